/** On every screen while a turn, a hold, an offer or a payment runs out: what, how long, one button; and what now once it is over. */
import { useQueryClient } from "@tanstack/react-query";
import { Hourglass, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { journey, moment } from "#contract/journey.ts";
import type { RouteResult } from "#contract/route.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { useRouteQuery } from "../../lib/calls/queries.ts";
import { LINE_ANSWERS } from "../../shared/journey/journey-answers.ts";
import { LineSlot } from "../../shared/queue/line/line-slot.tsx";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { useRemaining } from "../../ui/feedback/use-remaining.ts";

/** A payment is as pressing as a clock from its last days on; before, the dashboard says it. */
const PAYMENT_DAYS = 2;

/** How the line tells of a turn that is over, whoever used it. */
const OVER = ["used", "lapsed", "over"] as const;

type Act = RouteResult<typeof journey>["nextAction"];

interface Running {
  readonly kind: "turn" | "hold" | "payment";
  /** An instant for a clock; null where a day is the limit. */
  readonly until: string | null;
  readonly key: string;
}

/** Asks nothing of its own: the header has the journey. */
export function MomentBar() {
  const { data } = useRouteQuery(journey);
  const [over, setOver] = useState<string | null>(null);
  const [seen, setSeen] = useState<Running | null>(null);
  const [ended, setEnded] = useState<Running | null>(null);
  const told = data ? runningOf(data.nextAction) : seen;
  const running = told && told.until !== null && told.until === over ? null : told;
  if (running?.key !== seen?.key) {
    setSeen(running);
    setEnded(running ? null : endOf(seen));
  }
  if (running) return <Run key={running.key} onEnd={setOver} />;
  return ended && <End ended={ended} onClose={() => setEnded(null)} />;
}

/** A turn ends by its clock or by somebody's use; a hold before its time by the reader's own hand, of which nothing is said. */
function endOf(seen: Running | null): Running | null {
  if (!seen?.until) return null;
  return seen.kind === "turn" || Date.parse(seen.until) <= Date.now() ? seen : null;
}

function runningOf(act: Act): Running | null {
  if (act.kind === "take_turn" || act.kind === "await_household_turn")
    return { kind: "turn", until: act.until, key: `turn ${act.windowId} ${act.until}` };
  if (act.kind === "secure_hold" || act.kind === "await_hold")
    return { kind: "hold", until: act.until, key: `hold ${act.bookingId} ${act.until}` };
  // Places wait for this paper: the clock is their hold's.
  if ("reason" in act && act.reason === "turn_hold" && !act.isForecast)
    return { kind: "hold", until: act.dueOn, key: `paper ${act.dueOn}` };
  const isPayment = act.kind === "pay_amount" || act.kind === "pay_step";
  if (!isPayment || act.dueOn > addDays(dateOf(new Date()), PAYMENT_DAYS)) return null;
  return { kind: "payment", until: null, key: `payment ${act.dueOn}` };
}

/** Words and clock are of one answer: the journey, which the header has, says that there is a moment, and may be older. */
function Run({ onEnd }: { onEnd: (until: string) => void }) {
  const { pathname } = useLocation();
  const { data } = useRouteQuery(moment, {
    query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  const running = data ? runningOf(data.obligation.act) : null;
  if (!(data?.words && running)) return null;
  const isThere = data.target.split("?")[0] === pathname;
  return (
    <Bar>
      <p className="min-w-0 grow basis-28 text-sm leading-tight font-semibold max-md:text-xs">{data.words.title}</p>
      {running.until && <Clock key={running.key} until={running.until} onEnd={onEnd} />}
      {!isThere && (
        <ButtonLink to={data.target} variant="brass" className="shrink-0 max-md:max-w-34 max-md:px-3">
          {data.words.verb}
        </ButtonLink>
      )}
    </Bar>
  );
}

/** The offer of a waiting list is told in hours, as on its card. */
const HOUR_MINUTES = 60;

function Clock({ until, onEnd }: { until: string; onEnd: (until: string) => void }) {
  const t = useTranslations("common");
  const client = useQueryClient();
  const left = useRemaining(until, () => {
    for (const { path } of LINE_ANSWERS) void client.invalidateQueries({ queryKey: [path] });
    onEnd(until);
  });
  return (
    <>
      <span aria-hidden="true" className="num shrink-0 font-serif text-xl font-semibold text-brass">
        {left.clock}
      </span>
      <span className="sr-only">
        {left.minutes > HOUR_MINUTES
          ? t("countdown.leftHours", { hours: Math.ceil(left.minutes / HOUR_MINUTES) })
          : t("countdown.left", { minutes: left.minutes })}
      </span>
    </>
  );
}

function End({ ended, onClose }: { ended: Running; onClose: () => void }) {
  const t = useTranslations("common");
  return (
    <Bar>
      <Hourglass aria-hidden="true" className="size-5.5 shrink-0 text-brass" />
      <div role="status" className="min-w-0 flex-1 text-sm leading-tight">
        {ended.kind === "turn" ? <LineSlot kinds={OVER} onNight /> : <p>{t("moment.holdOver")}</p>}
      </div>
      {ended.kind === "hold" && (
        <ButtonLink to="/packages" variant="brass">
          {t("quickActions.browsePackages")}
        </ButtonLink>
      )}
      <IconButton look="quiet" icon={X} label={t("close")} onClick={onClose} />
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <aside
      data-moment=""
      data-no-print=""
      aria-label={t("moment.label")}
      className="night-ground fixed inset-x-0 bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-30 md:bottom-0"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-[calc(1240px+3rem)] flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 md:px-6">
        {children}
      </div>
    </aside>
  );
}
