/** The newest notifications, and marking them as read. */
import { useQueryClient } from "@tanstack/react-query";
import { listNotifications, type Notifications, readNotifications } from "#contract/notifications.ts";
import { routeKey, useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

const NONE: Notifications = { notifications: [], unread: 0 };

export function useNotifications() {
  return useRouteQuery(listNotifications);
}

/** Shown at once; the other pages of this person hear of it over the live channel. */
export function useReadNotifications() {
  const client = useQueryClient();
  const read = useRouteMutation(readNotifications, {
    invalidates: [listNotifications],
    // What was marked too early is taken back.
    onError: () => void client.invalidateQueries({ queryKey: routeKey(listNotifications) }),
  });
  const mark = (isRead: (id: string) => boolean) =>
    client.setQueryData<Notifications>(routeKey(listNotifications), (known = NONE) => {
      const notifications = known.notifications.map((one) => ({ ...one, read: one.read || isRead(one.id) }));
      const newlyRead = known.notifications.filter((one) => !one.read && isRead(one.id)).length;
      return { notifications, unread: Math.max(0, known.unread - newlyRead) };
    });
  return {
    readOne(id: string): void {
      mark((other) => other === id);
      read.mutate({ body: { ids: [id] } });
    },
    readAll(): void {
      mark(() => true);
      read.mutate({ body: { all: true } });
    },
  };
}
