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
import { type MyBooking, type MyDocument, useMyBookings, useMyDocuments } from "./queries.ts";

export function Component() {
  const bookings = useMyBookings();
  const documents = useMyDocuments();
  const errorText = useErrorText();
  const error = bookings.error ?? documents.error;
  const retry = () => {
    for (const query of [bookings, documents]) if (query.isError) void query.refetch();
  };
  return (
    <Page>
      {error && (
        <>
          <Head />
          <Card>
            <ErrorState text={errorText(error)} onRetry={retry} />
          </Card>
        </>
      )}
      {!error && (bookings.isPending || documents.isPending) && (
        <>
          <Head />
          <Loading />
        </>
      )}
      {bookings.data && documents.data && (
        <Ready bookings={bookings.data} documents={documents.data} onHoldEnd={() => void bookings.refetch()} />
      )}
    </Page>
  );
}

interface ReadyProps {
  bookings: readonly MyBooking[];
  documents: readonly MyDocument[];
  onHoldEnd: () => void;
}

function Ready({ bookings, documents, onHoldEnd }: ReadyProps) {
  const facts: JourneyFacts = { bookings, documents, now: new Date() };
  return (
    <>
      <Head facts={facts} />
      <div className="grid gap-6">
        <NextActionCard facts={facts} bookings={bookings} onHoldEnd={onHoldEnd} />
        <JourneyCard facts={facts} />
        <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
          <BookingsCard bookings={bookings} now={facts.now} />
          <DocumentsCard facts={facts} />
        </div>
      </div>
    </>
  );
}

function Head({ facts }: { facts?: JourneyFacts }) {
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
