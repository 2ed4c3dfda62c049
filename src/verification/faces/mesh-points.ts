/** Numbers of MediaPipe's face mesh that mean something. Source: the canonical face model of MediaPipe. */
import type { Point } from "../picture/gray.ts";

/** Around the face, clockwise from the middle of the hairline. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Corners of the eyes; right and left are the person's own. */
const RIGHT_EYE = [33, 133] as const;
const LEFT_EYE = [362, 263] as const;

export function rightEye(points: readonly Point[]): Point {
  return middleOf(points, RIGHT_EYE);
}

export function leftEye(points: readonly Point[]): Point {
  return middleOf(points, LEFT_EYE);
}

function middleOf(points: readonly Point[], [one, other]: readonly [number, number]): Point {
  const [a, b] = [points[one] ?? { x: 0, y: 0 }, points[other] ?? { x: 0, y: 0 }];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
