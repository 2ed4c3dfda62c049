/** Deletes letters that have been kept for as long as the privacy page says. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepMessages = defineJob({
  name: "contact.sweep_messages",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});
