import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { collapse, fold, foldByEar, foldDigits, wordsIn } from "./fold.ts";

describe("folding", () => {
  it.each([
    ["جوازي", "جوازى"],
    ["الحُجّاج", "الحجاج"],
    ["إلى", "الي"],
    ["قطار ١٢", "قطار 12"],
    ["कागज़", "कागज"],
    ["নিৰ্ণয়ী", "নিৰ্নয়ি"],
    ["İSTANBUL ışık", "istanbul isik"],
    ["Réglé", "regle"],
    ["ещё", "еще"],
    ["پاسپورٹ\u200c", "پاسپورٹ"],
  ])("writes %s and %s alike", (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it("keeps different letters apart", () => {
    expect(fold("पास")).not.toBe(fold("पस"));
    expect(fold("کب")).not.toBe(fold("کی"));
  });

  it("reads digits of every script", () => {
    expect(foldDigits("٣٬٤٥٠٫٥ ۱۲ १२ ১২")).toBe("3,450.5 12 12 12");
  });

  it("takes words spelled by ear together", () => {
    expect(foldByEar("wapas")).toBe(foldByEar("vapas"));
    expect(foldByEar("paise")).toBe(foldByEar("paese"));
    expect(foldByEar("theek")).toBe(foldByEar("thik"));
  });

  it("never fails, and leaves no digit of another script and no empty word", () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        expect(fold(text)).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/);
        expect(wordsIn(text)).not.toContain("");
      }),
    );
    expect(collapse("passport 2000")).toBe("pasport 2000");
  });
});
