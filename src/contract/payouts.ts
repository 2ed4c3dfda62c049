/** The account at the payment gateway to which an operator is paid. */
import { z } from "zod";
import { defineRoute } from "./route.ts";

export const PayoutAccount = z
  .object({
    /** Whether payments by card need it here; the sandbox does not. */
    needed: z.boolean(),
    /** Null until the operator has named one. */
    account: z.string().nullable(),
    /** What the gateway says of it; null where it was not asked. */
    state: z.enum(["ready", "not_ready", "unknown"]).nullable(),
  })
  .meta({ id: "PayoutAccount" });
export type PayoutAccount = z.output<typeof PayoutAccount>;

export const payoutAccount = defineRoute({
  method: "GET",
  path: "/api/operator/payout-account",
  who: ["operator"],
  right: "owner",
  summary: "The operator's own account at the gateway, as it stands there.",
  response: PayoutAccount,
});

export const changePayoutAccount = defineRoute({
  method: "PUT",
  path: "/api/operator/payout-account",
  who: ["operator"],
  right: "owner",
  business: "take_money",
  summary: "Names the account, or takes it back with null. Only one that the gateway knows as connected is taken.",
  body: z.object({
    account: z
      .string()
      .trim()
      .regex(/^acct_[A-Za-z0-9]{1,60}$/)
      .nullable(),
  }),
  response: PayoutAccount,
  errors: ["demo_account"],
});
