/** The round over all lines: for what ends by itself, and for whatever a node that died left undone. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepWaitlists = defineJob({
  name: "waitlist.sweep",
  data: z.object({}),
  retries: 0,
  everyMinutes: 1,
});
