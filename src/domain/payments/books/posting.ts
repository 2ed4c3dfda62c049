/** Double entry: what a movement of money writes into the ledger. Every posting sums to zero. */

/**
 * `customer:<booking>`: below zero by what the pilgrim has paid; `operator:<operator>`: what came in by a gateway;
 * `direct:<operator>`: what the operator says it was paid by hand; `fees`: ours.
 */
type Account = `customer:${string}` | `operator:${string}` | `direct:${string}` | "fees";

export interface Entry {
  readonly account: Account;
  /** Minor units; below zero is what the account gave. Never 0. */
  readonly amountMinor: number;
}

export interface MoneyMovement {
  readonly bookingId: string;
  readonly operatorId: string;
  readonly amountMinor: number;
  /** Of the service fee: charged with a payment, given back with what is refunded. 0 for none. */
  readonly feeMinor: number;
}

type DirectMovement = Omit<MoneyMovement, "feeMinor">;

/** Money moves from one account to another; nothing when there is none. */
function transfer(from: Account, to: Account, amountMinor: number): Entry[] {
  if (amountMinor === 0) return [];
  return [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ];
}

/** The pilgrim pays the operator, and the operator the service fee. */
export function chargePosting({ bookingId, operatorId, amountMinor, feeMinor }: MoneyMovement): Entry[] {
  return [
    ...transfer(`customer:${bookingId}`, `operator:${operatorId}`, amountMinor),
    ...transfer(`operator:${operatorId}`, "fees", feeMinor),
  ];
}

/** The operator gives back, and we the fee that was charged for nothing. */
export function refundPosting({ bookingId, operatorId, amountMinor, feeMinor }: MoneyMovement): Entry[] {
  return [
    ...transfer(`operator:${operatorId}`, `customer:${bookingId}`, amountMinor),
    ...transfer("fees", `operator:${operatorId}`, feeMinor),
  ];
}

/** The pilgrim pays the operator without us: no fee is taken from money that we never see. */
export function directPosting({ bookingId, operatorId, amountMinor }: DirectMovement): Entry[] {
  return transfer(`customer:${bookingId}`, `direct:${operatorId}`, amountMinor);
}

/** The operator gives back by hand what it was paid by hand. */
export function directRefundPosting({ bookingId, operatorId, amountMinor }: DirectMovement): Entry[] {
  return transfer(`direct:${operatorId}`, `customer:${bookingId}`, amountMinor);
}

/**
 * The part of a charge's fee that comes back with `amountMinor` of it, after `returnedMinor` of it went back before: the
 * operator is charged for what it keeps. Rounded on the running sum, so that the whole fee is back with the whole charge.
 */
export function feeBack(
  charge: { readonly amountMinor: number; readonly feeMinor: number },
  returnedMinor: number,
  amountMinor: number,
): number {
  const upTo = (minor: number) => Math.floor((charge.feeMinor * minor) / charge.amountMinor + 0.5);
  return upTo(returnedMinor + amountMinor) - upTo(returnedMinor);
}
