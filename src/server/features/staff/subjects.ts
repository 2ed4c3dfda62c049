/** Those whom staff may stop, as their cards show them. */
import type { Measure, Subject } from "#contract/measures.ts";
import { accountName } from "#domain/account-name.ts";
import type { Db } from "#server/platform/database/database.ts";
import * as rows from "./measures.repository.ts";

/** Cards a search shows. */
const MOST = 20;

export function subjectsFor(db: Db) {
  return async (readerId: string, typed: string): Promise<Subject[]> => {
    const found = await rows.searchSubjects(db, typed, MOST);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [measures, licences, packages] = await Promise.all([
      rows.standingMeasures(db, ids),
      rows.heldLicences(db, ids),
      rows.stoppablePackages(db, ids),
    ]);
    return found.map(({ companyName, firstName, lastName, ...account }) => {
      const licence = licences.find(({ operatorId }) => operatorId === account.id);
      const own = packages.filter(({ operatorId }) => operatorId === account.id);
      return {
        ...account,
        name: accountName({ firstName, lastName }),
        isSelf: account.id === readerId,
        business:
          companyName === null
            ? null
            : {
                companyName,
                licence: licence ? { id: licence.id, number: licence.number } : null,
                packages: own.map(({ id, title, status }) => ({ id, title, status })),
              },
        measures: measures.filter(({ concerns }) => concerns === account.id).map((row) => present(row, readerId)),
      };
    });
  };
}

type Standing = Awaited<ReturnType<typeof rows.standingMeasures>>[number];

function present(row: Standing, readerId: string): Measure {
  const { id, kind, subjectId, reason, madeAt, confirmedAt } = row;
  const open = row.confirmBy !== null && confirmedAt === null;
  return {
    ...{ id, kind, subjectId, reason, madeBy: row.makerName, madeAt: madeAt.toISOString() },
    confirmBy: open ? (row.confirmBy?.toISOString() ?? null) : null,
    mayConfirm: open && row.madeBy !== readerId && row.concerns !== readerId,
  };
}
