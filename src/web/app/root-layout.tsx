/** The shell round every screen but the landing page and signing in. */
import { useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useCurrentUser } from "../lib/session.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Header } from "./header.tsx";
import { LiveUpdates } from "./live-updates.tsx";
import { SlideOutMenu } from "./slide-out-menu.tsx";
import { DemoStrip, OfflineNotice, WrongRoleNotice } from "./strips.tsx";
import { TravellerDialogHost } from "./traveller-dialog-host.tsx";

export function RootLayout() {
  const t = useTranslations("common");
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const isMoving = useNavigation().state !== "idle";
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brand px-5 py-3 text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skip")}
      </a>
      {user?.demo && <DemoStrip />}
      <Header user={user} onMenu={() => setMenuOpen(true)} />
      <OfflineNotice />
      {user && <LiveUpdates key={user.id} />}
      <main id="main" tabIndex={-1} aria-busy={isMoving} className="flex-1 pb-20 outline-none md:pb-0">
        <WrongRoleNotice key={pathname} />
        <Outlet />
      </main>
      <BottomBar onMenu={() => setMenuOpen(true)} />
      <SlideOutMenu open={menuOpen} onOpenChange={setMenuOpen} user={user} />
      {user && <TravellerDialogHost key={pathname} />}
      <ScrollRestoration />
    </div>
  );
}
