/** Takes away groups that visitors made on a shared demonstration account, and invitations that ended long ago. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepHouseholds = defineJob({
  name: "households.sweep",
  data: z.object({}),
  retries: 0,
  everyMinutes: 10,
});
