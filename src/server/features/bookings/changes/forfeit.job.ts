/** The look for seats won in a turn whose passport was refused. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const forfeitSeatsJob = defineJob({
  name: "bookings.forfeit-seats",
  data: z.object({}),
  retries: 0,
  everyMinutes: 1,
});
