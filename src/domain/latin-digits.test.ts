/** Digits of eastern keyboards. */
import { expect, it } from "vitest";
import { latinDigits } from "./latin-digits.ts";

it("writes Arabic and Persian digits as Latin ones, and leaves all else", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(latinDigits("١٢٣ ۴۵۶ abc 7")).toBe("123 456 abc 7");
});
