import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dangerIn } from "#assistant/safety/recognise.ts";
import { LOCALES } from "#i18n/locales.ts";
import { readMessages } from "./emergencies.ts";

const EXEMPLARS = new URL("../../../src/assistant/exemplars/", import.meta.url);
/** Of the lines that the classifier learns from, every so many-th is held against the words of danger. */
const EVERY = 20;

describe("words of danger", () => {
  it.each(LOCALES)("are all heard in %s, and no others", (locale) => {
    const messages = readMessages(locale);
    const missed = messages.filter(({ danger, text }) => danger !== null && dangerIn(text) === null);
    const feared = messages.filter(({ danger, text }) => danger === null && dangerIn(text) !== null);

    expect({ missed, feared }).toEqual({ missed: [], feared: [] });
    expect(messages.filter(({ danger }) => danger !== null).length).toBeGreaterThanOrEqual(40);
  });

  it("tell the kind of danger that is answered", () => {
    const all = LOCALES.flatMap(readMessages).filter(({ danger }) => danger !== null);
    const others = all.filter(({ danger, text }) => dangerIn(text) !== danger);
    expect(others).toEqual([]);
  });

  it("are found in one of a hundred everyday questions at most", () => {
    const lines = readdirSync(EXEMPLARS)
      .filter((name) => name.endsWith(".tsv"))
      .flatMap((name) => readFileSync(new URL(name, EXEMPLARS), "utf8").trim().split("\n"));
    const everyday = lines
      .filter((_, at) => at % EVERY === 0)
      .map((line) => line.split("\t"))
      .filter(([intent = ""]) => intent !== "safety.emergency" && intent !== "pay.failed");
    const feared = everyday.filter(([, text = ""]) => dangerIn(text) !== null);
    expect(everyday.length).toBeGreaterThan(500);
    expect(feared.length / everyday.length).toBeLessThan(0.01);
  });

  it("are heard in a long message, and in one sentence at a time", () => {
    const talk = "We arrived yesterday and everything was fine. The hotel is close to the Haram.\n";
    expect(dangerIn(`${talk.repeat(40)}Then my father stopped breathing, please help!`)).toBe("breathing");
    expect(dangerIn("My father's passport is valid. We lost our place in the queue.")).toBe(null);
    expect(dangerIn("")).toBe(null);
  });
});
