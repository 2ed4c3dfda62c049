/** What neighbours behind one address can take from each other: nothing that a mark or a moment of work does not open. */
import { describe, expect, it } from "vitest";
import { login, register, requestPasswordReset } from "#contract/accounts.ts";
import type { Route } from "#contract/route.ts";
import type { Bucket } from "#server/platform/limits/limits.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim, registration } from "../../../../../test/factories/accounts.ts";
import { doneWork } from "../../../../../test/factories/work.ts";

const app = await testApp({ settings: { RATE_LIMITS: "on" } });

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `10.7.0.${networks}`;
};

/** `made` where the call was not refused. */
const codeOf = async ({ method, path }: Route, payload: object, remoteAddress: string, cookie = "") => {
  const answer = await app.inject({ method, url: path, payload, remoteAddress, headers: { cookie } });
  return answer.statusCode < 300 ? "made" : answer.json<{ code: string }>().code;
};

/** The browser's marks alone, as after its session has ended. */
const marksOf = (cookie: string) => cookie.split("; ").find((part) => part.startsWith("known_browser=")) ?? "";

/** A network that has used up its limit of the hour, and sends more than a network may in a minute. */
async function floodedNetwork(route: Route, bucket: Bucket, payload: (at: number) => object): Promise<string> {
  const network = nextNetwork();
  for (let at = 0; at < 60; at += 1) await app.platform.limits.take(bucket, network).catch(() => undefined);
  for (let at = 0; at < 70; at += 1) await codeOf(route, payload(at), network);
  return network;
}

describe("signing in behind the address of a guesser", () => {
  const flooded = () => floodedNetwork(login, "sign_in_network", (at) => ({ username: `nobody${at}`, password: "x" }));

  it("works in a browser in which this very account was opened before", async () => {
    const [{ user, password, session }, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const network = await flooded();
    const credentials = { username: user.username, password };

    expect(await codeOf(login, credentials, network, marksOf(session.cookie))).toBe("made");
    expect(await codeOf(login, credentials, network, marksOf(other.session.cookie))).toBe("work_needed");
  });

  it("works in any other by a moment of work, once each", async () => {
    const { user, password } = await givenPilgrim(app);
    const network = await flooded();
    const credentials = { username: user.username, password };
    const work = await doneWork(app);

    expect(await codeOf(login, credentials, network)).toBe("work_needed");
    expect(await codeOf(login, { ...credentials, work }, network)).toBe("made");
    expect(await codeOf(login, { ...credentials, work }, network)).toBe("work_needed");
  });

  it("takes no more guesses at one account for the work", async () => {
    const { user } = await givenPilgrim(app);
    const network = await flooded();
    for (let at = 0; at < 5; at += 1) await app.platform.limits.take("sign_in", `${user.id} ${network}`);

    const guess = { username: user.username, password: "wrong", work: await doneWork(app) };
    expect(await codeOf(login, guess, network)).toBe("too_many_requests");
  });
});

describe("asking for a new password behind the address of somebody who asks without end", () => {
  const flooded = () =>
    floodedNetwork(requestPasswordReset, "password_reset_network", (at) => ({ usernameOrEmail: `nobody${at}` }));

  it("works in a browser in which this very account was opened before, twenty times", async () => {
    const [{ user, session }, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const network = await flooded();
    const ask = (cookie: string) => codeOf(requestPasswordReset, { usernameOrEmail: user.email }, network, cookie);
    const mark = marksOf(session.cookie);

    const answers: string[] = [];
    for (let at = 0; at < 21; at += 1) answers.push(await ask(mark));
    expect(answers).toEqual([...Array(20).fill("made"), "work_needed"]);
    expect(await ask(marksOf(other.session.cookie))).toBe("work_needed");
  });

  it.each(["somebody", "nobody"])("works for %s in any other by a moment of work, once each", async (who) => {
    const { user } = await givenPilgrim(app);
    const network = await flooded();
    const form = { usernameOrEmail: who === "somebody" ? user.email : "nobody-at-all" };
    const work = await doneWork(app);

    expect(await codeOf(requestPasswordReset, form, network)).toBe("work_needed");
    expect(await codeOf(requestPasswordReset, { ...form, work }, network)).toBe("made");
    expect(await codeOf(requestPasswordReset, { ...form, work }, network)).toBe("work_needed");
  });
});

describe("registering behind the address of somebody who registers without end", () => {
  it("works by a moment of work, once each, however often others were refused without", async () => {
    const network = await floodedNetwork(register, "registration_network", () => registration());
    const work = await doneWork(app);

    expect(await codeOf(register, registration(), network)).toBe("work_needed");
    expect(await codeOf(register, { ...registration(), work }, network)).toBe("made");
    expect(await codeOf(register, { ...registration(), work }, network)).toBe("work_needed");
  });

  it("works by one moment of work also where taken addresses were asked about too often", async () => {
    const { user } = await givenPilgrim(app);
    const network = await floodedNetwork(register, "taken_address", () => ({ ...registration(), email: user.email }));
    const work = await doneWork(app);

    expect(await codeOf(register, registration(), network)).toBe("work_needed");
    expect(await codeOf(register, { ...registration(), work }, network)).toBe("made");
    const quiet = nextNetwork();
    for (let at = 0; at < 60; at += 1) await app.platform.limits.take("taken_address", quiet).catch(() => undefined);
    expect(await codeOf(register, registration(), quiet)).toBe("work_needed");
    const taken = { ...registration(), email: user.email, work: await doneWork(app) };
    expect(await codeOf(register, taken, quiet)).toBe("email_taken");
    expect(await codeOf(register, taken, quiet)).toBe("work_needed");
  });

  // At the end: the accounts above are made from this machine.
  it("works by it also past the minute's limit alone, and on this machine", async () => {
    for (let at = 0; at < 70; at += 1) await codeOf(register, { ...registration(), email: "" }, "127.0.0.1");

    expect(await codeOf(register, registration(), "127.0.0.1")).toBe("work_needed");
    expect(await codeOf(register, { ...registration(), work: await doneWork(app) }, "127.0.0.1")).toBe("made");
  });
});
