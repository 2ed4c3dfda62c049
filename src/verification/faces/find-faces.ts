/** Where faces are in a picture, how sure that is, and which way they look. */
import sharp from "sharp";
import type { FoundFace, Frame } from "#domain/documents/seen/facts.ts";
import type { ColourPicture } from "../portrait/measure.ts";
import { type FaceCandidate, INPUT_SIDE, lookForFaces } from "./face-net.ts";
import { faceWeights } from "./weights.ts";

/** What scores less is nothing; scores of faces in drawn and printed portraits lie far above (docs/documents.md). */
const LEAST_SCORE = 0.3;
/** Two finds that share so much of their area are one face. */
const SAME_FACE = 0.3;
const MOST_FACES = 12;

/** The surest first. */
export async function findFaces(picture: ColourPicture): Promise<FoundFace[]> {
  const places = lookForFaces(faceWeights("blazeface"), await inputOf(picture)).filter(
    ({ score }) => score >= LEAST_SCORE,
  );
  const kept: FoundFace[] = [];
  for (const face of places.map((place) => faceOf(place, picture)).toSorted((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => shared(box, face.box) < SAME_FACE)) kept.push(face);
  }
  return kept.slice(0, MOST_FACES);
}

/** The whole picture in a square, black beside it. */
async function inputOf({ data, width, height, channels }: ColourPicture): Promise<Float32Array> {
  const bytes = await sharp(data, { raw: { width, height, channels: channels === 1 ? 1 : channels === 4 ? 4 : 3 } })
    .toColourspace("srgb")
    .removeAlpha()
    .resize(INPUT_SIDE, INPUT_SIDE, { fit: "contain", background: "#000000", kernel: "linear" })
    .raw()
    .toBuffer();
  return Float32Array.from(bytes, (value) => value / 127.5 - 1);
}

/** The points of a face in the order of the numbers, as the person in it sees them. */
type Points = Readonly<Record<"rightEye" | "leftEye" | "nose", { readonly x: number; readonly y: number }>>;

function faceOf({ x, y, score, numbers }: FaceCandidate, { width, height }: ColourPicture): FoundFace {
  const longest = Math.max(width, height);
  const unit = longest / INPUT_SIDE;
  const [beside, above] = [(longest - width) / 2, (longest - height) / 2];
  const across = (value: number) => (value * unit - beside) / width;
  const down = (value: number) => (value * unit - above) / height;
  const number = (at: number) => numbers[at] ?? 0;
  const [wide, tall] = [number(2), number(3)];
  const box = {
    x: across(x + number(0) - wide / 2),
    y: down(y + number(1) - tall / 2),
    width: (wide * unit) / width,
    height: (tall * unit) / height,
  };
  const point = (at: number) => ({ x: x + number(at), y: y + number(at + 1) });
  const points = { rightEye: point(4), leftEye: point(6), nose: point(8) };
  return { score: Math.round(score * 1000) / 1000, box: within(box), ...turnOf(points) };
}

/** How far the nose is from the middle of the eyes, in distances of the eyes, and the slope of the eyes in degrees. */
function turnOf({ rightEye, leftEye, nose }: Points): Pick<FoundFace, "turned" | "tilted"> {
  const [dx, dy] = [leftEye.x - rightEye.x, leftEye.y - rightEye.y];
  const distance = Math.max(1, Math.hypot(dx, dy));
  const [mx, my] = [(leftEye.x + rightEye.x) / 2, (leftEye.y + rightEye.y) / 2];
  const along = ((nose.x - mx) * dx + (nose.y - my) * dy) / distance;
  return {
    turned: Math.round((100 * Math.abs(along)) / distance) / 100,
    tilted: Math.round(Math.abs((Math.atan2(dy, dx) * 180) / Math.PI)),
  };
}

function within({ x, y, width, height }: Frame): Frame {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, foot] = [Math.min(1, x + width), Math.min(1, y + height)];
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, foot - top) };
}

/** Share of the area of two frames together that both cover. */
function shared(one: Frame, other: Frame): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, wide) * Math.max(0, tall);
  return both / Math.max(1e-9, one.width * one.height + other.width * other.height - both);
}
