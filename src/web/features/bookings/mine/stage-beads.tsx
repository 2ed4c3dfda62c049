/** The life of a booking as beads on a line, with the word of the one it stands at. */
import { useTranslations } from "use-intl";
import { useChannel } from "#web/lib/session/use-channel.ts";
import { classNames } from "#web/ui/class-names.ts";
import { type StageState, stagesOf, wordOf } from "../overview/timeline-model.ts";
import type { BookingView } from "../queries.ts";

const LOOKS: Record<StageState, string> = {
  done: "bg-brand border-brand",
  current: "bg-brass-soft border-brass ring-2 ring-brass",
  upcoming: "bg-surface border-line-strong",
};

export function StageBeads({ booking, today }: { booking: BookingView; today: string }) {
  const t = useTranslations("myBookings");
  const words = useTranslations("bookings");
  const channel = useChannel(booking);
  const stages = stagesOf(booking, today);
  // Between two days of the journey nothing is now: the next one is told.
  const told = stages.find(({ state }) => state !== "done");
  if (!told) return null;
  const stage = words(`timeline.${wordOf(told.key, booking, channel)}`);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="flex items-center">
        {stages.map(({ key, state }, index) => (
          <span key={key} className="flex items-center">
            {index > 0 && <span className={classNames("h-0.5 w-5", state === "upcoming" ? "bg-line" : "bg-brand")} />}
            <span className={classNames("size-3.5 rounded-full border", LOOKS[state])} />
          </span>
        ))}
      </span>
      <span className="text-sm text-muted">{t(told.state === "current" ? "stage" : "stageNext", { stage })}</span>
    </div>
  );
}
