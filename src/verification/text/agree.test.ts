import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UNREAD } from "#domain/documents/seen/unread.ts";
import { agree } from "./agree.ts";
import type { ReadWord } from "./tesseract.ts";

const word = (text: string, changes: Partial<ReadWord> = {}): ReadWord => ({
  ...{ text, confidence: 90, x: 100, y: 50, width: 80, height: 20 },
  ...changes,
});
const texts = (...readings: (readonly ReadWord[])[]) => agree(readings).map(({ text }) => text);

describe("two readings of a page", () => {
  it.each([
    ["alike", word("2027-03-05"), word("2027-03-05"), ["2027-03-05"]],
    ["with another mark at the end", word("Rahman,"), word("Rahman"), ["Rahman,"]],
    ["with one digit otherwise", word("2027-03-05"), word("2027-08-05"), [UNREAD]],
    ["of a word of which one is unsure", word("fit"), word("fit", { confidence: 49 }), [UNREAD]],
    ["of a number of which one is not clear", word("2027", { confidence: 69 }), word("2027"), [UNREAD]],
    [
      "of a paper's number that is not quite clear",
      word("A74084396", { confidence: 55 }),
      word("A74084396"),
      ["A74084396"],
    ],
    ["of a mark that is no word", word("|"), word("|"), []],
    ["at different places", word("not"), word("not", { x: 300 }), [UNREAD, UNREAD]],
    ["of what only one sees, faintly", word("not", { confidence: 59 }), word("fit", { x: 300 }), [UNREAD]],
    ["of a short mark that only one sees", word("il"), word("fit", { x: 300 }), [UNREAD]],
  ])("%s", (_, first, second, expected) => {
    expect(texts([first], [second])).toEqual(expected);
  });

  it("mark a word that the other takes for two", () => {
    const halves = [word("5", { width: 20 }), word("March", { x: 130, width: 50 })];

    expect(texts([word("5March")], halves)).toEqual([UNREAD]);
    expect(texts([], halves)).toEqual([UNREAD, UNREAD]);
  });

  it("are settled by a third, unless one of the others is sure of something else", () => {
    const unclear = word("2O27", { confidence: 60 });

    expect(texts([word("2027")], [unclear], [word("2027")])).toEqual(["2027"]);
    expect(texts([unclear], [word("2027")], [word("2027")])).toEqual(["2027"]);
    expect(texts([word("2021")], [word("2027")], [word("2027")])).toEqual([UNREAD]);
    expect(texts([word("2021")], [word("2027")], [word("2029")])).toEqual([UNREAD]);
    expect(texts([], [word("not")], [word("not")])).toEqual(["not"]);
  });

  it("never let a word stand that one of them does not say", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,6}$/), fc.stringMatching(/^[A-Z0-9]{1,6}$/), (one, other) => {
        const [read] = texts([word(one)], [word(other)]);

        expect(read).toBe(one === other ? one : UNREAD);
      }),
    );
  });
});
