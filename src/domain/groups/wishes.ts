/** Pairs of people whom the operator keeps together or apart. */

export const WISH_KINDS = ["together", "apart"] as const;
export type WishKind = (typeof WISH_KINDS)[number];

export interface PairWish {
  readonly kind: WishKind;
  readonly travellerIds: readonly [string, string];
}

/** Whether two of these people are to be kept apart. */
export function holdsApart(ids: readonly string[], wishes: readonly PairWish[]): boolean {
  return wishes.some(
    ({ kind, travellerIds: [one, other] }) => kind === "apart" && ids.includes(one) && ids.includes(other),
  );
}
