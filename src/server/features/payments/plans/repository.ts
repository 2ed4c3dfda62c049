/** SQL of saved plans and their steps; a reader is the owner, or whoever is asked to pay a step. */
import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import { stepSubject } from "#domain/payments/plan-steps.ts";
import type { Db } from "#server/platform/database/database.ts";
import { operatorRuns } from "#server/platform/records/measures.ts";
import { paidMinor } from "../../bookings/service.ts";
import type { PaymentPlanStepsTable, PaymentPlansTable } from "./tables.ts";

/** Plans that the reader has saved or is asked in; one of them with `id`. The newest first. */
export function plansFor(db: Db, readerId: string, id?: string) {
  return db
    .selectFrom("paymentPlans as plan")
    .innerJoin("users as owner", "owner.id", "plan.userId")
    .leftJoin("bookings as booking", "booking.id", "plan.bookingId")
    .select(["plan.id", "plan.userId", "plan.title", "plan.target", "plan.bookingId", "plan.savedAt", "plan.ratesAsOf"])
    .select(["plan.isExample", toBePaid.$castTo<boolean>().as("isToBePaid")])
    .select(["plan.owedMinor", "plan.owedCurrency", "plan.baselineMinor", "plan.homeCurrency"])
    .select(["owner.firstName as ownerName", "booking.reference", "booking.phase"])
    .where("plan.id", "in", readBy(db, readerId))
    .$if(id !== undefined, (query) => query.where("plan.id", "=", id ?? ""))
    .orderBy("plan.savedAt", "desc")
    .orderBy("plan.id")
    .execute();
}

/** A union, not an "or": each branch has its index. */
function readBy(db: Db, readerId: string) {
  const asked = db
    .selectFrom("paymentPlanSteps as step")
    .select("step.planId as id")
    .where("step.payerId", "=", readerId);
  return db.selectFrom("paymentPlans as own").select("own.id").where("own.userId", "=", readerId).union(asked);
}

export type PlanRow = Awaited<ReturnType<typeof plansFor>>[number];

/** The charge of a step that was not refused: under way, or done. */
const chargeOf = (column: "status" | "settled_at" | "gateway_page") =>
  sql`(select ${sql.ref(`payments.${column}`)} from payments where payments.step_id = step.id
    and payments.kind = 'charge' and payments.status <> 'failed')`;

/** Of these plans, in their order; a member's own steps only, all of them for the owner. */
export function stepsFor(db: Db, readerId: string, planIds: readonly string[]) {
  return db
    .selectFrom("paymentPlanSteps as step")
    .innerJoin("paymentPlans as plan", "plan.id", "step.planId")
    .leftJoin("users as payer", "payer.id", "step.payerId")
    .select(["step.id", "step.planId", "step.dueOn", "step.payerId", "step.payerName", "payer.firstName"])
    .select(["step.methodType", "step.methodBrand", "step.methodLastFour", "step.doneAt", "step.askedOn"])
    .select(["step.amountMinor", "step.currency", "step.costMinor", "plan.userId as ownerId"])
    .select([
      chargeOf("status").$castTo<"pending" | "completed" | "held" | null>().as("charge"),
      chargeOf("settled_at").$castTo<Date | null>().as("paidAt"),
      chargeOf("gateway_page").$castTo<string | null>().as("page"),
    ])
    .where("step.planId", "in", planIds)
    .where((eb) => eb.or([eb("plan.userId", "=", readerId), eb("step.payerId", "=", readerId)]))
    .orderBy("step.planId")
    .orderBy("step.dueOn")
    .orderBy("step.position")
    .execute();
}

export type PlanStepRow = Awaited<ReturnType<typeof stepsFor>>[number];

export async function countPlans(tx: Db, userId: string): Promise<number> {
  const { plans } = await tx
    .selectFrom("paymentPlans")
    .select((eb) => eb.fn.countAll<number>().as("plans"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return plans;
}

export async function insertPlan(
  tx: Db,
  plan: Insertable<PaymentPlansTable>,
  steps: readonly Insertable<PaymentPlanStepsTable>[],
): Promise<void> {
  await tx.insertInto("paymentPlans").values(plan).execute();
  await tx.insertInto("paymentPlanSteps").values(steps).execute();
}

/** Members with accounts of the households that somebody is in, by the member's id. */
export async function findHouseholdAccounts(db: Db, userId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom("familyMembers as member")
    .innerJoin("familyMembers as own", "own.groupId", "member.groupId")
    .select(["member.id", "member.userId"])
    .where("own.userId", "=", userId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.userId]));
}

/** Locks a plan with its owner's name; undefined where it is none of theirs. */
export function lockPlan(tx: Db, id: string, userId: string) {
  return tx
    .selectFrom("paymentPlans as plan")
    .innerJoin("users as owner", "owner.id", "plan.userId")
    .select(["plan.id", "plan.title", "owner.firstName"])
    .where("plan.id", "=", id)
    .where("plan.userId", "=", userId)
    .forUpdate("plan")
    .executeTakeFirst();
}

export async function deletePlan(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom("paymentPlans").where("id", "=", id).execute();
}

export async function setDone(db: Db, stepId: string, doneAt: Date | null): Promise<void> {
  await db.updateTable("paymentPlanSteps").set({ doneAt }).where("id", "=", stepId).execute();
}

/** No example, and of no booking or of one that stands with something open at an operator that runs, for statements that read `payment_plans plan`. */
const toBePaid = sql<SqlBool>`not plan.is_example and (plan.booking_id is null or exists (
  select from bookings where bookings.id = plan.booking_id and case plan.target
    when 'wallet' then bookings.phase = 'awaiting_reference'
    else bookings.phase = 'awaiting_balance' and bookings.total_minor > ${paidMinor} and ${operatorRuns()} end
))`;

/** Whether the steps of a plan still wait for anybody: not once its booking was cancelled or paid. */
export async function isToBePaid(db: Db, id: string): Promise<boolean> {
  const plan = db.selectFrom("paymentPlans as plan").select("plan.id").where("plan.id", "=", id).where(toBePaid);
  return (await plan.executeTakeFirst()) !== undefined;
}

const isOpen = sql<SqlBool>`step.done_at is null and not exists (
  select from payments where payments.step_id = step.id and payments.kind = 'charge' and payments.status <> 'failed'
) and exists (select from payment_plans plan where plan.id = step.plan_id and ${toBePaid})`;

/** The payer has been asked today by this owner for a plan that was removed since. */
const wasAskedBefore = (ownerId: string, today: IsoDate) => sql<SqlBool>`exists (
  select from notifications notice join users owner on owner.first_name = notice.params ->> 'name'
  where notice.user_id = step.payer_id and notice.kind = 'payment_asked' and owner.id = ${ownerId}
    and notice.created_at >= (${today}::date)::timestamp at time zone 'UTC'
    and not exists (select from payment_plans kept where notice.link like '%plan=' || kept.id)
)`;

/** Steps of which notices still stand, though they are done, somebody else's by now, or their plan is no longer to be paid. */
export async function endedSteps(tx: Db) {
  const { rows } = await sql<{ id: string }>`
    select step.id from notifications told
    join payment_plan_steps step on told.about = ${stepSubject("")} || step.id
    join payment_plans plan on plan.id = step.plan_id
    where told.about is not null and told.settled_by is null and told.about like ${`${stepSubject("")}%`} 
      and (step.done_at is not null or told.user_id <> coalesce(step.payer_id, plan.user_id) or not (${toBePaid}) or exists (
        select from payments where payments.step_id = step.id and payments.kind = 'charge' and payments.status = 'completed'
      ))
  `.execute(tx);
  return rows;
}

/**
 * Of more a payer hears on the days after, of their own and of bookings first: whoever may write steps for somebody could send
 * them thousands of mails.
 */
const MOST_TOLD_A_DAY = 6;

const payer = sql`coalesce(step.payer_id, owned.user_id)`;

/** For statements that read `payment_plan_steps step`: the first of these steps that their payers may be told of today. */
const firstOf = (steps: RawBuilder<SqlBool>, today: IsoDate) => sql<SqlBool>`step.id in (
  select id from (
    select step.id, row_number() over (
      partition by ${payer}
      order by ${payer} = owned.user_id desc, owned.booking_id is not null desc, step.due_on, step.id
    ) + (
      select count(*) from notifications told
      where told.user_id = ${payer} and told.kind in ('payment_asked', 'step_ahead')
        and told.created_at >= (${today}::date)::timestamp at time zone 'UTC'
    ) as place
    from payment_plan_steps step join payment_plans owned on owned.id = step.plan_id where ${steps}
  ) in_order where place <= ${MOST_TOLD_A_DAY}
)`;

/** Open steps of other accounts that have not been asked today; marked, so that nobody is asked twice a day. */
export async function markAsked(tx: Db, planId: string, ownerId: string, today: IsoDate) {
  const steps = sql<SqlBool>`step.plan_id = ${planId} and step.payer_id <> ${ownerId}
    and (step.asked_on is null or step.asked_on < ${today}) and ${isOpen} and not ${wasAskedBefore(ownerId, today)}`;
  return tx
    .updateTable("paymentPlanSteps as step")
    .set({ askedOn: today })
    .where(firstOf(steps, today))
    .returning(["step.id", "step.payerId", "step.amountMinor", "step.currency", "step.dueOn"])
    .execute();
}

/** Open steps that are due by `soon` and whose payer has not been reminded; marked in the same statement. */
export async function markReminded(tx: Db, today: IsoDate, soon: IsoDate, limit: number) {
  const steps = sql<SqlBool>`step.reminded_on is null and step.due_on <= ${soon} and ${isOpen}`;
  const { rows } = await sql<{
    id: string;
    planId: string;
    userId: string;
    title: string;
    amountMinor: number;
    currency: string;
    dueOn: IsoDate;
  }>`
    with due as (
      select step.id from payment_plan_steps step
      where ${firstOf(steps, today)}
      order by step.due_on, step.id limit ${limit} for update skip locked
    )
    update payment_plan_steps step set reminded_on = ${today}
    from due, payment_plans plan where step.id = due.id and plan.id = step.plan_id
    returning step.id, plan.id as "planId", coalesce(step.payer_id, plan.user_id) as "userId", plan.title,
      step.amount_minor as "amountMinor", step.currency, step.due_on as "dueOn"
  `.execute(tx);
  return rows;
}
