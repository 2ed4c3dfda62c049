import { describe, expect, it } from "vitest";
import { lineDirection } from "./line-direction.ts";

describe("the direction of a line", () => {
  it.each([
    ["Your next step: upload a document.", "ltr"],
    ["خطوتك التالية", "rtl"],
    ["\u2068Ibrahim Rahman\u2069: تم التحقق", "rtl"],
    ["\u2068Miqat Suites\u2069، \u2068\u2066$16,950\u2069\u2069 فی کس", "rtl"],
    ["\u2068رحلة\u2069 is open", "ltr"],
    ["\u2068Ibrahim\u2069: 4/4", "auto"],
    ["911", "auto"],
    ["", "auto"],
  ])("%j is %s", (line, expected) => {
    expect(lineDirection(line)).toBe(expected);
  });
});
