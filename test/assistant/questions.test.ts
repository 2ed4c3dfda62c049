import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDeskQuestions, parseExemplars, parseFactQuestions } from "#assistant/exemplars.ts";
import { FACTS } from "#assistant/facts/facts.ts";
import { INTENTS } from "#assistant/intents/intents.ts";
import { LOCALES } from "#i18n/locales.ts";
import {
  readCommonQuestions,
  readDeskQuestions,
  readFactQuestions,
  readOutside,
  readOwnQuestions,
  readQuestions,
} from "./questions.ts";

const EXEMPLARS = new URL("../../src/assistant/exemplars/", import.meta.url);
const questions = readQuestions();
const outside = readOutside();
const ofFacts = readFactQuestions();
const others = [...readCommonQuestions(), ...readOwnQuestions(), ...readDeskQuestions()];

/** Learnt since these questions were written; what is asked of a stranger's own account measures them, by a reader. */
const LEARNT_SINCE = ["booking.number", "booking.rooms", "journey.due", "notice.list", "pay.paid"];
const measured = INTENTS.filter((intent) => !LEARNT_SINCE.includes(intent));

/** Two lines are the same question whatever their case, marks and spaces. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

describe("the sealed questions", () => {
  it.each(LOCALES)("ask for everything in %s, a third of them for tuning", (locale) => {
    const own = questions.filter((question) => question.locale === locale);
    expect(own.length).toBeGreaterThanOrEqual(66);
    expect([...new Set(own.map(({ intent }) => intent))].sort()).toEqual([...measured].sort());
    const tuning = own.filter(({ part }) => part === "tuning").length / own.length;
    expect(tuning).toBeGreaterThan(0.3);
    expect(tuning).toBeLessThan(0.36);
  });

  it("measure every intent by questions that nobody tuned on", () => {
    const tested = new Set(questions.filter(({ part }) => part === "test").map(({ intent }) => intent));
    expect(tested.size).toBe(measured.length);
  });

  it("hold what people write without their own script, and three Arabic dialects", () => {
    for (const locale of ["ur", "hi"]) {
      const romanised = questions.filter((q) => q.locale === locale && q.voice === "romanised");
      expect(romanised.length).toBeGreaterThanOrEqual(12);
      for (const { text } of romanised) expect(text).toMatch(/^[\p{Script=Latin}\p{N}\p{P} ]+$/u);
    }
    const dialects = new Set(questions.filter((q) => q.locale === "ar").map(({ voice }) => voice));
    for (const dialect of ["egyptian", "gulf", "maghribi"]) expect(dialects).toContain(`dialect-${dialect}`);
  });

  it("leave at least a hundred outside the domain, in every language", () => {
    expect(outside.length).toBeGreaterThanOrEqual(100);
    expect(new Set(outside.map(({ locale }) => locale)).size).toBe(LOCALES.length);
  });

  it("ask for every fact in every language", () => {
    for (const locale of LOCALES) {
      const asked = new Set(ofFacts.filter((question) => question.locale === locale).map(({ factId }) => factId));
      expect(
        FACTS.map(({ id }) => id).filter((id) => !asked.has(id)),
        locale,
      ).toEqual([]);
    }
  });

  it("ask nothing twice", () => {
    const all = [...questions, ...outside, ...ofFacts, ...others].map(({ locale, text }) => `${locale} ${bare(text)}`);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it("are none of the lines that the assistant learnt from", () => {
    const learnt = new Set(
      [
        ...readAll("", parseExemplars),
        ...readAll("facts/", parseFactQuestions),
        ...readAll("desk/", parseDeskQuestions),
      ].map(({ text }) => bare(text)),
    );
    expect([...questions, ...outside, ...ofFacts, ...others].filter(({ text }) => learnt.has(bare(text)))).toEqual([]);
  });
});

function readAll<Line>(folder: string, parse: (file: string) => readonly Line[]): Line[] {
  const place = new URL(folder, EXEMPLARS);
  const names = readdirSync(place).filter((name) => name.endsWith(".tsv"));
  return names.flatMap((name) => parse(readFileSync(new URL(name, place), "utf8")));
}
