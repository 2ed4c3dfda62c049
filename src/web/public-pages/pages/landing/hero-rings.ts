/** The hero's rings: the page draws them as a still, and the film (`scripts/films/film.ts`) lets the same ones turn. */
import type { RingPlan } from "#web/ui/motif/rings-model.ts";

/** In a drawing of 1000 units a side. */
export const HERO_RINGS: RingPlan = { seed: "landing", count: 21, inner: 66, gap: 21, spacing: 13 };
