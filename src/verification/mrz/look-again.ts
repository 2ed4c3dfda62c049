/** Another look at lines that were found and not trusted, where words printed across may be in the way. */
import { flattened } from "../picture/flattened.ts";
import type { Gray } from "../picture/gray.ts";
import { averagedReading, readAgain } from "./lines/read-again.ts";
import { boxOf } from "./lines/zone-box.ts";
import type { Net } from "./net/net.ts";
import { likeliest, type ZoneReading, zoneOf } from "./zone-reading.ts";

/** Half the breadth of a letter's strokes and the gap beside them, in characters. */
const STROKE_REACH = 0.28;

/**
 * Words printed across, in colour or in grey, may be all that was in the way: the lines are read again with colours
 * faded and with the ground taken out, together with the first reading and alone.
 */
export function lookAgain(net: Net, picture: Gray, faded: Gray | null, found: ZoneReading): ZoneReading {
  const looks = [...(faded ? [faded] : []), withoutGround(faded ?? picture, found)];
  const zones: ZoneReading[] = [];
  for (const look of looks) {
    const again = found.readings.map((reading) => readAgain(net, look, reading));
    const both = again.map((reading, i) => averagedReading(found.readings[i] ?? reading, reading));
    zones.push(...[both, again].flatMap((readings) => zoneOf(found.decoded.layout, readings)));
    const trusted = zones.find(({ doubts }) => doubts.length === 0);
    if (trusted) return trusted;
  }
  return likeliest([found, ...zones]) ?? found;
}

function withoutGround(picture: Gray, { readings }: ZoneReading): Gray {
  const corners = readings.flatMap((reading) => boxOf(reading, -1, reading.count + 1));
  const room = Math.max(...readings.map(({ line }) => line.capHeight));
  const [x, y] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const piece = {
    ...{ left: Math.floor(Math.min(...x) - room), right: Math.ceil(Math.max(...x) + room) },
    ...{ top: Math.floor(Math.min(...y) - room), foot: Math.ceil(Math.max(...y) + room) },
  };
  return flattened(picture, piece, Math.max(1, Math.round(STROKE_REACH * (readings[0]?.grid.pitch ?? 1))));
}
