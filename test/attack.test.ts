/** An opening day with somebody who wants everything; `npm run bench -- attack` plays it with many more; many mailboxes: attack.long.test.ts. */
import { expect, it } from "vitest";
import { testApp } from "./app.ts";
import { seatsBlocked, windowAttacked } from "./attack.ts";
import { standingClock } from "./factories/bookings.ts";

const time = standingClock();
/** Nobody answers there: whose mailbox is confirmed says so beforehand. */
const settings = { RATE_LIMITS: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rihla <hello@rihla.example>" };
const app = await testApp({ clock: time.clock, settings });
const attacked = { app: app.app, platform: app.platform, time };

it("thirty accounts of one network without a mailbox keep one household's seats for fifteen minutes of a day", async () => {
  const share = await seatsBlocked(attacked, { accounts: 30, networks: 1, mailboxes: 0, passports: 0 });

  // Ten of forty seats, once in 96 quarters of an hour.
  expect(share).toBeCloseTo((10 / 40) * (1 / 96), 6);
});

it("many accounts and one household's passports win one household's seats", async () => {
  const sale = { honest: 6, seats: 40, hours: 1 };

  const none = await windowAttacked(attacked, { accounts: 10, networks: 1, mailboxes: 0, passports: 10 }, sale);
  const one = await windowAttacked(attacked, { accounts: 10, networks: 1, mailboxes: 1, passports: 10 }, sale);
  const many = await windowAttacked(attacked, { accounts: 10, networks: 5, mailboxes: 10, passports: 10 }, sale);

  expect(none).toEqual({ places: [0, 6], turns: [0, 6], seats: [0, 12] });
  expect([one.seats, many.seats]).toEqual([
    [10, 22],
    [10, 22],
  ]);
  expect(one.turns).toEqual([1, 7]);
});
