/** How the reader's household stands on a package: in the line of its sale, which opens and goes so fast, or with places already. */
import { listBookings } from "#contract/bookings.ts";
import { queueStatus, saleWindow } from "#contract/queue.ts";
import { meetingJourneys } from "#domain/bookings/holds/meeting.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { LineNote } from "#web/shared/queue/line/line-note.tsx";
import { lineStand } from "#web/shared/queue/line/line-stand.ts";
import { WindowFacts } from "#web/shared/queue/window-facts.tsx";
import { Meetings } from "../party/meetings.tsx";
import type { PackageView } from "../queries.ts";

/** So that nobody of the household takes them again; what is only held, the bar with its clock tells. */
export function OwnPlaces({ item }: { item: PackageView }) {
  const { data = [] } = useRouteQuery(listBookings);
  const anybody = { ...item, packageId: item.id, travellerIds: [], unnamed: 1 };
  const booked = meetingJourneys(data, anybody, new Date()).filter(
    ({ phase, parts }) => phase !== "held" && parts.some(({ packageId }) => packageId === item.id),
  );
  return <Meetings item={item} meetings={booked} />;
}

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
