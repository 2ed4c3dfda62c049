/** The best payment plan: time to the proven optimum by methods and people, its cost beside simple rules, and small bills against every plan of them. */
import fc from "fast-check";
import { register } from "#contract/accounts.ts";
import { type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { CURRENCIES } from "#domain/money.ts";
import { planOf } from "#domain/payments/plan/compose.ts";
import { usualFees } from "#domain/payments/plan/fees.ts";
import { cheapestFirst, inOwnOrder } from "#domain/payments/plan/fill.ts";
import type { ChosenLeg, Infeasible } from "#domain/payments/plan/plan.ts";
import { priceOf } from "#domain/payments/plan/price.ts";
import type { BillLine, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { convert, postedRates, rateTable, SHIPPED_RATES } from "#domain/payments/rates/rates.ts";
import { planProblem } from "#server/features/payments/optimiser/request.ts";
import { type FoundPlan, search } from "#server/features/payments/optimiser/search.ts";
import { leastCost, smallProblem } from "../test/small-payments.ts";
import { openProduct } from "./ground/open-product.ts";

const SEED = 20_261_120;
const BILLS = 40;
const PATIENCE_SECONDS = 2;
const SMALL_BILLS = 1_000;
/** Each half of the bench ends after so long, with what it has measured by then. */
const MOST_MS = 30_000;
/** Limits together, of the bill: enough with every fee, and tight enough that cards fill up. */
const ROOM = 1.5;
const MARKUP_PPM = 40_000;
/** The requests of so many payers at once, for so long. */
const CLIENTS = 8;
const RUN_MS = 8_000;
const METHODS = [1, 2, 4, 8, 12];
const PEOPLE = [1, 8];

for (const methods of METHODS) for (const people of PEOPLE) await compare(methods, people);
await checkSmall();
await comparePool();

/** Bills in all five currencies, with limits that together are half as much again. */
async function compare(methods: number, people: number): Promise<void> {
  const until = performance.now() + MOST_MS / METHODS.length;
  const times: number[] = [];
  const above = { greedy: [] as number[], cheapestCard: [] as number[], ownOrder: [] as number[] };
  const missed = { greedy: 0, cheapestCard: 0, ownOrder: 0 };
  let proven = 0;
  for (const problem of fc.sample(billOf(methods, people), { numRuns: BILLS, seed: SEED })) {
    if (performance.now() > until) break;
    const from = performance.now();
    const best = await search(problem, PATIENCE_SECONDS);
    if (best.kind === "infeasible") continue;
    planOf(problem, best.legs, best);
    times.push(performance.now() - from);
    if (best.optimal) proven += 1;
    const { costMinor } = priceOf(problem, best.legs);
    const rules = {
      greedy: cheapestFirst(problem),
      cheapestCard: inOwnOrder({ ...problem, methods: problem.methods.toSorted(byFees) }),
      ownOrder: inOwnOrder(problem),
    };
    for (const name of ["greedy", "cheapestCard", "ownOrder"] as const) {
      const cost = costOf(problem, rules[name]);
      if (cost === null) missed[name] += 1;
      else above[name].push((cost / costMinor - 1) * 100);
    }
  }
  console.log(`  ${methods} methods, ${people} people: ${times.length} bills, ${proven} proven`);
  console.log(`    time: median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`);
  print("cheapest unit first", above.greedy, missed.greedy);
  print("cheapest card first", above.cheapestCard, missed.cheapestCard);
  print("the payer's own order", above.ownOrder, missed.ownOrder);
}

function print(name: string, above: readonly number[], missed: number): void {
  const mean = above.reduce((sum, percent) => sum + percent, 0) / Math.max(1, above.length);
  const most = quantile(above, 1);
  console.log(`    ${name}: ${mean.toFixed(2)} % dearer, at most ${most.toFixed(2)} %; no plan in ${missed}`);
}

/** SPEC's request through HTTP, rights, pool and answer, beside the search alone in one process, one after the other. */
async function comparePool(): Promise<void> {
  const sample: OptimizeRequest = {
    ...{ totalAmount: 34_000, currencies: ["GBP", "SAR", "USD"], familyMembers: 5 },
    paymentMethods: [
      { type: "visa", currency: "GBP", limit: 15_000 },
      { type: "mastercard", currency: "GBP", limit: 20_000 },
    ],
  };
  const asked = { request: sample, booking: null, isDemo: false, today: "2026-11-20", rates: SHIPPED_RATES };
  const bare = await perSecond(1, async () => {
    await search(planProblem(asked), PATIENCE_SECONDS);
  });
  const product = await openProduct();
  try {
    const account = { username: "payer", email: "payer@example.org", password: "Labbayk-1448" };
    const name = { firstName: "Amina", lastName: "Rahman" };
    const signed = await product.app.inject({ method: "POST", url: register.path, payload: { ...account, ...name } });
    const [session] = signed.cookies;
    const headers = { cookie: `${session?.name}=${session?.value}` };
    const through = await perSecond(CLIENTS, async () => {
      const { statusCode } = await product.app.inject({
        ...{ method: "POST" as const, url: optimizePayment.path, headers },
        payload: sample,
      });
      if (statusCode !== 200) throw new Error(`a request was answered with ${statusCode}`);
    });
    console.log(
      `  SPEC's request: the search alone ${bare.toFixed(1)}/s, through HTTP and pool ${through.toFixed(1)}/s`,
    );
  } finally {
    await product.close();
  }
}

/** After one second to warm up. */
async function perSecond(clients: number, act: () => Promise<void>): Promise<number> {
  const run = async (ms: number) => {
    const until = performance.now() + ms;
    let done = 0;
    const client = async () => {
      while (performance.now() < until) {
        await act();
        done += 1;
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: clients }, client));
    return (done / (performance.now() - from)) * 1000;
  };
  await run(1_000);
  return run(RUN_MS);
}

async function checkSmall(): Promise<void> {
  const until = performance.now() + MOST_MS;
  let [tried, equal] = [0, 0];
  for (const problem of fc.sample(smallProblem, { numRuns: SMALL_BILLS, seed: SEED })) {
    if (performance.now() > until) break;
    const found = await search(problem, PATIENCE_SECONDS);
    tried += 1;
    if (costOf(problem, legsOf(found)) === leastCost(problem)) equal += 1;
  }
  console.log(`  small bills against every plan of them: ${equal} of ${tried} the same to the penny`);
  if (equal !== tried) process.exitCode = 1;
}

function legsOf(found: FoundPlan | Infeasible): readonly ChosenLeg[] | null {
  return found.kind === "found" ? found.legs : null;
}

function costOf(problem: PlanProblem, legs: readonly ChosenLeg[] | null): number | null {
  return legs && priceOf(problem, legs).costMinor;
}

function byFees({ fees: one }: Method, { fees: other }: Method): number {
  return one.spreadPpm + one.foreignFeePpm - other.spreadPpm - other.foreignFeePpm;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? 0;
}

function billOf(methods: number, people: number): fc.Arbitrary<PlanProblem> {
  const amount = fc.integer({ min: 2_000_00, max: 30_000_00 });
  const method = fc.record({
    type: fc.constantFrom("visa" as const, "debit" as const, "bank_transfer" as const, "wallet" as const),
    currency: fc.constantFrom("GBP" as const, "GBP" as const, "EUR" as const, "USD" as const),
    foreignFeePpm: fc.constantFrom(0, 27_500, 29_900),
    weight: fc.integer({ min: 1, max: 5 }),
  });
  const drawn = fc.tuple(
    fc.array(amount, { minLength: CURRENCIES.length, maxLength: CURRENCIES.length }),
    fc.array(method, { minLength: methods, maxLength: methods }),
  );
  return drawn.map(([amounts, described]) => {
    const lines = amounts.map((amountMinor, at): BillLine => {
      const currency = CURRENCIES[at] ?? "GBP";
      return {
        ...{ id: `line-${at}`, currency, amountMinor, grain: null, dueOn: null, minimumMinor: 0, accepts: null },
        payableIn: currency === "GBP" ? ["GBP"] : [currency, "GBP"],
      };
    });
    const weights = described.reduce((sum, { weight }) => sum + weight, 0);
    const room =
      lines.reduce((sum, { amountMinor, currency }) => sum + convert(amountMinor, currency, "GBP").minor, 0) * ROOM;
    const price = { minor: Math.round(room / ROOM), currency: "GBP" as const };
    return {
      home: "GBP",
      bill: {
        ...{ target: "invoice", lines, price, travellers: people, posted: postedRates(SHIPPED_RATES, MARKUP_PPM) },
        ...{ readyOn: null, refundFeePpm: 0, groupDiscount: null },
      },
      methods: described.map(
        ({ type, currency, foreignFeePpm, weight }, at): Method => ({
          ...{ id: `method-${at}`, type, currency, limitMinor: Math.round((room * weight) / weights) },
          ...{ perMonthMinor: null, memberId: null, fees: { ...usualFees(type), foreignFeePpm } },
        }),
      ),
      members: Array.from({ length: people }, (_, at) => {
        return { id: `person-${at}`, name: `Person ${at + 1}`, weight: 1, capMinor: null };
      }),
      rates: rateTable(SHIPPED_RATES),
      wishes: { section75: false, perChargeMinor: 0, countCashback: false, split: "equal" },
    } satisfies PlanProblem;
  });
}
