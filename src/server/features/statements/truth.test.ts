/** Statements against a second reckoning: of operators' worlds drawn at random, in several currencies, by gateway and by hand. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { testApp } from "../../../../test/app.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { givenBooks } from "../../../../test/factories/books.ts";
import { anyOperatorWorld, givenOperatorWorld } from "../../../../test/factories/operator-worlds.ts";
import { series } from "../../../../test/series.ts";
import { currencyOf, trueStatements } from "../../../../test/statements.ts";

const app = await testApp({ clock: standingClock().clock });
const anyKept = fc.record({ feePermille: fc.integer({ min: 0, max: 150 }), turn: fc.nat({ max: 14 }) });

it("equal the payments and the other side of the ledger, whatever the world is", async () => {
  const seen = { months: new Set<string>(), currencies: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(anyOperatorWorld, anyKept, async (world, kept) => {
      for (const { operatorId, session } of await givenOperatorWorld(app, world)) {
        await givenBooks(app.platform.db, operatorId, kept);
        for (const month of await trueStatements(app, operatorId, session)) {
          seen.months.add(month.month);
          seen.currencies.add(currencyOf(month));
        }
      }
    }),
    { numRuns: series(6, 60), endOnFailure: true },
  );
  expect(seen.months.size).toBeGreaterThan(1);
  expect(seen.currencies.size).toBeGreaterThan(1);
});
