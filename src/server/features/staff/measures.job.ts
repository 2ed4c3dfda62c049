/** What follows a measure: its end where nobody confirms it, and the word to everybody who has a booking or a place at the operator. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const endUnconfirmed = defineJob({
  name: "staff.end_unconfirmed_measures",
  data: z.object({}),
  retries: 0,
  everyMinutes: 5,
});

export const tellCustomers = defineJob({
  name: "staff.tell_customers_of_measure",
  data: z.object({ measureId: z.string(), kind: z.enum(["operator_stopped", "operator_back", "sale_back"]) }),
  retries: 5,
});
