/** The two ways in which a place of Hajj is sold. */

export const CHANNELS = ["nusuk", "operator"] as const;
/** Who sells: the official platform, or the licensed operator itself (docs/sources.md#channels). */
export type Channel = (typeof CHANNELS)[number];
