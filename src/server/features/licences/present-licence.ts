/** What leaves the server about a licence. */
import type { Licence } from "#contract/licences.ts";
import type { LicenceRow } from "./repository.ts";

export function toLicence({ fileId, submittedAt, decidedAt, ...row }: LicenceRow): Licence {
  const { operatorId: _, fileKey: __, ...told } = row;
  return {
    ...told,
    hasFile: fileId !== null,
    page: fileId,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
