/** The static pages, in every language that has a catalogue. */
import { TRANSLATED } from "#i18n/locales.ts";
import { Landing } from "./landing/landing.tsx";
import { addressIn, type PublicAddress, type PublicPage } from "./page.ts";

const PAGES: readonly PublicPage[] = [{ path: "/", styles: "landing/landing.css", Body: Landing }];

export function publicAddresses(): PublicAddress[] {
  return PAGES.flatMap((page) =>
    TRANSLATED.map((language) => ({ address: addressIn(language, page.path), language, page })),
  );
}
