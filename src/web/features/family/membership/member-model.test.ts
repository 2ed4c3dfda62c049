/** The letters that stand for a face. */
import { expect, it } from "vitest";
import { avatarInitials } from "./member-model.ts";

it("are two, one for people with one name, and whole letters of every script", () => {
  const names = ["Amina Rahman", "Karl Erik Eriksson", "Sukarno", "", "آمنة رحمان", "𐐀𐐁 𐐂"];

  expect(names.map(avatarInitials)).toEqual(["AR", "KE", "S", "", "آر", "𐐀𐐂"]);
});
