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

export const DOCUMENT_STATUSES = ["pending", "verified", "rejected"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Where the server's work stands. */
export const JOB_STAGES = ["received", "reading", "checking", "done"] as const;
export type JobStage = (typeof JOB_STAGES)[number];

/** 10 MB (SPEC §5). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Taken by content, not by name (SPEC §5). */
export const ACCEPTED_FILES = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "application/pdf": [".pdf"],
} as const;

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
