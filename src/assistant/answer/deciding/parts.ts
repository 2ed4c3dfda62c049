/** Which parts of what is known a question needs, so that nothing else is read for it. */
import { type Intent, type IntentTool, intentRule } from "../../intents/intents.ts";
import type { Known } from "../../known.ts";

/** Read for every question: names are looked up in them. */
export const NAMED_PARTS: readonly (keyof Known)[] = ["packages", "travellers", "bookings", "deskBookings"];

const PARTS: Readonly<Record<IntentTool, readonly (keyof Known)[]>> = {
  documents: ["documents", "travellers", "families", "journey", "bookings"],
  queue: ["queue", "waitlists"],
  payments: ["bookings", "packages", "refunds", "methods", "plans", "families", "journey"],
  bookings: ["bookings", "packages", "journey", "queue", "waitlists", "families"],
  packages: ["packages"],
  family: ["families", "journey"],
  journey: ["journey", "bookings", "plans", "families"],
  calendar: [],
  prayer: ["prayer"],
  place: ["bookings", "travellers"],
  notices: ["notices"],
};

export function partsFor(intent: Intent): readonly (keyof Known)[] {
  const { tool } = intentRule(intent);
  return tool === null ? [] : PARTS[tool];
}
