/** The picture of a member: the verified photo, where the person shows it to the group. */

import { AppError } from "#server/platform/http/app-error.ts";
import type { FileAnswer } from "#server/platform/http/file-answer.ts";
import { portraitOf } from "../documents/service.ts";
import { membersOf } from "./groups.repository.ts";
import { sightFor } from "./present-group.ts";
import type { Ground } from "./rights.ts";

/** Throws AppError `not_found` for whoever is not in the group, for a face that is not shown, and where there is none. */
export async function portrait(
  ground: Ground,
  readerId: string,
  { groupId, memberId }: { readonly groupId: string; readonly memberId: string },
): Promise<FileAnswer> {
  const members = await membersOf(ground.db, [groupId]);
  const own = members.find(({ userId }) => userId === readerId);
  const member = members.find(({ id }) => id === memberId);
  if (!own || !member || !sightFor(own, member).portrait) throw new AppError("not_found");
  const picture = await portraitOf(ground, readerId, member);
  if (!picture) throw new AppError("not_found");
  return picture;
}
