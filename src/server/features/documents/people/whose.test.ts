/** Whose a document is: the account's owner or one of the travellers, whose legal name the verdict compares with. */
import { describe, expect, it } from "vitest";
import {
  deleteDocument,
  getDocument,
  listDocuments,
  listMyDocuments,
  type TravelDocument,
  uploadDocument,
} from "#contract/documents.ts";
import { acceptInvitation } from "#contract/family.ts";
import { decideDocument, documentForReview } from "#contract/staff.ts";
import { changeTraveller, deleteTraveller } from "#contract/travellers.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { drawnPerson } from "#verification/specimens/people/people.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { givenFamily, givenInvitation } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { passport, picture } from "../test-files.ts";
import { judgeAgain } from "../verdicts/judge-again.job.ts";

let now = new Date("2026-11-20T14:00:00Z");
const app = await testApp({ clock: () => now });

const parts = (bytes: Uint8Array, fields: Record<string, string>) => ({
  fields,
  file: { name: "page.jpg", type: "image/jpeg", bytes },
});

async function sent({ session }: Given, bytes: Uint8Array, memberId?: string): Promise<TravelDocument> {
  const fields = { type: "passport", ...(memberId !== undefined && { memberId }) };
  return (await app.upload(uploadDocument, parts(bytes, fields), session)).document;
}

const names = (document: TravelDocument) =>
  document.aiAnalysis?.checks.find(({ ruleId }) => ruleId === "passport_name")?.outcome;

it("is compared with the traveller's legal name and not with the account's", async () => {
  const given = await givenPilgrim(app);
  const yusuf = await givenTraveller(app, given, { surname: "Eriksson", givenNames: "Karl" });
  const { bytes } = await passport({ surname: "Eriksson", givenNames: "Karl" });

  const his = await sent(given, bytes, yusuf.id);
  const hers = await sent(given, bytes);

  expect([his.travellerId, his.isOwn, names(his)]).toEqual([yusuf.id, false, "pass"]);
  expect([hers.travellerId, hers.isOwn, names(hers)]).toEqual([null, true, "fail"]);
});

it("is one person's: another traveller's birth, sex or passport is refused, and a record put right is judged again", async () => {
  const given = await givenPilgrim(app);
  const name = { surname: "Rahman", givenNames: "Amina", nationality: "MY" };
  const amina = await givenTraveller(app, given, { ...name, sex: "F", birthDate: "1948-03-11" });
  const { bytes } = await passport();
  const failed = ({ aiAnalysis }: TravelDocument) =>
    aiAnalysis?.checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);

  const mistyped = await sent(given, bytes, amina.id);
  const change = { params: { id: amina.id }, body: { birthDate: "1984-03-11" } };
  await app.call(changeTraveller, change, given.session);
  await app.runJob(judgeAgain, {});
  const [righted] = await app.call(listDocuments, {}, given.session);
  const namesake = await givenTraveller(app, given, { ...name, sex: "M", birthDate: "1984-03-11" });
  now = new Date(now.getTime() + MINUTE_MS);
  const second = await sent(given, bytes, namesake.id);

  expect([mistyped.status, failed(mistyped)]).toEqual(["rejected", ["passport_birth_date"]]);
  expect(righted?.status).toBe("verified");
  expect([second.status, failed(second)]).toEqual(["rejected", ["passport_sex", "passport_holder"]]);
  await app.runJob(judgeAgain, {});
  expect((await app.call(listDocuments, {}, given.session)).map(({ status }) => status).sort()).toEqual([
    "rejected",
    "verified",
  ]);
});

describe("the same passport of two accounts", () => {
  const record = {
    relationship: "self",
    surname: "Rahman",
    givenNames: "Amina",
    sex: "F",
    birthDate: "1984-03-11",
  } as const;
  const person = async () => {
    const given = await givenPilgrim(app);
    await givenTraveller(app, given, { ...record, nationality: "MY" });
    return { ...given, id: given.user.id };
  };
  const known = async ({ session }: Given) => {
    const [document] = await app.call(listDocuments, {}, session).then((all) => all.filter(({ isOwn }) => isOwn));
    return document;
  };
  const left = (document: TravelDocument | undefined) =>
    document?.aiAnalysis?.checks
      .filter(({ outcome, mandatory }) => mandatory && outcome !== "pass")
      .map(({ ruleId }) => ruleId);
  const judge = async () => {
    for (const _ of "due") await app.runJob(judgeAgain, {});
  };
  const household = async () => {
    const [first, second] = [await person(), await person()];
    const { id } = await givenFamily(app, first);
    const { code } = await givenInvitation(app, first, id);
    await app.call(acceptInvitation, { body: { token: code } }, second.session);
    return { first, second };
  };

  it("is verified for both where they have nothing to do with each other", async () => {
    const [first, second] = [await person(), await person()];
    const { bytes } = await passport({ documentNumber: "B10000001" });

    const both = [await sent(first, bytes), await sent(second, bytes)];

    expect(both.map(({ status }) => status)).toEqual(["verified", "verified"]);
  });

  it("goes to a person for the second of a household, who reads what anybody reads; staff see both and decide", async () => {
    const { first, second } = await household();
    const { bytes } = await passport({ documentNumber: "B10000002" });
    const staff = await givenStaff(app);

    const hers = await sent(first, bytes);
    const theirs = await sent(second, bytes);
    const seen = await app.call(documentForReview, { params: { id: theirs.id } }, staff.session);
    await app.call(decideDocument, { params: { id: theirs.id }, body: { decision: "approve" } }, staff.session);
    await judge();

    expect(hers.status).toBe("verified");
    expect([theirs.status, left(theirs)]).toEqual(["pending", ["content_reviewed"]]);
    expect(JSON.stringify(theirs)).not.toContain(first.id);
    expect(seen.samePassport).toMatchObject([{ id: hers.id, status: "verified", approved: false, sameAccount: false }]);
    expect([(await known(second))?.status, (await known(first))?.status]).toEqual(["verified", "pending"]);
    await app.call(decideDocument, { params: { id: hers.id }, body: { decision: "approve" } }, staff.session);
    await judge();
    expect([(await known(second))?.status, (await known(first))?.status]).toEqual(["verified", "verified"]);
  });

  it("is verified for one of them when both send it at the same moment, and for the other once that one is deleted", async () => {
    const { first, second } = await household();
    const { bytes } = await passport({ documentNumber: "B10000003" });

    const both = await Promise.all([sent(first, bytes), sent(second, bytes)]);
    const verified = both.filter(({ status }) => status === "verified");
    const [owner, other] = both[0]?.status === "verified" ? [first, second] : [second, first];
    await judge();
    const [kept, waits] = [await known(owner), await known(other)];
    await app.call(deleteDocument, { params: { id: verified[0]?.id ?? "" } }, owner.session);
    await judge();

    expect(both.map(({ status }) => status).sort()).toEqual(["pending", "verified"]);
    expect([kept?.status, waits?.status]).toEqual(["verified", "pending"]);
    expect((await known(other))?.status).toBe("verified");
  });

  it("is compared once they belong together, and never with a demonstration account's", async () => {
    const [first, second, visitor] = [await person(), await person(), await person()];
    const { bytes } = await passport({ documentNumber: "B10000004" });
    for (const one of [first, second]) await sent(one, bytes);
    const { id } = await givenFamily(app, first);
    for (const one of [second, visitor]) {
      const { code } = await givenInvitation(app, first, id);
      await app.call(acceptInvitation, { body: { token: code } }, one.session);
    }
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", visitor.id).execute();
    await sent(visitor, bytes);

    await judge();

    const states = await Promise.all([first, second, visitor].map(async (one) => (await known(one))?.status));
    expect(states).toEqual(["verified", "pending", "verified"]);
  });

  it("is the other row's once the first of two rows of one person is deleted, whatever deletes it", async () => {
    const [given, member] = [await person(), await givenPilgrim(app)];
    const { bytes } = await passport({ documentNumber: "B10000006" });
    const twice = [
      await givenTraveller(app, given, { ...record, relationship: "father", nationality: "MY" }),
      await givenTraveller(app, given, { ...record, relationship: "father", nationality: "MY" }),
    ];
    await sent(given, bytes, twice[0]?.id);
    now = new Date(now.getTime() + MINUTE_MS);
    const refused = await sent(given, bytes, twice[1]?.id);

    await app.call(deleteTraveller, { params: { id: twice[0]?.id ?? "" } }, given.session);
    await judge();
    const [left] = await app.call(listDocuments, {}, given.session);
    await sent(member, bytes);
    const due = () => app.platform.db.selectFrom("verdictsDue").select("userId").execute();
    await judge();
    await app.platform.db.deleteFrom("users").where("id", "=", given.id).execute();

    expect([refused.status, left?.id, left?.status]).toEqual(["rejected", refused.id, "verified"]);
    expect(await due()).toEqual([{ userId: member.user.id }]);
  });

  it("is one traveller's of an account also where it is sent for two at once", async () => {
    const given = await person();
    const twin = await givenTraveller(app, given, { ...record, relationship: "sister", nationality: "MY" });
    const { bytes } = await passport({ documentNumber: "B10000005" });

    const both = await Promise.all([sent(given, bytes), sent(given, bytes, twin.id)]);

    expect(both.map(({ status }) => status).sort()).toEqual(["rejected", "verified"]);
    expect(both.flatMap((one) => left(one) ?? [])).toEqual(["passport_holder"]);
  });
});

it("is one person's portrait: the very same file is refused for another, until the first is deleted", async () => {
  const given = await givenPilgrim(app);
  const [son, daughter] = [await givenTraveller(app, given), await givenTraveller(app, given)];
  const { bytes } = await drawnPerson(0, null);
  const photoOf = async (memberId: string) => {
    const sent = await app.upload(uploadDocument, parts(bytes, { type: "photo", memberId }), given.session);
    await app.jobsDone();
    return app.call(getDocument, { params: { id: sent.document.id } }, given.session);
  };

  const his = await photoOf(son.id);
  now = new Date(now.getTime() + MINUTE_MS);
  const hers = await photoOf(daughter.id);
  await app.call(deleteDocument, { params: { id: his.id } }, given.session);
  await app.runJob(judgeAgain, {});
  const [after] = await app.call(listDocuments, {}, given.session);
  const copy = await app.inject({ url: `/api/documents/${hers.id}/nusuk-photo`, headers: { ...given.session } });

  expect([his.status, hers.status, hers.aiAnalysis?.headline]).toEqual([
    "verified",
    "rejected",
    `Already here as the photo of ${son.givenNames} ${son.surname}`,
  ]);
  expect(hers.nusukPhoto).toBeNull();
  expect([after?.id, after?.status]).toEqual([hers.id, "verified"]);
  // As good a copy as the first one's: nothing in the picture spoke against it.
  expect(after?.nusukPhoto).toEqual(his.nusukPhoto);
  expect(copy.statusCode).toBe(200);
});

it("is the owner's own before and after the owner is a traveller, and goes with anybody else", async () => {
  const given = await givenPilgrim(app);
  const before = await sent(given, await picture());
  const self = await givenTraveller(app, given, { relationship: "self" });
  const after = await sent(given, await picture(401));
  const son = await givenTraveller(app, given, { relationship: "son" });
  const his = await sent(given, await picture(402), son.id);
  const owned = async () =>
    (await app.call(listDocuments, {}, given.session)).map(({ id, travellerId, isOwn }) => [id, travellerId, isOwn]);
  const asTravellers = await owned();
  const mine = await app.call(listMyDocuments, {}, given.session);

  for (const { id } of [self, son]) await app.call(deleteTraveller, { params: { id } }, given.session);

  expect(mine.map(({ id }) => id).sort()).toEqual([before.id, after.id].sort());
  expect(asTravellers).toEqual(
    expect.arrayContaining([
      [before.id, self.id, true],
      [after.id, self.id, true],
      [his.id, son.id, false],
    ]),
  );
  expect((await owned()).sort()).toEqual(
    [
      [before.id, null, true],
      [after.id, null, true],
    ].sort(),
  );
});

it("is refused for somebody else's traveller and leaves nothing behind", async () => {
  const given = await givenPilgrim(app);
  const { id } = await givenTraveller(app, await givenPilgrim(app));

  const problem = await app.uploadRefusal(
    uploadDocument,
    parts(await picture(), { type: "photo", memberId: id }),
    given.session,
  );

  expect(problem.status).toBe(404);
  expect(await app.call(listMyDocuments, {}, given.session)).toEqual([]);
});

it("is known to an administrator of the household by its state alone, and to nobody else", async () => {
  const [amina, yusuf, stranger] = [await givenPilgrim(app), await givenPilgrim(app), await givenPilgrim(app)];
  const asMember = ({ user, session }: Given) => ({ id: user.id, session });
  const { id } = await givenFamily(app, asMember(amina));
  const { code } = await givenInvitation(app, asMember(amina), id);
  await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);
  const portrait = parts((await drawnPerson(1, null)).bytes, { type: "photo" });
  const { document: his } = await app.upload(uploadDocument, portrait, yusuf.session);

  const [seen, ...others] = await app.call(listDocuments, {}, amina.session);

  expect(others).toEqual([]);
  expect(his.nusukPhoto).not.toBeNull();
  expect(seen).toMatchObject({ id: his.id, status: his.status, isOwn: false, aiAnalysis: null, fileName: "" });
  expect(seen?.nusukPhoto).toBeNull();
  expect(await app.call(listMyDocuments, {}, amina.session)).toEqual([]);
  expect(await app.call(listDocuments, {}, stranger.session)).toEqual([]);
  for (const route of [getDocument, deleteDocument]) {
    expect((await app.refusal(route, { params: { id: his.id } }, amina.session)).status).toBe(404);
  }
  const file = await app.inject({ method: "GET", url: `/api/documents/${his.id}/file`, headers: { ...amina.session } });
  expect(file.statusCode).toBe(404);
});
