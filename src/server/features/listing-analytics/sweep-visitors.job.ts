/** Forgets who was counted on the days before. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepVisitors = defineJob({
  name: "reach.sweep_visitors",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});
