/** The reader's places in line: an offer with its time first, then who waits where, then what has ended. */
import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { RouteResult } from "#contract/route.ts";
import { leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { useSoldInstead } from "#web/shared/channels/sold-instead.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { HoldCountdown } from "#web/ui/feedback/hold-countdown.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

type Place = RouteResult<typeof listWaitlist>[number];

const ORDER: readonly Place["state"][] = ["offered", "waiting"];

interface WaitlistCardProps {
  places: readonly Place[];
  onOfferEnd: () => void;
}

export function WaitlistCard({ places, onOfferEnd }: WaitlistCardProps) {
  const t = useTranslations("waitlist");
  const rank = ({ state }: Place) => (ORDER.includes(state) ? ORDER.indexOf(state) : ORDER.length);
  const sorted = [...places].sort((a, b) => rank(a) - rank(b));
  return (
    <Card icon={ListOrdered} title={t("card.title")}>
      <ul className="@container divide-y divide-line">
        {sorted.map((place) => (
          <li key={place.id} className="py-2">
            {place.state === "offered" ? <Offered place={place} onEnd={onOfferEnd} /> : <InLine place={place} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Offered({ place, onEnd }: { place: Place; onEnd: () => void }) {
  const t = useTranslations("waitlist");
  const { dateTime } = useFormats();
  if (place.offerExpiresAt === null || place.bookingId === null) return null;
  return (
    <div className="night-ground grid items-center gap-5 rounded-lg p-5 @md:grid-cols-[11rem_1fr]">
      {/* While nobody can take it its time stands still. */}
      {!place.offSale && <HoldCountdown until={place.offerExpiresAt} offered onEnd={onEnd} className="mx-auto w-44" />}
      <div>
        <h3 className="text-2xl">{t("offer.title", { seats: place.seats })}</h3>
        <p className="mt-1">
          <bdi>{place.packageName}</bdi>
        </p>
        {place.offSale ? (
          <p className="mt-1 font-semibold">{t("offer.stopped")}</p>
        ) : (
          <p className="mt-1 text-sm text-on-night-muted">
            {t("offer.until", { until: dateTime(place.offerExpiresAt) })}
          </p>
        )}
        {!place.isMine && <p className="mt-1 font-semibold">{t("offer.by", { name: place.holder })}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={`/bookings/${place.bookingId}`} variant="brass">
            {t(place.isMine && !place.offSale ? "offer.take" : "offer.see")}
          </ButtonLink>
          {place.isMine && <Leave place={place} />}
        </div>
      </div>
    </div>
  );
}

function InLine({ place }: { place: Place }) {
  const t = useTranslations("waitlist");
  const { dateRange } = useFormats();
  return (
    <div className="grid gap-x-4 gap-y-1 @md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link to={`/packages/${place.packageId}`} className="font-semibold text-brand hover:underline">
          <bdi>{place.packageName}</bdi>
        </Link>
        <p className="text-sm text-muted">
          {t("card.seats", { seats: place.seats })} · <bdi>{dateRange(place.departureDate, place.returnDate)}</bdi>
        </p>
        {place.state === "waiting" && !place.isMine && (
          <p className="text-sm">{t("card.by", { name: place.holder })}</p>
        )}
        {place.offSale && <p className="text-sm font-semibold text-wait">{t("card.offSale")}</p>}
        {!place.offSale && place.position === 1 && (place.keptSeats ?? 0) > 0 && (
          <p className="text-sm text-ok">{t("card.kept", { kept: place.keptSeats ?? 0, seats: place.seats })}</p>
        )}
        {place.state === "waiting" && <NotServed channels={place.channels} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        <Standing place={place} />
        {place.state === "waiting" && place.isMine && <Leave place={place} />}
      </div>
    </div>
  );
}

/** The country may have been told after joining: no seats will be offered. */
function NotServed({ channels }: Pick<Place, "channels">) {
  const t = useTranslations("waitlist");
  const instead = useSoldInstead(channels);
  return instead && <p className="text-sm font-semibold text-wait">{t("card.notServed", { ...instead })}</p>;
}

function Standing({ place: { state, position, partiesWaiting } }: { place: Place }) {
  const t = useTranslations("waitlist");
  if (position !== null && partiesWaiting !== null) {
    return <Status state="pending">{t("card.position", { position, waiting: partiesWaiting })}</Status>;
  }
  return <Status state="expired">{state === "lapsed" ? t("card.lapsed") : t("card.ended")}</Status>;
}

/** Asks once: the place in line cannot be had back. */
function Leave({ place }: { place: Place }) {
  const t = useTranslations("waitlist");
  const [asking, setAsking] = useState(false);
  const offered = place.state === "offered";
  const variant = offered ? "night" : "quiet";
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {offered ? t("offer.decline") : t("leave.open")} <span className="sr-only">{place.packageName}</span>
      </Button>
      <LeaveDialog place={place} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function LeaveDialog({ place, open, onClose }: { place: Place; open: boolean; onClose: () => void }) {
  const t = useTranslations("waitlist");
  const errorText = useErrorText();
  const offered = place.state === "offered";
  const leave = useRouteMutation(leaveWaitlist, {
    invalidates: [listWaitlist, ...JOURNEY_ANSWERS],
    onSuccess: onClose,
    onError: (error) => showToast({ title: t("leave.failed"), description: errorText(error), tone: "bad" }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={offered ? t("offer.declineTitle") : t("leave.title")}
      description={offered ? t("offer.declineText") : t("leave.text")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("leave.stay")}
          </Button>
          <Button
            variant="danger"
            pending={leave.isPending}
            pendingLabel={t("leave.pending")}
            onClick={() => leave.mutate({ params: { id: place.id } })}
          >
            {offered ? t("offer.decline") : t("leave.open")}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{place.packageName}</bdi>
      </p>
    </Dialog>
  );
}
