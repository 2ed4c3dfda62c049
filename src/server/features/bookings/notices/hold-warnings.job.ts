/** The look for holds that are about to end. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const warnHoldsJob = defineJob({
  name: "bookings.warn-holds",
  data: z.object({}),
  retries: 0,
  everyMinutes: 1,
});
