import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#i18n/locales.ts";
import { parseDeskQuestions, parseExemplars, parseFactQuestions } from "./exemplars.ts";

const FOLDER = new URL("./exemplars/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".tsv"));

describe("the training text", () => {
  it("is an intent and a question a line; remarks and empty lines do not count", () => {
    expect(parseExemplars("# doc\n\ndoc.status\tpassport ok?\n")).toEqual([
      { intent: "doc.status", text: "passport ok?" },
    ]);
    expect(parseFactQuestions("leastAge\this age?")).toEqual([
      { factId: "leastAge", intent: "doc.needed", text: "his age?" },
    ]);
    expect(parseDeskQuestions("operator.team\twho may?\nnone\thello")).toEqual([
      { act: "operator.team", text: "who may?" },
      { act: "none", text: "hello" },
    ]);
    expect(() => parseDeskQuestions("doc.status\tpassport ok?")).toThrow("Line 1");
    expect(() => parseFactQuestions("leastAges\this age?")).toThrow("Line 1");
    expect(() => parseExemplars("doc.status passport ok?")).toThrow("Line 1");
    expect(() => parseExemplars("\ndoc.stats\tpassport ok?")).toThrow("Line 2");
  });

  it.each(files)("%s can be read and says nothing under two intents", (name) => {
    expect(LOCALES).toContain(name.replace(".tsv", ""));
    const seen = new Map<string, string>();
    const ofFacts = parseFactQuestions(readFileSync(new URL(`facts/${name}`, FOLDER), "utf8"));
    for (const { intent, text } of [...parseExemplars(readFileSync(new URL(name, FOLDER), "utf8")), ...ofFacts]) {
      expect(seen.get(text) ?? intent, text).toBe(intent);
      seen.set(text, intent);
    }
    const acts = new Map<string, string>();
    for (const { act, text } of parseDeskQuestions(readFileSync(new URL(`desk/${name}`, FOLDER), "utf8"))) {
      expect(acts.get(text) ?? act, text).toBe(act);
      acts.set(text, act);
    }
  });

  it("is all that is learnt from: neither the product nor the trainer names the folder of the questions", () => {
    const sealed = ["test", "assistant"].join("/");
    const folders = [new URL("../", import.meta.url), new URL("../../scripts/", import.meta.url)];
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith(".test.ts"))
        .map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter(([, source]) => source.includes(sealed)).map(([name]) => name)).toEqual([]);
  });
});
