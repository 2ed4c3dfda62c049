/** One booking by phone: where it stands, whom it is for, and what can be done for the caller. */
import { Link as LinkIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { ActDialog } from "./acts/act-dialog.tsx";
import { actsFor, type PhoneAct } from "./acts/acts.ts";
import { type PhoneBooking, useNewLink, type WithLink } from "./queries.ts";

const CLAIM_LOOK = {
  open: "pending",
  no_link: "not_due",
  expired: "expired",
  over: "cancelled",
} as const satisfies Record<Exclude<PhoneBooking["claim"], "claimed">, StatusState>;

interface PhoneCardProps {
  booking: PhoneBooking;
  onLink: (made: WithLink) => void;
}

export function PhoneCard({ booking, onLink }: PhoneCardProps) {
  const t = useTranslations("phone");
  const [act, setAct] = useState<PhoneAct | null>(null);
  const mayGiveBack = hasRight(useSignedIn(), "money");
  return (
    <Card
      as="li"
      title={<bdi>{booking.customerName}</bdi>}
      aside={<Reference>{booking.reference}</Reference>}
      className="grid content-start gap-4"
    >
      <div className="flex flex-wrap gap-2">
        <Status state={booking.status}>{t(`phase.${booking.phase}`)}</Status>
        {booking.claim !== "claimed" && (
          <Status state={CLAIM_LOOK[booking.claim]}>{t(`claim.${booking.claim}`)}</Status>
        )}
      </div>
      <Facts booking={booking} />
      <Names booking={booking} />
      {Number(booking.owedBack.amount) > 0 && <OwedBack booking={booking} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <NewLink booking={booking} onLink={onLink} />
        {actsFor(booking, mayGiveBack).map((one) => (
          <Button key={one} variant={one === "cancel" ? "quiet" : "outline"} onClick={() => setAct(one)}>
            {t(`act.${one}.open`)}
          </Button>
        ))}
      </div>
      {act && <ActDialog act={act} booking={booking} onClose={() => setAct(null)} />}
    </Card>
  );
}

function Facts({ booking }: { booking: PhoneBooking }) {
  const t = useTranslations("phone");
  const { date, dateTime, money } = useFormats();
  const { total, paid, holdExpiresAt, contactPhone, contactEmail } = booking;
  const price = money(total.amount, total.currency);
  const journey = (
    <>
      <bdi>{booking.packageName}</bdi> · <bdi>{date(booking.departureDate)}</bdi>
    </>
  );
  const facts: [string, ReactNode, "ltr" | undefined][] = [
    [t("facts.package"), journey, undefined],
    [t("facts.seats"), t("rooms.count", { count: booking.seats }), undefined],
    booking.channel === "nusuk"
      ? [t("facts.price"), price, undefined]
      : [t("facts.paid"), t("facts.paidOf", { paid: money(paid.amount, paid.currency), total: price }), undefined],
    ...(holdExpiresAt
      ? [[t("facts.heldUntil"), dateTime(holdExpiresAt), undefined] as [string, string, undefined]]
      : []),
    ...(contactPhone ? [[t("facts.phone"), contactPhone, "ltr"] as [string, string, "ltr"]] : []),
    ...(contactEmail ? [[t("facts.email"), contactEmail, "ltr"] as [string, string, "ltr"]] : []),
  ];
  return (
    <dl className="grid grid-cols-[minmax(auto,2fr)_minmax(0,3fr)] gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(([term, text, direction]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold break-words">{direction ? <bdi dir={direction}>{text}</bdi> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ booking }: { booking: PhoneBooking }) {
  const t = useTranslations("phone");
  const { list } = useFormats();
  if (booking.claim === "claimed") return null;
  const people = booking.parts.flatMap((part) => part.people);
  const names = people.map(({ surname, givenNames }) => `${givenNames} ${surname}`.trim());
  const open = booking.seats - people.length;
  return (
    <p className="text-sm">
      {names.length > 0 && list(names)}{" "}
      {open > 0 && <span className="text-muted">{t("names.open", { count: open })}</span>}
    </p>
  );
}

function OwedBack({ booking }: { booking: PhoneBooking }) {
  const t = useTranslations("phone");
  const { money } = useFormats();
  const { amount, currency } = booking.owedBack;
  return <Banner tone="wait">{t("owedBack", { amount: money(amount, currency) })}</Banner>;
}

function NewLink({ booking, onLink }: PhoneCardProps) {
  const t = useTranslations("phone");
  const link = useNewLink(onLink);
  if (booking.claim === "claimed" || booking.claim === "over") return null;
  const ask = (sendMail: boolean) => link.mutate({ params: { id: booking.id }, body: { sendMail } });
  return (
    <>
      <Button
        icon={<LinkIcon aria-hidden="true" className="size-5" />}
        pending={link.isPending}
        pendingLabel={t("newLink.pending")}
        onClick={() => ask(false)}
      >
        {t("newLink.show")}
      </Button>
      {booking.contactEmail && (
        <Button variant="outline" onClick={() => ask(true)}>
          {t("newLink.mail")}
        </Button>
      )}
      <Refusal error={link.error} />
    </>
  );
}
