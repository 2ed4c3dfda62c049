/** Fingerprints and face in the official app: whose are still to be given, and by when. */
import { type IsoDate, nextHajj } from "#domain/calendar.ts";
import type { DocumentStatus, DocumentType } from "#domain/documents/document.ts";
import { type PersonalDue, type Travel, visasOn } from "./paper-dates.ts";

interface Told {
  /** The day on which it was done; null: nobody has written one down. */
  readonly doneOn: IsoDate | null;
  readonly hasVisa: boolean;
}

/** A verified visa tells that it is done: nobody gets one without. */
export function isBiometricsOpen({ doneOn, hasVisa }: Told): boolean {
  return doneOn === null && !hasVisa;
}

export function hasVisa(
  documents: readonly { readonly type: DocumentType; readonly status: DocumentStatus }[],
): boolean {
  return documents.some(({ type, status }) => type === "visa" && status === "verified");
}

/**
 * Of somebody whose journey is bought on Nusuk, before visas are asked for; null: it is done, or not asked. Nobody is asked
 * for it once the journey has begun. Sources: docs/sources.md#visa-bio, #season.
 */
export function biometricsDue(
  told: Told,
  { bookingId, departureDate }: Pick<Travel, "bookingId" | "departureDate">,
  today: IsoDate,
): PersonalDue | null {
  if (!bookingId || departureDate === null || departureDate <= today || !isBiometricsOpen(told)) return null;
  return { bookingId, dueOn: visasOn(nextHajj(departureDate), departureDate), reason: "visa", isForecast: true };
}
