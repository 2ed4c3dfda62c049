/** The looks that the reader has chosen: they stand on the page's root, where the script before first paint has put them. */
import { LOOKS, type LookName } from "#domain/looks.ts";
import { writeCookie } from "./cookies.ts";

const listeners = new Set<() => void>();

export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The usual choice where none has been made. */
export function lookOf(name: LookName): string {
  return document.documentElement.dataset[name] ?? LOOKS[name][0];
}

/** Acts at once, and is kept on the device where it allows it; else until the page is closed. */
export function changeLook(name: LookName, choice: string): void {
  const { dataset } = document.documentElement;
  if (choice === LOOKS[name][0]) delete dataset[name];
  else dataset[name] = choice;
  writeCookie(name, choice);
  for (const listener of listeners) listener();
}
