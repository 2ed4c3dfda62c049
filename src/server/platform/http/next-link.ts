/** The `Link` header that leads to the next part of a list (RFC 8288). */

/** `query` as the caller sent it, with the new cursor in it. */
export function nextLink(path: string, query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `<${path}?${asked}>; rel="next"`;
}
