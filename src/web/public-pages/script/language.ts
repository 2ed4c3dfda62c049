/** The language: the choice is remembered for the app too, and the other page opens at the section that is being read. */
import { readCookie, writeCookie } from "../../lib/device/cookies.ts";

/** A section is being read once its top has passed this share of the window. */
const READING_LINE = 0.4;

export function listenToLanguages(): void {
  rememberRead();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]"))
    link.addEventListener("click", () => {
      writeCookie("lang", link.dataset.language ?? "");
      // The cookie says it; the query is for whoever has no scripts.
      link.search = "";
      link.hash = sectionInSight();
    });
}

/** Whoever came straight to a translated page goes on in its language. */
function rememberRead(): void {
  const { lang } = document.documentElement;
  if (!readCookie("lang") && !navigator.language.startsWith(lang)) writeCookie("lang", lang);
}

/** Empty at the top of the page. */
function sectionInSight(): string {
  const line = innerHeight * READING_LINE;
  const passed = [...document.querySelectorAll("main section[id]")].filter(
    (section) => section.getBoundingClientRect().top < line,
  );
  return passed.length > 1 ? (passed.at(-1)?.id ?? "") : "";
}
