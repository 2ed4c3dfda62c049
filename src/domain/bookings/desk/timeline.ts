/** What has happened to a booking, in one line of time: its events, its money and what the business did around it. */
import { BOOKING_EVENTS } from "../booking.ts";

const AROUND = [
  "make",
  "correct_reference",
  "see_reference",
  "charge",
  "refund",
  "refund_ordered",
  "seat_released",
  "answer_approve",
  "answer_decline",
  "answer_undone",
  "assign",
  "message",
] as const;

export const TIMELINE_EVENTS = [...BOOKING_EVENTS, ...AROUND] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** Who did it: the product itself by a rule, where nobody did. */
export const TIMELINE_SIDES = ["pilgrim", "operator", "staff", "product"] as const;
export type TimelineSide = (typeof TIMELINE_SIDES)[number];

export interface TimelineEntry {
  /** UTC. */
  readonly at: Date;
  readonly event: TimelineEvent;
  readonly by: TimelineSide;
  readonly name: string | null;
  readonly amountMinor: number | null;
}

/** The oldest first; what happened at one instant keeps its order. */
export function timelineOf(...lists: readonly (readonly TimelineEntry[])[]): TimelineEntry[] {
  return lists.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The event of an audit's `booking.<event>`; null for what is no event of a timeline. */
export function timelineEventOf(action: string): TimelineEvent | null {
  const name = action.startsWith("booking.") ? action.slice("booking.".length) : "";
  return TIMELINE_EVENTS.find((event) => event === name) ?? null;
}
