/** Whether our books and the gateway's tell the same: payments, the ledger's postings, and what the gateway moved. */

export interface BookedMovement {
  readonly paymentId: string;
  readonly kind: "charge" | "refund";
  /** Minor units, above 0. */
  readonly amountMinor: number;
  readonly currency: string;
}

export const DIFFERENCES = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "ledger_differs",
  "account_differs",
  "unreadable",
  "refund_failed",
] as const;
/**
 * `missing_here`: the gateway moved money that we have not booked; `missing_there`: booked, but not moved; `amount_differs`:
 * in sum, currency or direction; `ledger_differs`: payment and posting disagree; `account_differs`: paid to another account;
 * `unreadable`: the gateway no longer lets us see what came of it; `refund_failed`: the gateway could not give money back.
 */
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** What staff write about a difference, characters. */
export const LONGEST_NOTE = 1000;

/** A sum with its currency on one side; null where that side knows nothing. */
interface Side {
  readonly minor: number;
  readonly currency: string;
}

export interface Difference {
  readonly paymentId: string;
  readonly kind: DifferenceKind;
  readonly ours: Side | null;
  readonly theirs: Side | null;
}

export interface Books {
  /** Completed payments. */
  readonly payments: readonly BookedMovement[];
  /** What the ledger posted for them. */
  readonly postings: readonly BookedMovement[];
  /** What the gateway moved. */
  readonly moved: readonly BookedMovement[];
}

/** Empty when all three agree; each payment in it at most once against the gateway and once against the ledger. */
export function differencesOf({ payments, postings, moved }: Books): Difference[] {
  return [
    ...compare(payments, moved, { absent: "missing_there", extra: "missing_here", other: "amount_differs" }),
    ...compare(payments, postings, { absent: "ledger_differs", extra: "ledger_differs", other: "ledger_differs" }),
  ];
}

interface Words {
  readonly absent: DifferenceKind;
  readonly extra: DifferenceKind;
  readonly other: DifferenceKind;
}

function compare(ours: readonly BookedMovement[], theirs: readonly BookedMovement[], words: Words): Difference[] {
  const there = new Map(theirs.map((movement) => [movement.paymentId, movement]));
  const here = new Map(ours.map((movement) => [movement.paymentId, movement]));
  const wrong = [...here.values()].flatMap((movement): Difference[] => {
    const { paymentId } = movement;
    const other = there.get(paymentId);
    if (!other) return [{ paymentId, kind: words.absent, ours: sideOf(movement), theirs: null }];
    if (isSame(movement, other)) return [];
    return [{ paymentId, kind: words.other, ours: sideOf(movement), theirs: sideOf(other) }];
  });
  const extra = [...there.values()].filter(({ paymentId }) => !here.has(paymentId));
  return [
    ...wrong,
    ...extra.map((movement) => {
      return { paymentId: movement.paymentId, kind: words.extra, ours: null, theirs: sideOf(movement) };
    }),
  ];
}

function isSame(a: BookedMovement, b: BookedMovement): boolean {
  return a.kind === b.kind && a.amountMinor === b.amountMinor && a.currency === b.currency;
}

function sideOf({ kind, amountMinor, currency }: BookedMovement): Side {
  return { minor: kind === "charge" ? amountMinor : -amountMinor, currency };
}
