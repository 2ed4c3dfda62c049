/** Whether a saved plan covers the price: of the booking that it is for, else of the household's first choice. An example covers nothing. */
import { sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { PlanTarget } from "#domain/payments/plan-steps.ts";
import { convert, type RateSheet } from "#domain/payments/rates/rates.ts";
import type { Db } from "#server/platform/database/database.ts";
import { currentRates } from "#server/platform/records/rates.ts";

/**
 * A plan of a booking that stands covers it while its open steps come to what is open; any other plan covers what the
 * reader's first choice costs for the whole household, or what it was saved for where nothing is chosen yet.
 */
export async function isPlanned(db: Db, userId: string): Promise<boolean> {
  const [plans, rates] = await Promise.all([plansOf(db, userId), currentRates(db)]);
  if (plans.some((plan) => plan.coversBooking && isWholeInWallet(plan, rates))) return true;
  const free = plans.filter(({ bookingId }) => bookingId === null);
  const price = await firstChoiceOf(db, userId);
  if (!price) return free.length > 0;
  return free.some(({ owedMinor, owedCurrency }) => {
    const owed = convert(owedMinor, owedCurrency, price.currency, rates);
    return owed.minor >= price.minor;
  });
}

/** Whether what goes into the wallet comes to the booking's price; true of a plan that fills none. */
function isWholeInWallet({ target, owedMinor, owedCurrency, booking }: PlanCover, rates: RateSheet): boolean {
  return (
    target !== "wallet" || !booking || convert(booking.minor, booking.currency, owedCurrency, rates).minor <= owedMinor
  );
}

interface PlanCover {
  readonly target: PlanTarget;
  readonly booking: { readonly minor: number; readonly currency: Currency } | null;
  readonly bookingId: string | null;
  readonly owedMinor: number;
  readonly owedCurrency: Currency;
  readonly coversBooking: boolean;
}

async function plansOf(db: Db, userId: string): Promise<PlanCover[]> {
  const { rows } = await sql<PlanCover>`
    select plan.booking_id as "bookingId", plan.owed_minor as "owedMinor", plan.owed_currency as "owedCurrency",
      plan.target, case when booking.id is not null then
        jsonb_build_object('minor', booking.total_minor, 'currency', booking.currency) end as booking,
      coalesce(booking.phase <> 'cancelled' and (plan.target = 'wallet' or booking.total_minor <= (
        select coalesce(sum(case kind when 'charge' then amount_minor else -amount_minor end), 0)
        from payments where payments.booking_id = booking.id and payments.status = 'completed'
      ) + (
        select coalesce(sum(step.amount_minor), 0) from payment_plan_steps step
        where step.plan_id = plan.id and not exists (
          select from payments where payments.step_id = step.id and payments.kind = 'charge' and payments.status = 'completed')
      )), false) as "coversBooking"
    from payment_plans plan left join bookings booking on booking.id = plan.booking_id
    where plan.user_id = ${userId} and not plan.is_example
  `.execute(db);
  return rows;
}

/** For everybody of the household; undefined where nothing is chosen. */
async function firstChoiceOf(db: Db, userId: string) {
  const { rows } = await sql<{ minor: number; currency: Currency }>`
    select packages.price_minor * (
        select count(*) from family_members member where member.group_id = choice.group_id
      ) as minor, packages.currency
    from family_preferences choice join packages on packages.id = choice.package_id
    where choice.user_id = ${userId} and choice.position = 0
    order by choice.group_id limit 1
  `.execute(db);
  return rows[0];
}
