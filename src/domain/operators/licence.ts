/** The licence of an operator: under which scheme, in which state, and what is wrong with an application. */
import type { IsoDate } from "#domain/calendar.ts";

/** Source: docs/sources.md#licences. */
export const LICENCE_SCHEMES = ["atol", "abta", "iata", "nusuk_provider", "nusuk_agent", "other"] as const;
export type LicenceScheme = (typeof LICENCE_SCHEMES)[number];

/** Schemes that need one more name: whose agent the operator is, or what the register is called. */
export function needsParty(scheme: LicenceScheme): boolean {
  return scheme === "nusuk_agent" || scheme === "other";
}

export const LICENCE_STATUSES = ["submitted", "approved", "returned", "replaced", "expired", "withdrawn"] as const;
export type LicenceStatus = (typeof LICENCE_STATUSES)[number];

export const LICENCE_EVENTS = ["approve", "return", "replace", "expire", "withdraw", "reinstate"] as const;
export type LicenceEvent = (typeof LICENCE_EVENTS)[number];

/** A returned one is corrected by a new application, so nothing leads out of it. */
const TRANSITIONS: Record<LicenceStatus, Partial<Record<LicenceEvent, LicenceStatus>>> = {
  submitted: { approve: "approved", return: "returned" },
  approved: { replace: "replaced", expire: "expired", withdraw: "withdrawn" },
  returned: {},
  replaced: {},
  expired: {},
  withdrawn: { reinstate: "approved" },
};

/** Null when the event does not fit the status. */
export function afterLicenceEvent(status: LicenceStatus, event: LicenceEvent): LicenceStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** An address of the web by https; nothing that could carry a password or run. */
export const REGISTER_ADDRESS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;
export const LONGEST_ADDRESS = 500;
export const LONGEST_LICENCE_NUMBER = 60;
export const LONGEST_LICENCE_REASON = 1000;

export interface ClaimedLicence {
  readonly scheme: LicenceScheme;
  readonly party: string | null;
  readonly validUntil: IsoDate;
}

export interface LicenceProblem {
  readonly field: "party" | "validUntil";
  readonly key: "required" | "in_the_past";
}

/** What is wrong with an application on the day it is made or approved; empty when nothing is. */
export function licenceProblems({ scheme, party, validUntil }: ClaimedLicence, today: IsoDate): LicenceProblem[] {
  const problems: LicenceProblem[] = [];
  if (needsParty(scheme) && !party) problems.push({ field: "party", key: "required" });
  if (validUntil < today) problems.push({ field: "validUntil", key: "in_the_past" });
  return problems;
}

/** Operators are asked for the next licence so many days before the present one ends. */
export const RENEW_DAYS = 60;

/** So many days before the end somebody is reminded, who has not handed in the next one. */
export const REMINDER_DAYS = [60, 30, 7] as const;

/** The last reminder that is due with `daysLeft`; null while none is. Of several that were missed, the last is enough. */
export function reminderDue(daysLeft: number): (typeof REMINDER_DAYS)[number] | null {
  return REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
}

/** What an operator's desk says about the licence. */
export const LICENCE_STANDINGS = [
  "none",
  "submitted",
  "returned",
  "withdrawn",
  "expired",
  "ending",
  "approved",
] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

interface Submitted {
  readonly status: LicenceStatus;
  readonly validUntil: IsoDate;
}

/** Where an operator stands at `today`, by the newest application first; `verified`: a licence holds now. */
export function licenceStanding(
  licences: readonly Submitted[],
  { verified, renewFrom }: { readonly verified: boolean; readonly renewFrom: IsoDate },
): LicenceStanding {
  const [newest] = licences;
  if (newest?.status === "submitted" || newest?.status === "returned") return newest.status;
  const hasEnded = newest?.status === "expired" || newest?.status === "withdrawn";
  if (!verified) return hasEnded ? newest.status : "none";
  const holding = licences.find(({ status }) => status === "approved");
  return holding && holding.validUntil <= renewFrom ? "ending" : "approved";
}
