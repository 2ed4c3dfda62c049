/** On the real server and clock: how long an honest passport and an honest plan wait beside one attacker's hostile files and plans. */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadDocument } from "#contract/documents.ts";
import { optimizePayment } from "#contract/payment-centre.ts";
import type { Route } from "#contract/route.ts";
import { nestedForms } from "#server/features/documents/test-files.ts";
import { givenCrowd, type Member } from "../../../test/factories/bookings.ts";
import { requestFor } from "../../../test/request.ts";
import { AMINAS, toldPassport } from "../../../test/told-passports.ts";
import { openProduct, type Product } from "../open-product.ts";

const FILES = 15;
const PLANS = 55;
const HONEST_PLANS = 10;
const ATTACKER = "203.0.113.7";
const HONEST = "198.51.100.9";

/** A household's plan that takes the optimiser as long as it may take. */
const hardPlan = (at: number) => ({
  ...{ totalAmount: 9_999.97 + at, currencies: ["GBP", "USD", "EUR", "SAR"], familyMembers: 8, parts: 6 },
  lastDay: new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10),
  members: Array.from({ length: 8 }, (_, one) => ({ name: `m${one}`, weight: 1 + one / 7, cap: null })),
  paymentMethods: Array.from({ length: 12 }, (_, one) => ({
    ...{ type: "visa", currency: ["GBP", "USD", "EUR", "SAR"][one % 4], limit: 1_977.77 + one * 13.31, owner: one % 8 },
    fees: {
      spreadPercent: 1.37 + one / 10,
      foreignPercent: 2.99,
      fixedFee: "3.33",
      minimum: "0.00",
      cashbackPercent: 1.5,
      cashbackCap: "9999.00",
    },
  })),
  wishes: { fewestCharges: true, fairness: true, section75: true, cashback: true },
});

const PLAIN_PLAN = {
  ...{ totalAmount: 1_000, currencies: ["GBP"], familyMembers: 1 },
  paymentMethods: [{ type: "visa", currency: "GBP", limit: 5_000 }],
};

/** Prints both waits and what became of the attacker's. */
export async function printWaits(): Promise<void> {
  const product = await openProduct({ settings: { RATE_LIMITS: "on" } });
  const members = await givenCrowd(product, FILES + 2, "PK");
  const [honest, planner, ...attackers] = members;
  if (!honest || !planner) throw new Error("a crowd that large has these");
  try {
    await printPassport(product, { calm: planner, honest, attackers });
    await printPlans(product, honest, planner);
  } finally {
    await product.close();
  }
}

interface Readers {
  /** Sends a passport before anything else is sent, which starts the readers too. */
  readonly calm: Member;
  readonly honest: Member;
  readonly attackers: readonly Member[];
}

async function printPassport(product: Product, { calm, honest, attackers }: Readers): Promise<void> {
  const bytes = await toldPassport(AMINAS);
  const page = { fields: { type: "passport" }, file: { name: "page.jpg", type: "image/jpeg", bytes } };
  const pdf = { name: "page.pdf", type: "application/pdf", bytes: nestedForms() };
  const alone = await send(product, uploadDocument, { upload: page }, calm, HONEST);
  const begun = performance.now();
  const hostile = attackers.map((member) =>
    send(product, uploadDocument, { upload: { fields: { type: "passport" }, file: pdf } }, member, ATTACKER),
  );
  await sleep(1_000);
  const { ms, status } = await send(product, uploadDocument, { upload: page }, honest, HONEST);
  await Promise.all(hostile);
  const all = (performance.now() - begun) / 1_000;
  const { db } = product.platform;
  const read = await db.selectFrom("documents").select(["userId", "status"]).orderBy("processedAt").execute();
  const before = read.findIndex(({ userId }) => userId === honest.id);
  const became = read.find(({ userId }) => userId === honest.id)?.status;
  console.log(
    `\n${FILES} hostile files of ${attackers.length} accounts of one network: an honest passport, which takes ${(alone.ms / 1_000).toFixed(1)} s alone, sent a second later was answered ${status} and is ${became} after ${(ms / 1_000).toFixed(1)} s, ${before} of theirs before it; all of theirs were done after ${all.toFixed(0)} s`,
  );
}

async function printPlans(product: Product, honest: Member, planner: Member): Promise<void> {
  let isOn = true;
  const became = new Map<number, number>();
  const theirs = Array.from({ length: PLANS }, async (_, at) => {
    while (isOn) {
      const { status } = await send(product, optimizePayment, { body: hardPlan(at) }, planner, ATTACKER);
      became.set(status, (became.get(status) ?? 0) + 1);
      if (status !== 200) await sleep(500);
    }
  });
  await sleep(2_000);
  const waits: number[] = [];
  const refused: number[] = [];
  for (let at = 0; at < HONEST_PLANS; at += 1) {
    const { ms, status } = await send(product, optimizePayment, { body: PLAIN_PLAN }, honest, HONEST);
    waits.push(ms);
    if (status !== 200) refused.push(status);
    await sleep(300);
  }
  isOn = false;
  await Promise.all(theirs);
  if (became.has(400)) throw new Error("the attacker's plans are not understood, so nothing was measured beside them");
  const answers = [...became].map(([status, count]) => `${count} with ${status}`).join(", ");
  const sorted = waits.toSorted((one, other) => one - other).map((ms) => (ms / 1_000).toFixed(2));
  console.log(
    `${PLANS} plans of one account in flight: ${HONEST_PLANS} plans of somebody else waited ${sorted[HONEST_PLANS / 2]} s in the middle and ${sorted.at(-1)} s at most, ${refused.length} were refused; the attacker's were answered ${answers}`,
  );
}

async function send({ app }: Product, route: Route, args: object, { session }: Member, remoteAddress: string) {
  const begun = performance.now();
  const { statusCode } = await app.inject({ ...requestFor(route, args, session), remoteAddress });
  return { status: statusCode, ms: performance.now() - begun };
}
