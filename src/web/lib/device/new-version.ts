/** After a new release the files a page still asks for are gone: load the page anew, but only once for each release. */

import { inTab } from "./kept.ts";

/** Put in by the build (scripts/build/ready-messages.ts). */
declare const WORDS_FOLDER: string;

const KEY = "rihla.reloaded";
/** Who is still here after so long was asked by the browser whether to go, and has stayed. */
const STAYED_AFTER_MS = 5000;

let leaving: Promise<void> | null = null;

/** For the scripts that are fetched later; words say it themselves. */
export function reloadWhenScriptsAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadForNewFiles()) event.preventDefault();
  });
}

/**
 * Loads the page anew. Resolves when the reader has stayed all the same; null when this release has been loaded anew
 * at this address already: then it is no newer release that is missing. Where the tab cannot remember that, it is not
 * loaded anew at all, since it would not end.
 */
export function reloadForNewFiles(): Promise<void> | null {
  if (leaving) return leaving;
  // Any changed word renames the folder, any changed script this file.
  const here = `${WORDS_FOLDER} ${import.meta.url} ${location.href}`;
  if (inTab.read(KEY) === here || !inTab.keep(KEY, here)) return null;
  leaving = new Promise((resolve) => {
    setTimeout(() => {
      leaving = null;
      resolve();
    }, STAYED_AFTER_MS);
  });
  location.reload();
  return leaving;
}
