/** Which addresses are those of push services: a browser names one, and our server goes there. docs/sources.md#push-services */

/** Longer than any that is known; those of today have up to about 600 characters. */
export const LONGEST_ENDPOINT = 2048;

/** So many browsers of one person show notices; a further one takes the place of the oldest. */
export const MOST_BROWSERS = 10;

/** Of Chrome and its kin, Firefox, Edge and Safari, in that order. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
];

/** Nothing in it that two readers of addresses could take differently: no port, no sign-in, no fragment, no backslash. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(\/[\w\-.~:/?=&%+!$'()*,;@]*)$/;

/** `local`: the origin of a service for trials, on this machine; null: none. */
export function isPushEndpoint(address: string, local: string | null): boolean {
  if (address.length > LONGEST_ENDPOINT) return false;
  if (local !== null && address.startsWith(`${local}/`)) return /^[\w\-./:]+$/.test(address);
  const [, host] = ADDRESS.exec(address) ?? [];
  return host !== undefined && HOSTS.some((known) => known.test(host));
}
