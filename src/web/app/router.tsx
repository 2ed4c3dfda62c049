/** Every address of the app: which page, for whom. Pages are fetched when first visited. */
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, type DataRouter, type LoaderFunction, type RouteObject, redirect } from "react-router";
import { ENDS_SESSION } from "../lib/calls/queries.ts";
import { createQueryClient } from "../lib/calls/query-client.ts";
import { hearPops } from "../lib/pops.ts";
import { sessionEndedPath } from "../lib/session/next-path.ts";
import { wantWords } from "../lib/words/preferences.ts";
import { home, offlineOpen, openToAnyone, signedInOnly, visitorsOnly } from "./guards.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { LoadingScreen } from "./pages/waiting-screens.tsx";
import { RootLayout } from "./root-layout.tsx";
import { areasOf } from "./route-words.ts";
import { noteWrongRole } from "./strips/notice-store.ts";

type Page = () => Promise<{ Component: React.ComponentType }>;

/** Its words come at the same time as its script. */
function page(path: string, load: Page, loader: LoaderFunction): RouteObject {
  const fetchAll = () => Promise.all([load(), wantWords(areasOf(path))]);
  return { path, loader, lazy: { Component: async () => (await fetchAll())[0].Component } };
}

/** Several addresses of one page: what it needs is listed once in the script that every screen loads. */
function pages(paths: readonly string[], load: Page, loader: LoaderFunction): RouteObject[] {
  return paths.map((path) => page(path, load, loader));
}

/** The pages inside the shell. */
function shellPages(client: QueryClient): RouteObject[] {
  const signedIn = signedInOnly(client, noteWrongRole);
  const pilgrims = signedInOnly(client, noteWrongRole, ["pilgrim"]);
  const operators = signedInOnly(client, noteWrongRole, ["operator"]);
  const askers = signedInOnly(client, noteWrongRole, ["pilgrim", "operator"]);
  const anyone = openToAnyone(client);
  return [
    page("/assistant", () => import("../features/assistant/assistant-page.tsx"), askers),
    page("/dashboard", () => import("../features/dashboard/dashboard-page.tsx"), pilgrims),
    page("/operator-dashboard", () => import("../features/operator/operator-page.tsx"), operators),
    page("/operator-dashboard/import", () => import("../features/imports/import-page.tsx"), operators),
    page(
      "/operator-dashboard/import-passengers",
      () => import("../features/imports/passengers/passengers-page.tsx"),
      operators,
    ),
    page("/operator-dashboard/phone", () => import("../features/operator/phone/phone-page.tsx"), operators),
    page("/operator-dashboard/bookings/:id", () => import("../features/bookings/desk/desk-page.tsx"), operators),
    page("/operator-dashboard/settings", () => import("../features/operator/settings/settings-page.tsx"), operators),
    ...pages(
      ["/operator-dashboard/packages/new", "/operator-dashboard/packages/:id"],
      () => import("../features/packages/editor/editor-page.tsx"),
      operators,
    ),
    page("/staff", () => import("../features/staff/staff-page.tsx"), signedInOnly(client, noteWrongRole, ["staff"])),
    ...pages(["/documents", "/documents/:id"], () => import("../features/documents/documents-page.tsx"), signedIn),
    page("/travellers", () => import("../features/travellers/travellers-page.tsx"), pilgrims),
    page("/packages", () => import("../features/packages/packages-page.tsx"), anyone),
    page("/packages/:id", () => import("../features/packages/package-page.tsx"), anyone),
    page("/compare", () => import("../features/packages/market/compare/compare-page.tsx"), anyone),
    page("/bookings", () => import("../features/bookings/mine/bookings-page.tsx"), pilgrims),
    page("/bookings/:id", () => import("../features/bookings/booking-page.tsx"), signedIn),
    ...pages(["/tickets", "/tickets/:code"], () => import("../features/tickets/check-page.tsx"), anyone),
    page("/hajj", () => import("../features/hajj/hajj-page.tsx"), offlineOpen(client)),
    page("/claim", () => import("../features/claims/claim-page.tsx"), anyone),
    page("/prayer", () => import("../features/prayer/page/prayer-page.tsx"), offlineOpen(client)),
    ...pages(["/journey", "/journey/:step"], () => import("../features/journey/journey-page.tsx"), pilgrims),
    ...pages(["/nusuk", "/nusuk/:id"], () => import("../features/bookings/handoff/handoff-page.tsx"), pilgrims),
    page("/queue", () => import("../features/queue/queue-page.tsx"), signedIn),
    page("/family", () => import("../features/family/family-page.tsx"), signedIn),
    page("/family/shared", () => import("../features/family/joining/shared-page.tsx"), anyone),
    page("/invitations", () => import("../features/family/joining/invitation-page.tsx"), anyone),
    page("/join-team", () => import("../features/operator/settings/team/join-page.tsx"), anyone),
    page("/payments", () => import("../features/payments/payments-page.tsx"), signedIn),
    page("/unsubscribe/:token", () => import("../features/notifications/unsubscribe-page.tsx"), anyone),
    page("/settings", () => import("../features/settings/settings-page.tsx"), signedIn),
    page("*", () => import("./pages/not-found-page.tsx"), anyone),
  ];
}

export function routesOf(client: QueryClient): RouteObject[] {
  const anyone = openToAnyone(client);
  return [
    {
      HydrateFallback: LoadingScreen,
      ErrorBoundary: ErrorPage,
      children: [
        { path: "/", loader: home(client), Component: LoadingScreen },
        page("/auth", () => import("../features/accounts/auth-page.tsx"), visitorsOnly(client)),
        { path: "/auth/forgot", loader: () => redirect("/auth?mode=forgot"), Component: LoadingScreen },
        page("/auth/reset", () => import("../features/accounts/reset-page.tsx"), anyone),
        page("/auth/verify", () => import("../features/accounts/verify-page.tsx"), anyone),
        { Component: RootLayout, children: shellPages(client) },
      ],
    },
  ];
}

/** A session that has ended in mid-use leads to signing in, and back afterwards; one that is ended from here is on its way already. */
export function leaveEndedSession(router: Pick<DataRouter, "state" | "navigate">, client: QueryClient): void {
  const { pathname, search } = router.state.location;
  const ending = client.getMutationCache().findAll({ mutationKey: ENDS_SESSION });
  if (ending.some(({ state }) => state.status !== "error")) return;
  if (pathname === "/auth" || router.state.navigation.location?.pathname === "/auth") return;
  void router.navigate(sessionEndedPath(`${pathname}${search}`));
}

/** Resolves when the first screen, or what stands in its place, can be drawn. */
export function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}

export function createAppRouter() {
  const client = createQueryClient({ onSessionEnded: () => leaveEndedSession(router, client) });
  hearPops();
  const router = createBrowserRouter(routesOf(client));
  return { router, client };
}
