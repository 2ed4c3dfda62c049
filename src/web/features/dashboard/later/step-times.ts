/** When a step was done or will be, as far as what is on the page says it. */
import { stands } from "#domain/journey/facts.ts";
import type { JourneyStep } from "#domain/journey/steps.ts";
import type { Activity, Family, MyBooking } from "../queries.ts";

interface Known {
  readonly activity: readonly Activity[];
  readonly bookings: readonly MyBooking[];
  readonly families: readonly Pick<Family, "createdAt">[];
}

/** An instant has a time of day, a date has none (`YYYY-MM-DD`). */
export type StepTimes = Readonly<Partial<Record<JourneyStep, string>>>;

/** What happened longer ago than the activity goes back is not told. */
export function stepTimes({ activity, bookings, families }: Known, now: Date): StepTimes {
  const firstOf = (kind: Activity["kind"]) => activity.findLast((one) => one.kind === kind)?.at;
  const standing = bookings.filter((one) => stands(one, now));
  const [booking] = standing.toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  const account = firstOf("welcome_pilgrim");
  const times: Partial<Record<JourneyStep, string | undefined>> = {
    account,
    // It is done when nobody lacks a verdict any more: with the last one, whoever's paper it was.
    verification: activity.find(({ kind }) => kind === "document_verified" || kind === "their_document_verified")?.at,
    // A second booking does not choose again.
    package: standing.map(({ createdAt }) => createdAt).sort()[0],
    // Of a group that is older than the account it is not known when the reader came into it.
    family: families
      .map(({ createdAt }) => createdAt)
      .filter((madeAt) => account === undefined || madeAt >= account)
      .sort()[0],
    // A number that was taken back is not there, whenever it was recorded.
    nusuk: (booking?.nusukReference ? firstOf("reference_recorded") : booking?.referenceDueOn) ?? undefined,
    tracking: booking?.departureDate,
    completion: booking?.returnDate,
  };
  return Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined));
}
