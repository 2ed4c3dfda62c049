/** /dashboard, SPEC's Hajj Dashboard: what to do next, how far the journey is, and everything around it. */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useLivePlace } from "#web/lib/use-live-place.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { WhenNear } from "#web/ui/layout/when-near.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { WaitlistSlot } from "#web/ui/waitlist/waitlist-slot.tsx";
import { ChatSlot, roomForVoice, VoiceSlot } from "../assistant/slots.tsx";
import {
  ActivityCard,
  BookingsCard,
  DocumentsCard,
  FamilyCard,
  JourneyCard,
  PaymentCard,
  QueueCard,
  TimelineCard,
  VoiceCard,
  WelcomeCard,
} from "./fetched-later.tsx";
import { NextActionCard } from "./next-action-card.tsx";
import { type Journey, type MyBooking, useJourney, useLaterParts, useMyBookings } from "./queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { TrackingCard } from "./tracking-card.tsx";
import { WelcomeBanner } from "./welcome-banner.tsx";

export function Component() {
  const journey = useJourney();
  const bookings = useMyBookings();
  useLaterParts();
  useLivePlace(true);
  const now = new Date();
  const steps = journey.data;
  return (
    <Page className={roomForVoice()}>
      <Head />
      <QuickActions />
      <div className="grid grid-cols-1 gap-6">
        <Shown query={journey} lines={2}>
          {(data) => <WelcomeBanner journey={data} />}
        </Shown>
        <Next journey={journey} bookings={bookings} />
        <WaitlistSlot />
        <Columns journey={journey} bookings={bookings} now={now} />
        {steps && (
          <WhenNear id="steps">
            <JourneyCard journey={steps} />
          </WhenNear>
        )}
        <Together />
        {steps && (
          <WhenNear id="timeline">
            <TimelineCard journey={steps} />
          </WhenNear>
        )}
      </div>
      <VoiceSlot />
    </Page>
  );
}

interface ShownProps<Data> {
  query: UseQueryResult<Data>;
  /** Of the outline while it is on its way. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** A card that cannot be had says so in its own place. */
function Shown<Data>({ query, lines, children }: ShownProps<Data>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonCard lines={lines} />;
  return (
    <Card>
      <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
    </Card>
  );
}

interface PartsProps {
  journey: UseQueryResult<Journey>;
  bookings: UseQueryResult<readonly MyBooking[]>;
}

/** Names of bookings stand in it where they are known; without them it still says what to do. */
function Next({ journey, bookings }: PartsProps) {
  if (journey.isPending || bookings.isPending) return <SkeletonCard lines={5} />;
  if (!journey.data) return null;
  const { nextAction } = journey.data;
  if (nextAction.kind === "welcome")
    return (
      <Suspense fallback={<SkeletonCard lines={8} />}>
        <WelcomeCard />
      </Suspense>
    );
  const refetch = () => void Promise.all([journey.refetch(), bookings.refetch()]);
  return <NextActionCard nextAction={nextAction} bookings={bookings.data ?? []} onHoldEnd={refetch} />;
}

/** SPEC's main and side columns; below 1024 px one under the other. */
function Columns({ journey, bookings, now }: PartsProps & { now: Date }) {
  const action = journey.data?.nextAction;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {journey.data && <TrackingCard journey={journey.data} />}
        <Shown query={bookings} lines={5}>
          {(data) => <Booked bookings={data} now={now} />}
        </Shown>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {action && action.kind !== "welcome" && (
          <WhenNear id="voice">
            <VoiceCard action={action} bookings={bookings.data ?? []} />
          </WhenNear>
        )}
        <WhenNear id="activity">
          <ActivityCard />
        </WhenNear>
        {journey.data && (
          <WhenNear id="papers">
            <DocumentsCard documents={journey.data.documents} />
          </WhenNear>
        )}
      </div>
    </div>
  );
}

function Booked(shown: { bookings: readonly MyBooking[]; now: Date }) {
  return (
    <>
      <WhenNear id="payment">
        <PaymentCard {...shown} />
      </WhenNear>
      <WhenNear id="booked">
        <BookingsCard {...shown} />
      </WhenNear>
    </>
  );
}

/** The cards that other screens share: chat, queue, family. */
function Together() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <WhenNear id="assistant">
        <ChatSlot />
      </WhenNear>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <WhenNear id="queue">
          <QueueCard />
        </WhenNear>
        <WhenNear id="family">
          <FamilyCard />
        </WhenNear>
      </div>
    </div>
  );
}

function Head() {
  const t = useTranslations("dashboard");
  return <PageHeader eyebrow={<Today />} title={t("title")} />;
}

function Today() {
  const { date, hijri } = useFormats();
  const now = new Date();
  // The reader's own day: in Karachi it is tomorrow while it is still evening at Greenwich.
  const today = dateOf(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS));
  return (
    <>
      {hijri(today)} · {date(today)}
    </>
  );
}
