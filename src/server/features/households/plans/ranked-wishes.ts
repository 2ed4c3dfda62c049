/** What somebody's household would like to book, best first, for features that weigh the wishes. */
import { rankTogether } from "#domain/households/ranking.ts";
import type { Db } from "#server/platform/database/database.ts";
import { groupsOf, membersOf } from "../groups.repository.ts";
import { votesOf } from "./wishes.repository.ts";

export interface RankedWishes {
  /** In the order that all lists together give. */
  readonly packageIds: readonly string[];
  /** People of the household. */
  readonly people: number;
}

/** Of the first of the account's groups that has any; without one no package, and the account alone. */
export async function rankedWishes(db: Db, userId: string): Promise<RankedWishes> {
  for (const { id } of await groupsOf(db, userId)) {
    const votes = await votesOf(db, id);
    const ranking = rankTogether(votes.map(({ packageIds }) => packageIds));
    if (ranking.length === 0) continue;
    return { packageIds: ranking.map((one) => one.id), people: (await membersOf(db, [id])).length };
  }
  return { packageIds: [], people: 1 };
}
