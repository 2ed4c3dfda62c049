/** What most families ask, in plain words and eleven languages, asked from a household that has booked nothing yet. */
import { describe, expect, it } from "vitest";
import { answer } from "#assistant/answer/answer.ts";
import type { Known } from "#assistant/known.ts";
import { LOCALES } from "#i18n/locales.ts";
import { withKnown, wordsOfFacts } from "../ask-assistant.ts";
import { readPlainQuestions } from "./questions.ts";

const person = { isSelf: false, birthDate: "1990-01-01", surname: "Rahman" };
const travellers: Known["travellers"] = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Amina" },
  { ...person, id: "t2", relationship: "father", givenNames: "Ibrahim" },
  { ...person, id: "t3", relationship: "mother", givenNames: "Khadija" },
  { ...person, id: "t4", relationship: "daughter", givenNames: "Maryam" },
];
const questions = readPlainQuestions();

describe("a plain question", () => {
  it.each(LOCALES)("is heard for what it asks in %s", (locale) => {
    const missed = questions
      .filter((question) => question.locale === locale)
      .map(({ expected, text }) => {
        const context = { ...withKnown({ travellers }), words: wordsOfFacts };
        const { intent, citations } = answer({ text, agent: "tour_advisor", locale }, context);
        return { text, expected, heard: [intent ?? "nothing", ...citations.map(({ id }) => id)] };
      })
      .filter(({ expected, heard }) => !expected.some((one) => heard.some((told) => told.startsWith(one))));
    expect(missed).toEqual([]);
  });
});
