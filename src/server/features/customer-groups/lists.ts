/** Lists of a group as files and as sheets to print; whose passport number goes out is recorded with it. */

import type { groupListSheet } from "#contract/customer-groups.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { carriesPassports, type GroupList, kindOfColumn, LIST_COLUMNS } from "#domain/groups/lists.ts";
import type { Locale } from "#i18n/locales.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import type { CheckedPassport, DocumentService } from "../documents/service.ts";
import type { GroupActor } from "./changing.ts";
import { listRows } from "./list-rows.ts";
import { referencesOfGroup } from "./members.repository.ts";
import { type CustomerGroupDependencies, type OpenGroup, openGroup } from "./reading.ts";
import { recordDisclosures } from "./sharing/sharing.repository.ts";

interface ListDeps extends CustomerGroupDependencies {
  readonly documents: Pick<DocumentService, "passports">;
}

/** Which list of which group, who takes it, and in which language. */
export interface GroupListRequest {
  readonly actor: GroupActor;
  readonly id: string;
  readonly list: GroupList;
  readonly locale: Locale;
}

/** Columns have fixed names, by which other programs read them. Throws AppError `not_found`. */
export async function listFile(deps: ListDeps, wanted: GroupListRequest, format: SheetFormat): Promise<FileAnswer> {
  const { open, rows } = await takeList(deps, wanted, format);
  const { list, locale } = wanted;
  return sheetFile(format, {
    fileName: `rihla-${list}-${open.group.departureDate}-${slugOf(open.group.name)}`,
    title: translator(locale, "groups")(`list.${list}`),
    columns: LIST_COLUMNS[list].map((column) => ({ head: column, kind: kindOfColumn(column) })),
    rows,
  });
}

/** Letters and digits of any script; `group` where none is left. */
function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "group"
  );
}

/** Throws AppError `not_found`. */
export async function listSheet(deps: ListDeps, wanted: GroupListRequest): Promise<RouteOutput<typeof groupListSheet>> {
  const { open, rows, passports } = await takeList(deps, wanted, "print");
  const t = translator(wanted.locale, "groups");
  return {
    title: t(`list.${wanted.list}`),
    madeAt: deps.clock().toISOString(),
    head: LIST_COLUMNS[wanted.list].map((column) => t(`column.${column}`)),
    rows: rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell)))),
    withoutPassport: onList(open, wanted.list).filter(({ id }) => carriesPassports(wanted.list) && !passports.has(id))
      .length,
  };
}

/** The list as it is now, and the record of it in one transaction: nothing goes out that is not recorded. */
function takeList({ db, clock, ...deps }: ListDeps, wanted: GroupListRequest, form: SheetFormat | "print") {
  const { actor, id, list, locale } = wanted;
  return db.transaction().execute(async (tx) => {
    const open = await openGroup({ ...deps, db: tx }, actor.operatorId, id);
    const ids = open.members.map((member) => member.id);
    const passports = carriesPassports(list) ? await deps.documents.passports(tx, ids) : new Map();
    const references = byBooking(await referencesOfGroup(tx, id));
    const rows = listRows(list, { open, passports, references, t: translator(locale, "groups") });
    await recordDisclosures(tx, disclosed(open, list, passports), { list, at: clock() });
    const details = { list, form, people: rows.length, packageId: open.group.packageId };
    const entry = { actorId: actor.id, action: "group.list_taken", subjectType: "customer_group", subjectId: id };
    await recordAudit(tx, { ...entry, details });
    return { open, rows, passports };
  });
}

/** Whoever an operator sells to has no application on Nusuk. */
function onList({ members }: OpenGroup, list: GroupList) {
  return members.filter(({ row }) => list !== "nusuk" || row.channel === "nusuk");
}

/** Those whose number stands on this list. */
function disclosed(open: OpenGroup, list: GroupList, passports: ReadonlyMap<string, CheckedPassport>) {
  return onList(open, list)
    .filter(({ id }) => passports.has(id))
    .map(({ id, row }) => ({ travellerId: id, bookingId: row.bookingId }));
}

function byBooking(rows: Awaited<ReturnType<typeof referencesOfGroup>>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { bookingId, application, reference } of rows) {
    const numbers = found.get(bookingId) ?? [];
    numbers[application] = reference;
    found.set(bookingId, numbers);
  }
  return found;
}
