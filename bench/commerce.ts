/** The list of 200 and a reservation, beside Vendure, a commerce server from npm on the same PostgreSQL with the same settings. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { createBooking } from "#contract/bookings.ts";
import { listPackages } from "#contract/packages.ts";
import { openCommerceShop, type Shop } from "./ground/commerce-shop.ts";
import { middle } from "./ground/middle.ts";
import { Rush } from "./ground/servers/rush.ts";

const SECONDS = 8;
/** Odd, so that a middle one stands for all. */
const TURNS = 3;
/** Those who read at once, and those who reserve at once. */
const READERS = 4;
const BUYERS = 32;
const PRODUCTS = 200;
const STOCK = 1_000_000;

/** As much of each product as a card on the market shows. */
const LIST = `{ products(options: { take: ${PRODUCTS} }) {
  totalItems items { id name slug description variants { id price stockLevel } }
} }`;
/** Without a session: each time the first article of a new visitor's order. */
const RESERVE = `mutation { addItemToOrder(productVariantId: 1, quantity: 1) {
  __typename ... on ErrorResult { message }
} }`;
const Reserved = z.object({ data: z.object({ addItemToOrder: z.object({ __typename: z.literal("Order") }) }) });

type List = Omit<autocannon.Options, "connections" | "duration">;

/** What is measured of each: lists a second, and reservations a second. */
interface Rival {
  readonly list: List;
  /** Throws where it was refused. */
  readonly reserve: (buyer: number) => Promise<void>;
}

interface Rivals {
  readonly vendure: Rival;
  readonly product: Rival;
}

const shop = await openCommerceShop(PRODUCTS, STOCK);
const product = fork(join(import.meta.dirname, "ground/servers/rush-server.ts"));
try {
  const rivals = { vendure: vendure(shop), product: ours(Rush.parse((await once(product, "message"))[0])) };
  console.log(`the middle of ${TURNS} turns of ${SECONDS} s`);
  await compare(`${PRODUCTS} listed, ${READERS} readers`, rivals, ({ list }) => listsPerSecond(list));
  await compare(`reserved, ${BUYERS} buyers`, rivals, ({ reserve }) => reservedPerSecond(reserve));
} finally {
  const exited = once(product, "exit");
  product.send("stop");
  await Promise.all([exited, shop.close()]);
}

function vendure({ origin }: Shop): Rival {
  const url = `${origin}/shop-api`;
  const headers = { "content-type": "application/json" };
  return {
    list: { url, method: "POST", headers, body: JSON.stringify({ query: LIST }) },
    async reserve() {
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ query: RESERVE }) });
      Reserved.parse(await answer.json());
    },
  };
}

function ours({ origin, packageId, cookies }: Rush): Rival {
  const body = JSON.stringify({ parts: [{ packageId, seats: 1 }] });
  return {
    list: { url: origin + listPackages.path },
    async reserve(buyer) {
      const headers = { cookie: cookies[buyer] ?? "", "content-type": "application/json" };
      const answer = await fetch(origin + createBooking.path, { method: "POST", headers, body });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`a hold was answered with ${answer.status}`);
    },
  };
}

/** In turn, so that a busy moment meets both. */
async function compare(label: string, rivals: Rivals, measure: (rival: Rival) => Promise<number>): Promise<void> {
  const turns: { vendure: number; product: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ vendure: await measure(rivals.vendure), product: await measure(rivals.product) });
  const print = (name: keyof Rivals) => {
    const speed = middle(turns.map((turn) => turn[name]));
    const ratio = middle(turns.map((turn) => turn[name] / turn.vendure));
    console.log(
      `${label.padEnd(26)}${name.padEnd(10)}${speed.toFixed(0).padStart(8)}/s${ratio.toFixed(1).padStart(8)}`,
    );
  };
  print("vendure");
  print("product");
}

async function listsPerSecond(list: List): Promise<number> {
  const { errors, non2xx, requests } = await autocannon({ ...list, connections: READERS, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed`);
  return requests.average;
}

async function reservedPerSecond(reserve: Rival["reserve"]): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let reserved = 0;
  const buyers = Array.from({ length: BUYERS }, async (_, buyer) => {
    for (; performance.now() < end; reserved += 1) await reserve(buyer);
  });
  await Promise.all(buyers);
  return (reserved * 1000) / (performance.now() - start);
}
