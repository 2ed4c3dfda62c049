/** The round that tells people of the dates in their payment schedules. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const remindOfAmountsJob = defineJob({
  name: "bookings.remind-of-amounts",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
