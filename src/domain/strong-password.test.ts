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
