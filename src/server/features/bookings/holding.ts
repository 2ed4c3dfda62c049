/** Whether somebody may keep more seats without paying: by person, and by network while the address is not confirmed. */
import { holdingRefusal, restsUntil } from "#domain/bookings/holding.ts";
import { askerNow } from "#server/platform/beside/asker.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isThisMachine } from "#server/platform/http/network.ts";
import type { Dependencies } from "./dependencies.ts";
import { holderOf, holdingOf, keepNetwork, lockHolding } from "./holding.repository.ts";

/** For the hold once it stands: what it counts by. */
export type CountHold = (bookingId: string) => Promise<void>;

/**
 * Asked under the account's lock, before any of a package. From this machine, and of a demonstration that strangers share,
 * only live holds count. Throws AppError `too_many_holds`, `holds_let_go` with the seconds to wait, and `address_unconfirmed`
 * where the network has kept too many seats without paying for accounts that nobody has confirmed.
 */
export async function requireHolding(
  { config, clock }: Pick<Dependencies, "config" | "clock">,
  tx: Db,
  userId: string,
  wanted: Parameters<typeof holdingRefusal>[0],
): Promise<CountHold> {
  const from = askerNow()?.network ?? null;
  if (!config.rateLimits || from === null || isThisMachine(from)) return async () => {};
  const { demo, mailbox, addressCounts } = await holderOf(tx, userId);
  if (demo) return async () => {};
  // Where no mail can be sent nobody can confirm, and every account counts as confirmed, later too.
  const network = mailbox === null && !addressCounts && config.mail !== null ? from : null;
  const key = network ?? mailbox;
  if (key !== null) await lockHolding(tx, key);
  const now = clock();
  const refusal = holdingRefusal(wanted, await holdingOf(tx, { userId, mailbox, network, now }), now);
  if (refusal?.code === "holds_let_go") throw new AppError(refusal.code, { seconds: refusal.seconds });
  if (refusal) throw new AppError(refusal.code);
  return async (bookingId) => {
    if (network !== null) await keepNetwork(tx, { bookingId, userId, network, at: now });
  };
}

/** When this account may hold seats again after it has let go too often; null where it may at once. */
export async function holdsRestUntil(
  { config, clock, db }: Pick<Dependencies, "config" | "clock" | "db">,
  userId: string,
): Promise<Date | null> {
  const from = askerNow()?.network ?? null;
  if (!config.rateLimits || from === null || isThisMachine(from)) return null;
  const { demo, mailbox } = await holderOf(db, userId);
  if (demo) return null;
  const now = clock();
  return restsUntil((await holdingOf(db, { userId, mailbox, network: null, now })).letGo, now);
}
