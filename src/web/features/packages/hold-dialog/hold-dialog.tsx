/** Holding places: how many, which room, what it costs and what runs out when. Takes all places or none. */
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { BookingRequest } from "#contract/bookings.ts";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { toMajor } from "#domain/money.ts";
import { MAX_ONE_APPLICATION } from "#domain/nusuk/applications.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { firstSourceOf } from "#web/shared/journey/arrival.ts";
import { ByOthers } from "#web/shared/people/by-others.tsx";
import { useHousehold } from "#web/shared/people/household.ts";
import { NamingRefusal } from "#web/shared/people/naming/naming-refusal.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { JoinForm } from "../booking/waitlist/join-form.tsx";
import { withBooking } from "../filters/address.ts";
import { RoomDivision } from "../party/division.tsx";
import { checkSeats, type PartySum, type SeatsAnswer } from "../party/hold-model.ts";
import { Meetings } from "../party/meetings.tsx";
import { RoomChoice } from "../party/room-choice.tsx";
import { requestedParts, useDivision, usePlannedPeople } from "../party/use-division.ts";
import { type PackageView, useHoldPlaces } from "../queries.ts";
import { HoldGate } from "./hold-gate.tsx";
import { HoldSum } from "./hold-sum.tsx";
import type { Start } from "./obstacles.ts";
import type { Turn } from "./turn.ts";
import { useSecondJourney } from "./use-obstacles.ts";
import { WhoTravels } from "./who-travels.tsx";

interface HoldDialogProps {
  item: PackageView;
  onClose: () => void;
}

export function HoldDialog({ item, onClose }: HoldDialogProps) {
  const t = useTranslations("packages");
  const { dateRange } = useFormats();
  const [waiting, setWaiting] = useState<number | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={<bdi>{item.title}</bdi>}
      description={t("hold.lead", { dates: dateRange(item.departureDate, item.returnDate) })}
    >
      {waiting === null ? (
        <HoldGate item={item}>
          {(start, turn) => <HoldForm item={item} start={start} turn={turn} onWait={setWaiting} />}
        </HoldGate>
      ) : (
        <JoinForm item={item} seats={waiting} />
      )}
    </Dialog>
  );
}

interface HoldFormProps {
  item: PackageView;
  start: Start;
  turn: Turn | null;
  /** Rather in line for so many than held for fewer. */
  onWait: (seats: number) => void;
}

function HoldForm({ item, start, turn, onWait }: HoldFormProps) {
  const t = useTranslations("packages");
  const [named, setNamed] = useState(start.named);
  const [text, setText] = useState(
    start.named.size + start.others > 1 && start.others > 0 ? String(start.others) : null,
  );
  // Until something is typed, a place without a name is asked for only while nobody is named.
  const others = text ?? (named.size > 0 ? "0" : "1");
  const answer = checkSeats(others, item.availableSlots, { named: named.size, turn: turn?.seats });
  const people = usePlannedPeople(named, "seats" in answer ? answer.seats - named.size : 0);
  const division = useDivision(item, people);
  const hold = useHold(turn);
  const { obstacles, meetings } = useSecondJourney(item, people);
  // What was refused is another party by then.
  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      hold.forget();
      change(value);
    };
  const take = () => hold.take(named, requestedParts(item.id, division.rooms, people));
  const takeFewer = (seats: number) => {
    const kept = new Set([...named].slice(0, seats));
    setNamed(kept);
    setText(String(seats - kept.size));
    const fewer = people.filter(({ id, name }) => name === null || kept.has(id)).slice(0, seats);
    hold.take(kept, requestedParts(item.id, division.roomsFor(fewer), fewer));
  };
  return (
    <form
      noValidate
      className="grid gap-6 md:grid-cols-[1fr_20rem] md:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if ("seats" in answer) take();
      }}
    >
      <div className="grid content-start gap-6">
        <ByOthers sayOf={(values) => t("hold.byOthers", values)} />
        <WhoTravels
          named={named}
          text={others}
          answer={answer}
          placesLeft={item.availableSlots}
          turn={turn?.seats}
          obstacles={obstacles}
          onNamed={changing(setNamed)}
          onText={changing(setText)}
        />
        <RoomChoice item={item} value={division.kind} onChange={changing(division.prefer)} />
        <RoomDivision item={item} people={people} division={{ ...division, change: changing(division.change) }} />
        <TwoApplications answer={answer} />
        <Meetings item={item} meetings={meetings} />
        <Refusal error={hold.error} onTake={takeFewer} />
        {(isSoldOut(hold.error) || ("problem" in answer && answer.problem === "not_left")) && (
          <WaitInstead onWait={() => onWait(named.size + (typedWhole(others) ?? 0))} />
        )}
      </div>
      <Ask
        sum={division.sum}
        fits={division.fits}
        answer={answer}
        clock={turn?.clock}
        isSecond={meetings.length > 0}
        pending={hold.pending}
      />
    </form>
  );
}

/** The whole party may rather wait than be split. */
function WaitInstead({ onWait }: { onWait: () => void }) {
  const t = useTranslations("packages");
  return (
    <div>
      <Button variant="outline" onClick={onWait}>
        {t("waitlist.instead")}
      </Button>
    </div>
  );
}

function TwoApplications({ answer }: { answer: SeatsAnswer }) {
  const t = useTranslations("packages");
  if (!("seats" in answer) || answer.seats <= MAX_ONE_APPLICATION) return null;
  return <Banner tone="wait">{t("hold.twoApplications", { one: MAX_ONE_APPLICATION })}</Banner>;
}

/** The call, and the way to the dashboard with the hold open. */
function useHold(turn: Turn | null) {
  const navigate = useNavigate();
  const { groupFor } = useHousehold();
  const [address] = useSearchParams();
  // The dialog goes first: Back must not open it once more.
  const closed = { search: withBooking(address, null).toString() };
  const hold = useHoldPlaces(async ({ id }) => {
    await navigate(closed, { replace: true, preventScrollReset: true });
    await navigate(`/dashboard?hold=${encodeURIComponent(id)}`);
  });
  return {
    error: hold.error,
    pending: hold.isPending,
    forget: () => {
      if (hold.isError) hold.reset();
    },
    take: (named: ReadonlySet<string>, parts: BookingRequest["parts"]) =>
      hold.mutate({
        body: { parts, ...householdOf(turn?.familyId ?? groupFor(named)), ...cameBy(parts[0]?.packageId) },
      }),
  };
}

function cameBy(packageId: string | undefined) {
  return packageId === undefined ? {} : { firstSource: firstSourceOf(packageId) };
}

function householdOf(familyId: string | undefined): { familyId?: string } {
  return familyId === undefined ? {} : { familyId };
}

interface AskProps {
  sum: PartySum | null;
  /** Whether every room can be so. */
  fits: boolean;
  answer: SeatsAnswer;
  /** Of a turn. */
  clock: ReactNode;
  /** The same people have a journey that meets this one. */
  isSecond: boolean;
  pending: boolean;
}

/** On phones the sum stands beside the button too, drawn by the style sheet alone: read out it is once. */
function Ask({ sum, fits, answer, clock, isSecond, pending }: AskProps) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const seats = "seats" in answer ? answer.seats : null;
  return (
    <div className="max-md:contents md:sticky md:top-0 md:self-start">
      <div className="night-ground -mx-5 flex flex-col gap-5 p-5 md:mx-0 md:rounded-t-lg md:p-6 md:pb-2">
        {clock}
        <HoldSum sum={seats === null ? null : sum} />
        <p className="text-sm text-on-night-muted">{t("hold.terms", { minutes: HOLD_MINUTES })}</p>
      </div>
      <div className="sticky -bottom-5 -mx-5 -mt-6 -mb-5 flex items-center gap-4 bg-night-deep px-5 py-3 text-on-night md:static md:m-0 md:rounded-b-lg md:p-6 md:pt-3">
        {sum && seats !== null && (
          <p
            aria-hidden="true"
            data-sum={money(toMajor(sum.totalMinor), "USD")}
            className="shrink-0 font-serif text-xl before:content-[attr(data-sum)] md:hidden"
          />
        )}
        <Button
          type="submit"
          variant="brass"
          size="lg"
          block
          disabled={seats === null || !fits}
          pending={pending}
          pendingLabel={t("hold.pending")}
        >
          {t(isSecond ? "hold.submitAnyway" : "hold.submit", { seats: seats ?? 0 })}
        </Button>
      </div>
    </div>
  );
}

/** Nothing was taken: the reason, and where fewer places are left, those. */
function Refusal({ error, onTake }: { error: Error | null; onTake: (seats: number) => void }) {
  const t = useTranslations("packages");
  if (!error) return null;
  const left = leftAfterSoldOut(error);
  if (left === null) return <NamingRefusal error={error} />;
  return (
    <Banner
      tone="bad"
      role="alert"
      title={t("hold.soldOut.title", { left })}
      action={
        left > 0 && (
          <Button variant="outline" onClick={() => onTake(left)}>
            {t("hold.soldOut.take", { left })}
          </Button>
        )
      }
    >
      {t("hold.soldOut.text")}
    </Banner>
  );
}

function isSoldOut(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "sold_out";
}

/** Places that are left when the answer was `sold_out`; null for any other refusal. */
function leftAfterSoldOut(error: Error): number | null {
  if (!(error instanceof ApiError) || error.code !== "sold_out") return null;
  const left = error.problem?.left;
  return typeof left === "number" ? left : 0;
}
