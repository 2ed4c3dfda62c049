/** The priority score: how ready a household is to book when its turn comes. It never changes the order. */

/** Points of each part, 100 together. Source: the design's rules (docs/queue.md). */
export const PRIORITY_POINTS = { documents: 40, plan: 20, household: 20, profile: 10, preferences: 10 } as const;
export type PriorityPart = keyof typeof PRIORITY_POINTS;
export const PRIORITY_PARTS = [
  "documents",
  "plan",
  "household",
  "profile",
  "preferences",
] as const satisfies PriorityPart[];

export interface QueueReadiness {
  /** The asker's own documents that are due now, and how many of them are verified. */
  readonly documents: { readonly due: number; readonly verified: number };
  /** Whether a saved payment plan covers the price. */
  readonly isPlanned: boolean;
  /** 0 to 1: how complete the household is on average. */
  readonly household: number;
  readonly isProfileComplete: boolean;
  readonly hasPreferences: boolean;
}

export interface Priority {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: Readonly<Record<PriorityPart, number>>;
}

/** Whole points a part, so that the score on the screen is the sum of its lines. */
export function priorityOf(readiness: QueueReadiness): Priority {
  const { documents, isPlanned, household, isProfileComplete, hasPreferences } = readiness;
  const shares: Record<PriorityPart, number> = {
    documents: documents.due === 0 ? 1 : documents.verified / documents.due,
    plan: Number(isPlanned),
    household,
    profile: Number(isProfileComplete),
    preferences: Number(hasPreferences),
  };
  const points = (part: PriorityPart) => Math.round(PRIORITY_POINTS[part] * Math.min(1, Math.max(0, shares[part])));
  const parts = {
    documents: points("documents"),
    plan: points("plan"),
    household: points("household"),
    profile: points("profile"),
    preferences: points("preferences"),
  };
  return { score: PRIORITY_PARTS.reduce((total, part) => total + parts[part], 0), parts };
}

/** How full the ring is, percent. Source: SPEC §9, Queue. */
export function ringFill(position: number): number {
  return Math.max(0, 100 - (position / 500) * 100);
}

/** Whether a local hour counts as peak. Source: SPEC §2, Queue dashboard. */
export function isPeakHour(hour: number): boolean {
  return hour >= 9 && hour <= 17;
}
