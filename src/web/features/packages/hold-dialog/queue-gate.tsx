/** A package that is sold through a queue: the way into its line, the place in it, or the turn and its clock. */
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { queueStatus } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { routeKey, useRouteQuery } from "#web/lib/calls/queries.ts";
import { JoinFields } from "#web/shared/queue/join-fields.tsx";
import { saleOf } from "#web/shared/queue/sale-of.ts";
import { type QueueWindow, useJoining } from "#web/shared/queue/use-joining.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Countdown } from "#web/ui/feedback/countdown.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { DirectGate } from "./direct-gate.tsx";
import { startOfTurn } from "./obstacles.ts";
import type { GateProps } from "./turn.ts";
import { useObstacles } from "./use-obstacles.ts";

type Ticket = RouteResult<typeof queueStatus>["tickets"][number];

export function QueueGate({ item, windowId, children }: GateProps & { windowId: string }) {
  return (
    <Loaded query={useRouteQuery(queueStatus)} isInCard>
      {({ windows, tickets }) => {
        const window = windows.find(({ id }) => id === windowId);
        // It ended a moment ago: the server says whether seats may be held.
        if (!window) return <DirectGate item={item}>{children}</DirectGate>;
        const live = tickets.filter((one) => one.windowId === windowId && isLive(one));
        const ticket = live.find(({ state, isMine }) => state === "admitted" && isMine) ?? live[0];
        if (!ticket) return <Join window={window} />;
        if (ticket.state === "waiting") return <InLine ticket={ticket} window={window} />;
        if (!ticket.isMine) return <OthersTurn ticket={ticket} window={window} />;
        return (
          <AtTurn item={item} ticket={ticket} window={window}>
            {children}
          </AtTurn>
        );
      }}
    </Loaded>
  );
}

function isLive({ state }: Ticket): boolean {
  return state === "waiting" || state === "admitted";
}

function Join({ window }: { window: QueueWindow }) {
  const t = useTranslations("queue");
  const packages = useTranslations("packages");
  const joining = useJoining(window, () => undefined);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        joining.send();
      }}
    >
      <div>
        <h3 className="text-lg font-semibold">{t("join.title")}</h3>
        <p className="mt-2">{packages("queued.text")}</p>
        <p className="mt-2 text-muted">
          {t("join.text", { minutes: window.admittedMinutes })} {t("turn.proof", { sale: saleOf(window) })}
        </p>
      </div>
      <div>
        <JoinFields window={window} joining={joining} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={joining.isPending} pendingLabel={t("join.pending")}>
          {t("join.submit")}
        </Button>
        <OpenQueue />
      </div>
    </form>
  );
}

function InLine({ ticket, window }: { ticket: Ticket; window: QueueWindow }) {
  const t = useTranslations("queue");
  const { dateTime } = useFormats();
  return (
    <div className="grid justify-items-start gap-5">
      <div>
        <h3 className="text-lg font-semibold">{t("gathering.label")}</h3>
        <p className="mt-2">
          {ticket.position !== null && t("place.spoken", { position: ticket.position })}
          {ticket.position === null &&
            t(`gathering.${window.openedAt === null ? "before" : "after"}.title`, { at: dateTime(window.opensAt) })}
        </p>
      </div>
      <OpenQueue />
    </div>
  );
}

/** The household's, which somebody else of it can use: who, and how long. */
function OthersTurn({ ticket, window }: { ticket: Ticket; window: QueueWindow }) {
  const t = useTranslations("queue");
  const { turnEndsAt: endsAt, holder, seats, mostSeats } = ticket;
  return (
    <div className="grid justify-items-start gap-5">
      <div>
        <h3 className="text-lg font-semibold">{t("turn.household")}</h3>
        <p className="mt-2">{t("turn.who", { name: holder ?? "", seats: mostSeats ?? seats })}</p>
      </div>
      {endsAt && <TurnCountdown endsAt={endsAt} minutes={window.admittedMinutes} />}
      <OpenQueue />
    </div>
  );
}

function OpenQueue() {
  const t = useTranslations("packages");
  return (
    <ButtonLink to="/queue" variant="outline">
      {t("queued.open")}
    </ButtonLink>
  );
}

/** Begins with everybody of the household who can come along, once they are known. */
function AtTurn({ item, ticket, window, children }: GateProps & { ticket: Ticket; window: QueueWindow }) {
  const { known, obstacles } = useObstacles(item);
  const turn = { seats: ticket.mostSeats ?? ticket.seats, familyId: ticket.familyId };
  return (
    <Loaded query={known} isInCard>
      {([travellers, groups]) =>
        children(startOfTurn(turn, { travellers, groups, obstacles }), {
          ...turn,
          clock: <TurnTerms ticket={ticket} window={window} />,
        })
      }
    </Loaded>
  );
}

interface TurnTime {
  endsAt: string;
  minutes: number;
  onNight?: boolean;
}

/** How long, for how many, and whom the seats are for. */
function TurnTerms({ ticket, window }: { ticket: Ticket; window: QueueWindow }) {
  const t = useTranslations("queue");
  const { turnEndsAt: endsAt, seats, mostSeats } = ticket;
  return (
    <>
      {endsAt && <TurnClock endsAt={endsAt} minutes={window.admittedMinutes} />}
      <p className="text-sm text-on-night-muted">
        {mostSeats !== null && mostSeats < seats && t("turn.fewer", { seats })}{" "}
        {t("turn.proof", { sale: saleOf(window) })}
      </p>
    </>
  );
}

function TurnClock(time: TurnTime): ReactNode {
  const t = useTranslations("queue");
  return (
    <div className="flex items-center gap-4">
      <TurnCountdown {...time} onNight />
      <p className="font-semibold text-brass">{t("turn.label")}</p>
    </div>
  );
}

function TurnCountdown({ endsAt, minutes, onNight = false }: TurnTime) {
  const client = useQueryClient();
  return (
    <Countdown
      key={endsAt}
      until={endsAt}
      totalMinutes={minutes}
      onNight={onNight}
      onEnd={() => void client.invalidateQueries({ queryKey: routeKey(queueStatus) })}
      className="w-28 shrink-0"
    />
  );
}
