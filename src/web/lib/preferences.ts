/** Language and theme: kept in two non-secret cookies, so that the server and the script before first paint know them too. */
import { directionOf, type Locale, matchLocale, type Translated, translated } from "#i18n/locales.ts";
import { loadMessages, type Messages } from "#i18n/messages.ts";
import { THEMES, type Theme } from "./themes.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface Preferences {
  language: Translated;
  messages: Messages;
  theme: Theme;
}

let current: Preferences | null = null;
const listeners = new Set<() => void>();

export const preferenceStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Throws before `startPreferences` is done: nothing can be drawn without words. */
  snapshot(): Preferences {
    if (!current) throw new Error("preferences are read before they are loaded");
    return current;
  },
};

function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

function publish(next: Preferences): void {
  current = next;
  const root = document.documentElement;
  root.lang = next.language;
  root.dir = directionOf(next.language);
  if (next.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = next.theme;
  for (const listener of listeners) listener();
}

/** Reads the cookies, else the browser's languages, and loads the words; to be awaited before the first drawing. */
export async function startPreferences(): Promise<void> {
  const wanted = matchLocale(readCookie("lang") ?? navigator.languages.join(","));
  const theme = THEMES.find((name) => name === readCookie("theme")) ?? "system";
  const language = translated(wanted ?? "en");
  publish({ language, theme, messages: await loadMessages(language) });
}

/** Changes the page's language in place: no reload, nothing typed is lost. */
export async function changeLanguage(locale: Locale): Promise<void> {
  const language = translated(locale);
  const messages = await loadMessages(language);
  writeCookie("lang", language);
  publish({ ...preferenceStore.snapshot(), language, messages });
}

export function changeTheme(theme: Theme): void {
  writeCookie("theme", theme);
  publish({ ...preferenceStore.snapshot(), theme });
}
