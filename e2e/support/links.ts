/** Links as people hand them on, opened where the tests run. */

/** With the secret behind its #. */
export function pathOf(link: string | null): string {
  const { pathname, hash } = new URL(link ?? "");
  return pathname + hash;
}
