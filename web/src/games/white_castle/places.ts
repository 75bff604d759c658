// The board in words: bridges and gardens, the castle from the gate upwards, the yards, the season track.

import type { BoardPlace } from "../../lib/game";
import type { MenuEntry, Message, Player, Value } from "../../lib/protocol";
import { actionCardOf, bundleOf, keyOf, OUTSIDES, ROOMS, YARDS } from "./components";
import { atGate, COLOURS, diceOn, inGarden, inRoom, inYard, type Group } from "./facts";
import { dieKey, said } from "./names";
import { atWell, bundleWords } from "./phrases";
import type { BoardSpace, Colour, Garden, Room, View, Yard } from "./view";

const STEWARDS = ROOMS.filter(({ floor }) => floor === 1).map(({ id }) => id);
const DIPLOMATS = ROOMS.filter(({ floor }) => floor === 2).map(({ id }) => id);
const inWords = (bundle: string): Message => bundleWords(bundleOf(bundle));
const bridge = (colour: Colour): string => `bridge_${colour}`;

export function places(view: View): BoardPlace[] {
  return [
    ...COLOURS.map((colour) => bridgeTold(view, colour)),
    gateTold(view),
    ...ROOMS.map(({ id }) => roomTold(view, id)),
    daimyoTold(view),
    ...OUTSIDES.map(({ id }) => place(id, keyOf("space", id), diceThere(view, id), [])),
    place("well", "space-well", [...diceThere(view, "well"), told("gives", { what: atWell(view) })], []),
    ...YARDS.map(({ id }) => yardTold(view, id)),
    ...(Object.keys(view.gardens) as Garden[]).map((garden) => gardenTold(view, garden)),
    trackTold(view),
  ];
}

const place = (id: string, key: string, there: Message[], borders: string[]): BoardPlace => ({
  ...{ id, name: said(key), there, borders },
});

const told = (what: string, values: Record<string, Value>): Message => said(`board-told-${what}`, values);

function bridgeTold(view: View, colour: Colour): BoardPlace {
  const dice = diceOn(view, colour).map(dieKey);
  const gardens: Garden[] = [`${colour}_stone`, `${colour}_plant`];
  return place(bridge(colour), `board-told-bridge-${colour}`, dice.length > 0 ? [told("dice", { dice })] : [], gardens);
}

function diceThere(view: View, space: BoardSpace): Message[] {
  const dice = view.spaces[space].map(dieKey);
  return dice.length > 0 ? [told("dice", { dice })] : [];
}

function membersThere(groups: Group[]): Message[] {
  const who: Message[] = groups.map(({ seat, count }) => told("members", { who: { seat } satisfies Player, count }));
  return who.length > 0 ? [told("standing", { who })] : [];
}

const gateTold = (view: View): BoardPlace => place("gate", "origin-gate", membersThere(atGate(view)), STEWARDS);

function roomTold(view: View, room: Room): BoardPlace {
  const { card, tiles } = view.rooms[room];
  const blocks = card === null ? [] : actionCardOf(card).blocks.map(({ id }) => inWords(id));
  const there = [
    ...diceThere(view, room),
    ...(tiles.length > 0 ? [told("tiles", { tiles: tiles.map((tile) => keyOf("colour", tile)) })] : []),
    ...(blocks.length > 0 ? [told("card", { blocks })] : []),
    ...membersThere(inRoom(view, room)),
  ];
  const isSteward = STEWARDS.includes(room);
  return place(room, keyOf("space", room), there, isSteward ? ["gate", ...DIPLOMATS] : [...STEWARDS, "daimyo_room"]);
}

function daimyoTold(view: View): BoardPlace {
  const groups = view.clans.map(({ seat, daimyo }) => ({ seat, count: daimyo })).filter(({ count }) => count > 0);
  return place("daimyo_room", "space-daimyo-room", membersThere(groups), DIPLOMATS);
}

const yardTold = (view: View, yard: Yard): BoardPlace =>
  place(yard, keyOf("yard", yard), [
    ...view.yards[yard].map((tile) => told("gives", { what: [inWords(tile)] })),
    ...membersThere(inYard(view, yard)),
  ], []);

const gardenTold = (view: View, garden: Garden): BoardPlace =>
  place(
    garden,
    keyOf("garden", garden),
    [told("gives", { what: [inWords(view.gardens[garden])] }), ...membersThere(inGarden(view, garden))],
    [bridge(garden.split("_")[0] as Colour)],
  );

function trackTold(view: View): BoardPlace {
  const tokens = view.clans.map(({ seat, influence }) => told("token", { who: { seat }, space: influence }));
  return place("track", "board-told-track", [told("standing", { who: tokens })], []);
}

/** The place a choice is about; a die of a bridge is on that bridge. */
export function placeOf(entry: MenuEntry): string | null {
  const [verb, first = "", second = ""] = entry.action.split(" ");
  switch (verb) {
    case "take":
      return bridge(first as Colour);
    case "place":
    case "admit":
    case "train":
    case "tend":
    case "allot":
      return first;
    case "ascend":
      return second;
    case "audience":
      return "gate";
    default:
      return null;
  }
}
