/** Lines written so that an expression tries every way to part them: each is judged at once, whatever it then says. */
import { expect, it } from "vitest";
import { signingOf } from "./holder/signing.ts";
import { doubtOf } from "./holder/values.ts";
import { isStatedFit } from "./sentences/stated-fit.ts";
import { againstOf } from "./words/vaccines.ts";

const holder = {
  ...{ names: [], birthDate: null, sex: null, nationality: null, passportNumber: null, passportName: null },
  ...{ today: "2026-11-27", arrival: "2027-05-10", nights: 20, years: [] },
} as const;

it("a vaccine of words that run into one another", () => {
  expect(againstOf(`men${"conjugue".repeat(36)}!`)).not.toBe("fewer");
});

it("an address of addresses", () => {
  const text = `https${"://,www.,https".repeat(20)} .`;
  expect(doubtOf("contact", text, holder, {})).not.toBeNull();
});

it.each(["is to ", "a health of ", "found fit and ", "examined i ", "can walk ", "الكشف الطبي "])(
  "a statement of fitness of many %j",
  (words) => {
    expect(isStatedFit(`${words.repeat(100)}fit to travel!`, holder)).toBe(false);
  },
);

it.each(["MD ", "Senior Medical ", "Clinic ", "مركز ", "Dr. Hale, ", "Reg. No. ", "Hale "])(
  "a signature of many %j",
  (words) => {
    expect(signingOf(`Dr ${words.repeat(60)}?x`.slice(0, 260))).toBeNull();
  },
);
