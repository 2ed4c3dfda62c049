/** An operator's own packages beyond their form: what stands on one, its history, and a copy of it. */
import { z } from "zod";
import { CHANGE_ACTIONS } from "#domain/packages/changes.ts";
import { IdParams, Instant } from "./amounts.ts";
import { Package } from "./packages.ts";
import { defineRoute } from "./route.ts";

/** The newest of a package's changes; older ones stay in the database. */
export const MAX_CHANGES = 50;

const PackageChange = z.object({
  version: z.int(),
  at: Instant,
  /** Who did it; null for somebody whose account is gone. */
  by: z.string().nullable(),
  action: z.enum(CHANGE_ACTIONS),
  /** Names of fields, as in the form. */
  fields: z.array(z.string()),
  /** How many seats there were and are; null where that stayed as it was. */
  seats: z.object({ from: z.int(), to: z.int() }).nullable(),
});

export const PackageStanding = z
  .object({
    seatsTaken: z.int(),
    /** Live bookings with a part in this package, by what they wait for. */
    bookings: z.object({
      held: z.int(),
      awaitingApproval: z.int(),
      awaitingBalance: z.int(),
      awaitingReference: z.int(),
      confirmed: z.int(),
    }),
    /** Percent of a successful booking's price that this installation charges its operators, 0–100. */
    serviceFeePercent: z.number(),
    /** Newest first. */
    changes: z.array(PackageChange),
  })
  .meta({ id: "PackageStanding" });
export type PackageStanding = z.output<typeof PackageStanding>;

export const packageStanding = defineRoute({
  method: "GET",
  path: "/api/packages/:id/standing",
  who: ["operator"],
  right: "packages",
  summary: "What stands on one of the operator's own packages: seats taken, live bookings, the fee, and its history.",
  params: IdParams,
  response: PackageStanding,
});

export const duplicatePackage = defineRoute({
  method: "POST",
  path: "/api/packages/:id/duplicate",
  once: "kept",
  who: ["operator"],
  right: "packages",
  summary: "A new draft with the same content and series; the operator's own reference stays with the original.",
  params: IdParams,
  response: Package,
  status: 201,
  errors: ["package_taken_down"],
});
