/** Invitations into a family group: one secret that is the end of a link and can be typed, and what became of it. */
import { DAY_MS } from "../durations.ts";

export const INVITATION_DAYS = 7;
/** Open ones a group may have at a time; more than its places, because some never answer. */
export const MAX_OPEN_INVITATIONS = 20;

/** 31^12 is some 59 bits: nobody guesses one within its days. */
export const CODE_LENGTH = 12;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

export const INVITATION_STATES = ["open", "used", "withdrawn", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export interface InvitationLife {
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly expiresAt: Date;
}

export function invitationState({ acceptedAt, withdrawnAt, expiresAt }: InvitationLife, now: Date): InvitationState {
  if (acceptedAt) return "used";
  if (withdrawnAt) return "withdrawn";
  return expiresAt <= now ? "expired" : "open";
}

/** An invitation that was mailed is for the account of that address; one without an address is for whoever has it first. */
export function isFor(invitedEmail: string | null, accountEmail: string): boolean {
  return invitedEmail === null || invitedEmail.toLowerCase() === accountEmail.toLowerCase();
}

/** `y…@example.org`: enough to know which mailbox is meant, too little to learn it. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, "$1…");
}
