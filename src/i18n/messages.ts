/** Loads one language's messages; the English catalogue is their type, so an unknown key fails the type check. */
import type { Translated } from "./locales.ts";
import type { Messages } from "./messages/en.ts";

export type { Messages };

const LOADERS: Record<Translated, () => Promise<{ messages: Messages }>> = {
  en: () => import("./messages/en.ts"),
  ar: () => import("./messages/ar.ts"),
};

/** All messages of a language, one request in the browser. */
export async function loadMessages(locale: Translated): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}
