/** The pilgrim's dashboard: everything that it shows, in one answer. */
import { z } from "zod";
import { Booking } from "./bookings.ts";
import { verdictRate } from "./documents.ts";
import { FamilyGroup } from "./family.ts";
import { Journey } from "./journey.ts";
import { Activity } from "./notifications.ts";
import { PaymentPlan } from "./payment-plans.ts";
import { QueueStatus } from "./queue.ts";
import { defineRoute } from "./route.ts";
import { WaitlistEntry } from "./waitlist.ts";

/** Each part is what its own call answers; null where it could not be read, which is no reason to withhold the others. */
export const Dashboard = z
  .object({
    journey: Journey.nullable(),
    bookings: z.array(Booking).nullable(),
    activity: z.array(Activity).nullable(),
    families: z.array(FamilyGroup).nullable(),
    queue: QueueStatus.nullable(),
    waitlist: z.array(WaitlistEntry).nullable(),
    /** Saved payment plans: own ones, and those of which the reader is asked to pay a step. */
    plans: z.array(PaymentPlan).nullable(),
    rate: verdictRate.response.nullable(),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.output<typeof Dashboard>;

export const dashboard = defineRoute({
  method: "GET",
  path: "/api/dashboard",
  who: ["pilgrim"],
  summary:
    "Journey, bookings, activity, households, place in line, waitlists, payment plans and the rate of verdicts in one answer.",
  response: Dashboard,
});
