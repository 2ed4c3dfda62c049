/** Deletes letters that no try could send any more, with the links and names in them. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepMails = defineJob({ name: "mail.sweep", data: z.object({}), retries: 2, everyMinutes: 30 });
