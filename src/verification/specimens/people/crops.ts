/** Small pictures of real faces: those that the package of the face nets ships as a picture of its demonstration. */
import { join } from "node:path";
import sharp from "sharp";
import { faceOf, type PlacedMesh } from "../../faces/face-mesh.ts";
import { findFaces } from "../../faces/find-faces.ts";
import { packageFolder } from "../../faces/weights.ts";

/** Rows and columns of the sheet, and where its first picture lies. */
const SHEET = {
  rows: 6,
  columns: 18,
  left: 2,
  top: 283,
  across: 106.6,
  down: 112.25,
  width: 105,
  height: 106,
} as const;
const ENLARGED = 4;

/** By eye: sharp, open eyes, looking ahead, nothing before the face. */
export const RIGHT_CROPS = [
  0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 15, 17, 24, 29, 30, 34, 35, 37, 38, 39, 41, 42, 46, 47, 48, 50, 52, 53, 55, 56,
  57, 60, 61, 66, 67, 69, 70, 71, 73, 74, 75, 76, 77, 78, 80, 81, 82, 84, 85, 87, 88, 89, 91, 92, 94, 96, 97, 98, 99,
  100, 101, 102, 103, 105, 106, 107,
] as const;
/** By eye: brown skin; the others are lighter. */
export const BROWN_CROPS: readonly number[] = [29, 30, 34, 50, 55, 57, 75, 90, 94, 96, 98, 103, 105, 106];

export interface Crop {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly mesh: PlacedMesh;
}

const opened = new Map<number, Promise<Crop | null>>();

/** Enlarged four times; null where no face is found in it. Found once in each process. */
export function faceCrop(index: number): Promise<Crop | null> {
  const crop = opened.get(index) ?? openCrop(index);
  opened.set(index, crop);
  return crop;
}

async function openCrop(index: number): Promise<Crop | null> {
  const [row, column] = [Math.floor(index / SHEET.columns), index % SHEET.columns];
  const [width, height] = [SHEET.width * ENLARGED, SHEET.height * ENLARGED];
  const cut = sharp(join(packageFolder(), "assets", "screenshot-facematch.jpg"))
    .extract({
      left: Math.round(SHEET.left + column * SHEET.across),
      top: Math.round(SHEET.top + row * SHEET.down),
      width: SHEET.width,
      height: SHEET.height,
    })
    .resize(width, height, { kernel: "cubic" });
  const picture = { data: new Uint8Array(await cut.raw().toBuffer()), width, height, channels: 3 };
  const [face] = await findFaces(picture);
  if (!face) return null;
  return { jpeg: await cut.png({ compressionLevel: 0 }).toBuffer(), width, height, mesh: faceOf(picture, face) };
}
