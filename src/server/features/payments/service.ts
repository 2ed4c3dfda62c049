/** The payment centre: the entrance of this feature for routes and other features. */
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { historyService } from "./history/service.ts";
import { methodService } from "./methods/service.ts";
import { optimiserService } from "./optimiser/service.ts";
import { isPlanned } from "./plans/covering.ts";
import { planService } from "./plans/service.ts";

export { optimise } from "./optimiser/optimise.ts";

interface Ground extends Pick<Platform, "db" | "clock" | "cpu" | "jobs" | "config"> {
  readonly bookings: Pick<BookingService, "get" | "payPart" | "withdrawPart" | "gateway">;
  readonly notifications: Pick<NotificationService, "notify">;
}

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(ground: Ground) {
  const plans = planService(ground);
  return {
    methods: methodService(ground),
    plans,
    history: historyService(ground),
    optimiser: optimiserService(ground),
    /** Whether a saved plan covers the price. */
    isPlanned: (userId: string) => isPlanned(ground.db, userId),
    work: plans.work,
  };
}
