// The pictures of the games. Boards are loaded when a table is opened, the small prints are always here.

import EmptyScene from "../parts/EmptyScene.svelte";
import type { GameClient, GameScene } from "./game";

const clients = import.meta.glob<GameClient>("../games/*/index.ts", { import: "default" });
const scenes = import.meta.glob<GameScene>("../games/*/scene.ts", { import: "default", eager: true });

const plain = (): Promise<GameClient> => import("../plain").then((module) => module.default);
const NO_SCENE: GameScene = { Scene: EmptyScene, sky: "--sky-home", icon: "board", minutes: 60 };

export function loadGame(id: string): Promise<GameClient> {
  const load = clients[`../games/${id}/index.ts`] ?? plain;
  return load();
}

export function sceneOf(id: string): GameScene {
  return scenes[`../games/${id}/scene.ts`] ?? NO_SCENE;
}
