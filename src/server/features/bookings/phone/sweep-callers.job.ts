/** Forgets callers whose bookings nobody has claimed and that ended some weeks ago. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepCallers = defineJob({
  name: "bookings.sweep-callers",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
