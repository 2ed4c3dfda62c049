/** Seats are taken under locks by many at once: never one too many, never one lost, and shown as they are. */
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Package } from "#contract/packages.ts";
import { askedBy } from "#server/platform/workers/asker.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { givenDraft, givenListed } from "../../../../../test/factories/packages.ts";
import { series } from "../../../../../test/series.ts";
import { soon } from "../../../../../test/soon.ts";
import { packageService, type SeatLine } from "../service.ts";

const app = await testApp();
const { db } = app.platform;
const packages = packageService(app.platform);
const operator = await givenOperator(app);

const freeSeats = async ({ id }: Package) =>
  (await packages.read(id, { id: operator.user.id, operatorId: operator.user.id })).availableSlots;

/** A buyer as bookings are: lock, decide, take; whether it got everything. */
async function buy(lines: readonly SeatLine[]): Promise<boolean> {
  const ids = lines.map(({ packageId }) => packageId);
  return db
    .transaction()
    .execute(async (tx) => {
      await packages.lockForSale(tx, ids);
      await packages.takeSeats(tx, lines);
      return true;
    })
    .catch((error: unknown) => {
      expect(error).toMatchObject({ code: "sold_out" });
      return false;
    });
}

const giveBack = (lines: readonly SeatLine[]) => db.transaction().execute((tx) => packages.giveBackSeats(tx, lines));

describe("lockForSale", () => {
  it("answers in id order with what a sale needs, and leaves out what is not there", async () => {
    const made = [await givenDraft(app, operator), await givenListed(app, operator)];
    const ids = made.map(({ id }) => id).toSorted();

    const offers = await db.transaction().execute((tx) => packages.lockForSale(tx, [...ids.toReversed(), "none"]));

    expect(offers.map(({ id }) => id)).toEqual(ids);
    expect(offers[0]).toMatchObject({ operatorId: operator.user.id, priceMinor: 750_000, availableSlots: 40 });
  });
});

describe("taking seats", () => {
  it("gives the last seat to only one of two buyers", async () => {
    const offer = await givenListed(app, operator, { capacity: 1 });
    const line = [{ packageId: offer.id, seats: 1 }];

    const outcomes = await Promise.all([buy(line), buy(line)]);

    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await freeSeats(offer)).toBe(0);
  });

  it("takes nothing when one of several packages is short", async () => {
    const [wide, narrow] = [await givenListed(app, operator), await givenListed(app, operator, { capacity: 2 })];

    const bought = await buy([
      { packageId: wide.id, seats: 3 },
      { packageId: narrow.id, seats: 3 },
    ]);

    expect(bought).toBe(false);
    expect([await freeSeats(wide), await freeSeats(narrow)]).toEqual([40, 2]);
  });

  it("adds up two lines of one package before it decides", async () => {
    const offer = await givenListed(app, operator, { capacity: 5 });
    const line = { packageId: offer.id, seats: 3 };

    expect(await buy([line, line])).toBe(false);
    expect(await freeSeats(offer)).toBe(5);
  });

  it("neither oversells nor loses a seat, whatever many buyers do at once", async () => {
    const line = fc.record({ offer: fc.nat(1), seats: fc.integer({ min: 1, max: 4 }) });
    const party = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }), returns: fc.boolean() });

    await fc.assert(
      fc.asyncProperty(fc.array(party, { minLength: 8, maxLength: 16 }), async (parties) => {
        const offers = [
          await givenListed(app, operator, { capacity: 9 }),
          await givenListed(app, operator, { capacity: 9 }),
        ];
        const kept = [0, 0];

        await Promise.all(
          parties.map(async ({ lines, returns }) => {
            const wanted = lines.map(({ offer, seats }) => ({ packageId: offers[offer]?.id ?? "", seats }));
            if (!(await buy(wanted))) return;
            if (returns) return giveBack(wanted);
            for (const { offer, seats } of lines) kept[offer] = (kept[offer] ?? 0) + seats;
          }),
        );

        for (const [index, offer] of offers.entries()) expect(await freeSeats(offer)).toBe(9 - (kept[index] ?? 0));
      }),
      { numRuns: series(4, 12) },
    );
  });
});

describe("the catalogue", () => {
  async function shown(offer: Package) {
    const { answer } = await packages.list({ q: operator.user.id });
    const offers: Package[] = JSON.parse(answer.body.toString());
    return offers.find(({ id }) => id === offer.id)?.availableSlots;
  }

  it("shows whoever took seats what is left, at once", async () => {
    const offer = await givenListed(app, operator);

    for (const left of [38, 36]) {
      await askedBy({ account: "buyer", network: "" }, async () => {
        await buy([{ packageId: offer.id, seats: 2 }]);
        packages.seatsChanged([offer.id]);

        expect(await shown(offer)).toBe(left);
      });
    }
  });

  it("is read at most twice a second, however many buy, and ends with what is left", async () => {
    const offer = await givenListed(app, operator);
    const seen = new Set<number | undefined>();
    const end = performance.now() + 1_200;
    let left = 40;
    while (performance.now() < end && left > 0) {
      await buy([{ packageId: offer.id, seats: 1 }]);
      left -= 1;
      packages.seatsChanged([offer.id]);
      seen.add(await shown(offer));
      await sleep(20);
    }

    expect(left).toBeLessThan(34);
    expect(seen.size).toBeLessThanOrEqual(4);
    await soon(async () => expect(await shown(offer)).toBe(left));
  });
});
