/** Taking an import back: all of it or nothing, for a day, as long as nothing else has happened to what it made. */
import { randomUUID } from "node:crypto";
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { directRefundPosting } from "#domain/payments/books/posting.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { DIRECT } from "../../records/money/payments.repository.ts";
import { seatsOf } from "../../records/overdue.repository.ts";
import type { OperatorActor } from "../acting.ts";
import * as rows from "./imports.repository.ts";

export const UNDO_HOURS = 24;

interface Undone {
  readonly removed: number;
  readonly cancelled: number;
  readonly blocked: { readonly reference: string; readonly why: "claimed" | "changed" | "paid" }[];
  readonly done: boolean;
}

/** Until when an import can be undone; null once that is over. */
export function undoUntil(importedAt: Date, undoneAt: Date | null, now: Date): Date | null {
  const until = new Date(importedAt.getTime() + UNDO_HOURS * HOUR_MS);
  return undoneAt === null && until > now ? until : null;
}

/** Throws AppError `not_found`, `illegal_transition` once it is undone or a day old. */
export async function undoImport(
  deps: Dependencies,
  user: OperatorActor,
  id: string,
  preview: boolean,
): Promise<Undone> {
  const { packageIds, ...undone } = await deps.db.transaction().execute(async (tx) => {
    await rows.lockPassengerImports(tx, user.operatorId);
    const found = await rows.lockImport(tx, user.operatorId, id);
    if (!found) throw new AppError("not_found");
    const now = deps.clock();
    if (!undoUntil(found.importedAt, found.undoneAt, now)) throw new AppError("illegal_transition");
    const imported = await rows.lockImported(tx, id);
    const blocked = imported.flatMap((one) => {
      const why = reasonOf(one);
      return why === null ? [] : [{ reference: one.importReference ?? "", why }];
    });
    const withMoney = imported.filter(({ hasMoney }) => hasMoney);
    const counts = { removed: imported.length - withMoney.length, cancelled: withMoney.length, blocked };
    if (preview || blocked.length > 0) return { ...counts, done: false, packageIds: [] };
    return { ...counts, done: true, packageIds: await takeBack(deps, tx, { id, user, imported, now }) };
  });
  deps.packages.seatsChanged(packageIds);
  return undone;
}

type Imported = Awaited<ReturnType<typeof rows.lockImported>>;

function reasonOf({
  claimedAt,
  isChanged,
  hasFurtherPayments,
}: Imported[number]): "claimed" | "changed" | "paid" | null {
  if (claimedAt) return "claimed";
  if (hasFurtherPayments) return "paid";
  return isChanged ? "changed" : null;
}

interface TakeBack {
  readonly id: string;
  readonly user: OperatorActor;
  readonly imported: Imported;
  readonly now: Date;
}

/** The ledger forgets nothing: a booking with money in it is cancelled and its posting reversed, the others go. */
async function takeBack(deps: Dependencies, tx: Db, { id, user, imported, now }: TakeBack): Promise<string[]> {
  const ids = imported.map((one) => one.id);
  const lines = ids.length > 0 ? await seatsOf(tx, ids) : [];
  await deps.packages.giveBackSeats(tx, lines);
  const withMoney = imported.filter(({ hasMoney }) => hasMoney).map((one) => one.id);
  await reverse(tx, user, withMoney, now);
  await rows.cancelImported(tx, withMoney, now);
  const without = imported.filter(({ hasMoney }) => !hasMoney);
  await rows.removeBookings(
    tx,
    without.map((one) => one.id),
    without.flatMap(({ standInId }) => standInId ?? []),
  );
  await rows.markUndone(tx, id, now);
  const entry = { actorId: user.id, action: "booking.undo_import", subjectType: "booking" };
  await recordAudit(tx, ...ids.map((subjectId) => ({ ...entry, subjectId })));
  return lines.map(({ packageId }) => packageId);
}

/** Nothing is owed back: what was written down by mistake is written off. */
async function reverse(tx: Db, user: OperatorActor, bookingIds: readonly string[], now: Date): Promise<void> {
  const charges = await rows.chargesOf(tx, bookingIds);
  const refunds = charges.map((charge) => ({ ...charge, id: randomUUID(), refundsPaymentId: charge.id }));
  const settled = { kind: "refund" as const, status: "completed" as const, gateway: DIRECT, feeMinor: 0 };
  const without = { cardToken: null, idempotencyKey: null, scope: null, createdAt: now, settledAt: now };
  await rows.insertInBatches(
    tx,
    "payments",
    refunds.map((refund) => ({ ...refund, ...settled, ...without })),
  );
  const record = { reference: "import undone", recordedBy: user.id, movedOn: dateOf(now), recordedAt: now };
  await rows.insertInBatches(
    tx,
    "directPayments",
    refunds.map((refund) => ({ ...record, paymentId: refund.id })),
  );
  const postings = refunds.map(({ id, bookingId }) => ({ kind: "refund", bookingId, paymentId: id, at: now }));
  const numbers = await rows.insertTransactions(tx, postings);
  const entries = refunds.flatMap((refund) => {
    const transactionId = numbers.get(refund.id);
    if (transactionId === undefined) throw new Error("a posting has no number");
    const posted = directRefundPosting({ ...refund, operatorId: user.operatorId });
    return posted.map((entry, position) => ({ ...entry, transactionId, position, currency: refund.currency }));
  });
  await rows.insertInBatches(tx, "ledgerEntries", entries);
}
