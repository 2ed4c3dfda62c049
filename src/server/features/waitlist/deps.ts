/** What the use cases of the waitlist work with. */
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";

export interface WaitlistDependencies extends Pick<Platform, "db" | "clock" | "jobs" | "live" | "config"> {
  readonly bookings: Pick<BookingService, "offer" | "giveUpHeld">;
  readonly packages: Pick<PackageService, "lockForSale" | "setWaitlist" | "seatsChanged">;
  readonly notifications: Pick<NotificationService, "notify" | "settle">;
}
