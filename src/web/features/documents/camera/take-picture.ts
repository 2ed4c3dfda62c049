/** The picture that the camera shows at this moment, whole: the reader finds the page in it. */

const QUALITY = 0.92;

export function pictureOf(video: HTMLVideoElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas;
}

/** Rejects when there is no picture yet. */
export async function jpegOf(picture: HTMLCanvasElement, name: string): Promise<File> {
  const jpeg = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, "image/jpeg", QUALITY));
  if (!jpeg) throw new Error("The camera shows nothing yet.");
  return new File([jpeg], name, { type: "image/jpeg" });
}
