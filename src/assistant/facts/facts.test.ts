import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { INTENTS } from "../intents/intents.ts";
import { factWordsKey, SUBJECTS } from "./fact.ts";
import { FACTS, factsFor } from "./facts.ts";

const MESSAGES = new URL("../../i18n/messages/", import.meta.url);
const fileOf = (language: string) => new URL(`${language}/facts.json`, MESSAGES);
const catalogue = z.object({ words: z.record(z.string(), z.string()) });
const readWords = (language: string) => catalogue.parse(JSON.parse(readFileSync(fileOf(language), "utf8"))).words;
const languages = readdirSync(MESSAGES).filter((language) => existsSync(fileOf(language)));
const english = readWords("en");

/** Answered by a greeting, thanks or "I do not know", whatever is true. */
const NEEDS_NONE = ["meta.hello", "meta.thanks", "meta.insult", "none"];

/** What pages, headings and buttons are called, by the key of each, in one language. */
function namesIn(language: string): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, MESSAGES);
  const areas = readdirSync(folder).filter((file) => file !== "facts.json");
  return new Map(areas.flatMap((file) => leavesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")), file)));
}

function leavesOf(words: unknown, key: string): [string, string][] {
  if (typeof words === "string") return [[key, words]];
  const parts = z.record(z.string(), z.unknown()).parse(words);
  return Object.entries(parts).flatMap(([part, value]) => leavesOf(value, `${key}.${part}`));
}

/** What stands in quotation marks and is no name of ours: Nusuk's own words, and beginnings of what a package says. */
const OTHERS_WORDS = ["Country capacity is full", "Not verified", "about"];

/** Digits as 0–9 and without marks between them: 1,300 and ۱٬۳۰۰ and 1 300 are one figure. */
const bare = (text: string) => text.replace(/\p{Nd}/gu, digitOf).replace(/(?<=\d)[.,٫٬\u00a0\u202f ](?=\d)/g, "");

/** What a language may not write out in words, nor get wrong: figures of 13 and more, but for days of a month (13th). */
const figures = (text: string) =>
  (bare(text).match(/\d+(?!\d|st|nd|rd|th)/g) ?? []).filter((figure) => Number(figure) > 12);

/** The ten digits of a script stand in a row, the zero first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

describe("the facts", () => {
  it("each have a source, a date and an id of their own", () => {
    for (const fact of FACTS) {
      expect(fact.source, fact.id).not.toBe("");
      expect(fact.url, fact.id).toMatch(/^(https:\/\/|\/)/);
      expect(fact.url.startsWith("/") ? "ours" : fact.source, fact.id).not.toBe("Rihla");
      expect(fact.checkedOn, fact.id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(fact.intents, fact.id).not.toEqual([]);
    }
    const ids = FACTS.map((fact) => fact.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(FACTS.map((fact) => fact.subject))).toEqual(new Set(SUBJECTS));
  });

  it.each(languages)("have their words in %s, with the figures of the English ones", (language) => {
    const words = readWords(language);
    const keys = Object.keys(words).map((id) => `words.${id}`);
    expect(keys.sort()).toEqual(FACTS.map(factWordsKey).sort());
    for (const [id, text] of Object.entries(words)) {
      expect(text.trim(), id).not.toBe("");
      for (const figure of figures(english[id] ?? "")) expect(bare(text), id).toContain(figure);
    }
  });

  it("name pages and buttons as they are called in each language", () => {
    const keys = new Map<string, string[]>();
    for (const [key, name] of namesIn("en")) keys.set(name, [...(keys.get(name) ?? []), key]);
    for (const language of languages) {
      const names = namesIn(language);
      const words = readWords(language);
      for (const [id, text] of Object.entries(english))
        for (const [, name = ""] of text.matchAll(/“([^”]+)”/g)) {
          if (OTHERS_WORDS.includes(name)) continue;
          const called = (keys.get(name) ?? []).flatMap((key) => names.get(key) ?? []);
          const isNamed = called.some((one) => words[id]?.includes(one));
          expect(isNamed, `${language}, ${id}: “${name}” is called ${called.join(" or ")}`).toBe(true);
        }
    }
  });

  it("are short, and send to a scholar wherever the schools differ", () => {
    for (const [id, text] of Object.entries(english)) {
      expect(text.length, id).toBeLessThanOrEqual(320);
      if (/schools|scholar/.test(text))
        expect(text, id).toMatch(/your (own )?scholar|the scholar of your group|only a scholar|with your scholar/);
    }
  });

  it.each(INTENTS.filter((intent) => !NEEDS_NONE.includes(intent)))("have an answer to %s", (intent) => {
    expect(factsFor(intent).length).toBeGreaterThan(0);
  });

  it("put those first that are nearest to the question", () => {
    expect(factsFor("doc.passport_validity")[0]?.id).toBe("passportSixMonths");
    expect(factsFor("safety.emergency")[0]?.id).toBe("emergencyNumbers");
    expect(factsFor("meta.thanks")).toEqual([]);
  });
});
