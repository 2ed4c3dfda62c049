/** What helped: each answer's thumb is its owner's, and staff see counts by matter and no word that was said. */
import { describe, expect, it } from "vitest";
import * as contract from "#contract/conversations.ts";
import { exportOwnData } from "#contract/privacy.ts";
import { type Session, testApp } from "../../../../test/app.ts";
import { givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });

const params = { agentId: "queue_master" };
const ask = (session: Session, message: string) => app.call(contract.askAgent, { params, body: { message } }, session);
const press = (session: Session, messageId: string, thumb: contract.Thumb | null) =>
  app.call(contract.thumbAnswer, { params: { messageId }, body: { thumb } }, session);
const refused = async (session: Session | undefined, messageId: string) =>
  (await app.refusal(contract.thumbAnswer, { params: { messageId }, body: { thumb: "up" } }, session)).status;
const shown = async (session: Session) =>
  (await app.call(contract.readConversation, { params, query: {} }, session)).conversationData;

const QUEUE = "what is my place in the queue?";
const UNCLEAR = "xyzzy plugh";

describe("a thumb", () => {
  it("is kept on the answer, changed, taken back, and the same twice is one", async () => {
    const { session } = await givenPilgrim(app);
    const { id, thumb } = await ask(session, QUEUE);
    expect(thumb).toBeNull();

    for (const next of ["up", "up", "down", null, "down"] as const) {
      await press(session, id, next);
      expect((await shown(session)).map((message) => message.thumb)).toEqual([undefined, next]);
    }
    const copy = await app.inject({ url: `${exportOwnData.path}?form=json`, headers: { ...session } });
    expect(JSON.parse(copy.body)).toMatchObject({ assistant_messages: [{}, { act: "queue.position", thumb: "down" }] });
  });

  it("is of one's own answers alone", async () => {
    const { session } = await givenPilgrim(app);
    const { id } = await ask(session, QUEUE);
    const [question] = await shown(session);
    const other = await givenPilgrim(app);

    expect(await refused(other.session, id)).toBe(404);
    expect(await refused(session, question?.id ?? "")).toBe(404);
    expect(await refused(session, "999999999")).toBe(404);
    expect(await refused(undefined, id)).toBe(401);
    expect((await shown(session))[1]?.thumb).toBeNull();
  });

  it("is not asked for in danger, nor of what says that staff have it, nor of what staff said", async () => {
    const { session, user } = await givenPilgrim(app);
    const urgent = await ask(session, "my mother collapsed and is unconscious, help");
    const handed = await app.call(contract.handOffConversation, { params }, session);
    const said = { userId: user.id, agent: "queue_master", content: "Here we are.", locale: "en" } as const;
    const staff = await app.platform.db
      .insertInto("assistantMessages")
      .values({ ...said, role: "staff", createdAt: clock() })
      .returning("id")
      .executeTakeFirstOrThrow();

    for (const id of [urgent.id, handed.id, String(staff.id)]) expect(await refused(session, id)).toBe(404);
    expect((await shown(session)).map(({ thumb }) => thumb)).toEqual(Array(4).fill(undefined));
  });
});

describe("what staff see", () => {
  it("is how often each matter helped within 90 days, the least helpful first, and no word of it", async () => {
    const read = async () => app.call(contract.assistantThumbs, {}, (await givenStaff(app)).session);
    move({ minutes: 91 * 24 * 60 });
    const { session } = await givenPilgrim(app);
    const unclear = (["down", "down", "up", "down"] as const).map((thumb) => [UNCLEAR, thumb] as const);
    const queue = (["up", "down", "down"] as const).map((thumb) => [QUEUE, thumb] as const);
    for (const [question, thumb] of [...unclear, ...queue])
      await press(session, (await ask(session, question)).id, thumb);
    await ask(session, "Hello");

    expect(await read()).toEqual([
      { act: null, up: 1, down: 3 },
      { act: "queue.position", up: 1, down: 2 },
    ]);
    expect((await app.refusal(contract.assistantThumbs, {}, session)).status).toBe(403);
    move({ minutes: 91 * 24 * 60 });
    expect(await read()).toEqual([]);
  });
});
