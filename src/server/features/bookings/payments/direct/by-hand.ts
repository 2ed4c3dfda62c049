/** Money that goes from hand to hand, told as a gateway tells of its own: nothing is asked for, what was written down is read. */
import type { Db } from "#server/platform/database/database.ts";
import type { MoneyMover } from "../../dependencies/gateway.ts";
import { DIRECT } from "../../records/money/payments.repository.ts";
import { directMovement } from "./direct.repository.ts";

export function byHand(db: Db): MoneyMover {
  const written = ({ id }: { readonly id: string }) => directMovement(db, id);
  return { kind: DIRECT, charge: written, close: written, refund: written };
}
