/** The look for steps of payment plans that are due soon. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const remindStepsJob = defineJob({
  name: "payments.remind-steps",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
