/** Pictures of a package: how many, how large, and of which kinds. */

export const MAX_IMAGES = 12;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const LONGEST_ALT = 200;

/** Smaller ones would be blurred on the package's page; CSS pixels. */
export const LEAST_IMAGE = { width: 480, height: 320 };
/** More pixels are refused before they are unpacked. */
export const MOST_IMAGE_PIXELS = 40_000_000;
/** The longest side of what is kept. */
export const KEPT_SIDE = 1400;

export const IMAGE_KINDS = ["jpeg", "png", "webp"] as const;
