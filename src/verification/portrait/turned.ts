/** A colour picture by quarters of a turn, and places on it back on the picture as it lay. */
import type { Frame, Rotation } from "#domain/documents/seen/facts.ts";
import type { ColourPicture } from "./measure.ts";

export function turnedClockwise(picture: ColourPicture, turn: Exclude<Rotation, 0>): ColourPicture {
  const { data, width, height, channels } = picture;
  const [across, down] = turn === 180 ? [width, height] : [height, width];
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const from = placeBefore(turn, { x, y }, { width, height });
      const at = (from.y * width + from.x) * channels;
      turned.set(data.subarray(at, at + channels), (y * across + x) * channels);
    }
  }
  return { data: turned, width: across, height: down, channels };
}

function placeBefore(
  turn: Exclude<Rotation, 0>,
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  if (turn === 180) return { x: width - 1 - x, y: height - 1 - y };
  return turn === 90 ? { x: y, y: height - 1 - x } : { x: width - 1 - y, y: x };
}

/** A frame on the picture that was turned, as it lies on the picture before. */
export function turnedFrame({ x, y, width, height }: Frame, turn: Rotation): Frame {
  if (turn === 0) return { x, y, width, height };
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  return turn === 90
    ? { x: y, y: 1 - x - width, width: height, height: width }
    : { x: 1 - y - height, y: x, width: height, height: width };
}
