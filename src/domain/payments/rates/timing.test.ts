/** What is told of waiting is what the shipped months say; no rule may be sold as better than they show. */
import { describe, expect, it } from "vitest";
import { dollarHistory, historySpan } from "./rate-history.ts";
import { rulesOver, waitedMonths } from "./timing.ts";

const CURRENCIES = ["GBP", "EUR"] as const;

describe("the shipped history", () => {
  it("has every month from January 2000 to January 2026, none out of sense", () => {
    expect(historySpan()).toEqual({ from: "2000-01-01", to: "2026-01-01" });
    for (const currency of CURRENCIES) {
      const rates = dollarHistory(currency);
      expect(rates).toHaveLength(26 * 12 + 1);
      for (const [at, rate] of rates.entries()) {
        expect(rate).toBeGreaterThan(0.4);
        expect(rate).toBeLessThan(1.3);
        expect(Math.abs(rate / (rates[at - 1] ?? rate) - 1)).toBeLessThan(0.12);
      }
    }
  });
});

describe("waiting", () => {
  it("has made a bill dearer about as often as cheaper", () => {
    for (const currency of CURRENCIES) {
      for (const months of [1, 3, 6, 12]) {
        const { p5, median, p95, dearerPercent } = waitedMonths(currency, months);
        expect(dearerPercent).toBeGreaterThan(40);
        expect(dearerPercent).toBeLessThan(60);
        expect(p5).toBeLessThan(median);
        expect(median).toBeLessThan(p95);
      }
    }
  });

  it("is counted over every starting month", () => {
    expect(waitedMonths("GBP", 1, [1, 2, 1])).toEqual({
      ...{ months: 1, cases: 2, p5: -42.5, median: 25, p95: 92.5 },
      dearerPercent: 50,
    });
  });
});

it("no rule beats paying at once in both currencies and both halves of the history; equal parts halve the swing", () => {
  const halves = CURRENCIES.flatMap((currency) => {
    const rates = dollarHistory(currency);
    const half = Math.floor(rates.length / 2);
    return [rulesOver(rates.slice(0, half), 6), rulesOver(rates.slice(half), 6)];
  });

  for (const name of ["wait", "equal_parts", "wait_if_falling", "wait_if_above_mean"] as const) {
    const means = halves.map((rules) => rules.find((rule) => rule.name === name)?.mean ?? 0);
    expect(means.every((mean) => mean < 0)).toBe(false);
  }
  for (const rules of halves) {
    const [wait, parts] = ["wait", "equal_parts"].map((name) => rules.find((rule) => rule.name === name));
    expect(parts?.deviation).toBeLessThan((wait?.deviation ?? 0) * 0.6);
  }
});
