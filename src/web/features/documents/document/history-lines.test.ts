import fc from "fast-check";
import { expect, it } from "vitest";
import { DOCUMENT_ACTORS, DOCUMENT_EVENTS, type DocumentEvent } from "#contract/documents.ts";
import { lookedAt } from "./history-lines.ts";

const event = (id: number, what: DocumentEvent["what"], by: DocumentEvent["by"]): DocumentEvent => ({
  id: String(id),
  at: `2026-11-20T14:${String(59 - id).padStart(2, "0")}:00.000Z`,
  what,
  by,
});

it("tells the owner's own looks in one line and everybody else's apart", () => {
  const lines = lookedAt([
    event(1, "read", "owner"),
    event(2, "read", "owner"),
    event(3, "read", "staff"),
    event(4, "opened", "staff"),
    event(5, "read", "owner"),
  ]);

  expect(lines.map(({ what, by, times }) => [what, by, times])).toEqual([
    ["read", "owner", 2],
    ["read", "staff", 1],
    ["opened", "staff", 1],
    ["read", "owner", 1],
  ]);
});

it("leaves no entry out", () => {
  const events = fc.array(fc.tuple(fc.constantFrom(...DOCUMENT_EVENTS), fc.constantFrom(...DOCUMENT_ACTORS)));
  fc.assert(
    fc.property(events, (drawn) => {
      const lines = lookedAt(drawn.map(([what, by], at) => event(at, what, by)));
      expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(drawn.length);
    }),
  );
});
