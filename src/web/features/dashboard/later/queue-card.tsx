/** The household's place in line, kept up to date over the live channel; or the next sale that can be joined. */
import { Activity, ListOrdered, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isPeakHour, ringFill } from "#domain/queue/priority.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { LineSlot } from "#web/shared/queue/line/line-slot.tsx";
import { isHeldUp, type LineStand, lineStand } from "#web/shared/queue/line/line-stand.ts";
import { servedWindows } from "#web/shared/queue/line/served-stand.ts";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Journey, type QueuePlace, useQueuePlace } from "../queries.ts";
import { CardLink } from "./card-link.tsx";

const BEADS = 24;
/** A turn that has ended, whichever way, and a sale that stands still. */
const SAID: readonly LineStand["kind"][] = ["used", "lapsed", "over", "stopped", "paused"];

/** `journey`: left out where it could not be had. */
export function QueueCard({ journey }: { journey?: Journey }) {
  const t = useTranslations("dashboard");
  const place = useQueuePlace();
  const { steps = [] } = journey ?? {};
  // Of a journey that is over nobody has places any more.
  const isHome = steps.some(({ step, status }) => step === "completion" && status === "completed");
  const isNeedless = !isHome && steps.some(({ step, needless }) => step === "queue" && needless);
  return (
    <Card icon={ListOrdered} title={t("queue.title")}>
      <Loaded query={place} isInCard>
        {(status) => (
          <>
            <Badges status={status} />
            <State status={status} isNeedless={isNeedless} />
          </>
        )}
      </Loaded>
      <CardLink to="/queue">{t("queue.open")}</CardLink>
    </Card>
  );
}

function Badges({ status }: { status: QueuePlace }) {
  const t = useTranslations("dashboard");
  const window = status.windows.find(({ id }) => id === status.windowId);
  const isIn = status.ticket?.state === "waiting" || status.ticket?.state === "admitted";
  return (
    <p className="mb-4 flex flex-wrap gap-2 empty:hidden">
      {window?.state === "open" && !window.operatorStopped && !window.rests && isIn && (
        <Badge look="bg-ok-soft text-ok" icon={<Activity aria-hidden="true" className="size-4.5" />}>
          {t("queue.active")}
        </Badge>
      )}
      {isIn && isPeakHour(new Date().getHours()) && (
        <Badge look="bg-wait-soft text-wait" icon={<Sun aria-hidden="true" className="size-4.5" />}>
          {t("queue.peak")}
        </Badge>
      )}
    </p>
  );
}

function Badge({ look, icon, children }: { look: string; icon: ReactNode; children: string }) {
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      {icon}
      {children}
    </span>
  );
}

interface StateProps {
  status: QueuePlace;
  /** Places are booked, and they came of no queue. */
  isNeedless: boolean;
}

function State({ status, isNeedless }: StateProps) {
  const t = useTranslations("dashboard");
  const { dateTime } = useFormats();
  const { ticket, windows } = status;
  const country = useSignedIn().countryOfResidence;
  const stand = lineStand(status);
  const { kind } = stand;
  // Who has places by another way is told of no turn that brought none.
  const isBehind = isNeedless && (kind === "lapsed" || kind === "over");
  if ((SAID.includes(kind) && !isBehind) || (kind === "turn" && !ticket?.isMine) || isHeldUp(stand))
    return <LineSlot kinds={[kind]} />;
  if (ticket?.state === "admitted" && ticket.turnEndsAt)
    return <p className="text-lg font-semibold">{t("queue.turn", { until: dateTime(ticket.turnEndsAt) })}</p>;
  if (ticket?.state === "waiting" && ticket.position === null) {
    const window = windows.find(({ id }) => id === ticket.windowId);
    const isDrawn = window?.openedAt !== null;
    return <p>{isDrawn ? t("queue.counted") : t("queue.draw", { at: dateTime(window.opensAt) })}</p>;
  }
  if (ticket?.state === "waiting") return <Waiting status={status} position={ticket.position ?? 0} />;
  // As the journey's step says of whoever has booked.
  if (isNeedless) return <p className="text-muted">{t("queue.needless")}</p>;
  const [next] = servedWindows(
    windows.filter(({ operatorStopped }) => !operatorStopped),
    country,
  );
  if (!next) return <EmptyLine>{t("queue.none")}</EmptyLine>;
  const words = { operator: next.operatorName, at: dateTime(next.opensAt) };
  return <p className="text-muted">{t(next.state === "announced" ? "queue.next" : "queue.going", words)}</p>;
}

function Waiting({ status, position }: { status: QueuePlace; position: number }) {
  const t = useTranslations("dashboard");
  const { number } = useFormats();
  const filled = Math.round((ringFill(position) / 100) * BEADS);
  const minutes = status.estimatedWaitTime;
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-6">
      <BeadRing total={BEADS} filled={filled} current={Math.min(BEADS - 1, filled)} className="w-32">
        <span className="num block font-serif text-2xl font-semibold">{number(position)}</span>
        <span className="block text-xs text-muted">{t("queue.place")}</span>
      </BeadRing>
      <dl className="grid gap-2">
        <div>
          <dt className="text-sm text-muted">{t("queue.wait")}</dt>
          <dd className="font-semibold">{minutes === null ? t("queue.unknown") : t("queue.minutes", { minutes })}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("queue.score")}</dt>
          <dd className="font-semibold">{t("queue.of100", { score: status.priorityScore })}</dd>
        </div>
      </dl>
    </div>
  );
}
