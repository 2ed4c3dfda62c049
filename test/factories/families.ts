/** Family groups, and people who have joined them. */
import { acceptInvitation, addFamilyMember, createFamily, type FamilyGroup, inviteToFamily } from "#contract/family.ts";
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

/** Somebody without an account, whom the administrator has entered, becomes a member; the member's id. */
export async function givenMember(
  app: TestApp,
  administrator: Pick<Member, "session">,
  id: string,
  travellerId: string,
): Promise<string> {
  const { members } = await app.call(addFamilyMember, { params: { id }, body: { travellerId } }, administrator.session);
  const member = members.find((one) => one.travellerId === travellerId);
  if (!member) throw new Error("whoever was added is a member");
  return member.id;
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
  await app.call(acceptInvitation, { body: { token: code } }, member.session);
  return member;
}
