import type { GameScene } from "../../lib/game";
import { crests } from "./clan/crests";
import Scene from "./Scene.svelte";
import "./colours.css";

export default { Scene, sky: "--sky-rising-sun", icon: "shrine", minutes: 120, crests } satisfies GameScene;
