/** Payment problems so small that every plan of them can be tried: the solver's judge. */
import fc from "fast-check";
import { compare, type Fraction, fraction, halfUp, plus, times, ZERO } from "#domain/payments/plan/exact.ts";
import type { BillLine, FeeProfile, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { isCredit } from "#domain/payments/plan/protection.ts";
import { type Way, waysOf } from "#domain/payments/plan/ways.ts";

/** Most units of a line: all plans of two such lines and three methods are tried in milliseconds. */
const UNITS = 7;

const parity = fc.record({
  units: fc.integer({ min: 1, max: 5_000 }).map((units) => units * 1_000),
  dollars: fc.integer({ min: 100, max: 9_000 }).map((dollars) => dollars * 1_000),
});
const fees: fc.Arbitrary<FeeProfile> = fc.record({
  spreadPpm: fc.constantFrom(0, 2_500, 5_700, 90_000),
  foreignFeePpm: fc.constantFrom(0, 27_500, 29_900, 150_000),
  fixedMinor: fc.constantFrom(0, 0, 20, 75),
  minimumMinor: fc.constantFrom(0, 0, 40),
  cashbackPpm: fc.constant(0),
  cashbackCapMinor: fc.constant(0),
});
const method = fc.record({
  type: fc.constantFrom("visa" as const, "debit" as const, "bank_transfer" as const),
  currency: fc.constantFrom("GBP" as const, "EUR" as const),
  limitMinor: fc.integer({ min: 50, max: 3_000 }),
  fees,
});
const line = fc.record({
  currency: fc.constantFrom("USD" as const, "SAR" as const, "GBP" as const),
  amountMinor: fc.integer({ min: 1, max: UNITS }),
  minimumMinor: fc.constantFrom(0, 0, 2),
  isPosted: fc.boolean(),
});

/** A unit of a bill is worth hundreds of pennies, so that fees and roundings matter although units are few. */
export const smallProblem: fc.Arbitrary<PlanProblem> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 2 }),
    methods: fc.array(method, { minLength: 1, maxLength: 3 }),
    dollars: parity,
    riyals: parity,
    euros: parity,
    posted: parity,
    section75: fc.boolean(),
  })
  .map(({ lines, methods, section75, dollars, riyals, euros, posted }) => {
    const worth = (of: typeof dollars) => ({ units: of.units, dollars: of.dollars * 400 });
    return {
      home: "GBP",
      bill: {
        target: "invoice",
        lines: lines.map(({ isPosted, ...rest }, at): BillLine => {
          const payableIn = isPosted ? [rest.currency, "GBP" as const] : [rest.currency];
          return {
            ...rest,
            id: `line-${at}`,
            payableIn: [...new Set(payableIn)],
            grain: null,
            dueOn: null,
            accepts: null,
          };
        }),
        price: { minor: 1_000_00, currency: "GBP" },
        travellers: 1,
        posted: { USD: worth(dollars), SAR: worth(riyals), GBP: posted },
        readyOn: null,
        refundFeePpm: 0,
        groupDiscount: null,
      },
      methods: methods.map(
        (rest, at): Method => ({ ...rest, id: `method-${at}`, perMonthMinor: null, memberId: null }),
      ),
      members: [{ id: "one", name: "One", weight: 1, capMinor: null }],
      rates: {
        asOf: "2026-06-30",
        source: "test",
        parities: {
          USD: worth(dollars),
          SAR: worth(riyals),
          EUR: euros,
          GBP: { units: 1_000_000, dollars: 1_000_000 },
        },
      },
      wishes: { section75, perChargeMinor: 0, countCashback: false, split: "equal" },
    };
  });

interface State {
  readonly cost: Fraction;
  readonly spent: ReadonlyMap<string, Fraction>;
}

/** The cost of the cheapest of all plans, rounded half up once; null when none is possible. Tries every one of them. */
export function leastCost(problem: PlanProblem): number | null {
  const ways = waysOf(problem);
  let least: Fraction | null = null;
  const tryLine = (at: number, state: State) => {
    const next = problem.bill.lines[at];
    if (!next) {
      if (least === null || compare(state.cost, least) < 0) least = state.cost;
      return;
    }
    const own = ways.filter((way) => way.line === next);
    const wants = problem.wishes.section75;
    const tryWay = (place: number, rest: number, isCovered: boolean, so: State) => {
      const way = own[place];
      if (!way) {
        if (rest === 0 && (isCovered || !wants)) tryLine(at + 1, so);
        return;
      }
      tryWay(place + 1, rest, isCovered, so);
      for (let part = way.leastParts; part <= rest; part += 1) {
        const after = charge(so, way, part);
        if (after) tryWay(place + 1, rest - part, isCovered || isCredit(way.method.type), after);
      }
    };
    tryWay(0, next.amountMinor, false, state);
  };
  tryLine(0, { cost: ZERO, spent: new Map() });
  return least === null ? null : Number(halfUp(least));
}

function charge({ cost, spent }: State, way: Way, part: number): State | null {
  const { method, methodPerUnit, homePerUnit, fixedHome } = way;
  const own = plus(times(fraction(part), methodPerUnit), fraction(method.fees.fixedMinor));
  const all = plus(spent.get(method.id) ?? ZERO, own);
  if (compare(all, fraction(method.limitMinor)) > 0) return null;
  return {
    cost: plus(cost, plus(times(fraction(part), homePerUnit), fixedHome)),
    spent: new Map([...spent, [method.id, all]]),
  };
}
