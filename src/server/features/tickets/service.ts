/** Papers of a booking: who gets which, and what a ticket is worth. */
import type { Booking } from "#contract/bookings.ts";
import type { PackedJourney } from "#contract/offline-pack.ts";
import type { TicketVerdict } from "#contract/papers.ts";
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { checkTicket, initialsOf, isOnlyReported, ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { dateOf } from "#domain/calendar.ts";
import { referencesOf } from "#domain/nusuk/applications.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { administers, type BookingService } from "../bookings/service.ts";
import { calendarFile } from "./calendar.ts";
import { confirmationPaper } from "./confirmation-sheet.ts";
import { deviceJourney } from "./device-papers.ts";
import type { PrintablePaper } from "./paper.ts";
import { partReceiptPaper, receiptPaper } from "./receipt-sheet.ts";
import * as rows from "./repository.ts";
import { type Setting, settingOf } from "./setting.ts";
import { ticketCodes } from "./ticket-code.ts";
import { type TicketHolder, ticketHolders, ticketPaper } from "./ticket-sheet.ts";

export { moveTickets } from "./repository.ts";

export type PaperService = ReturnType<typeof paperService>;

interface Deps extends Pick<Platform, "db" | "clock" | "cpu" | "config" | "keys"> {
  readonly bookings: Pick<BookingService, "get">;
}

type Reader = Pick<SessionUser, "id" | "operatorId" | "role">;

/** Which booking for whom, in which language. */
export interface BookingPaperRequest {
  readonly user: Reader;
  readonly locale: Locale;
  readonly id: string;
  /** Of what tells days of instants; left out, Makkah's. */
  readonly timeZone?: string | undefined;
}

const WORKER = new URL("./drawing/draw-paper.worker.ts", import.meta.url);

export function paperService({ db, clock, cpu, config, keys, bookings }: Deps) {
  const codes = ticketCodes(keys);

  async function setting({ user, locale, id, timeZone }: BookingPaperRequest): Promise<Setting> {
    const booking = await bookings.get(user, id);
    const [parts, facts] = await Promise.all([rows.partFacts(db, id), rows.bookingFacts(db, id)]);
    if (!facts) throw new AppError("not_found");
    const { publicUrl } = config;
    return settingOf({ booking, parts, facts, locale, publicUrl, timeZone, now: clock() });
  }

  async function pdf(
    paper: PrintablePaper,
    name: string,
    reference: string,
  ): Promise<FileAnswer & { content: Buffer }> {
    const bytes = await cpu.run(WORKER, paper);
    if (!(bytes instanceof Uint8Array)) throw new Error("The drawing of a paper gave no bytes.");
    const fileName = `rihla-${name}-${reference}.pdf`;
    return { contentType: "application/pdf", content: Buffer.from(bytes), fileName };
  }

  /** Throws AppError `ticket_not_ready` with the reason, `not_found` for a traveller whose ticket is not the reader's. */
  async function ticket(wanted: BookingPaperRequest, travellerId?: string): Promise<FileAnswer> {
    const paper = await setting(wanted);
    const { booking } = paper;
    const state = ticketState(ticketCase(booking));
    if (state !== "ready") throw new AppError("ticket_not_ready", { reason: state });
    const mine = await holdersFor(wanted.user, booking);
    const holders = mine.filter(({ traveller }) => travellerId === undefined || traveller.id === travellerId);
    if (holders.length === 0) throw new AppError("not_found");
    return pdf(ticketPaper(paper, holders, await codesFor(booking.id, holders)), "tickets", booking.reference);
  }

  /** Issues what is not there yet: a ticket has the same code however it is shown. */
  async function codesFor(bookingId: string, holders: readonly TicketHolder[]): Promise<(id: string) => string> {
    const travellers = holders.map(({ traveller }) => traveller.id);
    const tickets = await rows.issueTickets(db, bookingId, travellers, clock());
    return (id) => codes.write(tickets.get(id) ?? "");
  }

  /** For the copy on a device; without tickets while they are not ready. */
  async function onDevice(wanted: BookingPaperRequest): Promise<PackedJourney> {
    const paper = await setting(wanted);
    const isReady = ticketState(ticketCase(paper.booking)) === "ready";
    const holders = isReady ? await holdersFor(wanted.user, paper.booking) : [];
    const codeOf = holders.length > 0 ? await codesFor(wanted.id, holders) : () => "";
    return deviceJourney(paper, holders, codeOf);
  }

  /** All for who books or administers; whoever is only named gets those of their own people. */
  async function holdersFor({ id: userId }: Reader, booking: Booking): Promise<TicketHolder[]> {
    const holders = ticketHolders(booking);
    const { isMine, familyId } = booking;
    if (isMine || (familyId !== null && (await administers(db, userId, familyId)))) return holders;
    const travellers = holders.map(({ traveller }) => traveller.id);
    const own = await rows.ownAmong(db, userId, travellers);
    return holders.filter(({ traveller }) => own.has(traveller.id));
  }

  /**
   * Of everything for the booker; for whoever has paid a part, of that alone. Throws AppError `nothing_paid`, `forbidden`
   * and `not_found` for who has done neither.
   */
  async function receipt(wanted: BookingPaperRequest): Promise<FileAnswer> {
    const part = await partReceipt(wanted);
    if (part) return part;
    const paper = await setting(wanted);
    requireBooker(paper);
    const movements = await rows.listBookingMovements(db, wanted.id);
    if (movements.length === 0) throw new AppError("nothing_paid");
    return pdf(receiptPaper(paper, movements), "receipt", paper.booking.reference);
  }

  /** Null where somebody else's booking was not paid for by the reader, or the booking is their own. */
  async function partReceipt({ user, id, ...how }: BookingPaperRequest): Promise<FileAnswer | null> {
    const facts = await rows.bookingFacts(db, id);
    if (!facts || facts.userId === user.id) return null;
    const movements = await rows.listBookingMovements(db, id, user.id);
    if (movements.length === 0) return null;
    const booker = { id: facts.userId, operatorId: facts.userId, role: "pilgrim" as const };
    const paper = await setting({ user: booker, id, ...how });
    const payerName = await rows.findAccountName(db, user.id);
    return pdf(partReceiptPaper(paper, movements, payerName), "receipt", paper.booking.reference);
  }

  /** Throws AppError `illegal_transition` before the booking is confirmed, `forbidden` as `receipt`. */
  async function confirmation(wanted: BookingPaperRequest) {
    const paper = await setting(wanted);
    requireBooker(paper);
    if (STATUS_OF_PHASE[paper.booking.phase] !== "confirmed") throw new AppError("illegal_transition");
    return pdf(confirmationPaper(paper), "confirmation", paper.booking.reference);
  }

  /** For the mail that tells of it; null where the booking is not confirmed any more by the time the mail goes. */
  async function confirmationFor(id: string, locale: Locale) {
    const facts = await rows.bookingFacts(db, id);
    if (!facts) return null;
    const wanted = { user: { id: facts.userId, operatorId: facts.userId, role: "pilgrim" as const }, locale, id };
    return confirmation(wanted).catch(nullIfRefused);
  }

  async function calendar(wanted: BookingPaperRequest, timeZone?: string): Promise<FileAnswer> {
    const paper = await setting(wanted);
    const content = Buffer.from(calendarFile(paper, timeZone, clock()));
    return { contentType: "text/calendar; charset=utf-8", content, fileName: `rihla-${paper.booking.reference}.ics` };
  }

  /** Never throws for what is typed: a code is worth something or nothing. */
  async function verify(code: string): Promise<TicketVerdict> {
    const ticketId = codes.read(code);
    if (ticketId === null) return { check: "forged", ticket: null };
    const facts = await rows.ticketFacts(db, ticketId);
    if (!facts) return { check: "unknown", ticket: null };
    return verdictOf(facts, clock());
  }

  return { ticket, onDevice, receipt, confirmation, confirmationFor, calendar, verify };
}

function requireBooker({ booking }: Setting): void {
  if (!booking.isMine) throw new AppError("forbidden");
}

function nullIfRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function verdictOf(facts: rows.TicketFacts, now: Date): TicketVerdict {
  const { totalMinor: dueMinor, recorded, seats, isNamed, returnDate } = facts;
  const state = ticketState({ ...facts, dueMinor, references: referencesOf(seats, recorded) });
  const { reference, packageName, operatorName, departureDate } = facts;
  return {
    check: checkTicket({ state, isNamed, returnDate, isReported: isOnlyReported(facts) }, dateOf(now)),
    ticket: { initials: initialsOf(facts), reference, packageName, operatorName, departureDate, returnDate, seats },
  };
}
