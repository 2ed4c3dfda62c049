/** The places of a window for all who look on: one message a second, the same for everybody, as a frame and as a file. */
import { type WindowPlaces, windowPlaces } from "#contract/queue-places.ts";
import type { ServerFrame } from "#contract/realtime.ts";
import { JSON_TYPE, Prepared } from "#server/platform/http/answers/prepared.ts";
import { lineFacts } from "./present.ts";
import type { Standing, Standings } from "./standing.ts";

/** A cache before us may keep the file for so long. */
const FILE_SECONDS = 1;

interface Shared {
  readonly file: Prepared;
  /** The same as a message of the live channel. */
  readonly frame: Buffer;
}

export interface SharedPlaces {
  /** At most a second old; null where there is no such window. */
  of(windowId: string): Promise<Shared | null>;
}

export function sharedPlaces(standings: Standings): SharedPlaces {
  const made = new WeakMap<Standing, Shared>();
  return {
    async of(windowId) {
      const standing = await standings.of(windowId);
      if (!standing) return null;
      const known = made.get(standing) ?? shared(placesOf(standing));
      made.set(standing, known);
      return known;
    },
  };
}

function placesOf(standing: Standing): WindowPlaces {
  const { window, line, waiting } = standing;
  // Once it is over nobody waits, and all who did would have to be told as those who left.
  const left = window.state === "closed" ? "" : line.left;
  return windowPlaces.response.parse({
    ...{ windowId: window.id, windowState: window.state, waiting, left },
    ...{ lastRank: line.lastRank(), asOf: line.asOf },
    ...lineFacts(standing),
  });
}

function shared(data: WindowPlaces): Shared {
  const frame: ServerFrame = { type: "places_update", data };
  const file = new Prepared(JSON.stringify(data), JSON_TYPE, FILE_SECONDS);
  return { file, frame: Buffer.from(JSON.stringify(frame)) };
}
