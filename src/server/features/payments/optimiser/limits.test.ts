/** What the methods carry is never refused: limits that come to the total in its own currency pay it to the last minor unit. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { OptimizeRequest } from "#contract/payment-centre.ts";
import { CURRENCIES, type Currency, toMajor } from "#domain/money.ts";
import { planOf } from "#domain/payments/plan/compose.ts";
import type { Plan } from "#domain/payments/plan/plan.ts";
import { SHIPPED_RATES } from "#domain/payments/rates/rates.ts";
import { planProblem } from "./request.ts";
import { search } from "./search.ts";

const ROUND = [
  ...[1, 10, 100, 999, 1_000, 1_234.56, 2_500, 5_000, 7_777.77, 8_500, 9_000, 10_000, 12_345, 15_000, 17_500],
  ...[20_000, 22_000, 25_000, 27_000, 28_000, 30_000, 31_850, 33_333.33, 34_000, 36_000, 37_000, 42_000, 50_000],
  ...[75_000, 100_000],
];

interface Asked {
  readonly pence: number;
  readonly currencies: readonly Currency[];
  readonly limits: readonly { readonly currency: Currency; readonly minor: number }[];
  readonly more?: Partial<OptimizeRequest>;
}

function problemFor({ pence, currencies, limits, more }: Asked) {
  const paymentMethods = limits.map(({ currency, minor }) => {
    return { type: "visa" as const, currency, limit: toMajor(minor) };
  });
  const request: OptimizeRequest = {
    ...{ totalAmount: toMajor(pence), currencies: [...currencies], paymentMethods, familyMembers: 5 },
    ...more,
  };
  return planProblem({ request, booking: null, isDemo: false, today: "2026-11-22", rates: SHIPPED_RATES });
}

async function planFor(asked: Asked): Promise<Plan> {
  const problem = problemFor(asked);
  const found = await search(problem, 2);
  const plan =
    found.kind === "found" ? planOf(problem, found.legs, { optimal: found.optimal, gapMinor: found.gapMinor }) : found;
  if (plan.kind === "infeasible") throw new Error(`${JSON.stringify(asked)}: ${plan.shortfallMinor} missing`);
  return plan;
}

/** What a total in pounds comes to in a currency of charge. */
function totalIn(pence: number, currency: Currency): number {
  return problemFor({ pence, currencies: CURRENCIES, limits: [] }).bill.posted[currency]?.units ?? 0;
}

function expectWhole({ legs, uses, baseline }: Plan, { pence, limits }: Asked): void {
  const [{ currency } = { currency: "GBP" as const }] = limits;
  const charged = legs.reduce((sum, { chargedMinor }) => sum + chargedMinor, 0);

  expect(legs.every((leg) => leg.charged === currency)).toBe(true);
  expect(charged).toBe(totalIn(pence, currency));
  expect(uses.map(({ leftMinor }) => leftMinor)).toEqual(uses.map(() => 0));
  expect(baseline).not.toBeNull();
}

it("carries thirty round totals with limits that are the total, in five currencies, with one card and two", async () => {
  expect(ROUND).toHaveLength(30);
  for (const major of ROUND) {
    for (const currency of CURRENCIES) {
      const pence = Math.round(major * 100);
      const minor = totalIn(pence, currency);
      const first = Math.ceil(minor * 0.4431);
      for (const cards of [[minor], [first, minor - first]]) {
        const asked = { pence, currencies: [currency], limits: cards.map((one) => ({ currency, minor: one })) };
        expectWhole(await planFor(asked), asked);
      }
    }
  }
}, 60_000);

const cuts = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 });
const asking = fc
  .record({
    pence: fc.integer({ min: 100_00, max: 99_999_99 }),
    currency: fc.constantFrom(...CURRENCIES),
    also: fc.uniqueArray(fc.constantFrom(...CURRENCIES), { maxLength: 5 }),
    cuts,
  })
  .map(({ pence, currency, also, cuts: places }) => {
    const minor = totalIn(pence, currency);
    const points = [
      0,
      ...new Set(places.map((place) => Math.floor((minor * place) / 1_000)).toSorted((a, b) => a - b)),
      minor,
    ];
    const limits = points.slice(1).map((point, at) => ({ currency, minor: point - (points[at] ?? 0) }));
    return { pence, currency, currencies: [...new Set([currency, ...also])], limits };
  });

it("carries any total with limits that sum to it, whatever else may be charged, and has something to compare with", async () => {
  await fc.assert(
    fc.asyncProperty(asking, async (asked) => {
      const { baseline, uses, shares, costMinor } = await planFor(asked);

      expect(baseline).not.toBeNull();
      expect(uses.every(({ leftMinor }) => leftMinor >= 0)).toBe(true);
      expect(shares.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(asked.pence);
      expect(costMinor).toBeLessThanOrEqual(baseline?.costMinor ?? 0);
    }),
    { numRuns: 150 },
  );
}, 60_000);

it("carries a total with cards in two currencies, each to its last minor unit", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100_00, max: 99_999_99 }),
      fc.constantFrom("USD" as const, "SAR" as const, "EUR" as const, "AED" as const),
      fc.integer({ min: 1, max: 999 }),
      async (pence, currency, part) => {
        const all = totalIn(pence, currency);
        const [one, other] = [Math.ceil((all * part) / 2_000), Math.ceil((all * part) / 3_000)];
        const pounds = pence - Math.floor(((one + other) * pence) / all);
        const limits = [
          ...[one, other].map((minor) => ({ currency, minor })),
          { currency: "GBP" as const, minor: pounds },
        ];

        await planFor({ pence, currencies: ["GBP", currency], limits });
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);

it("keeps savings where limits leave nothing over: a pound more gives no more", async () => {
  const asked = { pence: 34_000_00, currencies: ["GBP", "SAR", "USD"] as const };
  const cards = (second: number) => [15_000_00, second].map((minor) => ({ currency: "GBP" as const, minor }));
  const [tight, wider] = [
    await planFor({ ...asked, limits: cards(19_000_00) }),
    await planFor({ ...asked, limits: cards(19_001_00) }),
  ];

  expect(tight.savingsMinor).toBeGreaterThan(200_00);
  expect(Math.abs(wider.savingsMinor - tight.savingsMinor)).toBeLessThanOrEqual(1);
});

it("carries equal parts whose months are bounded by just that part", async () => {
  const limits = [{ currency: "GBP" as const, minor: 34_000_00 }];
  const method = { type: "visa" as const, currency: "GBP" as const, limit: 34_000, perMonth: 3_400 };
  const more = { parts: 10, lastDay: "2027-10-22", paymentMethods: [method] };

  const { legs } = await planFor({ pence: 34_000_00, currencies: ["GBP"], limits, more });

  expect(legs.map(({ chargedMinor }) => chargedMinor)).toEqual(Array.from({ length: 10 }, () => 3_400_00));
});
