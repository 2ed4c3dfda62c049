/**
 * An opening day with somebody who wants everything: by the rules alone, with accounts by the thousand; then on the real server
 * beside honest households. What people wait for beside hostile files and plans: attack-waits.ts.
 */
import { type Force, seatsBlocked, windowAttacked } from "../test/attack.ts";
import { standingClock } from "../test/factories/bookings.ts";
import { openProduct } from "./ground/open-product.ts";
import { printByRules } from "./ground/opening-day/attack-by-rules.ts";

/** Nobody answers there: whose mailbox is confirmed says so beforehand. */
const MAIL = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rihla <hello@rihla.example>" };
const SEATS = 40;
const SALE = { honest: 60, seats: 120, hours: 16 };

const told = ({ accounts, networks, mailboxes, passports }: Force) =>
  `${accounts} accounts, ${networks} networks, ${mailboxes} mailboxes, ${passports} passports`;
const share = ([part, whole]: readonly [number, number]) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

printByRules();

const time = standingClock();
const product = await openProduct({ settings: { RATE_LIMITS: "on", ...MAIL }, clock: time.clock });
const attacked = { app: product.app, platform: product.platform, time };
console.log(`\non the server, ${SEATS} seats sold directly for a day`);
for (const [accounts, networks, mailboxes] of [
  [30, 1, 0],
  [30, 3, 0],
  [30, 1, 1],
  [30, 1, 10],
] as const) {
  const force = { accounts, networks, mailboxes, passports: 0 };
  const kept = await seatsBlocked(attacked, force, { seats: SEATS });
  console.log(`${told(force)}: ${(100 * kept).toFixed(2)} % of the seat-hours kept from others`);
}
console.log(`\non the server, a window of ${SALE.seats} seats and ${SALE.honest} households of two`);
for (const [accounts, networks, mailboxes, passports] of [
  [58, 1, 0, 10],
  [58, 1, 1, 10],
  [200, 20, 200, 10],
] as const) {
  const force = { accounts, networks, mailboxes, passports };
  const { places, turns, seats } = await windowAttacked(attacked, force, SALE);
  console.log(`${told(force)}: places ${share(places)}, turns ${share(turns)}, seats ${share(seats)}`);
}
await product.close();
