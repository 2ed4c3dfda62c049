/** Invitations into a team: once, in time, for whom they are meant; rights, removal and leaving take effect at once. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { assignBooking, deskBooking } from "#contract/booking-desk.ts";
import { applyForLicence } from "#contract/licences.ts";
import { listNotifications } from "#contract/notifications.ts";
import { myPackages } from "#contract/packages.ts";
import {
  changeTeamRights,
  inviteToTeam,
  joinTeam,
  leaveTeam,
  operatorTeam,
  removeFromTeam,
  viewTeamInvitation,
  withdrawTeamInvitation,
} from "#contract/team.ts";
import { MAX_TEAM, TEAM_INVITATION_DAYS } from "#domain/operators/team.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenDraft } from "../../../../test/factories/packages.ts";
import { givenColleague, givenJobless, givenOwner, givenTeamInvitation } from "../../../../test/factories/teams.ts";
import { linkIn, mailsTo, secretIn } from "../../../../test/outbox.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;

const joining = ({ session }: Given, token: string) => app.call(joinTeam, { body: { token } }, session);
const refusedJoining = async ({ session }: Given, token: string) =>
  (await app.refusal(joinTeam, { body: { token } }, session)).code;
const kinds = async ({ session }: Given) =>
  (await app.call(listNotifications, {}, session)).notifications.map(({ kind }) => kind);
const acts = (operatorId: string) =>
  db
    .selectFrom("audit")
    .select("action")
    .where("subjectId", "=", operatorId)
    .where("action", "like", "team.%")
    .orderBy("id")
    .execute();

describe("an invitation", () => {
  it("is mailed, shows what it leads to, and lets its person in once", async () => {
    const [owner, person] = [await givenOwner(app), await givenJobless(app)];
    await app.call(inviteToTeam, { body: { email: person.user.email, rights: ["money", "bookings"] } }, owner.session);
    await app.jobsDone();
    const mails = await mailsTo(join(app.platform.config.dataDir, "outbox"), person.user.email);
    const token = secretIn(linkIn(mails, "/join-team#"));

    const shown = await app.call(viewTeamInvitation, { body: { token } }, person.session);
    await joining(person, token);

    expect(shown).toMatchObject({ companyName: "Salma Idris", rights: ["bookings", "money"], obstacle: null });
    expect(await app.call(currentUser, {}, person.session)).toMatchObject({ operatorId: owner.user.id });
    expect(await refusedJoining(person, token)).toBe("link_used");
    expect(await kinds(owner)).toContain("team_joined");
    expect((await acts(owner.user.id)).map(({ action }) => action)).toEqual(["team.invited", "team.joined"]);
  });

  it("that was passed on is for nobody else, and says so to whoever opens it", async () => {
    const [owner, person, other] = [await givenOwner(app), await givenJobless(app), await givenJobless(app)];
    const { token } = await givenTeamInvitation(app, owner, person.user.email);

    const seen = await Promise.all(
      [undefined, other.session, (await givenPilgrim(app)).session].map((session) =>
        app.call(viewTeamInvitation, { body: { token } }, session),
      ),
    );

    expect(seen.map(({ obstacle }) => obstacle)).toEqual(["not_signed_in", "another_address", "another_role"]);
    expect(seen[0]?.sentTo).not.toContain(person.user.email);
    expect(await refusedJoining(other, token)).toBe("link_of_another");
  });

  it("waits until the address is confirmed: whoever types it into a new account has not proved it theirs", async () => {
    const owner = await givenOwner(app);
    const unconfirmed = await givenOperator(app, { licensed: false });
    const { token } = await givenTeamInvitation(app, owner, unconfirmed.user.email);

    expect(await refusedJoining(unconfirmed, token)).toBe("address_unconfirmed");
  });

  it("ends after its days, and when it is withdrawn or another takes its place", async () => {
    const [owner, late, gone, twice] = [
      await givenOwner(app),
      await givenJobless(app),
      await givenJobless(app),
      await givenJobless(app),
    ];
    const expiring = await givenTeamInvitation(app, owner, late.user.email);
    time.move({ days: TEAM_INVITATION_DAYS });
    const withdrawn = await givenTeamInvitation(app, owner, gone.user.email);
    const params = { id: withdrawn.id };
    await app.call(withdrawTeamInvitation, { params }, owner.session);
    await app.call(withdrawTeamInvitation, { params }, owner.session);
    const first = await givenTeamInvitation(app, owner, twice.user.email);
    await givenTeamInvitation(app, owner, twice.user.email.toUpperCase());

    expect(await refusedJoining(late, expiring.token)).toBe("link_expired");
    expect(await refusedJoining(gone, withdrawn.token)).toBe("link_withdrawn");
    expect(await refusedJoining(twice, first.token)).toBe("link_withdrawn");
    expect(await refusedJoining(gone, "nonsense")).toBe("link_unknown");
    expect((await app.call(operatorTeam, {}, owner.session)).invitations).toHaveLength(1);
  });

  it("is used once by one of twenty tries at once", async () => {
    const [owner, person] = [await givenOwner(app), await givenJobless(app)];
    const { token } = await givenTeamInvitation(app, owner, person.user.email);

    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => joining(person, token)));

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await app.call(operatorTeam, {}, owner.session)).members).toHaveLength(2);
  });

  it("of two operators, accepted at once, makes an employee of one of them", async () => {
    const [one, other, person] = [await givenOwner(app), await givenOwner(app), await givenJobless(app)];
    const tokens = [
      (await givenTeamInvitation(app, one, person.user.email)).token,
      (await givenTeamInvitation(app, other, person.user.email)).token,
    ];

    const tries = await Promise.allSettled(tokens.map((token) => joining(person, token)));

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await db.selectFrom("teamMembers").select("userId").where("userId", "=", person.user.id).execute();
    expect(rows).toHaveLength(1);
  });

  it("is not for whoever has a business: packages, a licence or employees", async () => {
    const owner = await givenOwner(app);
    const [withPackages, withLicence, withTeam] = [
      await givenJobless(app),
      await givenJobless(app),
      await givenJobless(app),
    ];
    await givenDraft(app, withPackages);
    const paper = {
      number: "T1234",
      registerUrl: "https://www.atol.org/",
      companyName: "Own",
      validUntil: "2028-01-01",
    };
    const licence = { ...paper, scheme: "atol" } as const;
    await app.call(applyForLicence, { body: licence }, withLicence.session);
    await givenColleague(app, withTeam, []);

    const refusals = await Promise.all(
      [withPackages, withLicence, withTeam].map(async (person) =>
        refusedJoining(person, (await givenTeamInvitation(app, owner, person.user.email)).token),
      ),
    );

    expect(refusals).toEqual(["has_business", "has_business", "has_business"]);
  });

  it("is refused to whoever is in the team, for the own address, and once the team is full", async () => {
    const owner = await givenOwner(app);
    const colleague = await givenColleague(app, owner, []);
    const refusal = async (email: string, body = { email, rights: [] }) =>
      (await app.refusal(inviteToTeam, { body }, owner.session)).code;

    expect(await refusal(colleague.user.email)).toBe("already_in_team");
    expect(await refusal(owner.user.email)).toBe("already_in_team");
    for (let place = 1; place < MAX_TEAM; place += 1)
      await givenTeamInvitation(app, owner, `colleague${place}@example.org`, []);
    expect(await refusal("one.more@example.org")).toBe("team_full");
  });

  it.each([
    [{ email: "no address", rights: [] }],
    [{ email: "a@example.org", rights: ["everything"] }],
    [{ email: "a@example.org" }],
    [{ rights: [] }],
  ])("of %j is refused at its field", async (body) => {
    const owner = await givenOwner(app);

    expect((await app.refusal(inviteToTeam, { body }, owner.session)).code).toBe("invalid_input");
  });
});

describe("rights", () => {
  it("hold from the next call on, and the employee is told", async () => {
    const owner = await givenOwner(app);
    const colleague = await givenColleague(app, owner, ["money"]);
    const params = { id: colleague.user.id };
    expect((await app.refusal(myPackages, {}, colleague.session)).code).toBe("right_needed");

    await app.call(changeTeamRights, { params, body: { rights: ["packages"], seen: ["money"] } }, owner.session);

    expect(await app.call(myPackages, {}, colleague.session)).toEqual([]);
    expect(await kinds(colleague)).toContain("team_rights");
  });

  it("changed in two tabs at once are changed once; the other tab is told to look again", async () => {
    const owner = await givenOwner(app);
    const colleague = await givenColleague(app, owner, ["bookings"]);
    const params = { id: colleague.user.id };
    const change = (rights: "packages" | "money") =>
      app.call(changeTeamRights, { params, body: { rights: [rights], seen: ["bookings"] } }, owner.session);
    const acting = Array.from({ length: 10 }, () =>
      app.inject({ url: "/api/packages/mine", headers: { ...colleague.session } }),
    );

    const tabs = await Promise.allSettled([change("packages"), change("money")]);
    const statuses = (await Promise.all(acting)).map(({ statusCode }) => statusCode);

    expect(tabs.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
    const body = { rights: [], seen: ["bookings"] };
    expect((await app.refusal(changeTeamRights, { params, body }, owner.session)).code).toBe("rights_changed");
  });
});

describe("leaving", () => {
  it("takes every power away at once, by the owner's hand or the own; the account stays and may work elsewhere", async () => {
    const owner = await givenOwner(app);
    const [removed, left] = [
      await givenColleague(app, owner, ["packages"]),
      await givenColleague(app, owner, ["packages"]),
    ];
    const offer = await givenDraft(app, owner);

    await app.call(removeFromTeam, { params: { id: removed.user.id } }, owner.session);
    await app.call(leaveTeam, {}, left.session);

    for (const person of [removed, left]) {
      expect(await app.call(myPackages, {}, person.session)).toEqual([]);
      expect((await app.call(currentUser, {}, person.session)).operatorId).toBeUndefined();
    }
    expect((await app.call(myPackages, {}, owner.session)).map(({ id }) => id)).toEqual([offer.id]);
    expect(await kinds(removed)).toContain("team_removed");
    expect(await kinds(owner)).toContain("team_left");
    const { token } = await givenTeamInvitation(app, await givenOwner(app), removed.user.email);
    await joining(removed, token);
  });

  it("gives back what was assigned, also where it is assigned at the same moment", async () => {
    const owner = await givenOwner(app);
    const [colleague, busy] = [
      await givenColleague(app, owner, ["bookings"]),
      await givenColleague(app, owner, ["bookings"]),
    ];
    const packageId = await givenOffer(app, owner.user.id);
    const { id } = await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);
    const assign = (userId: string) => app.call(assignBooking, { params: { id }, body: { userId } }, owner.session);
    await assign(colleague.user.id);
    await app.call(removeFromTeam, { params: { id: colleague.user.id } }, owner.session);
    expect((await app.call(deskBooking, { params: { id } }, owner.session)).assignee).toBeNull();

    await Promise.allSettled([
      assign(busy.user.id),
      app.call(removeFromTeam, { params: { id: busy.user.id } }, owner.session),
    ]);

    expect((await app.call(deskBooking, { params: { id } }, owner.session)).assignee).toBeNull();
  });

  it("is not the owner's, whoever asks; and nobody is removed twice or from another team", async () => {
    const [owner, other] = [await givenOwner(app), await givenOwner(app)];
    const colleague = await givenColleague(app, owner, []);
    const refusal = async (id: string, { session }: Given) =>
      (await app.refusal(removeFromTeam, { params: { id } }, session)).code;

    expect((await app.refusal(leaveTeam, {}, owner.session)).code).toBe("owner_stays");
    expect(await refusal(owner.user.id, owner)).toBe("owner_stays");
    expect(await refusal(colleague.user.id, other)).toBe("not_found");
    await app.call(removeFromTeam, { params: { id: colleague.user.id } }, owner.session);
    expect(await refusal(colleague.user.id, owner)).toBe("not_found");
  });
});

it("keeps the team of a shared demonstration account as it is", async () => {
  const owner = await givenOwner(app);
  const colleague = await givenColleague(app, owner, ["packages"]);
  const { id } = await givenTeamInvitation(app, owner, "somebody@example.org");
  await db.updateTable("users").set({ demo: true }).where("id", "in", [owner.user.id, colleague.user.id]).execute();
  const change = { params: { id: colleague.user.id }, body: { rights: [], seen: ["packages"] } };

  const refusals = await Promise.all([
    app.refusal(inviteToTeam, { body: { email: "a@example.org", rights: [] } }, owner.session),
    app.refusal(withdrawTeamInvitation, { params: { id } }, owner.session),
    app.refusal(changeTeamRights, change, owner.session),
    app.refusal(removeFromTeam, { params: { id: colleague.user.id } }, owner.session),
    app.refusal(leaveTeam, {}, colleague.session),
  ]);

  expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "demo_account"));
});
