/** What staff do so that somebody stops, what each stops, and how long it holds without a second person. */
import { HOUR_MS } from "../durations.ts";

/** An account or an operator suspended, a licence withdrawn, a package taken down. */
export const MEASURE_KINDS = ["account", "operator", "licence", "package"] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** What a business does that a suspension stops: sell places, write to people, take their money. */
export const BUSINESS_ACTS = ["sell", "send", "take_money"] as const;
export type BusinessAct = (typeof BUSINESS_ACTS)[number];

/**
 * A suspended account opens no session, so there is nothing left for it to do. Without a licence, or taken down, a package
 * is off the market and what was sold goes on.
 */
const STOPS: Readonly<Record<MeasureKind, readonly BusinessAct[]>> = {
  account: [],
  operator: BUSINESS_ACTS,
  licence: [],
  package: [],
};

/** Whether a business under these measures may not do this; the one rule that every call that sells, writes or is paid asks. */
export function isStopped(measures: readonly MeasureKind[], act: BusinessAct): boolean {
  return measures.some((kind) => STOPS[kind].includes(act));
}

/** A second person of staff confirms within so many hours, else it ends by itself; with nobody left who could, it stands. */
export const CONFIRM_HOURS = 48;

/** Null where nobody else is there to confirm: then it stands. */
export function confirmBy(madeAt: Date, hasOthers: boolean): Date | null {
  return hasOthers ? new Date(madeAt.getTime() + CONFIRM_HOURS * HOUR_MS) : null;
}

export interface MeasureConfirmation {
  readonly confirmBy: Date | null;
  readonly confirmedAt: Date | null;
}

/** Nobody has confirmed it in time. */
export function hasLapsed({ confirmBy: until, confirmedAt }: MeasureConfirmation, now: Date): boolean {
  return until !== null && confirmedAt === null && until <= now;
}

export const LONGEST_MEASURE_REASON = 1000;
