/** After a new release the files a page still asks for are gone: load the page anew, but only once. */

const KEY = "rihla.reloaded";

let isLeaving = false;

/** For the scripts that are fetched later; words say it themselves. */
export function reloadWhenScriptsAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadForNewFiles()) event.preventDefault();
  });
}

/** False when this address has been loaded anew already: then it is no new release that is missing. */
export function reloadForNewFiles(): boolean {
  if (isLeaving) return true;
  if (sessionStorage.getItem(KEY) === location.href) return false;
  sessionStorage.setItem(KEY, location.href);
  isLeaving = true;
  location.reload();
  return true;
}
