/** The licences of the demonstration's operators: those that hold, and two applications that wait for staff. */
import type { Insertable } from "kysely";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AL_SAFA, type DemoOperator, OTHER_OPERATORS } from "./operators.ts";

/** So long the check of each took. */
const CHECK_HOURS = 20;
/** Of the applications that wait, the older one first. */
const WAITING_HOURS = [31, 5] as const;

/** Whose applications wait. */
export const WAITING_OPERATORS = OTHER_OPERATORS.filter(({ licence }) => !licence.verified);

/** When an operator's licence was approved: some months ago, each on another day. */
export function approvedAt(operator: DemoOperator, now: Date): Date {
  return new Date(now.getTime() - (90 + placeOf(operator)) * DAY_MS);
}

/** Licences hold for more than the season on sale. */
export function validUntil(operator: DemoOperator, now: Date): string {
  return addDays(dateOf(now), 400 + placeOf(operator));
}

export function registerUrl({ id }: DemoOperator): string {
  return `https://register.example.org/operators/${id}`;
}

export function licenceRows(now: Date): Insertable<Database["licences"]>[] {
  const holding = [AL_SAFA, ...OTHER_OPERATORS].filter(({ licence }) => licence.verified);
  return [
    ...holding.map((operator) => holdingRow(operator, now)),
    ...WAITING_OPERATORS.map((operator, at) => waitingRow(operator, WAITING_HOURS[at] ?? 1, now)),
  ];
}

function holdingRow(operator: DemoOperator, now: Date): Insertable<Database["licences"]> {
  const decidedAt = approvedAt(operator, now);
  const submittedAt = new Date(decidedAt.getTime() - CHECK_HOURS * HOUR_MS);
  return { ...applicationOf(operator, now), status: "approved", submittedAt, decidedAt };
}

function waitingRow(operator: DemoOperator, hours: number, now: Date): Insertable<Database["licences"]> {
  return {
    ...applicationOf(operator, now),
    id: `licence-of-${operator.id}`,
    status: "submitted",
    submittedAt: new Date(now.getTime() - hours * HOUR_MS),
  };
}

function applicationOf(operator: DemoOperator, now: Date) {
  const { id, company, licence } = operator;
  return {
    operatorId: id,
    scheme: licence.scheme,
    party: licence.party,
    number: licence.number,
    registerUrl: registerUrl(operator),
    companyName: company,
    validUntil: validUntil(operator, now),
  };
}

/** 0 for the demo operator itself, then the order of the list. */
function placeOf(operator: DemoOperator): number {
  return OTHER_OPERATORS.indexOf(operator) + 1;
}
