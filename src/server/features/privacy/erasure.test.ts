/** Erasing beside everything else that goes on: holds that ran out, households that change, a file store that is away. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import { acceptInvitation, changeFamily } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { eraseAccount } from "#contract/privacy.ts";
import { closeWindow } from "#contract/queue.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { BY_NUSUK, givenHold, givenOffer, givenResident, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { soon } from "../../../../test/soon.ts";
import { picture } from "../documents/test-files.ts";
import { lockFamilyGroup } from "../households/groups.repository.ts";

const time = standingClock();
const { clock, move } = time;
const app = await testApp({ clock });
const queue = givenQueue(app, time);
const { db, files } = app.platform;
const operator = await givenOperator(app);

const memberOf = ({ session, user }: Given) => ({ id: user.id, session });
const erase = ({ session, password }: Given) => app.call(eraseAccount, { body: { password } }, session);

async function givenDocument({ session }: Given): Promise<void> {
  const file = { name: "page.png", type: "image/png", bytes: await picture() };
  await app.upload(uploadDocument, { fields: { type: "health_certificate" }, file }, session);
}

describe("erasing an account", () => {
  it("does not wait for the sweep of a hold that has run out", async () => {
    const pilgrim = await givenPilgrim(app);
    await givenHold(app, memberOf(pilgrim), await givenOffer(app, operator.user.id));

    move({ minutes: 16 });

    await erase(pilgrim);
  });

  it("succeeds while the file store is away; the files go once it is back", async () => {
    const pilgrim = await givenPilgrim(app);
    await givenDocument(pilgrim);
    const { fileId, fileKey } = await db
      .selectFrom("documents")
      .select(["fileId", "fileKey"])
      .where("userId", "=", pilgrim.user.id)
      .executeTakeFirstOrThrow();
    const remove = files.remove;
    let refusals = 0;
    files.remove = async (id) => {
      refusals += 1;
      if (refusals === 1) throw new Error("the store is away");
      await remove(id);
    };

    await erase(pilgrim);
    await app.jobsDone();
    files.remove = remove;

    expect(refusals).toBeGreaterThan(1);
    await expect(files.read(fileId ?? "", fileKey ?? Buffer.alloc(0))).rejects.toThrow();
  });

  it("of an operator waits for a booking that is being made, and then names the customer as its reason", async () => {
    const [business, pilgrim] = [await givenOperator(app), await givenPilgrim(app)];
    const operatorId = business.user.id;
    const packageId = await givenOffer(app, operatorId);

    const { refused } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom("packages").select("id").where("id", "=", packageId).forNoKeyUpdate().execute();
      const refused = app.refusal(eraseAccount, { body: { password: business.password } }, business.session);
      await soon(async () => expect(await waitingForLock()).toBe(1));
      const beside = { platform: { ...app.platform, db: tx } };
      await givenTravelled(beside, memberOf(pilgrim), { packageId, operatorId });
      return { refused };
    });

    expect(await refused).toMatchObject({ code: "has_customers" });
  });

  it("of an operator is refused while somebody stands in the line of its sale, who would lose the place untold", async () => {
    const business = await givenOperator(app);
    const waits = await givenResident(app, BY_NUSUK);
    const window = await queue.givenWindow(business);
    await queue.join(window.id, waits);
    const asked = { body: { password: business.password } };

    expect(await app.refusal(eraseAccount, asked, business.session)).toMatchObject({
      status: 409,
      code: "line_stands",
    });

    await app.call(closeWindow, { params: { id: window.id } }, business.session);
    await app.jobsDone();
    const { notifications } = await app.call(listNotifications, {}, waits.session);
    expect(notifications.map(({ kind }) => kind)).toContain("queue_ended");
    await erase(business);
  });

  it("waits for a change of the household, in the household's order of locks", async () => {
    const [amina, yusuf] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { id } = await givenFamily(app, memberOf(amina));
    const { code } = await givenInvitation(app, memberOf(amina), id);
    await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);

    const { erased } = await db.transaction().execute(async (tx) => {
      await lockFamilyGroup(tx, id);
      const erased = erase(amina);
      await soon(async () => expect(await waitingForLock()).toBe(1));
      await tx.selectFrom("users").select("id").where("id", "=", amina.user.id).forNoKeyUpdate().execute();
      return { erased };
    });
    await erased;

    const family = await app.call(changeFamily, { params: { id }, body: { name: "Ours" } }, yusuf.session);
    expect(family.members).toMatchObject([{ role: "admin" }]);
  });
});

it("a copy of one's own data names the journeys that somebody else booked, not whose they are", async () => {
  const [amina, yusuf] = [await givenPilgrim(app), await givenPilgrim(app)];
  const { id } = await givenFamily(app, memberOf(amina));
  const { code } = await givenInvitation(app, memberOf(amina), id);
  await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);
  const person = await givenTraveller(app, yusuf, { relationship: "self" });
  const body = { parts: [{ packageId: await givenOffer(app, operator.user.id), travellerIds: [person.id] }] };
  const { id: bookingId, reference } = await app.call(createBooking, { body }, amina.session);
  const told = { bookingId, travellerId: person.id };
  const at = app.platform.clock();
  await app.platform.db
    .insertInto("needsTold")
    .values({ ...told, consentVersion: "1", toldAt: at })
    .execute();
  await app.platform.db
    .insertInto("passportDisclosures")
    .values({ ...told, list: "manifest", at })
    .execute();

  const [copy, hers] = await Promise.all(
    [yusuf, amina].map(({ session }) => app.inject({ url: "/api/user/export?form=json", headers: { ...session } })),
  );
  if (!copy || !hers) throw new Error("a copy is missing");

  const taken = { booking_id: bookingId, traveller_id: person.id };
  expect(copy.json()).toMatchObject({ needs_told: [taken], passport_disclosures: [{ ...taken, list: "manifest" }] });
  expect(hers.json()).toMatchObject({ needs_told: [], passport_disclosures: [] });
  expect(copy.json().named_on).toMatchObject([{ reference, traveller_id: person.id, status: "pending" }]);
  expect(copy.body).not.toContain(amina.user.email);
});

async function waitingForLock(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
