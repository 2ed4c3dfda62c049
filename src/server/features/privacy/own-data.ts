/** A copy of all that is kept about one account, as a file. */
import { strToU8, zipSync } from "fflate";
import type { ExportForm } from "#domain/contact/privacy-rights.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { AccountService } from "../accounts/service.ts";
import type { OfficialNumberService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { LicenceService } from "../licences/service.ts";
import type { ProblemPictures } from "../problems/service.ts";
import type { TravellerService } from "../travellers/service.ts";
import * as rows from "./repository.ts";

/** Opened by their own features, because what they say is sealed. */
const OPENED_ELSEWHERE = ["documents", "intake_papers", "travellers"];
/** Names to sign in with, and mail on its way: no data about a person that stands nowhere else. */
const LEFT_OUT = ["outgoing_mails", "sign_in_names"];
/** Whose booking an employee looks after is about its customer; and what others were told of somebody is theirs. */
const OF_OTHERS = [
  "bookings.assignee_id",
  "activity.names_id",
  "notifications.names_id",
  "booking_number_changes.actor_id",
];
/** The product's own bookkeeping; in a copy they would only weaken what they protect. */
const SECRET_COLUMNS = ["password_hash", "request_hash", "idempotency_key", "form_id", "card_token"];

export interface OwnDataDeps extends Pick<Platform, "db" | "clock" | "limits"> {
  readonly accounts: Pick<AccountService, "current">;
  readonly documents: Pick<DocumentService, "listKept" | "page" | "intake">;
  readonly travellers: Pick<TravellerService, "list">;
  readonly licences: Pick<LicenceService["own"], "pages">;
  readonly numbers: Pick<OfficialNumberService, "picturesOwnedBy">;
  readonly problems: Pick<ProblemPictures, "ownedBy">;
}

/** Rows by their table. */
type Tables = Record<string, rows.AccountRecord[]>;

/** Pictures are compressed already. */
type Pages = Record<string, [Uint8Array, { level: 0 }]>;

export function ownData({
  db,
  clock,
  limits,
  accounts,
  documents,
  travellers,
  licences,
  numbers,
  problems,
}: OwnDataDeps) {
  async function collect(user: SessionUser) {
    const owner = { id: user.id, locale: user.preferredLanguage };
    return {
      exportedAt: clock().toISOString(),
      account: await accounts.current(user.id),
      travellers: await travellers.list(user.id),
      documents: await documents.listKept(owner),
      intake_papers: (await documents.intake.list(owner)).papers,
      ...withoutSecrets(
        joined(
          await referring(user.id),
          await rows.bookingDetails(db, user.id),
          await rows.businessDetails(db, user.id),
          await rows.planDetails(db, user.id),
        ),
      ),
      named_on: await rows.findNamedJourneys(db, user.id),
      audit: await rows.ownAudit(db, user.id),
    };
  }

  async function referring(userId: string): Promise<Tables> {
    const found: Tables = {};
    for (const reference of await rows.referencesToAccounts(db)) {
      const { table, column } = reference;
      if (OPENED_ELSEWHERE.includes(table) || LEFT_OUT.includes(table)) continue;
      if (OF_OTHERS.includes(`${table}.${column}`)) continue;
      found[table] = [...(found[table] ?? []), ...(await rows.rowsReferring(db, reference, userId))];
    }
    return found;
  }

  /** Throws AppError `too_many_requests`. */
  async function file(user: SessionUser, form: ExportForm): Promise<FileAnswer> {
    await limits.take("own_data", user.id);
    const data = await collect(user);
    const json = strToU8(`${JSON.stringify(data, null, 2)}\n`);
    const fileName = `rihla-${data.exportedAt.slice(0, 10)}`;
    if (form === "json")
      return { contentType: "application/json", content: Buffer.from(json), fileName: `${fileName}.json` };
    const pages = {
      ...(await pagesOf(user, data.documents)),
      ...(await waitingPagesOf(user.id, data.intake_papers)),
      ...(await licencePagesOf(user.id)),
      ...picturesIn("confirmations", await numbers.picturesOwnedBy(user.id)),
      ...picturesIn("problems", await problems.ownedBy(user.id)),
    };
    const content = Buffer.from(zipSync({ "data.json": json, ...pages }, { level: 6 }));
    return { contentType: "application/zip", content, fileName: `${fileName}.zip` };
  }

  /** What has no page yet, or none any more, is left out. */
  async function pagesOf({ id, preferredLanguage }: SessionUser, list: readonly { id: string }[]): Promise<Pages> {
    const pages: Pages = {};
    const owner = { id, locale: preferredLanguage };
    for (const document of list) {
      for (let number = 1; ; number++) {
        const page = await documents.page(owner, document.id, number, "exported").catch(nullWhereNone);
        if (!page) break;
        pages[`documents/${document.id}-${number}-${page.fileName}`] = [page.content, { level: 0 }];
      }
    }
    return pages;
  }

  /** Of papers that wait to be filed. */
  async function waitingPagesOf(userId: string, list: readonly { id: string; hasPreview: boolean }[]): Promise<Pages> {
    const pages: Pages = {};
    for (const { id } of list.filter(({ hasPreview }) => hasPreview))
      pages[`intake/${id}.jpg`] = [await documents.intake.preview(userId, id), { level: 0 }];
    return pages;
  }

  /** An employee's own account has none: they are the business's. */
  async function licencePagesOf(userId: string): Promise<Pages> {
    const kept = await licences.pages(userId);
    return Object.fromEntries(
      kept.map(({ licenceId, content }) => [`licences/${licenceId}.jpg`, [content, { level: 0 }]]),
    );
  }

  return { file };
}

function picturesIn(folder: string, kept: readonly { name: string; content: Uint8Array }[]): Pages {
  return Object.fromEntries(kept.map(({ name, content }) => [`${folder}/${name}`, [content, { level: 0 }]]));
}

/** Any other failure is one: a copy that lacks something must not look whole. */
function nullWhereNone(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

/** A table that several ways lead to has the rows of each, and none of them twice. */
function joined(...found: readonly Tables[]): Tables {
  const names = new Set(found.flatMap((tables) => Object.keys(tables)));
  const rowsOf = (name: string) => found.flatMap((tables) => tables[name] ?? []);
  return Object.fromEntries([...names].map((name) => [name, eachOnce(rowsOf(name))]));
}

function eachOnce(list: readonly rows.AccountRecord[]): rows.AccountRecord[] {
  return [...new Map(list.map((row) => [JSON.stringify(row), row])).values()];
}

function withoutSecrets(tables: Tables): Tables {
  const shown = (row: rows.AccountRecord) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMNS.includes(name)));
  return Object.fromEntries(Object.entries(tables).map(([name, list]) => [name, list.map(shown)]));
}
