/** `/packages` and `/packages/:id` as they are sent: kept as long as the catalogue keeps what they show. */
import type { Package } from "#contract/packages.ts";
import { directionOf, type Translated } from "#i18n/locales.ts";
import { Prepared } from "#server/platform/http/answers/prepared.ts";
import { fillAppPage } from "#server/platform/pages/app-page.ts";
import { type Shown, showList, showPackage } from "./plain-market.ts";

interface Deps {
  /** The page that starts the app at this screen. */
  readonly appPage: (screen: string, language: Translated) => string;
  /** The site's own. */
  readonly origin: string;
}

export function marketPages({ appPage, origin }: Deps) {
  /** The catalogue makes new objects of what has changed; what it has let go is forgotten here too. */
  const kept = new WeakMap<object, Map<Translated, Prepared>>();

  function page(of: object, language: Translated, screen: string, path: string, show: () => Shown): Prepared {
    const pages = kept.get(of) ?? new Map<Translated, Prepared>();
    kept.set(of, pages);
    const known = pages.get(language);
    if (known) return known;
    const head = { language, direction: directionOf(language), canonical: origin + path };
    const picture = `${origin}/social/packages-${language}.png`;
    const made = new Prepared(
      fillAppPage(appPage(screen, language), { ...show(), ...head, picture }),
      "text/html; charset=utf-8",
    );
    pages.set(language, made);
    return made;
  }

  return {
    list: (packages: readonly Package[], language: Translated) =>
      page(packages, language, "/packages", "/packages", () => showList(packages, language, origin)),
    one: (shown: Package, language: Translated) =>
      page(shown, language, "/packages/:id", `/packages/${encodeURIComponent(shown.id)}`, () =>
        showPackage(shown, language, origin),
      ),
  };
}
