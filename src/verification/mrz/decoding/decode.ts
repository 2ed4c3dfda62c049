/** The likeliest text that the grammar of a zone allows, and how likely it is among all such texts. */
import { CHECK_WEIGHTS } from "#domain/documents/lines/check-digit.ts";
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";
import type { CheckLayout, FieldLayout, Layout } from "#domain/documents/lines/mrz-format.ts";
import { decodeName } from "./decode-name.ts";
import { decodeStates } from "./decode-states.ts";
import { type DecodingStep, decodeSums, type Option } from "./decode-sums.ts";
import {
  type DecodedPart,
  logAt,
  type PlacedCharacter,
  rarityOf,
  readFreely,
  sumLogs,
  type ZoneLogs,
} from "./zone-logs.ts";

export interface Decoded {
  readonly layout: Layout;
  readonly lines: readonly string[];
  /** Log likelihood given up against reading each character by itself. */
  readonly cost: number;
  /** The part of it that only the check digits ask for. */
  readonly forced: number;
  /** Probability of this text among all texts of the grammar, taking the characters' probabilities at their word. */
  readonly posterior: number;
  /** Log likelihood of this text. */
  readonly likelihood: number;
}

/** Decodes a zone under a layout; null when the grammar leaves no text with any likelihood. */
export function decodeZone(layout: Layout, logs: ZoneLogs): Decoded | null {
  const fields = (kind: FieldLayout["kind"]) => layout.fields.filter((field) => field.kind === kind);
  const sums = decodeSums(logs, stepsOf(layout));
  const parts = [
    sums,
    ...fields("code").map((field) => decodeFree(logs, field, codeOptions(layout))),
    ...fields("sex").map((field) => decodeFree(logs, field, () => plain("MF<X"))),
    ...fields("name").map((field) => decodeName(logs, field)),
    decodeStates(logs, fields("state"), layout.firstLetters === "V"),
    ...uncovered(layout).map((field) => decodeFree(logs, field, () => NUMBER_OPTIONS)),
  ];
  const likelihood = parts.reduce((sum, part) => sum + part.likelihood, 0);
  if (!Number.isFinite(likelihood)) return null;
  const lines = Array.from({ length: layout.lines }, () => [..." ".repeat(layout.length)]);
  for (const { line, at, character } of parts.flatMap((part) => part.characters)) {
    const row = lines[line];
    if (row) row[at] = character;
  }
  return {
    layout,
    lines: lines.map((row) => row.join("")),
    likelihood,
    cost: readFreely(logs).likelihood - likelihood,
    forced: sums.forced,
    posterior: Math.exp(parts.reduce((sum, part) => sum + part.logPosterior, 0)),
  };
}

function plain(characters: string): Option[] {
  return [...characters].map((text) => ({ text, prior: 0 }));
}

/** Second letters of a document code: mostly a filler or a letter the state chose. */
function codeOptions(layout: Layout) {
  return (position: number): Option[] =>
    position === 0 ? plain(layout.firstLetters) : [...plain("<ABCDEFGHIJKLMNOPQRSTUVWXYZ"), ...RARE_DIGITS];
}

/** Some residence cards have a digit there, against the standard. */
const RARE_DIGITS: readonly Option[] = plain("123456789").map((option) => ({ ...option, prior: -3 }));

/** Characters that no rule ties together, each by itself. */
function decodeFree(
  logs: ZoneLogs,
  field: FieldLayout,
  optionsAt: (position: number) => readonly Option[],
): DecodedPart {
  const characters: PlacedCharacter[] = [];
  let likelihood = 0;
  let logPosterior = 0;
  for (let at = field.from; at < field.to; at++) {
    const scored = optionsAt(at - field.from).map(({ text, prior }) => {
      const seen = logAt(logs, field.line, at, text);
      return { text, seen, score: seen + prior };
    });
    const best = scored.reduce((top, one) => (one.score > top.score ? one : top));
    characters.push({ line: field.line, at, character: best.text });
    likelihood += best.seen;
    logPosterior += best.score - sumLogs(scored.map((one) => one.score));
  }
  return { characters, likelihood, logPosterior };
}

/** Text fields that no check digit covers: the optional data of visas. */
function uncovered(layout: Layout): FieldLayout[] {
  const covered = (field: FieldLayout) =>
    layout.checks.some((check) =>
      check.spans.some((span) => span.line === field.line && span.from <= field.from && span.to >= field.to),
    );
  return layout.fields.filter((field) => field.kind === "text" && !covered(field));
}

/** The characters under check digits in the order of the composite (or of the fields, where there is none). */
function stepsOf(layout: Layout): DecodingStep[] {
  const composite = layout.checks.find((check) => check.name === "composite");
  const own = layout.checks.filter((check) => check.name !== "composite");
  const places = composite
    ? composite.spans.flatMap(placesOf)
    : own.flatMap((check) => [...check.spans.flatMap(placesOf), { line: check.line, at: check.at }]);
  const steps = places.map(({ line, at }, i) =>
    stepAt(layout, own, line, at, composite ? (CHECK_WEIGHTS[i % 3] ?? 0) : 0),
  );
  const joined = joinDates(steps);
  if (composite) {
    joined.push({ ...plainStep(composite.line, composite.at), options: plain("0123456789"), check: "composite" });
  }
  return joined;
}

function placesOf(span: { line: number; from: number; to: number }) {
  return Array.from({ length: span.to - span.from }, (_, i) => ({ line: span.line, at: span.from + i }));
}

function plainStep(line: number, at: number): DecodingStep {
  return {
    line,
    at,
    options: [],
    ownWeights: [0],
    compositeWeights: [0],
    check: null,
    emptyFiller: false,
    dateAt: null,
  };
}

function stepAt(layout: Layout, own: readonly CheckLayout[], line: number, at: number, weight: number): DecodingStep {
  const step = { ...plainStep(line, at), compositeWeights: [weight] };
  const printed = own.find((check) => check.line === line && check.at === at);
  if (printed) {
    const long = printed.name === "documentNumber" && (layout.format === "TD1" || layout.format === "TD2");
    const filler = long || printed.fillerWhenEmpty ? [{ text: "<", prior: long ? -3 : 0 }] : [];
    return {
      ...step,
      options: [...plain("0123456789"), ...filler],
      check: long ? "own_or_long" : "own",
      emptyFiller: printed.fillerWhenEmpty,
    };
  }
  const covering = own.find((check) => check.spans.some((s) => s.line === line && s.from <= at && at < s.to));
  const start = covering?.spans[0]?.from ?? at;
  const field = layout.fields.find((f) => f.line === line && f.from <= at && at < f.to);
  return {
    ...step,
    options: NUMBER_OPTIONS,
    ownWeights: [covering ? (CHECK_WEIGHTS[(at - start) % 3] ?? 0) : 0],
    dateAt: field?.kind === "birth" || field?.kind === "expiry" ? at - field.from : null,
  };
}

const NUMBER_OPTIONS: readonly Option[] = [...MRZ_ALPHABET].map((text) => ({ text, prior: rarityOf(text) }));

/** Month and day become one step each, so that only real months and days are possible. */
function joinDates(steps: readonly DecodingStep[]): DecodingStep[] {
  return steps.flatMap((step, i) => {
    if (step.dateAt === null) return [step];
    if (step.dateAt < 2) return [{ ...step, options: plain("0123456789") }];
    if (step.dateAt % 2 === 1) return [];
    const second = steps[i + 1];
    const most = step.dateAt === 2 ? 12 : 31;
    const numbers = Array.from({ length: most }, (_, n) => ({ text: String(n + 1).padStart(2, "0"), prior: 0 }));
    return [
      {
        ...step,
        options: [...numbers, { text: "<<", prior: -4 }],
        ownWeights: [...step.ownWeights, ...(second?.ownWeights ?? [])],
        compositeWeights: [...step.compositeWeights, ...(second?.compositeWeights ?? [])],
      },
    ];
  });
}
