// Which choices of the menu can be made by pressing something on the board, and where it lies.

import { gathered } from "../../../board/aim";
import { framed, type Box, type Frame } from "../../../board/draw";
import type { MenuEntry } from "../../../lib/protocol";
import { BARRIERS, OUTSIDES } from "../components";
import type { BoardSpace, Colour, End, Garden, Room, Row, View, Yard } from "../view";
import * as lay from "./lay";

export interface Aim {
  /** What is pressed. */
  key: string;
  frame: Frame;
  /** How far outside it a press meets nothing else. */
  room?: number;
  /** All choices that lead there, in menu order. */
  entries: MenuEntry[];
}

type Thing = Omit<Aim, "entries">;

const thing = (key: string, box: Box | null, rx = 6, by = 1): Thing | null =>
  box && { key, frame: framed(box, by, rx) };

export function aimsOf(view: View, menu: readonly MenuEntry[]): Aim[] {
  return gathered(menu, (entry) => thingOf(view, entry, menu), ({ key }) => key);
}

function thingOf(view: View, entry: MenuEntry, menu: readonly MenuEntry[]): Thing | null {
  const [verb, first = "", second = ""] = entry.action.split(" ");
  switch (verb) {
    case "take":
      return endThing(view, first as Colour, second as End);
    case "place":
      return spaceThing(first);
    case "ascend":
      return second === "daimyo_room" ? thing(second, lay.DAIMYO_CARD) : thing(second, lay.ROOM_BOX[second as Room]);
    case "admit":
      return thing(first, lay.ROOM_BOX[first as Room] ?? null);
    case "audience":
      return thing("gate", lay.GATE, 8, -2);
    case "train":
      return thing(first, lay.YARD_BOX[first as Yard]);
    case "tend":
    case "allot":
      return thing(first, lay.gardenBox(first as Garden));
    case "cross":
      return barrierThing(view);
    case "perform":
      return bundleThing(view, first, menu);
    default:
      return null;
  }
}

/** An end of a bridge without a die is nothing to press. */
function endThing(view: View, colour: Colour, end: End): Thing | null {
  if (view.bridges[colour][end] === null) return null;
  return { key: `${colour} ${end}`, frame: lay.bridgeEnd(colour, end), room: 9 };
}

/** Rows of a domain are spaces too, but lie in the tray. */
function spaceThing(space: string): Thing | null {
  if (space === "well") return thing(space, lay.WELL_BOX);
  const room = lay.ROOM_BOX[space as Room] ?? lay.OUTSIDE_BOX[space as "outside_1"];
  return room === undefined ? null : thing(space, room);
}

function barrierThing(view: View): Thing | null {
  const at = view.clans[view.seat ?? 0]?.influence ?? 0;
  const barrier = BARRIERS.find(({ enter }) => enter > at);
  return barrier ? { key: `barrier ${barrier.enter}`, frame: lay.beyondBarrier(barrier.enter) } : null;
}

function bundleThing(view: View, bundle: string, menu: readonly MenuEntry[]): Thing | null {
  if (bundle === "well") return thing(bundle, lay.WELL_BOX);
  const box =
    blockBox(view, bundle) ??
    slotBox(view, bundle) ??
    gardenAction(view, bundle) ??
    tileBox(view, bundle) ??
    outsideBox(view, bundle, menu);
  return thing(bundle, box, 5);
}

function blockBox(view: View, bundle: string): Box | null {
  const card = bundle.split(".")[0];
  const room = (Object.keys(view.rooms) as Room[]).find((each) => view.rooms[each].card === card);
  return room && card ? lay.blockIn(room, card, bundle) : null;
}

function slotBox(view: View, bundle: string): Box | null {
  const [card, place] = bundle.split(".");
  return card === view.daimyo.card ? lay.daimyoSlot(Number(place) - 1) : null;
}

function gardenAction(view: View, bundle: string): Box | null {
  const garden = (Object.keys(view.gardens) as Garden[]).find((each) => view.gardens[each] === bundle);
  return garden ? lay.gardenAction(lay.gardenBox(garden)) : null;
}

function tileBox(view: View, bundle: string): Box | null {
  for (const [yard, tiles] of Object.entries(view.yards) as [Yard, string[]][]) {
    const place = tiles.indexOf(bundle);
    if (place >= 0) return lay.yardTile(lay.YARD_BOX[yard], place, tiles.length);
  }
  return null;
}

/** Both places outside the walls have courtiers: the dice on them, or the other choice, tell which one is meant. */
function outsideBox(view: View, bundle: string, menu: readonly MenuEntry[]): Box | null {
  const asked = new Set(menu.map((entry) => entry.action));
  const used = OUTSIDES.filter(({ id, options }) => options.includes(bundle as Row) && view.spaces[id].length > 0);
  const both = used.filter(({ options }) => options.every((option) => asked.has(`perform ${option}`)));
  const place = used.length > 1 ? both[0] : used[0];
  return place ? lay.outsideAction(lay.OUTSIDE_BOX[place.id], place.options.indexOf(bundle as Row)) : null;
}

const SPACES: readonly BoardSpace[] = [
  "steward_1",
  "steward_2",
  "steward_3",
  "diplomat_1",
  "diplomat_2",
  "outside_1",
  "outside_2",
  "well",
];

/** The action by which something on the board that is not among the choices could have been chosen. */
export function couldHaveBeen(pressed: string, menu: readonly MenuEntry[]): string | null {
  const verbs = new Set(menu.map((entry) => entry.action.split(" ")[0] ?? ""));
  const verb = VERBS.find(([each, takes]) => verbs.has(each) && takes(pressed))?.[0];
  return verb ? `${verb} ${pressed}` : null;
}

const isGarden = (name: string): boolean => /_(stone|plant)$/.test(name);
const isSpace = (name: string): boolean => (SPACES as readonly string[]).includes(name);
const VERBS: readonly [string, (pressed: string) => boolean][] = [
  ["place", isSpace],
  ["admit", (name) => name in lay.ROOM_BOX],
  ["train", (name) => name in lay.YARD_BOX],
  ["tend", isGarden],
  ["allot", isGarden],
];
