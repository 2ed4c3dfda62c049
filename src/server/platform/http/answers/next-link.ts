/** The `Link` header that leads to the next part of a list (RFC 8288). */

type Value = string | number | boolean | undefined | readonly string[];

/** `query` as the caller sent it, with the new cursor in it. */
export function nextLink(path: string, query: Readonly<Record<string, Value>>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) asked.append(name, String(one));
  }
  return `<${path}?${asked}>; rel="next"`;
}
