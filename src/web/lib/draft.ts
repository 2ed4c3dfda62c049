/** What somebody is typing, kept for this tab, so that a session that ends in between loses nothing. Never for passwords. */

const PREFIX = "rihla.draft.";

type Draft = Readonly<Record<string, string>>;

function keyOf(userId: string, form: string): string {
  return `${PREFIX}${userId}.${form}`;
}

/** Null where nothing was kept for this person and form. */
export function readDraft(userId: string, form: string): Draft | null {
  const text = sessionStorage.getItem(keyOf(userId, form));
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, form: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(userId, form), JSON.stringify(draft));
}

export function dropDraft(userId: string, form: string): void {
  sessionStorage.removeItem(keyOf(userId, form));
}

/** At signing out: nothing of one person stays for the next. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
