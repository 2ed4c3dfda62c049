/** Document types, states and limits, and how much of the required set is verified (SPEC §9). */

export const DOCUMENT_TYPES = ["passport", "visa", "health_certificate", "photo", "vaccination"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Vaccination is optional and does not count (SPEC §9). */
export const REQUIRED_TYPES = [
  "passport",
  "visa",
  "health_certificate",
  "photo",
] as const satisfies readonly DocumentType[];

/** A passport and a portrait are one person's: what becomes of one concerns who has the same, and papers that name it. */
export function isOnePersons(type: DocumentType): boolean {
  return type === "passport" || type === "photo";
}

export const DOCUMENT_STATUSES = ["pending", "verified", "rejected"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Where the server's work stands. */
export const JOB_STAGES = ["received", "reading", "checking", "done"] as const;
export type JobStage = (typeof JOB_STAGES)[number];

/** 10 MB (SPEC §5). */
export const MAX_UPLOAD_MEGABYTES = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;

/** What a person may write to the owner of a document they reject. */
export const LONGEST_REVIEW_REASON = 1000;

/** Fair use: files of one person that the server works on at the same time. */
export const MAX_IN_WORK = 20;
/** Fair use: files that one person keeps; several tries of every type for a large household. */
export const MAX_DOCUMENTS = 100;

/** Fair use: what of one person waits for a person's decision at the same time, whole uploads among it. */
export const MAX_UNDECIDED_MEGABYTES = 50;
export const MAX_UNDECIDED_BYTES = MAX_UNDECIDED_MEGABYTES * 1024 * 1024;

/** Uploads of the shared demonstration accounts are deleted after so many minutes. */
export const DEMO_KEEP_MINUTES = 30;
/** Files are deleted so many days after the return date of the journey they were uploaded for. */
export const KEEP_DAYS_AFTER_RETURN = 90;

interface Counted {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
}

/** Required types with at least one verified document; percent is 0–100. */
export function requiredProgress(documents: readonly Counted[]): {
  verified: number;
  required: number;
  percent: number;
} {
  const verified = REQUIRED_TYPES.filter((type) =>
    documents.some((d) => d.type === type && d.status === "verified"),
  ).length;
  const required = REQUIRED_TYPES.length;
  return { verified, required, percent: Math.round((verified / required) * 100) };
}

/** A share of fewer verdicts says more about chance than about the work. */
export const LEAST_FOR_RATE = 20;

/** Of the documents that have a verdict, how many passed; `percent` (0–100) is null below `LEAST_FOR_RATE` verdicts. */
export function successRate({ passed, decided }: { passed: number; decided: number }): {
  passed: number;
  decided: number;
  percent: number | null;
} {
  return { passed, decided, percent: decided < LEAST_FOR_RATE ? null : Math.round((passed / decided) * 100) };
}

/** Shows the first three and the last two characters of a document's number; a short one shows nothing. */
export function maskNumber(text: string): string {
  const SHOWN_FIRST = 3;
  const SHOWN_LAST = 2;
  const HIDDEN = "••••";
  if (text.length < SHOWN_FIRST + SHOWN_LAST + 2) return HIDDEN;
  return `${text.slice(0, SHOWN_FIRST)}${HIDDEN}${text.slice(-SHOWN_LAST)}`;
}
