/** Every walk by its letter. */
import { walkB } from "./couple-in-parts.ts";
import { walkA } from "./household-by-nusuk.ts";
import type { Walk } from "./walk.ts";

export const WALKS: Readonly<Record<string, Walk>> = { a: walkA, b: walkB };
