/** From the doubles of a search to charges that come to each line exactly. */
import { fraction, minus, over, sumOf, times } from "./exact.ts";
import type { ChosenLeg } from "./plan.ts";
import type { PlanProblem } from "./problem.ts";
import { partCountOf, partsPerMinor, type Way } from "./ways.ts";

export interface FoundCharge {
  readonly way: Way;
  /** Whole parts of the way's line; 0: not charged this way. */
  readonly parts: number;
}

/**
 * In the order of the ways. What rounding leaves open of a finely counted line, and a charge of less than half a minor
 * unit, go to the charge whose method has the most room: thousandths of a minor unit, which no statement shows.
 */
export function wholeLines({ bill }: PlanProblem, found: readonly FoundCharge[]): ChosenLeg[] {
  const spread = bill.lines.flatMap((line) => {
    const own = found.filter(({ way, parts }) => way.line === line && parts > 0);
    const told = own.filter(({ parts }) => parts * 2 >= partsPerMinor(line));
    const legs = told.length > 0 ? told : own.slice(0, 1);
    const open = partCountOf(line) - legs.reduce((sum, { parts }) => sum + parts, 0);
    const roomiest = legs.toSorted((a, b) => roomOf(b.way, found) - roomOf(a.way, found))[0];
    return legs.map((leg) => (leg === roomiest ? { ...leg, parts: leg.parts + open } : leg));
  });
  return spread.map(({ way, parts }) => {
    return { lineId: way.line.id, methodId: way.method.id, charged: way.charged, parts };
  });
}

/** How many more parts of its line a way's method could carry, about. */
function roomOf({ method, methodPerUnit }: Way, found: readonly FoundCharge[]): number {
  const used = found.filter(({ way }) => way.method === method);
  const spent = sumOf(used.map(({ way, parts }) => times(fraction(parts), way.methodPerUnit)));
  const { n, d } = over(minus(fraction(method.limitMinor), spent), methodPerUnit);
  return Number(n) / Number(d);
}
