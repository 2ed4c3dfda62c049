/** Spreadsheets of 10,000 rows, of packages and of passengers: to look, to save, to undo, and how far the process grows. */
import { importPackages } from "#contract/package-imports.ts";
import { importPassengers, undoPassengerImport } from "#contract/passenger-imports.ts";
import type { Route } from "#contract/route.ts";
import { givenOffer } from "../test/factories/bookings.ts";
import { passengerRow, passengerSheetOf } from "../test/factories/passengers.ts";
import { csvSheet, sheetRow } from "../test/factories/sheets.ts";
import { givenLargeOperator } from "./ground/large-operator.ts";
import { openProduct } from "./ground/open-product.ts";

/** Heads included, as many rows as a sheet may have. */
const ROWS = 9_999;
/** Four people a booking. */
const PARTY = 4;
const MEGABYTE = 1024 * 1024;

const product = await openProduct();
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const { id, session } = await givenLargeOperator(product, { packages: 40, bookings: 400 });

const now = product.platform.clock();
await measure("packages", importPackages, csvSheet(Array.from({ length: ROWS }, (_, number) => sheetRow(now, number))));

await givenOffer(product, id, { seats: 20_000, operatorReference: "PKG-1" });
const people = Array.from({ length: ROWS }, (_, number) =>
  passengerRow(`FILE-${Math.floor(number / PARTY)}`, `Malik${"ABCD".charAt(number % PARTY)}`),
);
const made = await measure("passengers", importPassengers, passengerSheetOf(people));
await timed("passengers: undo", async () => {
  const address = origin + undoPassengerImport.path.replace(":id", made);
  const answer = await fetch(address, { method: "POST", headers: { ...session } });
  if (answer.status !== 200) throw new Error(`the undo was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
});
await product.close();

/** The id of what was made, where there is one. */
async function measure(name: string, route: Route, sheet: Buffer): Promise<string> {
  await timed(`${name}: look`, () => send(route, "preview", sheet));
  return timed(`${name}: save`, () => send(route, "commit", sheet));
}

async function send(route: Route, mode: string, sheet: Buffer): Promise<string> {
  const form = new FormData();
  form.append("mode", mode);
  form.append("file", new Blob([new Uint8Array(sheet)]), "sheet.csv");
  const answer = await fetch(origin + route.path, { method: "POST", headers: { ...session }, body: form });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${route.path} was answered with ${answer.status}: ${text}`);
  return /"savedId":"([^"]+)"/.exec(text)?.[1] ?? "";
}

/** The process's own memory, looked at every few moments. */
async function timed<T>(label: string, work: () => Promise<T>): Promise<T> {
  let most = process.memoryUsage.rss();
  const before = most;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const from = performance.now();
  const answer = await work();
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const figures = [before, most].map((bytes) => `${Math.round(bytes / MEGABYTE)} MB`).join(" to ");
  console.log(`${label.padEnd(24)}${seconds.toFixed(1).padStart(7)} s   ${figures}`);
  return answer;
}
