/** Takes files out of the store whose rows, and with them their keys, are gone. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const removeFiles = defineJob({
  name: "privacy.remove-files",
  data: z.object({ fileIds: z.array(z.string()) }),
  retries: 20,
});
