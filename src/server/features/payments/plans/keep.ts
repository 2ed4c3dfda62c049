/** Writing a plan down once it is known what it costs, whose steps they are and that they cover what is owed. */
import { randomUUID } from "node:crypto";
import type { IsoDate } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { MOST_PLANS, type PlanTarget } from "#domain/payments/plan-steps.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { PaymentMethodRow } from "../methods/repository.ts";
import * as rows from "./repository.ts";

export interface KeptPlan {
  readonly title: string;
  readonly target: PlanTarget;
  readonly bookingId: string | null;
  readonly owedMinor: number;
  readonly owedCurrency: Currency;
  /** What the owner's own order of methods would have cost; the plan's own cost where nothing compares. */
  readonly baselineMinor: number;
  readonly homeCurrency: Currency;
  /** Null: nothing was converted. */
  readonly ratesAsOf: IsoDate | null;
  /** Nobody owes it: nobody is reminded of it or asked for it. */
  readonly isExample: boolean;
  readonly steps: readonly KeptStep[];
}

interface KeptStep {
  readonly dueOn: IsoDate;
  readonly payer: Payer;
  readonly method: Pick<PaymentMethodRow, "type" | "brand" | "lastFour"> | null;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly costMinor: number;
}

/** An account, or somebody without one by name: then the owner of the plan acts for them. */
export type Payer =
  | { readonly payerId: string; readonly payerName: null }
  | { readonly payerId: null; readonly payerName: string };

/** The id of the new plan. Throws AppError `too_many_plans`. */
export async function keepPlan(tx: Db, userId: string, now: Date, { steps, ...plan }: KeptPlan): Promise<string> {
  await lockAccount(tx, userId);
  if ((await rows.countPlans(tx, userId)) >= MOST_PLANS) throw new AppError("too_many_plans", { limit: MOST_PLANS });
  const id = randomUUID();
  const kept = steps.map(({ payer, method, ...step }, position) => ({
    ...{ planId: id, position, ...step, ...payer },
    ...(method && { methodType: method.type, methodBrand: method.brand, methodLastFour: method.lastFour }),
  }));
  await rows.insertPlan(tx, { ...plan, id, userId, savedAt: now }, kept);
  return id;
}

/** Throws AppError `unacceptable` for somebody who is in none of the owner's households, or has neither account nor name. */
export function payerOf(
  { memberId, name }: { readonly memberId: string | null; readonly name: string | undefined },
  field: string,
  { ownerId, accounts }: { readonly ownerId: string; readonly accounts: ReadonlyMap<string, string | null> },
): Payer {
  if (memberId === null) return name ? { payerId: null, payerName: name } : { payerId: ownerId, payerName: null };
  const payerId = accounts.get(memberId);
  if (payerId) return { payerId, payerName: null };
  if (payerId === null && name) return { payerId: null, payerName: name };
  const key = payerId === undefined ? "not_in_group" : "payer_has_no_account";
  throw new AppError("unacceptable", {}, { [field]: { key } });
}
