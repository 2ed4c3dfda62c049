/** The shell round every screen but the landing page and signing in. */
import { lazy, Suspense, useEffect, useState } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { afterFirstPaint, late } from "../lib/late.ts";
import { useCurrentUser } from "../lib/session/session.ts";
import { wantWords } from "../lib/words/preferences.ts";
import { Header } from "./header/header.tsx";
import { DemoStrip, OfflineNotice, WrongRoleNotice } from "./strips/strips.tsx";

async function loadMenu() {
  const [file] = await Promise.all([import("./later.ts"), wantWords(["looks"])]);
  return { default: file.SlideOutMenu };
}
const SlideOutMenu = lazy(loadMenu);
const BottomBar = late(async () => (await import("./later.ts")).BottomBar);
const AskAbout = late(async () => (await import("./signed-in/signed-in-later.ts")).AskAbout);
const SignedInParts = late(async () => (await import("./signed-in/signed-in-later.ts")).SignedInParts);

export function RootLayout() {
  const t = useTranslations("common");
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // After the first drawing, and before anybody taps it on a slow line or off line.
  useEffect(() => {
    void afterFirstPaint().then(async () => {
      void loadMenu();
      (await import("./later.ts")).watchPage();
    });
  }, []);
  const isMoving = useNavigation().state !== "idle";
  return (
    <div className="flex min-h-dvh flex-col has-[[data-moment]]:pb-24 tall:has-[[data-fills-window]]:h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brand px-5 py-3 text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skip")}
      </a>
      {user?.demo && <DemoStrip />}
      <Header user={user} onMenu={() => setMenuOpen(true)} />
      <OfflineNotice />
      <Suspense fallback={null}>{user && <SignedInParts key={user.id} />}</Suspense>
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isMoving}
        className="flex-1 pb-20 outline-none has-[[data-fills-window]]:flex has-[[data-fills-window]]:flex-col md:pb-0 tall:has-[[data-fills-window]]:min-h-0"
      >
        <WrongRoleNotice key={pathname} />
        <Outlet key={useNamed()} />
        <Suspense fallback={null}>{user?.role === "pilgrim" && <AskAbout />}</Suspense>
      </main>
      <Suspense fallback={null}>
        <BottomBar onMenu={() => setMenuOpen(true)} />
      </Suspense>
      <Suspense fallback={null}>{menuOpen && <SlideOutMenu onClose={() => setMenuOpen(false)} user={user} />}</Suspense>
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
}

/**
 * What the address names, as a booking: each has a screen of its own. The router draws one screen for all of them, and what
 * was typed for one would be sent to the next. A step of the journey is a place on one screen, as a tab is.
 */
function useNamed(): string {
  const { step, ...named } = useParams();
  return Object.values(named).join(" ");
}

/**
 * Under what a page's place is remembered. Every page that the browser loads whole has the key "default", whatever its
 * address: each would open where another was left, and a part that the address names would be scrolled out of sight.
 */
function placeKey({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}
