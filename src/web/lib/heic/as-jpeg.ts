/** A phone's HEIC picture as JPEG; every other file as it is. */
import type { DecodedPicture } from "./heic.worker.ts";
import { HeicUnreadable } from "./heic-unreadable.ts";
import { HEIC_HEAD_BYTES, isHeic } from "./is-heic.ts";

const QUALITY = 0.92;
/** Pixels of the longer side: more than the reader keeps, and always below the limit of an upload. */
const LONGEST_SIDE = 4000;
/** An old phone takes half a minute for a large picture; past this nobody waits. */
const LONGEST_WAIT_MS = 90_000;

/** Rejects with `HeicUnreadable`. */
export async function asUploadable(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer());
  if (!isHeic(head)) return file;
  const jpeg = await drawJpeg(await decode(file));
  return new File([jpeg], `${file.name.replace(/\.hei[cf]$/i, "")}.jpg`, { type: "image/jpeg" });
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    const { pixels, width, height } = await decodeByLibrary(await file.arrayBuffer());
    return createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), width, height));
  }
}

/** The library is fetched only now: most browsers of phones never need it. */
function decodeByLibrary(bytes: ArrayBuffer): Promise<DecodedPicture> {
  const worker = new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });
  return new Promise<DecodedPicture>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DecodedPicture | null>) =>
      data ? resolve(data) : reject(new HeicUnreadable());
    worker.onerror = () => reject(new HeicUnreadable());
    setTimeout(() => reject(new HeicUnreadable()), LONGEST_WAIT_MS);
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

function drawJpeg(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
