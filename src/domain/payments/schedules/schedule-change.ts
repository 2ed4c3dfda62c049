/** What becomes of a payment schedule when the price changes: its dates stay, its last amounts carry the difference. */

/** The same schedule for another price: the last amount grows, or amounts shrink from the last one on and end when nothing is left. */
export function stretched<Amount extends { readonly amountMinor: number }>(
  schedule: readonly Amount[],
  totalMinor: number,
): Amount[] {
  let left = totalMinor;
  const kept = schedule.flatMap((amount, index) => {
    const isLast = index === schedule.length - 1;
    const amountMinor = isLast ? left : Math.min(left, amount.amountMinor);
    left -= amountMinor;
    return amountMinor > 0 ? [{ ...amount, amountMinor }] : [];
  });
  return kept;
}
