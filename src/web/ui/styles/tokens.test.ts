/** Contrast of the colour tokens, computed from the style sheet itself in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */
import { describe, expect, it } from "vitest";
import { contrast, readTokens } from "./contrast.ts";
import looks from "./looks.css?raw";
import css from "./tokens.css?raw";

const TEXT = 4.5;
const CONTROL = 3;
/** WCAG 2.2, 1.4.6. */
const ENHANCED = 7;

const PAIRS: [front: string, back: string, least: number][] = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["ink", "sunken", 7],
  ["ink", "brand-soft", 7],
  ["ink", "brass-soft", 7],
  ["muted", "paper", TEXT],
  ["muted", "surface", TEXT],
  ["muted", "sunken", TEXT],
  ["muted", "brand-soft", TEXT],
  ["brand", "paper", TEXT],
  ["brand", "surface", TEXT],
  ["brand", "sunken", TEXT],
  ["brand", "brand-soft", TEXT],
  ["on-brand", "brand", TEXT],
  ["on-brand", "brand-strong", TEXT],
  ["on-brass", "brass", TEXT],
  ["on-brass", "brass-strong", TEXT],
  ["brass", "night", TEXT],
  ["brass", "night-deep", TEXT],
  ["brass-ink", "paper", TEXT],
  ["brass-ink", "surface", TEXT],
  ["brass-ink", "brass-soft", TEXT],
  ["on-night", "night", 7],
  ["on-night", "night-deep", 7],
  ["on-night-muted", "night", TEXT],
  ["on-night-muted", "night-deep", TEXT],
  ["on-bad", "bad-solid", TEXT],
  ...["ok", "wait", "bad", "info"].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, TEXT],
    [tone, "surface", TEXT],
    [tone, "paper", TEXT],
    ["ink", `${tone}-soft`, 7],
  ]),
  ["line-strong", "surface", CONTROL],
  ["line-strong", "paper", CONTROL],
  ["focus", "surface", CONTROL],
  ["focus", "paper", CONTROL],
  ["focus-night", "night", CONTROL],
  ["focus-night", "night-deep", CONTROL],
  ...["standard", "deluxe", "vip", "suite"].flatMap((plate): [string, string, number][] => [
    ["on-night", `plate-${plate}`, 7],
    ["brass", `plate-${plate}`, TEXT],
  ]),
];

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const tokens = readTokens(css, theme);

  it.each(PAIRS)("%s on %s is at least %d to 1", (front, back, least) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(["light", "dark"] as const)("%s theme, plain", (theme) => {
  const tokens = readTokens(css + looks, theme);
  const words = PAIRS.filter(([, , least]) => least >= TEXT);

  it.each(words)("%s on %s can be read by old eyes", (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(ENHANCED);
  });

  it.each(["line", "line-strong", "focus"])("%s is seen on the page", (line) => {
    expect(contrast(tokens, line, "paper")).toBeGreaterThanOrEqual(CONTROL);
  });
});

describe("contrast", () => {
  it("is 21 between white and black and 1 between equals", () => {
    const tokens = readTokens("--white: oklch(1 0 0); --black: oklch(0 0 0);", "light");

    expect(contrast(tokens, "white", "black")).toBeCloseTo(21, 1);
    expect(contrast(tokens, "black", "black")).toBe(1);
  });
});
