/** /packages: the marketplace, searched by the server as one types, with its state in the address. */
import type { UseQueryResult } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { ScreenTitle } from "#web/ui/layout/screen-title.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { bookedPackageIn, filterAddress, filtersFrom, withBooking } from "./filters/address.ts";
import type { PackageFilters } from "./filters/filters.ts";
import { comparedIn, withCompared } from "./market/compare/choice.ts";
import { CompareTray } from "./market/compare/compare-tray.tsx";
import { FilterBar } from "./market/filter-bar.tsx";
import { FILTER_BAR_SPACE, HEAD } from "./market/market-look.ts";
import { MarketMenu } from "./market/market-menu.tsx";
import { Results } from "./market/results.tsx";
import { useMarket } from "./market/use-market.ts";

/** A step between: the list of files that the dialog needs is long, and would weigh on the first drawing. */
const BookedHold = lazy(async () => ({ default: (await import("./hold-dialog/booked-hold.tsx")).BookedHold }));

export function Component() {
  return (
    <Page className="max-md:pt-4 xl:pt-6 short:xl:pt-4">
      <MarketHeader />
      <Market />
    </Page>
  );
}

/** On phones the menu stands beside the title, and its tiles open under both. */
function MarketHeader() {
  const t = useTranslations("packages");
  const { dateRange } = useFormats();
  const hajj = nextHajj(dateOf(new Date()));
  const days = dateRange(hajj.tarwiyah, hajj.lastDay);
  return (
    <header className={HEAD}>
      <ScreenTitle className="text-xl md:text-3xl">{t("title", { year: String(hajj.hijriYear) })}</ScreenTitle>
      <MarketMenu />
      <p className="col-span-full text-sm text-muted md:text-base">{t("lead", { days })}</p>
    </header>
  );
}

function Market() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersFrom(address);
  const { summary, packages, showMore } = useMarket(filters);
  const replace = (changed: PackageFilters) =>
    setAddress((current) => withCompared(filterAddress(changed), comparedIn(current)), {
      replace: true,
      preventScrollReset: true,
    });
  const book = (packageId: string | null) =>
    setAddress((current) => withBooking(current, packageId), { replace: true, preventScrollReset: true });
  const booked = bookedPackageIn(address);
  return (
    <>
      {summary.data ? (
        <FilterBar
          facets={summary.data.facets}
          filters={filters}
          found={summary.data.found}
          onChange={(change) => replace({ ...filters, ...change })}
        />
      ) : (
        <div className={FILTER_BAR_SPACE} />
      )}
      {summary.data && packages.data ? (
        <Results
          {...{ filters, showMore }}
          summary={summary.data}
          items={packages.data}
          onReplace={replace}
          onBook={book}
        />
      ) : (
        <Waiting queries={[summary, packages]} />
      )}
      {comparedIn(address).length > 0 && <CompareTray />}
      {booked && (
        // A place of its own: one that stood already would keep the new address back until the file has come.
        <Suspense fallback={null}>
          <BookedHold packageId={booked} onClose={() => book(null)} />
        </Suspense>
      )}
    </>
  );
}

function Waiting({ queries }: { queries: readonly Pick<UseQueryResult, "error" | "refetch">[] }) {
  const errorText = useErrorText();
  const failed = queries.find(({ error }) => error !== null);
  if (!failed) return <LoadingCards />;
  return <ErrorState text={errorText(failed.error)} onRetry={() => queries.forEach(({ refetch }) => void refetch())} />;
}

function LoadingCards() {
  return (
    // Under the place of the line that says how many fit.
    <div className="mt-10 grid gap-6 md:mt-12 md:grid-cols-2 xl:grid-cols-3">
      {["first", "second", "third", "fourth", "fifth", "sixth"].map((name) => (
        <SkeletonCard key={name} lines={6} />
      ))}
    </div>
  );
}
