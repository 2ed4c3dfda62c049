/** What counts as a change of a package. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedNames, holdsTheSame } from "./changes.ts";

describe("changedNames", () => {
  it("names what differs, in order, and nothing that was not sent", () => {
    const before = { title: "A", meals: null, rooms: [{ type: "quad", supplement: 0 }], price: 5 };

    expect(
      changedNames(before, { title: "B", price: 5, meals: undefined, rooms: [{ supplement: 1, type: "quad" }] }),
    ).toEqual(["rooms", "title"]);
  });
});

describe("holdsTheSame", () => {
  it("does not heed the order of keys, nor keys without a value, but the order of lists", () => {
    expect(holdsTheSame({ a: 1, b: [1, 2] }, { b: [1, 2], c: undefined, a: 1 })).toBe(true);
    expect(holdsTheSame([1, 2], [2, 1])).toBe(false);
    expect(holdsTheSame([], {})).toBe(false);
    expect(holdsTheSame({ a: null }, {})).toBe(false);
  });

  it("holds of a value and its copy through JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => holdsTheSame(value, JSON.parse(JSON.stringify(value)))),
      { examples: [[{ __proto__: 1 }], [{ a: -0 }]] },
    );
  });
});
