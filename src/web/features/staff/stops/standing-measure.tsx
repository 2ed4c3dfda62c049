/** A measure that stands: why, until when, and its confirmation, its undo and the bookings that it left to decide. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_MEASURE_REASON } from "#domain/operators/measure.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Reference } from "#web/ui/text/values.tsx";
import {
  type FoundSubject,
  type StoppedBooking,
  useCallOffForOperator,
  useConfirmMeasure,
  useEndMeasure,
  useStoppedBookings,
} from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

type Measure = FoundSubject["measures"][number];

export function StandingMeasure({ measure, name }: { measure: Measure; name: string }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  const { kind, reason, madeBy, madeAt, confirmBy } = measure;
  return (
    <section className="mt-4">
      <Banner tone="bad" title={t("stops.standing", { kind, name })}>
        <bdi className="block" dir="auto">
          {reason}
        </bdi>
        <span className="block text-muted">{t("stops.by", { name: madeBy ?? "—", moment: dateTime(madeAt) })}</span>
        {confirmBy && <span className="block">{t("stops.confirmBy", { moment: dateTime(confirmBy) })}</span>}
      </Banner>
      <Decision measure={measure} />
      {kind === "operator" && <Bookings measureId={measure.id} />}
    </section>
  );
}

function Decision({ measure: { id, mayConfirm } }: { measure: Measure }) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const confirm = useConfirmMeasure();
  const end = useEndMeasure(() => showToast({ title: t("stops.ended") }));
  const error = confirm.error ?? end.error;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {mayConfirm && (
        <Button
          pending={confirm.isPending}
          pendingLabel={t("stops.confirming")}
          onClick={() => confirm.mutate({ params: { id } })}
        >
          {t("stops.confirm")}
        </Button>
      )}
      <Button
        variant="outline"
        pending={end.isPending}
        pendingLabel={t("stops.ending")}
        onClick={() => end.mutate({ params: { id } })}
      >
        {t("stops.end")}
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}

function Bookings({ measureId }: { measureId: string }) {
  const t = useTranslations("staff");
  return (
    <Loaded query={useStoppedBookings(measureId)}>
      {(bookings) =>
        bookings.length > 0 && (
          <div className="mt-5">
            <h3 className="font-sans text-sm font-semibold">{t("stops.bookings.title")}</h3>
            <p className="text-sm text-muted">{t("stops.bookings.text")}</p>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {bookings.map((booking) => (
                <BookingRow key={booking.id} booking={booking} measureId={measureId} />
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}

function BookingRow({ booking, measureId }: { booking: StoppedBooking; measureId: string }) {
  const t = useTranslations("staff");
  const { money } = useFormats();
  const [asked, setAsked] = useState(false);
  const callOff = useCallOffForOperator(() => setAsked(false));
  const { id: bookingId, reference, departureDate, refund } = booking;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <span>
        <Reference>{reference}</Reference> · <FormattedDate date={departureDate} />
      </span>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t("stops.bookings.callOff", { amount: money(refund.amount, refund.currency) })}
        <span className="sr-only">{reference}</span>
      </Button>
      {asked && (
        <ReasonDialog
          title={t("stops.bookings.ask", { reference })}
          text={t("stops.bookings.askText")}
          submit={t("stops.bookings.callOff", { amount: money(refund.amount, refund.currency) })}
          pendingLabel={t("stops.acting")}
          longest={LONGEST_MEASURE_REASON}
          decision={callOff}
          onDecide={(reason) => callOff.mutate({ params: { id: measureId, bookingId }, body: { reason, refund } })}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
