/** The account to which an operator is paid: named by its operator alone, and only one that Stripe knows. */
import { afterAll, describe, expect, it } from "vitest";
import { paymentDifferences } from "#contract/payment-gateway.ts";
import { changePayoutAccount, payoutAccount } from "#contract/payouts.ts";
import { testApp } from "../../../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../../../test/factories/accounts.ts";
import { NEW_ACCOUNT, READY_ACCOUNT, stripeServer } from "../../../../../../test/stripe-server.ts";

const stripe = await stripeServer();
afterAll(() => stripe.close());
const app = await testApp({
  settings: { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_API_URL: stripe.url },
});
const sandbox = await testApp();

describe("a payout account", () => {
  it("is missing, is named, tells how it stands at Stripe, and is taken back", async () => {
    const { session, user } = await givenOperator(app);
    const name = (account: string | null) => app.call(changePayoutAccount, { body: { account } }, session);

    expect(await app.call(payoutAccount, {}, session)).toEqual({ needed: true, account: null, state: null });
    expect(await name(` ${NEW_ACCOUNT} `)).toEqual({ needed: true, account: NEW_ACCOUNT, state: "not_ready" });
    expect(await name(READY_ACCOUNT)).toEqual({ needed: true, account: READY_ACCOUNT, state: "ready" });
    expect(await name(null)).toMatchObject({ account: null });
    const record = app.platform.db.selectFrom("audit").select("action").where("subjectId", "=", user.id);
    const actions = (await record.orderBy("id").execute()).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("operator.account"))).toEqual([
      "operator.account_named",
      "operator.account_named",
      "operator.account_removed",
    ]);
  });

  it.each(["acct_", "acct_1; drop", "cus_123", "", 7])("is refused when it is written %o", async (account) => {
    const { session } = await givenOperator(app);

    const refusal = await app.refusal(changePayoutAccount, { body: { account } }, session);

    expect(refusal).toMatchObject({ status: 400, errors: { account: expect.any(String) } });
  });

  it("is refused when Stripe does not know it as connected", async () => {
    const { session } = await givenOperator(app);

    const refusal = await app.refusal(changePayoutAccount, { body: { account: "acct_1Strange" } }, session);

    expect(refusal).toMatchObject({ status: 400, errors: { account: expect.stringContaining("Stripe") } });
    expect(await app.call(payoutAccount, {}, session)).toMatchObject({ account: null });
  });

  it("is nobody else's to see or to name", async () => {
    for (const { session } of [await givenPilgrim(app), await givenStaff(app)]) {
      expect((await app.refusal(payoutAccount, {}, session)).status).toBe(403);
      expect((await app.refusal(changePayoutAccount, { body: { account: null } }, session)).status).toBe(403);
    }
    expect((await app.refusal(payoutAccount, {})).status).toBe(401);
    expect((await app.refusal(paymentDifferences, {}, (await givenOperator(app)).session)).status).toBe(403);
  });

  it("is not needed by the sandbox, which has no messages either", async () => {
    const { session } = await givenOperator(sandbox);
    const headers = { "content-type": "application/json", "stripe-signature": "t=1,v1=0" };

    const message = await sandbox.inject({
      method: "POST",
      url: "/api/payment/webhooks/stripe",
      headers,
      payload: "{}",
    });

    expect(await sandbox.call(payoutAccount, {}, session)).toEqual({ needed: false, account: null, state: null });
    expect(message.statusCode).toBe(404);
  });
});
