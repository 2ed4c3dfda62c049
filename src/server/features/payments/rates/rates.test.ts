/** The daily rates from a source of the test's own: what is believed, what leaves the rates as they were. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { fxRates, optimizePayment } from "#contract/payment-centre.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../../test/factories/bookings.ts";
import { refreshRates } from "./refresh.ts";
import { refreshRatesJob } from "./refresh-rates.job.ts";

const sheet = (day: string, gbp: number) => `<gesmes:Envelope><Cube><Cube time='${day}'>
<Cube currency='USD' rate='1.0000'/><Cube currency='GBP' rate='${gbp}'/></Cube></Cube></gesmes:Envelope>`;

const source: { answer: RequestListener; asked: number } = { answer: () => undefined, asked: 0 };
const server = createServer((request, response) => {
  source.asked += 1;
  source.answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { FX_URL: `http://127.0.0.1:${port}/daily.xml` } });
const says = (text: string, status = 200) => {
  source.answer = (_, response) => response.writeHead(status).end(text);
};
const told = () => app.call(fxRates, {});
const poundsADollar = async () => (await told()).rates.find(({ currency }) => currency === "GBP")?.perDollar;

it("takes the rates of the day, tells their date, age and source, and asks twice a day at most", async () => {
  says(sheet("2026-11-19", 0.8));
  await app.runJob(refreshRatesJob, {});
  await app.runJob(refreshRatesJob, {});

  expect(await told()).toMatchObject({ asOf: "2026-11-19", ageDays: 1, tooOld: false, source: `127.0.0.1:${port}` });
  expect(await poundsADollar()).toBe(0.8);
  expect(source.asked).toBe(1);
});

it.each([
  ["garbage", () => says("<html>no</html>")],
  ["a cut answer", () => says(sheet("2026-11-20", 0.7).slice(0, -9))],
  ["tomorrow's rates", () => says(sheet("2026-11-21", 0.7))],
  ["an error", () => says("busy", 503)],
  ["far too much", () => says("x".repeat(100_000))],
  [
    "a way to somewhere else",
    () => {
      source.answer = (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    },
  ],
  [
    "a line that breaks",
    () => {
      source.answer = (_, response) => {
        response.writeHead(200, { "content-length": "5000" });
        response.write(sheet("2026-11-20", 0.7).slice(0, 60), () => response.destroy());
      };
    },
  ],
])("keeps the rates that are there after %s", async (_, answers) => {
  answers();
  time.move({ hours: 13 });

  await expect(refreshRates(app.platform)).rejects.toThrow();
  await app.runJob(refreshRatesJob, {});

  expect(await poundsADollar()).toBe(0.8);
  time.move({ hours: -13 });
});

it("gives up on a source that does not answer", async () => {
  source.answer = () => undefined;
  time.move({ hours: 13 });

  await expect(refreshRates(app.platform, 50)).rejects.toThrow(/timeout/);

  expect(await poundsADollar()).toBe(0.8);
  time.move({ hours: -13 });
});

it("reckons plans with the newest, and says of what day they are", async () => {
  says(sheet("2026-11-20", 0.75));
  time.move({ hours: 13 });
  await app.runJob(refreshRatesJob, {});
  const { session } = await givenPilgrim(app);
  const body = {
    ...{ totalAmount: 1000, currencies: ["USD" as const], familyMembers: 1, postedMarkupPercent: 0 },
    paymentMethods: [{ type: "debit" as const, currency: "USD" as const, limit: 9_000 }],
  };

  const plan = await app.call(optimizePayment, { body }, session);

  expect([plan.lines[0]?.amount, plan.totalCost, plan.ratesAsOf]).toEqual([1333.33, 1000, "2026-11-20"]);
});

it("says that rates of last year are too old", async () => {
  time.move({ days: 365 });

  expect(await told()).toMatchObject({ asOf: "2026-11-20", ageDays: 365, tooOld: true });
});
