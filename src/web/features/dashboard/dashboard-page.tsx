/** /dashboard, SPEC's Hajj Dashboard: what to do next, how far the journey is, the documents and the bookings. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { WaitlistSlot } from "#web/ui/waitlist/waitlist-slot.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { BookingsCard } from "./bookings-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { JourneyCard } from "./journey-card.tsx";
import { NextActionCard } from "./next-action-card.tsx";
import { type Journey, type MyBooking, useJourney, useMyBookings } from "./queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

export function Component() {
  const journey = useJourney();
  const bookings = useMyBookings();
  const now = new Date();
  const refetch = () => void Promise.all([journey.refetch(), bookings.refetch()]);
  const isWaiting = !journey.error && !bookings.error && (journey.isPending || bookings.isPending);
  return (
    <Page>
      <Head profile={journey.data?.headerProgress} />
      <QuickActions />
      {isWaiting && <Loading />}
      {journey.error && <Failed error={journey.error} onRetry={() => void journey.refetch()} />}
      {bookings.error && <Failed error={bookings.error} onRetry={() => void bookings.refetch()} />}
      {journey.data && bookings.data && (
        <Ready journey={journey.data} bookings={bookings.data} now={now} onHoldEnd={refetch} />
      )}
      {journey.error && !journey.data && bookings.data && <BookingsCard bookings={bookings.data} now={now} />}
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
  journey: Journey;
  bookings: readonly MyBooking[];
  now: Date;
  onHoldEnd: () => void;
}

function Ready({ journey, bookings, now, onHoldEnd }: ReadyProps) {
  return (
    <div className="grid gap-6">
      {journey.nextAction.kind === "welcome" ? (
        <WelcomeCard />
      ) : (
        <NextActionCard nextAction={journey.nextAction} bookings={bookings} onHoldEnd={onHoldEnd} />
      )}
      <WaitlistSlot />
      <JourneyCard journey={journey} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <BookingsCard bookings={bookings} now={now} />
        <div className="lg:row-span-2">
          <DocumentsCard documents={journey.documents} />
        </div>
        <ActivityCard />
      </div>
    </div>
  );
}

function Head({ profile }: { profile: number | undefined }) {
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
          {profile !== undefined && <> · {common("profile", { percent: percent(profile) })}</>}
        </>
      }
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

function Loading() {
  return (
    <div className="grid gap-6">
      <SkeletonCard lines={4} />
      <SkeletonCard lines={2} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <SkeletonCard lines={5} />
        <SkeletonCard lines={5} />
      </div>
    </div>
  );
}
