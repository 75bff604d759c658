import type { GameScene } from "../../lib/game";
import Scene from "./Scene.svelte";
import "./colours.css";

export default { Scene, sky: "--sky-rising-sun", icon: "shrine", minutes: 120 } satisfies GameScene;
