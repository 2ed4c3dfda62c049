/** What can be due, with its person and its date: the one act that settles it. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import type { PaperReason } from "./papers/paper-dates.ts";

/** Null: the account's owner. */
export type Whose = { id: string; name: string } | null;

/** A paper, whose it is, and by when and for what it is needed. */
interface Paper {
  type: DocumentType;
  traveller: Whose;
  /** The last day, or the instant (ISO 8601) after which it is too late. */
  dueOn: IsoDate | string;
  reason: PaperReason;
  /** Nobody has set it: it follows from the rhythm of past years, or from a turn whose hold has not begun. */
  isForecast: boolean;
}

/** `until` is an instant (ISO 8601), `dueOn` the last day that is in time; null: no date is set. */
export type NextAction =
  | { kind: "secure_hold"; bookingId: string; until: string; seats: number; channel: Channel | null; offered: boolean }
  /** `simulated`: of a demonstration's simulated sale, which asks for no passports; left out of a true one. */
  | { kind: "take_turn"; windowId: string; until: string; simulated?: true | undefined }
  /** Somebody else of the household, by the first name, can secure the hold or use the turn. */
  | { kind: "await_hold"; bookingId: string; until: string; seats: number; offered: boolean; member: string }
  | { kind: "await_household_turn"; windowId: string; until: string; member: string }
  /** `walletBy`: by about when the transfer for the purchase has to begin; null once that day is over. */
  | { kind: "record_reference"; bookingId: string; dueOn: IsoDate | null; walletBy: IsoDate | null }
  | { kind: "pay_amount"; bookingId: string; dueOn: IsoDate; isLate: boolean }
  | { kind: "pay_step"; planId: string; stepId: string; title: string; dueOn: IsoDate; isLate: boolean }
  | ({ kind: "name_people"; bookingId: string; count: number } & Pick<Paper, "dueOn" | "reason" | "isForecast">)
  | { kind: "welcome" }
  | { kind: "add_travellers" }
  | ({ kind: "replace_document" } & Paper)
  | ({ kind: "upload_document" } & Paper)
  /** Of the application: by the day of its names; null while nothing is booked for them. */
  | { kind: "tell_details"; traveller: Whose; dueOn: string | null; isForecast: boolean }
  /** Fingerprints and face in the official app, for the visa of that booking. */
  | ({ kind: "give_biometrics"; bookingId: string } & Omit<Paper, "type">)
  /** The meningitis injection, for the journey of that booking. */
  | ({ kind: "get_vaccinated"; bookingId: string } & Omit<Paper, "type">)
  | { kind: "renew_invitation"; groupId: string; until: string }
  /** `member`: who administers the household and holds for it, by name; left out, the reader may. */
  | { kind: "choose_package"; member?: string | undefined }
  | { kind: "remind_member"; groupId: string; member: string }
  /** Seats of a turn wait for the passport of somebody whose papers another account keeps. */
  | ({ kind: "remind_passport"; groupId: string; member: string } & Pick<Paper, "dueOn" | "reason" | "isForecast">)
  | { kind: "await_approval"; bookingId: string; until: string | null; channel: Channel | null }
  /** The household has booked places that carry no name yet, and none carries the reader's. */
  | { kind: "await_naming"; departureDate: IsoDate }
  /** Of a booking that somebody else of the household has made: its next amount, or its number. */
  | { kind: "await_booker"; bookingId: string; dueOn: IsoDate | null }
  | { kind: "await_documents" }
  /** A certificate for which it is too early, whether or not one was given: `from` the day on which it can be made. */
  | ({ kind: "renew_certificate"; from: IsoDate } & Omit<Paper, "type">)
  /** `drawnAt`: when the places are drawn; null once they are. `isPaused`: nobody is let in for now. */
  | { kind: "await_turn"; windowId: string; drawnAt: string | null; isPaused: boolean }
  | { kind: "await_member"; groupId: string; until: string }
  | { kind: "await_travel"; bookingId: string; departureDate: IsoDate }
  | { kind: "travel"; bookingId: string; returnDate: IsoDate }
  | { kind: "home"; bookingId: string };

export type ActionOf<Kind extends NextAction["kind"]> = Extract<NextAction, { kind: Kind }>;
