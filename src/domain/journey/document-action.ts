/** The paper that is given next: whose, and by when. */
import { dateOf, nextHajj } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { type PaperDate, paperDates } from "#domain/households/paper-dates.ts";
import type { ActionOf, Whose } from "./action.ts";
import { documentSlots } from "./document-slots.ts";
import type { JourneyBooking, JourneyFacts } from "./facts.ts";

type DocumentAction = ActionOf<"replace_document" | "upload_document">;

/** The papers of the person of whom `documents` are, against their dates. */
interface Papers {
  readonly facts: Pick<JourneyFacts, "documents" | "bookings" | "now">;
  readonly traveller: Whose;
  readonly dates: readonly PaperDate[];
}

/** The owner's first, then the companions'; `ahead` are the bookings whose journey is not over. */
export function documentToGive(facts: JourneyFacts, ahead: readonly JourneyBooking[]): DocumentAction | null {
  const dates = datesOf(facts, ahead);
  const { documents, now } = facts;
  const own = ofPerson({ facts: { documents, bookings: ahead, now }, traveller: null, dates });
  return own ?? ofCompanions(facts, ahead, dates);
}

function datesOf({ now }: JourneyFacts, ahead: readonly JourneyBooking[]): PaperDate[] {
  const today = dateOf(now);
  const travel = ahead.toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1))[0];
  return paperDates(nextHajj(travel?.departureDate ?? today), travel ?? null);
}

/** A refused document comes before one that is still missing: its remedy may take weeks. */
function ofPerson({ facts, traveller, dates }: Papers, wanted?: DocumentType): DocumentAction | null {
  const slots = documentSlots(facts).filter(({ type }) => wanted === undefined || type === wanted);
  const slot = slots.find(({ state }) => state === "rejected") ?? slots.find(({ state }) => state === "missing");
  const date = dates.find(({ type }) => type === slot?.type);
  if (!slot || !date) return null;
  return { kind: slot.state === "rejected" ? "replace_document" : "upload_document", traveller, ...date };
}

/** One of them blocks the whole household: passports first, which take weeks to get, then what was refused. */
function ofCompanions(
  { household, companions, now }: JourneyFacts,
  bookings: readonly JourneyBooking[],
  dates: readonly PaperDate[],
): DocumentAction | null {
  if (household.travelsAlone) return null;
  const ask = (wanted?: DocumentType) =>
    companions.flatMap(({ id, name, documents }) => {
      return ofPerson({ facts: { documents, bookings, now }, traveller: { id, name }, dates }, wanted) ?? [];
    });
  const open = ask();
  return ask("passport")[0] ?? open.find(({ kind }) => kind === "replace_document") ?? open[0] ?? null;
}
