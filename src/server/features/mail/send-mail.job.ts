/** The job behind every mail; while the mail server is away it comes back with growing pauses. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const sendMail = defineJob({
  name: "mail.send",
  data: z.object({ mailId: z.string() }),
  // The pauses grow to five minutes: a mail is tried for two days.
  retries: 600,
});
