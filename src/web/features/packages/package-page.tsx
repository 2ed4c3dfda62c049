/** /packages/:id: everything a package states, what it leaves open, and the way to hold places. */
import { useParams, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { BookPanel } from "./booking/book-panel.tsx";
import { PriceBar } from "./booking/price-bar.tsx";
import { bookedPackageIn, withBooking } from "./filters/address.ts";
import { HoldDialogHost } from "./hold-dialog/hold-dialog-host.tsx";
import { HajjDates } from "./package-page/hajj-dates.tsx";
import { Included } from "./package-page/included.tsx";
import { NotIncluded } from "./package-page/not-included.tsx";
import { PackageVoices } from "./package-page/reviews/package-voices.tsx";
import { useVisit } from "./package-page/reviews/use-visit.ts";
import { Rooms } from "./package-page/rooms.tsx";
import { StaysCard } from "./package-page/stays-card.tsx";
import { PackageTermsCard } from "./package-page/terms-card.tsx";
import { useParty } from "./party/use-party.ts";
import { Gallery } from "./pictures/gallery.tsx";
import { type PackageView, usePackage } from "./queries.ts";
import { SaleChannels } from "./seller/channels.tsx";
import { SellerLicenceCard } from "./seller/licence-card.tsx";
import { OperatorLine } from "./seller/operator-line.tsx";

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
          <PackageTermsCard item={item} people={party.people} />
          <SellerLicenceCard item={item} />
          <SaleChannels item={item} />
          <PackageVoices item={item} />
        </div>
        <BookPanel item={item} onBook={book} />
      </div>
      <PriceBar item={item} party={party} onBook={book} />
      {bookedPackageIn(address) === item.id && <HoldDialogHost item={item} onClose={() => book(null)} />}
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
