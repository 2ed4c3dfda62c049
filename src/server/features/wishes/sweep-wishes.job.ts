/** Forgets shared wishes that nobody has touched for long; their consent ends with them. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepWishes = defineJob({ name: "wishes.sweep", data: z.object({}), retries: 2, everyMinutes: 30 });
