/** The look for whose papers and other things are due soon. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const remindOfDuesJob = defineJob({ name: "journey.remind", data: z.object({}), retries: 0, everyMinutes: 60 });
