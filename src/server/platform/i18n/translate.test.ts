import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ERROR_STATUS } from "#contract/errors.ts";
import { LOCALES, TRANSLATED } from "#i18n/locales.ts";
import { FIELD_SENTENCES } from "../errors/app-error.ts";
import { translator } from "./translate.ts";

const FOLDER = join(import.meta.dirname, "../../../i18n/messages");

const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, language, file), "utf8"));
const keysIn = (language: string, file: string) => Object.keys(read(language, file)).sort();

/** A number for every argument that a sentence names. */
const valuesOf = (sentence: string) =>
  Object.fromEntries([...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, 12]));

describe("the catalogues", () => {
  it.each(TRANSLATED)("have a sentence for every refusal and every field problem in %s", (language) => {
    expect(keysIn(language, "errors.json")).toEqual(Object.keys(ERROR_STATUS).sort());
    expect(keysIn(language, "fields.json")).toEqual([...FIELD_SENTENCES].sort());
  });

  it("have the same files in every language", () => {
    const files = TRANSLATED.map((language) => readdirSync(join(FOLDER, language)));

    for (const list of files) expect(list).toEqual(files[0]);
  });
});

describe("translator", () => {
  it.each(LOCALES)("says every refusal in %s with Latin digits", (locale) => {
    const say = translator(locale, "errors");

    const sentences = Object.entries(read("en", "errors.json")).map(([code, sentence]) =>
      say(code, valuesOf(sentence)),
    );

    expect(sentences.join().replace(/\P{Nd}/gu, "")).toMatch(/^[0-9]+$/);
  });

  it("throws on a key that does not exist", () => {
    expect(() => translator("en", "errors")("no_such_key")).toThrow();
  });
});
