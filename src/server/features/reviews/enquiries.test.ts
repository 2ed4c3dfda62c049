/** Questions over the real server: asked, counted against spam, answered once, shown as the asker chose, hidden by staff. */
import { expect, it } from "vitest";
import { answerEnquiry, askOperator, hideEnquiry, operatorEnquiries, packageEnquiries } from "#contract/enquiries.ts";
import { listNotifications } from "#contract/notifications.ts";
import { MAX_OPEN_QUESTIONS } from "#domain/reviews/enquiry.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

async function givenMarket() {
  const operator = await givenOperator(app);
  const offer = await givenOffer(app, operator.user.id);
  return { operator, offer, pilgrim: await givenPilgrim(app) };
}

type Market = Awaited<ReturnType<typeof givenMarket>>;
const asking = (packageId: string, question = "Does the hotel have a lift?", isPublic = true) => ({
  params: { id: packageId },
  body: { question, isPublic },
});
const answering = (id: string, answer = "Six of them.") => ({ params: { id }, body: { answer } });
const shown = (packageId: string, session?: { cookie: string }) =>
  app.call(packageEnquiries, { params: { id: packageId } }, session);
const waiting = ({ operator }: Market, state: "waiting" | "answered" = "waiting") =>
  app.call(operatorEnquiries, { query: { state } }, operator.session);
const kinds = async (session: { cookie: string }) =>
  (await app.call(listNotifications, {}, session)).notifications.map(({ kind }) => kind);

it("shows a public question to everyone once it is answered, without a name, and a private one to its asker alone", async () => {
  const market = await givenMarket();
  const { operator, offer, pilgrim } = market;
  const open = await app.call(askOperator, asking(offer), pilgrim.session);
  const secret = await app.call(askOperator, asking(offer, "My mother is ill; can she come?", false), pilgrim.session);

  const before = await shown(offer);
  const answered = await app.call(answerEnquiry, answering(open.id), operator.session);
  await app.call(answerEnquiry, answering(secret.id), operator.session);

  expect(before).toEqual([]);
  expect(answered).toMatchObject({ isMine: false, answer: { text: "Six of them." } });
  expect((await shown(offer)).map(({ id, isMine }) => [id, isMine])).toEqual([[open.id, false]]);
  expect((await shown(offer, pilgrim.session)).map(({ isMine }) => isMine)).toEqual([true, true]);
  expect(JSON.stringify(await shown(offer))).not.toContain(pilgrim.user.id);
  expect(await kinds(operator.session)).toContain("question_asked");
  expect((await kinds(pilgrim.session)).filter((kind) => kind === "question_answered")).toHaveLength(2);
});

it("puts what waits longest first, and moves what is answered to the other list", async () => {
  const market = await givenMarket();
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { session } = await givenPilgrim(app);
    time.move({ minutes: 7 });
    ids.push((await app.call(askOperator, asking(market.offer), session)).id);
  }
  await app.call(answerEnquiry, answering(ids[1] ?? ""), market.operator.session);

  expect((await waiting(market)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  expect((await waiting(market, "answered")).map(({ id }) => id)).toEqual([ids[1]]);
});

it("takes the same words once, however often and at once they come, and three open questions at most", async () => {
  const { offer, pilgrim } = await givenMarket();
  const same = await Promise.all(
    Array.from({ length: 8 }, () => app.call(askOperator, asking(offer), pilgrim.session)),
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      app.inject({
        method: "POST",
        url: `/api/packages/${offer}/enquiries`,
        headers: { cookie: pilgrim.session.cookie },
        payload: { question: `Question number ${i} about the trip`, isPublic: false },
      }),
    ),
  );

  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_OPEN_QUESTIONS - 1);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "too_many_questions",
    max: 3,
  });
});

it("answers one who asks more at once than the node has connections: three are taken, the others refused", async () => {
  const limited = await testApp({ clock: time.clock, settings: { RATE_LIMITS: "on" } });
  const operator = await givenOperator(limited);
  const offer = await givenOffer(limited, operator.user.id);
  const { session } = await givenPilgrim(limited);

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      limited.inject({
        method: "POST",
        url: `/api/packages/${offer}/enquiries`,
        headers: { cookie: session.cookie },
        payload: { question: `Question number ${i} about the trip`, isPublic: false },
      }),
    ),
  );

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_OPEN_QUESTIONS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(12 - MAX_OPEN_QUESTIONS);
});

it("is answered once, by the package's own operator", async () => {
  const { operator, offer, pilgrim } = await givenMarket();
  const { id } = await app.call(askOperator, asking(offer), pilgrim.session);

  expect(await app.refusal(answerEnquiry, answering(id), (await givenOperator(app)).session)).toMatchObject({
    status: 404,
  });
  expect(await app.refusal(answerEnquiry, answering(id), pilgrim.session)).toMatchObject({ status: 403 });
  expect(await app.refusal(answerEnquiry, answering(id, "  "), operator.session)).toMatchObject({ status: 400 });
  await app.call(answerEnquiry, answering(id), operator.session);
  expect(await app.refusal(answerEnquiry, answering(id), operator.session)).toMatchObject({
    code: "illegal_transition",
  });
});

it("is hidden by staff with a reason that the asker reads, and then nobody's work", async () => {
  const market = await givenMarket();
  const { operator, offer, pilgrim } = market;
  const staff = await givenStaff(app);
  const { id } = await app.call(askOperator, asking(offer), pilgrim.session);
  await app.call(answerEnquiry, answering(id), operator.session);
  const hide = { params: { id }, body: { reason: "It advertises another agency." } };

  expect(await app.refusal(hideEnquiry, hide, operator.session)).toMatchObject({ status: 403 });
  await app.call(hideEnquiry, hide, staff.session);

  expect(await shown(offer)).toEqual([]);
  expect(await shown(offer, pilgrim.session)).toMatchObject([{ hiddenReason: "It advertises another agency." }]);
  expect(await waiting(market, "answered")).toEqual([]);
  expect(await app.refusal(hideEnquiry, hide, staff.session)).toMatchObject({ code: "illegal_transition" });
});

it("is refused without an account, from operators, about what is not on sale, and when there is nothing in it", async () => {
  const { operator, offer, pilgrim } = await givenMarket();
  const closed = await givenOffer(app, operator.user.id, { status: "draft" });

  expect(await app.refusal(askOperator, asking(offer))).toMatchObject({ status: 401 });
  expect(await app.refusal(askOperator, asking(offer), operator.session)).toMatchObject({ status: 403 });
  expect(await app.refusal(askOperator, asking(closed), pilgrim.session)).toMatchObject({ status: 404 });
  expect(await app.refusal(askOperator, asking(offer, "Lift?"), pilgrim.session)).toMatchObject({ status: 400 });
  expect(await app.refusal(askOperator, asking(offer, "x".repeat(1001)), pilgrim.session)).toMatchObject({
    status: 400,
  });
});
