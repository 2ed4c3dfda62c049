/** Who bears how much of a sum, to the penny, within what each can bear. */
import { divide } from "#domain/households/shares.ts";
import type { Member, SplitMode } from "./problem.ts";

/**
 * In the order of the members; sums to `minor`. `equal`: the same for each who pays at all; `by_share`: by weight;
 * `by_ability`: in proportion to the most that each can bear. Nobody gets more than that: what is over goes to the others.
 * Null when together they cannot bear it.
 */
export function splitBetween(minor: number, members: readonly Member[], mode: SplitMode): number[] | null {
  return sharedOut(minor, members, mode, divide);
}

/** The same before pennies are shared out: equals have the same. For proportions alone. */
export function exactShares(minor: number, members: readonly Member[], mode: SplitMode): number[] | null {
  return sharedOut(minor, members, mode, (whole, weights) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (whole * weight) / all);
  });
}

function sharedOut(
  minor: number,
  members: readonly Member[],
  mode: SplitMode,
  divided: (minor: number, weights: readonly number[]) => number[],
): number[] | null {
  const weights = weightsOf(members, mode);
  const shares = members.map(() => 0);
  let open = members.map((_, at) => at).filter((at) => (weights[at] ?? 0) > 0);
  for (let rest = minor; open.length > 0; ) {
    const wanted = divided(
      rest,
      open.map((at) => weights[at] ?? 0),
    );
    const over = open.filter((at, i) => (wanted[i] ?? 0) > capOf(members[at]));
    for (const [i, at] of open.entries()) shares[at] = over.includes(at) ? capOf(members[at]) : (wanted[i] ?? 0);
    if (over.length === 0) return shares;
    rest -= over.reduce((sum, at) => sum + capOf(members[at]), 0);
    open = open.filter((at) => !over.includes(at));
  }
  return minor === 0 ? shares : null;
}

/** The most that all can bear together; Infinity where one of them has no bound. */
export function bearable(members: readonly Member[]): number {
  return members.reduce((sum, member) => sum + (member.weight > 0 ? capOf(member) : 0), 0);
}

function capOf(member: Member | undefined): number {
  return member?.capMinor ?? Number.POSITIVE_INFINITY;
}

function weightsOf(members: readonly Member[], mode: SplitMode): number[] {
  if (mode === "by_share") return members.map(({ weight }) => weight);
  if (mode === "equal") return members.map(({ weight }) => Math.min(weight, 1));
  const most = Math.max(1, ...members.map(({ capMinor }) => capMinor ?? 0));
  return members.map(({ weight, capMinor }) => (weight === 0 ? 0 : (capMinor ?? most)));
}
