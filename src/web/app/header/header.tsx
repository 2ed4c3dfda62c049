/** The shared header: logo, the tabs, and who is here; under 768 px compact with a menu button. */
import { LogIn, Menu } from "lucide-react";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { NotificationBell } from "../../features/notifications/notification-bell.tsx";
import { late } from "../../lib/late.ts";
import { authPath } from "../../lib/session/next-path.ts";
import { useMayLogIn } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { LanguageSwitch } from "../../ui/actions/language-switch.tsx";
import { LookSlot } from "../../ui/actions/look-slot.tsx";
import { classNames } from "../../ui/class-names.ts";
import { OwnTabs } from "../navigation/own-tabs.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { HeaderFrame } from "./header-frame.tsx";

/** A request and a piece of script that no first drawing waits for. */
const NextPrayerButton = late(async () => (await import("../signed-in/signed-in-later.ts")).NextPrayerButton);

/** One row on a phone, in which the name of the language gives way; on the narrowest there is no room for one. */
const VISITORS_ROW = "min-[22.5rem]:max-md:flex-nowrap";

export function Header({ user, onMenu }: { user: User | null; onMenu: () => void }) {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  const mayLogIn = useMayLogIn();
  return (
    <HeaderFrame rowLook={!user && VISITORS_ROW}>
      <TabBar />
      <div className="flex min-w-0 items-center gap-1">
        {user && (
          <Suspense fallback={<span aria-hidden="true" className="h-11 w-24 md:w-36" />}>
            <NextPrayerButton />
          </Suspense>
        )}
        {user && <NotificationBell />}
        {user ? (
          <AccountMenu user={user} />
        ) : (
          <>
            <LanguageSwitch />
            <span className="max-md:hidden">
              <LookSlot />
            </span>
            {mayLogIn && (
              <ButtonLink
                to={authPath(`${pathname}${search}`)}
                className="shrink-0 max-md:px-3"
                icon={<LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100 max-md:hidden" />}
              >
                {t("login")}
              </ButtonLink>
            )}
          </>
        )}
        <button
          type="button"
          onClick={onMenu}
          aria-haspopup="dialog"
          aria-label={t("menu")}
          title={t("menu")}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken md:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
    </HeaderFrame>
  );
}

/** Between 768 and 1280 px the tabs take a row of their own; beside the figures there is no room for their icons. */
function TabBar() {
  const t = useTranslations("common");
  return (
    <nav
      aria-label={t("tabs.label")}
      className="order-last hidden w-full pb-2 md:block xl:order-none xl:w-auto xl:pb-0"
    >
      <ul className="flex min-h-11 gap-0.5">
        <OwnTabs>
          {(tabs) =>
            tabs.map(({ name, to, label, icon: Icon, current, onClick, leavesApp }) => (
              <li key={name}>
                <Link
                  to={to}
                  onClick={onClick}
                  reloadDocument={leavesApp}
                  aria-current={current}
                  className={classNames(
                    "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm transition-colors",
                    current ? "bg-brand-soft font-semibold text-brand" : "text-muted hover:bg-sunken hover:text-ink",
                  )}
                >
                  <Icon aria-hidden="true" className="size-4.5 xl:hidden" />
                  {label}
                </Link>
              </li>
            ))
          }
        </OwnTabs>
      </ul>
    </nav>
  );
}
