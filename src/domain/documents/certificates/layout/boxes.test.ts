/** Boxes to tick: what is ticked is said, and what nobody can tell stays for a person. */
import { describe, expect, it } from "vitest";
import { answered } from "./boxes.ts";

const read = (...texts: string[]) =>
  answered(texts.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }))).map(({ text }) => text);

describe("a box", () => {
  it.each([
    ["before its option", "Fit for Hajj: ☐ Yes ☒ No", "Fit for Hajj: No"],
    ["behind its option", "Is she fit to travel?\tYES [x]\tNO [ ]", "Is she fit to travel: YES"],
    ["of several options", "Result\t: [X] FIT FOR HAJJ   [ ] UNFIT FOR HAJJ   [ ] RE-EXAMINE", "Result: FIT FOR HAJJ"],
    ["of a verdict", "VERDICT:   FIT FOR HAJJ (√)      NOT FIT ( )", "VERDICT: FIT FOR HAJJ"],
    ["of the other verdict", "VERDICT:   FIT FOR HAJJ ( )      NOT FIT (√)", "VERDICT: NOT FIT"],
    ["with a remark behind both", "Hypertension\tYes [x]\tNo [ ]\ton losartan", "Hypertension: Yes, on losartan"],
    ["of the other option", "Result\t: [ ] FIT FOR HAJJ   [X] UNFIT FOR HAJJ", "Result: UNFIT FOR HAJJ"],
  ])("%s gives its answer", (_, line, answer) => {
    expect(read(line)).toEqual([answer]);
  });

  it("in a column is answered by the column's name", () => {
    expect(read("Any of these?\tYes\tNo", "Dialysis\t☐\t☒", "Dementia\t☒\t☐")).toEqual([
      "Any of these?",
      "Dialysis: No",
      "Dementia: Yes",
    ]);
    expect(read("Questions\tYes\tNo", "Dialysis\t\tX", "Can walk\tX")).toEqual([
      "Questions",
      "Dialysis: No",
      "Can walk: Yes",
    ]);
  });

  it("on a line of its own counts where one beside it is ticked", () => {
    expect(read("☒ Fit to travel", "☐ Not fit to travel")).toEqual(["Fit to travel"]);
    expect(read("[X] FIT for Hajj", "[ ] UNFIT   [ ] DEFERRED")).toEqual(["FIT for Hajj"]);
    expect(read("[ ] FIT for Hajj", "[ ] UNFIT   [X] DEFERRED")).toEqual(["DEFERRED"]);
    expect(read("☐ Fit to travel", "☐ Not fit to travel")).toEqual(["☐ Fit to travel", "☐ Not fit to travel"]);
  });

  it("that is empty, or crossed among check marks, is for a person", () => {
    expect(read("Fit for Hajj: ☐ Yes ☐ No")).toEqual(["Fit for Hajj: ☐ Yes ☐ No"]);
    expect(read("Fit: ☒ Yes ☐ No", "Well: ☑ Yes ☐ No")).toEqual(["Fit: ☒ Yes ☐ No", "Well: ☑ Yes ☐ No"]);
  });
});
