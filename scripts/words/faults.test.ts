import { describe, expect, it } from "vitest";
import { faultsOf } from "./faults.ts";
import { flat, treeLike } from "./tree.ts";

describe("faults of a translation", () => {
  const english = "{name} has {count, plural, one {1 seat} other {# seats}}. <link>Look</link>";

  it("takes a sound one", () => {
    expect(
      faultsOf(
        english,
        "У {name} {count, plural, one {# место} few {# места} many {# мест} other {# места}}. <link>…</link>",
        "ru",
      ),
    ).toEqual([]);
  });

  it.each([
    ["", "empty"],
    ["{name} {count, plural, one {#} few {#} many {#} other {#}}", "lacks <link>"],
    [
      "{nom} {name} {count, plural, one {#} few {#} many {#} other {#}} <link>a</link>",
      "has {nom}, which the English has not",
    ],
    ["{name} {count, plural, one {#} other {#}} <link>a</link>", "{count} lacks the plural form few"],
    ["{name} {count, plural, one {#} <link>a</link>", "does not parse"],
  ])("names what is wrong with %j", (text, fault) => {
    expect(faultsOf(english, text, "ru").join()).toContain(fault);
  });
});

describe("trees of sentences", () => {
  it("are flattened and put together again in the order of the model", () => {
    const model = { b: { y: "1", x: "2" }, a: "3", c: { z: "4" } };
    const sentences = new Map([...flat(model)].reverse().filter(([key]) => key !== "c.z"));
    expect(JSON.stringify(treeLike(model, sentences))).toBe('{"b":{"y":"1","x":"2"},"a":"3"}');
  });
});
