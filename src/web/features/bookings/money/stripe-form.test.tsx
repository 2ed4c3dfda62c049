/** Paying on Stripe's page, and a payment that is begun and not confirmed. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../../testing/amounts.ts";
import { json, stopPageLoads, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const user = userWith({ countryOfResidence: "ID", travelsAlone: true });
const open = {
  amount: usd("23850.00"),
  since: "2026-11-20T14:05:00.000Z",
  number: "7b1c9a52-1111-4222-8333-444455556666",
  gatewayNumber: "cs_test_1",
  page: `${location.origin}/stripe-page`,
  state: "open" as const,
};

const gatewayThat = (ready: boolean) => ({
  "GET /api/payment/gateway": () => json({ kind: "stripe", ready, cards: [] }),
});

it("leads to Stripe's page with what was shown, and asks for no card here", async () => {
  const asked = stopPageLoads();
  let sent: unknown;
  const booking = bookingWith();
  const answers = {
    ...gatewayThat(true),
    "GET /api/bookings/b7": () => json(booking),
    "POST /api/bookings/b7/pay": (body: unknown) => {
      sent = body;
      return json({ ...booking, openPayment: open });
    },
  };
  await renderAt("/bookings/b7", { user, answers });

  await page.getByRole("button", { name: /on Stripe's page/ }).click();

  await expect.poll(() => asked).toEqual(["/stripe-page"]);
  expect(sent).toEqual({ scope: "next", amount: usd("23850.00") });
  expect(page.getByRole("radio").elements()).toHaveLength(0);
});

it("says that an operator without an account cannot be paid, and offers no button", async () => {
  await renderAt("/bookings/b7", {
    user,
    answers: { ...gatewayThat(false), "GET /api/bookings/b7": () => json(bookingWith()) },
  });

  await expect.element(page.getByText(/has not set up card payments yet/)).toBeVisible();
  expect(page.getByRole("button", { name: /Stripe's page/ }).elements()).toHaveLength(0);
});

it("of a payment that is begun shows what proves it, asks how it stands, and ends it", async () => {
  const calls: string[] = [];
  const answer = (name: string) => () => {
    calls.push(name);
    return json(bookingWith());
  };
  await renderAt("/bookings/b7", {
    user,
    answers: {
      ...gatewayThat(true),
      "GET /api/bookings/b7": () => json(bookingWith({ openPayment: { ...open, page: null } })),
      "POST /api/bookings/b7/payment/ask": answer("ask"),
      "POST /api/bookings/b7/payment/withdraw": answer("withdraw"),
    },
  });

  await expect.element(page.getByText("Money sent, not confirmed")).toBeVisible();
  await expect.element(page.getByText(open.number)).toBeVisible();
  await expect.element(page.getByText(open.gatewayNumber)).toBeVisible();
  await page.getByRole("button", { name: "Ask how it stands" }).click();
  await page.getByRole("button", { name: "End it and begin again" }).click();
  await expect.poll(() => calls).toEqual(["ask", "withdraw"]);
});

it("of money that is not what was asked for says not to pay again, and offers nothing to press", async () => {
  await renderAt("/bookings/b7", {
    user,
    answers: {
      ...gatewayThat(true),
      "GET /api/bookings/b7": () => json(bookingWith({ openPayment: { ...open, page: null, state: "held" } })),
    },
  });

  await expect.element(page.getByText("Money arrived that is not what was asked for")).toBeVisible();
  expect(page.getByRole("button", { name: "Ask how it stands" }).elements()).toHaveLength(0);
});
