/** What a composer answers, before it is written in a language. */
import { type Currency, fromDecimal, toMajor } from "#domain/money.ts";
import type { MethodName } from "#domain/prayer/methods.ts";
import type { PRAYERS } from "#domain/prayer/next-prayer.ts";
import type { Known } from "../known.ts";
import type { Reading } from "../reading/reading.ts";
import type { Danger } from "../safety/danger.ts";
import type { Slots } from "../slots/slots.ts";

/** A sum that an answer told. */
export interface ShownSum {
  readonly money: number;
  readonly currency: Currency;
}

/** A value of a sentence; plain texts are names and words of the asker's own data. */
export type Value =
  | string
  | number
  /** A day, or the instant of an end. */
  | { readonly date: string }
  | { readonly dateTime: string }
  | { readonly time: string }
  | { readonly clock: string }
  /** One of the five, with its hour where that is told beside it. */
  | { readonly prayer: (typeof PRAYERS)[number]; readonly at?: string }
  /** How prayer times are worked out. */
  | { readonly method: MethodName }
  /** Of the prayer page, whose list has two names of each. */
  | { readonly city: string; readonly arabic: string }
  /** ISO 3166-1 alpha-2. */
  | { readonly country: string }
  | { readonly money: number; readonly currency: Currency }
  | { readonly percent: number; readonly decimals?: number }
  /** ISO 639-1, as its name. */
  | { readonly language: string }
  /** 1–12, as its name; with its year. */
  | { readonly month: number; readonly year?: number }
  /** A part of a sentence with values of its own. */
  | { readonly said: Sentence }
  /** Keys of the area, written in the reader's language. */
  | { readonly word: string }
  | { readonly list: readonly Value[] };

export interface Sentence {
  /** In the area `assistant`, under `say`; or in the area `line`. */
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
  readonly isOfLine?: true;
}

/** Where an action leads: a path of ours, an intent to ask next, a number to call, or what is done after a yes. */
export type Target = `open:${string}` | `ask:${string}` | `call:${string}` | `do:${"hand_off"}`;

export interface Action {
  /** In the area `assistant`, under `actions`. */
  readonly key: string;
  readonly target: Target;
  readonly values?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly sentences: readonly Sentence[];
  readonly actions: readonly Action[];
  /** How many of the nearest facts are cited beneath, at most; or which ones. */
  readonly facts: number | readonly string[];
  /** Nothing that questions like this one have taught is told beside it. */
  readonly isWhole?: true;
  /** Ids of the packages that are told, in their order: the next question may choose among them. */
  readonly shown?: readonly string[];
}

export interface Asked {
  readonly text: string;
  /** The fact that is told beside it; left out: none was found before. */
  readonly factId?: string;
  /** What the words tell of, if of danger. */
  readonly danger: Danger | null;
  readonly slots: Slots;
  readonly reading: Reading;
  /** What its words stand for, in any language. */
  readonly concepts: readonly string[];
  readonly known: Known;
  /** Sums of the answer before this one. */
  readonly shownSums: readonly ShownSum[];
  readonly now: Date;
  /** What was asked before, where this goes on with it. */
  readonly earlier: readonly string[];
  /** Tells hours of prayer (`bookings/prayer-times.ts`), null where none is asked for; left out: they are not at hand. */
  readonly prayerHours?: ((asked: Asked) => Reply | null) | undefined;
}

export type Composer = (asked: Asked) => Reply;

/** Sentences one after the other, with the places to go. */
export function reply(
  sentences: readonly Sentence[],
  actions: readonly Action[] = [],
  facts: Reply["facts"] = 0,
): Reply {
  return { sentences, actions, facts };
}

/** With these facts and no other. */
export function whole(
  sentences: readonly Sentence[],
  actions: readonly Action[],
  facts: readonly string[] = [],
): Reply {
  return { sentences, actions, facts, isWhole: true };
}

export function say(key: string, values?: Readonly<Record<string, Value>>): Sentence {
  return values ? { key, values } : { key };
}

/** In the words of the queue page. */
export function sayOfLine(key: string, values: Readonly<Record<string, Value>> = {}): Sentence {
  return { key, values, isOfLine: true };
}

/** A sum of a call, as a value. */
export function moneyOf({ amount, currency }: { readonly amount: string; readonly currency: Currency }): Value {
  return { money: toMajor(fromDecimal(amount)), currency };
}

export const ACTIONS = {
  documents: { key: "documents", target: "open:/documents" },
  upload: { key: "upload", target: "open:/documents" },
  queue: { key: "queue", target: "open:/queue" },
  payments: { key: "payments", target: "open:/payments" },
  bookings: { key: "bookings", target: "open:/bookings" },
  packages: { key: "packages", target: "open:/packages" },
  compare: { key: "compare", target: "open:/compare" },
  family: { key: "family", target: "open:/family" },
  travellers: { key: "travellers", target: "open:/travellers" },
  journey: { key: "journey", target: "open:/journey" },
  dashboard: { key: "dashboard", target: "open:/dashboard" },
  hajj: { key: "hajj", target: "open:/hajj" },
  prayer: { key: "prayer", target: "open:/prayer" },
  tickets: { key: "tickets", target: "open:/tickets" },
  nusuk: { key: "nusuk", target: "open:/nusuk" },
  settings: { key: "settings", target: "open:/settings" },
  person: { key: "person", target: "do:hand_off" },
} as const satisfies Record<string, Action>;
