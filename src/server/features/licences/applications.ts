/** What an operator does with its own licences: reads them, hands one in, adds the page. */
import type { Licence, LicenceApplication } from "#contract/licences.ts";
import { dateOf } from "#domain/calendar.ts";
import { licenceProblems, needsParty } from "#domain/operators/licence.ts";
import type { Platform } from "#server/platform/context.ts";
import { isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { keepPage } from "#server/uploads/keep-page.ts";
import { toLicence } from "./present-licence.ts";
import * as rows from "./repository.ts";
import { LICENCE_FILE_PREFIX } from "./sweep-licences.job.ts";

type Deps = Pick<Platform, "db" | "clock" | "files" | "cpu" | "log">;

export interface LicenceApplicant {
  readonly id: string;
  readonly demo: boolean;
}

export interface LicenceFile {
  readonly licenceId: string;
  readonly content: Uint8Array;
}

export function licenceApplications(deps: Deps) {
  const { db, clock, files } = deps;

  async function list(operatorId: string): Promise<Licence[]> {
    return (await rows.licencesOf(db, operatorId)).map(toLicence);
  }

  /** Throws AppError `unacceptable` with the fields, and `licence_waiting` while another one waits. */
  async function apply(operator: LicenceApplicant, application: LicenceApplication): Promise<Licence> {
    const operatorId = ownerOf(operator);
    refuseLicenceProblems(application, dateOf(clock()));
    const party = needsParty(application.scheme) ? application.party : null;
    try {
      return await db.transaction().execute(async (tx) => {
        const row = await rows.insertLicence(tx, { ...application, party, operatorId, submittedAt: clock() });
        await recordAudit(tx, audited("licence.submitted", operatorId, row.id));
        return toLicence(row);
      });
    } catch (error) {
      throw isUniqueViolation(error, "one_licence_waits") ? new AppError("licence_waiting") : error;
    }
  }

  async function attach(operator: LicenceApplicant, id: string, upload: Uint8Array): Promise<Licence> {
    const operatorId = ownerOf(operator);
    return keepPage(deps, upload, {
      prefix: LICENCE_FILE_PREFIX,
      allow: () => requireOwn(operatorId, id),
      note: (file) =>
        db.transaction().execute(async (tx) => {
          const row = await rows.lockLicence(tx, id);
          if (row?.status !== "submitted") throw new AppError("illegal_transition");
          await recordAudit(tx, audited("licence.file_added", operatorId, id));
          return { before: row.fileId, kept: toLicence(await rows.setFile(tx, id, file)) };
        }),
    });
  }

  /** Every page that is kept of its applications, as JPEG, for the business's copy of its data. */
  async function pages(operatorId: string): Promise<LicenceFile[]> {
    const kept: LicenceFile[] = [];
    for (const { id, fileId, fileKey } of await rows.licencesOf(db, operatorId))
      if (fileId && fileKey) kept.push({ licenceId: id, content: await files.read(fileId, fileKey) });
    return kept;
  }

  async function requireOwn(operatorId: string, id: string): Promise<void> {
    const row = await rows.findLicence(db, id);
    if (row?.operatorId !== operatorId) throw new AppError("not_found");
    if (row.status !== "submitted") throw new AppError("illegal_transition");
  }

  return { list, apply, attach, pages };
}

/** A shared demonstration account is nobody's: its licence is not anybody's to change. Throws AppError `demo_account`. */
function ownerOf({ id, demo }: LicenceApplicant): string {
  if (demo) throw new AppError("demo_account");
  return id;
}

/** Throws AppError `unacceptable` naming the fields. */
export function refuseLicenceProblems(application: Parameters<typeof licenceProblems>[0], today: string): void {
  const problems = licenceProblems(application, today);
  if (problems.length === 0) return;
  throw new AppError("unacceptable", {}, Object.fromEntries(problems.map(({ field, key }) => [field, { key }])));
}

function audited(action: string, actorId: string, subjectId: string) {
  return { actorId, action, subjectType: "licence", subjectId };
}
