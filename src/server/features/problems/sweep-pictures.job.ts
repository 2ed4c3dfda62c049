/** Removes pictures of problems that no row knows. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepProblemPictures = defineJob({
  name: "problems.sweep-pictures",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
