/** What an upload may be: limits against bombs and against pictures too small to read. */

/** Pixels a picture may declare; checked before anything is decoded. */
export const MOST_PIXELS = 50_000_000;

/** Pixels of the shorter side below which not even a strip with only the lines can be read. */
export const LEAST_SIDE = 40;

/** Longer side of the picture that is read and stored. */
export const STORED_SIDE = 3000;
