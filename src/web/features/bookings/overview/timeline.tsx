/** The booking's life as a vertical row of beads with words and dates. */
import { Check, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { useChannel } from "#web/lib/session/use-channel.ts";
import { classNames } from "#web/ui/class-names.ts";
import { endOf } from "#web/ui/feedback/booking-status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { FormattedDate, MomentText, Reference } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";
import { type StageState, stagesOf, type TimelineStage, wordOf } from "./timeline-model.ts";

export function BookingTimeline({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  return (
    <Card title={t("timeline.title")}>
      <ol className="grid gap-5">
        {stagesOf(booking, dateOf(new Date())).map((stage) => (
          <StageRow key={stage.key} stage={stage} booking={booking} />
        ))}
      </ol>
    </Card>
  );
}

function StageRow({ stage, booking }: { stage: TimelineStage; booking: BookingView }) {
  const common = useTranslations("common");
  const word = useWord(stage.key, booking);
  return (
    <li className="flex gap-4" aria-current={stage.state === "current" ? "step" : undefined}>
      <Bead state={stage.state} cancelled={stage.key === "cancelled"} />
      <span className="min-w-0">
        <span className={stage.state === "upcoming" ? "text-muted" : "font-semibold"}>{word}</span>
        <span className="sr-only"> {common(`step.${stage.state}`)}</span>
        <span className="block text-sm text-muted">
          {stage.at && <MomentText instant={stage.at} />}
          {stage.day && <FormattedDate date={stage.day} />}
          {stage.key === "reference" && booking.nusukReference && <Reference>{booking.nusukReference}</Reference>}
        </span>
      </span>
    </li>
  );
}

function useWord(key: TimelineStage["key"], booking: BookingView): string {
  const t = useTranslations("bookings");
  const common = useTranslations("common");
  const channel = useChannel(booking);
  return key === "cancelled" && endOf(booking.status, booking.cancelReason) === "expired"
    ? common("status.expired")
    : t(`timeline.${wordOf(key, booking, channel)}`);
}

const LOOKS: Record<StageState, string> = {
  done: "border-brand bg-brand text-on-brand",
  current: "border-brass bg-brass-soft text-brass-ink ring-2 ring-brass",
  upcoming: "border-line-strong bg-surface",
};

function Bead({ state, cancelled }: { state: StageState; cancelled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border",
        cancelled ? "border-line-strong bg-sunken text-muted" : LOOKS[state],
      )}
    >
      {cancelled && <X className="size-4" />}
      {!cancelled && state === "done" && <Check className="size-4" />}
    </span>
  );
}
