/** Imports of passengers: the entrance of this folder for its routes. */
import { randomUUID } from "node:crypto";
import type { PassengerAnswers, PassengerImport, PassengerImportFields } from "#contract/passenger-imports.ts";
import { dateOf } from "#domain/calendar.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { groupPassengers, type PassengerRow } from "#domain/imports/passengers/group.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { ImportProgress } from "#server/platform/spreadsheets/import-progress.ts";
import { requireNothingToMend } from "#server/platform/spreadsheets/nothing-to-mend.ts";
import { readBeside } from "#server/platform/spreadsheets/reading/read-beside.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { withReferenceDraws } from "../../holds/reference.ts";
import type { OperatorActor } from "../acting.ts";
import type { Post } from "../links.ts";
import { listImports, lockPassengerImports } from "./imports.repository.ts";
import { makeBookings, planIn } from "./make-bookings.ts";
import { type JudgedPassengers, judgedPassengerRows, presentPassengers } from "./present.ts";
import { passengersToMendSheet, passengerTemplateSheet } from "./sheets.ts";
import { UnderstoodPassengers } from "./understand-passengers.ts";
import { undoImport, undoUntil } from "./undoing.ts";

export type PassengerImports = ReturnType<typeof passengerImports>;

const WORKER = new URL("./read-passengers.worker.ts", import.meta.url);

interface Sent<Fields> {
  readonly user: OperatorActor;
  readonly bytes: Uint8Array;
  readonly fields: Fields;
  readonly locale: Locale;
}

type Ground = Pick<Platform, "cpu" | "log">;

export function passengerImports(deps: Dependencies, mail: Post, ground: Ground) {
  const { db, clock } = deps;
  const running = new ImportProgress();

  async function understand(bytes: Uint8Array, fields: PassengerAnswers): Promise<UnderstoodPassengers> {
    const { columns = null, dateOrder = null, decimal = null, encoding = null } = fields;
    const answers = { columns, dateOrder, decimal, encoding, today: dateOf(clock()) };
    return UnderstoodPassengers.parse(await readBeside(ground, WORKER, { bytes, answers }));
  }

  /** A dry run: the locks are taken, and nothing is written. */
  async function look(user: OperatorActor, understood: UnderstoodPassengers): Promise<JudgedPassengers> {
    const { bookings, problems } = groupPassengers(peopleOf(understood));
    const plan = await db.transaction().execute((tx) => planIn(deps, tx, user.operatorId, bookings));
    return { understood, plan, rows: judgedPassengerRows(understood, plan, problems) };
  }

  async function run({ user, bytes, fields, locale }: Sent<PassengerImportFields>): Promise<PassengerImport> {
    const noted = running.begin(user.operatorId, fields.importId);
    try {
      if (fields.sendLinks === "yes" && user.demo) throw new AppError("demo_account");
      const understood = await understand(bytes, fields);
      noted("comparing", 0, understood.rows.length);
      if (fields.mode === "preview") return presentPassengers(await look(user, understood), null, locale);
      const sendLinks = fields.sendLinks === "yes";
      if (sendLinks) await deps.limits.take("claim_mail_import", user.id);
      const progress = (done: number, total: number) => noted("saving", done, total);
      const { judged, savedId } = await commit({ user, understood, sendLinks, progress, locale });
      return presentPassengers(judged, savedId, locale);
    } finally {
      running.end(user.operatorId, fields.importId);
    }
  }

  interface Order {
    readonly user: OperatorActor;
    readonly understood: UnderstoodPassengers;
    readonly sendLinks: boolean;
    readonly locale: Locale;
    readonly progress: (done: number, total: number) => void;
  }

  async function commit(order: Order): Promise<{ judged: JudgedPassengers; savedId: string | null }> {
    const { packageIds, ...saved } = await withReferenceDraws(() => commitOnce(order));
    deps.packages.seatsChanged(packageIds);
    return saved;
  }

  function commitOnce({ user, understood, sendLinks, progress, locale }: Order) {
    const { operatorId, demo, id: actorId } = user;
    const { bookings, problems } = groupPassengers(peopleOf(understood));
    return db.transaction().execute(async (tx) => {
      await lockPassengerImports(tx, operatorId);
      const plan = await planIn(deps, tx, operatorId, bookings);
      const judged = { understood, plan, rows: judgedPassengerRows(understood, plan, problems) };
      requireNothingToMend(presentPassengers(judged, null, locale));
      if (plan.made.length === 0) return { judged, savedId: null, packageIds: [] };
      const importId = randomUUID();
      const act = { importId, actorId, operatorId, demo, sendLinks, newReference: deps.newReference, now: clock() };
      const packageIds = await makeBookings(deps, mail, tx, { plan, act, progress });
      return { judged, savedId: importId, packageIds };
    });
  }

  return {
    run,
    toMend: async ({ user, bytes, fields, locale }: Sent<PassengerAnswers>) => {
      const { understood, rows } = await look(user, await understand(bytes, fields));
      return passengersToMendSheet(
        understood.heads,
        rows.filter(({ state }) => state === "wrong"),
        locale,
      );
    },
    template: (format: SheetFormat, locale: Locale) => passengerTemplateSheet(format, locale),
    progress: (operatorId: string, importId: string) => running.read(operatorId, importId),
    list: async (operatorId: string) =>
      (await listImports(db, operatorId)).map(({ importedAt, undoneAt, ...one }) => ({
        ...one,
        importedAt: importedAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
        undoUntil: undoUntil(importedAt, undoneAt, clock())?.toISOString() ?? null,
      })),
    undo: (user: OperatorActor, id: string, preview: boolean) => undoImport(deps, user, id, preview),
  };
}

function peopleOf({ rows }: UnderstoodPassengers): PassengerRow[] {
  return rows.flatMap(({ row, passenger }) => (passenger ? [{ ...passenger, row }] : []));
}
