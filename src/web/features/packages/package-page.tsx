/** /packages/:id: everything a package states, what it leaves open, and the way to hold places. */
import { useParams, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { bookedIn, withBooking } from "./address.ts";
import { BookPanel } from "./book-panel.tsx";
import { Channels } from "./channels.tsx";
import { Gallery } from "./gallery.tsx";
import { HajjDates } from "./hajj-dates.tsx";
import { HoldDialogHost } from "./hold-dialog-host.tsx";
import { Included } from "./included.tsx";
import { LicenceCard } from "./licence-card.tsx";
import { NotIncluded } from "./not-included.tsx";
import { OperatorLine } from "./operator-line.tsx";
import { PriceBar } from "./price-bar.tsx";
import { type PackageView, usePackage } from "./queries.ts";
import { PackageVoices } from "./reviews/package-voices.tsx";
import { useVisit } from "./reviews/use-visit.ts";
import { Rooms } from "./rooms.tsx";
import { StaysCard } from "./stays-card.tsx";
import { TermsCard } from "./terms-card.tsx";
import { useParty } from "./use-party.ts";

export function Component() {
  const { id = "" } = useParams();
  const found = usePackage(id);
  const errorText = useErrorText();
  const missing = found.error instanceof ApiError && found.error.status === 404;
  return (
    <Page className="max-md:pt-4 max-md:pb-36">
      {found.isPending && <SkeletonCard lines={8} />}
      {missing && <Missing />}
      {found.isError && !missing && <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />}
      {found.data && <Detail item={found.data} />}
    </Page>
  );
}

function Missing() {
  const t = useTranslations("packages");
  return (
    <EmptyState title={t("missing.title")} action={<ButtonLink to="/packages">{t("missing.back")}</ButtonLink>}>
      {t("missing.text")}
    </EmptyState>
  );
}

function Detail({ item }: { item: PackageView }) {
  useVisit(item.id);
  const [address, setAddress] = useSearchParams();
  const party = useParty();
  const book = (packageId: string | null) =>
    setAddress((current) => withBooking(current, packageId), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader eyebrow={<BackToAll />} title={<bdi>{item.title}</bdi>} />
      <div className="-mt-4 mb-7">
        <OperatorLine item={item} />
      </div>
      <Gallery item={item} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="order-2 grid min-w-0 gap-6 lg:order-1">
          <Rooms item={item} party={party} />
          {item.description && <Description text={item.description} />}
          <HajjDates item={item} />
          <StaysCard item={item} />
          <Included item={item} />
          <NotIncluded item={item} />
          <TermsCard item={item} people={party.people} />
          <LicenceCard item={item} />
          <Channels item={item} />
          <PackageVoices item={item} />
        </div>
        <BookPanel item={item} onBook={book} />
      </div>
      <PriceBar item={item} party={party} onBook={book} />
      {bookedIn(address) === item.id && <HoldDialogHost item={item} onClose={() => book(null)} />}
    </>
  );
}

function BackToAll() {
  const t = useTranslations("packages");
  return <BackLink to="/packages">{t("backToAll")}</BackLink>;
}

function Description({ text }: { text: string }) {
  const t = useTranslations("packages");
  return (
    <Card title={t("description")}>
      <p className="max-w-[42rem] whitespace-pre-line" dir="auto">
        {text}
      </p>
    </Card>
  );
}
