/** The packages that fit: the live count, the filters in use as chips, the cards, and the rate behind the pounds. */
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { FIRST_PACKAGES } from "#contract/packages.ts";
import { wishesOf } from "#domain/packages/search/search.ts";
import { useResidence } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { isNarrowed, type PackageFilters, without } from "../filters/filters.ts";
import { RateNote } from "../price/rate-note.tsx";
import type { PackageView, SearchSummary } from "../queries.ts";
import { CARDS } from "./market-look.ts";
import { PackageCard } from "./package-card.tsx";

/** Fetched with the first filter: most first drawings have none. */
const Chips = lazy(async () => ({ default: (await import("./chips.tsx")).Chips }));
/** Fetched for whoever has told where they live. */
const HomeFirst = lazy(async () => ({ default: (await import("../seller/for-residents.tsx")).HomeFirst }));
/** Fetched only where nothing fits. */
const Closest = lazy(async () => ({ default: (await import("./closest.tsx")).Closest }));

interface ResultsProps {
  summary: SearchSummary;
  /** The first of those that fit. */
  items: readonly PackageView[];
  showMore: () => void;
  filters: PackageFilters;
  onReplace: (filters: PackageFilters) => void;
  onBook: (packageId: string) => void;
}

export function Results({ summary, items, filters, showMore, onReplace, onBook }: ResultsProps) {
  const t = useTranslations("packages");
  const { found, total } = summary;
  const residence = useResidence();
  const clear = () => onReplace(without(filters, wishesOf(filters)));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 short:md:mb-2">
        <div role="status" className="flex flex-wrap items-baseline gap-x-5">
          <h2 className="text-lg md:text-xl">{t("count", { found, total })}</h2>
          {residence !== null && filters.sort === "popular" && found > 0 && (
            <Suspense fallback={<p className="h-6" />}>
              <HomeFirst
                residence={residence}
                isFirst={!filters.everywhere}
                onChange={(isFirst) => onReplace({ ...filters, everywhere: isFirst ? undefined : true })}
              />
            </Suspense>
          )}
          {summary.nearSpelling && <p className="text-muted">{t("nearSpelling", { text: filters.q ?? "" })}</p>}
        </div>
        <Suspense>{isNarrowed(filters) && <Chips filters={filters} onReplace={onReplace} />}</Suspense>
      </div>
      {found > 0 && <Cards items={items} found={found} showMore={showMore} onBook={onBook} />}
      {found === 0 && (
        <EmptyState
          title={t("empty.title")}
          action={isNarrowed(filters) && <Button onClick={clear}>{t("empty.clear")}</Button>}
        >
          {isNarrowed(filters) ? t("empty.narrowed", { total }) : t("empty.none")}
        </EmptyState>
      )}
      {found === 0 && summary.closest.length > 0 && (
        <Suspense>
          <Closest closest={summary.closest} filters={filters} onBook={onBook} />
        </Suspense>
      )}
    </section>
  );
}

interface CardsProps {
  items: readonly PackageView[];
  found: number;
  showMore: () => void;
  onBook: (packageId: string) => void;
}

function Cards({ items, found, showMore, onBook }: CardsProps) {
  const t = useTranslations("packages");
  const rest = found - items.length;
  return (
    <>
      <ul className={CARDS}>
        {items.map((item) => (
          <li key={item.id} className="grid">
            <PackageCard item={item} onBook={onBook} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-center">
        {rest > 0 && (
          <Button variant="outline" size="lg" onClick={showMore}>
            {t("showMore", { count: Math.min(rest, FIRST_PACKAGES) })}
          </Button>
        )}
        <p className="text-sm text-muted">
          {t("shown", { shown: items.length, found })} <RateNote /> {t("licence.lead")}
        </p>
      </div>
    </>
  );
}
