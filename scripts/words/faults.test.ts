import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faultsOf } from "./faults.ts";
import { COGNATES, NAMES } from "./same-as-english.ts";
import { flat, treeLike } from "./tree.ts";

const CATALOGUES = "src/i18n/messages";

describe("faults of a translation", () => {
  const english = "{name} has {count, plural, one {1 seat} other {# seats}}. <link>Look</link>";

  it("takes a sound one", () => {
    expect(
      faultsOf(
        english,
        "У {name} {count, plural, one {# место} few {# места} many {# мест} other {# места}}. <link>…</link>",
        "ru",
      ),
    ).toEqual([]);
  });

  it("asks for no forms where the number only chooses between sentences", () => {
    expect(faultsOf("{n, plural, =0 {Nobody} other {Some}}", "{n, plural, =0 {Никто} other {Кто-то}}", "ru")).toEqual(
      [],
    );
  });

  it.each([
    ["", "empty"],
    ["{name} {count, plural, one {#} few {#} many {#} other {#}}", "lacks <link>"],
    [
      "{nom} {name} {count, plural, one {#} few {#} many {#} other {#}} <link>a</link>",
      "has {nom}, which the English has not",
    ],
    ["{name} {count, plural, one {#} other {#}} <link>a</link>", "{count} lacks the plural form few"],
    ["{name} {count, plural, one {#} <link>a</link>", "does not parse"],
  ])("names what is wrong with %j", (text, fault) => {
    expect(faultsOf(english, text, "ru").join()).toContain(fault);
  });
});

describe("trees of sentences", () => {
  it("are flattened and put together again in the order of the model", () => {
    const model = { b: { y: "1", x: "2" }, a: "3", c: { z: "4" } };
    const sentences = new Map([...flat(model)].reverse().filter(([key]) => key !== "c.z"));
    expect(JSON.stringify(treeLike(model, sentences))).toBe('{"b":{"y":"1","x":"2"},"a":"3"}');
  });
});

const languages = readdirSync(CATALOGUES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "en" ? [entry.name] : [],
);

describe.each(languages)("the catalogue of %s", (language) => {
  it("has the variables, tags and choices of the English one, and every plural form of its language", () => {
    const faulty = readdirSync(`${CATALOGUES}/en`).flatMap((file) => {
      const own = catalogue(language, file);
      return [...catalogue("en", file)].flatMap(([key, english]) =>
        faultsOf(english, own.get(key) ?? "", language).map((fault) => `${file} ${key}: ${fault}`),
      );
    });
    expect(faulty).toEqual([]);
  });

  it("leaves nothing in English but names, marks and words that both languages have", () => {
    const same = sentencesAsInEnglish(language).filter((text) => !NAMES.has(text));
    expect(new Set(same)).toEqual(new Set(COGNATES[language]));
  });
});

it("every name that may stay as it is stays so somewhere", () => {
  const kept = new Set(languages.flatMap(sentencesAsInEnglish));
  expect([...NAMES].filter((name) => !kept.has(name))).toEqual([]);
});

/** Those with words in them: a dash or a figure with its unit's variable has no language. */
function sentencesAsInEnglish(language: string): string[] {
  return readdirSync(`${CATALOGUES}/en`).flatMap((file) => {
    const own = catalogue(language, file);
    return [...catalogue("en", file)].flatMap(([key, english]) =>
      own.get(key) === english && /[a-z]{2,}/i.test(english.replace(/\{[^{}]*\}|<[^>]*>/g, "")) ? [english] : [],
    );
  });
}

function catalogue(language: string, file: string): Map<string, string> {
  return flat(JSON.parse(readFileSync(`${CATALOGUES}/${language}/${file}`, "utf8")));
}
