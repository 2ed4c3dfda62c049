/** Whether somebody may keep more seats without paying: by person, and by network while the address is not confirmed. */
import { type Holding, holdingRefusal, restsUntil } from "#domain/bookings/holds/holding.ts";
import { ALONE, type CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isThisMachine } from "#server/platform/limits/network.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { holdersOf, holdingsOf, lockHoldings } from "./holding.repository.ts";
import { type AsksForPassports, peopleShown } from "./in-vain.ts";

type Wanted = Parameters<typeof holdingRefusal>[0];

interface Asks {
  readonly asksForPassports: AsksForPassports;
}

interface Asked {
  readonly userId: string;
  /** From where; null: the server itself. */
  readonly network: string | null;
  readonly demand: Wanted;
  /** Who is named already. */
  readonly travellerIds: readonly string[];
}

interface Person extends Asked {
  readonly mailbox: string | null;
  /** Whoever shares one of them is counted together. */
  readonly keys: readonly string[];
  /** Those it wants of packages that ask for passports. */
  readonly asking: readonly string[];
}

/**
 * Asked under the accounts' locks, before any of a package. From this machine, and of a demonstration that strangers share,
 * only live holds count. Answers the network that the hold counts by once it stands, if any. Refusals are AppError
 * `too_many_holds`, `holds_let_go` with the seconds to wait, `address_unconfirmed` where the network has kept too many seats
 * without paying for accounts that nobody has confirmed, and `passports_first` with the seats `missing` one. Of those who are
 * counted together the first is decided, the others go alone.
 */
export async function requireHoldings(
  { config, clock, queue, asksForPassports }: Pick<Dependencies, "config" | "clock" | "queue"> & Asks,
  tx: Db,
  asked: readonly Asked[],
  moment: { readonly waits: boolean },
): Promise<CombinedOutcome<string | null>[]> {
  const now = clock();
  const isCounted = ({ network }: Asked) => config.rateLimits && network !== null && !isThisMachine(network);
  const counted = asked.filter(isCounted);
  const holders = await holdersOf(
    tx,
    counted.map(({ userId }) => userId),
  );
  const wanted = new Set(counted.flatMap(({ demand }) => demand.map(({ packageId }) => packageId)));
  const asks = await asksForPassports(tx, [...wanted], now);
  const people = counted.flatMap((one): Person[] => {
    const holder = holders.get(one.userId);
    if (!holder || holder.demo) return [];
    const { mailbox, addressCounts } = holder;
    // Where no mail can be sent nobody can confirm, and every account counts as confirmed, later too.
    const network = mailbox === null && !addressCounts && config.mail !== null ? one.network : null;
    const asking = one.demand.flatMap(({ packageId }) => (asks.has(packageId) ? [packageId] : []));
    return [{ ...one, mailbox, network, asking, keys: [network ?? mailbox ?? [], asking].flat() }];
  });
  const free = await firstOfEach(tx, people, moment);
  const holdings = await holdingsOf(tx, free, now);
  const decided = new Map<string, CombinedOutcome<string | null>>();
  for (const [index, person] of free.entries()) {
    const holding = holdings[index];
    if (!holding) continue;
    const shown = new Map<string, number>();
    for (const id of person.asking) shown.set(id, await peopleShown({ queue }, tx, id, person.travellerIds, now));
    decided.set(person.userId, decide(person, { ...holding, shown }, now));
  }
  const isPerson = ({ userId }: Asked) => people.some((one) => one.userId === userId);
  return asked.map((one) => decided.get(one.userId) ?? (isPerson(one) ? ALONE : { answer: null }));
}

/** Those of them who are counted alone, and the first of those who are counted together, locked. */
async function firstOfEach(
  tx: Db,
  people: readonly Person[],
  moment: { readonly waits: boolean },
): Promise<readonly Person[]> {
  const firsts = people.filter(
    ({ keys }, index) => !people.slice(0, index).some((earlier) => earlier.keys.some((key) => keys.includes(key))),
  );
  const locked = await lockHoldings(
    tx,
    firsts.flatMap(({ keys }) => keys),
    moment,
  );
  return firsts.filter(({ keys }) => keys.every((key) => locked.has(key)));
}

function decide({ demand, network }: Person, holding: Holding, now: Date): CombinedOutcome<string | null> {
  const refusal = holdingRefusal(demand, holding, now);
  if (!refusal) return { answer: network };
  const { code, ...params } = refusal;
  return { refusal: new AppError(code, params) };
}

/** When this account may hold seats again after it has let go too often; null where it may at once. */
export async function holdsRestUntil(
  { config, clock, db }: Pick<Dependencies, "config" | "clock" | "db">,
  userId: string,
): Promise<Date | null> {
  const from = askerNow()?.network ?? null;
  if (!config.rateLimits || from === null || isThisMachine(from)) return null;
  const { demo = true, mailbox = null } = (await holdersOf(db, [userId])).get(userId) ?? {};
  if (demo) return null;
  const now = clock();
  const [holding] = await holdingsOf(db, [{ userId, mailbox, network: null }], now);
  return restsUntil(holding?.letGo ?? [], now);
}
