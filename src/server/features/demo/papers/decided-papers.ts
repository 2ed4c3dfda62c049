/** Papers of Amina's household on which a person at the desk has decided; their files are not kept. */
import type { Insertable } from "kysely";
import type { DocumentType } from "#domain/documents/document.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { AuditTable, DocumentsTable } from "#server/platform/schema.ts";
import { AMINA, STAFF } from "../people/accounts.ts";
import { RAHMANS } from "../people/travellers.ts";

const UPLOADED_DAYS_AGO = 12;
const DECIDED_DAYS_AGO = 11;
/** Of a page that a telephone photographs. */
const SIZE_BYTES = 184_320;

interface Decided {
  readonly travellerId: string;
  readonly type: DocumentType;
  /** Why it was rejected; null: verified. */
  readonly reason: string | null;
}

const verified = (travellerId: string, ...types: DocumentType[]): Decided[] =>
  types.map((type) => ({ travellerId, type, reason: null }));

/** Ibrahim has given nothing yet; Khadija's certificate still lies at the desk. */
const DECIDED: readonly Decided[] = [
  ...verified(RAHMANS.yusuf.id, "passport", "health_certificate", "photo"),
  ...verified(RAHMANS.khadija.id, "passport", "photo"),
  ...verified(RAHMANS.maryam.id, "passport"),
  {
    travellerId: RAHMANS.maryam.id,
    type: "photo",
    reason: "The background is grey. Take the photo again in front of a white wall, in daylight.",
  },
];

export function decidedPaperRows(now: Date): Insertable<DocumentsTable>[] {
  const uploadedAt = new Date(now.getTime() - UPLOADED_DAYS_AGO * DAY_MS);
  const reviewedAt = new Date(now.getTime() - DECIDED_DAYS_AGO * DAY_MS);
  return DECIDED.map(({ travellerId, type, reason }) => ({
    id: idOf({ travellerId, type }),
    userId: AMINA.id,
    travellerId,
    type,
    status: reason === null ? ("verified" as const) : ("rejected" as const),
    stage: "done" as const,
    fileName: `specimen-${type.replaceAll("_", "-")}-${travellerId.replace("demo-traveller-", "")}.jpg`,
    contentType: "image/jpeg",
    sizeBytes: SIZE_BYTES,
    uploadedAt,
    processedAt: reviewedAt,
    reviewedAt,
    reviewReason: reason,
  }));
}

function idOf({ travellerId, type }: Pick<Decided, "travellerId" | "type">): string {
  return `demo-paper-${travellerId.replace("demo-traveller-", "")}-${type.replaceAll("_", "-")}`;
}

/** What the record says of them: the person at the desk opened each, and read its page, before deciding. */
export function lookRows(now: Date): Insertable<AuditTable>[] {
  const decidedAt = now.getTime() - DECIDED_DAYS_AGO * DAY_MS;
  return DECIDED.flatMap((paper, index) =>
    ["document.opened", "document.read"].map((action, step) => ({
      ...{ at: new Date(decidedAt - (DECIDED.length - index) * 240_000 + step * 20_000), actorId: STAFF.id },
      ...{ action, subjectType: "document", subjectId: idOf(paper) },
    })),
  );
}
