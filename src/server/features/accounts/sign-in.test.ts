/** Signing in and out through the real calls: sessions, limits, redirects. */
import { describe, expect, it } from "vitest";
import { changePassword, currentUser, demoAccounts, login, logout, startLogin } from "#contract/accounts.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import {
  type Given,
  givenOperator,
  givenPilgrim,
  givenStaff,
  registration,
  sessionOf,
} from "../../../../test/factories/accounts.ts";
import { sweepSessions } from "./sessions/sweep-sessions.job.ts";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });
const demoApp = await testApp({ settings: { DEMO: "on" } });

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `10.1.${networks >> 8}.${networks & 255}`;
};

/** Each from a network of its own where none is named. */
const signIn = (username: string, password: string, cookie = "", remoteAddress = nextNetwork()) =>
  app.inject({
    method: "POST",
    url: login.path,
    remoteAddress,
    headers: { cookie },
    payload: { username, password },
  });

const statusOf = async ({ session }: Pick<Given, "session">) =>
  (await app.inject({ method: "GET", url: currentUser.path, headers: { ...session } })).statusCode;

const sessionRows = () => app.platform.db.selectFrom("sessions").selectAll().execute();

describe("signing in", () => {
  it.each([
    ["username", ({ user }: Given) => user.username.toUpperCase()],
    ["email address", ({ user }: Given) => ` ${user.email} `],
  ])("works by %s", async (_, typed) => {
    const given = await givenPilgrim(app);

    const answer = await signIn(typed(given), given.password);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(given.user);
    expect(await statusOf({ session: sessionOf(answer) })).toBe(200);
  });

  it("goes on in the account's language where nobody has chosen one in this browser", async () => {
    const { user, password } = await givenPilgrim(app, { preferredLanguage: "ar" });
    const languageAfter = async (cookie: string) =>
      (await signIn(user.username, password, cookie)).cookies.find(({ name }) => name === "lang")?.value;

    expect(await languageAfter("")).toBe("ar");
    expect(await languageAfter("lang=fr")).toBeUndefined();
  });

  it("says the same of a wrong password and of a name that nobody has", async () => {
    const { user } = await givenPilgrim(app);

    const answers = [await signIn(user.username, "wrong"), await signIn("nobody", "wrong")];

    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        status: 401,
        code: "wrong_credentials",
        detail: "Invalid username or password",
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  it("takes the password as it was typed", async () => {
    const { user, password } = await givenPilgrim(app);

    expect((await signIn(user.username, password.trim())).statusCode).toBe(401);
  });

  it("gives a new token and ends the old session", async () => {
    const { user, password, session } = await givenPilgrim(app);

    const answer = await signIn(user.username, password, session.cookie);

    expect(sessionOf(answer)).not.toEqual(session);
    expect(await statusOf({ session })).toBe(401);
  });

  it.each([{}, { username: "x" }, { username: "a\u0000", password: "x" }, { username: [], password: {} }])(
    "refuses %o with the field named",
    async (body) => {
      const problem = await app.refusal(login, { body });

      expect(problem).toMatchObject({ status: 400, code: "invalid_input", errors: expect.any(Object) });
    },
  );

  it("is refused from another site", async () => {
    const { user, password } = await givenPilgrim(app);
    const headers = { origin: "https://elsewhere.example" };

    const problem = await app.refusal(login, { body: { username: user.username, password }, headers });

    expect(problem).toMatchObject({ status: 403, code: "foreign_origin" });
  });
});

describe("guessing", () => {
  /** So many wrong passwords at one account, from one network where it is named. */
  async function guess(username: string, times: number, from?: string): Promise<number[]> {
    const codes: number[] = [];
    for (let time = 0; time < times; time += 1) codes.push((await signIn(username, "wrong", "", from)).statusCode);
    return codes;
  }

  it.each([
    ["an account", async () => (await givenPilgrim(app)).user.username],
    ["a name that nobody has", async () => "x".repeat(300)],
  ])("at %s ends after five tries of one network, with the time to wait", async (_, target) => {
    const username = await target();
    const from = nextNetwork();
    expect(await guess(username, 5, from)).toEqual([401, 401, 401, 401, 401]);

    const answer = await signIn(username, "wrong", "", from);

    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(600);
    expect(answer.json().code).toBe("too_many_requests");
  });

  it("counts tries that come at once, and by username and email address together", async () => {
    const { user } = await givenPilgrim(app);
    const from = nextNetwork();
    const names = [user.username, user.email, user.username, user.email, user.username, user.email, user.username];

    const answers = await Promise.all(names.map((name) => signIn(name, "wrong", "", from)));

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it("is forgotten after a success", async () => {
    const { user, password } = await givenPilgrim(app);
    const from = nextNetwork();
    await guess(user.username, 4, from);
    await signIn(user.username, password, "", from);

    expect(await guess(user.username, 5, from)).not.toContain(429);
  });

  it("shuts no owner out who comes from elsewhere", async () => {
    const { user, password } = await givenPilgrim(app);
    await guess(user.username, 7, "2001:db8:0:1::1");

    expect((await signIn(user.username, password)).statusCode).toBe(200);
  });

  it("ends from however many networks, but not for a browser in which the account was opened before", async () => {
    const { user, password, session } = await givenPilgrim(app);
    const other = await givenPilgrim(app);
    const codes = await guess(user.username, 60);

    expect(codes.filter((code) => code === 401)).toHaveLength(50);
    expect((await signIn(user.username, password)).statusCode).toBe(429);
    expect((await signIn(user.username, password, other.session.cookie)).statusCode).toBe(429);
    expect(
      (await signIn(user.username, password, "known_browser=AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA")).statusCode,
    ).toBe(429);
    expect((await signIn(user.username, password, session.cookie)).statusCode).toBe(200);
  });

  it("leaves the owner's known browser alone also where everybody shares a network with the guesser", async () => {
    const { user, password, session } = await givenPilgrim(app);
    const shared = nextNetwork();
    await guess(user.username, 6, shared);

    expect((await signIn(user.username, password, "", shared)).statusCode).toBe(429);
    expect((await signIn(user.username, password, session.cookie, shared)).statusCode).toBe(200);
  });

  it("from a browser with such a mark ends after five tries as well", async () => {
    const { user, session } = await givenPilgrim(app);
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1)
      codes.push((await signIn(user.username, "wrong", session.cookie)).statusCode);

    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("at the door leaves what an open session confirms alone, and the other way round", async () => {
    const { user, password, session } = await givenPilgrim(app);
    const from = nextNetwork();
    const change = (currentPassword: string, newPassword: string) =>
      app.inject({
        method: "POST",
        url: changePassword.path,
        remoteAddress: from,
        headers: { ...session },
        payload: { currentPassword, newPassword },
      });
    await guess(user.username, 6, from);
    expect((await change(password, "another one")).statusCode).toBe(204);

    for (let time = 0; time < 6; time += 1) await change("wrong", "x");
    expect((await change("another one", "x")).statusCode).toBe(429);
    expect((await signIn(user.username, "another one")).statusCode).toBe(200);
  });

  it("is limited per address over all accounts, which a success does not undo", async () => {
    const { user, password } = await givenPilgrim(app);
    const from = (payload: object) =>
      app.inject({ method: "POST", url: login.path, remoteAddress: "10.9.9.9", payload });
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await from({ username: `guess${attempt}`, password: "wrong" });
      if (attempt === 25) expect((await from({ username: user.username, password })).statusCode).toBe(200);
    }

    expect((await from({ username: "guess", password: "wrong" })).json().code).toBe("work_needed");
  });
});

describe("a session", () => {
  it("is kept as a hash alone and in a cookie that scripts cannot read", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/register", payload: registration() });

    const cookie = answer.cookies.find(({ name }) => name === "rihla_session");
    const stored = (await sessionRows()).map(({ tokenHash }) => tokenHash.toString("latin1")).join();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
    expect(stored).not.toContain(cookie?.value);
  });

  it("lives thirty days from its last use, its cookie set anew once a day at most", async () => {
    const { session } = await givenPilgrim(app);
    const use = () => app.inject({ method: "GET", url: currentUser.path, headers: { ...session } });

    later(0.5);
    const sameDay = await use();
    later(29);
    const nextUse = await use();
    later(29);
    const stillThere = await use();
    later(31);
    const gone = await use();

    expect(sameDay.cookies).toEqual([]);
    expect(nextUse.cookies).toContainEqual(expect.objectContaining({ name: "rihla_session" }));
    expect(stillThere.statusCode).toBe(200);
    expect(gone.statusCode).toBe(401);
  });

  it("ends ninety days after it was begun, however often it is used", async () => {
    const { session } = await givenPilgrim(app);
    for (let day = 0; day < 85; day += 17) {
      later(17);
      expect(await statusOf({ session })).toBe(200);
    }
    later(4.9);
    expect(await statusOf({ session })).toBe(200);
    later(0.2);

    expect(await statusOf({ session })).toBe(401);
  });

  it("is swept away once it has ended", async () => {
    await givenPilgrim(app);
    later(31);
    const { user } = await givenPilgrim(app);

    await app.runJob(sweepSessions, {});

    expect(await sessionRows()).toMatchObject([{ userId: user.id }]);
  });

  it.each(["", "rihla_session=", "rihla_session=forged", `rihla_session=${"x".repeat(4000)}`])(
    "is not made by the cookie '%s'",
    async (cookie) => {
      expect(await statusOf({ session: { cookie } })).toBe(401);
    },
  );
});

describe("signing out", () => {
  it("ends the session and clears the cookie", async () => {
    const { session } = await givenPilgrim(app);

    const answer = await app.inject({ method: "POST", url: logout.path, headers: { ...session } });

    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "rihla_session", value: "" }));
    expect(await statusOf({ session })).toBe(401);
  });

  it("answers 204 without a session too", async () => {
    expect((await app.inject({ method: "POST", url: logout.path })).statusCode).toBe(204);
  });
});

describe("GET /api/login", () => {
  const start = (query: string, headers = {}) =>
    app.inject({ method: "GET", url: `${startLogin.path}${query}`, headers });

  it("leads visitors to the sign-in screen with the query kept", async () => {
    const queries = ["", "?next=%2Fdocuments&x=1", "?next=/packages?q=umrah"];

    const answers = await Promise.all(queries.map((query) => start(query)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302]);
    expect(answers.map(({ headers }) => headers.location)).toEqual(queries.map((query) => `/auth${query}`));
  });

  it("leads whoever comes to sell to the registration of an operator", async () => {
    const answers = [
      await start("?role=operator"),
      await start("?role=operator&next=%2Fpackages"),
      await start("?mode=login&role=operator"),
    ];

    expect(answers.map(({ headers }) => headers.location)).toEqual([
      "/auth?mode=register&role=operator",
      "/auth?mode=register&role=operator&next=%2Fpackages",
      "/auth?mode=login&role=operator",
    ]);
  });

  it.each([
    ["/dashboard", givenPilgrim],
    ["/operator-dashboard", givenOperator],
    ["/staff", givenStaff],
  ] as const)("leads the signed-in to %s (%#)", async (path, given) => {
    const { session } = await given(app);

    expect((await start("?next=/queue", session)).headers.location).toBe(path);
  });
});

describe("the demonstration sign-ins", () => {
  it("are not offered where the demonstration is off", async () => {
    expect(await app.call(demoAccounts, {})).toEqual([]);
  });

  it("are offered once their accounts are there, and are not limited: their password is public", async () => {
    expect(await demoApp.call(demoAccounts, {})).toEqual([]);
    await givenPilgrim(demoApp, { username: "pilgrim_demo", password: "Labbayk-1448" });
    await demoApp.platform.db.updateTable("users").set({ demo: true }).execute();

    expect(await demoApp.call(demoAccounts, {})).toEqual([
      { role: "pilgrim", username: "pilgrim_demo", password: "Labbayk-1448" },
    ]);
  });
});
