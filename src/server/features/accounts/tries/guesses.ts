/** Who may go on trying passwords: counted so that a guesser ends soon and an owner is not shut out by one. */
import { AppError } from "#server/platform/errors/app-error.ts";
import type { AccountLimits } from "#server/platform/limits/limits.ts";
import type { Comer, NetworkWork } from "./registration-work.ts";

/** Where a password is tried. */
interface Door extends Comer {
  /** The account, or a stand-in for a name that nobody has. */
  readonly accountId: string;
  /** The browser's mark of this account (known-browser.ts); null: it was never opened there. */
  readonly mark: string | null;
}

export interface Guesses {
  /** Before the password is looked at. Throws AppError `too_many_requests`, and `work_needed` for the network alone. */
  count(): Promise<void>;
  /** For a try that was no guess. */
  takeBack(): Promise<void>;
  /** After the right password. */
  forgive(): Promise<void>;
}

/**
 * A browser that has opened the account before is counted for itself, so that nobody else's tries stand in its way; any other
 * by account and network, by account alone with a far higher sum, and by network over all accounts, past which it works.
 */
export function guessesAt(limits: AccountLimits, { admit }: NetworkWork, { accountId, mark, ...comer }: Door): Guesses {
  const { network } = comer;
  const own = ["sign_in", `${accountId} ${mark ?? network}`] as const;
  const shared = [["sign_in_account", accountId] as const, ["sign_in_network", network] as const];
  const counted = mark === null ? shared : [];
  return {
    // The network first: what it is refused shuts nobody's account.
    async count() {
      if (mark === null) await admit("sign_in_network", comer);
      await limits.take(...own);
      if (mark === null) await limits.take("sign_in_account", accountId);
    },
    async takeBack() {
      for (const [bucket, key] of [own, ...counted]) await limits.giveBack(bucket, key);
    },
    async forgive() {
      await limits.forget(...own);
      for (const [bucket, key] of counted) await limits.giveBack(bucket, key);
    },
  };
}

/** For whoever has shown that the account is theirs, by a link that we mailed. */
export async function forgetGuesses(
  limits: AccountLimits,
  { accountId, network }: Pick<Door, "accountId" | "network">,
): Promise<void> {
  await limits.forget("sign_in", `${accountId} ${network}`);
  await limits.forget("sign_in_account", accountId);
  await limits.forget("confirm_password", accountId);
}

/**
 * Does what is refused as `email_taken` where the address is somebody's, and counts that: whoever has asked too often is told
 * of no address any more, unless `pastLimit` lets them. Throws AppError `too_many_requests`, or what `pastLimit` throws in
 * its place, and what `ask` throws.
 */
export async function askedOfAddress<T>(
  limits: AccountLimits,
  network: string,
  ask: () => Promise<T>,
  pastLimit?: () => Promise<void>,
): Promise<T> {
  await limits.take("taken_address", network).catch(async (refusal: unknown) => {
    const isTooOften = refusal instanceof AppError && refusal.code === "too_many_requests";
    if (!isTooOften || !pastLimit) throw refusal;
    await pastLimit();
  });
  let isTaken = false;
  try {
    return await ask();
  } catch (error) {
    isTaken = error instanceof AppError && error.code === "email_taken";
    throw error;
  } finally {
    if (!isTaken) await limits.giveBack("taken_address", network);
  }
}
