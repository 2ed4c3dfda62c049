/** Making, changing and dissolving a group, and who may. */
import { describe, expect, it } from "vitest";
import {
  addFamilyMember,
  changeFamily,
  changeFamilyMember,
  createFamily,
  dissolveFamily,
  listFamily,
  listFamilyGroups,
  removeFamilyMember,
  viewSharedFamily,
} from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import { NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenResident, type Member, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { secretIn } from "../../../../test/outbox.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

describe("a new group", () => {
  it("has eight places, is the family's alone, and its maker as administrator", async () => {
    const amina = await givenResident(app, "GB");

    const group = await givenFamily(app, amina, { name: "  Rahman family " });

    expect(group).toMatchObject({
      name: "Rahman family",
      groupType: "family",
      maxMembers: 8,
      privacy: "family",
      role: "admin",
    });
    expect(group.members).toMatchObject([{ role: "admin", relationship: "self", isYou: true, name: "Bilal Khan" }]);
    expect(await app.call(listFamily, {}, amina.session)).toEqual([group]);
    expect(await app.call(listFamilyGroups, {}, amina.session)).toEqual([group]);
  });

  it("takes in those of its maker's travellers who are named, each once, all of them or none", async () => {
    const amina = await givenResident(app, "GB");
    const [mother, father] = [await givenTraveller(app, amina), await givenTraveller(app, amina)];
    const stranger = await givenTraveller(app, await givenResident(app, "GB"));
    const travellerIds = [mother.id, father.id, mother.id];

    const refused = await app.refusal(
      createFamily,
      { body: { name: "Rahman", travellerIds: [mother.id, stranger.id] } },
      amina.session,
    );
    const tooSmall = await app.refusal(
      createFamily,
      { body: { name: "Rahman", maxMembers: 2, travellerIds } },
      amina.session,
    );
    const group = await app.call(createFamily, { body: { name: "Rahman", travellerIds } }, amina.session);

    expect(Object.keys(refused.errors ?? {})).toEqual(["travellerIds.1"]);
    expect(Object.keys(tooSmall.errors ?? {})).toEqual(["maxMembers"]);
    expect(group.members.map(({ travellerId }) => travellerId).slice(1)).toEqual([mother.id, father.id]);
    expect(await app.call(listFamily, {}, amina.session)).toEqual([group]);
  });

  it.each([
    [{ name: "   " }, 400, "name"],
    [{ name: "x".repeat(81) }, 400, "name"],
    [{ name: "Rahman", groupType: "club" }, 400, "groupType"],
    [{ name: "Rahman", maxMembers: 3 }, 422, "maxMembers"],
    [{ name: "Rahman", maxMembers: 11 }, 422, "maxMembers"],
    [{ name: "Rahman", maxMembers: 4.5 }, 400, "maxMembers"],
  ])("of %o is refused with %i at its field", async (body, status, field) => {
    const amina = await givenResident(app, "GB");

    const problem = await app.refusal(createFamily, { body }, amina.session);

    expect(problem.status).toBe(status);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(await app.call(listFamily, {}, amina.session)).toEqual([]);
  });

  it("is nothing for operators, and for nobody who is signed out", async () => {
    const { session } = await givenOperator(app);

    expect(await app.call(listFamily, {}, session)).toEqual([]);
    expect((await app.refusal(createFamily, { body: { name: "Rahman" } }, session)).status).toBe(403);
    expect((await app.refusal(createFamily, { body: { name: "Rahman" } })).status).toBe(401);
    expect((await app.refusal(listFamily, {})).status).toBe(401);
  });

  it("completes the fifth step of the journey", async () => {
    const amina = await givenResident(app, "GB");
    const stepFive = async () => (await app.call(journey, {}, amina.session)).steps[4];
    expect(await stepFive()).toMatchObject({ step: "family", status: "pending" });

    await givenFamily(app, amina);

    expect(await stepFive()).toMatchObject({ step: "family", status: "completed" });
  });

  it("is the eleventh of nobody, also when twenty are asked for at once", async () => {
    const amina = await givenResident(app, "GB");

    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.inject({ method: "POST", url: createFamily.path, payload: { name: "R" }, headers: { ...amina.session } }),
      ),
    );

    expect(await app.call(listFamily, {}, amina.session)).toHaveLength(10);
  });
});

describe("the settings", () => {
  it("are an administrator's: a member is refused, another household is not there", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const stranger = await givenResident(app, "GB");
    await givenFamily(app, stranger);
    const ask = { params: { id }, body: { name: "Other" } };

    expect((await app.refusal(changeFamily, ask, yusuf.session)).status).toBe(403);
    expect((await app.refusal(dissolveFamily, { params: { id } }, yusuf.session)).status).toBe(403);
    expect((await app.refusal(changeFamily, ask, stranger.session)).status).toBe(404);
    expect((await app.refusal(dissolveFamily, { params: { id } }, stranger.session)).status).toBe(404);
    expect(await app.call(changeFamily, { params: { id }, body: { maxMembers: 10 } }, amina.session)).toMatchObject({
      name: "Rahman family",
      maxMembers: 10,
    });
  });

  it("do not go below who is in the group", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    for (let people = 0; people < 4; people += 1) {
      const { id: travellerId } = await givenTraveller(app, amina);
      await app.call(addFamilyMember, { params: { id }, body: { travellerId } }, amina.session);
    }

    const problem = await app.refusal(changeFamily, { params: { id }, body: { maxMembers: 4 } }, amina.session);

    expect(problem).toMatchObject({ status: 422, errors: { maxMembers: expect.stringContaining("5 people") } });
  });

  it("end with the group; people stay with their accounts", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);

    await app.call(dissolveFamily, { params: { id } }, amina.session);

    expect(await app.call(listFamily, {}, amina.session)).toEqual([]);
    expect(await app.call(listFamily, {}, yusuf.session)).toEqual([]);
  });
});

describe("members without an account", () => {
  it("are the administrator's own travellers, each once, up to the last place and no further", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina, { maxMembers: 4 });
    const people = await Promise.all([1, 2, 3, 4].map(() => givenTraveller(app, amina)));
    const add = (travellerId: string) =>
      app.inject({
        method: "POST",
        url: `/api/family/${id}/members`,
        payload: { travellerId },
        headers: { ...amina.session },
      });

    const answers = await Promise.all([...people, ...people].map((person) => add(person.id)));

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    const [group] = await app.call(listFamily, {}, amina.session);
    expect(group?.members).toHaveLength(4);
    expect(new Set(group?.members.map(({ travellerId }) => travellerId)).size).toBe(4);
  });

  it("are nobody else's travellers, and not oneself a second time", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const stranger = await givenResident(app, "GB");
    const foreign = await givenTraveller(app, stranger);
    const self = await givenTraveller(app, amina, { relationship: "self" });

    const refusalOf = async (travellerId: string) =>
      (await app.refusal(addFamilyMember, { params: { id }, body: { travellerId } }, amina.session)).code;

    expect(await refusalOf(foreign.id)).toBe("unacceptable");
    expect(await refusalOf("nobody")).toBe("unacceptable");
    expect(await refusalOf(self.id)).toBe("already_member");
  });

  it("cannot administer", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const { id: travellerId } = await givenTraveller(app, amina);
    const { members } = await app.call(addFamilyMember, { params: { id }, body: { travellerId } }, amina.session);
    const memberId = members[1]?.id ?? "";

    const problem = await app.refusal(
      changeFamilyMember,
      { params: { id, memberId }, body: { role: "admin" } },
      amina.session,
    );

    expect(problem).toMatchObject({ status: 422, errors: { role: expect.any(String) } });
  });
});

describe("administration", () => {
  it("is handed over before the last administrator leaves", async () => {
    const amina = await givenResident(app, "GB");
    const { id, members } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const own = { params: { id, memberId: members[0]?.id ?? "" } };
    expect((await app.refusal(removeFamilyMember, own, amina.session)).code).toBe("last_administrator");

    const memberId = await memberOf(yusuf, id);
    await app.call(changeFamilyMember, { params: { id, memberId }, body: { role: "admin" } }, amina.session);
    await app.call(removeFamilyMember, own, amina.session);

    const [group] = await app.call(listFamily, {}, yusuf.session);
    expect(group).toMatchObject({ role: "admin", members: [{ isYou: true }] });
    expect(await app.call(listFamily, {}, amina.session)).toEqual([]);
  });

  it.each(["step down", "remove"] as const)("takes the link for onlookers along when it ends: %s", async (act) => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const [yusuf, sara] = [await givenJoined(app, amina, id), await givenJoined(app, amina, id)];
    const { sharePath } = await app.call(changeFamily, { params: { id }, body: { privacy: "public" } }, amina.session);
    const [his, hers] = [await memberOf(yusuf, id), await memberOf(sara, id)];
    await app.call(changeFamilyMember, { params: { id, memberId: his }, body: { role: "admin" } }, amina.session);
    const shown = async () => (await app.call(listFamily, {}, amina.session))[0]?.sharePath;
    const look = (path = "") => app.refusal(viewSharedFamily, { body: { code: secretIn(path) } });

    // Who never administered has never read it.
    await change(amina, id, hers, "remove");
    const kept = await shown();
    await change(amina, id, his, act);
    const renewed = (await shown()) ?? "";

    expect([kept, renewed === sharePath]).toEqual([sharePath, false]);
    expect((await look(sharePath ?? "")).status).toBe(404);
    expect((await app.call(viewSharedFamily, { body: { code: secretIn(renewed) } })).privacy).toBe("public");
  });

  it("is never lost when two administrators step down or remove each other at once", async () => {
    for (const act of ["step down", "remove"] as const) {
      const amina = await givenResident(app, "GB");
      const { id, members } = await givenFamily(app, amina);
      const yusuf = await givenJoined(app, amina, id);
      const [hers, his] = [members[0]?.id ?? "", await memberOf(yusuf, id)];
      await app.call(changeFamilyMember, { params: { id, memberId: his }, body: { role: "admin" } }, amina.session);

      const answers = await Promise.all([change(amina, id, his, act), change(yusuf, id, hers, act)]);

      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      const left = (await Promise.all([amina, yusuf].map(({ session }) => app.call(listFamily, {}, session)))).flat();
      expect(left[0]?.members.some(({ role }) => role === "admin")).toBe(true);
    }
  });

  it("goes to who joined first when the last administrator's account goes; a group of nobody ends", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    time.move({ minutes: 1 });
    const yusuf = await givenJoined(app, amina, id);
    time.move({ minutes: 1 });
    await givenJoined(app, amina, id);
    const erase = (member: Member) => app.platform.db.deleteFrom("users").where("id", "=", member.id).execute();

    await erase(amina);

    const [group] = await app.call(listFamily, {}, yusuf.session);
    expect(group).toMatchObject({ role: "admin", members: [{ role: "admin", isYou: true }, { role: "member" }] });
  });

  it("takes along whom the leaver has entered", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const his = await memberOf(yusuf, id);
    await app.call(changeFamilyMember, { params: { id, memberId: his }, body: { role: "admin" } }, amina.session);
    const { id: travellerId } = await givenTraveller(app, yusuf);
    await app.call(addFamilyMember, { params: { id }, body: { travellerId } }, yusuf.session);

    await app.call(removeFamilyMember, { params: { id, memberId: his } }, yusuf.session);

    expect((await app.call(listFamily, {}, amina.session))[0]?.members).toHaveLength(1);
  });
});

describe("what is seen", () => {
  it("of special needs is nothing before the person agrees, and again when they withdraw", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const consentVersion: typeof NEEDS_CONSENT_VERSION = NEEDS_CONSENT_VERSION;
    const specialNeeds = { aids: ["wheelchair" as const], note: "", consentVersion };
    await givenTraveller(app, yusuf, { relationship: "self", specialNeeds });
    const memberId = await memberOf(yusuf, id);
    const seenByAmina = async () =>
      (await app.call(listFamily, {}, amina.session))[0]?.members.find((one) => one.id === memberId)?.specialNeeds;
    const consent = { consentVersion: NEEDS_SHARING_VERSION } as const;
    const share = (shareNeeds: typeof consent | null) => ({ params: { id, memberId }, body: { shareNeeds } });
    expect(await seenByAmina()).toBeNull();

    expect((await app.refusal(changeFamilyMember, share(consent), amina.session)).status).toBe(403);
    const agreed = await app.call(changeFamilyMember, share(consent), yusuf.session);

    expect(agreed.members.find(({ isYou }) => isYou)?.needsSharedAt).toBe(time.clock().toISOString());
    expect(await seenByAmina()).toEqual({ aids: ["wheelchair"], note: "" });
    await app.call(changeFamilyMember, share(null), yusuf.session);
    expect(await seenByAmina()).toBeNull();
  });

  it("of papers is the administrators' and one's own", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);

    const [byAmina] = await app.call(listFamily, {}, amina.session);
    const [byYusuf] = await app.call(listFamily, {}, yusuf.session);

    expect(byAmina?.members.map(({ marks }) => marks !== null)).toEqual([true, true]);
    expect(byYusuf?.members.map(({ isYou, marks }) => [isYou, marks !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([byAmina?.sharePath, byYusuf?.sharePath]).toEqual([null, null]);
  });

  it("from outside follows the level: nothing, signed-in relatives, anyone with given names", async () => {
    const amina = await givenResident(app, "GB");
    const { id } = await givenFamily(app, amina);
    // Nothing is asked for a child who cannot come along, so there is no progress of theirs to tell.
    const child = await givenTraveller(app, amina, {
      relationship: "son",
      givenNames: "Ibrahim",
      birthDate: "2023-01-01",
    });
    await givenMember(app, amina, id, child.id);
    const relative = await givenResident(app, "GB");
    const open = async (privacy: "family" | "extended" | "public") => {
      const { sharePath } = await app.call(changeFamily, { params: { id }, body: { privacy } }, amina.session);
      return { body: { code: secretIn(sharePath ?? "") } };
    };

    const extended = await open("extended");
    expect((await app.call(viewSharedFamily, extended, relative.session)).members).toEqual([
      { id: expect.any(String), name: "Bilal Khan", status: "incomplete", documentsComplete: 0 },
    ]);
    expect((await app.refusal(viewSharedFamily, extended)).status).toBe(404);

    const everyone = await open("public");
    expect((await app.refusal(viewSharedFamily, extended, relative.session)).status).toBe(404);
    expect((await app.call(viewSharedFamily, everyone)).members).toEqual([
      { id: expect.any(String), name: "Bilal", status: "incomplete", documentsComplete: null },
    ]);

    await open("family");
    expect((await app.refusal(viewSharedFamily, everyone)).status).toBe(404);
  });
});

async function memberOf({ session }: { session: { cookie: string } }, groupId: string): Promise<string> {
  const groups = await app.call(listFamily, {}, session);
  const own = groups.find(({ id }) => id === groupId)?.members.find(({ isYou }) => isYou);
  return own?.id ?? "";
}

function change(by: { session: { cookie: string } }, id: string, memberId: string, act: "step down" | "remove") {
  const url = `/api/family/${id}/members/${memberId}`;
  const headers = { ...by.session };
  return act === "remove"
    ? app.inject({ method: "DELETE", url, headers })
    : app.inject({ method: "PATCH", url, headers, payload: { role: "member" } });
}
