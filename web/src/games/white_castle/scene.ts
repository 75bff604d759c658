import type { GameScene } from "../../lib/game";
import Scene from "./Scene.svelte";
import "./colours.css";

export default { Scene, sky: "--sky-white-castle", icon: "castle", minutes: 80 } satisfies GameScene;
