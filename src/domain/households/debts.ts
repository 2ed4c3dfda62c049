/** Who owes whom of what has been laid out for a journey. */
import { divide, type MemberPart } from "./shares.ts";

export interface Debt {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/** What members have laid out for all, owed back in proportion to the parts: to the penny, and whoever bore their part owes nothing. */
export function owedAmong(laidOut: readonly MemberPart[], parts: readonly MemberPart[]): Debt[] {
  const borne = divide(
    laidOut.reduce((sum, { minor }) => sum + minor, 0),
    parts.map(({ minor }) => minor),
  );
  const balances = parts.map(({ memberId }, at) => ({
    memberId,
    minor: laidOut.reduce((sum, one) => sum + (one.memberId === memberId ? one.minor : 0), -(borne[at] ?? 0)),
  }));
  const lenders = balances.filter(({ minor }) => minor > 0);
  return balances.flatMap(({ memberId: from, minor }) => {
    let open = -minor;
    return lenders.flatMap((lender) => {
      const paid = Math.min(open, lender.minor);
      if (paid <= 0) return [];
      open -= paid;
      lender.minor -= paid;
      return [{ from, to: lender.memberId, minor: paid }];
    });
  });
}
