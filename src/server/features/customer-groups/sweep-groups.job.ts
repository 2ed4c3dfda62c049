/** Deleted groups that can no longer be brought back go for good. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepGroups = defineJob({
  name: "customer_groups.sweep",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});
