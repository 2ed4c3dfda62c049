/** Telephone numbers as typed and as kept. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { phoneOf } from "./phone.ts";

it.each([
  ["+44 20 7946 0018", "+442079460018"],
  ["0044 (20) 7946-0018", "+442079460018"],
  ["+44 (0)20 7946.0018", "+442079460018"],
  ["\u202a+966 55 123 4567\u202c", "+966551234567"],
  ["+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧", "+966551234567"],
  ["020 7946 0018", null],
  ["+0 20 7946 0018", null],
  ["+44 12", null],
  ["+4420794600181234", null],
  ["call me", null],
])("%s is kept as %s", (typed, kept) => {
  expect(phoneOf(typed)).toBe(kept);
});

it("keeps what it has kept", () => {
  const number = fc.stringMatching(/^\+[1-9][0-9]{6,14}$/);
  const between = fc.constantFrom("", " ", "-", ".", " (");
  fc.assert(
    fc.property(number, between, (kept, gap) => {
      expect(phoneOf(`${kept.slice(0, 4)}${gap}${kept.slice(4)}`)).toBe(kept);
    }),
  );
});
