/** Family groups, and people who have joined them. */
import { acceptInvitation, createFamily, type FamilyGroup, inviteToFamily } from "#contract/family.ts";
import type { RouteArgs, RouteOutput } from "#contract/route.ts";
import type { TestApp } from "../app.ts";
import { givenResident, type Member } from "./bookings.ts";

type Draft = RouteArgs<typeof createFamily>["body"];
type Invited = RouteOutput<typeof inviteToFamily>;

export function givenFamily(app: TestApp, maker: Member, overrides: Partial<Draft> = {}): Promise<FamilyGroup> {
  return app.call(createFamily, { body: { name: "Rahman family", ...overrides } }, maker.session);
}

export function givenInvitation(
  app: TestApp,
  administrator: Member,
  id: string,
  body: RouteArgs<typeof inviteToFamily>["body"] = {},
): Promise<Invited> {
  return app.call(inviteToFamily, { params: { id }, body }, administrator.session);
}

/** A new account that has joined. */
export async function givenJoined(
  app: TestApp,
  administrator: Member,
  id: string,
  body: RouteArgs<typeof inviteToFamily>["body"] = {},
): Promise<Member> {
  const { code } = await givenInvitation(app, administrator, id, body);
  const member = await givenResident(app, "GB");
  await app.call(acceptInvitation, { params: { token: code } }, member.session);
  return member;
}
