/** Sets language, direction and theme before the first paint, and hears what is said before the app listens. The build writes this function into a file of its own. */

interface Settings {
  translated: readonly string[];
  rightToLeft: readonly string[];
  /** Where the browser's offer is kept: `INSTALL_OFFER`. */
  installOffer: string;
}

/** Of the window: the browser's offer to install the site as an app, until it is taken. */
export const INSTALL_OFFER = "installOffer";

/** Must stand alone: its source text becomes `/before-paint.js`, where nothing it would import exists. */
export function beforePaint({ translated, rightToLeft, installOffer }: Settings): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];
  const wanted = [cookie("lang"), ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
  const language = wanted.find((tag) => tag !== undefined && translated.includes(tag)) ?? "en";
  const theme = cookie("theme");
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft.includes(language) ? "rtl" : "ltr";
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const keep = (offer: Event | null) => Reflect.set(window, installOffer, offer);
  window.addEventListener("beforeinstallprompt", (event) => {
    // It waits for a button of ours.
    event.preventDefault();
    keep(event);
  });
  window.addEventListener("appinstalled", () => keep(null));
}
