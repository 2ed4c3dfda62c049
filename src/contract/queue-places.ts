/** The places of a sale window as one message for all who look on. */
import { z } from "zod";
import { WINDOW_STATES } from "#domain/queue/window.ts";
import { IdParams } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Which ranks have left a line: how many, and a number that is the same for the same ones, in whatever order they left. */
export const LineMark = z.object({ gone: z.int(), print: z.int() }).meta({ id: "LineMark" });

/** What everybody may know of a line: with it and their rank, whoever waits works out their own place and wait. */
export const WindowPlaces = z
  .object({
    windowId: z.string(),
    windowState: z.enum(WINDOW_STATES),
    /** Households that wait. */
    waiting: z.int(),
    /** The highest rank given so far; 0 before the draw. */
    lastRank: z.int(),
    asOf: LineMark,
    /** The ranks that left last, in that order, `7-9,4`: one's place is one less for each lower one since one's own `asOf`. */
    left: z.string(),
    admitPerMinute: z.int(),
    simulated: z.boolean(),
    /** Free seats of all its packages, and how many of them are set aside for those whose turn runs. */
    seatsLeft: z.int(),
    undecidedSeats: z.int(),
    /** Households let in in each of the last full minutes, the newest last; null while nobody is let in. */
    pace: z.object({ perMinute: z.array(z.int()), drift: z.number() }).nullable(),
  })
  .meta({ id: "WindowPlaces" });
export type WindowPlaces = z.output<typeof WindowPlaces>;

export const windowPlaces = defineRoute({
  method: "GET",
  path: "/api/queue/windows/:id/places",
  who: "anyone",
  summary:
    "Who has left the line, by rank, and its pace: the same for all who look on, for a cache to keep for a second.",
  params: IdParams,
  underLoad: "late",
  response: WindowPlaces,
});
