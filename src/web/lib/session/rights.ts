/** What the signed-in person may do for the business they act for; the server decides, screens only say it beforehand. */
import type { User } from "#contract/accounts.ts";
import { lacksRight, type NeededRight } from "#domain/operators/rights.ts";

/** True for the owner, and for everybody who is nobody's employee. */
export function hasRight({ employment }: Pick<User, "employment">, right: NeededRight): boolean {
  return !lacksRight(employment ?? null, right);
}
