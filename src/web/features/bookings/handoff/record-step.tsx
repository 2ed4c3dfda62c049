/** The reference that Nusuk gave, written down here. */
import { useTranslations } from "use-intl";
import { endsWithoutNumber } from "#domain/nusuk/applications.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type BookingView, useBooking } from "../queries.ts";
import { NusukLink } from "./nusuk/nusuk-link.tsx";
import { ReferenceForms } from "./nusuk/reference-form.tsx";
import { type Handoff, isRecorded } from "./queries.ts";

export function RecordStep({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const booking = useBooking(handoff.bookingId);
  return (
    <Card title={t("record.title")}>
      {!isRecorded(handoff) && <p className="mb-2 max-w-[44rem]">{t("record.lead")}</p>}
      <NusukLink className="mb-4" />
      <Loaded query={booking} isInCard>
        {(data) => <Reference booking={data} />}
      </Loaded>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`/bookings/${handoff.bookingId}`} variant="outline">
          {t("record.booking")}
        </ButtonLink>
        <ButtonLink to="/journey/tracking" variant="quiet">
          {t("record.next")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Reference({ booking }: { booking: BookingView }) {
  const t = useTranslations("handoff");
  const { date, dateTime } = useFormats();
  if (booking.nusukReference)
    return (
      <>
        <Banner tone="ok" role="status" className="mb-5">
          {t("record.done")}
        </Banner>
        <ReferenceForms booking={booking} by="pilgrim" />
      </>
    );
  if (!booking.isMine) return <p>{t("record.theirs")}</p>;
  // A hold runs for minutes, an offer of the waitlist for a day: the booking says until when.
  const heldUntil = booking.phase === "held" ? booking.holdExpiresAt : null;
  if (heldUntil) return <p>{t("record.notYet.held", { at: dateTime(heldUntil) })}</p>;
  if (booking.phase !== "awaiting_reference") return <p>{t(`record.notYet.${whyNot(booking.phase)}`)}</p>;
  const endsAfter = endsWithoutNumber(booking);
  return (
    <>
      {endsAfter && (
        <Banner tone="wait" className="mb-5">
          {t("record.until", { date: date(endsAfter) })}
        </Banner>
      )}
      <ReferenceForms booking={booking} by="pilgrim" />
    </>
  );
}

function whyNot(phase: BookingView["phase"]) {
  return phase === "awaiting_approval" ? phase : "other";
}
