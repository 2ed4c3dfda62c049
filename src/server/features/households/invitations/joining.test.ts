/** Invitations: once, in time, for whom they are meant, one place for one person, and one row for one person. */
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createBooking, getBooking, listMyBookings } from "#contract/bookings.ts";
import {
  acceptInvitation,
  changeFamilyMember,
  inviteToFamily,
  listFamily,
  removeFamilyMember,
  viewInvitation,
  withdrawInvitation,
} from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { listTravellers } from "#contract/travellers.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import {
  givenCrowd,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined, givenMember } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { mailsTo } from "../../../../../test/outbox.ts";
import { soon } from "../../../../../test/soon.ts";
import { lockTravellers, seatTravellers } from "../../bookings/travellers/travellers.repository.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const operator = await givenOperator(app);

const accept = (member: Member, token: string) => app.call(acceptInvitation, { body: { token } }, member.session);
const refused = async (member: Member, token: string) =>
  (await app.refusal(acceptInvitation, { body: { token } }, member.session)).code;

async function waitingForLock(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}

describe("an invitation", () => {
  it("works once, typed as it was read out, and tells the administrators", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { code } = await givenInvitation(app, amina, id, { relationship: "spouse" });
    const [yusuf, late] = [await givenResident(app, "GB"), await givenResident(app, "GB")];

    const group = await accept(yusuf, code.toLowerCase().replaceAll("-", " "));

    expect(group.members.find(({ isYou }) => isYou)).toMatchObject({ role: "member", relationship: "spouse" });
    expect(await refused(late, code)).toBe("link_used");
    expect(await refused(yusuf, code)).toBe("link_used");
    const { notifications } = await app.call(listNotifications, {}, amina.session);
    expect(notifications[0]).toMatchObject({ kind: "household_joined", params: { group: "Rahman family" } });
  });

  it("is used by one of thirty who press at once", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { code } = await givenInvitation(app, amina, id);

    const answers = await acceptAll((await givenCrowd(app, 30, "GB")).map((member) => ({ member, code })));

    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect((await app.call(listFamily, {}, amina.session))[0]?.members).toHaveLength(2);
  });

  it("for the last place goes to exactly one of twelve people with one each", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina, { maxMembers: 4 });
    await givenJoined(app, amina, id);
    await givenJoined(app, amina, id);
    const crowd = await givenCrowd(app, 12, "GB");
    const invited = await Promise.all(
      crowd.map(async (member) => ({ member, code: (await givenInvitation(app, amina, id)).code })),
    );

    const answers = await acceptAll(invited);

    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(11);
    expect((await app.call(listFamily, {}, amina.session))[0]?.members).toHaveLength(4);
    expect((await app.refusal(inviteToFamily, { params: { id }, body: {} }, amina.session)).code).toBe("group_full");
  });

  it("lets a ninth in only when there are more places, and never an eleventh", async () => {
    const amina = await givenResident(app, "GB");
    const eight = await givenFamily(app, amina);
    const ten = await givenFamily(app, amina, { maxMembers: 10 });
    const crowd = await givenCrowd(app, 12, "GB");
    const fill = async (id: string) =>
      acceptAll(
        await Promise.all(
          crowd.map(async (member) => ({ member, code: (await givenInvitation(app, amina, id)).code })),
        ),
      );

    expect((await fill(eight.id)).filter((status) => status === 200)).toHaveLength(7);
    expect((await fill(ten.id)).filter((status) => status === 200)).toHaveLength(9);
  });

  it("grows too old, is withdrawn, and is never guessed", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const withdrawn = await givenInvitation(app, amina, id);
    await app.call(withdrawInvitation, { params: { id, invitationId: withdrawn.invitation.id } }, amina.session);
    const old = await givenInvitation(app, amina, id);
    const yusuf = await givenResident(app, "GB");

    expect(await refused(yusuf, withdrawn.code)).toBe("link_withdrawn");
    expect(await refused(yusuf, "ABCD-EFGH-JKMN")).toBe("link_unknown");
    time.move({ days: 7 });
    expect(await refused(yusuf, old.code)).toBe("link_expired");
    const view = await app.call(viewInvitation, { body: { token: old.code } });
    expect(view).toMatchObject({ state: "expired", groupName: "Rahman family", invitedBy: "Bilal" });
  });

  it.each([
    ["are removed", "DELETE", "the other"],
    ["leave", "DELETE", "themselves"],
    ["administer it no longer", "PATCH", "the other"],
  ] as const)("ends when those who made it %s; another administrator's stays", async (_, method, by) => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const [group] = await app.call(listFamily, {}, yusuf.session);
    const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";
    const promotion = { params: { id, memberId }, body: { role: "admin" as const } };
    await app.call(changeFamilyMember, promotion, amina.session);
    const [hers, his] = [await givenInvitation(app, amina, id), await givenInvitation(app, yusuf, id)];

    await app.inject({
      ...{ method, url: `/api/family/${id}/members/${memberId}` },
      ...(method === "PATCH" && { payload: { role: "member" } }),
      headers: { ...(by === "the other" ? amina : yusuf).session },
    });

    expect(await refused(await givenResident(app, "GB"), his.code)).toBe("link_withdrawn");
    const joined = await accept(await givenResident(app, "GB"), hers.code);
    expect(joined.members.some(({ isYou }) => isYou)).toBe(true);
  });

  it("is an administrator's to make and to withdraw", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { invitation } = await givenInvitation(app, amina, id);
    const yusuf = await givenJoined(app, amina, id);
    const stranger = await givenResident(app, "GB");
    const params = { id, invitationId: invitation.id };

    expect((await app.refusal(inviteToFamily, { params: { id }, body: {} }, yusuf.session)).status).toBe(403);
    expect((await app.refusal(inviteToFamily, { params: { id }, body: {} }, stranger.session)).status).toBe(404);
    expect((await app.refusal(withdrawInvitation, { params }, yusuf.session)).status).toBe(403);
    expect((await app.refusal(withdrawInvitation, { params }, stranger.session)).status).toBe(404);
    expect((await app.call(listFamily, {}, yusuf.session))[0]?.invitations).toEqual([]);
    expect((await app.refusal(acceptInvitation, { body: { token: "X" } }, operator.session)).status).toBe(403);
    expect((await app.refusal(acceptInvitation, { body: { token: "X" } })).status).toBe(401);
  });
});

describe("an invitation by mail", () => {
  it("goes out in the reader's language, for that address alone, once the inviter's own is confirmed", async () => {
    const amina = await givenAccount("amina");
    const { id } = await givenFamily(app, amina);
    const body = { email: "yusuf.mailed@example.org", language: "ar" as const };
    const ask = { params: { id }, body };
    expect((await app.refusal(inviteToFamily, ask, amina.session)).code).toBe("email_not_verified");
    await confirmAddress(amina);

    const { code } = await app.call(inviteToFamily, ask, amina.session);
    await app.jobsDone();

    const [mail] = await mailsTo(join(app.platform.config.dataDir, "outbox"), body.email);
    expect(mail?.text).toContain(`/invitations#${code}`);
    expect(mail?.html).toContain('dir="rtl"');
    const forwarded = await givenAccount("forwarded");
    expect(await refused(forwarded, code)).toBe("link_of_another");
    const view = await app.call(viewInvitation, { body: { token: code } }, forwarded.session);
    expect(view).toMatchObject({ sentTo: "y…@example.org", isForYou: false, state: "open" });
    const yusuf = await givenAccount("yusuf.mailed");
    expect((await accept(yusuf, code)).members).toHaveLength(2);
  });
});

describe("a code that is still open", () => {
  it("ends when whoever has its mailbox joins by another, in time for their removal", async () => {
    const amina = await givenResident(app, "GB");
    await confirmAddress(amina);
    const { id } = await givenFamily(app, amina);
    const mail = (name: string) => givenInvitation(app, amina, id, { email: `${name}@example.org` });
    const [first, second, hers] = [await mail("twice"), await mail("Twice"), await mail("another")];
    const twice = await givenAccount("twice");

    const [memberId = ""] = (await accept(twice, first.code)).members.flatMap((one) => (one.isYou ? one.id : []));
    await app.call(removeFamilyMember, { params: { id, memberId } }, amina.session);

    expect(await refused(twice, second.code)).toBe("link_withdrawn");
    expect((await accept(await givenAccount("another"), hers.code)).members).toHaveLength(2);
  });

  it("ends when its mailbox is that of somebody removed by now", async () => {
    const amina = await givenResident(app, "GB");
    await confirmAddress(amina);
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const { code } = await givenInvitation(app, amina, id, { email: "yusuf.moved@example.org" });
    await db.updateTable("users").set({ email: "yusuf.moved@example.org" }).where("id", "=", yusuf.id).execute();
    const [group] = await app.call(listFamily, {}, yusuf.session);
    const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";

    await app.call(removeFamilyMember, { params: { id, memberId } }, amina.session);

    expect(await refused(yusuf, code)).toBe("link_withdrawn");
  });

  it("ends with the place that it was for", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const memberId = await givenMember(app, amina, id, (await givenTraveller(app, amina)).id);
    const [kept, fresh] = [await givenInvitation(app, amina, id, { memberId }), await givenInvitation(app, amina, id)];

    await app.call(removeFamilyMember, { params: { id, memberId } }, amina.session);

    expect(await refused(await givenResident(app, "GB"), kept.code)).toBe("link_withdrawn");
    expect((await accept(await givenResident(app, "GB"), fresh.code)).members).toHaveLength(2);
  });
});

describe("a member without an account who joins", () => {
  it("takes their own row, documents and places along, and is there once", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const entered = await givenTraveller(app, amina, {
      relationship: "spouse",
      surname: "Rahman",
      givenNames: "Yusuf",
    });
    const memberId = await givenMember(app, amina, id, entered.id);
    const packageId = await givenOffer(app, operator.user.id);
    const parts = [{ packageId, travellerIds: [entered.id] }];
    const booking = await app.call(createBooking, { body: { parts, familyId: id } }, amina.session);
    const { code } = await givenInvitation(app, amina, id, { memberId });
    const yusuf = await givenResident(app, "GB");

    const group = await accept(yusuf, code);

    expect(group.members).toHaveLength(2);
    expect(group.members.find(({ isYou }) => isYou)).toMatchObject({
      id: memberId,
      name: "Yusuf Rahman",
      relationship: "spouse",
    });
    expect(await app.call(listTravellers, {}, yusuf.session)).toMatchObject([{ id: entered.id, isSelf: true }]);
    expect(await app.call(listTravellers, {}, amina.session)).toEqual([]);
    const seen = await app.call(getBooking, { params: { id: booking.id } }, yusuf.session);
    expect(seen).toMatchObject({ isMine: false, parts: [{ travellers: [{ givenNames: "Yusuf" }] }] });
    expect(await app.call(listMyBookings, {}, yusuf.session)).toEqual([]);
  });

  it("who has entered themselves stays one person, with the places of both", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const entered = await givenTraveller(app, amina, { relationship: "father", givenNames: "Ibrahim" });
    const memberId = await givenMember(app, amina, id, entered.id);
    const packageId = await givenOffer(app, operator.user.id);
    const parts = [{ packageId, travellerIds: [entered.id] }];
    const booking = await app.call(createBooking, { body: { parts } }, amina.session);
    const ibrahim = await givenResident(app, "GB");
    const self = await givenTraveller(app, ibrahim, { relationship: "self", givenNames: "Ibrahim" });
    await db
      .insertInto("payments")
      .values({
        ...{ id: "rooms", bookingId: booking.id, kind: "charge", status: "pending", amountMinor: 100, currency: "USD" },
        ...{ gateway: "sandbox", feeMinor: 0, createdAt: time.clock() },
      })
      .execute();
    const planned = JSON.stringify([{ packageId, travellerIds: [entered.id] }]);
    await db.insertInto("roomChanges").values({ paymentId: "rooms", bookingId: booking.id, parts: planned }).execute();

    await accept(ibrahim, (await givenInvitation(app, amina, id, { memberId })).code);

    const { parts: rooms } = await db.selectFrom("roomChanges").select("parts").executeTakeFirstOrThrow();
    expect(rooms).toEqual([{ packageId, travellerIds: [self.id] }]);
    const { parts: named } = await app.call(getBooking, { params: { id: booking.id } }, amina.session);
    expect(named[0]?.travellers).toMatchObject([{ id: self.id }]);
    expect(await app.call(listTravellers, {}, amina.session)).toEqual([]);
    expect((await app.call(listFamily, {}, amina.session))[0]?.members).toHaveLength(2);
  });

  it("keeps the place that another is giving them in that moment", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const entered = await givenTraveller(app, amina, { relationship: "father" });
    const memberId = await givenMember(app, amina, id, entered.id);
    const ibrahim = await givenResident(app, "GB");
    const self = await givenTraveller(app, ibrahim, { relationship: "self" });
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await app.call(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, amina.session);
    const { code } = await givenInvitation(app, amina, id, { memberId });

    const joining = await db.transaction().execute(async (tx) => {
      await lockTravellers(tx, [entered.id]);
      const accepted = accept(ibrahim, code);
      await soon(async () => expect(await waitingForLock()).toBe(1));
      await seatTravellers(tx, [{ bookingId: booking.id, parts: [{ travellerIds: [entered.id] }] }]);
      return { accepted };
    });
    await joining.accepted;

    const { parts } = await app.call(getBooking, { params: { id: booking.id } }, amina.session);
    expect(parts[0]?.travellers).toMatchObject([{ id: self.id }]);
  });

  it("is refused where they would then be twice in one Hajj", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const entered = await givenTraveller(app, amina, { relationship: "father" });
    const memberId = await givenMember(app, amina, id, entered.id);
    const ibrahim = await givenResident(app, "GB");
    const self = await givenTraveller(app, ibrahim, { relationship: "self" });
    const [one, other] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];
    const book = (member: Member, packageId: string, travellerId: string) =>
      app.call(createBooking, { body: { parts: [{ packageId, travellerIds: [travellerId] }] } }, member.session);
    await book(amina, one, entered.id);
    const { reference } = await book(ibrahim, other, self.id);
    const { code } = await givenInvitation(app, amina, id, { memberId });

    const problem = await app.refusal(acceptInvitation, { body: { token: code } }, ibrahim.session);

    expect(problem).toMatchObject({ code: "already_travelling", reference });
    expect(await app.call(listFamily, {}, ibrahim.session)).toEqual([]);
    expect(await app.call(listTravellers, {}, amina.session)).toHaveLength(1);
  });

  it("is invited by who entered them, and by no other administrator, who could keep the papers", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { id: travellerId } = await givenTraveller(app, amina, { relationship: "mother" });
    const memberId = await givenMember(app, amina, id, travellerId);
    const yusuf = await givenJoined(app, amina, id);
    const [group] = await app.call(listFamily, {}, yusuf.session);
    const own = group?.members.find(({ isYou }) => isYou)?.id ?? "";
    const promotion = { params: { id, memberId: own }, body: { role: "admin" as const } };
    await app.call(changeFamilyMember, promotion, amina.session);
    const invite = (more: object) => ({ params: { id }, body: more });

    const refusal = await app.refusal(inviteToFamily, invite({ memberId }), yusuf.session);

    expect(refusal).toMatchObject({ status: 403, code: "forbidden" });
    await app.call(inviteToFamily, invite({}), yusuf.session);
    await app.call(inviteToFamily, invite({ memberId }), amina.session);
  });

  it("replaces an earlier invitation of the same person", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { id: travellerId } = await givenTraveller(app, amina, { relationship: "mother" });
    const memberId = await givenMember(app, amina, id, travellerId);
    const first = await givenInvitation(app, amina, id, { memberId });
    const second = await givenInvitation(app, amina, id, { memberId });
    const khadija = await givenResident(app, "GB");

    expect(await refused(khadija, first.code)).toBe("link_withdrawn");
    expect((await accept(khadija, second.code)).members).toHaveLength(2);
    expect((await app.refusal(inviteToFamily, { params: { id }, body: { memberId } }, amina.session)).code).toBe(
      "already_member",
    );
  });
});

async function acceptAll(invited: readonly { member: Member; code: string }[]): Promise<number[]> {
  const answers = await Promise.all(
    invited.map(({ member, code }) =>
      app.inject({
        method: "POST",
        url: acceptInvitation.path,
        headers: { ...member.session },
        payload: { token: code },
      }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

async function givenAccount(name: string): Promise<Member> {
  const { user, session } = await givenPilgrim(app, { username: name, email: `${name}@example.org` });
  return { id: user.id, session };
}

async function confirmAddress({ id }: Member): Promise<void> {
  await app.platform.db.updateTable("users").set({ emailVerifiedAt: time.clock() }).where("id", "=", id).execute();
}
