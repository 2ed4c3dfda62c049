/** A camera that holds one picture: Chromium plays a film of it in place of a real one. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const FOLDER = "test-results";
const SIZE = { width: 1600, height: 1200 } as const;
/** The page as wide as a person holds it into the frame. */
const PAGE_WIDTH = 1360;
/** The player starts again at the end. */
const FRAMES = 6;

/** Launch arguments of a browser whose camera shows the page on a table, and may be used without a question. */
export async function cameraShowing(page: Buffer): Promise<string[]> {
  const scan = await sharp(page).resize({ width: PAGE_WIDTH }).toBuffer();
  const frame = await sharp({ create: { ...SIZE, channels: 3, background: "#6d5a48" } })
    .composite([{ input: scan }])
    .jpeg({ quality: 85, chromaSubsampling: "4:2:0" })
    .toBuffer();
  mkdirSync(FOLDER, { recursive: true });
  const film = join(FOLDER, "camera.mjpeg");
  writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ];
}
