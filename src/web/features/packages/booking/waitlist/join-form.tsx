/** The form of joining, and the place that it gave. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { listBookings } from "#contract/bookings.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { meetingJourneys } from "#domain/bookings/holds/meeting.ts";
import { OFFER_HOURS, PATIENCE_HOURS } from "#domain/bookings/holds/waitlist.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { cheapestRoom } from "../../party/hold-model.ts";
import { Meetings } from "../../party/meetings.tsx";
import { RoomChoice } from "../../party/room-choice.tsx";
import type { PackageView } from "../../queries.ts";
import { useAdministeredHouseholds, useJoinWaitlist, type WaitlistPlace } from "./queries.ts";

interface JoinFormProps {
  item: PackageView;
  /** How many people it begins with; left out: everybody of the household who can come along. */
  seats?: number | undefined;
}

export function JoinForm({ item, seats: wanted }: JoinFormProps) {
  const [typed, setSeats] = useState(wanted);
  const [roomType, setRoomType] = useState(() => cheapestRoom(item));
  const [chosen, setFamilyId] = useState<string | null>(null);
  const join = useJoinWaitlist();
  const households = useAdministeredHouseholds();
  const booked = useRouteQuery(listBookings).data ?? [];
  // Nobody is named for a waitlist.
  const journey = { ...item, packageId: item.id, travellerIds: [], unnamed: 1 };
  // Of several nobody knows which one is meant.
  const household = households.find(({ id }) => id === chosen) ?? (chosen === null && onlyOf(households));
  const familyId = household ? household.id : "";
  const seats = typed ?? Math.min(household ? comingOf(household) : 1, item.capacity, MAX_PARTY);
  if (join.data) return <Joined place={join.data} />;
  const submit = () => {
    const body = { packageId: item.id, seats, ...(roomType && { roomType }), ...(familyId && { familyId }) };
    join.mutate({ body });
  };
  return (
    <form
      noValidate
      className="grid gap-6 md:grid-cols-[1fr_20rem] md:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid content-start gap-6">
        <Seats value={seats} most={Math.min(MAX_PARTY, item.capacity)} onChange={setSeats} />
        <ForWhom households={households} value={familyId} onChange={setFamilyId} />
        <RoomChoice item={item} value={roomType} onChange={setRoomType} />
        <Meetings item={item} meetings={meetingJourneys(booked, journey, new Date())} />
        <Refusal error={join.error} />
      </div>
      <Rules item={item} pending={join.isPending} seats={seats} />
    </form>
  );
}

interface SeatsProps {
  value: number;
  most: number;
  onChange: (seats: number) => void;
}

function Seats({ value, most, onChange }: SeatsProps) {
  const t = useTranslations("waitlist");
  const options = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <SelectField
      label={t("join.seats")}
      hint={t("join.together")}
      value={String(value)}
      options={options.map((option) => ({ value: option, label: option }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

type Household = ReturnType<typeof useAdministeredHouseholds>[number];

function onlyOf(households: readonly Household[]): Household | null {
  return households.length === 1 ? (households[0] ?? null) : null;
}

function comingOf({ members, limits }: Household): number {
  return Math.max(1, members.length - limits.tooYoung.length);
}

interface ForWhomProps {
  /** That the reader administers. */
  households: readonly Household[];
  value: string;
  onChange: (familyId: string) => void;
}

function ForWhom({ households, value, onChange }: ForWhomProps) {
  const t = useTranslations("waitlist");
  if (households.length === 0) return null;
  const own = { value: "", label: t("join.forMe") };
  return (
    <SelectField
      label={t("join.forWhom")}
      value={value}
      options={[own, ...households.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Rules({ item, pending, seats }: { item: PackageView; pending: boolean; seats: number }) {
  const t = useTranslations("waitlist");
  const { waitingParties: waiting, saleWindowId } = item;
  return (
    <div className="night-ground -mx-5 -mb-5 flex flex-col gap-5 p-5 md:sticky md:top-0 md:m-0 md:self-start md:rounded-lg md:p-6">
      <h3 className="font-serif text-xl">{t("rules.title")}</h3>
      <ul className="grid list-disc gap-3 ps-5 text-sm text-on-night-muted">
        <li>{t("rules.order", { waiting })}</li>
        <li>{t("rules.offer", { hours: OFFER_HOURS })}</li>
        <li>{t("rules.large", { hours: PATIENCE_HOURS })}</li>
        {saleWindowId !== null && <li>{t("rules.window")}</li>}
        <li>{t("rules.free")}</li>
      </ul>
      <Button
        type="submit"
        variant="brass"
        size="lg"
        block
        className="mt-auto"
        pending={pending}
        pendingLabel={t("join.pending")}
      >
        {t("join.submit", { seats })}
      </Button>
    </div>
  );
}

function Joined({ place }: { place: WaitlistPlace }) {
  const t = useTranslations("waitlist");
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p className="font-serif text-3xl">{t("joined.title", { position: place.position ?? 1 })}</p>
      <p className="max-w-[38rem] text-muted">{t("joined.text", { hours: OFFER_HOURS })}</p>
      <ButtonLink to="/dashboard">{t("joined.button")}</ButtonLink>
    </div>
  );
}
