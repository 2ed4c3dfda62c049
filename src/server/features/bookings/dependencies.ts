/** What the use cases of this feature work with; each takes it as its first argument. */
import type { Platform } from "#server/platform/context.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import type { Gateway } from "./gateway.ts";

export interface Dependencies extends Pick<Platform, "db" | "clock" | "jobs" | "config" | "live"> {
  readonly packages: Pick<
    PackageService,
    "lockForSale" | "takingSeats" | "takeSeats" | "takeOfferedSeats" | "giveBackSeats" | "seatsChanged"
  >;
  readonly notifications: Pick<NotificationService, "notify">;
  /** Takes new payments. */
  readonly gateway: Gateway;
  /** One that took earlier ones; throws for one that this installation is not set up for. */
  readonly gatewayNamed: (kind: string) => Gateway;
  /** A reference for people that is most likely free. */
  readonly newReference: () => string;
}
