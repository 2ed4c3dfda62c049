/** What somebody is typing, kept for this tab, so that a session that ends in between loses nothing. Never for passwords. */
import { inTab } from "../device/kept.ts";

const PREFIX = "rihla.draft.";

type Draft = Readonly<Record<string, string>>;

function keyOf(userId: string, form: string): string {
  return `${PREFIX}${userId}.${form}`;
}

/** What was kept of these fields; null where nothing was kept for this person and form. */
export function readDraft(userId: string, form: string, fields: Draft): Draft | null {
  const text = inTab.read(keyOf(userId, form));
  if (!text) return null;
  try {
    const entries = Object.entries<unknown>(Object(JSON.parse(text)));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => entry[0] in fields && typeof entry[1] === "string"),
    );
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, form: string, draft: Draft): void {
  inTab.keep(keyOf(userId, form), JSON.stringify(draft));
}

export function dropDraft(userId: string, form: string): void {
  inTab.keep(keyOf(userId, form), null);
}

/** At signing out: nothing of one person stays for the next. */
export function dropAllDrafts(): void {
  for (const key of inTab.keys()) if (key.startsWith(PREFIX)) inTab.keep(key, null);
}
