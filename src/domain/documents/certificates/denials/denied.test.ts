/** Lists of illnesses that a paper denies, and lists that only look so. */
import { describe, expect, it } from "vitest";
import { isDeniable, withDenied } from "./denied.ts";

const read = (...texts: string[]) =>
  withDenied(texts.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }))).map(({ text }) => text);

const NONE = "Chronic diseases: none";

describe("an illness answered with no", () => {
  it.each([
    "Heart failure with symptoms at minimal effort: No",
    "Third trimester or high-risk pregnancy at time of Hajj: No",
    "4. Chronic lung disease needing oxygen\tNo",
    "Cancer on chemo-, radio- or immunotherapy: NO",
    "Dialysis  NO      Epilepsy  NO      Dementia  NO",
    "Diabetes: No, Asthma: No",
    "Heart failure? No",
    "الفشل الكلوي: لا",
    "السل الرئوي\tلا يوجد",
  ])("is denied: %s", (line) => {
    expect(read(line)).toEqual([NONE]);
  });

  it.each([
    ["controlled", "Diabetes controlled: No"],
    ["treated", "Tuberculosis treated: No"],
    ["a treatment that is over", "TB treatment completed: No"],
    ["free of it", "Free from tuberculosis: No"],
    ["excluded", "Tuberculosis excluded: No"],
    ["no further", "No longer infectious: No"],
    ["somebody's", "Wife with tuberculosis: No"],
    ["tested", "Tested for hepatitis: No"],
    ["with an answer that goes on", "Heart failure: No, see overleaf"],
    ["with another answer", "Heart failure: No since surgery"],
    ["with yes and no", "Heart failure: Yes / No"],
    ["of no illness", "Able to walk: No"],
    ["measured", "Ejection fraction above 40 %, heart failure: No"],
    ["stopped", "Dialysis stopped: No"],
    ["in Arabic, controlled", "السكري مضبوط: لا"],
    ["in Arabic, recovered", "شفي من السل: لا"],
  ])("is not where the question asks for the good or says more: %s", (_, line) => {
    expect(read(line)).toEqual([line]);
  });

  it("is not under a heading that turns the answers round", () => {
    for (const head of [
      "The following have been excluded:",
      "Condition\tControlled",
      "Cleared of:",
      "Normal\tYes/No",
    ]) {
      expect(read(head, "Heart failure: No", "Dialysis: No")).toEqual([head, "Heart failure: No", "Dialysis: No"]);
    }
  });

  it("leaves a yes among the others", () => {
    expect(read("Dialysis: No", "Heart failure: Yes", "Dementia: No")).toEqual([NONE, "Heart failure: Yes", NONE]);
  });
});

describe("a list under a heading that denies all of it", () => {
  it("is denied as far as it goes", () => {
    expect(
      read("He does not suffer from any of the following:", "- Heart failure", "- Dialysis", "He is fit for Hajj."),
    ).toEqual(["he does not suffer from any disease", NONE, NONE, "He is fit for Hajj."]);
  });

  it.each([
    ["an item that says more", ["Free from the following:", "- Heart failure", "- Dialysis since 2024"]],
    ["a yes in it", ["Not suffering from any of the following:", "1. Heart failure", "2. Dialysis: Yes"]],
    ["two denials", ["Not free from any of the following:", "- Tuberculosis", "- Hepatitis"]],
    ["no denial", ["Suffering from the following:", "- Heart failure", "- Dialysis"]],
  ])("stays as it is with %s", (_, lines) => {
    expect(read(...lines)).toEqual(lines);
  });
});

it("only an illness without a verb or a measure can be denied by an answer", () => {
  expect(["Kidney failure", "2. Cancer under treatment", "Type 2 diabetes"].every(isDeniable)).toBe(true);
  expect(["Has cancer", "Creatinine 4.2, kidney failure", "Name", "", "He is on dialysis"].some(isDeniable)).toBe(
    false,
  );
});
