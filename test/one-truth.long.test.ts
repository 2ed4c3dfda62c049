/** Many random households: what is due is the same on every surface. */
import fc from "fast-check";
import { it } from "vitest";
import { testApp } from "./app.ts";
import { givenOperator } from "./factories/accounts.ts";
import { lastingSessions, worldClock } from "./one-truth/clock.ts";
import { oneTruth } from "./one-truth/truth.ts";
import { anyHousehold } from "./one-truth/world.ts";

const WORLDS = 200;
const SEED = 1449;

const time = worldClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
await lastingSessions(app);

it.each(fc.sample(anyHousehold, { numRuns: WORLDS, seed: SEED }).map((world, at) => [at, world] as const))(
  "household %i hears one date, one state and one name of everything that is due",
  async (_, world) => {
    await oneTruth({ app, operator, time }, world);
  },
);
