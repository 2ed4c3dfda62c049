/** The browser's stand-in for zod: describes everything, checks nothing silently. */
import { expect, it } from "vitest";
import { z } from "./contract-shapes.ts";

const chain = z as unknown as Record<string, (...args: unknown[]) => Record<string, (...args: unknown[]) => unknown>>;

it("lets a contract be written down", () => {
  expect(chain.object?.({ id: chain.string?.() }).meta?.({ id: "User" })).toBe(z);
});

it("refuses to check data instead of calling everything valid", () => {
  expect(() => chain.string?.().safeParse?.(1)).toThrow("zod/mini");
});
