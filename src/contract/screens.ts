/** The addresses of the web app's screens: the server answers them with 200 and every other one with 404.
 * The static pages are no screens: the server knows them from the build. */
export const SCREENS = [
  "/auth",
  "/auth/forgot",
  "/auth/reset",
  "/auth/verify",
  "/settings",
  "/unsubscribe/:token",
  "/packages",
  "/packages/:id",
  "/compare",
  "/dashboard",
  "/assistant",
  "/operator-dashboard",
  "/operator-dashboard/bookings/:id",
  "/operator-dashboard/import",
  "/operator-dashboard/import-passengers",
  "/operator-dashboard/phone",
  "/operator-dashboard/settings",
  "/operator-dashboard/packages/new",
  "/operator-dashboard/packages/:id",
  "/staff",
  "/documents",
  "/documents/:id",
  "/travellers",
  "/bookings",
  "/bookings/:id",
  "/tickets",
  "/tickets/:code",
  "/family",
  "/family/shared",
  "/invitations",
  "/hajj",
  "/claim",
  "/join-team",
  "/prayer",
  "/journey",
  "/journey/:step",
  "/nusuk",
  "/nusuk/:id",
  "/queue",
  "/payments",
] as const;

const patterns = SCREENS.map((path) => [path, new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}/?$`)] as const);

/** The screen at a path (without query), as `SCREENS` names it; null where there is none. */
export function screenOf(path: string): (typeof SCREENS)[number] | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
