/** The market's frame: heading and first cards, whose values the server fills in (src/server/platform/pages/market-frame.ts). Drawn in the build. */
import { useTranslations } from "use-intl";
import {
  CARD,
  CARD_BODY,
  CARD_PICTURE,
  CARDS,
  FILTER_BAR_SPACE,
  HEAD,
} from "#web/features/packages/market/market-look.ts";
import { Skeleton } from "../../ui/feedback/loading.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** As in src/server/platform/pages/page-slots.ts. */
const SLOTS = { year: "%slot:year%", days: "%slot:days%", picture: "%slot:picture%", title: "%slot:title%" } as const;

export function MarketFrame() {
  const t = useTranslations("packages");
  return (
    <Page className="max-md:pt-4 xl:pt-6 short:xl:pt-4">
      <header className={HEAD}>
        <h1 className="text-xl md:text-3xl">{t("title", { year: SLOTS.year })}</h1>
        <p className="col-span-full text-sm text-muted md:text-base">{t("lead", { days: SLOTS.days })}</p>
      </header>
      <div className={FILTER_BAR_SPACE} />
      {/* Where the line stands that says how many fit. */}
      <div className="mb-3 h-8 short:md:mb-2" />
      <ul className={CARDS}>
        <li className="grid">
          <article className={CARD}>
            {/* Inside a picture React names no preload, whose address nobody would fill in. */}
            <picture className={`relative block overflow-hidden bg-sunken plain:aspect-auto ${CARD_PICTURE}`}>
              <img data-ornament="" src={SLOTS.picture} alt="" className="absolute inset-0 size-full object-cover" />
            </picture>
            <div className={CARD_BODY}>
              <h2 className="text-lg md:text-xl">
                <bdi>{SLOTS.title}</bdi>
              </h2>
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-8 w-1/3" />
            </div>
          </article>
        </li>
      </ul>
    </Page>
  );
}
