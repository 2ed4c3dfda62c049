/** The one thing a pilgrim does next: what runs out first, then what only the pilgrim can do, then what is waited for. */
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import type { Channel } from "#domain/packages/package.ts";
import { REMIND_DAYS } from "#domain/payments/standing.ts";
import { documentSlots } from "./document-slots.ts";
import { isLiveHold, type JourneyBooking, type JourneyFacts, stands } from "./facts.ts";

/** After every date that a schedule can have. */
const LAST_DAY: IsoDate = "9999-12-31";

/** Null: the account's owner. */
type Whose = { id: string; name: string } | null;

export type NextAction =
  | { kind: "secure_hold"; bookingId: string; until: string; channel: Channel | null }
  | { kind: "record_reference"; bookingId: string }
  | { kind: "pay_amount"; bookingId: string; dueOn: IsoDate }
  | { kind: "welcome" }
  | { kind: "add_travellers" }
  | { kind: "replace_document"; type: DocumentType; traveller: Whose }
  | { kind: "upload_document"; type: DocumentType; traveller: Whose }
  | { kind: "choose_package" }
  | { kind: "await_approval"; bookingId: string; until: string | null }
  | { kind: "await_documents" }
  | { kind: "await_travel"; bookingId: string; departureDate: IsoDate }
  | { kind: "travel"; bookingId: string; returnDate: IsoDate }
  | { kind: "home"; bookingId: string };

/** Never empty: with nothing left to do it says what is being waited for. */
export function nextAction(facts: JourneyFacts): NextAction {
  const standing = facts.bookings.filter((booking) => stands(booking, facts.now));
  return (
    secureHold(standing, facts.now) ??
    recordReference(standing) ??
    payAmount(standing, addDays(dateOf(facts.now), REMIND_DAYS)) ??
    peopleToName(facts) ??
    documentToGive(facts, null) ??
    companionsDocument(facts) ??
    (standing.length === 0 ? { kind: "choose_package" } : waiting(facts, standing))
  );
}

/** Of several holds the one that ends first. */
function secureHold(standing: readonly JourneyBooking[], now: Date): NextAction | null {
  const holds = standing.filter((booking) => booking.isMine && isLiveHold(booking, now));
  const ends = holds.flatMap(({ id, channel, holdExpiresAt }) =>
    holdExpiresAt === null ? [] : [{ kind: "secure_hold" as const, bookingId: id, until: holdExpiresAt, channel }],
  );
  return ends.sort((a, b) => Date.parse(a.until) - Date.parse(b.until))[0] ?? null;
}

function recordReference(standing: readonly JourneyBooking[]): NextAction | null {
  const booking = standing.find(({ isMine, phase }) => isMine && phase === "awaiting_reference");
  return booking ? { kind: "record_reference", bookingId: booking.id } : null;
}

/** The earliest open amount of what has been accepted, due by the day `until`; an overdue one is due as well. */
function payAmount(standing: readonly JourneyBooking[], until: IsoDate): NextAction | null {
  const open = standing
    .filter(({ isMine, phase }) => isMine && phase === "awaiting_balance")
    .flatMap(({ id, schedule }) => {
      const next = schedule.find(({ state }) => state !== "paid");
      return next && next.dueOn <= until ? [{ kind: "pay_amount" as const, bookingId: id, dueOn: next.dueOn }] : [];
    });
  return open.sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0] ?? null;
}

/** Who travels comes first: it decides whose documents and how many places. Who travels alone names nobody. */
function peopleToName({ household, documents, bookings }: JourneyFacts): NextAction | null {
  const isNew = documents.length === 0 && bookings.length === 0;
  if (isNew && !household.welcomed) return { kind: "welcome" };
  return household.travelsAlone === false && household.companions === 0 ? { kind: "add_travellers" } : null;
}

type SlotFacts = Pick<JourneyFacts, "documents" | "bookings" | "now">;
type DocumentAction = Extract<NextAction, { kind: "replace_document" | "upload_document" }>;

/** A refused document comes before one that is still missing: its remedy may take weeks. */
function documentToGive(facts: SlotFacts, traveller: Whose, wanted?: DocumentType): DocumentAction | null {
  const slots = documentSlots(facts).filter(({ type }) => wanted === undefined || type === wanted);
  const rejected = slots.find(({ state }) => state === "rejected");
  if (rejected) return { kind: "replace_document", type: rejected.type, traveller };
  const missing = slots.find(({ state }) => state === "missing");
  return missing ? { kind: "upload_document", type: missing.type, traveller } : null;
}

/** One of them blocks the whole household: passports first, which take weeks to get, then what was refused. */
function companionsDocument({ household, companions, bookings, now }: JourneyFacts): NextAction | null {
  if (household.travelsAlone) return null;
  const ask = (wanted?: DocumentType) =>
    companions.flatMap(({ id, name, documents }) => {
      return documentToGive({ documents, bookings, now }, { id, name }, wanted) ?? [];
    });
  const open = ask();
  return ask("passport")[0] ?? open.find(({ kind }) => kind === "replace_document") ?? open[0] ?? null;
}

function waiting(facts: JourneyFacts, standing: readonly JourneyBooking[]): NextAction {
  const asked = standing.find(({ phase }) => phase === "awaiting_approval");
  if (asked) return { kind: "await_approval", bookingId: asked.id, until: asked.approvalDueAt };
  const papers = [
    facts.documents,
    ...(facts.household.travelsAlone ? [] : facts.companions.map((one) => one.documents)),
  ];
  const isChecked = papers.every((documents) =>
    documentSlots({ ...facts, documents }).every(({ state }) => state !== "pending"),
  );
  if (!isChecked) return { kind: "await_documents" };
  const ahead = payAmount(standing, LAST_DAY);
  if (ahead) return ahead;
  return travelling(standing, dateOf(facts.now));
}

function travelling(standing: readonly JourneyBooking[], today: IsoDate): NextAction {
  const confirmed = standing
    .filter(({ phase }) => STATUS_OF_PHASE[phase] === "confirmed" || phase === "awaiting_balance")
    .sort((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  const coming = confirmed.find(({ returnDate }) => returnDate >= today);
  if (!coming) {
    const last = confirmed.at(-1);
    return last ? { kind: "home", bookingId: last.id } : { kind: "choose_package" };
  }
  return coming.departureDate > today
    ? { kind: "await_travel", bookingId: coming.id, departureDate: coming.departureDate }
    : { kind: "travel", bookingId: coming.id, returnDate: coming.returnDate };
}
