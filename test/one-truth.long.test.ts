/** Many random households: what is due is the same on every surface. */
import fc from "fast-check";
import { it } from "vitest";
import { testApp } from "./app.ts";
import { givenOperator } from "./given/accounts.ts";
import { standingClock } from "./given/bookings.ts";
import { anyHousehold, oneTruth } from "./one-truth.ts";

const WORLDS = 150;
const SEED = 1449;

const app = await testApp({ clock: standingClock().clock });
const operator = await givenOperator(app);

it.each(fc.sample(anyHousehold, { numRuns: WORLDS, seed: SEED }).map((world, at) => [at, world] as const))(
  "household %i hears one date, one state and one name of everything that is due",
  async (_, world) => {
    await oneTruth({ app, operator }, world);
  },
);
