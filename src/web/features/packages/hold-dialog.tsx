/** Holding places: how many, which room, what it costs and what runs out when. Takes all places or none. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { MAX_ONE_APPLICATION } from "#domain/bookings/nusuk.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { cheapestRoom, checkSeats, priceOf, type SeatsAnswer } from "./hold-model.ts";
import { HoldSum } from "./hold-sum.tsx";
import { type PackageView, useHoldPlaces } from "./queries.ts";
import { RoomChoice } from "./room-choice.tsx";
import { SeatsField } from "./seats-field.tsx";

interface HoldDialogProps {
  item: PackageView;
  onClose: () => void;
}

export function HoldDialog({ item, onClose }: HoldDialogProps) {
  const t = useTranslations("packages");
  const { dateRange } = useFormats();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={<bdi>{item.title}</bdi>}
      description={t("hold.lead", { dates: dateRange(item.departureDate, item.returnDate) })}
    >
      <HoldForm item={item} />
    </Dialog>
  );
}

function HoldForm({ item }: { item: PackageView }) {
  const [text, setText] = useState("1");
  const [roomType, setRoomType] = useState(() => cheapestRoom(item));
  const answer = checkSeats(text, item.availableSlots);
  const hold = useHold(item.id, roomType);
  const takeFewer = (seats: number) => {
    setText(String(seats));
    hold.take(seats);
  };
  return (
    <form
      noValidate
      className="grid gap-6 md:grid-cols-[1fr_20rem] md:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if ("seats" in answer) hold.take(answer.seats);
      }}
    >
      <div className="grid content-start gap-6">
        <SeatsField text={text} answer={answer} placesLeft={item.availableSlots} onChange={setText} />
        <RoomChoice item={item} value={roomType} onChange={setRoomType} />
        <TwoApplications answer={answer} />
        <Refusal error={hold.error} onTake={takeFewer} />
      </div>
      <Ask item={item} roomType={roomType} answer={answer} pending={hold.pending} />
    </form>
  );
}

function TwoApplications({ answer }: { answer: SeatsAnswer }) {
  const t = useTranslations("packages");
  if (!("seats" in answer) || answer.seats <= MAX_ONE_APPLICATION) return null;
  return <Banner tone="wait">{t("hold.twoApplications", { one: MAX_ONE_APPLICATION })}</Banner>;
}

/** The call, and the way to the dashboard with the hold open. */
function useHold(packageId: string, roomType: RoomTypeName | null) {
  const navigate = useNavigate();
  const hold = useHoldPlaces((booking) => void navigate(`/dashboard?hold=${encodeURIComponent(booking.id)}`));
  const room = roomType === null ? {} : { roomType };
  return {
    error: hold.error,
    pending: hold.isPending,
    take: (seats: number) => hold.mutate({ body: { parts: [{ packageId, seats, ...room }] } }),
  };
}

interface AskProps {
  item: PackageView;
  roomType: RoomTypeName | null;
  answer: SeatsAnswer;
  pending: boolean;
}

function Ask({ item, roomType, answer, pending }: AskProps) {
  const t = useTranslations("packages");
  const seats = "seats" in answer ? answer.seats : null;
  return (
    <div className="night-ground -mx-5 -mb-5 flex flex-col gap-5 p-5 md:m-0 md:rounded-lg md:p-6">
      <HoldSum
        seats={seats}
        eachMinor={priceOf(item, roomType, 1)}
        totalMinor={seats === null ? null : priceOf(item, roomType, seats)}
      />
      <p className="text-sm text-on-night-muted">{t("hold.terms", { minutes: HOLD_MINUTES })}</p>
      <Button
        type="submit"
        variant="brass"
        size="lg"
        block
        className="mt-auto"
        disabled={seats === null}
        pending={pending}
        pendingLabel={t("hold.pending")}
      >
        {t("hold.submit", { seats: seats ?? 0 })}
      </Button>
    </div>
  );
}

/** Nothing was taken: the reason, and where fewer places are left, those. */
function Refusal({ error, onTake }: { error: Error | null; onTake: (seats: number) => void }) {
  const t = useTranslations("packages");
  const errorText = useErrorText();
  if (!error) return null;
  const left = leftAfterSoldOut(error);
  if (left === null)
    return (
      <Banner tone="bad" role="alert">
        {errorText(error)}
      </Banner>
    );
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

/** Places that are left when the answer was `sold_out`; null for any other refusal. */
function leftAfterSoldOut(error: Error): number | null {
  if (!(error instanceof ApiError) || error.code !== "sold_out") return null;
  const left = error.problem?.left;
  return typeof left === "number" ? left : 0;
}
