/** Out of line: that places are had all the same, what became of the household's place, or that it never joined. */
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LineNote } from "#web/shared/queue/line/line-note.tsx";
import type { LineStand } from "#web/shared/queue/line/line-stand.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { JoinQueueDialog } from "./join-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

/** `booked`: places that the household has by whichever way. */
export function StandCard({ stand, booked }: { stand: LineStand; booked: string | undefined }) {
  const t = useTranslations("line");
  const queue = useTranslations("queue");
  const [isJoining, setJoining] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isKept = stand.kind === "stopped" || stand.kind === "paused";
  const kept = isKept && stand.ticket.isMine ? stand.ticket : undefined;
  const again = stand.kind === "lapsed" && stand.ticket.isMine && !booked ? stand.window : undefined;
  return (
    <Card icon={Hourglass} title={t(`title.${titleOf(stand, booked)}`)}>
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
      {again && isJoining && <JoinQueueDialog window={again} onClose={() => setJoining(false)} />}
    </Card>
  );
}

function titleOf({ kind }: LineStand, booked: string | undefined): "placed" | "never" | "ended" {
  if (booked !== undefined) return "placed";
  return kind === "open" || kind === "none" ? "never" : "ended";
}
