/** Which sales a household that stands in no line can join: a file of its own, for the list of countries is only needed then. */
import { soldInstead } from "#domain/countries.ts";
import type { LineStand, LineWindow } from "./line-stand.ts";

/** Those of which something is sold to residents of the country; all while it is unknown. */
export function servedWindows(windows: readonly LineWindow[], country: string | null): LineWindow[] {
  return windows.filter(({ packages }) => packages.some(({ channels }) => soldInstead(channels, country) === null));
}

/** The same stand without sales that the household could not join. */
export function servedStand(stand: LineStand, country: string | null): LineStand {
  if (stand.kind !== "open") return stand;
  const windows = servedWindows(stand.windows, country);
  return windows.length > 0 ? { kind: "open", windows } : { kind: "none" };
}
