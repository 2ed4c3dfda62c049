/** Payment methods: one's own, in one's own order, and never a card number. */
import { describe, expect, it } from "vitest";
import {
  addPaymentMethod,
  changePaymentMethod,
  listPaymentMethods,
  orderPaymentMethods,
  removePaymentMethod,
} from "#contract/payment-methods.ts";
import { MOST_METHODS } from "#domain/payment-method.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";

const app = await testApp();

const CARD = {
  type: "visa",
  brand: "Everyday card",
  lastFour: "4242",
  currency: "GBP",
  limit: "15000.00",
  fees: null,
} as const;
const FEES = {
  spreadPercent: 0.25,
  foreignPercent: 2.75,
  fixedFee: "0.00",
  minimum: "0.00",
  cashbackPercent: 1,
  cashbackCap: "50.00",
} as const;

async function givenTwo() {
  const { session } = await givenPilgrim(app);
  await app.call(addPaymentMethod, { body: CARD }, session);
  const second = { ...CARD, type: "mastercard", brand: "Travel card", limit: "20000.00", fees: FEES } as const;
  const [first, other] = await app.call(addPaymentMethod, { body: second }, session);
  return { session, ids: [first?.id ?? "", other?.id ?? ""] as const };
}

describe("payment methods", () => {
  it("stand in their owner's order, the first of them primary", async () => {
    const { session, ids } = await givenTwo();

    const turned = await app.call(orderPaymentMethods, { body: { ids: ids.toReversed() } }, session);

    expect(turned.map(({ brand, status }) => [brand, status])).toEqual([
      ["Travel card", "primary"],
      ["Everyday card", "backup"],
    ]);
    expect(turned[0]).toMatchObject({ limit: { amount: "20000.00", currency: "GBP" }, fees: FEES });
    expect(turned[1]?.fees).toBeNull();
    expect(await app.call(listPaymentMethods, {}, session)).toEqual(turned);
  });

  it("are changed in part, and another takes the place of a primary one that goes", async () => {
    const { session, ids } = await givenTwo();
    const args = { params: { id: ids[1] }, body: { limit: "12500.50", fees: null } };
    const changed = await app.call(changePaymentMethod, args, session);

    const left = await app.call(removePaymentMethod, { params: { id: ids[0] } }, session);

    expect(changed[1]).toMatchObject({ brand: "Travel card", limit: { amount: "12500.50" }, fees: null });
    expect(left.map(({ id, status }) => [id, status])).toEqual([[ids[1], "primary"]]);
  });

  it("of somebody else are not there", async () => {
    const { ids } = await givenTwo();
    const { session } = await givenPilgrim(app);
    const params = { id: ids[0] };

    expect(await app.call(listPaymentMethods, {}, session)).toEqual([]);
    expect((await app.refusal(removePaymentMethod, { params }, session)).code).toBe("not_found");
    expect((await app.refusal(changePaymentMethod, { params, body: { brand: "Mine" } }, session)).code).toBe(
      "not_found",
    );
    expect((await app.refusal(orderPaymentMethods, { body: { ids: [ids[0]] } }, session)).code).toBe(
      "changed_meanwhile",
    );
  });

  it("are at most so many, however many devices add them at once", async () => {
    const { session } = await givenPilgrim(app);

    const answers = await Promise.allSettled(
      Array.from({ length: MOST_METHODS + 6 }, () => app.call(addPaymentMethod, { body: CARD }, session)),
    );

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_METHODS);
    expect(await app.call(listPaymentMethods, {}, session)).toHaveLength(MOST_METHODS);
  });

  it.each([
    ["a card number as its name", { brand: "4242 4242 4242 4242" }],
    ["one in the digits of another keyboard", { brand: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢" }],
    ["a limit of nothing", { limit: "0.00" }],
    ["three decimals", { limit: "10.005" }],
    ["a limit below zero", { limit: "-5.00" }],
    ["a currency that is not known", { currency: "XXX" }],
    ["a fee above every provider's", { fees: { ...FEES, foreignPercent: 21 } }],
  ])("with %s are refused", async (_, wrong) => {
    const { session } = await givenPilgrim(app);

    const answer = await app.inject({
      method: "POST",
      url: "/api/payment/methods",
      headers: { ...session, origin: app.platform.config.publicUrl },
      payload: { ...CARD, ...wrong },
    });

    expect(answer.statusCode).toBe(400);
  });
});
