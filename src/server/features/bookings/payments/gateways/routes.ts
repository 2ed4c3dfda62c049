/** The calls of the gateway itself, of operators about their account, and of staff about what differs. */
import * as contract from "#contract/payment-gateway.ts";
import * as payouts from "#contract/payouts.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { MoneyService } from "./service.ts";

export async function gatewayRoutes(app: App, money: MoneyService): Promise<void> {
  handle(app, payouts.payoutAccount, ({ user }) => money.payoutAccount(user.operatorId));
  handle(app, payouts.changePayoutAccount, ({ user, body }) => money.changePayoutAccount(user, body.account));
  handle(app, contract.paymentDifferences, () => money.differences());
  handle(app, contract.resolvePaymentDifference, ({ user, params, body }) =>
    money.resolveDifference(user.id, params.id, body),
  );
  await app.register(async (scope) => webhookRoute(scope, money));
}

/** In a scope of its own: here alone a body is left as it came, because the signature is over its bytes. */
function webhookRoute(scope: App, money: MoneyService): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  handle(scope, contract.stripeWebhook, ({ request, headers }) => {
    const signature = headers["stripe-signature"];
    if (signature === undefined || !Buffer.isBuffer(request.body)) throw new AppError("bad_signature");
    return money.receiveStripeEvent({ bytes: request.body, signature });
  });
}
