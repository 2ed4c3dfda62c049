/** Votes, rooms, the shared list and reminders of a household, and who may what. */
import { describe, expect, it } from "vitest";
import { acceptInvitation, changeFamilyMember, listFamily, removeFamilyMember } from "#contract/family.ts";
import {
  addTodo,
  changeTodo,
  type HouseholdPlans,
  householdPlans,
  remindMembers,
  removeTodo,
  setPreferences,
  setRooms,
  setShares,
  takeDefaultTodos,
} from "#contract/household-plans.ts";
import { listNotifications } from "#contract/notifications.ts";
import type { Route } from "#contract/route.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { MAX_TODOS } from "#domain/households/checklist.ts";
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined } from "../../../../../test/factories/families.ts";
import { confirmEmail, mailsOf } from "../../../../../test/factories/mails.ts";
import { givenPlanners } from "../../../../../test/factories/planners.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: object;
}
const { near, far, mid, household, read, idsOf, memberOf } = await givenPlanners(app, time, operator.user.id);

describe("preferences", () => {
  it("are a list of each, seen by all, and one ranking of them", async () => {
    const { amina, yusuf, id } = await household();
    await app.call(setPreferences, { params: { id }, body: { packageIds: [near, far] } }, amina.session);

    const { preferences } = await app.call(
      setPreferences,
      { params: { id }, body: { packageIds: [near, mid] } },
      yusuf.session,
    );

    expect(preferences.mine).toEqual([near, mid]);
    expect(preferences.votes.map(({ packageIds }) => packageIds)).toEqual([
      [near, far],
      [near, mid],
    ]);
    expect(preferences.ranking.map(({ title, rank, equals }) => [title, rank, equals])).toEqual([
      ["Near", 1, 0],
      expect.arrayContaining([2, 1]),
      expect.arrayContaining([2, 1]),
    ]);
    expect(preferences.ranking[0]).toMatchObject({ first: 2, named: 2, hasPlaces: true, price: { amount: "5000.00" } });
  });

  it("are withdrawn by an empty list, and go with who leaves", async () => {
    const { amina, yusuf, id, group } = await household();
    for (const { session } of [amina, yusuf]) {
      await app.call(setPreferences, { params: { id }, body: { packageIds: [far] } }, session);
    }
    await app.call(setPreferences, { params: { id }, body: { packageIds: [] } }, amina.session);
    expect((await read(id, amina)).preferences.votes).toHaveLength(1);

    const memberId = group.members.find(({ isYou, hasAccount }) => !isYou && hasAccount)?.id ?? "";
    await app.call(removeFamilyMember, { params: { id, memberId } }, yusuf.session);

    expect((await read(id, amina)).preferences).toEqual({ mine: [], votes: [], ranking: [] });
  });

  it("name at most five packages on sale, each once", async () => {
    const { amina, id } = await household();
    const draft = await givenOffer(app, operator.user.id, { status: "draft" });
    const refused = async (packageIds: string[]) =>
      (await app.refusal(setPreferences, { params: { id }, body: { packageIds } }, amina.session)).status;

    expect(await refused([near, near])).toBe(422);
    expect(await refused([draft])).toBe(422);
    expect(await refused(["unknown"])).toBe(422);
    expect(await refused(["a", "b", "c", "d", "e", "f"])).toBe(400);
    expect((await read(id, amina)).preferences.mine).toEqual([]);
  });
});

describe("rooms", () => {
  it("are kept as wishes of people, each in one", async () => {
    const { amina, id, group } = await household();
    const [first = "", second = "", third = ""] = idsOf(group);
    const set = (rooms: string[][]) =>
      app.refusal(setRooms, { params: { id }, body: { version: 0, rooms } }, amina.session);

    expect((await set([[first, second], [second]])).status).toBe(422);
    expect((await set([["nobody"]])).status).toBe(422);
    expect((await set([[first, second, third, "d", "e"]])).status).toBe(400);

    const body = { version: 0, rooms: [[third], [second, first]] };
    expect((await app.call(setRooms, { params: { id }, body }, amina.session)).rooms).toEqual([
      [third],
      [first, second],
    ]);
  });

  it("of two administrators who change them at once one is told that they changed meanwhile", async () => {
    const { amina, yusuf, id, group } = await household();
    const [first = "", second = ""] = idsOf(group);
    await app.call(changeFamilyMember, { params: { id, memberId: second }, body: { role: "admin" } }, amina.session);
    const put = ({ session }: Member) =>
      app.inject({
        method: "PUT",
        url: setRooms.path.replace(":id", id),
        payload: { version: 0, rooms: [[first, second]] },
        headers: { ...session },
      });

    const answers = await Promise.all([put(amina), put(yusuf)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect((await read(id, amina)).version).toBe(1);
  });
});

describe("the shared list", () => {
  it("takes ours over once, with dates before Hajj, and keeps what is there", async () => {
    const { amina, yusuf, id } = await household();
    const taken = await app.call(takeDefaultTodos, { params: { id } }, yusuf.session);

    expect(taken.todos).toHaveLength(12);
    expect(taken.todos.every(({ dueOn }) => dueOn !== null && dueOn < "2027-05-14")).toBe(true);
    const [todo] = taken.todos;
    await app.call(changeTodo, { params: { id, todoId: todo?.id ?? "" }, body: { done: true } }, amina.session);
    const again = await app.call(takeDefaultTodos, { params: { id } }, amina.session);
    expect(again.todos).toHaveLength(12);
    expect(again.todos.filter(({ doneAt }) => doneAt !== null)).toMatchObject([{ id: todo?.id, doneBy: "Bilal Khan" }]);
  });

  it("is ticked and unticked by anybody in the group, for a person and a day", async () => {
    const { amina, yusuf, id, group } = await household();
    const [first = ""] = idsOf(group);
    const { todos } = await app.call(
      addTodo,
      { params: { id }, body: { text: "  احجز موعد الطبيب  ", memberId: first, dueOn: "2026-11-19" } },
      yusuf.session,
    );
    const params = { id, todoId: todos[0]?.id ?? "" };
    expect(todos).toMatchObject([
      { text: "احجز موعد الطبيب", memberId: first, dueOn: "2026-11-19", isLate: true, isYours: true },
    ]);

    const done = await app.call(changeTodo, { params, body: { done: true } }, amina.session);
    expect(done.todos).toMatchObject([{ isLate: false, doneAt: expect.any(String) }]);
    const undone = await app.call(changeTodo, { params, body: { done: false } }, yusuf.session);
    expect(undone.todos).toMatchObject([{ doneAt: null, doneBy: null }]);
  });

  it("is worded and shortened by who wrote it or an administrator, and holds so much", async () => {
    const { amina, yusuf, id } = await household();
    const { todos } = await app.call(addTodo, { params: { id }, body: { text: "Pack" } }, amina.session);
    const params = { id, todoId: todos[0]?.id ?? "" };

    expect((await app.refusal(changeTodo, { params, body: { text: "x" } }, yusuf.session)).status).toBe(403);
    expect((await app.refusal(removeTodo, { params }, yusuf.session)).status).toBe(403);
    expect(
      (await app.refusal(addTodo, { params: { id }, body: { text: "x".repeat(161) } }, yusuf.session)).status,
    ).toBe(400);
    expect((await app.refusal(addTodo, { params: { id }, body: { text: " " } }, yusuf.session)).status).toBe(400);
    for (let n = 1; n < MAX_TODOS; n += 1) {
      await app.call(addTodo, { params: { id }, body: { text: `Thing ${n}` } }, yusuf.session);
    }
    expect((await app.refusal(addTodo, { params: { id }, body: { text: "more" } }, yusuf.session)).code).toBe(
      "too_many_todos",
    );
    expect((await app.call(removeTodo, { params }, amina.session)).todos).toHaveLength(MAX_TODOS - 1);
  });
});

describe("a reminder", () => {
  it("goes to who is late, by notice and mail, once a day at most, from whichever household", async () => {
    const { amina, yusuf, id, group } = await household();
    const [, second = ""] = idsOf(group);
    expect((await read(id, amina)).late).toEqual([{ memberId: second, remindedToday: false }]);

    const first = await app.call(remindMembers, { params: { id }, body: {} }, amina.session);
    expect(first).toMatchObject({ reminded: 1, plans: { late: [{ remindedToday: true }] } });
    const { notifications } = await app.call(listNotifications, {}, yusuf.session);
    expect(notifications[0]).toMatchObject({
      kind: "household_reminder",
      link: "/documents?tab=upload&type=passport",
      params: { mark: "passport", who: "self" },
    });

    const other = await givenFamily(app, yusuf, { name: "Cousins" });
    const cousin = await givenJoined(app, yusuf, other.id);
    await app.call(
      changeFamilyMember,
      { params: { id: other.id, memberId: await memberOf(other.id, cousin) }, body: { role: "admin" } },
      yusuf.session,
    );
    expect(
      (await app.call(remindMembers, { params: { id }, body: { memberId: second } }, amina.session)).reminded,
    ).toBe(0);
    expect((await app.call(remindMembers, { params: { id: other.id }, body: {} }, cousin.session)).reminded).toBe(0);

    time.move({ days: 1 });
    expect((await app.call(remindMembers, { params: { id }, body: {} }, amina.session)).reminded).toBe(1);
  });

  it("comes by mail in the language of who reads it", async () => {
    const { amina, id } = await household();
    const given = await givenPilgrim(app, { firstName: "Yusuf", preferredLanguage: "ar" });
    await confirmEmail(app, given);
    const { code } = await givenInvitation(app, amina, id);
    await app.call(acceptInvitation, { body: { token: code } }, given.session);

    await app.call(remindMembers, { params: { id }, body: {} }, amina.session);

    const texts = (await mailsOf(app, given)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("العائلة تحجز معًا"))).toHaveLength(1);
  });

  it("goes once, however often it is pressed at the same moment", async () => {
    const { amina, yusuf, id } = await household();
    const url = remindMembers.path.replace(":id", id);
    const press = () => app.inject({ method: "POST", url, payload: {}, headers: { ...amina.session } });

    const answers = await Promise.all(Array.from({ length: 10 }, press));

    expect(answers.map((answer) => answer.json<{ reminded: number }>().reminded).toSorted()).toEqual([
      ...Array(9).fill(0),
      1,
    ]);
    const { notifications } = await app.call(listNotifications, {}, yusuf.session);
    expect(notifications.filter(({ kind }) => kind === "household_reminder")).toHaveLength(1);
  });
});

describe("call by call", () => {
  const acts = (id: string, { version }: HouseholdPlans) =>
    [
      ["administrator", setShares, { params: { id }, body: { version, shares: [] } }],
      ["administrator", setRooms, { params: { id }, body: { version, rooms: [] } }],
      ["administrator", remindMembers, { params: { id }, body: {} }],
      ["member", householdPlans, { params: { id } }],
      ["member", setPreferences, { params: { id }, body: { packageIds: [] } }],
      ["member", addTodo, { params: { id }, body: { text: "Pack" } }],
      ["member", takeDefaultTodos, { params: { id } }],
      ["member", changeTodo, { params: { id, todoId: "none" }, body: { done: true } }],
      ["member", removeTodo, { params: { id, todoId: "none" } }],
    ] as const;

  it("is a member's, or an administrator's; not there for strangers and former members, nothing for operators", async () => {
    const { amina, yusuf, id } = await household();
    const former = await givenJoined(app, amina, id);
    await app.call(removeFamilyMember, { params: { id, memberId: await memberOf(id, former) } }, former.session);
    const stranger = await givenResident(app, "GB");
    await givenFamily(app, stranger);
    const status = async (route: Route, { params, body }: Asked, session?: Session) => {
      const url = Object.entries(params).reduce((path, [name, value]) => path.replace(`:${name}`, value), route.path);
      const asked = { method: route.method, url, headers: { ...session } };
      return (await app.inject(body ? { ...asked, payload: body } : asked)).statusCode;
    };

    for (const [who, route, args] of acts(id, await read(id, amina))) {
      expect(await status(route, args, stranger.session), route.path).toBe(404);
      expect(await status(route, args, former.session), route.path).toBe(404);
      expect(await status(route, args, operator.session), route.path).toBe(403);
      expect(await status(route, args), route.path).toBe(401);
      if (who === "administrator") expect(await status(route, args, yusuf.session), route.path).toBe(403);
    }
  });

  it.each([
    ["on the way", -2, 20],
    ["at home again", -30, -2],
  ] as const)("says of nobody who is %s that everybody waits for their papers", async (_, leaves, returns) => {
    const { amina, yusuf, id } = await household(BY_OPERATOR);
    const { id: travellerId } = await givenTraveller(app, yusuf, { relationship: "self" });
    const { id: bookingId } = await givenPaid(app, amina, near);
    const day = (days: number) => dateOf(new Date(time.clock().getTime() + days * DAY_MS));
    const dates = { departureDate: day(leaves), returnDate: day(returns) };
    await app.platform.db
      .updateTable("bookings")
      .set({ ...dates, phase: "confirmed", approvalDueAt: null, familyId: id })
      .where("id", "=", bookingId)
      .execute();
    await app.platform.db.insertInto("bookingTravellers").values({ bookingId, position: 0, travellerId }).execute();
    const [group] = await app.call(listFamily, {}, yusuf.session);
    const own = group?.members.find(({ isYou }) => isYou);

    expect(own).toMatchObject({ status: "ready", blocking: null, isAway: true });
    // Who has booked is home too, with all whose papers they keep: nothing is asked in that account.
    const isHome = returns < 0;
    expect(group?.members.map(({ isAway = false }) => isAway)).toEqual([isHome, true, isHome]);
    expect(group?.readiness.blocking?.memberId).not.toBe(own?.id);
    // Whose papers nobody asks for count whole, so that no household whose people are all ready is less.
    expect(group?.complete === 100).toBe(group?.readiness.state === "ready");
    const plans = await read(id, amina);
    expect(plans.late.map(({ memberId }) => memberId)).not.toContain(own?.id);
    expect(plans.papers.rows.find(({ memberId }) => memberId === own?.id)?.papers).toEqual([]);
  });

  it("shows who is late to administrators alone, and papers to whom they concern", async () => {
    const { amina, yusuf, id } = await household();

    const [admin, member] = [await read(id, amina), await read(id, yusuf)];

    expect(member.late).toEqual([]);
    expect(admin.papers.rows.map(({ papers }) => papers?.length ?? null)).toEqual([5, 5, 5]);
    expect(member.papers.rows.map(({ papers }) => papers?.length ?? null)).toEqual([null, 5, null]);
    expect(admin.papers.rows[2]?.papers).toContainEqual(expect.objectContaining({ type: "visa", state: "not_due" }));
    expect(admin.papers.rows[0]?.papers?.map(({ type }) => type)).toEqual([
      "passport",
      "visa",
      "health_certificate",
      "photo",
      "vaccination",
    ]);
  });
});
