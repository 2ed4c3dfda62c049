/** What goes into and comes out of a verification worker: plain data, so it crosses a thread as it is. */
import type { DocumentType } from "#domain/documents/document.ts";
import type { Box, Finding } from "#domain/documents/finding.ts";

/** One upload to verify, with everything the rules need to know about the journey. */
export interface VerifyInput {
  /** The upload as received; never trusted by name or declared type. */
  readonly bytes: Uint8Array;
  readonly chosenType: DocumentType;
  /** Names the document may carry (account, profile, household entry), Latin script; null when none is known. */
  readonly traveller: { readonly fullNames: readonly string[] } | null;
  /** The day of the check, YYYY-MM-DD. */
  readonly today: string;
  /** 13 Dhul Hijjah of the Hajj travelled to, YYYY-MM-DD. */
  readonly lastHajjDay: string;
  /** Planned return, YYYY-MM-DD; null when no journey is booked. */
  readonly returnsOn: string | null;
  /** True in the demo only: the specimen state UTO counts as known. */
  readonly allowSpecimens: boolean;
}

/** Codes of `src/contract/errors.ts`; `reason` says which of several causes it was. */
export const REFUSAL_REASONS = {
  empty: "file_empty",
  unknown_type: "file_type",
  broken_picture: "file_unreadable",
  pdf_encrypted: "file_unreadable",
  pdf_without_pages: "file_unreadable",
  pdf_broken: "file_unreadable",
  took_too_long: "file_unreadable",
  too_few_pixels: "image_too_small",
  too_many_pixels: "image_too_large",
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;
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

export interface Verified {
  readonly refused?: undefined;
  readonly status: "verified" | "rejected" | "pending";
  readonly needsReview: boolean;
  readonly isValid: boolean;
  /** 0–100: weighted share of passed rules, rules that could not be checked in the denominator. */
  readonly complianceScore: number;
  /** 0–100: how likely the extracted data are right. */
  readonly confidence: number;
  /** What the document looks like; the chosen type when nothing speaks against it. */
  readonly documentType: DocumentType | "identity_card";
  readonly mrzAccepted: boolean;
  /** Keys mrz, documentNumber, surname, givenNames, nationality, issuingCountry, dateOfBirth, sex, expiryDate; {} without MRZ. */
  readonly extractedData: Readonly<Record<string, string>>;
  readonly checks: readonly Finding[];
  readonly mrz: MrzReading | null;
  readonly pages: number;
  readonly clean: CleanPicture;
  /** Reading time in whole milliseconds. */
  readonly tookMs: number;
}

export type VerifyOutput = Refused | Verified;
