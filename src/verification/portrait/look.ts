/** Looks at a portrait: the way up, its faces, and what is before the one face that is large enough. */
import type { FaceLook, FoundFace, Frame, PortraitFacts, Rotation } from "#domain/documents/seen/facts.ts";
import { faceOf, levelFace, type PlacedMesh } from "../faces/face-mesh.ts";
import { findFaces } from "../faces/find-faces.ts";
import { looksOf, meshOfLevel } from "../faces/looks.ts";
import { OVAL } from "../faces/mesh-points.ts";
import { type ColourPicture, measurePortrait } from "./measure.ts";
import { rimsOf } from "./rims.ts";
import { evennessOf, huesOf } from "./tones.ts";
import { turnedClockwise, turnedFrame } from "./turned.ts";

/** A face that surely stands upright: one upside down or aside is often found, too, but its points lie badly. */
const SURELY = { score: 0.7, tilted: 25, present: 0.95 } as const;
/** Share of the picture's height that a face needs to be looked at. */
const LEAST_HEIGHT = 0.1;

/** Frames are those of the picture as it lies; ground and figure are measured with the face upright. */
export async function lookAtPortrait(picture: ColourPicture): Promise<PortraitFacts> {
  const { turn, turned, faces, mesh } = await findUpright(picture);
  const frame = mesh && frameOf(mesh, turned);
  const measured = measurePortrait(turned, frame);
  const back = (one: Frame) => turnedFrame(one, turn);
  return {
    ground: measured.ground,
    figure: measured.figure && back(measured.figure),
    faces: faces.map((one) => ({ ...one, box: back(one.box) })),
    turn,
    look: mesh && frame && lookOf(turned, mesh, frame),
  };
}

interface Seen {
  readonly turn: Rotation;
  readonly turned: ColourPicture;
  readonly faces: FoundFace[];
  /** Of the surest face, where it is large enough. */
  readonly mesh: PlacedMesh | null;
}

/** The first way up in which a face surely stands upright, else the picture as it lies. */
async function findUpright(picture: ColourPicture): Promise<Seen> {
  const asItLies = await seenIn(picture, 0);
  if (isSurelyUpright(asItLies)) return asItLies;
  for (const turn of [180, 90, 270] as const) {
    const other = await seenIn(turnedClockwise(picture, turn), turn);
    if (isSurelyUpright(other)) return other;
  }
  return asItLies;
}

async function seenIn(turned: ColourPicture, turn: Rotation): Promise<Seen> {
  const faces = await findFaces(turned);
  const [face] = faces;
  return { turn, turned, faces, mesh: face && face.box.height >= LEAST_HEIGHT ? faceOf(turned, face) : null };
}

function isSurelyUpright({ faces: [face], mesh }: Seen): boolean {
  if (!face || !mesh || mesh.present < SURELY.present) return false;
  return face.score >= SURELY.score && face.tilted <= SURELY.tilted;
}

function frameOf({ points }: PlacedMesh, { width, height }: ColourPicture): Frame {
  const oval = OVAL.map((at) => points[at] ?? { x: 0, y: 0 });
  const [xs, ys] = [oval.map(({ x }) => x / width), oval.map(({ y }) => y / height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function lookOf(picture: ColourPicture, mesh: PlacedMesh, frame: Frame): FaceLook {
  const level = levelFace(picture, mesh);
  const seen = meshOfLevel(level);
  const present = Math.min(mesh.present, seen.present);
  return {
    present: Math.round(100 * present) / 100,
    ...looksOf(seen),
    rims: rimsOf(level),
    hues: huesOf(level),
    even: evennessOf(level),
    frame,
  };
}
