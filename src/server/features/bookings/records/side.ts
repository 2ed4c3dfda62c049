/** Which bookings somebody sees. */
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";

export type Actor = Pick<SessionUser, "id" | "operatorId" | "role">;

export type Reachable = Actor & Pick<SessionUser, "lacks">;

/** Throws AppError `address_unconfirmed`. */
export function requireAddress({ lacks }: Reachable): void {
  if (lacks.includes("address_unconfirmed")) throw new AppError("address_unconfirmed");
}

/** As whom a pilgrim's bookings are read where nobody asks. */
export function pilgrim(userId: string): Actor {
  return { id: userId, operatorId: userId, role: "pilgrim" };
}

/**
 * Those a pilgrim made; those a pilgrim may read, which are these, those that name them and those of households that they
 * belong to; those a pilgrim made or travels on; or those of an operator's packages.
 */
export type Side =
  | { readonly userId: string }
  | { readonly readerId: string }
  | { readonly personId: string }
  | { readonly operatorId: string };

/** Null for staff, who have no bookings. */
export function sideOf({ id, operatorId, role }: Actor): Side | null {
  if (role === "pilgrim") return { readerId: id };
  return role === "operator" ? { operatorId } : null;
}
