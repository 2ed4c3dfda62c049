import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { masterKeys } from "./keys.ts";
import { openJson, sealJson } from "./sealed-json.ts";

const keys = masterKeys([randomBytes(32)]);

it("gives a sealed value back under its own id", () => {
  const value = { surname: "ERIKSSON", scores: [1, 2] };

  expect(openJson(keys, "a", sealJson(keys, "a", value))).toEqual(value);
});

it("shows nothing of the value and opens under no other id, key or bit", () => {
  const sealed = sealJson(keys, "a", { surname: "ERIKSSON" });
  const touched = Buffer.from(sealed);
  touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;

  expect(sealed.includes("ERIKSSON")).toBe(false);
  expect(() => openJson(keys, "b", sealed)).toThrow();
  expect(() => openJson(keys, "a", touched)).toThrow();
  expect(() => openJson(masterKeys([randomBytes(32)]), "a", sealed)).toThrow();
});

it("still opens what an earlier key has sealed", () => {
  const earlier = randomBytes(32);
  const sealed = sealJson(masterKeys([earlier]), "a", 7);

  expect(openJson(masterKeys([randomBytes(32), earlier]), "a", sealed)).toBe(7);
});
