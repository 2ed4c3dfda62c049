/** Which packages stand side by side: in the address of the list, and in that of the comparison. */
import { MOST_COMPARED } from "#domain/packages/compare.ts";

const COMPARED = "compare";

/** Each once, the first three. */
export function comparedIn(address: URLSearchParams): string[] {
  return [...new Set(address.getAll(COMPARED).filter(Boolean))].slice(0, MOST_COMPARED);
}

/** The same address with these packages chosen and no others. */
export function withCompared(address: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(COMPARED);
  for (const id of ids) changed.append(COMPARED, id);
  return changed;
}

export function comparePath(ids: readonly string[]): string {
  return `/compare?${withCompared(new URLSearchParams(), ids)}`;
}
