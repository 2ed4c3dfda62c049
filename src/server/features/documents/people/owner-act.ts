/** The entry of the record for what somebody does with their own document. */
import type { AuditEntry } from "#server/platform/records/audit.ts";

export function ownerAct(action: `document.${string}`, actorId: string, subjectId: string): AuditEntry {
  return { actorId, action, subjectType: "document", subjectId };
}
