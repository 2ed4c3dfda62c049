/** Forgets conversations that are kept no longer. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sweepConversations = defineJob({
  name: "assistant.sweep",
  data: z.object({}),
  retries: 2,
  everyMinutes: 10,
});
