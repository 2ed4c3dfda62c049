/** A live hold: the time left, the country that decides who sells, and then paying or confirming. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { channelOf, soldInstead } from "#domain/countries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { CountryForm } from "#web/shared/people/country-form.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { HoldCountdown } from "#web/ui/feedback/hold-countdown.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { NusukChecklist } from "../handoff/nusuk/nusuk-checklist.tsx";
import { PayPanel } from "../money/pay-panel.tsx";
import type { BookingView } from "../queries.ts";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { NotServedPanel, OfficePanel } from "./office-panel.tsx";
import { RING_WIDTH, RingCard } from "./ring-card.tsx";
import { lackingProof, TurnProof } from "./turn-proof.tsx";

interface HoldPanelProps {
  booking: BookingView;
  onHoldEnd: () => void;
}

export function HoldPanel({ booking, onHoldEnd }: HoldPanelProps) {
  return (
    <>
      <HoldClock booking={booking} onHoldEnd={onHoldEnd} />
      <WayToPay booking={booking} />
    </>
  );
}

function HoldClock({ booking, onHoldEnd }: HoldPanelProps) {
  const t = useTranslations("bookings");
  const { time, dateTime } = useFormats();
  if (!booking.holdExpiresAt) return null;
  return (
    <RingCard
      title={t("hold.title", { seats: booking.seats })}
      ring={
        <HoldCountdown
          until={booking.holdExpiresAt}
          offered={booking.offered}
          onEnd={onHoldEnd}
          className={RING_WIDTH}
        />
      }
    >
      <p className="mt-2 text-on-night-muted max-sm:text-sm">
        {booking.offered
          ? t("hold.offered", { until: dateTime(booking.holdExpiresAt) })
          : t("hold.until", { time: time(booking.holdExpiresAt) })}
      </p>
      {booking.passportsAsked && <p className="mt-2 font-semibold">{t("hold.passports")}</p>}
    </RingCard>
  );
}

/** The country is asked once, before any payment, and can be put right until then. */
function WayToPay({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { countryOfResidence: country } = useSignedIn();
  const [changing, setChanging] = useState(false);
  const name = useCountryName(country);
  if (country === null || changing) {
    return <CountryForm current={country} onSaved={() => setChanging(false)} />;
  }
  return (
    <>
      <Card title={t("country.sellerTitle")}>
        <ByChannel booking={booking} country={country} countryName={name} />
        {/* Beneath the act, which is to be in sight on a phone. */}
        <Button variant="quiet" className="mt-3" onClick={() => setChanging(true)}>
          {t("country.change", { country: name })}
        </Button>
      </Card>
      {isSoldOnNusuk(booking, country) && (
        <Card>
          <NusukChecklist booking={booking} />
        </Card>
      )}
    </>
  );
}

function isSoldOnNusuk({ parts }: BookingView, country: string): boolean {
  return (
    channelOf(country).channel === "nusuk" && parts.every(({ channels }) => soldInstead(channels, country) === null)
  );
}

interface ByChannelProps {
  booking: BookingView;
  country: string;
  countryName: string;
}

function ByChannel({ booking, country, countryName }: ByChannelProps) {
  const answer = channelOf(country);
  if (answer.channel === null) return <OfficePanel office={answer.office} countryName={countryName} />;
  const refused = booking.parts.some(({ channels }) => soldInstead(channels, country) !== null);
  if (refused) return <NotServedPanel seller={answer.channel} countryName={countryName} />;
  const lacking = lackingProof(booking);
  // Confirming and paying would only be refused.
  if (lacking && !booking.openPayment) return <TurnProof booking={booking} lacking={lacking} />;
  if (answer.channel === "nusuk") return <ConfirmPanel booking={booking} countryName={countryName} />;
  return <PayPanel booking={booking} countryName={countryName} />;
}
