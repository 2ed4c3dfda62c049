/** The bell in the header: the number of unread notifications, said when it grows, and the panel behind it. */
import { Bell } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useCloseOnLeave } from "#web/ui/surfaces/use-close-on-leave.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useNotifications } from "./queries.ts";

/** Fetched when it is first opened. */
const NotificationPanel = lazy(async () => ({ default: (await import("./notification-panel.tsx")).NotificationPanel }));

/** More are only "many": the number has to fit into its circle. */
const MOST_SHOWN = 99;

export function NotificationBell() {
  const t = useTranslations("notifications");
  const { number } = useFormats();
  const list = useNotifications();
  // A bell without a number is no error of the page.
  const unread = list.data?.unread ?? 0;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnLeave(box, open, () => setOpen(false));
  return (
    <div ref={box} className="md:relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={t("panel.label", { unread })}
        title={t("panel.label", { unread })}
        onClick={() => setOpen(!open)}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <Bell aria-hidden="true" className="size-5.5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="num absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-[0.7rem] font-semibold text-on-brand"
          >
            {unread > MOST_SHOWN ? `${number(MOST_SHOWN)}+` : number(unread)}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && t("panel.label", { unread })}
      </span>
      {open && (
        <Suspense fallback={null}>
          <NotificationPanel list={list} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
