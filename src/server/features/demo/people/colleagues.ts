/** Who works for the operator of the demonstration; none of them can sign in. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { DemoUserRow } from "./accounts.ts";

interface Colleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly rights: readonly OperatorRight[];
  /** Works there for so long. */
  readonly days: number;
}

const COLLEAGUES: readonly Colleague[] = [
  { firstName: "Hafsa", lastName: "Malik", rights: ["bookings", "groups", "voices"], days: 610 },
  { firstName: "Bilal", lastName: "Sheikh", rights: ["packages", "analytics"], days: 320 },
  { firstName: "Ruqayya", lastName: "Said", rights: ["money"], days: 75 },
];

const idOf = ({ firstName }: Colleague) => `demo-colleague-${firstName.toLowerCase()}`;

const since = ({ days }: Colleague, now: Date) => new Date(now.getTime() - days * DAY_MS);

export function colleagueRows(unusable: string, now: Date): DemoUserRow[] {
  return COLLEAGUES.map((colleague) => ({
    id: idOf(colleague),
    username: idOf(colleague),
    email: `${colleague.firstName.toLowerCase()}@${AL_SAFA.id}.example.org`,
    passwordHash: unusable,
    firstName: colleague.firstName,
    lastName: colleague.lastName,
    role: "operator",
    countryOfResidence: "GB",
    demo: true,
    createdAt: since(colleague, now),
  }));
}

export function teamRows(now: Date): Insertable<Database["teamMembers"]>[] {
  return COLLEAGUES.map((colleague) => ({
    userId: idOf(colleague),
    operatorId: AL_SAFA.id,
    rights: [...colleague.rights],
    joinedAt: since(colleague, now),
  }));
}
