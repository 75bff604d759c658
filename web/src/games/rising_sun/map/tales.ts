// What the others did meanwhile, marked on the map: a stroke along the way of pieces, numbers at the other deeds.

import { spread, type TaleMark } from "../../../board/tales";
import type { Tale } from "../../../lib/game";
import { crestOfClan } from "../clan/crests";
import { clanAt } from "../facts";
import { shrineBox } from "../kami/lay";
import { traceOf, type Trace } from "../last";
import type { View } from "../view";
import { LAY } from "./geometry";
import { between } from "./spots";

/** Room for a number. */
const ROOM = 34;

export function taleMarks(view: View, tales: readonly Tale[]): TaleMark[] {
  return spread(tales.flatMap((tale) => marksOf(view, tale)), ROOM);
}

function marksOf(view: View, { number, seat, lines }: Tale): TaleMark[] {
  const crest = crestOfClan(clanAt(view, seat));
  const traces = distinct(lines.flatMap(({ event }) => traceOf(event) ?? []).filter((trace) => trace.seat === seat));
  return traces.map((trace) => {
    if (trace.source && trace.province) {
      const { from, to } = between(trace.source, trace.province);
      return { number, crest, target: { ...to, radius: 4 }, tail: from };
    }
    return { number, crest, target: { ...spotOf(view, trace), radius: 18 }, tail: null };
  });
}

function spotOf(view: View, { province, kami }: Trace): { x: number; y: number } {
  if (!province) {
    const { x, y } = shrineBox(view.shrines.findIndex((shrine) => shrine.kami === kami));
    return { x: x + 16, y: y + 10 };
  }
  const { x, y, width } = LAY[province].stand;
  return { x: x + width - 12, y: y - 4 };
}

/** A place in which two things were done has one number. */
function distinct(traces: readonly Trace[]): Trace[] {
  const at = ({ province, kami, source }: Trace): string => `${source} ${province} ${kami}`;
  return traces.filter((trace, place) => traces.findIndex((each) => at(each) === at(trace)) === place);
}
