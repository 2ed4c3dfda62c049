/** Carries out answers whose minute is over: sent with each answer for its end, and every minute for what a crash left behind. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const carryOutAnswersJob = defineJob({
  name: "bookings.carry-out-answers",
  data: z.object({}),
  retries: 3,
  everyMinutes: 1,
});
