/** `/packages` and `/packages/:id` as they are sent: kept as long as the catalogue keeps what they show. */
import type { Package } from "#contract/packages.ts";
import { placePackages } from "#domain/packages/search/list-order.ts";
import { SORTS } from "#domain/packages/search/order.ts";
import { directionOf, type Translated } from "#i18n/locales.ts";
import { Prepared } from "#server/platform/http/answers/prepared.ts";
import { fillAppPage } from "#server/platform/pages/app-page.ts";
import { marketCalls } from "#server/platform/pages/first-answers.ts";
import { withCalls } from "#server/platform/pages/first-files.ts";
import { fillMarketFrame, MARKET } from "#server/platform/pages/market-frame.ts";
import { type Shown, showList, showPlainPackage } from "./plain-market.ts";

interface Deps {
  /** The page that starts the app at this screen. */
  readonly appPage: (screen: string, language: Translated) => string;
  /** What stands in it until the app has started. */
  readonly appFrame: (screen: string, language: Translated) => string;
  /** The site's own. */
  readonly origin: string;
}

export function marketPages({ appPage, appFrame, origin }: Deps) {
  /** The catalogue makes new objects of what has changed; what it has let go is forgotten here too. */
  const kept = new WeakMap<object, Map<string, Prepared>>();

  function page(
    of: object,
    language: Translated,
    { screen, path, calls }: { screen: string; path: string; calls: readonly string[] },
    show: () => Shown & { frame: string },
  ): Prepared {
    const pages = kept.get(of) ?? new Map<string, Prepared>();
    kept.set(of, pages);
    const name = [language, ...calls].join(" ");
    const known = pages.get(name);
    if (known) return known;
    const head = { language, direction: directionOf(language), canonical: origin + path };
    const picture = `${origin}/social/packages-${language}.png`;
    const made = new Prepared(
      fillAppPage(withCalls(appPage(screen, language), calls), { ...show(), ...head, picture }),
      "text/html; charset=utf-8",
    );
    pages.set(name, made);
    return made;
  }

  function frameFor(packages: readonly Package[], language: Translated): string {
    const first = placePackages(packages, SORTS[0]).map(({ item }) => item);
    return fillMarketFrame(appFrame(MARKET, language), first, language);
  }

  return {
    /** `searched`: the address says what is looked for, so the app will ask for something else than the first few. */
    list: (packages: readonly Package[], language: Translated, searched: boolean) =>
      page(packages, language, { screen: MARKET, path: MARKET, calls: searched ? [] : marketCalls(null) }, () => ({
        ...showList(packages, language, origin),
        frame: frameFor(searched ? [] : packages, language),
      })),
    one: (shown: Package, language: Translated) =>
      page(
        shown,
        language,
        { screen: "/packages/:id", path: `/packages/${encodeURIComponent(shown.id)}`, calls: [] },
        () => ({ ...showPlainPackage(shown, language, origin), frame: "" }),
      ),
  };
}
