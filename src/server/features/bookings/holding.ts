/** Whether somebody may keep more seats without paying: by person, and by network while the address is not confirmed. */
import { type Holding, holdingRefusal, restsUntil } from "#domain/bookings/holding.ts";
import { ALONE, type Outcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isThisMachine } from "#server/platform/limits/network.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import type { Dependencies } from "./dependencies.ts";
import { holdersOf, holdingsOf, lockHoldings } from "./holding.repository.ts";

type Wanted = Parameters<typeof holdingRefusal>[0];

interface Asked {
  readonly userId: string;
  /** From where; null: the server itself. */
  readonly network: string | null;
  readonly demand: Wanted;
}

interface Person extends Asked {
  readonly mailbox: string | null;
  /** Whoever shares it is counted together; null: counted alone. */
  readonly key: string | null;
}

/**
 * Asked under the accounts' locks, before any of a package. From this machine, and of a demonstration that strangers share,
 * only live holds count. Answers the network that the hold counts by once it stands, if any. Refusals are AppError
 * `too_many_holds`, `holds_let_go` with the seconds to wait, and `address_unconfirmed` where the network has kept too many seats
 * without paying for accounts that nobody has confirmed. Of those who are counted together the first is decided, the others go
 * alone.
 */
export async function requireHoldings(
  { config, clock }: Pick<Dependencies, "config" | "clock">,
  tx: Db,
  asked: readonly Asked[],
  moment: { readonly waits: boolean },
): Promise<Outcome<string | null>[]> {
  const isCounted = ({ network }: Asked) => config.rateLimits && network !== null && !isThisMachine(network);
  const counted = asked.filter(isCounted);
  const holders = await holdersOf(
    tx,
    counted.map(({ userId }) => userId),
  );
  const people = counted.flatMap((one): Person[] => {
    const holder = holders.get(one.userId);
    if (!holder || holder.demo) return [];
    const { mailbox, addressCounts } = holder;
    // Where no mail can be sent nobody can confirm, and every account counts as confirmed, later too.
    const network = mailbox === null && !addressCounts && config.mail !== null ? one.network : null;
    return [{ ...one, mailbox, network, key: network ?? mailbox }];
  });
  const free = await firstOfEach(tx, people, moment);
  const now = clock();
  const holdings = await holdingsOf(tx, free, now);
  return asked.map((one) => {
    const person = people.find(({ userId }) => userId === one.userId);
    const holding = person && holdings[free.indexOf(person)];
    if (!person) return { answer: null };
    return holding ? decide(person, holding, now) : ALONE;
  });
}

/** Those of them who are counted alone, and the first of those who are counted together, locked. */
async function firstOfEach(
  tx: Db,
  people: readonly Person[],
  moment: { readonly waits: boolean },
): Promise<readonly Person[]> {
  const firsts = people.filter(
    ({ key }, index) => key === null || people.findIndex((one) => one.key === key) === index,
  );
  const locked = await lockHoldings(
    tx,
    firsts.flatMap(({ key }) => key ?? []),
    moment,
  );
  return firsts.filter(({ key }) => key === null || locked.has(key));
}

function decide({ demand, network }: Person, holding: Holding, now: Date): Outcome<string | null> {
  const refusal = holdingRefusal(demand, holding, now);
  if (refusal?.code === "holds_let_go") return { refusal: new AppError(refusal.code, { seconds: refusal.seconds }) };
  return refusal ? { refusal: new AppError(refusal.code) } : { answer: network };
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
