/** GET /api/packages with 200 packages against node:http sending the same bytes, turn by turn. */

import { middle } from "./ground/middle.ts";
import { type Measured, startMeasured } from "./ground/servers/measured-server.ts";

const SECONDS = 2;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 7;
const PATH = "/api/packages";

const LABELS = {
  bare: "node:http, the same bytes",
  whole: "product",
  compressed: "product, compressed",
  unchanged: "product, unchanged (304)",
};

const product = await startMeasured("catalogue-server.ts");
const bare = await startMeasured("bare-server.ts", { url: product.origin + PATH });
try {
  const answer = await fetch(product.origin + PATH);
  const { byteLength } = await answer.arrayBuffer();
  console.log(`${byteLength} bytes, 20 connections, the middle of ${TURNS} turns of ${SECONDS} s`);
  await compare(answer.headers.get("etag") ?? "");
} finally {
  await Promise.all([product.stop(), bare.stop()]);
}

async function compare(etag: string): Promise<void> {
  const turns: Record<"bare" | "whole" | "compressed" | "unchanged", Measured>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({
      bare: await bare.measure(PATH, SECONDS),
      whole: await product.measure(PATH, SECONDS),
      compressed: await product.measure(PATH, SECONDS, { "accept-encoding": "gzip" }),
      unchanged: await product.measure(PATH, SECONDS, { "if-none-match": etag }),
    });
  }
  console.log("                              requests/s   ratio   server CPU a request   ratio");
  for (const name of ["bare", "whole", "compressed", "unchanged"] as const) {
    const perSecond = middle(turns.map((turn) => turn[name].perSecond));
    const cpu = middle(turns.map((turn) => turn[name].cpuMicroseconds));
    const faster = middle(turns.map((turn) => turn[name].perSecond / turn.bare.perSecond));
    const dearer = middle(turns.map((turn) => turn[name].cpuMicroseconds / turn.bare.cpuMicroseconds));
    console.log(
      `${LABELS[name].padEnd(30)}${perSecond.toFixed(0).padStart(10)}${faster.toFixed(2).padStart(8)}` +
        `${`${cpu.toFixed(0)} µs`.padStart(23)}${dearer.toFixed(2).padStart(8)}`,
    );
  }
}
