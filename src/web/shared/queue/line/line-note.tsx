/** The sentence, who can act where the reader cannot, and the way on. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { queueStatus } from "#contract/queue.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { isHeldUp, type LineStand } from "./line-stand.ts";
import { servedStand } from "./served-stand.ts";

const ASK_EVERY_MS = 20_000;

interface LineNoteProps {
  stand: LineStand;
  onNight?: boolean;
  /** The queue itself stands on the same page: nothing leads there. */
  isAtQueue?: boolean;
  /** Places that the household has all the same: who has some is told of no turn that brought none, and sent to no others. */
  bookingId?: string | undefined;
}

export function LineNote({ stand: known, onNight = false, isAtQueue = false, bookingId }: LineNoteProps) {
  const stand = servedStand(known, useCurrentUser()?.countryOfResidence ?? null);
  useAskAgain(stand.kind === "used" && !isAtQueue);
  const t = useTranslations("line");
  const words = useStandWords();
  const adviceOn = useAdvice();
  const advice = bookingId === undefined ? adviceOn(stand) : null;
  const act = useAct()(stand, bookingId);
  return (
    <div>
      <p className="font-semibold">{bookingId === undefined ? words(stand) : t("placed")}</p>
      {advice && <p className={onNight ? "mt-1 text-on-night-muted" : "mt-1 text-muted"}>{advice}</p>}
      {act && !(isAtQueue && act.to === "/queue") && (
        <ButtonLink to={act.to} variant={onNight ? "night" : "outline"} className="mt-3">
          {act.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** A hold ends by the clock, of which nothing tells a page that is open: while seats are held it is asked again. */
function useAskAgain(isHeld: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: routeKey(queueStatus) }), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isHeld, client]);
}

function useStandWords(): (stand: LineStand) => string {
  const t = useTranslations("line");
  const { time, dateTime, list } = useFormats();
  return (stand) => {
    if (stand.kind === "none") return t("none");
    if (stand.kind === "open") {
      const operators = list([...new Set(stand.windows.map(({ operatorName }) => operatorName))]);
      return t("open", { count: stand.windows.length, operators });
    }
    const { kind, ticket, window } = stand;
    const operator = ticket.operatorName;
    if (kind === "waiting") return t("waiting", { operator, place: ticket.position ?? 0 });
    if (kind === "gathering") return t("gathering", { operator, at: window ? dateTime(window.opensAt) : "" });
    if (kind === "paused") return t(kind);
    if (kind === "counted" || kind === "used" || kind === "over" || kind === "stopped") return t(kind, { operator });
    // Its hold ran out or was given up after the time of the turn.
    if (kind === "lapsed" && ticket.bookingId !== null) return t("fellBack", { operator });
    const end = ticket.turnEndsAt ?? ticket.turnEndedAt;
    return t(kind, { operator, at: end ? time(end) : "" });
  };
}

/** What to do now, or who can. */
function useAdvice(): (stand: LineStand) => string | null {
  const t = useTranslations("line");
  return (stand) => {
    if (!("ticket" in stand)) return null;
    const { kind, ticket, window } = stand;
    if (kind === "used" || kind === "stopped" || kind === "paused") return null;
    // In a sale that is over nobody acts any more.
    if (kind === "over" || (kind === "lapsed" && !window)) return t("next");
    const who = !ticket.isMine && ticket.holder !== null ? t("who", { name: ticket.holder }) : null;
    if (kind !== "lapsed") return isHeldUp(stand) ? t("paused") : who;
    // Whoever joins again: the next turn wants the passports of all, which each of them gives.
    return `${who ?? t("again")} ${t("passports")}`;
  };
}

function useAct(): (stand: LineStand, booked: string | undefined) => { label: string; to: string } | null {
  const t = useTranslations("line");
  const toBooking = (id: string) => ({ label: t("acts.booking"), to: `/bookings/${encodeURIComponent(id)}` });
  return (stand, booked) => {
    if (booked !== undefined) return toBooking(booked);
    if (stand.kind === "none") return null;
    const queue = { label: t("acts.queue"), to: "/queue" };
    if (stand.kind === "open") return queue;
    const { kind, ticket, window } = stand;
    if (kind === "turn" && ticket.isMine) return { label: t("acts.hold"), to: "/queue" };
    if (kind === "lapsed" && window) return ticket.isMine ? { label: t("acts.again"), to: "/queue" } : queue;
    if (kind === "lapsed" || kind === "over") return { label: t("acts.packages"), to: "/packages" };
    if (kind !== "used") return queue;
    return ticket.bookingId === null ? null : toBooking(ticket.bookingId);
  };
}
