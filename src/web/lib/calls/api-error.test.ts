/** SPEC §8: the text of a failed call is its status, a colon and what was answered. */
import { expect, it } from "vitest";
import { readRefusal } from "./api-error.ts";

const PROBLEM = { "content-type": "application/problem+json; charset=utf-8" };
const soldOut = { type: "", title: "Sold out", status: 409, code: "sold_out", detail: "Only 2 places are left." };

it.each([
  ["of a problem its sentence", JSON.stringify(soldOut), PROBLEM, "409: Only 2 places are left.", "sold_out"],
  ["of a problem that cannot be read the body", "{", PROBLEM, "409: {", null],
  ["of any other body its text", " The proxy has lost its server.\n", {}, "409: The proxy has lost its server.", null],
  ["of an empty one the status text", "", {}, "409: Conflict", null],
] as const)("is %s", async (_, body, headers, message, code) => {
  const refusal = await readRefusal(new Response(body, { status: 409, statusText: "Conflict", headers }));

  expect([refusal.message, refusal.status, refusal.code]).toEqual([message, 409, code]);
});
