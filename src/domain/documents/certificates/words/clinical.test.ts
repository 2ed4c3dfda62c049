/** What a certificate may say of illness: denied, found well or measured within bounds, and nothing beside. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asksForIll, isMeasured, isWell, withoutDenied, withoutWell } from "./clinical.ts";

const left = (text: string) => withoutWell(text).replace(/\s+/g, " ").trim();

describe("a denial", () => {
  it.each([
    "no history of heart failure, chronic lung disease, liver cirrhosis, cancer or dementia",
    "he does not suffer from kidney failure",
    "not suffering from any communicable or chronic disabling disease",
    "free of any chronic or contagious disease that would preclude participation",
    "not suffering from any of the following: chronic renal failure on dialysis, open tuberculosis or any epidemic disease",
    "no evidence of tuberculosis",
    "لا تعاني من اي مرض معد او مزمن يمنع من السفر",
    "he has none of the conditions which the saudi ministry of health lists as a bar to hajj",
    "he does not suffer from any infectious disease or any disease of the heart, lung, kidney or liver",
    "not suffering from any of the following: cardiac failure / renal failure requiring dialysis / any contagious disease",
    "free from any of the illnesses that preclude participation in the hajj (heart failure, cancer under treatment)",
    "and she is not pregnant",
    "خال من الامراض المعديه ومن الفشل الكلوي وهبوط القلب وتليف الكبد والامراض الصدريه المزمنه والاورام",
    "غير مصابه باي مرض من الامراض المانعه من اداء مناسك الحج",
  ])("takes away what it denies: %s", (text) => {
    expect(left(text)).not.toMatch(/failure|disease|cancer|dementia|tuberculosis|مرض/);
  });

  it.each([
    ["without a word that ends the row", "no allergies, diabetes on tablets", "diabetes"],
    ["but for one thing", "no disease but heart failure", "heart failure"],
    ["of a denial", "not yet free of tuberculosis", "free of tuberculosis"],
    ["that is over", "no longer free from infection", "free from infection"],
    ["of what would be good", "no improvement of heart failure", "heart failure"],
    ["of another sentence", "no fever. heart failure", "heart failure"],
    [
      "beside a word that begins as one of the grammar",
      "free of the conditions which bar a pilgrim from hajj and amputated",
      "amputated",
    ],
    ["of somebody who has it", "خال من الامراض المعديه ومريض بالسكري", "ومريض بالسكري"],
    ["that is barred", "no infectious disease, excluded from hajj", "excluded"],
    ["that is unfit", "free of infection and unfit to travel", "unfit"],
    ["but for what is known", "no known allergies, but asthma", "asthma"],
    ["of nobody", "none of the above is absent. heart failure", "heart failure"],
    ["in the next line", "no fever\nheart failure", "heart failure"],
    ["under an answer", "no\nmeningitis", "no"],
    ["with a condition", "if free from infection", "free from infection"],
  ])("leaves what is said %s", (_, text, kept) => {
    expect(left(text)).toContain(kept);
  });

  it("that answers a question ends with its line", () => {
    expect(withoutDenied("dialysis: no\nheart failure: yes")).toContain("heart failure");
  });
});

describe("a finding", () => {
  it.each([
    "ecg sinus rhythm, ef 60 %. no heart failure.",
    "clear; x-ray normal, no evidence of tuberculosis",
    "soft, liver and spleen not palpable",
    "urea 28, creatinine 0.8; not on dialysis",
    "mtb not detected",
    "hbsag neg",
    "s1 s2 normal, no murmur",
    "normal physical and mental examination",
  ])("is well: %s", (text) => {
    expect(isWell(text)).toBe(true);
  });

  it.each([
    "murmur",
    "hbsag pos",
    "mtb detected",
    "not normal examination",
    "clear of fluid after drainage",
    "normal except murmur",
    "previously normal",
    "normal until 2024",
    "ecg pending",
    "chest clear once treated",
    "lungs not clear",
    "lung disease seen, skin normal",
    "spo2 98% on oxygen",
    "creatinine 88 mg/dl",
    "temp 38.4",
    "ef 20 %",
    "normal, on oxygen",
    "not normal",
    "heart enlarged",
    "creatinine 8.9",
    "failure",
  ])("is for a person: %s", (text) => {
    expect(isWell(text)).toBe(false);
  });

  it("is a measure within its bounds alone", () => {
    expect(["bp 126/80", "pulse 72 reg", "spo2 98% on room air", "height 159 cm"].every(isMeasured)).toBe(true);
    expect(["bp 210/120", "pulse 140", "spo2 82%", "hb 6.2 g/dl", "creatinine 8.9"].some(isMeasured)).toBe(false);
  });

  it("counts every number beyond the bounds of a pressure", () => {
    fc.assert(
      fc.property(fc.integer({ min: 145, max: 260 }), fc.integer({ min: 40, max: 140 }), (high, low) => {
        expect(isMeasured(`bp ${high}/${low}`)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

it("a label asks for illness in whatever words, and for nothing else", () => {
  expect(asksForIll(["kidney", "failure", "requiring", "dialysis"])).toBe(true);
  expect(asksForIll(["kidney", "donor"])).toBe(false);
  expect(asksForIll(["severe"])).toBe(false);
});

it("no text takes long", () => {
  const began = performance.now();
  for (const word of ["failure ", "no failure, ", "heart ", "chest, ", "no a or failure "])
    withoutWell(word.repeat(400));

  expect(performance.now() - began).toBeLessThan(3000);
});
