/** The look for reference rates of a new day; two a day are asked for, and a failed try comes again with the next. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const refreshRatesJob = defineJob({
  name: "payments.refresh-rates",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});
