/** /packages: the marketplace, narrowed and sorted at once on the loaded list, with its state in the address. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { addressOf, bookedIn, filtersFrom, withBooking } from "./address.ts";
import { FilterBar } from "./filter-bar.tsx";
import { type Filters, narrow } from "./filters.ts";
import { HoldDialog } from "./hold-dialog.tsx";
import { MarketMenu } from "./market-menu.tsx";
import { type PackageView, usePackages } from "./queries.ts";
import { Results } from "./results.tsx";

export function Component() {
  const packages = usePackages();
  const errorText = useErrorText();
  return (
    <Page>
      <MarketMenu />
      <MarketHeader />
      {packages.isPending && <LoadingCards />}
      {packages.isError && <ErrorState text={errorText(packages.error)} onRetry={() => void packages.refetch()} />}
      {packages.data && <Market items={packages.data} />}
    </Page>
  );
}

function MarketHeader() {
  const t = useTranslations("packages");
  const { dateRange } = useFormats();
  const hajj = nextHajj(dateOf(new Date()));
  const days = dateRange(hajj.tarwiyah, hajj.lastDay);
  return <PageHeader title={t("title", { year: String(hajj.hijriYear) })} lead={t("lead", { days })} />;
}

function Market({ items }: { items: readonly PackageView[] }) {
  const [address, setAddress] = useSearchParams();
  const filters = filtersFrom(address);
  const found = narrow(items, filters);
  const apply = (change: Partial<Filters>) =>
    setAddress(addressOf({ ...filters, ...change }), { replace: true, preventScrollReset: true });
  const book = (packageId: string | null) =>
    setAddress((current) => withBooking(current, packageId), { preventScrollReset: true });
  const booked = items.find(({ id }) => id === bookedIn(address));
  return (
    <>
      <FilterBar items={items} filters={filters} found={found.length} onChange={apply} />
      <Results
        key={addressOf(filters).toString()}
        found={found}
        total={items.length}
        filters={filters}
        onChange={apply}
        onBook={book}
      />
      {booked && <HoldDialog item={booked} onClose={() => book(null)} />}
    </>
  );
}

function LoadingCards() {
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {["first", "second", "third", "fourth", "fifth", "sixth"].map((name) => (
        <SkeletonCard key={name} lines={6} />
      ))}
    </div>
  );
}
