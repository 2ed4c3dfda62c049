/** The fair queue: sale windows, joining and leaving, one's own place, and the proof that anybody can recompute. */
import { z } from "zod";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { DRAW_ALGORITHM } from "#domain/queue/draw.ts";
import { PRIORITY_PARTS } from "#domain/queue/priority.ts";
import { ALERT_PLACES, DEFAULT_ADMITTED_MINUTES, QUEUE_TICKET_STATES } from "#domain/queue/ticket.ts";
import { WAIT_BASES } from "#domain/queue/wait.ts";
import {
  ADMIT_PER_MINUTE,
  ADMITTED_MINUTES,
  CLOSE_REASONS,
  MOST_WINDOW_PACKAGES,
  STEP_FREE_EVERY,
  WINDOW_STATES,
} from "#domain/queue/window.ts";
import { IdParams, Instant } from "./amounts.ts";
import { LineMark } from "./queue-places.ts";
import { defineRoute, NEEDS } from "./route.ts";

const WindowPackage = z.object({
  id: z.string(),
  title: z.string(),
  availableSlots: z.int(),
  channels: z.array(z.enum(CHANNELS)),
});

export const SaleWindow = z
  .object({
    id: z.string(),
    operatorId: z.string(),
    operatorName: z.string(),
    state: z.enum(WINDOW_STATES),
    closeReason: z.enum(CLOSE_REASONS).nullable(),
    opensAt: Instant,
    /** When it was drawn. */
    openedAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    admitPerMinute: z.int(),
    admittedMinutes: z.int(),
    /** Every so many-th admission goes to households that need step-free seats; null: no such lane. */
    stepFreeEvery: z.int().nullable(),
    /** The hash of the secret that the draw will use. */
    commitment: z.string(),
    /** The round of public randomness that the draw takes; null: the server's seed only. */
    beaconRound: z.string().nullable(),
    packages: z.array(WindowPackage),
    /** Households that wait, and that were admitted so far. */
    ...{ waiting: z.int(), admitted: z.int() },
    /** Staff have suspended its operator: nobody is drawn or let in, and nobody can join, until that ends. */
    operatorStopped: z.boolean(),
    /** It stands still: nothing of it can be had for now, nobody is drawn or let in, and a turn that had begun has its time back. */
    rests: z.boolean(),
    /** Its other buyers are simulated, as part of a demonstration. */
    simulated: z.boolean(),
  })
  .meta({ id: "SaleWindow" });
export type SaleWindow = z.output<typeof SaleWindow>;

const Interval = z.object({ p10: z.number(), p50: z.number(), p90: z.number() });

/** One household's place in one window. */
export const QueueTicket = z
  .object({
    /** The opaque id under which the public proof names it. */
    entryId: z.string(),
    windowId: z.string(),
    /** Who sells there. */
    operatorName: z.string(),
    state: z.enum(QUEUE_TICKET_STATES),
    familyId: z.string().nullable(),
    seats: z.int(),
    joinedAt: Instant,
    /** As the public list has it; null before the draw or until it is counted in, and when it waits no more. */
    rank: z.int().nullable(),
    /** 1 is next: the rank less those before it who have left. Null where the rank is. */
    position: z.int().nullable(),
    /** Who had left when the position was worked out: the window's places go on from there. Null where the position is. */
    asOf: LineMark.nullable(),
    /** The reader may use the turn and give the place up: joined, or administers the household. */
    isMine: z.boolean(),
    /** The first name of whoever joined; null once that account is gone. */
    holder: z.string().nullable(),
    /** Whole minutes by which eight of ten in this place are in, or to the turn by the announced pace; null while nobody who wants so many is let in. */
    estimatedWaitTime: z.int().nullable(),
    /** What the wait rests on; null without one. */
    waitBasis: z.enum(WAIT_BASES).nullable(),
    /** Minutes by which one, five and nine of ten are in. */
    interval: Interval.nullable(),
    /** Percent, in steps of 5, that seats are left when the turn comes; null while too little is known. */
    chance: z.int().nullable(),
    /**
     * Of the households ahead and of those whose turn runs, how many at least have to take no seat for this one to find its
     * own; null when it waits no more.
     */
    leastPassing: z.int().nullable(),
    /** Households whose turn runs: what they may take is set aside; null when it waits no more. */
    undecided: z.int().nullable(),
    /** Until when seats may be held; null unless admitted. */
    turnEndsAt: Instant.nullable(),
    /** When the turn ran out unused; null otherwise. */
    turnEndedAt: Instant.nullable(),
    /** Seats that a turn may hold: fewer than `seats` where people of it count with another place; null unless admitted. */
    mostSeats: z.int().nullable(),
    /** What was held in the turn; of one that ran out: the seats went back after the turn's time. */
    bookingId: z.string().nullable(),
  })
  .meta({ id: "QueueTicket" });
export type QueueTicket = z.output<typeof QueueTicket>;

const Points = z.int().min(0).max(100);

export const QueueStatus = z
  .object({
    status: z.enum(["idle", "waiting", "admitted", "completed"]),
    position: z.int().nullable(),
    estimatedWaitTime: z.int().nullable(),
    /** 0–100: how ready the household is to book; it never changes the order. */
    priorityScore: Points,
    priorityParts: z.object(
      Object.fromEntries(PRIORITY_PARTS.map((part) => [part, Points])) as Record<
        (typeof PRIORITY_PARTS)[number],
        typeof Points
      >,
    ),
    /** Households waiting in this window; null without one. */
    totalInQueue: z.int().nullable(),
    /** Households admitted a minute, measured; null while too little is known. */
    processingRate: z.number().nullable(),
    windowId: z.string().nullable(),
    /** The one that the figures above are of. */
    ticket: QueueTicket.nullable(),
    /** All of one's tickets that live or have ended lately, the most pressing first. */
    tickets: z.array(QueueTicket),
    /** Windows that can be joined or are going on; of a suspended operator those alone in which one has a place. */
    windows: z.array(SaleWindow),
  })
  .meta({ id: "QueueStatus" });
export type QueueStatus = z.output<typeof QueueStatus>;

export const queueStatus = defineRoute({
  method: "GET",
  path: "/api/queue/status",
  who: "signed_in",
  summary: "One's own place: of the admitted ticket first, else of the nearest waiting one, else of the last.",
  underLoad: "late",
  response: QueueStatus,
});

/** How a package that a household would like can be had. */
export const WISH_WAYS = ["direct", "turn", "in_line", "joinable", "announced", "off_sale", "not_served"] as const;

export const QueueOutlook = z
  .object({
    /** The household's ranked wishes, best first. */
    wishes: z.array(
      z.object({
        packageId: z.string(),
        title: z.string(),
        operatorName: z.string(),
        /**
         * `direct`: sold without a queue; `turn`: one may hold it now; `in_line`: one waits for it; `joinable`: as if one
         * joined now; `announced`: drawn later; `not_served`: another channel's, where the account lives.
         */
        way: z.enum(WISH_WAYS),
        windowId: z.string().nullable(),
        /** Percent that seats are left for the whole household, in steps of 5; null while too little is known. */
        chance: z.int().nullable(),
      }),
    ),
    /** The wish that is worth most given its chance; null while no chance is known. */
    best: z.string().nullable(),
    /** Where and when to join; null where no window is worth it. */
    time: z
      .object({
        windowId: z.string(),
        operatorName: z.string(),
        opensAt: Instant,
        /** `before_draw`: any moment until it opens. */
        when: z.enum(["before_draw", "now"]),
        chance: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "QueueOutlook" });
export type QueueOutlook = z.output<typeof QueueOutlook>;

export const queueOutlook = defineRoute({
  method: "GET",
  path: "/api/queue/outlook",
  who: "signed_in",
  summary: "The best of the household's ranked wishes given the chance of each, and the best time to join.",
  response: QueueOutlook,
});

export const saleWindows = defineRoute({
  method: "GET",
  path: "/api/queue/windows",
  who: "anyone",
  summary: "Sale windows that are announced or going on, the next first, and those that closed in the last 30 days.",
  underLoad: "late",
  response: z.array(SaleWindow),
});

export const saleWindow = defineRoute({
  method: "GET",
  path: "/api/queue/windows/:id",
  who: "anyone",
  summary: "One sale window.",
  params: IdParams,
  underLoad: "late",
  response: SaleWindow,
});

export const announceWindow = defineRoute({
  method: "POST",
  path: "/api/queue/windows",
  once: "kept",
  who: ["operator"],
  right: "packages",
  business: "sell",
  summary: "Announces a sale window for packages of one's own; the draw's commitment is public from now on.",
  body: z.object({
    packageIds: z.array(IdParams.shape.id).min(1).max(MOST_WINDOW_PACKAGES),
    opensAt: Instant,
    admitPerMinute: z.int().min(ADMIT_PER_MINUTE.least).max(ADMIT_PER_MINUTE.most),
    admittedMinutes: z.int().min(ADMITTED_MINUTES.least).max(ADMITTED_MINUTES.most).default(DEFAULT_ADMITTED_MINUTES),
    stepFreeEvery: z.int().min(STEP_FREE_EVERY.least).max(STEP_FREE_EVERY.most).nullable().default(null),
  }),
  response: SaleWindow,
  status: 201,
  errors: ["licence_needed", "not_on_sale", "already_in_window", "unacceptable"],
});

const change = {
  method: "POST",
  once: "kept",
  params: IdParams,
  response: SaleWindow,
  errors: ["illegal_transition"],
} as const;

export const pauseWindow = defineRoute({
  ...change,
  path: "/api/queue/windows/:id/pause",
  who: ["operator", "staff"],
  right: "packages",
  summary: "Nobody is admitted until the window is resumed; places stay, and turns that have begun go on.",
});

export const resumeWindow = defineRoute({
  ...change,
  path: "/api/queue/windows/:id/resume",
  who: ["operator", "staff"],
  right: "packages",
  business: "sell",
  summary: "Admission goes on at the announced rate.",
});

export const closeWindow = defineRoute({
  ...change,
  path: "/api/queue/windows/:id/close",
  who: ["operator"],
  right: "packages",
  summary: "Ends the window: everybody is told, and its packages are on direct sale again.",
});

export const joinWindow = defineRoute({
  method: "POST",
  path: "/api/queue/windows/:id/join",
  who: ["pilgrim"],
  business: "sell",
  needs: NEEDS,
  summary: "Takes the one place of a household, or of somebody alone; asked again, it answers the same place.",
  params: IdParams,
  body: z.object({
    /** A household that the asker administers. */
    familyId: IdParams.shape.id.optional(),
    /** Seats wanted, no more than people of the household can come; left out: one for each of them. */
    seats: z.int().min(1).max(MAX_PARTY).optional(),
    /** Needs step-free seats; counts only where the window has a lane for them. */
    stepFree: z.boolean().default(false),
  }),
  underLoad: "last",
  standsOn: "sales",
  response: QueueTicket,
  status: 201,
  errors: ["already_in_queue", "window_closed", "not_on_sale", "channel_not_served", "unacceptable"],
});

export const leaveWindow = defineRoute({
  method: "DELETE",
  path: "/api/queue/windows/:id/join",
  once: "kept",
  who: ["pilgrim"],
  summary: "Gives the place up; it cannot be had back, only a new one at the end.",
  params: IdParams,
  response: "empty",
});

/** By which channels it comes stands in the notice settings, topic `places`, as for the turn itself and the end. */
export const QueueAlerts = z
  .object({
    /** Told once when so many places, or fewer, are left before the turn: 1 is next. Null: not told. */
    places: z.int().min(ALERT_PLACES.least).max(ALERT_PLACES.most).nullable(),
  })
  .meta({ id: "QueueAlerts" });
export type QueueAlerts = z.output<typeof QueueAlerts>;

export const queueAlerts = defineRoute({
  method: "GET",
  path: "/api/queue/alerts",
  who: ["pilgrim"],
  summary: "At how many places before the turn one is told that it comes near.",
  response: QueueAlerts,
});

export const chooseQueueAlerts = defineRoute({
  method: "PUT",
  path: "/api/queue/alerts",
  who: ["pilgrim"],
  summary: "Chooses it, for the windows that one stands in now too; who was told already is not told again.",
  body: QueueAlerts,
  response: QueueAlerts,
});

/** The shape of the file that `windowProof` streams. */
export const Proof = z.object({
  algorithm: z.literal(DRAW_ALGORITHM),
  commitment: z.string(),
  serverSeed: z.string().nullable(),
  ticketRoot: z.string().nullable(),
  beacon: z.string().nullable(),
  beaconRound: z.string().nullable(),
  seed: z.string().nullable(),
  opensAt: Instant,
  drawn: z.array(z.object({ entryId: z.string(), rank: z.int() })),
  arrivals: z.array(z.object({ entryId: z.string(), rank: z.int(), at: Instant })),
});

export const windowProof = defineRoute({
  method: "GET",
  path: "/api/queue/windows/:id/proof",
  who: "anyone",
  summary:
    "Everything that the order follows from, as JSON; the secret and what rests on it are null before the opening.",
  params: IdParams,
  response: "file",
});

/** Promised against delivered, of windows that are over. */
export const WindowRecord = z
  .object({
    windowId: z.string(),
    operatorName: z.string(),
    opensAt: Instant,
    households: z.int(),
    admitted: z.int(),
    bought: z.int(),
    /** Promises with an outcome. */
    promises: z.int(),
    /** Share of them kept: admitted by the promised minute; eight of ten are meant to be. */
    kept: z.number().nullable(),
    /** Share within the interval that eight of ten are meant to be in. */
    covered: z.number().nullable(),
    /** Minutes: the middle of what was promised, and of what those people waited from then on. */
    promisedMinutes: z.number().nullable(),
    waitedMinutes: z.number().nullable(),
  })
  .meta({ id: "WindowRecord" });
export type WindowRecord = z.output<typeof WindowRecord>;

export const windowRecords = defineRoute({
  method: "GET",
  path: "/api/queue/records",
  who: "anyone",
  summary: "Windows that are over, the newest first: how long people were promised to wait, and how long they did.",
  response: z.array(WindowRecord),
});

/** Share 0–1. */
const Share = z.number().min(0).max(1);

export const QueueCalibration = z
  .object({
    /** By tenths of the chance that was told first, ascending: how many were told so, the mean of it, and who got in. */
    bins: z.array(z.object({ count: z.int(), said: Share, came: Share })),
    /** The mean distance between the two, by households; null while no chance has an outcome. */
    error: Share.nullable(),
  })
  .meta({ id: "QueueCalibration" });
export type QueueCalibration = z.output<typeof QueueCalibration>;

export const queueCalibration = defineRoute({
  method: "GET",
  path: "/api/queue/calibration",
  who: "anyone",
  summary: "Chances of a seat that were told in windows that are over, against who then found seats.",
  response: QueueCalibration,
});
