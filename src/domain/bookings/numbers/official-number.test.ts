/** What is taken as an official number, what is asked about, and what is refused. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_NUMBER, readOfficialNumber, withdrawableUntil } from "./official-number.ts";

describe("a number", () => {
  it.each([
    ["NSK-48213377", "NSK-48213377"],
    ["  nsk  482 / 13  ", "nsk 482 / 13"],
    ["NSK–4821—3377", "NSK-4821-3377"],
    ["ＮＳＫ４８２１３", "NSK48213"],
    ["NSK-٤٨٢١٣ ۷۷", "NSK-48213 77"],
    ["১২৩৪৫६७", "1234567"],
    ["\u202ANSK\u200E-48213\u202C", "NSK-48213"],
    ["NSK\t482\n13", "NSK 482 13"],
  ])("is taken: %j", (typed, number) => {
    expect(readOfficialNumber(typed)).toEqual({ state: "usual", number });
  });

  it.each([
    ["short", "A12"],
    ["with one digit alone", "NSKABC7"],
    ["of one sign", "1111111"],
    ["of a Cyrillic letter that looks Latin", "NSК-48213"],
    ["of Arabic letters", "حج-48213"],
    ["longer than any seen", "1234567890123456789012345678901"],
  ])("that is unusual is asked about: %s", (_, typed) => {
    expect(readOfficialNumber(typed)).toEqual({ state: "unusual", number: typed });
  });

  it.each([
    ["🙏 abc"],
    ["🙏 48213"],
    ["NSK"],
    [""],
    ["\u200E\u200F"],
    ["NSK-48213\u0007"],
    ["NSK_48213"],
    ["<b>48213</b>"],
    ["4".repeat(LONGEST_NUMBER + 1)],
  ])("is refused: %j", (typed) => {
    expect(readOfficialNumber(typed)).toEqual({ state: "refused" });
  });

  it("is read the same once it is kept, and holds nothing but what it may", () => {
    const anything = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[A-Z٠-٩0-9 /–-]{1,40}$/));
    fc.assert(
      fc.property(anything, (typed) => {
        const read = readOfficialNumber(typed);
        if (read.state === "refused") return;
        expect(read.number).toMatch(/^[\p{L}\p{M}0-9 /-]{1,100}$/u);
        expect(read.number).toMatch(/[0-9]/);
        expect(readOfficialNumber(read.number)).toEqual(read);
      }),
    );
  });
});

it("can be taken back until the places would go back, or the journey begins", () => {
  expect(withdrawableUntil(null, "2027-05-05")).toBe("2027-05-05");
  expect(withdrawableUntil("2027-03-21", "2027-05-05")).toBe("2027-03-21");
  expect(withdrawableUntil("2027-06-01", "2027-05-05")).toBe("2027-05-05");
});
