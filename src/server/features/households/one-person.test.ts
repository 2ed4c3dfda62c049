/** When two rows become one person: of their papers one of each type stands, and verdicts are judged for the journey they now have. */
import { expect, it } from "vitest";
import { acceptInvitation, addFamilyMember } from "#contract/family.ts";
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
  return { ibrahim, newer, join: () => app.call(acceptInvitation, { body: { token: code } }, ibrahim.session) };
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
