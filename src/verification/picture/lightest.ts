/** The lightest of red, green and blue at each place: words and patterns in colour fade, black letters stay. */
import type { ColourPicture } from "../portrait/measure.ts";
import type { Gray } from "./gray.ts";

/** Null for a picture without colours. */
export function lightest({ width, height, channels, data }: ColourPicture): Gray | null {
  if (channels < 3) return null;
  const light = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < light.length; i++, at += channels) {
    light[i] = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return { width, height, data: light };
}
