/** The dates of a booking in their order: what has to be done by when, the journey, and the days of Hajj. */
import { addDays, hajjDays, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { REQUIRED_TYPES } from "#domain/documents/document.ts";
import { isDayKnown, type PersonalDue, purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { type DatedPaper, isToGive } from "#domain/obligations/papers/papers.ts";
import type { AmountState } from "#domain/payments/schedules/standing.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { BookingPhase } from "../../bookings/booking.ts";
import type { DueTraveller } from "./due.ts";

/** 8 to 13 Dhul Hijjah. */
const FIRST_DAY = 8;
const DAYS = 6;

const IN_PERSON = ["biometrics", "injection"] as const;
type InPerson = (typeof IN_PERSON)[number];

export type AgendaEntry =
  /** `wallet`: by when the transfer for the purchase on Nusuk has to begin. */
  | { readonly kind: "departure" | "return" | "reference" | "wallet"; readonly day: IsoDate }
  | { readonly kind: "hajj"; readonly day: IsoDate; readonly dhulHijjah: number }
  /** `number` from 1, in the order of the schedule. */
  | { readonly kind: "payment"; readonly day: IsoDate; readonly number: number; readonly isPaid: boolean }
  /** Of one person by name, for as long as it can be there. */
  | {
      readonly kind: "paper";
      readonly day: IsoDate;
      readonly paper: DatedPaper;
      readonly whose: string;
      readonly name: string;
    }
  /** Fingerprints and face in the official app or the injection, of one person, until its day is written down. */
  | {
      readonly kind: InPerson;
      readonly day: IsoDate;
      readonly due: PersonalDue;
      readonly whose: string;
      readonly name: string;
    }
  /** A UTC instant, ISO 8601. */
  | { readonly kind: "hold" | "answer"; readonly at: string };

export interface Dated {
  /** The reader has made it, who alone pays, confirms and records its number. */
  readonly isMine: boolean;
  readonly phase: BookingPhase;
  readonly channel: Channel | null;
  /** Staff have suspended its operator: what is held or owed there has no day meanwhile. */
  readonly operatorStopped: boolean;
  readonly rests: boolean;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly holdExpiresAt: string | null;
  readonly approvalDueAt: string | null;
  readonly referenceDueOn: IsoDate | null;
  readonly hijriYear: number;
  /** When which part of the price is due. */
  readonly schedule: readonly { readonly dueOn: IsoDate; readonly state: AmountState }[];
  /** With the people who are named for them. */
  readonly parts: readonly { readonly travellers: readonly DueTraveller[] }[];
}

/**
 * Soonest first. The date for the Nusuk reference stays after it was recorded, and with a cancelled booking: who has it
 * in a calendar is told there that it no longer counts. What only whoever booked can do stands in nobody else's.
 */
export function agendaOf(booking: Dated): AgendaEntry[] {
  const { departureDate, returnDate, holdExpiresAt, approvalDueAt, operatorStopped, rests, isMine } = booking;
  const referenceDueOn = isMine && isAccepted(booking) ? booking.referenceDueOn : null;
  const { tarwiyah } = hajjDays(booking.hijriYear);
  const entries: (AgendaEntry | null)[] = [
    holdExpiresAt === null || operatorStopped || rests || !isMine ? null : { kind: "hold", at: holdExpiresAt },
    approvalDueAt === null ? null : { kind: "answer", at: approvalDueAt },
    referenceDueOn === null ? null : { kind: "reference", day: referenceDueOn },
    isMine && isAccepted(booking) && booking.channel === "nusuk"
      ? { kind: "wallet", day: purchaseDate(booking).walletBy }
      : null,
    ...paymentsOf(booking),
    ...papersOf(booking),
    ...inPersonOf(booking),
    { kind: "departure", day: departureDate },
    ...Array.from({ length: DAYS }, (_, index) => hajjDay(addDays(tarwiyah, index), FIRST_DAY + index)),
    { kind: "return", day: returnDate },
  ];
  return entries.filter((entry) => entry !== null).sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));
}

/** Before the operator's yes there is nothing to buy on Nusuk, and nothing further to pay. */
export function isAccepted({ phase }: Pick<Dated, "phase">): boolean {
  return phase !== "held" && phase !== "awaiting_approval";
}

/** Instalments only: what is paid at once is paid before anybody has it in a calendar. */
function paymentsOf({ phase, schedule, operatorStopped, isMine }: Dated): AgendaEntry[] {
  if (!isMine || !isAccepted({ phase }) || schedule.length < 2) return [];
  return schedule
    .map(({ dueOn, state }, index) => {
      return { kind: "payment" as const, day: dueOn, number: index + 1, isPaid: state === "paid" };
    })
    .filter(({ isPaid }) => isPaid || !operatorStopped);
}

/**
 * Required ones, of those whose papers the reader sees; a visa once it can be there, a certificate with the day from which
 * it can be made. A hold asks for none yet.
 */
function papersOf({ phase, parts }: Dated): AgendaEntry[] {
  if (phase === "held") return [];
  return parts.flatMap(({ travellers }) =>
    travellers.flatMap((person) =>
      (person.papers ?? [])
        .filter(({ state, renewFrom }) => state !== "not_due" || renewFrom !== null)
        .filter(({ type }) => REQUIRED_TYPES.some((one) => one === type))
        .filter(isDayKnown)
        .map(
          (paper) =>
            ({
              kind: "paper",
              day: paper.dueOn.slice(0, 10),
              paper,
              whose: person.id,
              name: fullName(person),
            }) as const,
        ),
    ),
  );
}

function inPersonOf({ parts }: Dated): AgendaEntry[] {
  return parts.flatMap(({ travellers }) =>
    travellers.flatMap((person) =>
      IN_PERSON.flatMap((kind) => {
        const { id: whose, [kind]: due } = person;
        return due && isDayKnown(due)
          ? [{ kind, day: due.dueOn.slice(0, 10), due, whose, name: fullName(person) }]
          : [];
      }),
    ),
  );
}

function hajjDay(day: IsoDate, dhulHijjah: number): AgendaEntry {
  return { kind: "hajj", day, dhulHijjah };
}

function whenOf(entry: AgendaEntry): string {
  return "at" in entry ? entry.at : entry.day;
}

/** What one does in person, without a file. */
export function isInPerson(entry: AgendaEntry): entry is Extract<AgendaEntry, { kind: InPerson }> {
  return IN_PERSON.some((kind) => kind === entry.kind);
}

/**
 * Whether the entry is no longer to be kept: all of a cancelled booking, what is paid or given, the number that is recorded,
 * and every paper from the departure on, when nobody owes one any more.
 */
export function isSettled(
  entry: AgendaEntry,
  { phase, departureDate }: Pick<Dated, "phase" | "departureDate">,
  today: IsoDate,
): boolean {
  if (phase === "cancelled") return true;
  if (isInPerson(entry)) return departureDate <= today;
  if (entry.kind === "paper")
    return departureDate <= today || (!isToGive(entry.paper) && entry.paper.renewFrom === null);
  if (entry.kind === "payment") return entry.isPaid;
  return (entry.kind === "reference" || entry.kind === "wallet") && phase === "confirmed";
}
