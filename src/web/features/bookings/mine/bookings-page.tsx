/** /bookings: all that the pilgrim made, travels on or administers, by where it stands. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { SHELVES, type Shelf } from "#domain/bookings/shelf.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { LineSlot } from "#web/shared/queue/line/line-slot.tsx";
import { WaitlistSlot } from "#web/shared/queue/waitlist/waitlist-slot.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type BookingView, useMyBookings } from "../queries.ts";
import { BookingList } from "./booking-list.tsx";
import { byShelf, isInInstalments } from "./shelves.ts";

export function Component() {
  const t = useTranslations("myBookings");
  const errorText = useErrorText();
  const bookings = useMyBookings();
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      {bookings.isPending && (
        <div className="grid gap-6">
          <SkeletonCard lines={5} />
          <SkeletonCard lines={5} />
        </div>
      )}
      {bookings.isError && (
        <Card>
          <ErrorState text={errorText(bookings.error)} onRetry={() => void bookings.refetch()} />
        </Card>
      )}
      {bookings.data && <Shelves bookings={bookings.data} now={new Date()} />}
      {!bookings.isPending && <Elsewhere hasPlaces={bookings.data ? hasPlaces(bookings.data) : false} />}
    </Page>
  );
}

const IN_LINE = ["turn", "waiting", "gathering", "counted", "used", "stopped", "paused"] as const;

function hasPlaces(bookings: readonly BookingView[]): boolean {
  return byShelf(bookings, new Date()).upcoming.length > 0;
}

/** What comes late stands below what is read. Who has places is told of no turn that brought none. */
function Elsewhere({ hasPlaces }: { hasPlaces: boolean }) {
  return (
    <>
      <div className="mt-6 empty:hidden">
        <LineSlot kinds={hasPlaces ? IN_LINE : [...IN_LINE, "lapsed"]} />
      </div>
      <div className="mt-6 empty:hidden">
        <WaitlistSlot withoutOffers />
      </div>
    </>
  );
}

function Shelves({ bookings, now }: { bookings: readonly BookingView[]; now: Date }) {
  const t = useTranslations("myBookings");
  const [address, setAddress] = useSearchParams();
  const shelves = byShelf(bookings, now);
  const shelf = SHELVES.find((one) => one === address.get("show")) ?? "upcoming";
  const [isAsked, setOnlyPartly] = useState(false);
  const partly = shelves[shelf].filter(isInInstalments);
  const onlyPartly = isAsked && partly.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SegmentedControl
          label={t("shelf.label")}
          hideLabel
          value={shelf}
          options={SHELVES.map((value) => ({ value, label: t(`shelf.${value}`), count: shelves[value].length }))}
          onChange={(show) => setAddress(show === "upcoming" ? {} : { show }, { replace: true })}
        />
        {partly.length > 0 && (
          <Button
            variant="outline"
            aria-pressed={onlyPartly}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
            onClick={() => setOnlyPartly(!onlyPartly)}
          >
            {t("shelf.instalments", { count: partly.length })}
          </Button>
        )}
      </div>
      <div className="mt-3 md:mt-6">
        {shelves[shelf].length === 0 ? (
          <Nothing shelf={shelf} />
        ) : (
          <BookingList key={`${shelf} ${onlyPartly}`} bookings={onlyPartly ? partly : shelves[shelf]} now={now} />
        )}
      </div>
    </>
  );
}

function Nothing({ shelf }: { shelf: Shelf }) {
  const t = useTranslations("myBookings");
  return (
    <Card>
      <EmptyState
        title={t(`empty.${shelf}.title`)}
        action={shelf === "upcoming" && <ButtonLink to="/packages">{t("empty.button")}</ButtonLink>}
      >
        {t(`empty.${shelf}.text`)}
      </EmptyState>
    </Card>
  );
}
