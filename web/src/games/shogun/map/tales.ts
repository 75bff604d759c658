// What the others did meanwhile, marked on the map: a stroke along the way of armies, numbers at the other deeds.

import { spread, type TaleMark } from "../../../board/tales";
import type { Tale } from "../../../lib/game";
import { traceOf, type Trace } from "../last";
import { perchOf } from "./perches";
import { between } from "./ways";

/** Room for a number. */
const ROOM = 34;

export function taleMarks(tales: readonly Tale[]): TaleMark[] {
  return spread(tales.flatMap(marksOf), ROOM);
}

function marksOf({ number, seat, lines }: Tale): TaleMark[] {
  const traces = distinct(lines.flatMap(({ event }) => traceOf(event) ?? []).filter((trace) => trace.seat === seat));
  return traces.map(({ province, source }) => {
    if (source) {
      const { from, to } = between(source, province);
      return { number, crest: seat, target: { ...to, radius: 4 }, tail: from };
    }
    return { number, crest: seat, target: { ...perchOf(province), radius: 18 }, tail: null };
  });
}

/** A province in which two things were done has one number. */
function distinct(traces: readonly Trace[]): Trace[] {
  const at = ({ province, source }: Trace): string => `${source} ${province}`;
  return traces.filter((trace, place) => traces.findIndex((each) => at(each) === at(trace)) === place);
}
