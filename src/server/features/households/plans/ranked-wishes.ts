/** What somebody's household would like to book, best first, for features that weigh the wishes. */
import { rankTogether } from "#domain/households/ranking.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listGroupsOfAccount, membersOf } from "../groups.repository.ts";
import { votesOf } from "./wishes.repository.ts";

export interface RankedWishes {
  /** In the order that all lists together give. */
  readonly packageIds: readonly string[];
  /** People of the household. */
  readonly people: number;
}

/** Of the first of the account's groups that has any; of none, the people of its first group, or the account alone. */
export async function rankedWishes(db: Db, userId: string): Promise<RankedWishes> {
  const groups = await listGroupsOfAccount(db, userId);
  for (const { id } of groups) {
    const votes = await votesOf(db, id);
    const ranking = rankTogether(votes.map(({ packageIds }) => packageIds));
    if (ranking.length > 0) return { packageIds: ranking.map((one) => one.id), people: await countOf(db, id) };
  }
  const [first] = groups;
  return { packageIds: [], people: first ? await countOf(db, first.id) : 1 };
}

async function countOf(db: Db, groupId: string): Promise<number> {
  return (await membersOf(db, [groupId])).length;
}
