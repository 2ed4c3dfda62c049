/** Measures as staff take, read and end them. */
import * as contract from "#contract/measures.ts";
import { getPackage } from "#contract/packages.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import type { standingClock } from "./bookings.ts";
import { csvSheet, sheetRow } from "./sheets.ts";

export type Kind = "account" | "operator" | "licence" | "package";

export function givenMeasures(app: TestApp, time: ReturnType<typeof standingClock>, staff: Given) {
  const reason = "Pilgrims say that they were asked to pay in cash.";

  const stop = (kind: Kind, subjectId: string, by: Given = staff) =>
    app.call(contract.takeMeasure, { body: { kind, subjectId, reason } }, by.session);

  const standing = async (concerns: string, reader: Given = staff) => {
    const [subject] = await app.call(contract.findSubjects, { query: { q: concerns } }, reader.session);
    return subject?.measures ?? [];
  };

  const idOf = async (concerns: string) => (await standing(concerns))[0]?.id ?? "";

  const lift = async (concerns: string, by: Given = staff) =>
    app.call(contract.endMeasure, { params: { id: await idOf(concerns) } }, by.session);

  const ofPackage = (id: string, reader?: Given) =>
    app.call(getPackage, { params: { id } }, reader?.session).then(({ status }) => status);

  const importAs = (as: "draft" | "listed", changes: Parameters<typeof sheetRow>[2] = {}) => ({
    fields: { mode: "commit", as },
    file: { name: "packages.csv", type: "text/csv", bytes: csvSheet([sheetRow(time.clock(), 1, changes)]) },
  });

  return { reason, stop, standing, idOf, lift, ofPackage, importAs };
}
