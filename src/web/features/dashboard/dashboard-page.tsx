/** /dashboard, SPEC's Hajj Dashboard: what to do next, how far the journey is, the documents and the bookings. */
import { FileUp, Search } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import type { JourneyFacts } from "#domain/journey/facts.ts";
import { profilePercent } from "#domain/journey/steps.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { BookingsCard } from "./bookings-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { JourneyCard } from "./journey-card.tsx";
import { NextActionCard } from "./next-action-card.tsx";
import { type MyBooking, useMyBookings, useMyDocuments } from "./queries.ts";

export function Component() {
  const bookings = useMyBookings();
  const documents = useMyDocuments();
  const facts = bookings.data && documents.data && { bookings: bookings.data, documents: documents.data };
  const now = new Date();
  const refetchBookings = () => void bookings.refetch();
  return (
    <Page>
      <Head facts={facts && { ...facts, now }} />
      {!facts && (bookings.isPending || documents.isPending) && <Loading />}
      {bookings.error && <Failed error={bookings.error} onRetry={refetchBookings} />}
      {documents.error && <Failed error={documents.error} onRetry={() => void documents.refetch()} />}
      {facts && <Ready facts={{ ...facts, now }} bookings={facts.bookings} onHoldEnd={refetchBookings} />}
      {!facts && documents.error && bookings.data && <BookingsCard bookings={bookings.data} now={now} />}
    </Page>
  );
}

/** One half could not be loaded; a hold that runs out is still in sight in the other. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText();
  return (
    <Card className="mb-6">
      <ErrorState text={errorText(error)} onRetry={onRetry} />
    </Card>
  );
}

interface ReadyProps {
  facts: JourneyFacts;
  bookings: readonly MyBooking[];
  onHoldEnd: () => void;
}

function Ready({ facts, bookings, onHoldEnd }: ReadyProps) {
  return (
    <div className="grid gap-6">
      <NextActionCard facts={facts} bookings={bookings} onHoldEnd={onHoldEnd} />
      <JourneyCard facts={facts} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <BookingsCard bookings={bookings} now={facts.now} />
        <DocumentsCard facts={facts} />
      </div>
    </div>
  );
}

function Head({ facts }: { facts: JourneyFacts | undefined }) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const { firstName } = useSignedIn();
  const { percent } = useFormats();
  return (
    <PageHeader
      eyebrow={<Today />}
      title={t("title")}
      lead={
        <>
          {common("greeting", { name: firstName })}
          {facts && <> · {t("profile", { percent: percent(profilePercent(facts)) })}</>}
        </>
      }
      actions={<QuickActions />}
    />
  );
}

function Today() {
  const { date, hijri } = useFormats();
  const today = dateOf(new Date());
  return (
    <>
      {hijri(today)} · {date(today)}
    </>
  );
}

/** SPEC: on wide screens only; on phones the shell's menu has them. */
function QuickActions() {
  const t = useTranslations("common");
  return (
    <nav aria-label={t("quickActions.label")} className="hidden gap-3 md:flex">
      <ButtonLink to="/documents" variant="outline" icon={<FileUp aria-hidden="true" className="size-5" />}>
        {t("quickActions.uploadDocuments")}
      </ButtonLink>
      <ButtonLink to="/packages" variant="outline" icon={<Search aria-hidden="true" className="size-5" />}>
        {t("quickActions.browsePackages")}
      </ButtonLink>
    </nav>
  );
}

function Loading() {
  return (
    <div className="grid gap-6">
      <SkeletonCard lines={4} />
      <SkeletonCard lines={2} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <SkeletonCard lines={5} />
        <SkeletonCard lines={5} />
      </div>
    </div>
  );
}
