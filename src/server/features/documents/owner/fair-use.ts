/** What one account may keep, and have waiting for a person, whichever way it is handed in. */
import { MAX_DOCUMENTS, MAX_UNDECIDED_BYTES, MAX_UNDECIDED_MEGABYTES } from "#domain/documents/document.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

interface Uploads {
  readonly total: number;
  readonly undecidedBytes: number;
}

/** Before `more` files are taken. Throws AppError `too_many_documents`, `too_much_undecided`. */
export function refuseMoreThanKept({ total, undecidedBytes }: Uploads, more: number): void {
  if (total + more > MAX_DOCUMENTS) throw new AppError("too_many_documents", { limit: MAX_DOCUMENTS });
  if (undecidedBytes >= MAX_UNDECIDED_BYTES)
    throw new AppError("too_much_undecided", { megabytes: MAX_UNDECIDED_MEGABYTES });
}
