/** Short names of the file kinds, the same in every language. */
import type { AcceptedFile } from "#domain/documents/seen/file-kind.ts";

const NAMES: Record<AcceptedFile, string> = { "image/jpeg": "JPEG", "image/png": "PNG", "application/pdf": "PDF" };

export function fileKindName(mediaType: string): string {
  return Object.entries(NAMES).find(([kind]) => kind === mediaType)?.[1] ?? "";
}
