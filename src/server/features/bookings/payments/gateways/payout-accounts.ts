/** The account at the gateway to which an operator is paid: named by the operator, asked for at the gateway. */
import type { PayoutAccount } from "#contract/payouts.ts";
import { dateOf } from "#domain/calendar.ts";
import { updateOperators } from "#server/features/accounts/service.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { postponeOpen } from "../../records/money/instalments.repository.ts";
import { payoutAccountOf } from "./payout-accounts.repository.ts";

type Deps = Pick<Dependencies, "db" | "gateway" | "clock">;

export async function readPayoutAccount({ db, gateway }: Deps, operatorId: string): Promise<PayoutAccount> {
  const account = await payoutAccountOf(db, operatorId);
  if (account === null || !gateway.needsAccount) return { needed: gateway.needsAccount, account, state: null };
  return { needed: true, account, state: await gateway.accountState(account) };
}

/** Takes only an account that the gateway knows as ours to charge on. Throws AppError `demo_account`, `invalid_input`. */
export async function changePayoutAccount(
  deps: Deps,
  user: Pick<SessionUser, "id" | "operatorId" | "demo">,
  account: string | null,
): Promise<PayoutAccount> {
  const { db, gateway, clock } = deps;
  if (user.demo) throw new AppError("demo_account");
  if (account !== null && gateway.needsAccount && (await gateway.accountState(account)) === "unknown") {
    throw new AppError("invalid_input", {}, { account: { key: "account_unknown" } });
  }
  await db.transaction().execute(async (tx) => {
    const earlier = await payoutAccountOf(tx, user.operatorId);
    await updateOperators(tx, [user.operatorId], { stripeAccount: account });
    const action = account === null ? "operator.account_removed" : "operator.account_named";
    await recordAudit(tx, { actorId: user.id, action, subjectType: "operator", subjectId: user.operatorId });
    if (account === null || earlier !== null) return;
    // As long as there was none, nobody could pay.
    await postponeOpen(tx, { operatorId: user.operatorId }, dateOf(clock()));
  });
  return readPayoutAccount(deps, user.operatorId);
}
