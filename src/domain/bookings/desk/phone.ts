/** Bookings that an operator enters for somebody who called: how long their seats wait, and what a claim link looks like. */
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";

/** Seats are kept for a caller as long as the operator says, but not for longer than this. */
export const MAX_PHONE_HOLD_DAYS = 7;
/** A shorter time would end before a mail is read. */
export const MIN_PHONE_HOLD_HOURS = 1;
/** How long a link works where no seats hang on it any more. */
export const CLAIM_LINK_DAYS = 30;
/** 31^16 is some 79 bits: nobody guesses one within its weeks, and it can still be read out. */
export const CLAIM_CODE_LENGTH = 16;
/** What was told of a caller is forgotten so many days after their unclaimed booking has ended. */
export const CALLER_KEPT_DAYS = 30;

/** Whether seats may be kept until then. */
export function isPhoneDeadline(until: Date, now: Date): boolean {
  const wait = until.getTime() - now.getTime();
  return wait >= MIN_PHONE_HOLD_HOURS * HOUR_MS && wait <= MAX_PHONE_HOLD_DAYS * DAY_MS;
}

/** When a link made at `now` ends: with the hold while there is one. */
export function claimLinkEnd(holdExpiresAt: Date | null, now: Date): Date {
  return holdExpiresAt ?? new Date(now.getTime() + CLAIM_LINK_DAYS * DAY_MS);
}

export const CLAIM_STATES = ["open", "no_link", "expired", "over", "claimed"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export interface ClaimLife {
  /** The booking is cancelled, or its hold has run out. */
  readonly isOver: boolean;
  readonly claimedAt: Date | null;
  readonly linkExpiresAt: Date | null;
}

/** Where the claim of a booking stands; once claimed it stays so, whatever becomes of the booking. */
export function claimState({ isOver, claimedAt, linkExpiresAt }: ClaimLife, now: Date): ClaimState {
  if (claimedAt) return "claimed";
  if (isOver) return "over";
  if (!linkExpiresAt) return "no_link";
  return linkExpiresAt <= now ? "expired" : "open";
}
