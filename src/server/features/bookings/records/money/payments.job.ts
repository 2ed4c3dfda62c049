/** Jobs around money: one payment brought to its outcome, and the search for those that lost their way. */
import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";

export const settlePaymentJob = defineJob({
  name: "payments.settle",
  data: z.object({ paymentId: z.string() }),
  retries: 8,
});

/** Finds payments whose process ended between asking the gateway and writing down its answer. */
export const settleForgottenJob = defineJob({
  name: "payments.settle-forgotten",
  data: z.object({}),
  retries: 0,
  everyMinutes: 1,
});
