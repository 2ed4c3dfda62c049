/** Somebody who wants everything and has many mailboxes: half a minute of a core, beside what attack.test.ts tells. */
import { expect, it } from "vitest";
import { testApp } from "./app.ts";
import { seatsBlocked } from "./attack.ts";
import { standingClock } from "./factories/bookings.ts";

const time = standingClock();
/** Nobody answers there: whose mailbox is confirmed says so beforehand. */
const settings = { RATE_LIMITS: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rihla <hello@rihla.example>" };
const app = await testApp({ clock: time.clock, settings });
const attacked = { app: app.app, platform: app.platform, time };

it("thirty accounts of ten mailboxes keep a package for fifteen minutes of a day", async () => {
  const share = await seatsBlocked(attacked, { accounts: 30, networks: 1, mailboxes: 10, passports: 0 });

  expect(share).toBeCloseTo(1 / 96, 6);
});
