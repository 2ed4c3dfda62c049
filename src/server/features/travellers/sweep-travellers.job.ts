/** Takes away whom visitors added to a shared demonstration account. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepTravellers = defineJob({
  name: "travellers.sweep",
  data: z.object({}),
  retries: 0,
  everyMinutes: 10,
});
