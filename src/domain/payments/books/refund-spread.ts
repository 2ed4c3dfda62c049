/** From which charges of a booking a sum is given back. */

export interface OpenCharge {
  readonly id: string;
  /** Minor units of it that have not been given back, above 0. */
  readonly leftMinor: number;
}

export interface RefundShare {
  readonly chargeId: string;
  /** Above 0, at most what is left of the charge. */
  readonly amountMinor: number;
}

/** Shares that come to `amountMinor`, in the order of the charges; throws when more is asked for than is left. */
export function spreadRefund(charges: readonly OpenCharge[], amountMinor: number): RefundShare[] {
  const shares: RefundShare[] = [];
  let open = amountMinor;
  for (const { id, leftMinor } of charges) {
    const share = Math.min(open, leftMinor);
    if (share > 0) shares.push({ chargeId: id, amountMinor: share });
    open -= share;
  }
  if (open > 0) throw new Error(`${open} more than was paid would be given back`);
  return shares;
}
