/** Moves on what nobody has answered or taken further in time. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepProblems = defineJob({
  name: "problems.sweep",
  data: z.object({}),
  retries: 0,
  everyMinutes: 5,
});
