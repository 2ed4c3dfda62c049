/** The payment problem as a mixed-integer program in the text form that the solver reads. */
import { approximate, type Fraction, fraction, times } from "#domain/payments/plan/exact.ts";
import { monthKey } from "#domain/payments/plan/fill.ts";
import type { BillLine, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { isCredit } from "#domain/payments/plan/protection.ts";
import { FINE, partCountOf, partsPerMinor, rateOf, type Way, waysOf } from "#domain/payments/plan/ways.ts";

/** What is asked of the solver; what a diagnosis leaves out is named in `without`. */
export interface SolverQuestion {
  /** `cost`: least cost; `charges`: fewest charges of no more than `costAtMost`; `shortfall`: least that limits must rise. */
  readonly least: "cost" | "charges" | "shortfall";
  readonly costAtMost?: number;
  readonly without?: readonly ("section75" | "minimums" | "months")[];
}

export interface Program {
  readonly text: string;
  /** Column `z<n>` is what goes by `ways[n]` of its line: parts, of a finely counted line `partsPerMinor` of them. */
  readonly ways: readonly Way[];
}

interface Term {
  readonly factor: number;
  readonly column: string;
}

/** Minor units throughout, whole ones but for a finely counted line. A yes-or-no column stands only where a charge as such costs or counts something. */
export function programOf(problem: PlanProblem, question: SolverQuestion): Program {
  const ways = cheapestWays(waysOf(problem));
  const draft = { problem, question, ways, counted: ways.map((way) => isCounted(problem, question, way)) };
  const rows = [
    ...lineRows(draft),
    ...limitRows(draft),
    ...leastRows(draft),
    ...protectionRows(draft),
    ...cashbackRows(draft),
  ];
  if (question.costAtMost !== undefined) rows.push(`${sum(costTerms(draft))} <= ${question.costAtMost}`);
  const columns = ways.map((way, at) => `0 <= z${at} <= ${wholeOf(way.line)}`);
  const caps = problem.methods.map(({ fees }, at) => `0 <= b${at} <= ${cashes(problem) ? fees.cashbackCapMinor : 0}`);
  const text = [
    `Minimize\n obj: ${sum(objectiveTerms(draft))}`,
    `Subject To\n${rows.map((row, at) => ` r${at}: ${row}`).join("\n")}`,
    `Bounds\n${[...columns, ...caps].join("\n")}`,
    `General\n${ways.flatMap(({ line }, at) => (line.grain ? [] : [`z${at}`])).join("\n")}`,
    `Binary\n${draft.counted.flatMap((is, at) => (is ? [`y${at}`] : [])).join("\n")}`,
    "End\n",
  ].join("\n");
  return { text, ways };
}

/** A line as a column counts it. */
function wholeOf(line: BillLine): number {
  return partCountOf(line) / partsPerMinor(line);
}

/** A price of one part as a factor of the way's column. */
function perColumn({ line }: Way, ofPart: Fraction): number {
  return approximate(times(ofPart, fraction(partsPerMinor(line))));
}

interface Draft {
  readonly problem: PlanProblem;
  readonly question: SolverQuestion;
  readonly ways: readonly Way[];
  readonly counted: readonly boolean[];
}

/** Of the ways of one line with one method only the cheapest can be part of a best plan: they share every limit. */
function cheapestWays(ways: readonly Way[]): Way[] {
  return ways.filter((way, at) =>
    ways.every((other, place) => {
      if (other.line !== way.line || other.method !== way.method || place === at) return true;
      const [own, theirs] = [approximate(way.methodPerUnit), approximate(other.methodPerUnit)];
      return !(other.leastParts <= way.leastParts && (theirs < own || (theirs === own && place < at)));
    }),
  );
}

function isCounted({ wishes, bill }: PlanProblem, question: SolverQuestion, { method, leastParts }: Way): boolean {
  const protects = wishes.section75 && bill.target === "invoice" && isCredit(method.type);
  return (
    question.least === "charges" ||
    wishes.perChargeMinor > 0 ||
    protects ||
    method.fees.fixedMinor > 0 ||
    leastParts > 1
  );
}

function cashes({ wishes }: PlanProblem): boolean {
  return wishes.countCashback;
}

function costTerms({ problem, ways, counted }: Draft): Term[] {
  const cashback = problem.methods.map((method, at) => ({ factor: -toHome(problem, method), column: `b${at}` }));
  return [
    ...ways.map((way, at) => ({ factor: perColumn(way, way.homePerUnit), column: `z${at}` })),
    ...ways.flatMap(({ fixedHome }, at) => {
      const factor = approximate(fixedHome) + problem.wishes.perChargeMinor;
      return counted[at] && factor !== 0 ? [{ factor, column: `y${at}` }] : [];
    }),
    ...(cashes(problem) ? cashback : []),
  ];
}

function objectiveTerms(draft: Draft): Term[] {
  const { problem, question, ways } = draft;
  if (question.least === "charges") return ways.map((_, at) => ({ factor: 1, column: `y${at}` }));
  if (question.least === "cost") return costTerms(draft);
  return problem.methods.map((method, at) => ({ factor: toHome(problem, method), column: `e${at}` }));
}

function toHome({ home, rates }: PlanProblem, { currency }: Method): number {
  const rate = rateOf(rates.parities, currency, home);
  return rate ? approximate(rate) : 1;
}

function lineRows({ problem, ways }: Draft): string[] {
  return problem.bill.lines.map((line) => {
    const parts = ways.flatMap((way, at) => (way.line === line ? [{ factor: 1, column: `z${at}` }] : []));
    return `${sum(parts)} = ${wholeOf(line)}`;
  });
}

/** What goes through a method, of all lines that `belongs` takes, in its own currency. */
function spent({ ways, counted }: Draft, belongs: (way: Way) => boolean): Term[] {
  return ways.flatMap((way, at) => {
    if (!belongs(way)) return [];
    const fixed = counted[at] && way.method.fees.fixedMinor > 0;
    return [
      { factor: perColumn(way, way.methodPerUnit), column: `z${at}` },
      ...(fixed ? [{ factor: way.method.fees.fixedMinor, column: `y${at}` }] : []),
    ];
  });
}

function limitRows(draft: Draft): string[] {
  const { problem, question } = draft;
  const elastic = question.least === "shortfall";
  return problem.methods.flatMap((method, at) => {
    const raise = elastic ? [{ factor: -1, column: `e${at}` }] : [];
    const all = spent(draft, (way) => way.method === method);
    if (all.length === 0) return [];
    return [`${sum([...all, ...raise])} <= ${method.limitMinor + slackOf(draft)}`, ...monthRows(draft, method, raise)];
  });
}

/** A fine part is a thousandth of a minor unit, which no statement shows: doubles never refuse what fits exactly. */
function slackOf({ problem }: Draft): number {
  return problem.bill.lines.some(({ grain }) => grain) ? 1 / FINE : 0;
}

function monthRows(draft: Draft, method: Method, raise: readonly Term[]): string[] {
  const { problem, question } = draft;
  const { perMonthMinor: limit } = method;
  if (limit === null || question.without?.includes("months")) return [];
  const months = new Set(problem.bill.lines.map((line) => monthKey(method, line)));
  return [...months].flatMap((month) => {
    const terms = spent(draft, (way) => way.method === method && monthKey(method, way.line) === month);
    return terms.length === 0 ? [] : [`${sum([...terms, ...raise])} <= ${limit + slackOf(draft)}`];
  });
}

/** A charge is used by at least its least part, or not at all. */
function leastRows({ question, ways, counted }: Draft): string[] {
  return ways.flatMap(({ line, leastParts }, at) => {
    if (!counted[at]) return [];
    const least = (question.without?.includes("minimums") ? 1 : leastParts) / partsPerMinor(line);
    return [`z${at} - ${wholeOf(line)} y${at} <= 0`, `z${at} - ${least} y${at} >= 0`];
  });
}

function protectionRows({ problem, question, ways, counted }: Draft): string[] {
  const { wishes, bill } = problem;
  if (!wishes.section75 || bill.target === "wallet" || question.without?.includes("section75")) return [];
  return bill.lines.map((line) => {
    const credit = ways.flatMap((way, at) => {
      return counted[at] && way.line === line && isCredit(way.method.type) ? [{ factor: 1, column: `y${at}` }] : [];
    });
    return `${sum(credit)} >= 1`;
  });
}

function cashbackRows(draft: Draft): string[] {
  if (!cashes(draft.problem)) return [];
  return draft.problem.methods.map((method, at) => {
    const earned = spent(draft, (way) => way.method === method).map(({ factor, column }) => {
      return { factor: (-factor * method.fees.cashbackPpm) / 1_000_000, column };
    });
    return `${sum([{ factor: 1, column: `b${at}` }, ...earned])} <= 0`;
  });
}

/** An empty sum is written as a column that is always 0. */
function sum(terms: readonly Term[]): string {
  if (terms.length === 0) return "0 nothing";
  return terms.map(({ factor, column }) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor)} ${column}`).join("\n  ");
}
