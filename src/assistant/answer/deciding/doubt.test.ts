/** What is asked back, or told in place of nothing, rather than answered beside the question. */
import { describe, expect, it } from "vitest";
import { ask, withKnown } from "../../../../test/ask-assistant.ts";
import { FACTS } from "../../facts/facts.ts";
import { type Answer, answer } from "../answer.ts";
import type { Dialogue } from "../turns/dialogue.ts";
import { isHeardByWordsAlone } from "./doubt.ts";

const targets = ({ actions }: Answer) => actions.map(({ target }) => target);
const cited = ({ citations }: Answer) => citations.map(({ id }) => id);

describe("what a visitor is told", () => {
  it.each(["can we pay in three parts", "can I pay in instalments"])(
    "is the rule alone, where nothing of theirs can be looked up: %s",
    (text) => {
      const given = ask(text);

      expect(cited(given)).toEqual(["instalmentsFree"]);
      expect(given.content).not.toContain("cannot see");
    },
  );

  it("is what cannot be seen, where no rule is near", () => {
    expect(ask("how far is my own plan").content).toMatch(/^I cannot see/);
  });
});

describe("a fact that its words alone speak for", () => {
  const [fact] = FACTS;
  if (!fact) throw new Error("There are no facts.");
  const found = { fact, score: 1, covers: 1, isOwn: true };
  const understood = (probability: number) => ({
    ranked: fact.intents.map((intent) => ({ intent, probability })),
    ...{ decision: "choices" as const, choices: [] },
  });

  it("is one that neither questions of facts nor those of its intents were like", () => {
    expect(isHeardByWordsAlone({ ...found, taught: 0.1 }, understood(0.1))).toBe(true);
    expect(isHeardByWordsAlone({ ...found, taught: 0.3 }, understood(0.1))).toBe(false);
    expect(isHeardByWordsAlone({ ...found, taught: 0.1 }, understood(0.3))).toBe(false);
  });
});

describe("a word or two in the midst of what can be looked up", () => {
  const text = "sirf wheelchair wali";
  const last: Dialogue = {
    ...{ locale: "en", act: "none", texts: [], shown: [], sums: [], offered: ["pkg.search"] },
    pending: "lahore se march ya april ki koi tareekh",
  };

  it("are asked back rather than answered with a rule, what was offered before first", () => {
    const given = answer({ text, agent: "tour_advisor", locale: "en", dialogue: last }, withKnown({}));

    expect(given.kind).toBe("choices");
    expect(targets(given)).toEqual(["ask:pkg.search", "ask:hajj.health", "do:hand_off"]);
  });

  it("are answered where nothing was said before", () => {
    expect(cited(ask(text))).toEqual(["wheelchairHow"]);
  });
});

describe("beside an answer that words speak for", () => {
  it("stands what the classifier takes for meant", () => {
    const given = ask("What is due next?", { travellers: [] });

    expect(targets(given)).toContain("ask:pay.next");
  });
});
