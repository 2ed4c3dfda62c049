/** About what a question is asked that comes from a screen, and the way to ask it. */
const SCREENS = ["documents", "queue", "payments"] as const;
const ONE = { packages: "package", bookings: "booking" } as const;

/** As `askAgent` takes it; null: the screen is about nothing of its own. */
export function aboutOf(pathname: string): string | null {
  const [, area = "", id] = pathname.split("/");
  const screen = SCREENS.find((name) => name === area);
  if (screen) return screen;
  const kind = area === "packages" || area === "bookings" ? ONE[area] : null;
  return kind && id ? `${kind}:${decodeURIComponent(id)}` : null;
}

export function assistantPath(about: string | null): string {
  return about === null ? "/assistant" : `/assistant?about=${encodeURIComponent(about)}`;
}
