/** The optimise call and the reference rates for their routes. */
import type { Booking } from "#contract/bookings.ts";
import type { fxRates, OptimizeAnswer, OptimizeRequest } from "#contract/payment-centre.ts";
import type { RouteResult } from "#contract/route.ts";
import { dateOf } from "#domain/calendar.ts";
import { amountOf, CURRENCIES, toDecimal } from "#domain/money.ts";
import type { Infeasible, Plan } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import { OLDEST_DAYS, ratesAge, ratesDate } from "#domain/payments/rates/rates.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import type { BookingService } from "../../bookings/service.ts";
import { presentOptimizeAnswer } from "./answer.ts";
import { optimise } from "./optimise.ts";
import { planProblem } from "./request.ts";

interface Deps extends Pick<Platform, "cpu" | "clock" | "db"> {
  readonly bookings: Pick<BookingService, "get">;
}

export interface SolvedPlan {
  readonly plan: Plan;
  readonly problem: PlanProblem;
  /** Whose dues are paid; null of a free sum. */
  readonly booking: Booking | null;
}

export type OptimiserService = ReturnType<typeof optimiserService>;

export function optimiserService({ cpu, clock, db, bookings }: Deps) {
  const moment = async () => ({ today: dateOf(clock()), rates: await currentRates(db) });
  async function solve(request: OptimizeRequest, user: SessionUser): Promise<SolvedPlan> {
    const booking = request.bookingId ? await bookings.get(user, request.bookingId) : null;
    if (booking && !booking.isMine) throw new AppError("not_found");
    const problem = planProblem({ request, booking, isDemo: user.demo, ...(await moment()) });
    const plan = await optimise({ cpu }, problem);
    if (plan.kind === "infeasible") throw refusalOf(plan, problem);
    return { plan, problem, booking };
  }
  return {
    /**
     * The cheapest plan. Throws AppError `limits_too_low` with what is missing, `unacceptable` for another cause,
     * `not_found` for a booking that the payer has not made.
     */
    solve,
    /** The same as it is told; throws the same. */
    async optimise(request: OptimizeRequest, user: SessionUser, locale: Locale): Promise<OptimizeAnswer> {
      return presentOptimizeAnswer({ ...(await solve(request, user)), request, locale });
    },
    async rates(): Promise<RouteResult<typeof fxRates>> {
      const { today, rates: sheet } = await moment();
      const ageDays = ratesAge(sheet, today);
      const rates = CURRENCIES.map((currency) => {
        const { perDollar, asOf, isPegged } = sheet.rates[currency];
        return { currency, perDollar: perDollar / MILLION, pegged: isPegged, asOf };
      });
      return { asOf: ratesDate(sheet), ageDays, tooOld: ageDays > OLDEST_DAYS, source: sheet.source, rates };
    },
  };
}

const MILLION = 1_000_000;

/** Limits and months are the methods' to raise; the others name the field that asks too much. */
function refusalOf({ cause, shortfallMinor, carriedMinor }: Infeasible, problem: PlanProblem): AppError {
  const currency = problem.home;
  if (cause === "limits" || cause === "months") {
    return new AppError("limits_too_low", {
      shortfall: toDecimal(shortfallMinor),
      carried: toDecimal(carriedMinor),
      currency,
    });
  }
  const field = { section75: "wishes.section75", member_caps: "members", currencies: "currencies" } as const;
  const at = cause in field ? field[cause as keyof typeof field] : "paymentMethods";
  return new AppError(
    "unacceptable",
    { cause, shortfall: toDecimal(shortfallMinor), currency },
    { [at]: { key: `plan_${cause}` }, ...askedByOperator(cause, problem) },
  );
}

/** What the operator does not take, by its name: each kind of method, or the least payment. */
function askedByOperator(cause: Infeasible["cause"], { bill: { lines }, methods }: PlanProblem) {
  const least = lines.find(({ minimumMinor }) => minimumMinor > 0);
  if (cause === "minimums" && least) {
    const params = amountOf(least.minimumMinor, least.currency);
    return { bookingId: { key: "below_minimum" as const, params } };
  }
  if (cause !== "accepted_types") return {};
  const refused = methods.filter(({ type }) => lines.some(({ accepts }) => accepts && !accepts.includes(type)));
  return Object.fromEntries(
    refused.map(({ id, type }) => {
      return [`paymentMethods.${id}.type`, { key: "method_not_taken" as const, params: { kind: type } }];
    }),
  );
}
