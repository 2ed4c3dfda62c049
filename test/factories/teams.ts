/** Teams of operators, made as people make them. */
import type { Registration } from "#contract/accounts.ts";
import { inviteToTeam, joinTeam } from "#contract/team.ts";
import { OPERATOR_RIGHTS, type OperatorRight } from "#domain/operators/rights.ts";
import type { TestApp } from "../app.ts";
import { secretIn } from "../outbox.ts";
import { type Given, givenOperator } from "./accounts.ts";

/** Its address counts as confirmed. */
export async function givenOwner(app: TestApp): Promise<Given> {
  const owner = await givenOperator(app, { firstName: "Salma", lastName: "Idris" });
  await confirmed(app, owner);
  return owner;
}

/** Somebody with a fresh account of the role operator and a confirmed address. */
export async function givenJobless(app: TestApp, overrides: Partial<Registration> = {}): Promise<Given> {
  const given = await givenOperator(app, { licensed: false, firstName: "Karim", lastName: "Haddad", ...overrides });
  await confirmed(app, given);
  return given;
}

async function confirmed({ platform }: TestApp, { user }: Given): Promise<void> {
  const emailVerifiedAt = platform.clock();
  await platform.db.updateTable("users").set({ emailVerifiedAt }).where("id", "=", user.id).execute();
}

/** With what stands behind the # of the link. */
export async function givenTeamInvitation(
  app: TestApp,
  owner: Given,
  email: string,
  rights: readonly OperatorRight[] = OPERATOR_RIGHTS,
): Promise<{ readonly id: string; readonly token: string }> {
  const { invitation, path } = await app.call(inviteToTeam, { body: { email, rights: [...rights] } }, owner.session);
  return { id: invitation.id, token: secretIn(path) };
}

/** Invited and joined. */
export async function givenColleague(
  app: TestApp,
  owner: Given,
  rights: readonly OperatorRight[],
  overrides: Partial<Registration> = {},
): Promise<Given> {
  const person = await givenJobless(app, overrides);
  const { token } = await givenTeamInvitation(app, owner, person.user.email, rights);
  await app.call(joinTeam, { body: { token } }, person.session);
  return person;
}
