/** Money apart from a single booking: the gateway's messages, the operators' accounts, the proof of the books. */
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { type Closing, closeDifference, listDifferences } from "../proof/differences.ts";
import { changePayoutAccount, readPayoutAccount } from "./payout-accounts.ts";
import { receiveStripeEvent, type SignedMessage } from "./stripe-events.ts";

export type MoneyService = ReturnType<typeof moneyService>;

export function moneyService(deps: Dependencies) {
  return {
    /** Throws AppError `bad_signature`, `not_found` where Stripe is not set up. */
    receiveStripeEvent: async (message: SignedMessage): Promise<void> => {
      if (!deps.config.stripe) throw new AppError("not_found");
      await receiveStripeEvent(deps, deps.config.stripe.webhookSecret, message);
    },
    payoutAccount: (operatorId: string) => readPayoutAccount(deps, operatorId),
    changePayoutAccount: (user: Parameters<typeof changePayoutAccount>[1], account: string | null) =>
      changePayoutAccount(deps, user, account),
    differences: () => listDifferences(deps),
    resolveDifference: (staffId: string, id: string, closing: Closing) => closeDifference(deps, staffId, id, closing),
  };
}
