/** Removes pictures of confirmations that no row knows. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepPictures = defineJob({
  name: "bookings.sweep-number-pictures",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
