/** Each way to pay a line: with which method, charged in which currency, and what one unit of the line then costs. */
import type { Currency } from "#domain/money.ts";
import { ceil, type Fraction, fraction, over, times } from "./exact.ts";
import type { BillLine, Method, Parities, PlanProblem } from "./problem.ts";

export interface Way {
  readonly line: BillLine;
  readonly method: Method;
  readonly charged: Currency;
  /** Minor units for one part of the line: as charged, on the method's statement, at home, and at home by the reference rate. */
  readonly chargedPerUnit: Fraction;
  readonly methodPerUnit: Fraction;
  readonly homePerUnit: Fraction;
  readonly referencePerUnit: Fraction;
  /** Per charge, home currency. */
  readonly fixedHome: Fraction;
  /** The fewest parts of the line that can be charged this way. */
  readonly leastParts: number;
}

const MILLION = 1_000_000n;

/** Parts of one minor unit where a line is counted more finely than in those. */
export const FINE = 1_000;

/** In how many parts a line is divided among the methods. */
export function partCountOf({ grain, amountMinor }: BillLine): number {
  return grain?.parts ?? amountMinor;
}

/** How many parts are about one minor unit: whole ones of a line that is counted in those, else `FINE`. */
export function partsPerMinor({ grain }: BillLine): number {
  return grain ? FINE : 1;
}

/** Exactly what one part is worth, in minor units of the line's currency. */
export function partWorth({ grain }: BillLine): Fraction {
  return grain ? fraction(grain.minor, grain.per) : fraction(1);
}

/** Exactly what a line is worth, in minor units of its currency. */
export function worthOf(line: BillLine): Fraction {
  return times(fraction(partCountOf(line)), partWorth(line));
}

/** Units of `to` for one of `from`; null where a rate is not known. */
export function rateOf(parities: Parities, from: Currency, to: Currency): Fraction | null {
  if (from === to) return fraction(1);
  const [source, target] = [parities[from], parities[to]];
  if (!(source && target)) return null;
  return over(fraction(source.dollars, source.units), fraction(target.dollars, target.units));
}

/** In the order of lines, then of methods, then of the currencies that the operator takes. Ways that cannot be are left out. */
export function waysOf(problem: PlanProblem): Way[] {
  return problem.bill.lines.flatMap((line) =>
    problem.methods
      .filter(({ type }) => line.accepts === null || line.accepts.includes(type))
      .flatMap((method) => line.payableIn.flatMap((charged) => wayOf(problem, line, method, charged) ?? [])),
  );
}

function wayOf(problem: PlanProblem, line: BillLine, method: Method, charged: Currency): Way | null {
  const { home, bill, rates } = problem;
  const posted = rateOf(bill.posted, line.currency, charged);
  const converted = rateOf(rates.parities, charged, method.currency);
  const toHome = rateOf(rates.parities, method.currency, home);
  const reference = rateOf(rates.parities, line.currency, home);
  if (!(posted && converted && toHome && reference)) return null;
  const worth = partWorth(line);
  const chargedPerUnit = times(worth, posted);
  const methodPerUnit = times(
    chargedPerUnit,
    charged === method.currency ? converted : times(converted, markup(method)),
  );
  const leastParts = Math.max(
    Math.min(Number(ceil(over(fraction(line.minimumMinor), worth))), partCountOf(line)),
    Number(ceil(over(fraction(method.fees.minimumMinor), methodPerUnit))),
    1,
  );
  if (leastParts > partCountOf(line)) return null;
  const homePerUnit = times(methodPerUnit, toHome);
  const fixedHome = times(fraction(method.fees.fixedMinor), toHome);
  const referencePerUnit = times(worth, reference);
  return { line, method, charged, chargedPerUnit, methodPerUnit, homePerUnit, referencePerUnit, fixedHome, leastParts };
}

function markup({ fees: { spreadPpm, foreignFeePpm } }: Method): Fraction {
  return fraction((MILLION + BigInt(spreadPpm)) * (MILLION + BigInt(foreignFeePpm)), MILLION * MILLION);
}
