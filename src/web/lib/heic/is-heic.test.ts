import { expect, it } from "vitest";
import { isHeic } from "./is-heic.ts";

const head = (text: string) => Uint8Array.from([0, 0, 0, 28, ...new TextEncoder().encode(text)]);

it.each(["ftypheic", "ftypheix", "ftypmif1"])("knows %s", (text) => {
  expect(isHeic(head(text))).toBe(true);
});

it.each(["ftypavif", "ftypmp42", "heicftyp", "ftyp", ""])("does not take %j for it", (text) => {
  expect(isHeic(head(text))).toBe(false);
});
