/** Registration through the real calls: who gets in, what is refused and at which field. */
import { describe, expect, it } from "vitest";
import { changePassword, currentUser, login, register } from "#contract/accounts.ts";
import { handIn } from "#contract/intake.ts";
import { licenceQueue } from "#contract/licences.ts";
import { operatorSummary } from "#contract/operators.ts";
import { joinWindow } from "#contract/queue.ts";
import type { DoneWork } from "#contract/registration-work.ts";
import { testApp } from "../../../../../test/app.ts";
import {
  type Given,
  givenEmployee,
  givenOperator,
  givenPilgrim,
  givenStaff,
  registration,
  sessionOf,
} from "../../../../../test/factories/accounts.ts";
import { doneWork } from "../../../../../test/factories/work.ts";
import { requestFor } from "../../../../../test/request.ts";

const app = await testApp();
const limited = await testApp({ settings: { RATE_LIMITS: "on" } });

const post = (payload: object, headers = {}) => app.inject({ method: "POST", url: register.path, payload, headers });

describe("a network that makes many accounts", () => {
  const NETWORK = "192.0.2.7";
  const from = (remoteAddress: string, work?: DoneWork) =>
    limited.inject({ method: "POST", url: register.path, payload: { ...registration(), work }, remoteAddress });
  const codeOf = async (answer: ReturnType<typeof from>) => (await answer).json().code ?? "made";

  it("does a moment of work for each further one, once each; others and this machine do none", async () => {
    for (let made = 0; made < 20; made += 1) await limited.platform.limits.take("registration_network", NETWORK);
    const work = await doneWork(limited);

    expect(await codeOf(from(NETWORK))).toBe("work_needed");
    expect(await codeOf(from(NETWORK, await doneWork(limited, { cost: 1 })))).toBe("work_needed");
    expect(await codeOf(from(NETWORK, { ...work, solution: { ...work.solution, counter: 0 } }))).toBe("work_needed");
    const twice = await Promise.all([codeOf(from(NETWORK, work)), codeOf(from(NETWORK, work))]);
    expect(twice.toSorted()).toEqual(["made", "work_needed"]);
    expect(await codeOf(from("192.0.2.8"))).toBe("made");
    expect(await codeOf(from("127.0.0.1"))).toBe("made");
  });
});

describe("registration", () => {
  it("answers 201 with the user and a session, and no word of the password", async () => {
    const { role: _, ...form } = registration({ firstName: "  Amina " });

    const answer = await post(form);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ username: form.username, firstName: "Amina", role: "pilgrim", demo: false });
    expect(answer.body).not.toMatch(/password|hash/i);
    expect(await app.call(currentUser, {}, sessionOf(answer))).toEqual(answer.json());
  });

  it("makes an operator unverified and names the company after its owner", async () => {
    const answer = await post(registration({ role: "operator", firstName: "Bilal", lastName: "Idris" }));

    const { id } = answer.json();
    const operator = await app.platform.db
      .selectFrom("operators")
      .selectAll()
      .where("userId", "=", id)
      .executeTakeFirst();
    expect(answer.json()).toMatchObject({ role: "operator", licenceVerified: false });
    expect(operator).toMatchObject({ companyName: "Bilal Idris", licenceVerifiedAt: null });
  });

  it("speaks the browser's language, or the one that was chosen", async () => {
    const ofBrowser = await post(registration(), { "accept-language": "ar,en;q=0.5" });
    const chosen = await post(registration({ preferredLanguage: "tr" }), { "accept-language": "ar" });

    expect(ofBrowser.json().preferredLanguage).toBe("ar");
    expect(chosen.json().preferredLanguage).toBe("tr");
  });

  it("stands in the record of who did what, without names", async () => {
    const { user } = await givenPilgrim(app);

    const entries = await app.platform.db.selectFrom("audit").selectAll().where("subjectId", "=", user.id).execute();
    expect(entries).toMatchObject([{ action: "user.registered", actorId: user.id, details: { role: "pilgrim" } }]);
  });

  it.each(["staff", "admin", "", null])("refuses the role %o", async (role) => {
    const problem = await app.refusal(register, { body: { ...registration(), role } });

    expect(problem).toMatchObject({ status: 400, code: "invalid_input", errors: { role: expect.any(String) } });
  });

  it.each([
    ["username", ""],
    ["username", "   "],
    ["username", "a\u0000b"],
    ["username", 7],
    ["email", ""],
    ["email", " "],
    ["email", "nobody"],
    ["firstName", "\t"],
    ["firstName", "x".repeat(10_000)],
    ["lastName", undefined],
    ["lastName", "pay at https://evil.example/pay"],
    ["firstName", "Amina\r\nBcc: everybody@example.org"],
    ["firstName", "Amina\u2028Rahman"],
    ["password", ""],
    ["password", "x".repeat(1025)],
    ["preferredLanguage", "tlh"],
  ])("refuses %s %o at its field", async (field, value) => {
    const problem = await app.refusal(register, { body: { ...registration(), [field]: value } });

    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it.each([
    ["أمينة", "بنت رَحْمٰن"],
    ["فاطمه", "علی\u200cپور"],
    ["Ấn-Độ", "Nguyễn"],
    ["שרה", "O’Neill 🕋"],
    ["A\u0301\u0301\u0301mina", "Rah\u202enam"],
  ])("keeps the name %s %s as it was typed", async (firstName, lastName) => {
    const answer = await post(registration({ firstName, lastName }));

    expect(await app.call(currentUser, {}, sessionOf(answer))).toMatchObject({ firstName, lastName });
  });

  it("takes any password that is not empty, spaces included", async () => {
    const answer = await post(registration({ password: " " }));

    expect(answer.statusCode).toBe(201);
  });
});

describe("a name that somebody has", () => {
  it.each([
    ["username", (name: string) => ({ username: name.toUpperCase() })],
    ["email", (_: string, mail: string) => ({ email: mail.toUpperCase() })],
  ] as const)("is taken as %s in any case (%#)", async (field, wanted) => {
    const { user } = await givenPilgrim(app);

    const problem = await app.refusal(register, { body: registration(wanted(user.username, user.email)) });

    expect(problem).toMatchObject({ status: 409, code: `${field}_taken`, errors: { [field]: expect.any(String) } });
  });

  it("is taken as an email address when it was somebody's username before usernames could be no others' address", async () => {
    const { user } = await givenPilgrim(app);
    const { db } = app.platform;
    await db.updateTable("users").set({ username: "someone@example.net" }).where("id", "=", user.id).execute();

    const problem = await app.refusal(register, { body: registration({ email: "Someone@example.net" }) });

    expect(problem).toMatchObject({ status: 409, code: "email_taken", errors: { email: expect.any(String) } });
  });

  it.each([
    ["a Cyrillic letter", "Support-alil", "Suppоrt-alil"],
    ["Cyrillic capitals", "BACHET", "ВАСНЕТ"],
    ["Greek letters", "Nour-Group", "Νοur-Grοup"],
    ["a zero-width space", "Support-2", "Support\u200b-2"],
    ["a mark that turns the direction", "Support-3", "\u202eSupport-3"],
    ["full-width letters", "Support-4", "Ｓupport-4"],
    ["combining marks", "Support-5", "Su\u0301ppo\u0308rt-5"],
    ["the other way round", "Suppоrt-6\u2060", "support-6"],
    ["vowel marks", "أحمد-الحج", "أَحمَد-الحج"],
  ])("is one with what looks like it by %s", async (_, username, alike) => {
    await givenPilgrim(app, { username });

    const problem = await app.refusal(register, { body: registration({ username: alike }) });

    expect(problem).toMatchObject({ status: 409, code: "username_taken", errors: { username: expect.any(String) } });
  });

  it.each([
    ["ali1", "alil"],
    ["कुल", "कल"],
    ["Анна", "Инна"],
    ["cli-o", "cli-0"],
  ])("is another than one that can be told from it: %s, %s", async (one, other) => {
    await givenPilgrim(app, { username: one });

    expect((await post(registration({ username: other }))).statusCode).toBe(201);
  });

  it("goes to one of two that look alike and come at once", async () => {
    const answers = await Promise.all(
      ["Twin-Group", "Twіn-Group", "Twin-Gro\u200bup"].map((username) => post(registration({ username }))),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it("must be visible", async () => {
    const problem = await app.refusal(register, { body: registration({ username: "\u200b\u2060" }) });

    expect(problem).toMatchObject({ status: 400, errors: { username: expect.any(String) } });
  });

  it.each(["somebody@victim.example", "some＠victim.example", "@", "a@b"])(
    "cannot be made of another's mail address: the username %s",
    async (username) => {
      const problem = await app.refusal(register, { body: registration({ username }) });

      expect(problem).toMatchObject({
        status: 400,
        errors: { username: expect.stringContaining("own email address") },
      });
    },
  );

  it("may be the same person's username and email address", async () => {
    const answer = await post(registration({ username: "both@example.org", email: "both@example.org" }));

    expect(answer.statusCode).toBe(201);
  });

  it("goes to exactly one of two who register at once", async () => {
    const form = registration();

    const answers = await Promise.all([post(form), post(form), post({ ...form, email: "other@example.org" })]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

describe("a password that is short or common", () => {
  const GUARDED = [
    { of: "papers", given: givenPilgrim, route: handIn, args: {} },
    { of: "a line", given: givenPilgrim, route: joinWindow, args: { params: { id: "none" }, body: {} } },
    { of: "an operator's desk", given: givenOperator, route: operatorSummary, args: {} },
    { of: "staff's desk", given: givenStaff, route: licenceQueue, args: {} },
  ] as const;
  const change = ({ session }: Given, currentPassword: string, newPassword: string) =>
    app.call(changePassword, { body: { currentPassword, newPassword } }, session);
  /** The refusal's code; null where it is let in, whatever comes then. */
  async function refusalAt({ route, args }: Pick<(typeof GUARDED)[number], "route" | "args">, { session }: Given) {
    const answer = await app.inject(requestFor(route, args, session));
    return answer.statusCode === 403 ? answer.json<{ code: string }>().code : null;
  }

  it.each(GUARDED)("opens the account, and $of once a stronger one is chosen in the same session", async (guarded) => {
    const given = await guarded.given(app, { password: "Password" });

    expect(await refusalAt(guarded, given)).toBe("stronger_key_needed");
    await change(given, "Password", "dates 7");
    expect(await refusalAt(guarded, given)).toBe("stronger_key_needed");
    await change(given, "dates 7", `${given.user.username} 1448`);
    expect(await refusalAt(guarded, given)).toBe("stronger_key_needed");
    await change(given, `${given.user.username} 1448`, "seven dates at dawn");
    expect(await refusalAt(guarded, given)).toBeNull();
  });

  it("of an employee keeps the desk of the employer shut", async () => {
    const employee = await givenEmployee(app, await givenOperator(app), ["analytics"]);
    await change(employee, employee.password, "12345678");

    expect(await refusalAt(GUARDED[2], employee)).toBe("stronger_key_needed");
  });

  it("is asked about from the next sign-in on where nobody knows it yet, and never of the demonstration", async () => {
    const { db } = app.platform;
    const given = await givenOperator(app, { password: "1" });
    const setUser = (values: { passwordStrong?: null; demo?: boolean }) =>
      db.updateTable("users").set(values).where("id", "=", given.user.id).execute();
    await setUser({ passwordStrong: null });

    expect(await refusalAt(GUARDED[2], given)).toBeNull();
    const body = { username: given.user.username, password: "1" };
    const again = await app.inject({ method: "POST", url: login.path, payload: body });
    expect(await refusalAt(GUARDED[2], { ...given, session: sessionOf(again) })).toBe("stronger_key_needed");
    await setUser({ demo: true });
    expect(await refusalAt(GUARDED[2], given)).toBeNull();
  });
});
