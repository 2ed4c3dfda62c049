/**
 * When two rows become one person: of their papers one of each type stands, verdicts are judged for the journey they now
 * have, and nothing is shown that somebody else agreed to.
 */
import { expect, it } from "vitest";
import { acceptInvitation, addFamilyMember, changeFamilyMember, listFamily } from "#contract/family.ts";
import { listConsents } from "#contract/own-records.ts";
import { NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import { NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { givenResident, type Member } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const app = await testApp();
const { db } = app.platform;

/** A row as the verdict job leaves it. */
async function givenPhoto(userId: string, travellerId: string | null, day: number): Promise<string> {
  const { id } = await db
    .insertInto("documents")
    .values({
      ...{ userId, travellerId, type: "photo", status: "verified", stage: "done" },
      ...{ fileName: "photo.jpg", contentType: "image/jpeg", sizeBytes: 1 },
      uploadedAt: new Date(`2026-11-${day}T09:00:00Z`),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ibrahim, entered by Amina with a photo, joins with an account of his own. */
async function givenJoining() {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina);
  const entered = await givenTraveller(app, amina, { relationship: "father" });
  const { members } = await app.call(
    addFamilyMember,
    { params: { id }, body: { travellerId: entered.id } },
    amina.session,
  );
  const memberId = members.find(({ travellerId }) => travellerId === entered.id)?.id ?? "";
  const newer = await givenPhoto(amina.id, entered.id, 19);
  const { code } = await givenInvitation(app, amina, id, { memberId });
  const ibrahim = await givenResident(app, "GB");
  const change = { params: { id, memberId } };
  return {
    amina,
    ibrahim,
    change,
    newer,
    join: () => app.call(acceptInvitation, { body: { token: code } }, ibrahim.session),
  };
}

async function standing({ id }: Member) {
  const rows = await db.selectFrom("documents").select(["id", "replacedBy"]).where("userId", "=", id).execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.replacedBy]));
}

const isDue = async ({ id }: Member) =>
  (await db.selectFrom("verdictsDue").select("userId").where("userId", "=", id).execute()).length === 1;

it("who had entered themselves keeps the newer of two photos, and is judged anew", async () => {
  const { ibrahim, newer, join } = await givenJoining();
  const { id: self } = await givenTraveller(app, ibrahim, { relationship: "self" });
  const older = await givenPhoto(ibrahim.id, self, 18);
  await db.deleteFrom("verdictsDue").where("userId", "=", ibrahim.id).execute();

  await join();

  expect(await standing(ibrahim)).toEqual({ [older]: newer, [newer]: null });
  expect(await isDue(ibrahim)).toBe(true);
});

it("who had only uploaded keeps the newer of two photos, and is judged anew", async () => {
  const { ibrahim, newer, join } = await givenJoining();
  const older = await givenPhoto(ibrahim.id, null, 18);

  await join();

  expect(await standing(ibrahim)).toEqual({ [older]: newer, [newer]: null });
  expect(await isDue(ibrahim)).toBe(true);
});

it("shows neither needs nor face by what whoever entered them agreed to, and agrees anew", async () => {
  const { amina, ibrahim, change, join } = await givenJoining();
  const shareNeeds = { consentVersion: NEEDS_SHARING_VERSION } as const;
  const sharing = { ...change, body: { shareNeeds, showPortrait: true } };
  await app.call(changeFamilyMember, sharing, amina.session);
  const specialNeeds = {
    aids: ["wheelchair" as const],
    note: "",
    consentVersion: NEEDS_CONSENT_VERSION as typeof NEEDS_CONSENT_VERSION,
  };
  await givenTraveller(app, ibrahim, { relationship: "self", specialNeeds });
  const seenByAmina = async () =>
    (await app.call(listFamily, {}, amina.session))[0]?.members.find(({ id }) => id === change.params.memberId);
  const shared = async ({ session }: Member) =>
    (await app.call(listConsents, {}, session))
      .filter(({ kind }) => kind !== "needs_kept")
      .map(({ kind, endedAt }) => [kind, endedAt === null]);

  await join();

  const hidden = { specialNeeds: null, needsSharedAt: null, portraitShownAt: null };
  expect(await seenByAmina()).toMatchObject({ hasAccount: true, ...hidden });
  expect((await shared(amina)).toSorted()).toEqual([
    ["needs_shared", false],
    ["portrait_shown", false],
  ]);
  expect(await shared(ibrahim)).toEqual([]);
  await app.call(changeFamilyMember, sharing, ibrahim.session);
  expect(await seenByAmina()).toMatchObject({ specialNeeds: { aids: ["wheelchair"] } });
  expect(await shared(ibrahim)).toHaveLength(2);
});
