/** What leaves the server about an import of passengers: rows to mend first, and exactly what would be made. */
import type { PassengerImport } from "#contract/passenger-imports.ts";
import type { PassengerProblem } from "#domain/imports/passengers/read-passenger.ts";
import type { Currency } from "#domain/money.ts";
import { amountOf } from "#domain/money.ts";
import type { Locale } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { rowsShown } from "#server/platform/spreadsheets/rows-shown.ts";
import type { ImportPlan, PlannedBooking } from "./plan.ts";
import type { UnderstoodPassengers } from "./understand-passengers.ts";

export interface JudgedPassengerRow {
  readonly row: number;
  readonly state: "new" | "unchanged" | "wrong";
  readonly cells: readonly string[];
  readonly problems: readonly PassengerProblem[];
}

export interface JudgedPassengers {
  readonly understood: UnderstoodPassengers;
  readonly rows: readonly JudgedPassengerRow[];
  readonly plan: ImportPlan;
}

/** Every row of the file, in its order: what is wrong in itself, in its booking, or with what is there. */
export function judgedPassengerRows(
  { rows }: UnderstoodPassengers,
  plan: ImportPlan,
  inBooking: ReadonlyMap<number, readonly PassengerProblem[]>,
): JudgedPassengerRow[] {
  return rows.map(({ row, texts, problems }) => {
    const found = problems.length > 0 ? problems : (inBooking.get(row) ?? plan.problems.get(row) ?? []);
    const state = found.length > 0 ? "wrong" : plan.unchanged.has(row) ? "unchanged" : "new";
    return { row, state, cells: texts, problems: found };
  });
}

export function presentPassengers(
  { understood, rows, plan }: JudgedPassengers,
  savedId: string | null,
  locale: Locale,
): PassengerImport {
  const { file, headRow, heads, columns, missing, questions } = understood;
  const count = (state: JudgedPassengerRow["state"]) => rows.filter((row) => row.state === state).length;
  return {
    ...{ file, headRow, missing, questions, savedId },
    columns: columns.map((field, place) => ({ head: heads[place] ?? "", field })),
    counts: { new: count("new"), update: 0, unchanged: count("unchanged"), wrong: count("wrong") },
    rows: rowsShown(rows).map((row) => ({
      ...{ row: row.row, state: row.state, cells: [...row.cells] },
      problems: passengerSentences(row, locale).map(({ field, text }) => {
        const column = columns.indexOf(field);
        return { field, text, column: column < 0 ? null : column };
      }),
    })),
    creates: creates(plan),
  };
}

/** What is wrong with a row, in one line for each field. */
export function passengerSentences({ problems }: JudgedPassengerRow, locale: Locale) {
  const t = translator(locale, "fields");
  return problems.map(({ field, key, params }) => ({ field, text: t(key, params && sentenceValues(locale, params)) }));
}

function creates({ made }: ImportPlan): PassengerImport["creates"] {
  const inPhase = (phase: PlannedBooking["phase"]) => made.filter((one) => one.phase === phase).length;
  const seats = new Map<string, { packageName: string; seats: number; left: number }>();
  const paid = new Map<Currency, number>();
  for (const { offer, booking, party } of made) {
    const before = seats.get(offer.id)?.seats ?? 0;
    const sum = before + booking.people.length;
    seats.set(offer.id, { packageName: offer.title, seats: sum, left: offer.availableSlots });
    paid.set(party.currency, (paid.get(party.currency) ?? 0) + (booking.paidMinor ?? 0));
  }
  return {
    bookings: made.length,
    travellers: made.reduce((sum, { booking }) => sum + booking.people.length, 0),
    seats: [...seats.values()],
    held: inPhase("held"),
    confirmed: inPhase("confirmed"),
    awaitingBalance: inPhase("awaiting_balance"),
    awaitingReference: inPhase("awaiting_reference"),
    paid: [...paid].filter(([, minor]) => minor > 0).map(([currency, minor]) => amountOf(minor, currency)),
    withEmail: made.filter(({ booking }) => booking.email !== null).length,
  };
}
