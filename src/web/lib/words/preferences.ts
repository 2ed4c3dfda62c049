/** The language and its words: the choice is kept in a non-secret cookie, so that the server and the script before first paint know it too. */
import { directionOf, type Locale, matchLocale, type Translated, translated } from "#i18n/locales.ts";
import type { Messages } from "#i18n/messages/en.ts";
import { readCookie, writeCookie } from "../device/cookies.ts";
import { SHELL_AREAS } from "./areas.ts";
import { loadWords } from "./bundled-words.ts";

interface Preferences {
  language: Translated;
  /** Of the areas that were wanted so far; `wantWords` brings the others. */
  messages: Messages;
  /** Areas that could not be had. */
  lost: readonly string[];
}

let current: Preferences | null = null;
let areas: ReadonlySet<string> = new Set(SHELL_AREAS);
/** Areas of which a word was said before they were there: what says it has to be drawn anew when they come. */
const awaited = new Set<string>();
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

function publish(next: Preferences): void {
  current = next;
  const root = document.documentElement;
  root.lang = next.language;
  root.dir = directionOf(next.language);
  for (const listener of listeners) listener();
}

/** The type promises every area; one that is not there yet is asked for when somebody says a word of it. */
async function wordsIn(language: Translated): Promise<Messages> {
  return (await loadWords(language, areas)) as Messages;
}

/** Brings the words of these areas, in the language of the page. */
export async function wantWords(wanted: readonly string[]): Promise<void> {
  const { language, messages } = preferenceStore.snapshot();
  const missing = wanted.filter((area) => !(area in messages));
  if (missing.length === 0) return;
  areas = new Set([...areas, ...missing]);
  const words = await loadWords(language, missing);
  const now = preferenceStore.snapshot();
  // The language was changed meanwhile: these words are of the other one.
  if (now.language !== language) return wantWords(wanted);
  addWords(missing, words);
}

/**
 * Words that a part brings along are read by nobody else yet: they join what is there, and nothing is drawn anew. Every
 * phrase of a screen that came too early asks for its area: the first to be answered has the app drawn anew for all.
 */
function addWords(wanted: readonly string[], words: Partial<Messages>): void {
  const now = preferenceStore.snapshot();
  const isAwaited = wanted.filter((area) => awaited.delete(area)).length > 0;
  if (isAwaited) publish({ ...now, messages: { ...now.messages, ...words } });
  else Object.assign(now.messages, words);
}

/** Brings an area of which a word was said before it was there. */
export async function awaitWords(area: string): Promise<void> {
  awaited.add(area);
  await wantWords([area]);
}

/** Who says a word of this area is told that it is not to be had, and not kept waiting. */
export function loseWords(area: string): void {
  const now = preferenceStore.snapshot();
  publish({ ...now, lost: [...now.lost, area] });
}

/** What could not be had is asked for again by whoever says a word of it next. */
export function seekLostWords(): void {
  publish({ ...preferenceStore.snapshot(), lost: [] });
}

/** Reads the cookie, else the browser's languages, and loads the words; to be awaited before the first drawing. */
export async function startPreferences(): Promise<void> {
  const wanted = matchLocale([readCookie("lang"), ...navigator.languages].join(","));
  const language = translated(wanted ?? "en");
  publish({ language, messages: await wordsIn(language), lost: [] });
}

/** Changes the page's language in place: no reload, nothing typed is lost. */
export async function changeLanguage(locale: Locale): Promise<void> {
  const language = translated(locale);
  const messages = await wordsIn(language);
  writeCookie("lang", language);
  publish({ ...preferenceStore.snapshot(), language, messages });
}
