/** After a new release the files a page still asks for are gone: load the page anew, but only once. */

const KEY = "rihla.reloaded";

export function reloadOnceForNewFiles(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(KEY) === location.href) return;
    sessionStorage.setItem(KEY, location.href);
    event.preventDefault();
    location.reload();
  });
}
