/** Takes away invitations into teams that ended long ago. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepTeam = defineJob({ name: "team.sweep", data: z.object({}), retries: 0, everyMinutes: 60 });
