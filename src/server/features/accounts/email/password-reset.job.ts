/** Sends what a request for a new password leads to; also sent for nobody, so that the request takes as long. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sendPasswordReset = defineJob({
  name: "accounts.send_password_reset",
  data: z.object({ userId: z.string().nullable() }),
  retries: 5,
});
