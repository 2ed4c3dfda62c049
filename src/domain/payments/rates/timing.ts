/** What waiting with a bill in dollars, riyals or dirhams has meant for somebody who thinks in pounds or euros. No forecast. */
import { dollarHistory, type Floating } from "./rate-history.ts";

/** Percent by which a bill got dearer; below 0 cheaper. */
export interface Waited {
  readonly months: number;
  /** How many starting months are compared. */
  readonly cases: number;
  /** Of 100 cases 5, 50, 95 were below this. */
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  /** Of the cases, percent. */
  readonly dearerPercent: number;
}

export interface TimingRule {
  readonly name: "wait" | "equal_parts" | "wait_if_falling" | "wait_if_above_mean";
  readonly mean: number;
  readonly deviation: number;
  readonly worst: number;
}

const MEAN_MONTHS = 12;
const PERCENT = 100;

/** Every starting month of the shipped history against the one so many months later. */
export function waitedMonths(currency: Floating, months: number, rates = dollarHistory(currency)): Waited {
  const changes = changesOver(rates, months).toSorted((a, b) => a - b);
  return {
    months,
    cases: changes.length,
    p5: quantile(changes, 0.05),
    median: quantile(changes, 0.5),
    p95: quantile(changes, 0.95),
    dearerPercent: (changes.filter((change) => change > 0).length / changes.length) * PERCENT,
  };
}

/** Rules that people go by, each against paying all at once in the first month, over the months of `rates`. */
export function rulesOver(rates: readonly number[], months: number): TimingRule[] {
  const starts = rates.map((_, at) => at).filter((at) => at >= MEAN_MONTHS && at + months < rates.length);
  const at = (place: number) => rates[place] ?? 0;
  const change = (start: number, paid: number) => (paid / at(start) - 1) * PERCENT;
  const waited = (start: number) => change(start, at(start + months));
  const parts = (start: number) => mean(rates.slice(start, start + months));
  const before = (start: number) => mean(rates.slice(start - MEAN_MONTHS, start));
  const paid: Record<TimingRule["name"], (start: number) => number> = {
    wait: waited,
    equal_parts: (start) => change(start, parts(start)),
    wait_if_falling: (start) => (at(start) < at(start - 1) ? waited(start) : 0),
    wait_if_above_mean: (start) => (at(start) > before(start) ? waited(start) : 0),
  };
  return (["wait", "equal_parts", "wait_if_falling", "wait_if_above_mean"] as const).map((name) => {
    return { name, ...spreadOf(starts.map(paid[name])) };
  });
}

function spreadOf(changes: readonly number[]): Omit<TimingRule, "name"> {
  const middle = mean(changes);
  const squares = changes.map((change) => (change - middle) ** 2);
  return { mean: middle, deviation: Math.sqrt(mean(squares)), worst: Math.max(...changes) };
}

function changesOver(rates: readonly number[], months: number): number[] {
  return rates.slice(months).map((later, at) => (later / (rates[at] ?? later) - 1) * PERCENT);
}

/** Of ascending values, between the two nearest. */
function quantile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share;
  const [low, high] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
