import { describe, expect, it } from "vitest";
import { messages as ar } from "#i18n/messages/ar.ts";
import { messages as en } from "#i18n/messages/en.ts";
import { wordsOf } from "./fact.ts";
import { FACTS, factsFor } from "./facts.ts";

describe("the facts", () => {
  it("each have a source, a date and words in every language", () => {
    for (const fact of FACTS) {
      expect(fact.source, fact.id).not.toBe("");
      expect(fact.url, fact.id).toMatch(/^(https:\/\/|\/)/);
      expect(fact.checkedOn, fact.id).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const { facts } of [en, ar])
        expect(Object.keys(facts.words), fact.id).toContain(wordsOf(fact).replace("words.", ""));
    }
  });

  it("are named once each, and no words are left without a fact", () => {
    const ids = FACTS.map((fact) => fact.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(en.facts.words).sort()).toEqual([...ids].sort());
  });

  it("put those first that are nearest to the question", () => {
    expect(factsFor("doc.passport_validity")[0]?.id).toBe("passportSixMonths");
    expect(factsFor("meta.thanks")).toEqual([]);
  });
});
