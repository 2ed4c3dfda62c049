/** /operator-dashboard/phone: bookings that came by phone, a new one, and what can be done for a caller. */
import { Phone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { LinkShown } from "./link-shown.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { type PhoneBooking, usePhoneBookings, type WithLink } from "./queries.ts";

export function Component() {
  const t = useTranslations("phone");
  const [entering, setEntering] = useState(false);
  const [made, setMade] = useState<WithLink | null>(null);
  const show = (link: WithLink) => {
    setEntering(false);
    setMade(link);
  };
  return (
    <Page>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        eyebrow={<WayBack />}
        actions={!entering && <Start onEnter={() => setEntering(true)} />}
      />
      {entering ? <PhoneForm onMade={show} onLeave={() => setEntering(false)} /> : <Bookings onLink={setMade} />}
      {made && <LinkShown made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}

function WayBack() {
  const t = useTranslations("phone");
  return <BackLink to="/operator-dashboard?tab=bookings">{t("back")}</BackLink>;
}

function Start({ onEnter }: { onEnter: () => void }) {
  const t = useTranslations("phone");
  return (
    <>
      <ButtonLink to="/operator-dashboard/import-passengers" size="lg" variant="outline">
        {t("import")}
      </ButtonLink>
      <Button size="lg" icon={<Phone aria-hidden="true" className="size-5" />} onClick={onEnter}>
        {t("enter")}
      </Button>
    </>
  );
}

function Bookings({ onLink }: { onLink: (made: WithLink) => void }) {
  return <Loaded query={usePhoneBookings()}>{(bookings) => <Found bookings={bookings} onLink={onLink} />}</Loaded>;
}

function Found({ bookings, onLink }: ListProps) {
  const t = useTranslations("phone");
  if (bookings.length === 0) return <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>;
  const isTakenOver = ({ claim }: PhoneBooking) => claim === "claimed";
  return (
    <div className="grid gap-8">
      <BookingList label={t("list")} bookings={bookings.filter((booking) => !isTakenOver(booking))} onLink={onLink} />
      <TakenOver bookings={bookings.filter(isTakenOver)} onLink={onLink} />
    </div>
  );
}

interface ListProps {
  bookings: readonly PhoneBooking[];
  onLink: (made: WithLink) => void;
}

/** What is true of each of them is said once. */
function TakenOver(props: ListProps) {
  const t = useTranslations("phone");
  if (props.bookings.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{t("claim.claimed")}</h2>
      <p className="mb-4 text-muted">{t("names.claimed")}</p>
      <BookingList label={t("claim.claimed")} {...props} />
    </section>
  );
}

function BookingList({ label, bookings, onLink }: ListProps & { label: string }) {
  if (bookings.length === 0) return null;
  return (
    <ul className="grid gap-4 xl:grid-cols-2" aria-label={label}>
      {bookings.map((booking) => (
        <PhoneCard key={booking.id} booking={booking} onLink={onLink} />
      ))}
    </ul>
  );
}
