/** Whether a face is on the page that machine-readable lines end: a page without one is no passport's. */

import { boxOf } from "../mrz/lines/zone-box.ts";
import type { ZoneReading } from "../mrz/zone-reading.ts";
import type { ColourPicture } from "../portrait/measure.ts";
import { findFaces } from "./find-faces.ts";

/** The page above the lines, as a share of their length: on a TD3 page 65 of 112 mm, and some room. */
const PAGE_HEIGHT = 0.72;
/** Pixels of the copy in which faces are looked for, across. */
const ACROSS = 480;
/** Of the length of the lines: the portrait of ICAO Doc 9303 takes about a sixth; patterns of a page are taken for larger ones. */
const FACE_WIDTH = { least: 0.05, most: 0.35 } as const;

/** The surest face's score, 0–1; 0: none was found. The page is turned as its lines are. */
export async function faceAbove(picture: ColourPicture, { readings }: ZoneReading): Promise<number> {
  const [first] = readings;
  const [left, right] = first ? boxOf(first, 0, first.count) : [];
  if (!left || !right) return 0;
  const faces = await findFaces(pageAbove(picture, left, right));
  const likely = faces.filter(({ box: { width } }) => width >= FACE_WIDTH.least && width <= FACE_WIDTH.most);
  return Math.max(0, ...likely.map(({ score }) => score));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A level copy of what lies above the upper line; black where the picture ends. */
export function pageAbove(picture: ColourPicture, left: Point, right: Point): ColourPicture {
  const tall = Math.round(ACROSS * PAGE_HEIGHT);
  const [dx, dy] = [(right.x - left.x) / ACROSS, (right.y - left.y) / ACROSS];
  const data = new Uint8Array(ACROSS * tall * 3);
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const above = tall - row;
      const from = { x: left.x + dx * column + dy * above, y: left.y + dy * column - dx * above };
      copyPixel(picture, from, data, (row * ACROSS + column) * 3);
    }
  }
  return { data, width: ACROSS, height: tall, channels: 3 };
}

function copyPixel({ data, width, height, channels }: ColourPicture, from: Point, into: Uint8Array, at: number): void {
  const [x, y] = [Math.round(from.x), Math.round(from.y)];
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const pixel = (y * width + x) * channels;
  for (let channel = 0; channel < 3; channel += 1) {
    into[at + channel] = data[pixel + (channels < 3 ? 0 : channel)] ?? 0;
  }
}
