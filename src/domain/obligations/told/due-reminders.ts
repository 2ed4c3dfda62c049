/** Mails that ask for what a journey still needs from its pilgrims by a day: papers, details, fingerprints, the injection, the money for Nusuk. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import type { NextAction } from "../action.ts";
import type { Obligation } from "../obligation.ts";
import { isDayKnown, isForTurn } from "../papers/paper-dates.ts";

/** Days before that day: a passport takes weeks, an appointment days. */
const DAYS_BEFORE = [21, 7, 1] as const;
/** Somebody who has not come for so long after it is not told then that it is over. */
const DAYS_LATE = 7;

const GIVEN: ReadonlySet<NextAction["kind"]> = new Set<NextAction["kind"]>([
  "upload_document",
  "replace_document",
  "name_people",
  "tell_details",
  "give_biometrics",
  "get_vaccinated",
]);

export interface DueReminder {
  /** The day and the band: told once. */
  readonly key: string;
  readonly dueOn: IsoDate;
  /** Above 0. */
  readonly count: number;
  readonly isLate: boolean;
}

/**
 * One for each day that comes near or has just passed, the soonest first; instalments and numbers have reminders of their own, and
 * what a turn waits for has minutes.
 */
export function dueReminders(obligations: readonly Obligation[], today: IsoDate): DueReminder[] {
  const days = obligations.flatMap(({ act, due }) =>
    due && GIVEN.has(act.kind) && isDayKnown(due) && !isForTurn(due) ? [due.at.slice(0, 10)] : [],
  );
  return [...new Set(days)].toSorted().flatMap((dueOn) => {
    const band = bandOf(daysBetween(today, dueOn));
    if (band === null) return [];
    const count = days.filter((day) => day === dueOn).length;
    return [{ key: `${dueOn} ${band}`, dueOn, count, isLate: band === "late" }];
  });
}

export interface WalletReminder {
  /** The booking, the day and the band: told once. */
  readonly key: string;
  readonly bookingId: string;
  /** By about when the transfer has to begin. */
  readonly dueOn: IsoDate;
}

/** One for each purchase on Nusuk whose transfer has to begin soon: the number that comes of it is asked for only later. A day that is over, no obligation tells. */
export function walletReminders(obligations: readonly Obligation[], today: IsoDate): WalletReminder[] {
  return obligations.flatMap(({ act }) => {
    if (act.kind !== "record_reference" || act.walletBy === null) return [];
    const { bookingId, walletBy: dueOn } = act;
    const band = bandOf(daysBetween(today, dueOn));
    return band === null ? [] : [{ key: `wallet ${bookingId} ${dueOn} ${band}`, bookingId, dueOn }];
  });
}

/** The bands touch and never overlap: who books late hears once how it stands. */
function bandOf(left: number): string | null {
  if (left < 0) return left >= -DAYS_LATE ? "late" : null;
  const days = DAYS_BEFORE.findLast((most) => left <= most);
  return days === undefined ? null : String(days);
}
