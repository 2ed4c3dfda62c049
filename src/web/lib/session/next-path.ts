/** The way back after signing in: local paths only, so that a link cannot send people to another site. */

/** Where the value is only parsed, never visited; a base that no real path resolves to. */
const BASE = "http://local.invalid";
/** Not the link that confirms an address: of a change it works for whoever is signed in alone. */
const ROUND_TRIPS = /^\/(auth(?!\/verify$)|api)(\/|$)/;

/** The local path in a `next` value, or null for anything that leads elsewhere, back to /auth, or into the API. */
export function safeNext(value: string | null | undefined): string | null {
  if (!value?.startsWith("/") || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith("//") || ROUND_TRIPS.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same for somebody whose session has ended on the way, so that the screen says why they are there. */
export function sessionEndedPath(next: string): string {
  const path = authPath(next);
  return `${path}${path.includes("?") ? "&" : "?"}ended=1`;
}

/** The sign-in screen that leads back to `next`. */
export function authPath(next: string): string {
  const safe = safeNext(next);
  return safe && safe !== "/" ? `/auth?next=${encodeURIComponent(safe)}` : "/auth";
}
