/** The newest notifications: each leads where it belongs and is read by that. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Notification, Notifications } from "#contract/notifications.ts";
import type { Loadable } from "#web/lib/calls/loadable.ts";
import { useLayer } from "#web/lib/layers.ts";
import { useLiveState } from "#web/lib/use-live.ts";
import { useNoticeWords } from "#web/shared/notices/notice-words.ts";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { useReadNotifications } from "./queries.ts";

interface PanelProps {
  list: Loadable<Notifications>;
  onLeave: () => void;
}

export function NotificationPanel({ list, onLeave }: PanelProps) {
  const t = useTranslations("notifications");
  const { readOne, readAll } = useReadNotifications();
  useLayer(onLeave);
  return (
    <div className="rising absolute inset-x-3 top-full z-40 mt-2 flex max-h-[min(34rem,75dvh)] flex-col rounded-lg border border-line bg-surface shadow-raised md:inset-x-auto md:end-0 md:w-104">
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-2">
        <h2 className="flex min-h-11 items-center gap-3 text-lg">
          {t("panel.title")}
          <LiveWord />
        </h2>
        {list.data && list.data.unread > 0 && (
          <button type="button" onClick={readAll} className="min-h-11 text-sm font-semibold text-brand hover:underline">
            {t("panel.readAll")}
          </button>
        )}
      </div>
      <Loaded query={list} isInCard>
        {({ notifications }) => <Entries notifications={notifications} onRead={readOne} onLeave={onLeave} />}
      </Loaded>
    </div>
  );
}

interface EntriesProps {
  notifications: readonly Notification[];
  onRead: (id: string) => void;
  onLeave: () => void;
}

function Entries({ notifications, onRead, onLeave }: EntriesProps) {
  const t = useTranslations("notifications");
  if (notifications.length === 0)
    return (
      <div className="px-5">
        <EmptyLine>{t("panel.none")}</EmptyLine>
      </div>
    );
  return (
    <ul className="divide-y divide-line overflow-y-auto">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Entry
            notification={notification}
            onOpen={() => {
              if (!notification.read) onRead(notification.id);
              if (notification.link) onLeave();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function LiveWord() {
  const t = useTranslations("notifications");
  const live = useLiveState() === "on";
  return (
    <span
      className={classNames(
        "rounded-full px-2.5 py-0.5 font-sans text-xs font-semibold",
        live ? "bg-ok-soft text-ok" : "bg-wait-soft text-wait",
      )}
    >
      {live ? t("panel.liveOn") : t("panel.liveOff")}
    </span>
  );
}

const ENTRY = "block w-full px-5 py-3.5 text-start hover:bg-sunken";

function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { link } = notification;
  const content = <Words notification={notification} />;
  if (link === null) {
    return (
      <button type="button" onClick={onOpen} className={ENTRY}>
        {content}
      </button>
    );
  }
  return (
    <Link to={link} onClick={onOpen} className={ENTRY}>
      {content}
    </Link>
  );
}

function Words({ notification }: { notification: Notification }) {
  const t = useTranslations("notifications");
  const { title, text, since } = useNoticeWords()(notification);
  return (
    <>
      <span className="flex items-start gap-2.5">
        {!notification.read && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brand">
            <span className="sr-only">{t("panel.unread")}</span>
          </span>
        )}
        <span className={classNames("min-w-0 flex-1 text-sm", !notification.read && "font-semibold")}>{title}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">{since ?? text}</span>
      <span className="mt-1 block text-xs text-muted">
        <MomentText instant={notification.at} />
      </span>
    </>
  );
}
