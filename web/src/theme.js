// Runs before the first paint, so that nobody who asked for night sees a flash of day.
(function () {
  var wanted = "system";
  try {
    wanted = JSON.parse(localStorage.getItem("chabudai.theme")) || wanted;
  } catch (error) {
    wanted = "system";
  }
  if (wanted === "system") wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
  document.documentElement.dataset.theme = wanted;
})();
