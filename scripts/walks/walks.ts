/** Every walk by its letter. */

import { walkB } from "./stories/couple-in-parts.ts";
import { walkF } from "./stories/elder-in-urdu.ts";
import { walkA } from "./stories/household-by-nusuk.ts";
import { walkC } from "./stories/household-in-a-queue.ts";
import type { Walk } from "./walk.ts";

export const WALKS: Readonly<Record<string, Walk>> = { a: walkA, b: walkB, c: walkC, f: walkF };
