/** Moving in a list. */
import { expect, it } from "vitest";
import { moved, withItem, withoutItem } from "./vote-model.ts";

const items = ["a", "b", "c"].map((id) => ({ id, title: id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

it("moves one item and keeps the others in order", () => {
  expect(ids(moved(items, 2, 0))).toBe("cab");
  expect(ids(moved(items, 0, 1))).toBe("bac");
});

it("has each package once", () => {
  expect(ids(withItem(items, { id: "b", title: "b" }))).toBe("abc");
  expect(ids(withItem(items, { id: "d", title: "d" }))).toBe("abcd");
  expect(ids(withoutItem(items, "b"))).toBe("ac");
});
