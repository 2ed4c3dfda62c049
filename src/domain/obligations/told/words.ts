/** How an act is said, the same wherever it is said: title, reason, person, deadline and button. */
import type { DocumentType } from "#domain/documents/document.ts";
import type { NextAction } from "../action.ts";
import { isDayKnown, isForTurn } from "../papers/paper-dates.ts";
import { type DayKey, dayKey } from "./day-key.ts";

/** The welcome has a card of its own. */
export type ToldAction = Exclude<NextAction, { kind: "welcome" }>;
type Kind = ToldAction["kind"];
type PaperKind = Extract<ToldAction, { reason: unknown }>["reason"];

/** Keys of the catalogue `dashboard`. */
export type WordKey =
  | `next.${Kind}.${"title" | "text" | "button"}`
  | `next.upload_document.${"certificate" | "photo" | "passport" | "turn" | "hold"}`
  | `next.why.${Kind}`
  | `next.for.${"self" | "other" | "all"}`
  | `next.${DayKey | "lateVisa" | "noDate" | "turnUnknown"}`
  | `next.paper.${PaperKind}`
  | `documents.type.${DocumentType}`;

interface WordValues {
  readonly package: string;
  readonly operator: string;
  readonly seats: number;
  readonly who: "self" | "other";
  readonly name: string;
  readonly document: string;
  readonly time: string;
  readonly until: string;
  readonly date: string;
  readonly dueOn: string;
  readonly returnDate: string;
  readonly when: string;
}

const NO_VALUES: WordValues = {
  ...{ package: "", operator: "", seats: 0, who: "self", name: "", document: "", time: "", until: "" },
  ...{ date: "", dueOn: "", returnDate: "", when: "" },
};

/** One language: its sentences, and how it writes days and instants. */
export interface Speech {
  say(key: WordKey, values: { -readonly [K in keyof WordValues]: WordValues[K] }): string;
  date(day: string): string;
  /** A day, or an instant with its time. */
  due(dayOrInstant: string): string;
  dateTime(instant: string): string;
  time(instant: string): string;
}

/** Of the booking that the act is about, where it is about one. */
export interface AboutBooking {
  readonly packageName: string;
  readonly operatorName: string;
}

export interface ActWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Why it stands before everything else. */
  readonly why: string;
  readonly person: string;
  /** Null for what is only waited for. */
  readonly deadline: string | null;
  /** What the day of a paper hangs on; null for everything else. */
  readonly paper: string | null;
}

const OF_ALL: readonly Kind[] = [
  ...(["add_travellers", "name_people", "choose_package", "secure_hold", "take_turn"] as const),
  ...(["await_hold", "await_household_turn", "await_booker"] as const),
];

export function actWords(speech: Speech, act: ToldAction, booking: AboutBooking | undefined, today: string): ActWords {
  const values = valuesOf(speech, act, booking);
  return {
    title: speech.say(titleKeyOf(act), values),
    text: speech.say(textKeyOf(act), values),
    button: speech.say(`next.${act.kind}.button`, values),
    why: speech.say(`next.why.${act.kind}`, values),
    person: personOf(speech, act, values),
    deadline: deadlineOf(speech, act, today),
    paper: "reason" in act && !isOfNoPaper(act) ? speech.say(`next.paper.${act.reason}`, values) : null,
  };
}

function isOfNoPaper({ kind }: ToldAction): boolean {
  return kind === "name_people" || kind === "give_biometrics" || kind === "get_vaccinated";
}

/** Seats of a turn are for people whose passport is there: the headline says which moment waits for this paper. */
function titleKeyOf(act: ToldAction): WordKey {
  if (act.kind !== "upload_document" || act.type !== "passport") return `next.${act.kind}.title`;
  if (!isForTurn(act)) return "next.upload_document.passport";
  return act.isForecast ? "next.upload_document.turn" : "next.upload_document.hold";
}

/** Most papers are a page that is there; a certificate that is made at once may be too old at travel, and a portrait is no page. */
function textKeyOf(act: ToldAction): WordKey {
  if (act.kind !== "upload_document") return `next.${act.kind}.text`;
  if (act.type === "photo") return "next.upload_document.photo";
  return act.type === "health_certificate" ? "next.upload_document.certificate" : "next.upload_document.text";
}

function valuesOf({ say, date, dateTime, time }: Speech, act: ToldAction, booking: AboutBooking | undefined) {
  const whose = "traveller" in act ? act.traveller : null;
  const name = ("member" in act && act.member) || (whose?.name ?? "");
  const until = "until" in act ? act.until : "drawnAt" in act ? act.drawnAt : null;
  // An offer of the waitlist ends on another day.
  const ending = "offered" in act && act.offered ? dateTime : time;
  const day = dayOf(act);
  return {
    ...NO_VALUES,
    package: act.kind === "pay_step" ? act.title : (booking?.packageName ?? ""),
    operator: booking?.operatorName ?? "",
    seats: act.kind === "name_people" ? act.count : "seats" in act ? act.seats : 0,
    who: name === "" ? ("self" as const) : ("other" as const),
    name,
    document: "type" in act ? say(`documents.type.${act.type}`, NO_VALUES) : "",
    time: until === null ? "" : ending(until),
    until: until === null ? "" : dateTime(until),
    date: day === null ? "" : date(day),
    dueOn: act.kind === "pay_amount" || act.kind === "pay_step" ? date(act.dueOn) : "",
    returnDate: act.kind === "travel" ? date(act.returnDate) : "",
    when: whichOf(act),
  };
}

/** The one day that its text names. */
function dayOf(act: ToldAction): string | null {
  if ("departureDate" in act) return act.departureDate;
  if ("walletBy" in act) return act.walletBy;
  return "from" in act ? act.from : null;
}

/** Which of its sentences a text says; most have one. */
function whichOf(act: ToldAction): string {
  if (act.kind === "record_reference") return act.walletBy === null ? "late" : "";
  if (act.kind === "take_turn") return act.simulated ? "simulated" : "";
  if (act.kind === "await_turn") return act.isPaused ? "paused" : act.drawnAt ? "before" : "";
  if (act.kind !== "await_approval") return "";
  // A suspended operator has no time in which it answers; who buys on Nusuk has paid it nothing.
  if (act.until === null) return "stopped";
  return act.channel === "nusuk" ? "nusuk" : "";
}

function personOf({ say }: Speech, act: ToldAction, values: ReturnType<typeof valuesOf>): string {
  if (OF_ALL.includes(act.kind)) return say("next.for.all", values);
  return say(values.name === "" ? "next.for.self" : "next.for.other", values);
}

/** Its day is a forecast: once that is over, only the operator knows whether it can still be done. */
function isForVisa(act: ToldAction): boolean {
  return ("reason" in act && act.reason === "visa") || ("type" in act && act.type === "visa");
}

function deadlineOf({ say, due, dateTime }: Speech, act: ToldAction, today: string): string | null {
  if ("dueOn" in act) {
    if (act.dueOn === null) return say("next.noDate", NO_VALUES);
    if ("reason" in act && !isDayKnown(act)) return say("next.turnUnknown", NO_VALUES);
    const when = { ...NO_VALUES, when: due(act.dueOn) };
    const isLate = act.dueOn < today;
    if (isLate && isForVisa(act)) return say("next.lateVisa", when);
    return say(`next.${dayKey(isLate, "isForecast" in act && act.isForecast)}`, when);
  }
  if (!("until" in act) || act.until === null) return null;
  return say("next.by", { ...NO_VALUES, when: dateTime(act.until) });
}
