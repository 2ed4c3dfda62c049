/** From chosen charges to everything that is said of them. */
import { divide } from "#domain/households/shares.ts";
import { decisionsOf } from "./decisions.ts";
import { fraction, halfUp, sumOf, times, ZERO } from "./exact.ts";
import { inOwnOrder } from "./fill.ts";
import type { ChosenLeg, CurrencyPart, Infeasible, MemberShare, Plan, Priced } from "./plan.ts";
import { priceOf } from "./price.ts";
import type { PlanProblem } from "./problem.ts";
import { protectionOf } from "./protection.ts";
import { flowsOf, transfersOf } from "./settlement.ts";
import { bearable, exactShares, splitBetween } from "./split.ts";
import { rateOf, worthOf } from "./ways.ts";

export interface Optimality {
  readonly optimal: boolean;
  readonly gapMinor: number | null;
}

/** Infeasible only when the members' caps cannot bear what the charges cost. */
export function planOf(problem: PlanProblem, found: readonly ChosenLeg[], proof: Optimality): Plan | Infeasible {
  const own = inOwnOrder(problem);
  const baseline = own ? priceOf(problem, own) : null;
  const best = priceOf(problem, found);
  // Of what costs the same in as few charges, what the payer would have done alone.
  const isAsGood = baseline?.costMinor === best.costMinor && !problem.wishes.countCashback;
  const isOwn = own && baseline && isAsGood && own.length <= found.length;
  const [chosen, priced] = isOwn ? [own, baseline] : [found, best];
  const shares = sharesOf(problem, priced.costMinor);
  if (!shares) return cannotBear(problem, priced.costMinor);
  const settled = { shares, uses: priced.uses, methods: problem.methods, payer: shares[0]?.memberId ?? "" };
  return {
    kind: "plan",
    ...priced,
    ...proof,
    baseline,
    savingsMinor: Math.max(0, (baseline?.costMinor ?? 0) - priced.costMinor),
    decisions: baseline ? decisionsOf(problem, priced, baseline) : [],
    breakdown: breakdownOf(priced),
    shares,
    transfers: transfersOf(settled),
    flows: flowsOf(settled),
    protection: protectionOf(problem, chosen),
    refundFeeMinor: refundFeeOf(problem),
  };
}

/** The bill in the payer's currency, at the operator's posted rate where there is one: what the package is written at. */
export function writtenMinor({ home, bill, rates }: PlanProblem): number {
  const lines = bill.lines.map((line) =>
    times(
      worthOf(line),
      rateOf(bill.posted, line.currency, home) ?? rateOf(rates.parities, line.currency, home) ?? ZERO,
    ),
  );
  return Number(halfUp(sumOf(lines)));
}

/** Of the bill, which is what is loaded: what the payer's own bank takes for the charges never was in the wallet. */
function refundFeeOf(problem: PlanProblem): number {
  const share = fraction(problem.bill.refundFeePpm, 1_000_000);
  return Number(halfUp(times(fraction(writtenMinor(problem)), share)));
}

/** Caps bound what is paid; the written total is shown in the same proportion, before any penny is shared out. */
function sharesOf(problem: PlanProblem, costMinor: number): MemberShare[] | null {
  const { members, wishes } = problem;
  const payable = splitBetween(costMinor, members, wishes.split);
  if (!payable) return null;
  const total = divide(writtenMinor(problem), exactShares(costMinor, members, wishes.split) ?? payable);
  return members.map(({ id }, at) => ({
    memberId: id,
    totalMinor: total[at] ?? 0,
    payableMinor: payable[at] ?? 0,
  }));
}

function cannotBear({ members }: PlanProblem, costMinor: number): Infeasible {
  const carriedMinor = bearable(members);
  return { kind: "infeasible", cause: "member_caps", carriedMinor, shortfallMinor: costMinor - carriedMinor };
}

function breakdownOf({ legs }: Priced): CurrencyPart[] {
  const currencies = [...new Set(legs.map(({ charged }) => charged))];
  const parts = currencies.map((currency) => {
    const charges = legs.filter(({ charged }) => charged === currency);
    return {
      currency,
      amountMinor: charges.reduce((sum, { chargedMinor }) => sum + chargedMinor, 0),
      homeMinor: charges.reduce((sum, { costMinor }) => sum + costMinor, 0),
    };
  });
  const perMille = divide(
    1_000,
    parts.map(({ homeMinor }) => homeMinor),
  );
  return parts.map((part, at) => ({ ...part, perMille: perMille[at] ?? 0 }));
}
