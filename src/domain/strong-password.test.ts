import { expect, it } from "vitest";
import { isStrongPassword } from "./strong-password.ts";

it.each([
  ["1", false],
  ["1234567", false],
  ["حج مبرور", true],
  ["😀😀😀😀", false],
  ["baseball", false],
  ["BaseBall", false],
  ["ｂａｓｅｂａｌｌ", false],
  ["baseball at dawn", true],
])("%j is strong: %s", (password, strong) => {
  expect(isStrongPassword(password, (folded) => folded === "baseball")).toBe(strong);
});

it.each([
  ["Rihla-2026", false],
  ["hajjMakkah1448", false],
  ["Ｈａｊｊ 1448!!", false],
  ["Zubaydah84!", false],
  ["tashkandi 84", false],
  ["to makkah on foot", true],
  ["seven dates at dawn", true],
  ["amy was here", true],
])("%j is strong beside words of the product and of its owner: %s", (password, strong) => {
  expect(isStrongPassword(password, () => false, ["zubaydah", "Tashkandi", "Amy"])).toBe(strong);
});
