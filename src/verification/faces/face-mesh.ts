/** The points of one face on the picture, and a level copy of it in which every face lies alike. */
import type { FoundFace } from "#domain/documents/seen/facts.ts";
import type { Point } from "../picture/gray.ts";
import type { ColourPicture } from "../portrait/measure.ts";
import { MESH_SIDE, meshOf } from "./mesh-net.ts";
import { leftEye, rightEye } from "./mesh-points.ts";
import { faceWeights } from "./weights.ts";

export interface PlacedMesh {
  /** In pixels of the picture, by the numbers of MediaPipe's mesh. */
  readonly points: readonly Point[];
  /** 0–1: a face is there. */
  readonly present: number;
}

/** The net was trained on squares this much larger than the face. */
const AROUND = 1.5;

export function faceOf(picture: ColourPicture, { box }: Pick<FoundFace, "box">): PlacedMesh {
  const { width, height } = picture;
  const side = AROUND * Math.max(box.width * width, box.height * height);
  const origin = { x: (box.x + box.width / 2) * width - side / 2, y: (box.y + box.height / 2) * height - side / 2 };
  const step = side / MESH_SIDE;
  const pixels = cutColour(picture, { origin, across: { x: step, y: 0 }, width: MESH_SIDE, height: MESH_SIDE });
  const { points, present } = meshOf(
    faceWeights("facemesh"),
    pixels.map((value) => value / 255),
  );
  return { points: points.map(({ x, y }) => ({ x: origin.x + x * step, y: origin.y + y * step })), present };
}

/** Pixels between the eyes of a level face, and how far below the top they lie. */
export const LEVEL = { apart: 56, eyes: 80 } as const;

/** Level and always as large: the eyes at the same places. */
export function levelFace(picture: ColourPicture, { points }: Pick<PlacedMesh, "points">): ColourPicture {
  const [right, left] = [rightEye(points), leftEye(points)];
  const across = { x: (left.x - right.x) / LEVEL.apart, y: (left.y - right.y) / LEVEL.apart };
  const [i, j] = [MESH_SIDE / 2, LEVEL.eyes];
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const origin = { x: middle.x - i * across.x + j * across.y, y: middle.y - i * across.y - j * across.x };
  const data = cutColour(picture, { origin, across, width: MESH_SIDE, height: MESH_SIDE });
  return { data: Uint8Array.from(data), width: MESH_SIDE, height: MESH_SIDE, channels: 3 };
}

interface Cut {
  readonly origin: Point;
  /** One pixel of the answer, on the picture; down is a quarter clockwise of it. */
  readonly across: Point;
  readonly width: number;
  readonly height: number;
}

/** Red, green and blue of a turned rectangle; averaged where the picture is finer than the answer; black outside. */
export function cutColour(picture: ColourPicture, { origin, across, width, height }: Cut): Float32Array {
  const answer = new Float32Array(width * height * 3);
  const fine = Math.max(1, Math.min(6, Math.round(Math.hypot(across.x, across.y))));
  const share = 1 / (fine * fine);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      for (let part = 0; part < fine * fine; part += 1) {
        const i = column + ((part % fine) + 0.5) / fine;
        const j = row + (Math.floor(part / fine) + 0.5) / fine;
        const x = origin.x + i * across.x - j * across.y;
        const y = origin.y + i * across.y + j * across.x;
        addPixel(picture, { x, y }, answer, (row * width + column) * 3, share);
      }
    }
  }
  return answer;
}

function addPixel(
  { data, width, height, channels }: ColourPicture,
  at: Point,
  into: Float32Array,
  to: number,
  share: number,
) {
  const [px, py] = [at.x - 0.5, at.y - 0.5];
  if (px < -0.5 || py < -0.5 || px > width - 0.5 || py > height - 0.5) return;
  const [left, top] = [Math.max(0, Math.floor(px)), Math.max(0, Math.floor(py))];
  const [right, foot] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [fx, fy] = [Math.max(0, px - left), Math.max(0, py - top)];
  for (let channel = 0; channel < 3; channel += 1) {
    const from = channels < 3 ? 0 : channel;
    const value = (x: number, y: number) => data[(y * width + x) * channels + from] ?? 0;
    const upper = value(left, top) * (1 - fx) + value(right, top) * fx;
    const lower = value(left, foot) * (1 - fx) + value(right, foot) * fx;
    into[to + channel] = (into[to + channel] ?? 0) + share * (upper + fy * (lower - upper));
  }
}
