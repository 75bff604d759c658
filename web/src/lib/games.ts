// The pictures of the games. Boards are loaded when a table is opened and those of the rules with their page; the small
// prints are always here.

import EmptyScene from "../parts/EmptyScene.svelte";
import type { GameClient, GameLearning, GameScene } from "./game";

const clients = import.meta.glob<GameClient>("../games/*/index.ts", { import: "default" });
const learnings = import.meta.glob<GameLearning>("../games/*/learning/index.ts", { import: "default" });
const scenes = import.meta.glob<GameScene>("../games/*/scene.ts", { import: "default", eager: true });

const plain = (): Promise<GameClient> => import("../plain").then((module) => module.default);
const NO_SCENE: GameScene = { Scene: EmptyScene, sky: "--sky-home", icon: "board", minutes: 60 };

export function loadGame(id: string): Promise<GameClient> {
  const load = clients[`../games/${id}/index.ts`] ?? plain;
  return load();
}

/** The pictures of the page of the rules; a game may have none. */
export async function loadLearning(id: string): Promise<GameLearning | null> {
  return (await learnings[`../games/${id}/learning/index.ts`]?.()) ?? null;
}

export function sceneOf(id: string): GameScene {
  return scenes[`../games/${id}/scene.ts`] ?? NO_SCENE;
}
