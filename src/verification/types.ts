/** What goes into and comes out of a verification worker: plain data, so it crosses a thread as it is. */

import type { Judgement } from "#domain/documents/rules/judge.ts";
import type { DocumentFacts } from "#domain/documents/seen/facts.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import type { Box } from "#domain/documents/verdicts/finding.ts";
import type { NusukPhoto } from "./portrait/nusuk-photo.ts";

/** One upload to verify, with everything the rules need to know about the journey. */
export interface VerifyInput extends JudgeContext {
  /** The upload as received; never trusted by name or declared type. */
  readonly bytes: Uint8Array;
  /** Milliseconds of work after which printed words are given up; left out: what the server has for them. */
  readonly wordsMs?: number;
}

/** Codes of `src/contract/errors.ts`; `reason` says which of several causes it was. */
export const REFUSAL_REASONS = {
  empty: "file_empty",
  unknown_type: "file_type",
  broken_picture: "file_unreadable",
  pdf_encrypted: "file_unreadable",
  pdf_without_pages: "file_unreadable",
  pdf_broken: "file_unreadable",
  pdf_too_long: "file_unreadable",
  pdf_too_heavy: "file_unreadable",
  took_too_long: "file_unreadable",
  too_few_pixels: "image_too_small",
  too_many_pixels: "image_too_large",
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

export function isRefusalReason(word: string): word is RefusalReason {
  return Object.hasOwn(REFUSAL_REASONS, word);
}
export type RefusalCode = (typeof REFUSAL_REASONS)[RefusalReason];

/** The file cannot be a document: nothing is stored, the caller answers with `code`. */
export interface Refused {
  readonly refused: {
    readonly code: RefusalCode;
    readonly reason: RefusalReason;
    /** Numbers behind the sentence, such as width, height and the limit. */
    readonly numbers: Readonly<Record<string, number>>;
  };
}

/** The picture to store instead of the upload: re-encoded, upright, without metadata. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly contentType: "image/jpeg";
  readonly width: number;
  readonly height: number;
}

/** The machine-readable lines as read, trusted or not. */
export interface MrzReading {
  readonly format: "TD3" | "TD1" | "TD2" | "MRV-A" | "MRV-B";
  readonly lines: readonly string[];
  /** Grammar, all check digits, state codes and the reading itself hold. */
  readonly accepted: boolean;
  /** Names of the doubts when not accepted, such as `check_digit:documentNumber`. */
  readonly doubts: readonly string[];
  /** Mean log probability of the characters; printed MRZ lines lie above −0.3. */
  readonly score: number;
  /** Log likelihood given up to satisfy the grammar. */
  readonly cost: number;
  /** Around each line, in pixels of the clean picture. */
  readonly boxes: readonly Box[];
}

export interface Verified extends Judgement {
  readonly refused?: undefined;
  /** What was read, to judge again when the journey or the traveller changes. */
  readonly facts: DocumentFacts;
  /** How models broke, in the program's words: their facts then look as if nothing had been looked for. */
  readonly faults: readonly string[];
  readonly mrz: MrzReading | null;
  /** Pages of the file, also those that were not read. */
  readonly pages: number;
  /** The pages to keep, at least the first. */
  readonly cleanPages: readonly CleanPicture[];
  /** The first page to keep. */
  readonly clean: CleanPicture;
  /** The picture that Nusuk takes; null for everything but a photo in which no rule finds fault. */
  readonly nusukPhoto: NusukPhoto | null;
  /** Reading time in whole milliseconds. */
  readonly tookMs: number;
}

export type VerifyOutput = Refused | Verified;

/** A file of which nobody has said what it is or whose. */
export interface RecogniseInput {
  readonly bytes: Uint8Array;
}

export interface Recognised {
  readonly refused?: undefined;
  readonly facts: DocumentFacts;
  /** A small JPEG of the page with the lines, else of the first, to know the file by. */
  readonly preview: { readonly bytes: Uint8Array; readonly width: number; readonly height: number };
}
