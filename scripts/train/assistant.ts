/**
 * Trains the assistant's classifiers on `src/assistant/exemplars` and writes `src/assistant/weights`.
 * Usage: npm run train:assistant -- [cross: instead, each fifth is answered by what the other four taught; facts: anew only
 * which fact answers, where nothing else was added; languages: anew only those; spellings: only how words are written]
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Classifier, type Model, readModel, writeModel } from "#assistant/classifier/model.ts";
import { parseDeskQuestions, parseExemplars, parseFactQuestions } from "#assistant/exemplars.ts";
import { INTENTS } from "#assistant/intents/intents.ts";
import { TYPED } from "#assistant/letters/sounds.ts";
import { writeSpellings } from "#assistant/letters/spellings.ts";
import { crossValidate } from "./assistant/cross-validate.ts";
import { train } from "./assistant/learner.ts";

const EXEMPLARS = new URL("../../src/assistant/exemplars/", import.meta.url);
const WEIGHTS = new URL("../../src/assistant/weights/assistant.bin", import.meta.url);
/** A quarter of the features' places: two points of a hundred fewer facts are found, and a browser fetches a quarter. */
const FEWER_PLACES = 2 ** 14;
/** What operators ask too, and what is none of their desk's business. */
const FOR_EVERYBODY = /^(?:hajj|prayer|nusuk|meta)\.|^none$/;
/** Of those one in so many, so that they outnumber no act of the desk by far. */
const FEW = 12;

const ofFacts = linesIn("facts/", parseFactQuestions).map((line) => ({ ...line, label: line.factId }));
const ofIntents = [...linesIn("", parseExemplars), ...ofFacts].map((line) => ({ ...line, label: line.intent }));
const ofDesks = [
  ...linesIn("desk/", parseDeskQuestions).map((line) => ({ ...line, label: line.act })),
  ...ofIntents
    .filter(({ label }) => FOR_EVERYBODY.test(label))
    .filter((_, at) => at % FEW === 0)
    .map((line) => ({ ...line, label: "none" })),
];

/** Of one language so many lines in Latin letters tell it; more only take longer. */
const MOST_OF_LANGUAGE = 3500;

/** So often English words stand among the English lines that may stand in those of other languages. */
const COMMON = 3;

const began = performance.now();
const wanted = process.argv[2];
if (wanted === "cross") crossValidate(ofIntents, INTENTS);
else writeAllSpellings();
if (wanted !== "cross" && wanted !== "spellings") {
  const kept = wanted === undefined ? null : readModel(readFileSync(WEIGHTS));
  const partOf = (part: keyof Model, learn: () => Classifier) => (kept && wanted !== part ? kept[part] : learn());
  const file = writeModel({
    intents: partOf("intents", () => train(ofIntents, INTENTS)),
    facts: partOf("facts", () => train(ofFacts, labelsOf(ofFacts), FEWER_PLACES)),
    desk: partOf("desk", () => train(ofDesks, labelsOf(ofDesks), FEWER_PLACES)),
    languages: partOf("languages", () => {
      const inLatin = linesByLocale([...ofIntents, ...ofDesks]);
      return train(inLatin, labelsOf(inLatin), FEWER_PLACES);
    }),
  });
  writeFileSync(WEIGHTS, file);
  console.log(`${ofIntents.length + ofDesks.length} lines, ${file.length} bytes`);
}
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);

/** Of each language as many lines in Latin letters, from all of them. */
function linesByLocale(lines: readonly { readonly text: string; readonly locale: string }[]) {
  const latin = lines.filter(({ text }) => /^[^\u0400-\u09ff]*[a-z]{2}[^\u0400-\u09ff]*$/i.test(text));
  return labelsOf(latin.map(({ locale }) => ({ label: locale }))).flatMap((label) => {
    const of = latin.filter(({ locale }) => locale === label);
    const each = Math.max(1, Math.floor(of.length / MOST_OF_LANGUAGE));
    return of.filter((_, at) => at % each === 0).map(({ text }) => ({ text, label }));
  });
}

function writeAllSpellings(): void {
  const written = [...ofIntents, ...ofDesks];
  const textsOf = (wanted: string) => written.filter(({ locale }) => locale === wanted).map(({ text }) => text);
  const counts = new Map<string, number>();
  for (const word of textsOf("en").flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = new Set([...counts].filter(([, count]) => count >= COMMON).map(([word]) => word));
  for (const locale of TYPED)
    writeFileSync(new URL(`spellings/${locale}.txt`, WEIGHTS), writeSpellings(textsOf(locale), locale, common));
}

function linesIn<Line>(folder: string, parse: (file: string) => readonly Line[]): (Line & { locale: string })[] {
  return readdirSync(new URL(folder, EXEMPLARS))
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => {
      const lines = parse(readFileSync(new URL(folder + name, EXEMPLARS), "utf8"));
      return lines.map((line) => ({ ...line, locale: name.slice(0, 2) }));
    });
}

function labelsOf(lines: readonly { readonly label: string }[]): string[] {
  return [...new Set(lines.map(({ label }) => label))].sort();
}
