/** Signed-in people. */
import { randomBytes } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { type Registration, register, User } from "#contract/accounts.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Session, TestApp } from "../app.ts";

export interface Given {
  readonly session: Session;
  readonly user: User;
  readonly password: string;
}

let people = 0;

export function givenPilgrim(app: TestApp, overrides: Partial<Registration> = {}): Promise<Given> {
  return registered(app, { role: "pilgrim", ...overrides });
}

/** A registered operator; its licence is verified unless `licensed` is false. */
export async function givenOperator(
  app: TestApp,
  { licensed = true, ...overrides }: Partial<Registration> & { licensed?: boolean } = {},
): Promise<Given> {
  const given = await registered(app, { role: "operator", ...overrides });
  if (!licensed) return given;
  await app.platform.db
    .updateTable("operators")
    .set({ licenceScheme: "atol", licenceNumber: "T7000", licenceVerifiedAt: app.platform.clock() })
    .where("userId", "=", given.user.id)
    .execute();
  return { ...given, user: { ...given.user, licenceVerified: true } };
}

/** The id of an operator with a verified licence where no application runs: made of this account. */
export async function givenOperatorRow(db: Db, id: string): Promise<string> {
  await db.updateTable("users").set({ role: "operator" }).where("id", "=", id).execute();
  const licence = { licenceScheme: "atol", licenceNumber: "T7000", licenceVerifiedAt: new Date() } as const;
  await db
    .insertInto("operators")
    .values({ userId: id, companyName: "Noor", ...licence, licenceRegisterUrl: null })
    .execute();
  return id;
}

/** Somebody who works for this operator with these rights; in the team as if an invitation had been accepted. */
export async function givenEmployee(app: TestApp, operator: Given, rights: OperatorRight[]): Promise<Given> {
  const given = await registered(app, { role: "operator", firstName: "Karim", lastName: "Haddad" });
  await app.platform.db
    .insertInto("teamMembers")
    .values({ userId: given.user.id, operatorId: operator.user.id, rights, joinedAt: app.platform.clock() })
    .execute();
  return given;
}

/** Somebody of staff, made as the command does it: by hand. */
export async function givenStaff(app: TestApp, overrides: Partial<Registration> = {}): Promise<Given> {
  const given = await registered(app, overrides);
  await app.platform.db.updateTable("users").set({ role: "staff" }).where("id", "=", given.user.id).execute();
  return { ...given, user: { ...given.user, role: "staff" } };
}

/** A second factor that nothing can use: whose desk is to stay open for longer than a fortnight has one. */
export async function givenPasskey({ platform: { db, clock } }: TestApp, { user }: Given): Promise<void> {
  const key = { credentialId: randomBytes(16), publicKey: randomBytes(64), uses: 0, lastUsedAt: null };
  await db
    .insertInto("passkeys")
    .values({ userId: user.id, name: "Phone", createdAt: clock(), ...key })
    .execute();
}

/** What a registration form holds. */
export function registration(overrides: Partial<Registration> = {}): Registration {
  people += 1;
  return {
    username: `traveller${people}`,
    password: " correct horse ",
    email: `traveller${people}@example.org`,
    firstName: "Amina",
    lastName: "Rahman",
    role: "pilgrim",
    ...overrides,
  };
}

async function registered(app: TestApp, overrides: Partial<Registration>): Promise<Given> {
  const body = registration(overrides);
  const answer = await app.inject({ method: register.method, url: register.path, payload: { ...body } });
  expect(answer.statusCode, answer.body).toBe(201);
  return { session: sessionOf(answer), user: User.parse(answer.json()), password: body.password };
}

/** The cookies that a browser would send back. */
export function sessionOf(answer: LightMyRequestResponse): Session {
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}
