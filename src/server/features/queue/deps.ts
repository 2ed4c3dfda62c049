/** What the use cases of the queue work with; each takes it as its first argument. */
import type { QueueReadiness } from "#domain/queue/priority.ts";
import type { Platform } from "#server/platform/context.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import type { BookingService } from "../bookings/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import type { Beacon } from "./beacon.ts";

export interface Deps extends Pick<Platform, "db" | "clock" | "config" | "jobs" | "live" | "log" | "cpu"> {
  readonly keys: Pick<MasterKeys, "wrap" | "unwrap">;
  readonly notifications: Pick<NotificationService, "notify" | "settle">;
  readonly packages: Pick<PackageService, "seatsChanged">;
  readonly endRunOut: BookingService["endRunOut"];
  /** How ready this account's household is to book. */
  readonly readinessOf: (userId: string) => Promise<QueueReadiness>;
  /** Public randomness; null: the server's seed only. */
  readonly beacon: Beacon | null;
}
