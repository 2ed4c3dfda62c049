/** The look for who has to be reminded. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const remindJob = defineJob({
  name: "bookings.remind",
  data: z.object({}),
  retries: 0,
  everyMinutes: 10,
});
