/** Paying by a simple rule, without search: what the payer would do alone, and what is left when no solver answers. */
import { ceil, compare, type Fraction, floor, fraction, minus, over, sumOf, times, ZERO } from "./exact.ts";
import type { ChosenLeg } from "./plan.ts";
import type { BillLine, Method, PlanProblem } from "./problem.ts";
import { partCountOf, type Way, waysOf } from "./ways.ts";

/**
 * The baseline: the payer's own order of methods, each to its limit, charged in the method's currency at the operator's
 * posted rate wherever the operator takes it. Null when the bill does not fit so.
 */
export function inOwnOrder(problem: PlanProblem): ChosenLeg[] | null {
  const ways = waysOf(problem);
  const ordered = problem.methods.flatMap((method) =>
    problem.bill.lines.flatMap((line) => {
      const own = ways.filter((way) => way.line === line && way.method === method);
      return (
        own.find(({ charged }) => charged === method.currency) ??
        own.find(({ charged }) => charged === line.currency) ??
        own[0] ??
        []
      );
    }),
  );
  return filled(problem, ordered);
}

/** The cheapest unit first; null when the bill does not fit so, though another way might. */
export function cheapestFirst(problem: PlanProblem): ChosenLeg[] | null {
  const dearness = ({ homePerUnit, referencePerUnit }: Way) => over(homePerUnit, referencePerUnit);
  return filled(
    problem,
    waysOf(problem).toSorted((a, b) => compare(dearness(a), dearness(b))),
  );
}

function filled({ bill }: PlanProblem, ways: readonly Way[]): ChosenLeg[] | null {
  const open = new Map(bill.lines.map((line) => [line.id, partCountOf(line)]));
  const purse = openPurse();
  const legs: ChosenLeg[] = [];
  for (const way of ways) {
    const rest = open.get(way.line.id) ?? 0;
    const parts = Math.min(rest, mostParts(way, purse.roomFor(way)));
    if (parts < way.leastParts) continue;
    purse.take(way, parts);
    open.set(way.line.id, rest - parts);
    legs.push({ lineId: way.line.id, methodId: way.method.id, charged: way.charged, parts });
  }
  return [...open.values()].every((parts) => parts === 0) ? legs : null;
}

/** What a method carries of a line; of fine parts one that it carries in part, because no statement shows it. */
function mostParts({ line, methodPerUnit }: Way, room: Fraction): number {
  const most = over(room, methodPerUnit);
  return Number(line.grain ? ceil(most) : floor(most));
}

/** What is left on each method, of its limit and of each month's. */
function openPurse() {
  const spent = new Map<string, Fraction>();
  const spentAt = (key: string) => spent.get(key) ?? ZERO;
  return {
    roomFor({ method, line }: Way): Fraction {
      const left = minus(fraction(method.limitMinor - method.fees.fixedMinor), spentAt(method.id));
      if (method.perMonthMinor === null) return left;
      const month = minus(fraction(method.perMonthMinor - method.fees.fixedMinor), spentAt(monthKey(method, line)));
      return compare(month, left) < 0 ? month : left;
    },
    take({ method, line, methodPerUnit }: Way, parts: number): void {
      const taken = sumOf([times(fraction(parts), methodPerUnit), fraction(method.fees.fixedMinor)]);
      for (const key of [method.id, monthKey(method, line)]) spent.set(key, sumOf([spentAt(key), taken]));
    },
  };
}

/** The calendar month in which a line is charged, of one method; lines without a date share one. */
export function monthKey({ id }: Pick<Method, "id">, { dueOn }: Pick<BillLine, "dueOn">): string {
  return `${id} ${dueOn?.slice(0, 7) ?? "any"}`;
}
