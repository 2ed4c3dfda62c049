/** The live channel with real sockets: who gets in, what is answered, who is dropped, and two nodes on one database. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { logout } from "#contract/accounts.ts";
import { readNotifications } from "#contract/notifications.ts";
import { LIVE_TYPES } from "#contract/realtime.ts";
import { type TestApp, testApp } from "../../../../test/app.ts";
import { type Given, givenEmployee, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { soon } from "../../../../test/soon.ts";

const settings = { RATE_LIMITS: "on" };
const first = await testApp({ settings });
const second = await testApp({ settings, connection: first.connection });
const addresses = new Map<TestApp, string>();
for (const app of [first, second]) addresses.set(app, await app.app.listen({ port: 0, host: "127.0.0.1" }));

interface Client {
  readonly socket: WebSocket;
  readonly frames: { readonly type: string; readonly data: Record<string, unknown> }[];
  /** The code that the server closed with. */
  closed(): Promise<number>;
}

/** A socket as a browser or a program opens it. */
function socketTo(app: TestApp, headers: Record<string, string>, query = ""): WebSocket {
  return new WebSocket(`${addresses.get(app)?.replace("http", "ws")}/ws${query}`, { headers });
}

/** The word of the welcome may still be on its way; it is left out. */
async function connect(app: TestApp, { session, user }: Given, query = ""): Promise<Client> {
  const welcomes = await app.platform.db
    .selectFrom("notifications")
    .select("id")
    .where("userId", "=", user.id)
    .execute();
  const socket = socketTo(app, { cookie: session.cookie, origin: addresses.get(app) ?? "" }, query);
  const frames: Client["frames"] = [];
  const closing = once(socket, "close");
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data));
    if (!welcomes.some(({ id }) => id === frame.data.id)) frames.push(frame);
  });
  await once(socket, "open");
  return { socket, frames, closed: async () => Number((await closing)[0]) };
}

/** The status that the upgrade is refused with. */
async function refusedUpgrade(app: TestApp, headers: Record<string, string>): Promise<number> {
  const socket = socketTo(app, headers);
  const [, response] = await once(socket, "unexpected-response");
  response.resume();
  return response.statusCode;
}

const tell = (app: TestApp, userId: string, id: string) =>
  app.platform.db.transaction().execute((tx) => app.platform.live.tell(tx, { userId, type: "booking_update", id }));

describe("the upgrade", () => {
  it("is refused without a session, with a forged one, and after signing out", async () => {
    const given = await givenPilgrim(first);
    await first.call(logout, {}, given.session);

    const cookies = ["", "rihla_session=forged", given.session.cookie];
    const statuses = await Promise.all(cookies.map((cookie) => refusedUpgrade(first, { cookie })));

    expect(statuses).toEqual([401, 401, 401]);
  });

  it.each(["https://elsewhere.example", "null", "http://127.0.0.1:1"])("is refused from %s", async (origin) => {
    const { session } = await givenPilgrim(first);

    expect(await refusedUpgrade(first, { cookie: session.cookie, origin })).toBe(403);
  });

  it("is refused to an account that has twenty sockets open, until one is closed", async () => {
    const given = await givenPilgrim(first);
    const clients = await Promise.all(Array.from({ length: 20 }, () => connect(first, given)));
    expect(await refusedUpgrade(first, { cookie: given.session.cookie })).toBe(429);

    clients[0]?.socket.close();
    await clients[0]?.closed();

    await soon(async () => (await connect(first, given)).socket.close());
    for (const { socket } of clients) socket.close();
  });

  it("is no page: a plain request finds nothing, and takes no socket's place", async () => {
    const given = await givenPilgrim(first);
    const ask = async () =>
      (await fetch(`${addresses.get(first)}/ws`, { headers: { cookie: given.session.cookie } })).json();

    const answers = await Promise.all(Array.from({ length: 20 }, ask));

    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 404, code: "not_found" })));
    const { socket } = await connect(first, given);
    socket.close();
  });
});

describe("a page that came with its answers", () => {
  const kindsOf = ({ frames }: Client) => frames.map(({ type, data }) => [type, data.id]);

  it("is told what has changed since, on any node, and nothing where nothing has", async () => {
    const given = await givenPilgrim(first);
    // The word of the welcome is older by then than clocks may differ.
    await sleep(2_200);
    const mark = Date.now();
    const before = await connect(first, given, `?since=${mark}`);
    await tell(first, given.user.id, "b1");
    await soon(() => expect(kindsOf(before)).toEqual([["booking_update", "b1"]]));

    const late = [await connect(first, given, `?since=${mark}`), await connect(second, given, `?since=${mark}`)];

    for (const client of late) await soon(() => expect(kindsOf(client)).toEqual([["booking_update", null]]));
    for (const { socket } of [before, ...late]) socket.close();
  });

  it.each(["1", String(Date.now() + 3_600_000)])("is told to ask for everything by a mark of %s", async (mark) => {
    const client = await connect(first, await givenPilgrim(first), `?since=${mark}`);

    await soon(() => expect(kindsOf(client)).toEqual(LIVE_TYPES.map((type) => [type, null])));
    client.socket.close();
  });

  it.each(["", "?since=", "?since=x", "?since=-1", "?since=1&since=2"])(
    "is told nothing without a mark (%s)",
    async (query) => {
      const given = await givenPilgrim(first);
      const client = await connect(first, given, query);
      await tell(first, given.user.id, "b1");

      await soon(() => expect(kindsOf(client)).toEqual([["booking_update", "b1"]]));
      client.socket.close();
    },
  );
});

describe("frames", () => {
  it("of the own user are served, of another's are forbidden, and the socket stays", async () => {
    const [given, other] = [await givenPilgrim(first), await givenPilgrim(first)];
    const { socket, frames } = await connect(first, given);
    const subscribe = (userId: string) =>
      socket.send(JSON.stringify({ type: "subscribe_queue", userId, timestamp: new Date().toISOString() }));

    subscribe(other.user.id);
    subscribe(given.user.id);
    socket.send(JSON.stringify({ type: "subscribe_places", userId: other.user.id, windowId: "w" }));

    await soon(() =>
      expect(frames).toEqual([
        { type: "error", data: { code: "forbidden" } },
        { type: "subscribed", data: { to: "queue" } },
        { type: "error", data: { code: "forbidden" } },
      ]),
    );
    expect(first.platform.live.windows.names()).toEqual([]);
    socket.close();
  });

  it.each([
    ["no JSON", "{"],
    ["an unknown type", '{"type":"drop_tables"}'],
    ["null", "null"],
    ["a look at no window", '{"type":"subscribe_places","userId":"7"}'],
    [
      "a look at a window of a long name",
      JSON.stringify({ type: "subscribe_places", userId: "7", windowId: "w".repeat(201) }),
    ],
    ["a number for the user", '{"type":"subscribe_queue","userId":7}'],
    ["a deep nest", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
    ["bytes", Buffer.from([0, 255, 3])],
  ])("that are %s get an error and the socket stays", async (_, frame) => {
    const given = await givenPilgrim(first);
    const { socket, frames } = await connect(first, given);

    socket.send(frame);
    await soon(() => expect(frames).toEqual([{ type: "error", data: { code: "bad_frame" } }]));
    await tell(first, given.user.id, "b1");

    await soon(() => expect(frames).toHaveLength(2));
    socket.close();
  });

  it("of 1 MB close their socket and leave all others alone", async () => {
    const given = await givenPilgrim(first);
    const [large, other] = [await connect(first, given), await connect(first, given)];

    large.socket.send("x".repeat(1024 * 1024));

    expect(await large.closed()).toBe(1009);
    await tell(first, given.user.id, "b1");
    await soon(() => expect(other.frames).toHaveLength(1));
    other.socket.close();
  });

  it("that are sent again and again, also old ones, count as one, and end with their socket", async () => {
    const given = await givenPilgrim(first);
    const { socket, frames, closed } = await connect(first, given);
    const frame = JSON.stringify({ type: "subscribe_queue", userId: given.user.id, timestamp: "2020-01-01T00:00:00Z" });

    for (let count = 0; count < 50; count += 1) socket.send(frame);
    await soon(() => expect(frames).toHaveLength(50));
    first.platform.live.deliver(given.user.id, { type: "document_update", data: { id: "once" } });
    await soon(() => expect(frames).toHaveLength(51));
    expect(first.platform.live.watchers().has(given.user.id)).toBe(true);

    socket.close();
    await closed();
    await soon(() => expect(first.platform.live.watchers().has(given.user.id)).toBe(false));
  });

  it("of somebody else, caught and sent from one's own socket, are forbidden and tell nothing of theirs", async () => {
    const [given, other] = [await givenPilgrim(first), await givenPilgrim(first)];
    const { socket, frames } = await connect(first, given);

    socket.send(JSON.stringify({ type: "subscribe_queue", userId: other.user.id, timestamp: Date.now() }));
    await soon(() => expect(frames).toEqual([{ type: "error", data: { code: "forbidden" } }]));
    expect(first.platform.live.watchers().size).toBe(0);
    first.platform.live.deliver(other.user.id, { type: "document_update", data: { id: "theirs" } });
    await tell(first, given.user.id, "own");

    await soon(() => expect(frames.at(-1)).toEqual({ type: "booking_update", data: { id: "own" } }));
    expect(frames).toHaveLength(2);
    socket.close();
  });

  it("without end close their socket", async () => {
    const given = await givenPilgrim(first);
    const { socket, closed } = await connect(first, given);

    for (let count = 0; count < 400; count += 1) socket.send("{}");

    expect(await closed()).toBe(1008);
  });
});

describe("a business", () => {
  it("is told with everybody who works for it, each of what they may see, until they are sent away", async () => {
    const owner = await givenOperator(first);
    const told = new Map<string, Client>();
    for (const right of ["bookings", "groups", "voices", "packages"] as const) {
      told.set(right, await connect(second, await givenEmployee(first, owner, [right])));
    }
    told.set("owner", await connect(first, owner));
    told.set("stranger", await connect(first, await givenEmployee(first, await givenOperator(first), ["bookings"])));
    const kinds = () => [...told].map(([who, { frames }]) => [who, frames.map(({ type }) => type)]);

    for (const type of ["booking_update", "voice_update", "document_update"] as const) {
      await first.platform.db
        .transaction()
        .execute((tx) => first.platform.live.tell(tx, { userId: owner.user.id, type, id: "one" }));
    }

    await soon(() =>
      expect(kinds()).toEqual([
        ["bookings", ["booking_update"]],
        ["groups", ["booking_update"]],
        ["voices", ["voice_update"]],
        ["packages", []],
        ["owner", ["booking_update", "voice_update", "document_update"]],
        ["stranger", []],
      ]),
    );
    for (const { socket } of told.values()) socket.close();
  });
});

describe("a reader that never reads", () => {
  it("is dropped and not buffered without bound, while the others go on", async () => {
    const given = await givenPilgrim(first);
    const [deaf, other] = [await connect(first, given), await connect(first, given)];
    deaf.socket.pause();
    const text = "x".repeat(60_000);

    for (let count = 0; count < 400; count += 1) {
      first.platform.live.deliver(given.user.id, { type: "document_update", data: { id: text } });
      await new Promise((resolve) => setImmediate(resolve));
    }

    await soon(() => expect(other.frames).toHaveLength(400));
    deaf.socket.resume();
    expect(await deaf.closed()).toBe(1006);
    expect(deaf.frames.length).toBeLessThan(400);
    other.socket.close();
  });
});

describe("two nodes on one database", () => {
  it("tell each other's sockets what was committed, ids alone, to the right person", async () => {
    const [given, other] = [await givenPilgrim(first), await givenPilgrim(first)];
    const clients = [await connect(first, given), await connect(second, given), await connect(second, other)];

    await tell(first, given.user.id, "from-first");
    await tell(second, given.user.id, "from-second");

    const expected = ["from-first", "from-second"].map((id) => ({ type: "booking_update", data: { id } }));
    await soon(() => {
      expect(clients[0]?.frames).toEqual(expected);
      expect(clients[1]?.frames).toEqual(expected);
    });
    expect(clients[2]?.frames).toEqual([]);
    for (const { socket } of clients) socket.close();
  });

  it("tell nothing of what was rolled back", async () => {
    const given = await givenPilgrim(first);
    const { socket, frames } = await connect(second, given);
    const { db, live } = first.platform;

    await db
      .transaction()
      .execute(async (tx) => {
        await live.tell(tx, { userId: given.user.id, type: "booking_update", id: "never" });
        throw new Error("no");
      })
      .catch(() => undefined);
    await tell(first, given.user.id, "after");

    await soon(() => expect(frames.map(({ data }) => data.id)).toEqual(["after"]));
    socket.close();
  });

  it("pass over what only a newer one understands", async () => {
    const given = await givenPilgrim(first);
    const { socket, frames } = await connect(second, given);
    const unknown = JSON.stringify({ userId: given.user.id, type: "of_tomorrow", id: "new" });

    await first.platform.db.transaction().execute(async (tx) => {
      await sql`select pg_notify('live', ${`* ${unknown}`})`.execute(tx);
      await first.platform.live.tell(tx, { userId: given.user.id, type: "booking_update", id: "old" });
    });

    await soon(() => expect(frames.map(({ data }) => data.id)).toEqual(["old"]));
    socket.close();
  });

  it("tell a person's other pages when notifications were read", async () => {
    const given = await givenPilgrim(first);
    const { socket, frames } = await connect(second, given);

    await first.call(readNotifications, { body: { all: true } }, given.session);

    await soon(() => expect(frames.map(({ type }) => type)).toEqual(["notification"]));
    socket.close();
  });

  it("hang up on every device of who signs out; those with a session come back", async () => {
    const given = await givenPilgrim(first);
    const clients = [await connect(first, given), await connect(second, given)];

    await first.call(logout, {}, given.session);

    expect(await Promise.all(clients.map((client) => client.closed()))).toEqual([4401, 4401]);
    expect(await refusedUpgrade(second, { cookie: given.session.cookie })).toBe(401);
  });
});

describe("a node that stops", () => {
  it("closes its sockets with 1012, also those that do not answer", async () => {
    const third = await testApp({ settings, connection: first.connection });
    addresses.set(third, await third.app.listen({ port: 0, host: "127.0.0.1" }));
    const given = await givenPilgrim(first);
    const [polite, deaf] = [await connect(third, given), await connect(third, given)];
    deaf.socket.pause();

    third.app.drain();
    await third.app.close();

    expect(await polite.closed()).toBe(1012);
    deaf.socket.terminate();
  });
});
