/** /compare: up to three packages side by side, what differs first. */
import { useQueries } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { getPackage } from "#contract/packages.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { bookedPackageIn, withBooking } from "../../filters/address.ts";
import { HoldDialogHost } from "../../hold-dialog/hold-dialog-host.tsx";
import { comparedIn, withCompared } from "./choice.ts";
import { CompareTable } from "./compare-table.tsx";

export function Component() {
  const t = useTranslations("packages");
  const [address] = useSearchParams();
  return (
    <Page>
      <PageHeader eyebrow={<BackToList address={address} />} title={t("compare.title")} lead={t("compare.lead")} />
      <Comparison />
    </Page>
  );
}

/** Back with the choice kept, so that another one can be put beside them. */
function BackToList({ address }: { address: URLSearchParams }) {
  const t = useTranslations("packages");
  return (
    <BackLink to={`/packages?${withCompared(new URLSearchParams(), comparedIn(address))}`}>{t("backToAll")}</BackLink>
  );
}

function Comparison() {
  const [address, setAddress] = useSearchParams();
  const ids = comparedIn(address);
  const answers = useQueries({ queries: ids.map((id) => routeQuery(getPackage, { params: { id } })) });
  if (answers.some(({ isPending }) => isPending)) return <SkeletonCard lines={10} />;
  const items = answers.flatMap(({ data }) => data ?? []);
  if (items.length < 2) return <TooFew />;
  const book = (packageId: string | null) =>
    setAddress((current) => withBooking(current, packageId), { replace: true, preventScrollReset: true });
  const remove = (packageId: string) =>
    setAddress((current) =>
      withCompared(
        current,
        comparedIn(current).filter((id) => id !== packageId),
      ),
    );
  const booked = items.find(({ id }) => id === bookedPackageIn(address));
  return (
    <>
      <CompareTable items={items} onBook={book} onRemove={remove} />
      {booked && <HoldDialogHost item={booked} onClose={() => book(null)} />}
    </>
  );
}

function TooFew() {
  const t = useTranslations("packages");
  return (
    <EmptyState title={t("compare.tooFew")} action={<ButtonLink to="/packages">{t("missing.back")}</ButtonLink>}>
      {t("compare.tooFewText")}
    </EmptyState>
  );
}
