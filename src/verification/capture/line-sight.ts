/** What a camera's picture shows of machine-readable lines: quick enough to tell whoever holds the page while they hold it. */
import { causeOf } from "#domain/documents/lines/capture.ts";
import type { Edge } from "#domain/documents/seen/facts.ts";
import type { Box } from "#domain/documents/verdicts/finding.ts";
import { boxOf } from "../mrz/lines/zone-box.ts";
import type { Net } from "../mrz/net/net.ts";
import { readZone } from "../mrz/read-zone.ts";
import type { Gray } from "../picture/gray.ts";
import { measureCapture } from "./capture.ts";

export interface LineSight {
  /** `read`: beyond doubt, as a verdict asks it; `cut` at an edge and `small`: why not; `seen`: there, for some other reason not. */
  readonly state: "read" | "cut" | "small" | "seen" | "none";
  /** The edge at which the lines run out of the picture. */
  readonly edge: Edge | null;
  /** The corners of each line, in pixels of the picture. */
  readonly boxes: readonly Box[];
  /** Mean log probability of its characters: the higher, the clearer. */
  readonly score: number;
}

/** Milliseconds after which the search begins no further attempt: almost level pages are found within them. */
const SEARCH_MS = 400;
const NOTHING: LineSight = { state: "none", edge: null, boxes: [], score: Number.NEGATIVE_INFINITY };

/** `now`: milliseconds from any fixed moment. */
export function lineSightOf(net: Net, picture: Gray, now: () => number): LineSight {
  const found = readZone(net, picture, { searchMs: SEARCH_MS, now });
  const { zone, nearest } = found;
  if (zone?.doubts.length === 0) {
    const boxes = zone.readings.map((reading) => boxOf(reading, 0, reading.count));
    return { state: "read", edge: null, boxes, score: zone.score };
  }
  if (!nearest) return NOTHING;
  const capture = measureCapture(net, picture, found);
  const { cause } = causeOf(capture).evidence;
  const state = cause === "cut" || cause === "small" ? cause : "seen";
  const { main } = nearest;
  return { state, edge: capture.cut, boxes: [boxOf(main, 0, main.count)], score: main.score };
}
