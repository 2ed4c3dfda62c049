/** Shows what was pushed, takes away what was read meanwhile, and leads from a notice to its place. */

import { renewSubscription } from "./renewal.ts";

interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly urgent: boolean;
  /** Ids of what is still unread. */
  readonly unread: readonly string[];
}

const ICON = "/icons/icon-192.png";

/** Each push shows a notice: browsers take the right away from those that push in silence. */
export function startPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { id, path } = event.notification.data;
    event.waitUntil(Promise.all([read(id), open(path)]));
  });

  scope.addEventListener("pushsubscriptionchange", (event) =>
    event.waitUntil(renewSubscription(scope.registration.pushManager, event.newSubscription)),
  );

  async function show({ id, title, body, path, language, direction, urgent, unread }: Pushed): Promise<void> {
    const shown = await scope.registration.getNotifications();
    for (const notice of shown) if (!unread.includes(notice.data?.id)) notice.close();
    await scope.registration.showNotification(title, {
      ...{ body, tag: id, lang: language, dir: direction, icon: ICON, badge: ICON },
      ...{ requireInteraction: urgent, data: { id, path } },
    });
  }

  /** A browser that was signed out meanwhile is refused, and the notice stays unread. */
  async function read(id: string): Promise<void> {
    const body = JSON.stringify({ ids: [id] });
    const headers = { "content-type": "application/json" };
    await fetch("/api/notifications/read", { method: "POST", headers, body }).catch(() => undefined);
  }

  /** A tab of ours comes to the front, at the place if it can be led there; else a new one opens. */
  async function open(path: string): Promise<void> {
    const { href, origin } = new URL(path, scope.location.origin);
    // What is not ours is not opened, whoever sent it.
    if (origin !== scope.location.origin) return;
    const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = tabs.find(({ url }) => url === href);
    if (there) return void (await there.focus());
    const [any] = tabs;
    const led =
      any &&
      (await any
        .focus()
        .then((tab) => tab.navigate(href))
        .catch(() => null));
    if (!led) await scope.clients.openWindow(href);
  }
}
