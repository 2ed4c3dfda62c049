/** Payment methods for their routes: every act answers with all of them as they then are. */
import type { z } from "zod";
import type { addPaymentMethod, changePaymentMethod, MethodFees, PaymentMethod } from "#contract/payment-methods.ts";
import { amountOf, fromDecimal, toDecimal } from "#domain/money.ts";
import { MOST_METHODS } from "#domain/payment-method.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { keptFees } from "./fees.ts";
import * as rows from "./repository.ts";

type Draft = z.output<typeof addPaymentMethod.body>;
type Changes = z.output<typeof changePaymentMethod.body>;

export function methodService({ db, clock }: Pick<Platform, "db" | "clock">) {
  const list = async (userId: string): Promise<PaymentMethod[]> => (await rows.methodsOf(db, userId)).map(present);

  /** Under the owner's lock, and answered with what is there afterwards. */
  async function act(userId: string, change: (tx: Db) => Promise<void>): Promise<PaymentMethod[]> {
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      await change(tx);
    });
    return list(userId);
  }

  return {
    list,
    /** Throws AppError `too_many_methods`. */
    add: (userId: string, { limit, fees, ...draft }: Draft) =>
      act(userId, async (tx) => {
        const there = await rows.methodsOf(tx, userId);
        if (there.length >= MOST_METHODS) throw new AppError("too_many_methods", { limit: MOST_METHODS });
        const money = { limitMinor: fromDecimal(limit), fees: stored(fees) };
        await rows.insertMethod(tx, { ...draft, ...money, userId, position: there.length, createdAt: clock() });
      }),
    /** Throws AppError `not_found`. */
    change: (userId: string, id: string, { limit, fees, ...changes }: Changes) =>
      act(userId, async (tx) => {
        const money = {
          ...(limit === undefined ? {} : { limitMinor: fromDecimal(limit) }),
          ...(fees === undefined ? {} : { fees: stored(fees) }),
        };
        const all = { ...changes, ...money };
        if (Object.keys(all).length === 0) return;
        if (!(await rows.updateMethod(tx, { id, userId }, all))) throw new AppError("not_found");
      }),
    /** Throws AppError `not_found`. */
    remove: (userId: string, id: string) =>
      act(userId, async (tx) => {
        if (!(await rows.deleteMethod(tx, id, userId))) throw new AppError("not_found");
        await number(
          tx,
          userId,
          (await rows.methodsOf(tx, userId)).map((row) => row.id),
        );
      }),
    /** Throws AppError `changed_meanwhile` where these are not all of them, each once. */
    order: (userId: string, ids: readonly string[]) =>
      act(userId, async (tx) => {
        const there = (await rows.methodsOf(tx, userId)).map((row) => row.id);
        if (there.toSorted().join() !== ids.toSorted().join()) throw new AppError("changed_meanwhile");
        await number(tx, userId, ids);
      }),
  };
}

async function number(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await rows.updateMethod(tx, { id, userId }, { position });
}

function stored(fees: MethodFees | null): string | null {
  return fees && JSON.stringify(keptFees(fees));
}

function present({ fees, limitMinor, currency, ...row }: rows.PaymentMethodRow, index: number): PaymentMethod {
  return {
    ...row,
    limit: amountOf(limitMinor, currency),
    fees: fees && {
      spreadPercent: fees.spreadPercent,
      foreignPercent: fees.foreignPercent,
      fixedFee: toDecimal(fees.fixedMinor),
      minimum: toDecimal(fees.minimumMinor),
      cashbackPercent: fees.cashbackPercent,
      cashbackCap: toDecimal(fees.cashbackCapMinor),
    },
    status: index === 0 ? "primary" : "backup",
  };
}
