/** The rings behind the words of a night: the pages draw them as a still, and a film lets a beam of light run over them. */
import type { RingPlan } from "#web/ui/motif/rings-model.ts";

/** Fewer than in the landing's hero: what lies before them is what counts. In a drawing of 1000 units a side. */
export const GROUND_RINGS: Omit<RingPlan, "seed"> = { count: 16, inner: 90, gap: 27, spacing: 19 };
