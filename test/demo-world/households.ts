/** The demonstration's households: their papers, how they stay as they are, and how one signs in to them. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { listMyBookings } from "#contract/bookings.ts";
import { changeFamily, createFamily, dissolveFamily, inviteToFamily, listFamily } from "#contract/family.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { journey } from "#contract/journey.ts";
import { licenceFile, licenceQueue } from "#contract/licences.ts";
import { getPackage } from "#contract/packages.ts";
import { listPaymentMethods } from "#contract/payment-methods.ts";
import { listPaymentPlans } from "#contract/payment-plans.ts";
import { queueStatus } from "#contract/queue.ts";
import { changeTraveller, deleteTraveller, listTravellers } from "#contract/travellers.ts";
import { sharedWishes } from "#contract/wishes.ts";
import { DEMO_KEEP_MINUTES } from "#domain/documents/document.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { fromDecimal } from "#domain/money.ts";
import { matchOf } from "#domain/packages/search/match.ts";
import { fileDemoPapers } from "#server/features/demo/papers/file-papers.job.ts";
import { demoService } from "#server/features/demo/service.ts";
import { sessionOf } from "../factories/accounts.ts";
import { givenTraveller } from "../factories/travellers.ts";
import { app, count, db, demo, NOW, OPERATOR, reviewer, signedIn } from "./world.ts";

describe("the households' papers", () => {
  beforeAll(() => app.jobsDone());

  it("are read by the engine, and what it leaves open is verified by a person", async () => {
    const documents = await db
      .selectFrom("documents")
      .select(["travellerId", "type", "status", "deleteAt"])
      .where("travellerId", "like", "demo-traveller-%")
      .orderBy("travellerId")
      .orderBy("type")
      .execute();
    const reviewed = await db.selectFrom("audit").select("id").where("action", "=", "document.verified").execute();

    expect(documents.map(({ travellerId, type, status }) => `${travellerId} ${type} ${status}`)).toEqual([
      "demo-traveller-amina health_certificate verified",
      "demo-traveller-amina passport verified",
      "demo-traveller-amina photo verified",
      "demo-traveller-khadija health_certificate pending",
      "demo-traveller-khadija passport verified",
      "demo-traveller-khadija photo verified",
      "demo-traveller-maryam passport verified",
      "demo-traveller-maryam photo rejected",
      "demo-traveller-siti passport verified",
      "demo-traveller-yusuf health_certificate verified",
      "demo-traveller-yusuf passport verified",
      "demo-traveller-yusuf photo verified",
    ]);
    expect(documents.every(({ deleteAt }) => deleteAt === null)).toBe(true);
    expect(reviewed).toHaveLength(2);
  });

  it("lie beside the operators' own: staff open the page of each application that waits", async () => {
    const { session } = reviewer;
    const waiting = await app.call(licenceQueue, {}, session);

    const pages = await Promise.all(
      waiting.map(({ licence: { id } }) =>
        app.inject({ url: licenceFile.path.replace(":id", id), headers: { cookie: session.cookie } }),
      ),
    );

    expect(pages.map(({ statusCode, headers }) => [statusCode, headers["content-type"]])).toEqual([
      [200, "image/jpeg"],
      [200, "image/jpeg"],
    ]);
  });

  it("bring the household in London to profile 40 %, five of ten steps and Ibrahim's passport next", async () => {
    const { headerProgress, steps, nextAction } = await app.call(journey, {}, await signedIn());

    expect(headerProgress).toBe(40);
    expect(steps.filter(({ status }) => status === "completed")).toHaveLength(5);
    expect(nextAction).toMatchObject({
      kind: "upload_document",
      type: "passport",
      traveller: { name: "Ibrahim Rahman" },
    });
  });

  it("have two methods and a plan of £31,850 for £34,000, so £2,150.00 saved, beside that of the wallet", async () => {
    const session = await signedIn();
    const methods = await app.call(listPaymentMethods, {}, session);
    const [wallet, example] = await app.call(listPaymentPlans, {}, session);
    const gbp = (amount: string) => ({ amount, currency: "GBP" });

    expect(methods.map(({ brand, limit, status }) => [brand, limit, status])).toEqual([
      ["Visa", gbp("15000.00"), "primary"],
      ["Mastercard", gbp("20000.00"), "backup"],
    ]);
    expect(example).toMatchObject({
      ...{ target: "operator", owed: gbp("34000.00"), cost: gbp("31850.00"), baseline: gbp("34000.00") },
      savings: gbp("2150.00"),
    });
    expect(wallet).toMatchObject({ target: "wallet", owed: { currency: "SAR" }, savings: gbp("0.00") });
    const parts = wallet?.steps.map(({ amount }) => fromDecimal(amount.amount)) ?? [];
    expect(parts.reduce((sum, minor) => sum + minor, 0)).toBe(fromDecimal(wallet?.owed.amount ?? "0.00"));
  });

  it("make the household ready for its turn by 94 points of 100", async () => {
    const { priorityScore, priorityParts } = await app.call(queueStatus, {}, await signedIn());

    expect(priorityParts).toEqual({ documents: 40, plan: 20, household: 14, profile: 10, preferences: 10 });
    expect(priorityScore).toBe(94);
  });

  it("make it a family of five that is 70 % complete, two of whom are ready", async () => {
    const [family, ...others] = await app.call(listFamily, {}, await signedIn());

    expect(others).toEqual([]);
    expect(family).toMatchObject({ name: "Rahman family", maxMembers: 8, role: "admin", complete: 70 });
    expect(family?.members.map((one) => [one.name, one.relationship, one.status, one.documentsComplete])).toEqual([
      ["Amina Rahman", "self", "ready", 100],
      ["Yusuf Rahman", "spouse", "ready", 100],
      ["Khadija Rahman", "mother", "pending", 75],
      ["Ibrahim Rahman", "father", "incomplete", 25],
      ["Maryam Rahman", "daughter", "incomplete", 50],
    ]);
  });

  it("meet 98 % of the household's stated wishes with a package that it likes, by everybody's formula", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const { preferences } = await app.call(householdPlans, { params: { id: family?.id ?? "" } }, session);
    const { shared } = await app.call(sharedWishes, {}, session);
    const liked = await Promise.all(
      preferences.ranking.map(({ packageId: id }) => app.call(getPackage, { params: { id } })),
    );

    const matches = liked.map((offer) => matchOf(offer, shared?.wishes ?? {}));

    expect(matches.map((match) => match?.parts.length)).toEqual([6, 6, 6, 6]);
    expect(matches.map((match) => match?.points)).toContain(98);
  });

  it("has the family's list of packages, two rooms, and fourteen things to do of which one is done", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const plans = await app.call(householdPlans, { params: { id: family?.id ?? "" } }, session);

    expect(family?.readiness).toMatchObject({ state: "incomplete", ready: 2, blocking: { mark: "passport" } });
    expect(plans.preferences.ranking.map(({ rank, hasPlaces }) => [rank, hasPlaces])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
    expect(plans.rooms.map((people) => people.length)).toEqual([2, 3]);
    expect(plans.todos.map(({ doneAt }) => doneAt !== null)).toEqual([...Array(13).fill(false), true]);
    expect(plans.shares).toMatchObject({ basis: { kind: "preferred" }, shares: [{ kind: "even", heads: 5 }] });
  });

  it("stay with a family that visitors neither change nor invite to", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const params = { id: family?.id ?? "" };
    const made = await app.call(createFamily, { body: { name: "Visitors" } }, session);

    expect((await app.refusal(changeFamily, { params, body: { name: "Other" } }, session)).code).toBe("demo_account");
    expect((await app.refusal(dissolveFamily, { params }, session)).code).toBe("demo_account");
    expect((await app.refusal(inviteToFamily, { params, body: {} }, session)).code).toBe("demo_account");
    await app.call(dissolveFamily, { params: { id: made.id } }, session);
  });

  it("are filed once, however often the job runs", async () => {
    await app.runJob(fileDemoPapers, {});

    const ofHouseholds = sql<{
      n: number;
    }>`select count(*) as n from documents where traveller_id like 'demo-traveller-%'`;
    expect(await count(ofHouseholds)).toBe(12);
    expect(await count(sql<{ n: number }>`select count(*) as n from audit where action = 'licence.file_added'`)).toBe(
      2,
    );
  });
});

describe("the households", () => {
  const signedIn = async (username: string) => {
    const payload = { username, password: "Labbayk-1448" };
    return sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
  };

  it("are five of London, who are still choosing, and three of Jakarta, named on the booking that stands", async () => {
    const named = async (username: string) => {
      const session = await signedIn(username);
      const bookings = await app.call(listMyBookings, {}, session);
      const seats = bookings.map(({ parts }) => parts.flatMap(({ travellers }) => travellers.length));
      const people = await app.call(listTravellers, {}, session);
      return [people.map(({ givenNames }) => givenNames), seats.filter((parts) => parts.some((size) => size > 0))];
    };

    expect(await named("pilgrim_demo")).toEqual([["Amina", "Yusuf", "Khadija", "Ibrahim", "Maryam"], []]);
    expect(await named("pilgrim_demo_id")).toEqual([["Siti", "Agus", "Dewi"], [[3]]]);
  });

  it("stay as they are, while people that visitors add are taken away again", async () => {
    const session = await signedIn("pilgrim_demo");
    const [amina] = await app.call(listTravellers, {}, session);
    const guest = await givenTraveller(app, { session });
    const params = { id: amina?.id ?? "" };

    expect((await app.refusal(deleteTraveller, { params }, session)).code).toBe("forbidden");
    expect((await app.refusal(changeTraveller, { params, body: { phone: null } }, session)).code).toBe("forbidden");
    const { deleteAt } = await db
      .selectFrom("travellers")
      .select("deleteAt")
      .where("id", "=", guest.id)
      .executeTakeFirstOrThrow();
    expect(deleteAt).toEqual(new Date(NOW.getTime() + DEMO_KEEP_MINUTES * MINUTE_MS));
    await app.call(deleteTraveller, { params: { id: guest.id } }, session);
  });
});

describe("signing in to the demonstration", () => {
  const signIn = (username: string, password = "Labbayk-1448") =>
    app.inject({ method: "POST", url: login.path, payload: { username, password } });

  it.each([
    ["pilgrim_demo", { firstName: "Amina", role: "pilgrim", countryOfResidence: "GB", demo: true }],
    ["pilgrim_demo_id", { role: "pilgrim", countryOfResidence: "ID", demo: true }],
    ["operator_demo", { id: OPERATOR, role: "operator", licenceVerified: true, demo: true }],
  ])("works as %s", async (username, expected) => {
    const answer = await signIn(username);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(expected);
    expect(sessionOf(answer).cookie).toContain("rihla_session=");
  });

  it("shows the password of staff in the terminal of the start that made the world, and nowhere else", async () => {
    const [, line = ""] = await demo.welcome();
    const password = /staff_demo with the password (\S+)$/.exec(line)?.[1];

    expect((await signIn("staff_demo")).statusCode).toBe(401);
    expect((await signIn("staff_demo", password)).json()).toMatchObject({ role: "staff", demo: true });
    expect(await demoService(app.platform).welcome()).toHaveLength(1);
  });

  it("is not open to the customers of past bookings", async () => {
    const customer = await db
      .selectFrom("users")
      .select("username")
      .where("email", "like", "%.1@example.org")
      .executeTakeFirstOrThrow();

    expect((await signIn(customer.username)).statusCode).toBe(401);
  });
});
