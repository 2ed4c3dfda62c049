/** What a paper tells whoever holds it, and what only begins so. */
import { describe, expect, it } from "vitest";
import { announcesInstruction, isInstruction, withoutInstructions } from "./instructions.ts";

const is = (text: string) => isInstruction(text, ["en"], false);

describe("an instruction", () => {
  it.each([
    "Please keep this card with your passport.",
    "Do not travel without this page.",
    "Holders must leave the Kingdom before the visa expires.",
    "Note: Certificate to be uploaded on the portal and original kept with the pilgrim.",
    "The card must be shown on arrival.",
    "If you believe that details are wrong, call your provider.",
  ])("is known: %s", (text) => {
    expect(is(text)).toBe(true);
  });

  it.each([
    ["Sila simpan salinan visa ini bersama pasport anda.", "ms"],
    ["Veuillez conserver ce document pendant le séjour.", "fr"],
    ["Lütfen bu belgeyi yanınızda bulundurunuz.", "tr"],
    ["يرجى حمل هذه الوثيقة أثناء السفر", "ar"],
    ["همراه داشتن این کارت هنگام اعزام الزامی است.", "fa"],
  ] as const)("is known in other languages: %s", (text, language) => {
    expect(isInstruction(text, ["en", language], true)).toBe(true);
  });

  it.each([
    ["the dose", "Please keep the second dose for December."],
    ["the fitness", "Please note she is not fit."],
    ["another paper", "Please refer to the cancelled visa."],
    ["a day", "Please present on 12 December 2026."],
    ["a stay", "Holders must leave within 7 days."],
    ["an illness", "Please note heart failure."],
    ["somebody", "Please contact her husband."],
    ["a ban", "Holders must not perform Hajj."],
    ["another number", "Please check passport XX9900112."],
    ["a test", "Please bring the results of the biopsy."],
    ["a question", "Please check: fit?"],
  ])("is none about %s: %s", (_, text) => {
    expect(is(text)).toBe(false);
  });

  it("takes away no line beside it", () => {
    expect(withoutInstructions("Please keep this card\nafter surgery", ["en"], true)).toContain("after surgery");
    expect(withoutInstructions("Keep this card. She has cancer.", ["en"], false).trim()).toBe("She has cancer.");
  });

  it("is told from a label", () => {
    expect(announcesInstruction("Note: Please keep this card")).toBe(true);
    expect(announcesInstruction("Contact: 0555 123")).toBe(false);
  });
});
