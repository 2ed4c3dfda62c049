/** Seats came back, or the sale changed, where parties wait: sent with that transaction, done by the waitlist. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const serveWaitlist = defineJob({
  name: "packages.serve-waitlist",
  data: z.object({ packageId: z.string() }),
  retries: 5,
});
