/** Reviews over the real server: who may write, change, answer, report and hide, and what ratings come of it. */
import { describe, expect, it } from "vitest";
import { answerEnquiry, askOperator, packageEnquiries } from "#contract/enquiries.ts";
import { listNotifications } from "#contract/notifications.ts";
import { getPackage, listPackages } from "#contract/packages.ts";
import { eraseAccount } from "#contract/privacy.ts";
import { bookingProblems, raiseProblem } from "#contract/problems.ts";
import {
  answerReview,
  changeReview,
  decideReview,
  operatorReviews,
  packageReviews,
  REVIEW_PAGE,
  reportedReviews,
  reportReview,
  reviewOfBooking,
  writeReview,
} from "#contract/reviews.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenEmployee, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  givenConfirmed,
  givenCrowd,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { soon } from "../../../../test/soon.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

/** Somebody who is home from a journey with an operator. */
async function givenHome() {
  const operator = await givenOperator(app);
  const { past, onSale } = await givenPastOffer(app, operator.user.id);
  const pilgrim = await givenResident(app, "GB");
  const bookingId = await givenTravelled(app, pilgrim, { packageId: past, operatorId: operator.user.id });
  return { operator, past, onSale, pilgrim, bookingId };
}

type Home = Awaited<ReturnType<typeof givenHome>>;
const write = ({ past, pilgrim, bookingId }: Home, stars = 5, body = "Short walk, patient people.") =>
  app.call(writeReview, { params: { id: past }, body: { bookingId, stars, body } }, pilgrim.session);
const edit = ({ pilgrim }: Home, id: string, body: string) =>
  app.call(changeReview, { params: { id }, body: { stars: 1, body } }, pilgrim.session);
const read = (id: string, query = {}) => app.call(packageReviews, { params: { id }, query });
const kinds = async (session: { cookie: string }) =>
  (await app.call(listNotifications, {}, session)).notifications.map(({ kind }) => kind);

describe("writing a review", () => {
  it("is open to who booked, once the journey is over, and shows on the whole series with an initial", async () => {
    const home = await givenHome();

    const before = await app.call(reviewOfBooking, { params: { id: home.bookingId } }, home.pilgrim.session);
    const written = await write(home);
    const after = await app.call(reviewOfBooking, { params: { id: home.bookingId } }, home.pilgrim.session);
    const page = await read(home.onSale);

    expect(before).toMatchObject({ review: null, mayWrite: true, packageId: home.past });
    expect(after).toMatchObject({ review: written, mayWrite: false });
    expect(page).toMatchObject({ rating: 5, count: 1, stars: { 5: 1, 4: 0 }, next: null });
    expect(page.reviews).toMatchObject([
      { author: "Bilal K.", body: "Short walk, patient people.", travelledOn: "2026-05-15" },
    ]);
    expect(await kinds(home.operator.session)).toContain("review_written");
  });

  it("is refused a second time, also when both come at once", async () => {
    const home = await givenHome();
    const body = { bookingId: home.bookingId, stars: 4, body: "" };

    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.inject({
          method: "POST",
          url: `/api/packages/${home.past}/reviews`,
          headers: { cookie: home.pilgrim.session.cookie },
          payload: body,
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "already_reviewed" });
  });

  it("is refused before the return, for another's booking, for another package, without signing in and by operators", async () => {
    const home = await givenHome();
    const other = await givenResident(app, "GB");
    const ahead = await givenOffer(app, home.operator.user.id, {
      terms: JSON.stringify({ approval: "instant", cancellation: [] }),
    });
    const standing = await givenConfirmed(app, other, ahead);
    const of = (packageId: string, bookingId: string, stars: unknown = 5) => ({
      params: { id: packageId },
      body: { bookingId, stars, body: "" },
    });

    expect(await app.refusal(writeReview, of(ahead, standing.id), other.session)).toMatchObject({
      code: "not_travelled",
    });
    expect(await app.refusal(writeReview, of(home.past, home.bookingId), other.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(writeReview, of(ahead, home.bookingId), home.pilgrim.session)).toMatchObject({
      status: 404,
    });
    expect(await app.refusal(writeReview, of(home.past, home.bookingId))).toMatchObject({ status: 401 });
    expect(await app.refusal(writeReview, of(home.past, home.bookingId), home.operator.session)).toMatchObject({
      status: 403,
    });
    for (const stars of [0, 6, 4.5, "five"]) {
      expect(await app.refusal(writeReview, of(home.past, home.bookingId, stars), home.pilgrim.session)).toMatchObject({
        status: 400,
      });
    }
  });
});

describe("changing a review", () => {
  it("is its author's for fourteen days, until the operator has answered", async () => {
    const home = await givenHome();
    const { id } = await write(home, 2, "Late.");
    const change = { params: { id }, body: { stars: 4, body: "Late, but well led." } };

    const changed = await app.call(changeReview, change, home.pilgrim.session);
    await app.call(answerReview, { params: { id }, body: { answer: "Thank you." } }, home.operator.session);

    expect(changed).toMatchObject({ stars: 4, editedAt: time.clock().toISOString() });
    expect(await app.refusal(packageReviews, { params: { id: home.past } })).toMatchObject({ status: 404 });
    expect(await read(home.onSale)).toMatchObject({ rating: 4, reviews: [{ answer: { text: "Thank you." } }] });
    expect(await app.refusal(changeReview, change, home.pilgrim.session)).toMatchObject({ code: "illegal_transition" });
    expect(await app.refusal(changeReview, change, (await givenPilgrim(app)).session)).toMatchObject({ status: 404 });
  });

  it("ends with the fourteenth day", async () => {
    const home = await givenHome();
    const { id, editableUntil } = await write(home);
    time.move({ days: 14 });

    expect(editableUntil).toBe(time.clock().toISOString());
    expect(
      await app.refusal(changeReview, { params: { id }, body: { stars: 1, body: "" } }, home.pilgrim.session),
    ).toMatchObject({
      code: "illegal_transition",
    });
  });
});

describe("an operator's answer", () => {
  it("stands once, below a review of its own packages, and is told to the author", async () => {
    const home = await givenHome();
    const stranger = await givenOperator(app);
    const { id } = await write(home);
    const answer = { params: { id }, body: { answer: "May it be accepted." } };

    const [waiting] = await app.call(operatorReviews, {}, home.operator.session);
    expect(await app.refusal(answerReview, answer, stranger.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(answerReview, answer, home.pilgrim.session)).toMatchObject({ status: 403 });
    await app.call(answerReview, answer, home.operator.session);

    expect(waiting).toMatchObject({ id, answer: null, isReported: false });
    expect(await app.refusal(answerReview, answer, home.operator.session)).toMatchObject({
      code: "illegal_transition",
    });
    expect(await kinds(home.pilgrim.session)).toContain("review_answered");
    expect(await app.call(operatorReviews, {}, stranger.session)).toEqual([]);
  });
});

describe("a reported review", () => {
  it("is hidden with a reason that only its author reads, and counts in no rating any more", async () => {
    const home = await givenHome();
    const staff = await givenStaff(app);
    const { id } = await write(home, 1, "Call me at 0700 900 900");
    const report = { params: { id }, body: { reason: "personal_data" as const, note: "A number." } };
    await app.call(reportReview, report, home.operator.session);
    await app.call(reportReview, report, home.operator.session);
    time.move({ minutes: 1 });
    await app.call(reportReview, { params: { id }, body: { reason: "offensive" } }, (await givenPilgrim(app)).session);

    const queue = (await app.call(reportedReviews, {}, staff.session)).filter((one) => one.id === id);
    const hide = { params: { id }, body: { decision: "hidden" as const, reason: "It names a telephone number." } };
    await app.call(decideReview, hide, staff.session);
    const own = await app.call(reviewOfBooking, { params: { id: home.bookingId } }, home.pilgrim.session);
    const listed = await app.call(listPackages, { query: { q: home.operator.user.id } }, staff.session);

    expect(queue).toMatchObject([
      {
        reports: [
          { reason: "personal_data", byOperator: true },
          { reason: "offensive", byOperator: false },
        ],
      },
    ]);
    expect(own.review).toMatchObject({ hiddenReason: "It names a telephone number.", editableUntil: null });
    expect(await read(home.onSale)).toMatchObject({ rating: null, count: 0, reviews: [] });
    expect(listed).toMatchObject([{ rating: null, reviewCount: 0 }]);
    expect(await kinds(home.pilgrim.session)).toContain("review_hidden");
    expect(await kinds(home.operator.session)).toContain("report_decided");
    expect(await app.refusal(decideReview, hide, staff.session)).toMatchObject({ code: "already_decided" });
    expect(await app.refusal(reportReview, report, home.operator.session)).toMatchObject({ status: 404 });
  });

  it("may be kept, and is then reported anew only by somebody else, until its words are others", async () => {
    const home = await givenHome();
    const staff = await givenStaff(app);
    const { id } = await write(home, 2, "The hotel was changed.");
    const report = { params: { id }, body: { reason: "untrue" as const } };
    await app.call(reportReview, report, home.operator.session);
    await app.call(decideReview, { params: { id }, body: { decision: "kept" } }, staff.session);
    const open = async () => (await app.call(reportedReviews, {}, staff.session)).filter((one) => one.id === id);

    expect(await app.refusal(reportReview, report, home.operator.session)).toMatchObject({ code: "already_decided" });
    expect(await open()).toEqual([]);
    expect(await read(home.onSale)).toMatchObject({ count: 1 });

    time.move({ hours: 1 });
    const { editedAt } = await edit(home, id, "They are thieves.");
    const again = { params: { id }, body: { reason: "offensive" as const, note: "Read it now.", editedAt } };
    await app.call(reportReview, again, home.operator.session);
    expect(await open()).toMatchObject([{ reports: [{ reason: "offensive", note: "Read it now." }] }]);
    expect(Date.parse((await open())[0]?.dueAt ?? "")).toBe(time.clock().getTime() + 72 * HOUR_MS);
  });

  it("is reported and decided by the words that were read, and by no others", async () => {
    const home = await givenHome();
    const staff = await givenStaff(app);
    const { id } = await write(home, 2, "The hotel was changed.");
    const report = { params: { id }, body: { reason: "offensive" as const } };
    await app.call(reportReview, report, home.operator.session);
    time.move({ hours: 1 });
    const { editedAt } = await edit(home, id, "The hotel was far.");
    const decide = { params: { id }, body: { decision: "hidden" as const, reason: "It insults." } };
    const changed = { status: 412, code: "changed_meanwhile" };

    expect(await app.refusal(reportReview, report, (await givenPilgrim(app)).session)).toMatchObject(changed);
    expect(await app.refusal(decideReview, decide, staff.session)).toMatchObject(changed);
    expect(await read(home.onSale)).toMatchObject({ count: 1 });

    await app.call(decideReview, { ...decide, body: { ...decide.body, editedAt } }, staff.session);
    expect(await read(home.onSale)).toMatchObject({ count: 0 });
  });

  it("is reported once by a business and all who work for it, and in its name", async () => {
    const home = await givenHome();
    const { id } = await write(home, 1, "The bus never came.");
    const report = { params: { id }, body: { reason: "untrue" as const } };
    const employee = await givenEmployee(app, home.operator, ["voices"]);

    await app.call(reportReview, report, employee.session);
    await app.call(reportReview, report, home.operator.session);

    const open = await app.call(reportedReviews, {}, (await givenStaff(app)).session);
    expect(open.find((one) => one.id === id)?.reports).toMatchObject([{ reason: "untrue", byOperator: true }]);
    expect(await app.call(operatorReviews, {}, home.operator.session)).toMatchObject([{ id, isReported: true }]);
  });

  it("is nobody's to report who wrote it, and nobody's to decide but staff's", async () => {
    const home = await givenHome();
    const { id } = await write(home);
    const report = { params: { id }, body: { reason: "other" as const } };

    expect(await app.refusal(reportReview, report, home.pilgrim.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(reportReview, report)).toMatchObject({ status: 401 });
    expect(
      await app.refusal(decideReview, { params: { id }, body: { decision: "kept" } }, home.operator.session),
    ).toMatchObject({ status: 403 });
    expect(
      await app.refusal(
        decideReview,
        { params: { id }, body: { decision: "hidden", reason: " " } },
        (await givenStaff(app)).session,
      ),
    ).toMatchObject({ status: 400 });
  });
});

describe("an author who erases the account", () => {
  it("leaves the stars without words or a name; problems lose the words, questions go", async () => {
    const { operator, past, onSale } = await givenHome();
    const author = await givenPilgrim(app);
    const bookingId = await givenTravelled(app, author.user, { packageId: past, operatorId: operator.user.id });
    await write({ operator, past, onSale, bookingId, pilgrim: { id: author.user.id, session: author.session } }, 3);
    const question = { params: { id: onSale }, body: { question: "Does my wheelchair fit?", isPublic: true } };
    const asked = await app.call(askOperator, question, author.session);
    await app.call(answerEnquiry, { params: { id: asked.id }, body: { answer: "Yes." } }, operator.session);
    const problem = {
      kind: "refund" as const,
      happenedOn: time.clock().toISOString().slice(0, 10),
      words: "Nothing came back to me.",
    };
    await app.call(raiseProblem, { params: { id: bookingId }, body: problem }, author.session);

    await app.call(eraseAccount, { body: { password: author.password } }, author.session);
    const [told] = await app.call(bookingProblems, { params: { id: bookingId } }, operator.session);

    expect(await read(onSale)).toMatchObject({ rating: 3, reviews: [{ author: null, body: "", stars: 3 }] });
    expect(await app.call(packageEnquiries, { params: { id: onSale } })).toEqual([]);
    expect(told?.steps).toMatchObject([{ event: "raise", words: null }]);
  });
});

describe("many reviews", () => {
  it("come in pages that together hold each once, in every order, and make the rating of the card and the filter", async () => {
    const home = await givenHome();
    const crowd = await givenCrowd(app, 24);
    for (const [i, pilgrim] of crowd.entries()) {
      const bookingId = await givenTravelled(app, pilgrim, { packageId: home.past, operatorId: home.operator.user.id });
      time.move({ minutes: 1 });
      await write({ ...home, pilgrim, bookingId }, 1 + (i % 5), `Review ${i}`);
    }

    for (const [sort, rank] of [
      ["newest", () => 0],
      ["highest", (stars: number) => -stars],
      ["lowest", (stars: number) => stars],
    ] as const) {
      const seen = await allPages(home.onSale, sort);
      const wanted = seen.toSorted((a, b) => rank(a.stars) - rank(b.stars) || (a.createdAt < b.createdAt ? 1 : -1));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(24);
      expect(seen).toEqual(wanted);
    }
    const one = await app.call(getPackage, { params: { id: home.onSale } });
    const [mean, count] = [(1 * 5 + 2 * 5 + 3 * 5 + 4 * 5 + 5 * 4) / 24, 24];
    expect(one).toMatchObject({ rating: Math.round(mean * 10) / 10, reviewCount: count });
    const found = async (minRating: number) =>
      (await app.call(listPackages, { query: { q: home.operator.user.id, minRating: String(minRating) } })).length;
    await soon(async () => expect([await found(2), await found(4)]).toEqual([1, 0]));
  });

  async function allPages(id: string, sort: "newest" | "highest" | "lowest") {
    const first = await read(id, { sort });
    const pages = [first];
    for (let next = first.next; next !== null; next = pages.at(-1)?.next ?? null)
      pages.push(await read(id, { sort, after: next }));
    expect(pages.slice(0, -1).every(({ reviews }) => reviews.length === REVIEW_PAGE)).toBe(true);
    return pages.flatMap(({ reviews }) => reviews);
  }
});
