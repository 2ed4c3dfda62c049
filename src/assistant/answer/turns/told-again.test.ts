/** What was told is told again to who doubts it or did not follow; thanks and a "no" before a question are no answer to it. */
import { describe, expect, it } from "vitest";
import { talkWith } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import type { Answer } from "../answer.ts";

const window = { id: "w1", operatorName: "Alpha Tours", operatorStopped: false, state: "open", admittedMinutes: 10 };
const queue = {
  ...{ status: "waiting", position: 247, estimatedWaitTime: 26, totalInQueue: 1250, tickets: [] },
  ticket: { windowId: "w1", position: 247, waitBasis: "measured", chance: null, isMine: true, holder: null },
  windows: [{ ...window, opensAt: "2026-11-20T10:00:00Z" }],
};
const { ask } = talkWith({ ...NOTHING_KNOWN, queue } as unknown as Known);

/** The last of several turns. */
function last([first = "", ...rest]: readonly string[]): Answer {
  return rest.reduce((before, text) => ask(text, before.dialogue), ask(first));
}

describe("what was told", () => {
  it.each([
    ["what is sa'y", "say it shorter"],
    ["نسک کیا ہے", "آسان الفاظ میں بتائیں"],
    ["c'est quoi nusuk", "en plus simple svp"],
    ["apa itu nusuk", "gak paham"],
  ])("is told again in one sentence: %s, %s", (before, text) => {
    const [whole, brief] = [last([before]), last([before, text])];
    expect(brief.citations).toEqual(whole.citations);
    expect(brief.content.length).toBeLessThan(whole.content.length);
  });

  it.each(["are you sure?", "متأكد؟", "emin misin", "вы уверены?", "kya ye pakka hai"])(
    "is told again to who doubts it: %s",
    (text) => expect(last(["what is my place in the queue", text]).content).toContain("You are number 247"),
  );

  it("is not where who doubts asks something else", () =>
    expect(last(["what is my place in the queue", "sure, and is my passport ok"]).content).not.toContain("247"));
});

describe("an opening before a question", () => {
  it.each([
    "thanks. one more thing, what is my place in the queue",
    "ok thanks, and what is my place in the queue",
    "merci, et quelle est ma place dans la file",
    "спасибо. а каким я номером в очереди",
  ])("is no answer: %s", (text) => expect(last(["what is nusuk", text]).content).toContain("247"));

  it.each([
    ["how often does one go round in tawaf", "my mother cannot walk it, then?", "wheelchairTawaf"],
    ["when is tawaf al-ifadah", "may I put it off to the 12th?", "tawafIfadah"],
    ["how old must one be for hajj", "and is there a limit for the elderly?", "noUpperAge"],
  ])("%s: %s", (before, text, id) => expect(last([before, text]).citations.map((one) => one.id)).toEqual([id]));

  it.each(["thank you so much", "merci beaucoup, c'est gentil"])("alone is answered: %s", (text) =>
    expect(last(["what is nusuk", text]).intent).toBe("meta.thanks"),
  );
});
