/** Letters to the people behind the product: their kinds, the promised times, the bounds of the form. */
import { HOUR_MS } from "#domain/durations.ts";

export const CONTACT_KINDS = ["form", "privacy", "assistant"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a visitor's form may ask for; the assistant hands over by itself. */
export const FORM_KINDS = ["form", "privacy"] as const satisfies readonly ContactKind[];

/** Hours until the answer is promised (SPEC §9: contact form 24, privacy requests 48). */
export const ANSWER_HOURS: Record<ContactKind, number> = { form: 24, privacy: 48, assistant: 24 };

/** Until when the writer has been promised an answer. */
export function answerDue(kind: ContactKind, writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + ANSWER_HOURS[kind] * HOUR_MS);
}

/** Whole hours until the promise, negative once it is broken. */
export function hoursLeft(dueAt: Date, now: Date): number {
  return Math.floor((dueAt.getTime() - now.getTime()) / HOUR_MS);
}

/** What the writer is told and quotes: `C-1001`. */
export function contactReference(number: number): string {
  return `C-${number}`;
}

/** Nobody fills six fields faster than this; programs do. */
export const LEAST_FILLING_SECONDS = 3;
/** A form that was opened longer ago is opened anew. */
export const LONGEST_FILLING_HOURS = 12;

/** An answered letter is deleted so many days after its answer, one of a program after it was closed. */
export const KEPT_DAYS = { answered: 365, spam: 30 } as const;

/** People name a link or two; letters with more are marked for the desk. */
const USUAL_LINKS = 2;

/** What is odd about a letter; it is taken all the same. */
export const LETTER_FLAGS = ["many_links"] as const;
export type LetterFlag = (typeof LETTER_FLAGS)[number];

export function letterFlags(text: string): LetterFlag[] {
  const links = text.match(/https?:\/\/|www\./gi) ?? [];
  return links.length > USUAL_LINKS ? ["many_links"] : [];
}

/** Equal for letters that differ in case, spacing, digits and signs alone: a program that varies those writes the same letter. */
export function letterGist(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

export const LONGEST_SUBJECT = 200;
export const LONGEST_LETTER = 5000;
