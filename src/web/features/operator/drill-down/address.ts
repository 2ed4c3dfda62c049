/** Which figure the address asks to look behind: a link can be kept and sent. */

import type { figureBookings } from "#contract/figure-bookings.ts";
import type { RouteArgs } from "#contract/route.ts";
import { CANCEL_REASONS } from "#domain/bookings/booking.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { ATTENTION_RULES } from "#domain/operators/attention.ts";
import { COUNTED_FIGURES } from "#domain/operators/counted.ts";

export type FigureAsked = Omit<RouteArgs<typeof figureBookings>["query"], "cursor">;

const NAMES = {
  figure: "behind",
  from: "from",
  to: "to",
  series: "series",
  source: "source",
  country: "country",
  reason: "reason",
  rule: "rule",
};

/** The present address with the figure in it; what else it says stays. */
export function lookingBehind(address: URLSearchParams, asked: FigureAsked): string {
  const next = withoutFigure(address);
  for (const [key, value] of Object.entries(asked)) {
    const name = Object.entries(NAMES).find(([known]) => known === key)?.[1];
    if (name && value !== undefined) next.set(name, value);
  }
  return `/operator-dashboard?${next}`;
}

export function withoutFigure(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of Object.values(NAMES)) next.delete(name);
  return next;
}

/** Null where the address asks for none that exists; a filter that makes no sense is passed over. */
export function figureAsked(address: URLSearchParams): FigureAsked | null {
  const read = (name: keyof typeof NAMES) => address.get(NAMES[name]) ?? "";
  const figure = COUNTED_FIGURES.find((each) => each === read("figure"));
  if (!figure) return null;
  const source = SOURCES.find((each) => each === read("source"));
  const rule = ATTENTION_RULES.find((each) => each === read("rule"));
  const reason = CANCEL_REASONS.find((each) => each === read("reason"));
  return {
    figure,
    ...(isIsoDate(read("from")) && { from: read("from") }),
    ...(isIsoDate(read("to")) && { to: read("to") }),
    ...(/^[\w-]{1,64}$/.test(read("series")) && { series: read("series") }),
    ...(/^([A-Z]{2}|none)$/.test(read("country")) && { country: read("country") }),
    ...(source && { source }),
    ...(reason && { reason }),
    ...(rule && { rule }),
  };
}
