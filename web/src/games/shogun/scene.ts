import type { GameScene } from "../../lib/game";
import Scene from "./Scene.svelte";
import "./colours.css";

export default { Scene, sky: "--sky-shogun", icon: "tower", minutes: 150 } satisfies GameScene;
