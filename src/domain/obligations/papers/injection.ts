/** The meningitis injection that everybody needs to enter: whose is still to be had, and by when. */
import { addMonths, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { lastDose, VACCINE_MONTHS } from "#domain/documents/certificates/windows.ts";
import type { DocumentStatus, DocumentType } from "#domain/documents/document.ts";
import { stateOf } from "./document-slots.ts";
import type { PersonalDue, Travel } from "./paper-dates.ts";

interface Told {
  /** The day of the last one; null: nobody has written one down. */
  readonly doneOn: IsoDate | null;
  readonly documents: readonly { readonly type: DocumentType; readonly status: DocumentStatus }[];
}

/** The first day whose dose still protects on the last day of the Hajj to come; what kind it was is not asked. */
export function oldestDose(before: IsoDate): IsoDate {
  return addMonths(nextHajj(before).lastDay, -VACCINE_MONTHS.unstated);
}

/**
 * Of somebody who is named on a journey; null: it is had, shown, or not asked. A page that is there or being read tells of it.
 * Nobody is asked for it once the journey has begun. Source: docs/sources.md#meningitis.
 */
export function injectionDue(
  { doneOn, documents }: Told,
  { bookingId, departureDate }: Pick<Travel, "bookingId" | "departureDate">,
  today: IsoDate,
): PersonalDue | null {
  if (!bookingId || departureDate === null || departureDate <= today) return null;
  const shown = stateOf(documents, "vaccination");
  const isHad = doneOn !== null && doneOn >= oldestDose(departureDate);
  if (isHad || shown === "verified" || shown === "pending") return null;
  return { bookingId, dueOn: lastDose(departureDate), reason: "entry", isForecast: false };
}
