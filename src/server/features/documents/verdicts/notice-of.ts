/** Who is told of a verdict, and how: whose paper it is, and the way straight to it. */
import { dateOf } from "#domain/calendar.ts";
import type { DocumentStatus } from "#domain/documents/document.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Notice, NotificationService } from "../../notifications/service.ts";
import { findPerson } from "../people/people.repository.ts";
import type { DocumentRow } from "../repository.ts";

interface Deps extends Pick<Platform, "clock"> {
  readonly notifications: Pick<NotificationService, "notify">;
}

const OWN = {
  verified: "document_verified",
  rejected: "document_rejected",
  pending: "document_in_review",
} as const satisfies Record<DocumentStatus, NoticeKind>;

const OF_ANOTHER = {
  verified: "their_document_verified",
  rejected: "their_document_rejected",
  pending: "their_document_in_review",
} as const satisfies Record<DocumentStatus, NoticeKind>;

/**
 * To whoever keeps the paper; a later verdict on a paper of the same person and type settles it. Of a child who cannot
 * come along nothing is asked, so nothing of theirs is told to be put right.
 */
export async function tellVerdict(
  { notifications, clock }: Deps,
  tx: Db,
  { id, userId, travellerId, type }: Pick<DocumentRow, "id" | "userId" | "travellerId" | "type">,
  status: DocumentStatus,
): Promise<void> {
  const person = travellerId === null ? undefined : await findPerson(tx, userId, travellerId);
  const another = person && person.relationship !== "self" ? person : null;
  if (another && isTooYoung(another.birthDate, dateOf(clock()))) return;
  const about = `paper:${another?.id ?? "own"}:${type}`;
  const whose = another ? `&for=${encodeURIComponent(another.id)}` : "";
  const link = `/documents?tab=status${whose}&document=${encodeURIComponent(id)}`;
  const told = { userId, link, about, settles: about };
  const notice: Notice = another
    ? {
        ...{ ...told, kind: OF_ANOTHER[status], params: { type, name: fullName(another) } },
        namesTravellerId: another.id,
      }
    : { ...told, kind: OWN[status], params: { type } };
  await notifications.notify(tx, notice);
}
