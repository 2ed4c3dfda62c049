/** What a file is by its first bytes; its name and declared type are claims that nobody believes. */

/** Taken by content, not by name (SPEC §5): media type → endings that the file chooser offers. */
export const ACCEPTED_FILES = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "application/pdf": [".pdf"],
} as const;
export type AcceptedFile = keyof typeof ACCEPTED_FILES;

const SIGNATURES: readonly { readonly kind: AcceptedFile; readonly bytes: readonly number[] }[] = [
  { kind: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { kind: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: "application/pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The media type that the content begins with; null for everything that is not taken. */
export function fileKind(content: Uint8Array): AcceptedFile | null {
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte));
  return found?.kind ?? null;
}

const LONGEST_NAME = 120;

/** A name fit for showing: the last part of a path, without characters that control or reorder text; never empty. */
export function displayName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "").trim();
  return Array.from(clean).slice(0, LONGEST_NAME).join("") || "document";
}
