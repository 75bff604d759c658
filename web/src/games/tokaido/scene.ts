import type { GameScene } from "../../lib/game";
import Scene from "./Scene.svelte";
import "./colours.css";

export default { Scene, sky: "--sky-tokaido", icon: "traveller", minutes: 35 } satisfies GameScene;
