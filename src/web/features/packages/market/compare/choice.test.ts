/** The choice of packages to compare lives in the address beside everything else. */
import { expect, it } from "vitest";
import { comparedIn, comparePath, withCompared } from "./choice.ts";

it("reads the first three, each once", () => {
  expect(comparedIn(new URLSearchParams("compare=a&compare=b&compare=a&compare=&compare=c&compare=d"))).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it("changes nothing but the choice", () => {
  const address = new URLSearchParams("q=zam&compare=a&sort=rating");

  expect(withCompared(address, ["b", "c"]).toString()).toBe("q=zam&sort=rating&compare=b&compare=c");
  expect(withCompared(address, []).toString()).toBe("q=zam&sort=rating");
  expect(comparePath(["a b"])).toBe("/compare?compare=a+b");
});
