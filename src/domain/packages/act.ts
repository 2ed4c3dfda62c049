/** What a pilgrim can do with a package that has places left: the one answer of every place that has its button. */

export interface PackageFacts {
  readonly availableSlots: number;
  /** Sold through a queue: it asks for how many itself. */
  readonly isQueued: boolean;
  /** Not sold where the reader lives. */
  readonly isSoldElsewhere: boolean;
  /** How many of the reader's household travel. */
  readonly people: number;
}

/** `fewer`: places are left, and not for all; then some can be held, or all can wait. */
export type PackageAct =
  | { readonly kind: "book" }
  | { readonly kind: "fewer"; readonly seats: number }
  | { readonly kind: "nothing" };

export function packageActOf({ availableSlots, isQueued, isSoldElsewhere, people }: PackageFacts): PackageAct {
  if (isSoldElsewhere) return { kind: "nothing" };
  return !isQueued && availableSlots < people ? { kind: "fewer", seats: availableSlots } : { kind: "book" };
}
