/** A sale window: when the queue before some packages opens, how fast it admits, and when it is over. */
import { DAY_MS, SECOND_MS } from "#domain/durations.ts";

export const WINDOW_STATES = ["announced", "open", "paused", "closed"] as const;
/** `announced`: entries gather until the opening; `open`: drawn, admitting; `closed`: sold out, or ended by its operator. */
export type WindowState = (typeof WINDOW_STATES)[number];

export const WINDOW_EVENTS = ["open", "pause", "resume", "close"] as const;
export type WindowEvent = (typeof WINDOW_EVENTS)[number];

const EDGES: Readonly<Record<WindowState, Partial<Record<WindowEvent, WindowState>>>> = {
  announced: { open: "open", close: "closed" },
  open: { pause: "paused", close: "closed" },
  paused: { resume: "open", close: "closed" },
  closed: {},
};

/** Null for what may not happen in this state. */
export function afterWindowEvent(state: WindowState, event: WindowEvent): WindowState | null {
  return EDGES[state][event] ?? null;
}

export const CLOSE_REASONS = ["sold_out", "ended"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** A commitment has to stand for a moment before entries can depend on it. */
export const SOONEST_OPENING_SECONDS = 10;
export const LATEST_OPENING_DAYS = 365;
export const MOST_WINDOW_PACKAGES = 50;
export const ADMIT_PER_MINUTE = { least: 1, most: 600 } as const;
/** A hold itself lasts 15 minutes more. */
export const ADMITTED_MINUTES = { least: 5, most: 30 } as const;

/** The share of a step-free lane: one admission in so many. */
export const STEP_FREE_EVERY = { least: 2, most: 50 } as const;

/**
 * Of a standstill from `since` to `now`, whole seconds that are counted with it: a pause and a rest may overlap, and from the
 * beginning on of the other one that still lasts (`other`, null for none) its own end counts them.
 */
export function standstillSeconds(since: Date, now: Date, other: Date | null): number {
  const until = Math.min(now.getTime(), other?.getTime() ?? now.getTime());
  return Math.max(0, Math.round((until - since.getTime()) / SECOND_MS));
}

/** Whether a window may be announced for this instant. */
export function mayOpenAt(opensAt: Date, now: Date): boolean {
  const ahead = opensAt.getTime() - now.getTime();
  return ahead >= SOONEST_OPENING_SECONDS * SECOND_MS && ahead <= LATEST_OPENING_DAYS * DAY_MS;
}
