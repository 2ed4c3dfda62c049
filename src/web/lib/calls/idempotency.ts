/** Keys that let the server recognise a call that is sent again: one for each thing that is wanted, until its answer is known. */

import { inTab } from "../device/kept.ts";
import { ApiError } from "./api-error.ts";

/** With the drafts, which go at signing out. */
const STORED = "rihla.draft.sent.";

/**
 * Of all forms of this page, by what was sent: also a form that was closed and opened again sends the same thing once, and
 * in a tab that may keep it one that was filled in anew after a reload.
 */
const unanswered = new Map<string, string>();

function remember(content: string, key: string | null): void {
  if (key === null) unanswered.delete(content);
  else unanswered.set(content, key);
  inTab.keep(STORED + digestOf(content), key);
}

/** What is on its way from one form. */
export interface PendingCall {
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
export function nextAttempt(earlier: PendingCall | null, target: string, content: string): PendingCall {
  const isSame = earlier?.target === target;
  const key = isSame ? earlier.key : (unanswered.get(content) ?? inTab.read(STORED + digestOf(content)) ?? newKey());
  // Before it is sent: a reload may come before the answer.
  remember(content, key);
  return { target, content, key };
}

/** Notes how an attempt has ended; what is left to find out is given to the next one. */
export function attemptEnded({ content, ...attempt }: PendingCall, error: unknown): PendingCall | null {
  if (isAnswer(error)) {
    remember(content, null);
    return null;
  }
  return { content, ...attempt };
}

/** What was sent is not kept itself: 64 bits of it (FNV-1a) tell one thing of this tab from another. */
function digestOf(content: string): string {
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(content)) {
    digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  }
  return digest.toString(36);
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
