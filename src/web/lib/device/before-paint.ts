/** Sets language, direction and looks before the first paint, hears what is said before the app listens, and keeps the answers that came with the page. The build writes this function into a file of its own. */

interface Settings {
  translated: readonly string[];
  rightToLeft: readonly string[];
  /** `MARKED_LOOKS`. */
  looks: readonly (readonly [name: string, choices: readonly string[]])[];
  /** Where the browser's offer is kept: `INSTALL_OFFER`. */
  installOffer: string;
}

/** Of the window: the browser's offer to install the site as an app, until it is taken. */
export const INSTALL_OFFER = "installOffer";

declare global {
  interface Window {
    /** The answer to a GET of this address, once, if it came with the page; undefined otherwise. */
    takeFirstAnswer?(method: string, address: string): unknown;
  }
}

/** Must stand alone: its source text becomes `/before-paint.js`, where nothing it would import exists. */
export function beforePaint({ translated, rightToLeft, looks, installOffer }: Settings): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];
  const wanted = [cookie("lang"), ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
  const language = wanted.find((tag) => tag !== undefined && translated.includes(tag)) ?? "en";
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft.includes(language) ? "rtl" : "ltr";
  for (const [name, choices] of looks) {
    const choice = cookie(name);
    if (choice && choices.includes(choice)) document.documentElement.dataset[name] = choice;
  }
  const keep = (offer: Event | null) => Reflect.set(window, installOffer, offer);
  window.addEventListener("beforeinstallprompt", (event) => {
    // It waits for a button of ours.
    event.preventDefault();
    keep(event);
  });
  window.addEventListener("appinstalled", () => keep(null));
  let answers: Map<string, unknown> | undefined;
  window.takeFirstAnswer = (method, address) => {
    if (!answers) {
      const block = document.getElementById("first-answers")?.textContent;
      answers = new Map(Object.entries(block ? JSON.parse(block) : {}));
      // Whoever comes to another screen later wants what is true then.
      setTimeout(() => answers?.clear(), 5_000);
    }
    // What is changed may change any of them.
    if (method !== "GET") answers.clear();
    const answer = answers.get(address);
    answers.delete(address);
    return answer;
  };
}
