/** Out of line: what became of the household's place, with the way in again; or that it never joined. */
import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { listBookings } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { routeQuery } from "#web/lib/queries.ts";
import { LineNote } from "#web/shared/line/line-note.tsx";
import type { LineStand } from "#web/shared/line/line-stand.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

/** The journey that is ahead for the household, by whichever way its places came; undefined: none, or not asked for. */
function usePlaces(isAsked: boolean): string | undefined {
  const { data } = useQuery({ ...routeQuery(listBookings), enabled: isAsked });
  const today = dateOf(new Date());
  return isAsked
    ? data?.find(({ status, returnDate }) => status !== "cancelled" && returnDate >= today)?.id
    : undefined;
}

export function StandCard({ stand }: { stand: LineStand }) {
  const t = useTranslations("line");
  const queue = useTranslations("queue");
  const [isJoining, setJoining] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const kept = stand.kind === "stopped" && stand.ticket.isMine ? stand.ticket : undefined;
  const isOver = stand.kind === "lapsed" || stand.kind === "over";
  const booked = usePlaces(isOver);
  const again = stand.kind === "lapsed" && stand.ticket.isMine && !booked ? stand.window : undefined;
  return (
    <Card icon={Hourglass} title={t(stand.kind === "open" ? "title.never" : "title.ended")}>
      <LineNote stand={stand} isAtQueue bookingId={booked} />
      {again && (
        <Button className="mt-4" onClick={() => setJoining(true)}>
          {t("acts.again")}
        </Button>
      )}
      {kept && (
        <Button variant="outline" className="mt-4" onClick={() => setLeaving(true)}>
          {queue("leave.open")}
        </Button>
      )}
      {kept && isLeaving && <LeaveDialog windowId={kept.windowId} onClose={() => setLeaving(false)} />}
      {again && isJoining && <JoinDialog window={again} onClose={() => setJoining(false)} />}
    </Card>
  );
}
