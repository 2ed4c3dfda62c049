/** The papers of one person: how each stands, by when it has to be there and why; and which is given next. */
import { addMonths, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { HEALTH_MONTHS } from "#domain/documents/certificates/windows.ts";
import { type DocumentStatus, type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";
import { type SlotState, slotsOf, stateOf } from "./document-slots.ts";
import { type PaperDate, paperDates, type Travel, visasOn } from "./paper-dates.ts";

export interface DatedPaper extends PaperDate {
  readonly state: SlotState;
  /** None that is good for the travel can be made before this day: what is verified is too early, or nothing is there yet. */
  readonly renewFrom: IsoDate | null;
}

interface Given {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly renewFrom?: IsoDate | null | undefined;
}

/** All five kinds, in their order. `travel` null: nothing is booked for them; then the dates are those of the next Hajj. */
export function papersOf(documents: readonly Given[], travel: Travel | null, today: IsoDate): DatedPaper[] {
  const slots = slotsOf(documents, ...dueByNow(travel, today));
  const hajj = nextHajj(travel?.departureDate ?? today);
  // By the journey as it is booked now: the verdict is judged by it a moment later.
  const first = firstCertificate(travel, today);
  // Then what was given has served: another certificate is for the next journey.
  const isBegun = hasBegun(travel, today);
  return paperDates(hajj, travel).map((date) => {
    const state = slots.find(({ type }) => type === date.type)?.state ?? stateOf(documents, date.type) ?? "missing";
    const isEarly = date.type === "health_certificate" && state === "not_due";
    const waits = isEarly || hasToBeRenewed(documents, date.type);
    return { ...date, state, renewFrom: waits && !isBegun ? first : null };
  });
}

/** Whether a visa and a certificate are asked for by now, as `slotsOf` takes them; of whoever has left both were. */
export type DueByNow = readonly [isVisaDue: boolean, isCertificateDue: boolean];

export function dueByNow(travel: Travel | null, today: IsoDate, hasLeft = false): DueByNow {
  return [hasLeft || isVisaDue(travel, today), hasLeft || isCertificateDue(travel, today)];
}

/** From the day on which a certificate can be made that is not too old at the travel; without a journey, at the next Hajj. */
export function isCertificateDue(travel: Travel | null, today: IsoDate): boolean {
  return firstCertificate(travel, today) <= today;
}

function firstCertificate(travel: Travel | null, today: IsoDate): IsoDate {
  return addMonths(travel?.departureDate ?? nextHajj(today).tarwiyah, -HEALTH_MONTHS);
}

/**
 * With the official number, from about the day on which visas are asked for, or from when one of the same booking is there: none
 * is issued before, and then all are. Nobody leaves without
 * one, so from the departure on whatever has been recorded.
 */
export function isVisaDue(
  travel: Pick<Travel, "departureDate" | "isNumbered" | "hasVisas"> | null,
  today: IsoDate,
): boolean {
  if (travel === null || travel.departureDate === null) return false;
  const areIssued = travel.hasVisas || visasOn(nextHajj(travel.departureDate), travel.departureDate) <= today;
  const isAskedFor = travel.isNumbered && areIssued;
  return isAskedFor || hasBegun(travel, today);
}

function hasBegun(travel: Pick<Travel, "departureDate"> | null, today: IsoDate): boolean {
  return travel !== null && travel.departureDate !== null && travel.departureDate <= today;
}

/** Some are verified, and none of them is good for the travel. */
function hasToBeRenewed(documents: readonly Given[], wanted: DocumentType): boolean {
  const standing = documents.filter(({ type, status }) => type === wanted && status === "verified");
  return standing.length > 0 && standing.every(({ renewFrom }) => renewFrom != null);
}

const REQUIRED: ReadonlySet<DocumentType> = new Set(REQUIRED_TYPES);

/** Whether somebody has to give this paper: it is refused, or missing though it is required and can exist by now. */
export function isToGive({ type, state }: Pick<DatedPaper, "type" | "state">): boolean {
  return REQUIRED.has(type) && (state === "rejected" || state === "missing");
}

/**
 * What takes longest first: a passport takes weeks, so it leads, refused before missing; then what was refused, a doctor's
 * paper before a picture; then what is missing; the visa, which hangs on all others, last. The smaller, the sooner.
 */
export function weightOf({ type, state }: Pick<DatedPaper, "type" | "state">): number {
  if (type === "passport") return state === "rejected" ? 0 : 1;
  const order = ["health_certificate", "photo", "vaccination", "visa"].indexOf(type);
  return state === "rejected" ? 2 + order : 6 + order;
}
