/** What an operator's employee may call is said in the contract, call by call. */
import { expect, it } from "vitest";
import { operatorRoutes } from "../../test/contract-routes.ts";

/** What belongs to a business, whoever else may call it. */
const OF_A_BUSINESS = /^\w+ \/api\/(operator|bookings|packages|enquiries|reviews|problems)(\/|$)/;
/** About the account of whoever asks, and nothing of a business. */
const OWN_ACCOUNT = [
  "GET /api/bookings/user",
  "DELETE /api/operator/team/membership",
  "POST /api/operator/team/joining/accept",
];

const asksARight = [...(await operatorRoutes())].filter(
  ([name, { who }]) => !OWN_ACCOUNT.includes(name) && (who !== "signed_in" || OF_A_BUSINESS.test(name)),
);

it.each(asksARight)("%s names the right that an employee needs", (_, route) => {
  expect(route.right).toBeDefined();
});
