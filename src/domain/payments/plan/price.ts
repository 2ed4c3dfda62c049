/** What a chosen set of charges costs, to the penny: the only figures that are ever shown. */
import {
  apportion,
  approximate,
  type Fraction,
  fraction,
  halfUp,
  minus,
  over,
  plus,
  sumOf,
  times,
  ZERO,
} from "./exact.ts";
import type { ChosenLeg, Leg, MethodUse, Priced } from "./plan.ts";
import type { Method, PlanProblem } from "./problem.ts";
import { partWorth, rateOf, type Way, waysOf } from "./ways.ts";

interface ExactLeg {
  readonly chosen: ChosenLeg;
  readonly way: Way;
  /** Home currency, fixed fee in it. */
  readonly cost: Fraction;
  /** The method's currency, fixed fee in it. */
  readonly onStatement: Fraction;
}

/**
 * The exact costs are summed and rounded half up once; methods, then their charges, share that sum by the largest
 * remainder. So a total neither depends on how it is cut up nor rises when a method can carry more (decision 0057).
 * Throws for a charge that is none of the problem's ways.
 */
export function priceOf(problem: PlanProblem, chosen: readonly ChosenLeg[]): Priced {
  const ways = waysOf(problem);
  const exact = chosen.map((leg) => exactLeg(ways, leg));
  const used = problem.methods.filter(({ id }) => exact.some(({ way }) => way.method.id === id));
  const total = halfUp(sumOf(exact.map(({ cost }) => cost)));
  const legsOf = (method: Method) => exact.filter(({ way }) => way.method.id === method.id);
  const charged = chargedBy(exact);
  const costs = apportion(
    total,
    used.map((method) => sumOf(legsOf(method).map(({ cost }) => cost))),
  );
  const priced = used.map((method, at) => pricedMethod(problem, method, legsOf(method), costs[at] ?? 0n));
  const byLeg = new Map(priced.flatMap(({ legs }) => legs));
  return {
    legs: chosen.flatMap((leg) => {
      const found = byLeg.get(leg);
      return found ? [{ ...found, chargedMinor: charged.get(leg) ?? 0 }] : [];
    }),
    uses: priced.map(({ use }) => use),
    costMinor: Number(total),
    cashbackMinor: Number(halfUp(sumOf(used.map((method) => cashbackOf(problem, method, legsOf(method)))))),
  };
}

/** The exact cost of charges, unrounded, home currency: by it plans are compared. */
export function exactCost(problem: PlanProblem, chosen: readonly ChosenLeg[]): Fraction {
  const ways = waysOf(problem);
  return sumOf(chosen.map((leg) => exactLeg(ways, leg).cost));
}

function exactLeg(ways: readonly Way[], chosen: ChosenLeg): ExactLeg {
  const way = ways.find(
    ({ line, method, charged }) =>
      line.id === chosen.lineId && method.id === chosen.methodId && charged === chosen.charged,
  );
  if (!way) throw new Error(`no way to charge ${chosen.lineId} to ${chosen.methodId} in ${chosen.charged}`);
  const part = fraction(chosen.parts);
  const onStatement = plus(times(part, way.methodPerUnit), fraction(way.method.fees.fixedMinor));
  return { chosen, way, cost: plus(times(part, way.homePerUnit), way.fixedHome), onStatement };
}

/** What a line comes to in one currency of charge is rounded once, and shared by its charges. */
function chargedBy(exact: readonly ExactLeg[]): Map<ChosenLeg, number> {
  const kindOf = ({ chosen: { lineId, charged } }: ExactLeg) => `${lineId} ${charged}`;
  const charges = [...new Set(exact.map(kindOf))].flatMap((kind) => {
    const legs = exact.filter((leg) => kindOf(leg) === kind);
    const parts = legs.map(({ chosen, way }) => times(fraction(chosen.parts), way.chargedPerUnit));
    const shares = apportion(halfUp(sumOf(parts)), parts);
    return legs.map(({ chosen }, at) => [chosen, Number(shares[at])] as const);
  });
  return new Map(charges);
}

function pricedMethod({ home }: PlanProblem, method: Method, exact: readonly ExactLeg[], costMinor: bigint) {
  const costs = apportion(
    costMinor,
    exact.map(({ cost }) => cost),
  );
  const statement = halfUp(sumOf(exact.map(({ onStatement }) => onStatement)));
  const onStatement =
    method.currency === home
      ? costs
      : apportion(
          statement,
          exact.map((leg) => leg.onStatement),
        );
  const legs = exact.map(
    (leg, at) => [leg.chosen, pricedLeg(leg, Number(costs[at]), Number(onStatement[at]))] as const,
  );
  return {
    legs,
    use: loadOf(
      method,
      Number(costMinor),
      legs.map(([, { methodMinor }]) => methodMinor),
    ),
  };
}

function loadOf({ id, limitMinor }: Method, costMinor: number, charges: readonly number[]): MethodUse {
  const usedMinor = charges.reduce((sum, charge) => sum + charge, 0);
  return { methodId: id, usedMinor, leftMinor: limitMinor - usedMinor, costMinor };
}

/** The fee is rounded by itself: the cost's share of the total can be a penny below what it rounds to. */
function pricedLeg({ chosen, way, cost }: ExactLeg, costMinor: number, methodMinor: number): Omit<Leg, "chargedMinor"> {
  const part = fraction(chosen.parts);
  return {
    ...chosen,
    methodMinor,
    costMinor,
    feeMinor: Number(halfUp(minus(cost, times(part, way.referencePerUnit)))),
    rate: Number(approximate(over(partWorth(way.line), way.methodPerUnit)).toFixed(6)),
    dueOn: way.line.dueOn,
  };
}

function cashbackOf({ home, rates }: PlanProblem, method: Method, exact: readonly ExactLeg[]): Fraction {
  const { cashbackPpm, cashbackCapMinor } = method.fees;
  const earned = times(sumOf(exact.map(({ onStatement }) => onStatement)), fraction(cashbackPpm, 1_000_000));
  const cap = fraction(cashbackCapMinor);
  const toHome = rateOf(rates.parities, method.currency, home) ?? ZERO;
  return times(earned.n * cap.d > cap.n * earned.d ? cap : earned, toHome);
}
