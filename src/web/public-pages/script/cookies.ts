/** The three cookies a page may read: `lang`, `theme` and `signed_in`; none is secret. */

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];
}

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
