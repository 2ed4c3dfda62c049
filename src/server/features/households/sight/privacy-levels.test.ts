/** Who sees what of whom: each level of privacy, each right and each wrong person, field by field. */
import { describe, expect, it } from "vitest";
import { uploadDocument } from "#contract/documents.ts";
import {
  addFamilyMember,
  changeFamily,
  changeFamilyMember,
  dissolveFamily,
  type FamilyGroup,
  familyPortrait,
  listFamily,
  removeFamilyMember,
  viewSharedFamily,
} from "#contract/family.ts";
import { NEEDS_SHARING_VERSION, PRIVACY_LEVELS } from "#domain/households/household.ts";
import { NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { drawnPerson } from "#verification/specimens/people/people.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { givenResident, type Member, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { secretIn } from "../../../../../test/outbox.ts";
import { requestFor } from "../../../../../test/request.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

/** Amina administers; Yusuf and Sara have joined and told everything of themselves. */
async function household() {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina);
  const people: Member[] = [];
  for (const givenNames of ["Yusuf", "Sara"]) {
    const member = await givenJoined(app, amina, id);
    await givenTraveller(app, member, {
      relationship: "self",
      givenNames,
      birthDate: "1980-11-21",
      specialNeeds: { aids: ["wheelchair"], note: "Own chair", consentVersion: NEEDS_CONSENT_VERSION },
    });
    people.push(member);
    time.move({ minutes: 1 });
  }
  const [yusuf, sara] = people;
  if (!yusuf || !sara) throw new Error("two have joined");
  return { amina, yusuf, sara, id };
}

const groupOf = async ({ session }: Member, id: string): Promise<FamilyGroup | undefined> =>
  (await app.call(listFamily, {}, session)).find((group) => group.id === id);
const rowOf = async (reader: Member, id: string, name: string) =>
  (await groupOf(reader, id))?.members.find((member) => member.name.includes(name));

describe("of a member", () => {
  it("an administrator sees marks, contact and age, and no needs or face without consent", async () => {
    const { amina, id } = await household();

    expect(await rowOf(amina, id, "Yusuf")).toMatchObject({
      age: 45,
      marks: expect.any(Array),
      blocking: { mark: "passport", state: "missing", more: 1 },
      contact: { phone: "+442079460018", email: expect.stringContaining("@"), country: "GB" },
      specialNeeds: null,
      profileImage: null,
    });
  });

  it("another member sees name, age, state and percentage; what is missing, contact and needs are not theirs", async () => {
    const { sara, id } = await household();

    expect(await rowOf(sara, id, "Yusuf")).toMatchObject({
      name: "Yusuf Rahman",
      age: 45,
      status: "incomplete",
      documentsComplete: 25,
      travellerId: null,
      marks: null,
      blocking: null,
      contact: null,
      specialNeeds: null,
    });
    expect((await groupOf(sara, id))?.readiness.blocking).toEqual({
      memberId: expect.any(String),
      mark: null,
      state: null,
    });
  });

  it("the person sees everything of themselves", async () => {
    const { yusuf, id } = await household();

    expect(await rowOf(yusuf, id, "Yusuf")).toMatchObject({
      isYou: true,
      marks: expect.any(Array),
      contact: { phone: "+442079460018" },
      specialNeeds: { aids: ["wheelchair"] },
    });
  });

  it("needs show to the group by the person's consent alone, until it is withdrawn", async () => {
    const { amina, yusuf, sara, id } = await household();
    const memberId = (await rowOf(yusuf, id, "Yusuf"))?.id ?? "";
    const params = { id, memberId };
    const agree = { shareNeeds: { consentVersion: NEEDS_SHARING_VERSION } } as const;

    for (const other of [amina, sara]) {
      expect((await app.refusal(changeFamilyMember, { params, body: agree }, other.session)).status).toBe(403);
    }
    await app.call(changeFamilyMember, { params, body: agree }, yusuf.session);
    expect(await rowOf(sara, id, "Yusuf")).toMatchObject({ specialNeeds: { aids: ["wheelchair"] } });
    await app.call(changeFamilyMember, { params, body: { shareNeeds: null } }, yusuf.session);
    expect(await rowOf(sara, id, "Yusuf")).toMatchObject({ specialNeeds: null, needsSharedAt: null });
  });

  it("turns a year older on the birthday and not the day before", async () => {
    const { amina, id } = await household();
    expect((await rowOf(amina, id, "Yusuf"))?.age).toBe(45);

    time.move({ days: 1 });

    expect((await rowOf(amina, id, "Yusuf"))?.age).toBe(46);
  });
});

describe("a face", () => {
  it("is shown by the person alone, and to nobody outside the group", async () => {
    const { amina, yusuf, sara, id } = await household();
    const stranger = await givenResident(app, "GB");
    const operator = await givenOperator(app);
    const params = { id, memberId: (await rowOf(yusuf, id, "Yusuf"))?.id ?? "" };
    const refused = async (session?: { cookie: string }) =>
      (await app.refusal(familyPortrait, { params }, session)).status;

    for (const other of [amina, sara]) {
      const body = { showPortrait: true };
      expect((await app.refusal(changeFamilyMember, { params, body }, other.session)).status).toBe(403);
    }
    await app.call(changeFamilyMember, { params, body: { showPortrait: true } }, yusuf.session);

    expect(await rowOf(sara, id, "Yusuf")).toMatchObject({ portraitShownAt: expect.any(String), profileImage: null });
    expect(await refused(stranger.session)).toBe(404);
    expect(await refused(operator.session)).toBe(404);
    expect(await refused()).toBe(401);
  });
});

it("shows the verified photo to the group while its person says so, and to nobody else", async () => {
  const { yusuf, sara, id } = await household();
  const params = { id, memberId: (await rowOf(yusuf, id, "Yusuf"))?.id ?? "" };
  const { bytes } = await drawnPerson(0, null);
  const file = { name: "photo.jpg", type: "image/jpeg", bytes };
  await app.upload(uploadDocument, { fields: { type: "photo" }, file }, yusuf.session);
  await app.jobsDone();
  const url = `/api/family/${id}/members/${params.memberId}/portrait`;
  const seenBy = ({ session }: Member) => app.inject({ method: "GET", url, headers: { ...session } });

  expect((await rowOf(yusuf, id, "Yusuf"))?.profileImage).toBe(url);
  expect((await seenBy(yusuf)).headers["content-type"]).toBe("image/jpeg");
  expect((await rowOf(sara, id, "Yusuf"))?.profileImage).toBeNull();
  expect((await seenBy(sara)).statusCode).toBe(404);

  await app.call(changeFamilyMember, { params, body: { showPortrait: true } }, yusuf.session);
  expect((await rowOf(sara, id, "Yusuf"))?.profileImage).toBe(url);
  expect((await seenBy(sara)).statusCode).toBe(200);

  await app.call(changeFamilyMember, { params, body: { showPortrait: false } }, yusuf.session);
  expect((await seenBy(sara)).statusCode).toBe(404);
});

describe("from outside", () => {
  it.each([
    ["family", 404, 404],
    ["extended", 200, 404],
    ["public", 200, 200],
  ] as const)(
    "%s answers a signed-in relative with %i and anybody with %i, without one fact of a person",
    async (privacy, relative, anybody) => {
      const { amina, id } = await household();
      const { sharePath } = await app.call(changeFamily, { params: { id }, body: { privacy } }, amina.session);
      const cousin = await givenResident(app, "GB");
      const ask = { body: { code: secretIn(sharePath ?? "") } };
      const seen = await Promise.all([
        app.inject(requestFor(viewSharedFamily, ask, cousin.session)),
        app.inject(requestFor(viewSharedFamily, ask)),
      ]);

      expect(seen.map(({ statusCode }) => statusCode)).toEqual([relative, anybody]);
      for (const { body } of seen) {
        for (const fact of ["age", "marks", "specialNeeds", "contact", "profileImage", "wheelchair", "+44", "@"]) {
          expect(body).not.toContain(fact);
        }
      }
      if (anybody === 200) {
        expect(seen[1]?.json()).toMatchObject({ members: [{}, { name: "Yusuf", documentsComplete: null }, {}] });
      }
    },
  );

  it("is nothing of the group's for strangers, former members and operators, whatever the level", async () => {
    const { amina, yusuf, id } = await household();
    const memberId = (await rowOf(yusuf, id, "Yusuf"))?.id ?? "";
    await app.call(removeFamilyMember, { params: { id, memberId } }, yusuf.session);
    const stranger = await givenResident(app, "GB");
    const operator = await givenOperator(app);

    for (const privacy of PRIVACY_LEVELS) {
      await app.call(changeFamily, { params: { id }, body: { privacy } }, amina.session);
      for (const { session } of [yusuf, stranger, operator])
        expect(await app.call(listFamily, {}, session)).toEqual([]);
      for (const { session } of [yusuf, stranger]) {
        expect((await app.refusal(changeFamily, { params: { id }, body: { privacy } }, session)).status).toBe(404);
        expect((await app.refusal(dissolveFamily, { params: { id } }, session)).status).toBe(404);
      }
    }
  });
});

describe("people and names out of the ordinary", () => {
  it("keeps a name with Arabic marks as it was written, and refuses one of ten thousand letters", async () => {
    const amina = await givenResident(app, "GB");
    const name = "عَائِلَةُ رَحْمَان";

    expect(await givenFamily(app, amina, { name })).toMatchObject({ name });
    for (const long of ["x".repeat(10_000), "َ".repeat(10_000)]) {
      const problem = await app.inject({
        method: "POST",
        url: "/api/family",
        payload: { name: long },
        headers: { ...amina.session },
      });
      expect(problem.statusCode).toBe(400);
    }
  });

  it("shows somebody of two households in each by its own rules", async () => {
    const { yusuf, id } = await household();
    const own = await givenFamily(app, yusuf, { name: "Cousins" });
    const child = await givenTraveller(app, yusuf, { givenNames: "Idris", relationship: "son" });
    await app.call(addFamilyMember, { params: { id: own.id }, body: { travellerId: child.id } }, yusuf.session);

    expect((await groupOf(yusuf, id))?.role).toBe("member");
    expect((await groupOf(yusuf, own.id))?.role).toBe("admin");
    expect(await rowOf(yusuf, id, "Sara")).toMatchObject({
      marks: null,
      contact: null,
      relationshipToldBy: "Bilal Khan",
    });
    expect(await rowOf(yusuf, own.id, "Idris")).toMatchObject({
      ...{ marks: expect.any(Array), isYours: true, relationshipToldBy: null },
    });
  });

  it("of two administrators who take administration from each other at once, one stays", async () => {
    const { amina, yusuf, id } = await household();
    const ids = {
      amina: (await rowOf(amina, id, "Bilal"))?.id ?? "",
      yusuf: (await rowOf(amina, id, "Yusuf"))?.id ?? "",
    };
    const body = { role: "admin" as const };
    await app.call(changeFamilyMember, { params: { id, memberId: ids.yusuf }, body }, amina.session);
    const take = ({ session }: Member, memberId: string) =>
      app.inject({
        method: "PATCH",
        url: `/api/family/${id}/members/${memberId}`,
        payload: { role: "member" },
        headers: { ...session },
      });

    const answers = await Promise.all([take(amina, ids.yusuf), take(yusuf, ids.amina)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect((await groupOf(amina, id))?.members.filter(({ role }) => role === "admin")).toHaveLength(1);
  });
});
