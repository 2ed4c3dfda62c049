/** The picture of a member: the verified photo, where the person shows it to the group. */

import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { portraitOf } from "../../documents/service.ts";
import { membersOf } from "../groups.repository.ts";
import type { HouseholdDependencies } from "../rights.ts";
import { sightFor } from "./present-group.ts";

/** Throws AppError `not_found` for whoever is not in the group, for a face that is not shown, and where there is none. */
export async function memberPortrait(
  deps: HouseholdDependencies,
  readerId: string,
  { groupId, memberId }: { readonly groupId: string; readonly memberId: string },
): Promise<FileAnswer> {
  const members = await membersOf(deps.db, [groupId]);
  const own = members.find(({ userId }) => userId === readerId);
  const member = members.find(({ id }) => id === memberId);
  if (!own || !member || !sightFor(own, member).portrait) throw new AppError("not_found");
  const picture = await portraitOf(deps, readerId, member);
  if (!picture) throw new AppError("not_found");
  return picture;
}
