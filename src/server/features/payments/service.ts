/** The payment centre: the entrance of this feature for routes and other features. */
import type { Platform } from "#server/platform/context.ts";
import { methodService } from "./methods/service.ts";

type Ground = Pick<Platform, "db" | "clock">;

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(ground: Ground) {
  return { methods: methodService(ground) };
}
