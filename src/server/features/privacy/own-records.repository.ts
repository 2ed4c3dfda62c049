/** The rows of consents, and of who has opened an account's documents. */
import { sql } from "kysely";
import type { ConsentKind } from "#contract/own-records.ts";
import { NEWEST_VIEWS } from "#contract/own-records.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";

interface Named {
  readonly surname: string | null;
  readonly givenNames: string | null;
}

export interface ConsentRow extends Named {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly subjectId: string;
  readonly textVersion: string | null;
  readonly recipient: string | null;
  readonly givenAt: Date;
  readonly endedAt: Date | null;
  readonly document: DocumentType | null;
  readonly groupId: string | null;
}

/** The newest first, with whom or what each is about as far as that is still known. */
export async function findConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select consents.id, consents.kind, consents.subject_id, consents.text_version, consents.recipient,
      consents.given_at, consents.ended_at, paper.type as document, member.group_id,
      person.surname, person.given_names
    from consents
    left join documents paper on consents.kind = 'second_opinion' and paper.id = consents.subject_id
    left join family_members member
      on consents.kind in ('needs_shared', 'portrait_shown') and member.id = consents.subject_id
    left join travellers person on person.id = case
      when consents.kind = 'needs_kept' then consents.subject_id
      when paper.id is not null then paper.traveller_id
      when member.traveller_id is not null then member.traveller_id
      else (select id from travellers self where self.user_id = member.user_id and self.relationship = 'self') end
    where consents.user_id = ${userId}
    order by consents.given_at desc, consents.id
  `.execute(db);
  return rows;
}

export interface ViewRow extends Named {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  /** The account's own act. */
  readonly isOwn: boolean;
  readonly host: string | null;
  readonly viewerName: string | null;
  readonly document: DocumentType | null;
}

/**
 * From the append-only record: the account's papers are those that stand, those that it once had and that were deleted
 * since, and others until they were handed over to the person's own account. An owner's own looks are left out but for
 * their copies, and so are those of the account that kept the papers before.
 */
export async function listViews(db: Db, userId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    with own as (
      select 'document' as subject_type, id as subject_id, null::bigint as until from documents where user_id = ${userId}
      union select 'document', had.subject_id, (
        select min(later.id) from audit later where later.subject_type = 'document' and later.subject_id = had.subject_id
          and later.action = 'document.handed_over' and later.id > had.id)
      from audit had where had.actor_id = ${userId} and had.action in ('document.uploaded', 'document.handed_over')
      union select 'licence', id, null from licences where operator_id = ${userId}
    )
    select audit.id, audit.at, audit.action, audit.actor_id is not distinct from ${userId} as is_own,
      opinion.host, viewer.first_name as viewer_name, paper.type as document, person.surname, person.given_names
    from own
    join audit using (subject_type, subject_id)
    left join users viewer on viewer.id = audit.actor_id and viewer.id <> ${userId}
    left join documents paper on audit.subject_type = 'document' and paper.id = audit.subject_id
    left join travellers person on person.id = paper.traveller_id
    left join second_opinions opinion on opinion.document_id = paper.id
    where (own.until is null or audit.id < own.until) and case
      when audit.actor_id = ${userId} then audit.action in ('document.exported', 'document.taken_offline')
      when audit.action in ('document.opened', 'document.read') then not exists (
        select from audit upload where upload.subject_type = 'document' and upload.subject_id = audit.subject_id
          and upload.action = 'document.uploaded' and upload.actor_id = audit.actor_id)
      else audit.action in ('document.taken_offline', 'document.portrait_seen', 'document.opinion_given', 'licence.read')
      end
    order by audit.id desc limit ${NEWEST_VIEWS}
  `.execute(db);
  return rows;
}
