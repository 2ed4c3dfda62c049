/**
 * An opening day with somebody who wants to keep others out, by the product's own rules and without a server: what a shared line
 * does to a mosque, what share of the seats an attacker keeps from others with accounts, networks and mailboxes, and what share
 * of places and seats of a sale window they win with passports. `test/attack.ts` plays the same on the server itself.
 */
import { HOLD_MINUTES, MAX_LIVE_HOLDS, MAX_PARTY } from "#domain/bookings/booking.ts";
import { HOLDING, type Holding, holdingRefusal } from "#domain/bookings/holds/holding.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { draws } from "../../../test/draws.ts";

const DAY_MINUTES = 24 * 60;
const SEATS = 44;
/** A day of today: the rules take the beginning of time for never. */
const OPENING = Date.UTC(2026, 10, 20);

const instantOf = (minute: number) => new Date(OPENING + minute * MINUTE_MS);

interface Held {
  readonly person: number;
  readonly network: number;
  readonly confirmed: boolean;
  readonly packageId: string;
  readonly seats: number;
  readonly from: number;
  /** The minute of its end; before it, it is live. */
  until: number;
  booked: boolean;
}

interface Who {
  readonly person: number;
  readonly network: number;
  readonly confirmed: boolean;
}

/** Seats of each package that are held or sold at this minute. */
const taken = (held: readonly Held[], packageId: string, minute: number) =>
  sum(held.filter((one) => one.packageId === packageId && (one.booked || one.until > minute)));

const sum = (held: readonly Held[]) => held.reduce((all, { seats }) => all + seats, 0);

function byPackage(held: readonly Held[]): ReadonlyMap<string, number> {
  const seats = new Map<string, number>();
  for (const one of held) seats.set(one.packageId, (seats.get(one.packageId) ?? 0) + one.seats);
  return seats;
}

function holdingOf(held: readonly Held[], { person, network, confirmed }: Who, minute: number): Holding {
  const own = held.filter((one) => one.person === person && !one.booked);
  const live = own.filter(({ until }) => until > minute);
  const isRecent = ({ from }: Held) => (minute - from) * MINUTE_MS < HOLDING.restHours * HOUR_MS;
  const gone = own.filter((one) => one.until <= minute && isRecent(one)).map(({ from }) => instantOf(from));
  const near = (one: Held) => !one.confirmed && (one.network === network || one.person === person);
  const kept = held.filter((one) => near(one) && !one.booked && (minute - one.from) * MINUTE_MS < DAY_MS);
  return {
    ...{ liveHolds: live.length, liveSeats: byPackage(live), letGo: gone.toReversed() },
    unconfirmed: confirmed ? null : byPackage(kept),
    shown: asking(held, minute),
  };
}

/** Nobody here has a passport: the packages of which as many seats as they have were let go within a day. */
function asking(held: readonly Held[], minute: number): ReadonlyMap<string, number> {
  const inVain = held.filter((one) => !one.booked && one.until <= minute && (minute - one.from) * MINUTE_MS < DAY_MS);
  const seatsOf = (packageId: string) => {
    const holds = inVain.filter((one) => one.packageId === packageId);
    const people = new Set(holds.map(({ person }) => person));
    const own = (person: number) => sum(holds.filter((one) => one.person === person));
    return [...people].reduce((all, person) => all + Math.min(HOLDING.seatsInAll, own(person)), 0);
  };
  const packages = [...new Set(inVain.map(({ packageId }) => packageId))];
  const asking = packages.filter((id) => seatsOf(id) >= Math.max(SEATS, HOLDING.seatsInVain));
  return new Map(asking.map((id) => [id, 0]));
}

/** As it was before: five live holds of an account. */
function refusedBefore(held: readonly Held[], { person }: Who, minute: number): boolean {
  return held.filter((one) => one.person === person && one.until > minute).length >= MAX_LIVE_HOLDS;
}

/**
 * 300 households behind one address in the eight hours after an opening, four of ten of them with a confirmed address. Seven
 * of ten holds become bookings, the others are tried again twenty minutes later.
 */
function mosque() {
  const draw = draws(1_448);
  const held: Held[] = [];
  const asked = new Set<number>();
  const rested = new Set<number>();
  const tries = Array.from({ length: 300 }, (_, person) => ({
    ...{ person, network: 0, packageId: `${Math.floor(draw() * 60)}`, seats: 1 + Math.floor(draw() * draw() * 10) },
    ...{ confirmed: draw() < 0.4, minute: Math.floor(draw() * 480) },
  })).toSorted((one, other) => one.minute - other.minute);
  for (let next = tries.shift(); next; next = tries.shift()) {
    const { minute, ...wish } = next;
    const refusal = holdingRefusal([wish], holdingOf(held, wish, minute), instantOf(minute));
    if (refusal?.code === "address_unconfirmed") asked.add(wish.person);
    if (refusal?.code === "holds_let_go") rested.add(wish.person);
    // The mail is opened at once, and the hold taken.
    const confirmed = wish.confirmed || refusal?.code === "address_unconfirmed";
    if (refusal && refusal.code !== "address_unconfirmed") continue;
    const booked = draw() < 0.7;
    held.push({ ...wish, confirmed, from: minute, until: minute + (booked ? 6 : HOLD_MINUTES), booked });
    if (booked) continue;
    tries.push({ ...wish, confirmed, minute: minute + 20 });
    tries.sort((one, other) => one.minute - other.minute);
  }
  const households = held.filter(({ booked }) => booked).length;
  return { asked: asked.size, rested: rested.size, households };
}

interface Attack {
  readonly accounts: number;
  readonly networks: number;
  readonly mailboxes: number;
}

/** The share of a package's seat minutes of a day that somebody keeps who tries for all of them, minute by minute. */
function blocked({ accounts, networks, mailboxes }: Attack, isBefore: boolean): number {
  const held: Held[] = [];
  let seatMinutes = 0;
  for (let minute = 0; minute < DAY_MINUTES; minute++) {
    for (let at = 0; at < accounts; at++) {
      const free = SEATS - taken(held, "a", minute);
      if (free === 0) break;
      // Accounts of one mailbox are one person.
      const confirmed = at < mailboxes;
      const who = { person: at, network: at % networks, confirmed };
      const wish = { packageId: "a", seats: Math.min(MAX_PARTY, free) };
      const isRefused = isBefore
        ? refusedBefore(held, who, minute)
        : holdingRefusal([wish], holdingOf(held, who, minute), instantOf(minute)) !== null;
      if (isRefused) continue;
      held.push({ ...who, ...wish, from: minute, until: minute + HOLD_MINUTES, booked: false });
    }
    seatMinutes += taken(held, "a", minute);
  }
  return seatMinutes / (SEATS * DAY_MINUTES);
}

interface Line {
  readonly accounts: number;
  /** Confirmed ones that the accounts share; 0: none of them is confirmed. */
  readonly mailboxes: number;
  readonly passports: number;
}

/**
 * Turns and seats that somebody wins beside 300 households in a drawn window of 132 seats, in a hundred draws. Each of their
 * turns asks for ten seats; now a turn asks for a confirmed mailbox that has had none, and a seat for a passport that no other has shown.
 */
function won({ accounts, mailboxes, passports }: Line, isBefore: boolean) {
  const draw = draws(1_448);
  const won = { turns: 0, theirs: 0, seats: 0, lost: 0 };
  for (let window = 0; window < 100; window++) {
    const households = Array.from({ length: 300 }, () => ({ mailbox: -1, seats: 1 + Math.floor(draw() ** 2 * 10) }));
    const attacker = Array.from({ length: accounts }, (_, at) => ({ mailbox: mailboxes && at % mailboxes, seats: 10 }));
    const line = [...households, ...attacker].map((one) => ({ ...one, rank: draw() }));
    const known = new Set<number>();
    let [free, papers] = [SEATS * 3, passports];
    for (const { mailbox, seats } of line.toSorted((one, other) => one.rank - other.rank)) {
      const isTheirs = mailbox >= 0;
      if (free === 0 || (!isBefore && isTheirs && (mailboxes === 0 || known.has(mailbox)))) continue;
      known.add(mailbox);
      const kept = Math.min(free, seats, isTheirs && !isBefore ? papers : seats);
      if (isTheirs && !isBefore) papers -= kept;
      free -= kept;
      won.turns += 1;
      won.seats += kept;
      if (isTheirs) won.theirs += 1;
      if (isTheirs) won.lost += kept;
    }
  }
  return `${percent(won.theirs / won.turns)} of the turns, ${percent(won.lost / won.seats)} of the seats`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function printByRules(): void {
  const day = mosque();
  console.log(
    `mosque: 300 households behind one address; ${day.households} booked, ${day.asked} were asked to confirm first, ${day.rested} had to rest`,
  );
  for (const attack of [
    { accounts: 1, networks: 1, mailboxes: 0 },
    { accounts: 30, networks: 1, mailboxes: 0 },
    { accounts: 30, networks: 3, mailboxes: 0 },
    { accounts: 30, networks: 1, mailboxes: 1 },
    { accounts: 30, networks: 1, mailboxes: 10 },
  ])
    console.log(
      `seats of a package of ${SEATS} kept for a day by ${attack.accounts} accounts of ${attack.networks} networks and ${attack.mailboxes} mailboxes: before ${percent(blocked(attack, true))}, now ${percent(blocked(attack, false))}`,
    );
  for (const line of [
    { accounts: 58, mailboxes: 0, passports: 0 },
    { accounts: 58, mailboxes: 1, passports: 10 },
    { accounts: 1_000, mailboxes: 0, passports: 10 },
    { accounts: 1_000, mailboxes: 1_000, passports: 10 },
  ])
    console.log(
      `a window of ${3 * SEATS} seats and 300 households beside ${line.accounts} accounts of ${line.mailboxes} mailboxes and ${line.passports} passports: before ${won(line, true)}; now ${won(line, false)}`,
    );
}
