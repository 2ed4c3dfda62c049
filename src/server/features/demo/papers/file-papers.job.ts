/** Files the world's papers after the first start: the real upload, the real reader, and a person for what it leaves open. */
import { z } from "zod";
import { dateOf } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { DocumentService } from "../../documents/service.ts";
import type { LicenceService } from "../../licences/service.ts";
import { WAITING_OPERATORS } from "../market/licences.ts";
import type { DemoOperator } from "../market/operators.ts";
import { STAFF } from "../people/accounts.ts";
import { drawLicence } from "./draw-papers.ts";
import { type DemoPaper, PAPERS } from "./papers.ts";
import { keepDocument, verifyByPerson } from "./repository.ts";

export const fileDemoPapers = defineJob({ name: "demo.papers", data: z.object({}), retries: 5 });

interface Deps extends Pick<Platform, "db" | "clock"> {
  readonly documents: Pick<DocumentService, "list" | "upload">;
  readonly licences: Pick<LicenceService["own"], "list" | "attach">;
}

/** May run twice: a paper that is there is only settled again. */
export function filePapersWorker(deps: Deps) {
  return async (): Promise<void> => {
    const unread: string[] = [];
    for (const paper of PAPERS) {
      const { id, stage } = await file(deps, paper);
      if (stage === "done") await settle(deps, paper, id);
      else unread.push(paper.fileName);
    }
    for (const operator of WAITING_OPERATORS) await attachPage(deps, operator);
    // On a busy machine a reading outlasts the wait for it; all of them go on until the next try.
    if (unread.length > 0) throw new Error(`Specimens still being read: ${unread.join(", ")}.`);
  };
}

/** Staff have the page before them that the operator sent along; nothing where it lies already or the case is closed. */
async function attachPage({ licences }: Deps, operator: DemoOperator): Promise<void> {
  const [waiting] = (await licences.list(operator.id)).filter(({ status }) => status === "submitted");
  if (!waiting || waiting.hasFile) return;
  const { companyName: company, party, scheme, number, validUntil } = waiting;
  const page = await drawLicence({ company, register: party ?? scheme.toUpperCase(), number, validUntil });
  await licences.attach({ id: operator.id, demo: false }, waiting.id, page);
}

/** The filed document; not `done`: it is still being read. */
async function file({ documents, clock }: Deps, { ownerId, memberId, type, fileName, draw }: DemoPaper) {
  const owner = { id: ownerId, locale: "en" } as const;
  const whose = memberId === null ? {} : { memberId };
  const known = (await documents.list(owner)).find((document) => document.fileName === fileName);
  return (
    known ?? (await documents.upload(owner, { type, ...whose, fileName, bytes: await draw(dateOf(clock())) })).document
  );
}

async function settle({ db, clock }: Deps, { isDecided }: DemoPaper, documentId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await keepDocument(tx, documentId);
    if (!isDecided || !(await verifyByPerson(tx, documentId, clock()))) return;
    const subject = { subjectType: "document", subjectId: documentId };
    await recordAudit(tx, { ...subject, actorId: STAFF.id, action: "document.verified" });
  });
}
