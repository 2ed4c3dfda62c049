/** Keys that let the server recognise a call that is sent again: one for each thing that is wanted, until its answer is known. */
import { ApiError } from "./api-error.ts";

/** Of all forms of this page, by what was sent: also a form that was closed and opened again sends the same thing once. */
const unanswered = new Map<string, string>();

/** What is on its way from one form. */
export interface Attempt {
  /** The call and what its address names. */
  readonly target: string;
  /** The target with all that is sent. */
  readonly content: string;
  readonly key: string;
}

/**
 * The attempt to send now. `earlier`: of the same form, whose answer was lost; what is changed in the form after that goes
 * with the same key, so that the server says whether the first was done already, and nothing is made twice.
 */
export function nextAttempt(earlier: Attempt | null, target: string, content: string): Attempt {
  const isSame = earlier?.target === target;
  return { target, content, key: isSame ? earlier.key : (unanswered.get(content) ?? newKey()) };
}

/** Notes how an attempt has ended; what is left to find out is given to the next one. */
export function attemptEnded({ content, ...attempt }: Attempt, error: unknown): Attempt | null {
  if (isAnswer(error)) {
    unanswered.delete(content);
    return null;
  }
  unanswered.set(content, attempt.key);
  return { content, ...attempt };
}

/** Whether it is known what has become of a call: a refusal did nothing; a fault or a payment that runs may have. */
function isAnswer(error: unknown): boolean {
  if (error === null) return true;
  return error instanceof ApiError && error.status < 500 && error.code !== "in_progress";
}

/** 128 random bits; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
