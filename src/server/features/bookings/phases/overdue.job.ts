/** The sweep of what ends by itself. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const endOverdueJob = defineJob({
  name: "bookings.end-overdue",
  data: z.object({}),
  retries: 0,
  everyMinutes: 1,
});
