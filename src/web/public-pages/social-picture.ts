/** Which pictures stand beside links to the site: one a page and language, and one for the market. */
import { directionOf, TRANSLATED, type Translated } from "#i18n/locales.ts";
import type { PublicPage } from "./page.ts";
import { publicAddresses } from "./pages.ts";
import { publicWords } from "./words.ts";

/** Below the built web app's folder. */
export function socialPictureFile(name: PublicPage["name"], language: Translated): string {
  return `social/${name}-${language}.png`;
}

/** The words of each, for scripts/build/social-pictures.ts to draw. */
export function socialPicturePlans() {
  const pages = publicAddresses().filter(({ page }) => !page.isAnswer);
  const market = TRANSLATED.map((language) => ({ language, name: "packages" as const }));
  return [...pages.map(({ language, page: { name } }) => ({ language, name })), ...market].map(({ language, name }) => {
    const { site, common } = publicWords(language);
    return {
      file: socialPictureFile(name, language),
      // The product's name has its own place.
      title: site(`pages.${name}.title`).split(" · ")[0] ?? "",
      product: common("product"),
      direction: directionOf(language),
      seed: name,
    };
  });
}
