/** The look for who has to be reminded of a hold, an answer or a missing reference. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const remindJob = defineJob({
  name: "bookings.remind",
  data: z.object({}),
  retries: 0,
  everyMinutes: 10,
});
