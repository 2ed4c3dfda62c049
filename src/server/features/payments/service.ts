/** The payment centre: the entrance of this feature for routes and other features. */
import { dateOf } from "#domain/calendar.ts";
import type { JourneyPlanStep } from "#domain/obligations/papers/facts.ts";
import { isOwed } from "#domain/payments/plan-steps.ts";
import type { Platform } from "#server/platform/context.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import type { BookingService } from "../bookings/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { presentDues } from "./dues/owed.ts";
import { historyService } from "./history/service.ts";
import { methodService } from "./methods/service.ts";
import { optimiserService } from "./optimiser/service.ts";
import { isPlanned } from "./plans/covering.ts";
import { planService } from "./plans/service.ts";
import { refreshRates } from "./rates/refresh.ts";
import { refreshRatesJob } from "./rates/refresh-rates.job.ts";

export { optimise } from "./optimiser/optimise.ts";

interface Deps extends Pick<Platform, "db" | "clock" | "cpu" | "jobs" | "config"> {
  readonly bookings: Pick<BookingService, "get" | "madeBy" | "payPart" | "withdrawPart" | "gateway">;
  readonly notifications: Pick<NotificationService, "notify" | "settle">;
}

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(deps: Deps) {
  const optimiser = optimiserService(deps);
  const plans = planService({ ...deps, optimiser });
  return {
    methods: methodService(deps),
    plans,
    history: historyService(deps),
    optimiser,
    /** Own bookings of which something is open. */
    dues: async (userId: string) => {
      const moment = { today: dateOf(deps.clock()), rates: await currentRates(deps.db) };
      return presentDues(await deps.bookings.madeBy(userId), moment);
    },
    /** Whether a saved plan covers the price. */
    isPlanned: (userId: string) => isPlanned(deps.db, userId),
    /** Open steps of saved plans that the account pays or checks off. */
    async stepsOwedBy(userId: string): Promise<JourneyPlanStep[]> {
      const saved = await plans.list(userId);
      return saved.flatMap(({ id: planId, title, steps }) =>
        steps.filter(isOwed).map(({ id: stepId, dueOn }) => ({ planId, stepId, title, dueOn })),
      );
    },
    work: () => {
      plans.work();
      deps.jobs.work(refreshRatesJob, () => refreshRates(deps));
    },
  };
}
