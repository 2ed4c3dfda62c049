/** The static pages: the one list that the build, the server's routes and whatever lists the site's addresses read. */
import { TRANSLATED } from "#i18n/locales.ts";
import { ForOperators } from "./for-operators/for-operators.tsx";
import { ForPilgrims } from "./for-pilgrims/for-pilgrims.tsx";
import { Landing } from "./landing/landing.tsx";
import { addressIn, type PublicAddress, type PublicPage } from "./page.ts";
import { PlatformFeatures } from "./platform-features/platform-features.tsx";

const PAGES: readonly PublicPage[] = [
  { name: "home", path: "/", styles: "landing/landing.css", Body: Landing, leadsOn: true },
  {
    name: "platformFeatures",
    path: "/platform-features",
    styles: "platform-features/platform-features.css",
    Body: PlatformFeatures,
  },
  { name: "forOperators", path: "/for-operators", styles: "for-operators/for-operators.css", Body: ForOperators },
  { name: "forPilgrims", path: "/for-pilgrims", styles: "for-pilgrims/for-pilgrims.css", Body: ForPilgrims },
];

/** Every page in every language that has a catalogue. */
export function publicAddresses(): PublicAddress[] {
  return PAGES.flatMap((page) =>
    TRANSLATED.map((language) => ({ address: addressIn(language, page.path), language, page })),
  );
}
