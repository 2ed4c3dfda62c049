/** A file of which one page is kept, cleaned, as a picture: a licence, a confirmation, what shows a problem. */
import type { ErrorCode } from "./errors.ts";

/** Every refusal of such a file, and of what it is sent for. */
export const PAGE_FILE_ERRORS: readonly ErrorCode[] = [
  "too_large",
  "unsupported_media_type",
  "illegal_transition",
  "demo_account",
  "file_empty",
  "file_unreadable",
  "file_type",
  "image_too_small",
  "image_too_large",
];
