import { describe, expect, it } from "vitest";
import { cancelBooking } from "#contract/bookings.ts";
import {
  arrangeGroupRooms,
  createCustomerGroup,
  deleteCustomerGroup,
  getCustomerGroup,
  groupableBookings,
  groupListFile,
  groupListSheet,
  listCustomerGroups,
  restoreCustomerGroup,
  setGroupBookings,
  setGroupRooms,
  setGroupWishes,
  updateCustomerGroup,
} from "#contract/customer-groups.ts";
import { createFamily } from "#contract/family.ts";
import { MAX_CUSTOMER_GROUPS } from "#domain/groups/group.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";
import { givenGroups } from "../../../../test/factories/customer-groups.ts";
import { sweepGroups } from "./sweep-groups.job.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const operator = await givenOperator(app);
const rival = await givenOperator(app);
const pilgrim = await givenPilgrim(app);
const woman = { sex: "F" } as const;
const man = { sex: "M" } as const;

/** Ids of so many groups without bookings. */
async function givenMany(operatorId: string, packageId: string, count: number): Promise<string[]> {
  const row = { operatorId, packageId, sizeLimit: 9, createdAt: clock() };
  const many = Array.from({ length: count }, (_, index) => ({ ...row, name: `One of many ${index}` }));
  const made = await app.platform.db.insertInto("customerGroups").values(many).returning("id").execute();
  return made.map(({ id }) => id);
}
const { givenParties, create, at, seen, read, arrange } = await givenGroups(app, operator);

describe("a group", () => {
  it("counts places, names and what its bookings cost, and is active once every booking is whole", async () => {
    const { packageId, bookingIds } = await givenParties([woman, woman], [man]);

    const made = await create(packageId, bookingIds, { leader: "Bilal Khan", bus: "Coach 2", note: "Early" });
    const empty = await create(packageId);

    expect(made).toMatchObject({ members: 3, named: 3, status: "active", leader: "Bilal Khan", bus: "Coach 2" });
    expect(made.value).toEqual({ amount: "15000.00", currency: "USD" });
    expect(made).toMatchObject({ rooms: 0, unplaced: 3, version: 1 });
    expect(empty).toMatchObject({ members: 0, status: "pending", value: { amount: "0.00" } });
    const listed = await app.call(listCustomerGroups, {}, operator.session);
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, members: 3, unplaced: 3, status: "active" }));
    expect(await app.call(listCustomerGroups, {}, rival.session)).toEqual([]);
  });

  it("shows the operator no more of a person than a list needs", async () => {
    const { packageId, bookingIds } = await givenParties([woman]);
    const { people } = await create(packageId, bookingIds);

    expect(Object.keys(people[0] ?? {}).sort()).toEqual(
      [
        ...["age", "aids", "bookedRoom", "bookingId", "givenNames", "hasPassport", "household", "householdName"],
        ...["reference", "relationship", "roomType", "sex", "surname", "travellerId"],
      ].sort(),
    );
    expect(people[0]).toMatchObject({ aids: [], hasPassport: false });
  });

  it("takes a booking out of the group that it was in, and out of its rooms", async () => {
    const { packageId, bookingIds } = await givenParties([woman], [woman]);
    const first = await create(packageId, bookingIds);
    const { group } = await arrange(first);

    const second = await create(packageId, bookingIds.slice(1));

    const left = await read(first);
    expect([left.members, second.members]).toEqual([1, 1]);
    expect(left.version).toBe(group.version + 1);
    expect(left.roomList.flatMap(({ travellerIds }) => travellerIds)).toHaveLength(1);
    const bookings = await app.call(groupableBookings, { query: { packageId } }, operator.session);
    const groupOf = new Map(bookings.map(({ bookingId, groupId }) => [bookingId, groupId]));
    expect(bookingIds.map((id) => groupOf.get(id))).toEqual([first.id, second.id]);
  });

  it("does not divide a household unless it is told to", async () => {
    const { packageId, parties, bookingIds } = await givenParties([woman], [woman]);
    const [one] = parties;
    const family = await app.call(createFamily, { body: { name: "Khan" } }, one?.customer.session);
    await app.platform.db.updateTable("bookings").set({ familyId: family.id }).where("id", "in", bookingIds).execute();
    const body = { packageId, name: "Half", sizeLimit: 9, bookingIds: bookingIds.slice(0, 1) };

    const problem = await app.refusal(createCustomerGroup, { body }, operator.session);
    const divided = await create(packageId, bookingIds.slice(0, 1), { divideHouseholds: true });

    expect(problem).toMatchObject({ status: 409, code: "household_divided", bookingIds: bookingIds.slice(1) });
    expect(divided.leftBehind.map(({ bookingId }) => bookingId)).toEqual(bookingIds.slice(1));
    const put = { ...at(divided), body: { bookingIds } };
    expect((await app.call(setGroupBookings, put, operator.session)).leftBehind).toEqual([]);
  });

  it("holds no more people than its limit", async () => {
    const { packageId, bookingIds } = await givenParties([woman, man]);
    const small = await create(packageId, [], { sizeLimit: 1 });

    const put = { ...at(small), body: { bookingIds } };
    expect(await app.refusal(setGroupBookings, put, operator.session)).toMatchObject({
      code: "group_too_small",
      people: 2,
      limit: 1,
    });
    const full = await create(packageId, bookingIds);
    const patch = { ...at(full), body: { sizeLimit: 1 } };
    expect(await app.refusal(updateCustomerGroup, patch, operator.session)).toMatchObject({ code: "group_too_small" });
  });

  it("loses a booking that is cancelled, with its people and beds", async () => {
    const { packageId, parties, bookingIds } = await givenParties([woman], [woman]);
    const made = await create(packageId, bookingIds);
    await arrange(made);

    const cancelled = { params: { id: bookingIds[0] ?? "" } };
    await app.call(cancelBooking, cancelled, parties[0]?.customer.session);

    const left = await read(made);
    expect(left).toMatchObject({ members: 1, named: 1, unplaced: 0 });
    expect(left.roomList.flatMap(({ travellerIds }) => travellerIds)).toHaveLength(1);
    const listed = await app.call(listCustomerGroups, {}, operator.session);
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, members: 1, unplaced: 0 }));
  });

  it("can be deleted and brought back within a day, without what has gone elsewhere", async () => {
    const { packageId, bookingIds } = await givenParties([woman], [woman]);
    const made = await create(packageId, bookingIds);
    await arrange(made);

    await app.call(deleteCustomerGroup, at(made), operator.session);
    expect(await app.refusal(getCustomerGroup, at(made), operator.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(deleteCustomerGroup, at(made), operator.session)).toMatchObject({ status: 404 });
    await create(packageId, bookingIds.slice(1));
    const back = await app.call(restoreCustomerGroup, at(made), operator.session);
    const again = await app.call(restoreCustomerGroup, at(made), operator.session);

    expect(back.bookings.map(({ bookingId }) => bookingId)).toEqual(bookingIds.slice(0, 1));
    expect(again).toEqual(back);
    expect(back.rooms).toBe(1);
  });

  it("is not brought back while there are as many as an operator may have", async () => {
    const { user, session } = await givenOperator(app);
    const packageId = await givenOffer(app, user.id);
    const made = await create(packageId, [], {}, session);
    await app.call(deleteCustomerGroup, at(made), session);
    const [one] = await givenMany(user.id, packageId, MAX_CUSTOMER_GROUPS);

    const refusal = await app.refusal(restoreCustomerGroup, at(made), session);

    expect(refusal).toMatchObject({ status: 409, code: "too_many_customer_groups" });
    await app.call(deleteCustomerGroup, at({ id: one ?? "" }), session);
    expect((await app.call(restoreCustomerGroup, at(made), session)).id).toBe(made.id);
  });

  it("is the last that an operator may have, also where many are made and brought back at once in many packages", async () => {
    const { user, session } = await givenOperator(app);
    const packageIds = await Promise.all(Array.from({ length: 6 }, () => givenOffer(app, user.id)));
    const [first = ""] = packageIds;
    const deleted = await create(first, [], {}, session);
    await app.call(deleteCustomerGroup, at(deleted), session);
    await givenMany(user.id, first, MAX_CUSTOMER_GROUPS - 1);

    const answers = await Promise.all([
      app.inject({
        method: "POST",
        url: restoreCustomerGroup.path.replace(":id", deleted.id),
        headers: { ...session },
      }),
      ...packageIds.map((packageId, index) => {
        const payload = { packageId, name: `At once ${index}`, sizeLimit: 9 };
        return app.inject({ method: "POST", url: createCustomerGroup.path, headers: { ...session }, payload });
      }),
    ]);

    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(packageIds.length);
    expect(await app.call(listCustomerGroups, {}, session)).toHaveLength(MAX_CUSTOMER_GROUPS);
  });

  it("is gone for good after a day", async () => {
    const { packageId } = await givenParties();
    const made = await create(packageId);
    await app.call(deleteCustomerGroup, at(made), operator.session);
    move({ hours: 25 });

    expect(await app.refusal(restoreCustomerGroup, at(made), operator.session)).toMatchObject({ status: 404 });
    await app.runJob(sweepGroups, {});
    const rows = app.platform.db.selectFrom("customerGroups").select("id").where("id", "=", made.id);
    expect(await rows.execute()).toEqual([]);
  });

  it("has a name of its own in its package", async () => {
    const { packageId } = await givenParties();
    await create(packageId, [], { name: "Leeds" });
    const other = await create(packageId);

    const body = { packageId, name: " leeds ", sizeLimit: 9 };
    const taken = { status: 422, errors: { name: "This is taken already." } };
    expect(await app.refusal(createCustomerGroup, { body }, operator.session)).toMatchObject(taken);
    const patch = { ...at(other), body: { name: "LEEDS" } };
    expect(await app.refusal(updateCustomerGroup, patch, operator.session)).toMatchObject(taken);
  });
});

describe("two employees", () => {
  it("do not write over each other", async () => {
    const { packageId, bookingIds } = await givenParties([woman]);
    const made = await create(packageId, bookingIds);
    await app.call(updateCustomerGroup, { ...at(made), headers: seen(made), body: { bus: "1" } }, operator.session);

    const stale = { ...at(made), headers: seen(made) };
    const refused = { status: 412, code: "changed_meanwhile", version: 2 };
    const calls = [
      [updateCustomerGroup, { bus: "2" }],
      [setGroupBookings, { bookingIds: [] }],
      [setGroupRooms, { rooms: [] }],
      [setGroupWishes, { wishes: [] }],
      [arrangeGroupRooms, {}],
    ] as const;
    for (const [route, body] of calls) {
      expect(await app.refusal(route, { ...stale, body }, operator.session)).toMatchObject(refused);
    }
    expect(await read(made)).toMatchObject({ bus: "1", version: 2, members: 1 });
  });

  it("get one of many changes through that saw the same version", async () => {
    const { packageId } = await givenParties();
    const made = await create(packageId);
    const calls = ["A", "B", "C", "D"].map((bus) =>
      app.call(updateCustomerGroup, { ...at(made), headers: seen(made), body: { bus } }, operator.session),
    );

    const answers = await Promise.allSettled(calls);

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await read(made)).toMatchObject({ version: 2 });
  });

  it("who take one booking at once leave it in one group", async () => {
    const { packageId, bookingIds } = await givenParties([woman]);
    const made = await Promise.all(Array.from({ length: 5 }, () => create(packageId)));

    await Promise.all(
      made.map((group) => app.call(setGroupBookings, { ...at(group), body: { bookingIds } }, operator.session)),
    );

    const now = await Promise.all(made.map(read));
    expect(now.reduce((sum, { members }) => sum + members, 0)).toBe(1);
  });
});

describe("everybody else", () => {
  it("finds nothing of it", async () => {
    const { packageId, bookingIds } = await givenParties([woman]);
    const made = await create(packageId, bookingIds);
    const id = made.id;
    const calls = [
      [groupableBookings, { query: { packageId } }],
      [createCustomerGroup, { body: { packageId, name: "Theirs", sizeLimit: 9 } }],
      [getCustomerGroup, at(made)],
      [updateCustomerGroup, { ...at(made), body: { bus: "9" } }],
      [setGroupBookings, { ...at(made), body: { bookingIds: [] } }],
      [deleteCustomerGroup, at(made)],
      [restoreCustomerGroup, at(made)],
      [setGroupRooms, { ...at(made), body: { rooms: [] } }],
      [setGroupWishes, { ...at(made), body: { wishes: [] } }],
      [arrangeGroupRooms, { ...at(made), body: {} }],
      [groupListFile, { params: { id, list: "manifest" } }],
      [groupListSheet, { params: { id, list: "rooming" } }],
    ] as const;
    for (const [route, args] of calls) {
      expect(await app.refusal(route, args, rival.session), route.path).toMatchObject({ status: 404 });
      expect(await app.refusal(route, args, pilgrim.session), route.path).toMatchObject({ status: 403 });
      expect(await app.refusal(route, args), route.path).toMatchObject({ status: 401 });
    }
    expect(await read(made)).toMatchObject({ version: 1, members: 1 });
  });

  it("keeps its bookings: another operator's are not to be had", async () => {
    const { bookingIds } = await givenParties([woman]);
    const theirs = await givenOffer(app, rival.user.id);
    const body = { packageId: theirs, name: "Theirs", sizeLimit: 9, bookingIds };

    expect(await app.refusal(createCustomerGroup, { body }, rival.session)).toMatchObject({ status: 404 });
  });
});

describe("bad input", () => {
  it.each([
    ["no name", { name: " " }],
    ["a name with a line break", { name: "a\nb" }],
    ["nobody", { sizeLimit: 0 }],
    ["too many", { sizeLimit: 501 }],
    ["half a person", { sizeLimit: 1.5 }],
    ["a booking that is none", { bookingIds: ["../etc"] }],
  ])("is refused: %s", async (_, wrong) => {
    const packageId = await givenOffer(app, operator.user.id);
    const body = { packageId, name: "Group", sizeLimit: 9, ...wrong };

    expect(await app.refusal(createCustomerGroup, { body }, operator.session)).toMatchObject({ status: 400 });
  });

  it.each(['"0"', "7", "*"])("is refused for If-Match %s", async (value) => {
    const made = await create(await givenOffer(app, operator.user.id));
    const call = { ...at(made), headers: { "if-match": value }, body: { bus: "1" } };

    expect(await app.refusal(updateCustomerGroup, call, operator.session)).toMatchObject({ status: 400 });
  });
});
