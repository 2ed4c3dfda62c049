/** The nightly proof of the books. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const proveBooksJob = defineJob({
  name: "payments.prove-books",
  data: z.object({}),
  retries: 3,
  dailyAt: "02:40",
});
