/** /dashboard, SPEC's Hajj Dashboard: what to do next, how far the journey is, and everything around it. */
import type { UseQueryResult } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { useLivePlace } from "#web/shared/queue/use-live-place.ts";
import { WaitlistSlot } from "#web/shared/queue/waitlist/waitlist-slot.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { WhenNear } from "#web/ui/layout/when-near.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { ChatSlot, roomForVoice, VoiceSlot } from "../assistant/slots.tsx";
import {
  BookingsCard,
  JourneyCard,
  LazyActivityCard,
  LazyDocumentsCard,
  LazyFamilyCard,
  LazyPaymentCard,
  LazyQueueCard,
  LazyVoiceCard,
  LazyWelcomeCard,
} from "./fetched-later.tsx";
import { NextActionCard } from "./next-action-card.tsx";
import {
  type Family,
  type Journey,
  type MyBooking,
  useDashboardBookings,
  useFamilies,
  useJourney,
  useLaterParts,
} from "./queries.ts";
import { QuickActions } from "./quick-actions.tsx";

export function Component() {
  const journey = useJourney();
  const bookings = useDashboardBookings();
  const families = useFamilies();
  useLaterParts();
  useLivePlace(true);
  const now = new Date();
  const isNew = isFirstDay(journey.data, bookings.data, families.data);
  return (
    <Page className={`max-md:pt-5 max-md:pb-4 ${roomForVoice()}`}>
      <Head journey={journey.data} />
      <div className="grid grid-cols-1 items-start gap-3 md:gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-6">
          <Next journey={journey} bookings={bookings} />
          {journey.data && <QuickActions isNew={isNew} />}
          <Shown query={journey} lines={6}>
            {(data) => (
              <Together>
                <WhenNear id="steps" atOnce>
                  <JourneyCard journey={data} />
                </WhenNear>
                {!isNew && <PapersAndLine journey={data} />}
              </Together>
            )}
          </Shown>
          {/* The place in line does not hang on the journey. */}
          {journey.isError && !journey.data && (
            <WhenNear id="queue" atOnce>
              <LazyQueueCard />
            </WhenNear>
          )}
        </div>
        {isNew ? (
          <WaitlistSlot />
        ) : (
          <Together>
            <Aside bookings={bookings} now={now} />
          </Together>
        )}
      </div>
      <Assistant journey={journey.data} bookings={bookings.data ?? []} />
      <VoiceSlot />
    </Page>
  );
}

/** Nothing handed in, nobody added, nothing booked: every card would be an empty one. */
function isFirstDay(
  journey: Journey | undefined,
  bookings: readonly MyBooking[] | undefined,
  families: readonly Family[] | undefined,
): boolean {
  if (!journey) return false;
  const hasPapers = journey.documents.slots.some(({ state }) => state !== "missing" && state !== "not_due");
  return !hasPapers && bookings?.length === 0 && families?.length === 0;
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
      <Suspense fallback={<WelcomeRoom />}>
        <LazyWelcomeCard />
      </Suspense>
    );
  const refetch = () => void Promise.all([journey.refetch(), bookings.refetch()]);
  return <NextActionCard nextAction={nextAction} bookings={bookings.data ?? []} onHoldEnd={refetch} />;
}

/** On phones as tall as the questions are, so that nothing below them jumps. */
function WelcomeRoom() {
  return (
    <div className="max-md:min-h-[38rem]">
      <SkeletonCard lines={8} />
    </div>
  );
}

/** Cards that appear in one moment: none moves another. */
function Together({ children }: { children: ReactNode }) {
  return <Suspense fallback={<span className="block min-h-[70rem]" />}>{children}</Suspense>;
}

/** The papers by who must act, and the place in line. */
function PapersAndLine({ journey }: { journey: Journey }) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 md:gap-6">
      <WhenNear id="papers" atOnce>
        <LazyDocumentsCard journey={journey} />
      </WhenNear>
      <WhenNear id="queue" atOnce>
        <LazyQueueCard journey={journey} />
      </WhenNear>
    </div>
  );
}

function Aside({ bookings, now }: Pick<PartsProps, "bookings"> & { now: Date }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-6">
      <Shown query={bookings} lines={3}>
        {(data) => (
          <WhenNear id="booked" atOnce>
            <BookingsCard bookings={data} now={now} />
          </WhenNear>
        )}
      </Shown>
      <WhenNear id="family" atOnce>
        <LazyFamilyCard />
      </WhenNear>
      <WaitlistSlot />
      {bookings.data && (
        <WhenNear id="payment" atOnce>
          <LazyPaymentCard bookings={bookings.data} now={now} />
        </WhenNear>
      )}
      <WhenNear id="activity" atOnce>
        <LazyActivityCard />
      </WhenNear>
    </div>
  );
}

/** Written and spoken; on phones the bottom bar has it too. */
function Assistant({ journey, bookings }: { journey: Journey | undefined; bookings: readonly MyBooking[] }) {
  const t = useTranslations("common");
  const action = journey?.nextAction;
  return (
    <div className="mt-3 rounded-lg border border-line bg-surface px-5 md:px-7">
      <Fold ids={["assistant", "voice"]} icon={Bot} title={t("quickActions.assistant")}>
        <div className="grid gap-6 pb-5">
          {action && action.kind !== "welcome" && <LazyVoiceCard action={action} bookings={bookings} />}
          <ChatSlot />
        </div>
      </Fold>
    </div>
  );
}

function Head({ journey }: { journey: Journey | undefined }) {
  const t = useTranslations("dashboard");
  return <PageHeader eyebrow={<Today />} title={t("title")} lead={<Greeting journey={journey} />} />;
}

/** On phones; wider windows have it in their header. The journey's page says what the percentage counts. */
function Greeting({ journey }: { journey: Journey | undefined }) {
  const common = useTranslations("common");
  const { percent } = useFormats();
  const { firstName } = useSignedIn();
  return (
    <span className="-mt-1 -mb-2 block text-sm md:hidden">
      {common("greeting", { name: firstName })}
      {journey && (
        <>
          {" · "}
          <Link to="/journey" className="underline underline-offset-4">
            {common("profile", { percent: percent(journey.headerProgress) })}
          </Link>
        </>
      )}
    </span>
  );
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
