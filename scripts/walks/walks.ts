/** Every walk by its letter. */

import { walkB } from "./couple-in-parts.ts";
import { walkF } from "./elder-in-urdu.ts";
import { walkA } from "./household-by-nusuk.ts";
import { walkC } from "./household-in-a-queue.ts";
import type { Walk } from "./walk.ts";

export const WALKS: Readonly<Record<string, Walk>> = { a: walkA, b: walkB, c: walkC, f: walkF };
