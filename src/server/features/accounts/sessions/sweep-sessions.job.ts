/** Deletes sessions that have ended; reads never honour them, so this is only housekeeping. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepSessions = defineJob({
  name: "accounts.sweep_sessions",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});
