/** What follows a booking: the review of the journey, and problems by side and state. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { BookingProblem } from "#contract/problems.ts";
import type { OwnReview } from "#contract/reviews.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const HOME = {
  completed: true,
  phase: "confirmed",
  status: "confirmed",
  channel: "nusuk",
  holdExpiresAt: null,
} as const;

const written: OwnReview = {
  id: "r1",
  stars: 4,
  body: "Very well led.",
  author: "Amina R.",
  createdAt: "2026-11-19T09:00:00.000Z",
  editedAt: null,
  answer: null,
  travelledOn: "2026-05-15",
  packageId: "zamzam",
  editableUntil: null,
  hiddenReason: "It names somebody.",
};

const problem: BookingProblem = {
  id: "p1",
  reference: "P-1001",
  bookingId: "b7",
  bookingReference: "RH-7K3Q2M",
  packageName: "Zamzam",
  customerName: "Amina Rahman",
  operatorName: "Al-Safa",
  kind: "refund",
  happenedOn: "2026-11-18",
  state: "answered",
  dueAt: "2026-12-04T09:00:00.000Z",
  steps: [
    { event: "raise", by: "pilgrim", at: "2026-11-19T09:00:00.000Z", words: "Nothing came back.", outcome: null },
    { event: "answer", by: "operator", at: "2026-11-20T09:00:00.000Z", words: "It takes a week.", outcome: null },
  ],
  pictureAt: null,
  may: ["escalate", "settle"],
};

type Scene = NonNullable<Parameters<typeof renderAt>[1]>["answers"];

const show = (answers: Scene, user = userWith()) =>
  renderAt("/bookings/b7#problems", {
    user,
    answers: { "GET /api/bookings/b7": () => json(bookingWith(HOME)), ...answers },
  });

it("asks for stars, sends them with the words, and shows the review as it then stands", async () => {
  const sent: unknown[] = [];
  let review: OwnReview | null = null;
  await show({
    "GET /api/bookings/b7/review": () => json({ review, mayWrite: review === null, packageId: "zamzam" }),
    "POST /api/packages/zamzam/reviews": (body) => {
      sent.push(body);
      review = { ...written, hiddenReason: null };
      return json(review, 201);
    },
  });

  await page.getByRole("button", { name: "Publish the review" }).click();
  await expect.element(page.getByText("Choose one to five stars.")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars of 5" }).click({ force: true });
  await page.getByLabelText("In your words (optional)").fill("Very well led.");
  await page.getByRole("button", { name: "Publish the review" }).click();

  await expect.element(page.getByText("Very well led.")).toBeVisible();
  expect(sent).toEqual([{ stars: 4, body: "Very well led.", bookingId: "b7" }]);
});

it("tells an author why the review is hidden, and offers no change", async () => {
  await show({ "GET /api/bookings/b7/review": () => json({ review: written, mayWrite: false, packageId: "zamzam" }) });

  await expect.element(page.getByText("It names somebody.")).toBeVisible();
  expect(page.getByRole("button", { name: "Change" }).elements()).toEqual([]);
});

it("shows a pilgrim each step of a problem and only what may be done with it", async () => {
  const sent: unknown[] = [];
  await show({
    "GET /api/bookings/b7/problems": () => json([problem]),
    "POST /api/problems/p1/escalate": (body) => {
      sent.push(body);
      return json({ ...problem, state: "with_staff", may: [] });
    },
  });

  await expect.element(page.getByText("It takes a week.")).toBeVisible();
  expect(page.getByRole("button", { name: "Raise a problem" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Take it to our staff" }).click();
  await page.getByLabelText("Your words (optional)").fill("The terms say two days.");
  await page.getByRole("dialog").getByRole("button", { name: "Take it to our staff" }).click();

  await expect.poll(() => sent).toEqual([{ words: "The terms say two days." }]);
});

it("sends a picture with a problem; one that is refused says why, another can be sent, and it can be taken back", async () => {
  const raised: BookingProblem = { ...problem, state: "with_operator", may: ["settle"] };
  const sent: unknown[] = [];
  let problems: BookingProblem[] = [];
  await show({
    "GET /api/bookings/b7/problems": () => json(problems),
    "POST /api/bookings/b7/problems": (body) => {
      sent.push(body);
      problems = [raised];
      return json(raised, 201);
    },
    "POST /api/problems/p1/picture": (body) => {
      const file = body instanceof FormData ? body.get("picture") : null;
      const name = file instanceof File ? file.name : "";
      sent.push(name);
      if (name === "room.txt") return refusal("file_type", "This is no picture.");
      problems = [{ ...raised, pictureAt: "2026-11-20T10:00:00.000Z" }];
      return json(problems[0]);
    },
    "DELETE /api/problems/p1/picture": () => {
      problems = [raised];
      return json(raised);
    },
  });

  await page.getByRole("button", { name: "Raise a problem" }).click();
  await page.getByLabelText("What happened", { exact: true }).fill("The room has no window, see here.");
  await page.getByLabelText("A picture (optional)").upload(new File(["no"], "room.txt", { type: "text/plain" }));
  await page.getByRole("button", { name: "Send to the operator" }).click();

  await expect.element(page.getByText("This is no picture.")).toBeInViewport();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  await page.getByLabelText("A picture (optional)").upload(new File(["yes"], "room.png", { type: "image/png" }));

  const link = page.getByRole("link", { name: "Look at the picture" });
  await expect.element(link).toHaveAttribute("href", "/api/problems/p1/picture?at=2026-11-20T10%3A00%3A00.000Z");
  expect(sent).toMatchObject([{ words: "The room has no window, see here." }, "room.txt", "room.png"]);
  expect(page.getByLabelText("A picture (optional)").elements()).toEqual([]);
  await page.getByRole("button", { name: "Delete the picture" }).click();
  await expect.element(page.getByLabelText("A picture (optional)")).toBeVisible();
  expect(link.elements()).toEqual([]);
});
