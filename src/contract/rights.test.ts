/** What an operator's employee may call is said in the contract, call by call. */
import { expect, it } from "vitest";
import { operatorRoutes } from "../../test/contract-routes.ts";

/** About the account of whoever asks, and nothing of a business. */
const OWN_ACCOUNT = [
  /^\w+ \/api\/user(\/|$)/,
  /^\w+ \/api\/email-verification$/,
  /^\w+ \/api\/(notifications|activity|documents|family|journey|payment\/gateway)(\/|$)/,
  /^GET \/api\/bookings\/user$/,
  /^DELETE \/api\/operator\/team\/membership$/,
  /^POST \/api\/operator\/team\/joining\//,
];

const routes = await operatorRoutes();

it.each([...routes])(
  "%s names the right that an employee needs, or is about the asker's own account",
  (name, route) => {
    const isOwnAccount = OWN_ACCOUNT.some((path) => path.test(name));

    expect(route.right !== undefined || isOwnAccount).toBe(true);
  },
);
