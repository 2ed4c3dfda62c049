/** The cookies that a page may read and write: `lang`, `signed_in` and those of the looks; none is secret. */

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Behind https as `__Host-` and the name, which no neighbouring host can plant. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )(?:__Host-)?${name}=([\\w-]+)`).exec(document.cookie)?.[1];
}

/** `value`: letters, digits and hyphens. Where the browser keeps no cookies nothing happens. */
export function writeCookie(name: string, value: string): void {
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
