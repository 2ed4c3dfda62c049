/** A group's rooming list: arranged, changed by hand, and kept whole. */
import { describe, expect, it } from "vitest";
import { setGroupBookings, setGroupRooms, setGroupWishes } from "#contract/customer-groups.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";
import { givenParty } from "../../../../test/factories/confirmed.ts";
import { givenGroups } from "../../../../test/factories/customer-groups.ts";

const { clock } = standingClock();
const app = await testApp({ clock });
const operator = await givenOperator(app);
const woman = { sex: "F" } as const;
const man = { sex: "M" } as const;
const { givenParties, create, at, seen, arrange, writeRooms } = await givenGroups(app, operator);

describe("a rooming list", () => {
  it("is arranged, changed by hand with warnings, and keeps what is locked", async () => {
    const { packageId, bookingIds } = await givenParties([woman, woman], [man], [man, woman]);
    const made = await create(packageId, bookingIds);

    const { group, fewest, problems } = await arrange(made);

    expect([group.rooms, group.unplaced, fewest, problems]).toEqual([2, 0, true, []]);
    expect(group.roomList.flatMap(({ breaches }) => breaches)).toEqual([]);
    const [women, men] = group.roomList;
    if (!women || !men) throw new Error("two rooms");
    const [moved, ...rest] = women.travellerIds;
    const mixed = { ...men, name: "M-401", locked: true, travellerIds: [...men.travellerIds, moved ?? ""] };
    const byHand = await writeRooms(group, [{ ...women, travellerIds: rest }, mixed], seen(group));
    expect(byHand.roomList[1]?.breaches).toEqual([
      { kind: "mixed", travellerIds: expect.arrayContaining([moved, ...men.travellerIds]) },
    ]);
    const again = await arrange(byHand);
    expect(again.group.roomList.find(({ name }) => name === "M-401")?.travellerIds.sort()).toEqual(
      [...mixed.travellerIds].sort(),
    );
    expect(again.group.unplaced).toBe(0);
  });

  it("shows who has booked since as not placed yet", async () => {
    const { packageId, bookingIds } = await givenParties([woman]);
    const made = await create(packageId, bookingIds);
    await arrange(made);
    const late = await givenParty(app, { packageId, operator: operator.session, people: [woman] });

    const put = { ...at(made), body: { bookingIds: [...bookingIds, late.booking.id] } };
    expect(await app.call(setGroupBookings, put, operator.session)).toMatchObject({
      members: 2,
      rooms: 1,
      unplaced: 1,
    });
  });

  it("keeps a booked room and a pair of people together", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const couple = await givenParty(app, {
      ...{ packageId, operator: operator.session, people: [woman, man] },
      ...{ roomType: "double", room: 1 },
    });
    const others = await givenParty(app, {
      packageId,
      operator: operator.session,
      people: [woman, woman, woman, woman, woman],
    });
    const made = await create(packageId, [couple.booking.id, others.booking.id]);
    const [a, , , , e] = others.people.map(({ id }) => id);
    const wishes = { wishes: [{ kind: "apart" as const, travellerIds: [a ?? "", e ?? ""] as [string, string] }] };
    const wished = await app.call(setGroupWishes, { ...at(made), body: wishes }, operator.session);

    const { group } = await arrange(wished);

    expect(group.wishes).toHaveLength(1);
    const roomOf = (id: string | undefined) => group.roomList.findIndex((room) => room.travellerIds.includes(id ?? ""));
    expect(roomOf(couple.people[0]?.id)).toBe(roomOf(couple.people[1]?.id));
    expect(roomOf(a)).not.toBe(roomOf(e));
  });

  it("refuses a person or a name that stands there twice, and drops who is not in the group", async () => {
    const { packageId, bookingIds, parties } = await givenParties([woman], [woman]);
    const made = await create(packageId, bookingIds.slice(0, 1));
    const id = parties[0]?.people[0]?.id ?? "";
    const stranger = parties[1]?.people[0]?.id ?? "";
    const room = { roomType: "quad" as const, stepFree: false, locked: false };
    const write = (rooms: object[]) => ({ ...at(made), body: { rooms } });

    const twice = write([
      { ...room, name: "1", travellerIds: [id] },
      { ...room, name: "2", travellerIds: [id] },
    ]);
    const names = write([
      { ...room, name: "A", travellerIds: [] },
      { ...room, name: "a", travellerIds: [] },
    ]);
    expect(await app.refusal(setGroupRooms, twice, operator.session)).toMatchObject({ status: 422 });
    expect(await app.refusal(setGroupRooms, names, operator.session)).toMatchObject({ status: 422 });
    const dropped = await app.call(
      setGroupRooms,
      { ...at(made), body: { rooms: [{ ...room, name: "1", travellerIds: [id, stranger] }] } },
      operator.session,
    );
    expect(dropped.roomList[0]?.travellerIds).toEqual([id]);
  });

  it.each([
    ["a pair of one", (id: string) => [{ kind: "apart", travellerIds: [id, id] }], 422],
    ["a stranger", (id: string) => [{ kind: "apart", travellerIds: [id, "somebody"] }], 404],
    ["another wish", (id: string) => [{ kind: "near", travellerIds: [id, id] }], 400],
  ])("refuses wishes of %s", async (_, wishes, status) => {
    const { packageId, bookingIds, parties } = await givenParties([woman]);
    const made = await create(packageId, bookingIds);
    const body = { wishes: wishes(parties[0]?.people[0]?.id ?? "") };

    expect(await app.refusal(setGroupWishes, { ...at(made), body }, operator.session)).toMatchObject({ status });
  });
});
