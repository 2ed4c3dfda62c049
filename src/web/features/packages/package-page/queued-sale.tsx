/** Of a package that a queue sells: when its sale opens and how fast it goes, and how the reader's household stands in it. */
import { queueStatus, saleWindow } from "#contract/queue.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { LineNote } from "#web/shared/queue/line/line-note.tsx";
import { lineStand } from "#web/shared/queue/line/line-stand.ts";
import { WindowFacts } from "#web/shared/queue/window-facts.tsx";

export function QueuedSale({ windowId }: { windowId: string }) {
  const user = useCurrentUser();
  const { data: window } = useRouteQuery(saleWindow, { params: { id: windowId } });
  if (!window || window.state === "closed") return null;
  return (
    <div className="text-sm">
      <p className="text-muted">
        <WindowFacts window={window} />
      </p>
      {user?.role === "pilgrim" && <OwnPlace windowId={windowId} />}
    </div>
  );
}

/** Nothing of who stands in another line, or in none: the button leads into this one. */
function OwnPlace({ windowId }: { windowId: string }) {
  const { data } = useRouteQuery(queueStatus);
  if (!data) return null;
  const stand = lineStand({ ...data, tickets: data.tickets.filter((ticket) => ticket.windowId === windowId) });
  if (!("ticket" in stand)) return null;
  return (
    <div className="mt-3">
      <LineNote stand={stand} />
    </div>
  );
}
