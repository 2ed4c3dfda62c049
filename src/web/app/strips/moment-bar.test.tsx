/** The line of what runs out: whole, reachable and over nothing else at each width, in both directions; and its end. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { packageWith } from "../../testing/packages.ts";
import { renderAt } from "../../testing/render-at.tsx";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const DAY = new Date().toISOString().slice(0, 10);

const hold = (minutes: number, offered: boolean) => ({
  ...{ kind: "secure_hold", bookingId: "b7", until: inMinutes(minutes), seats: 4, channel: "nusuk", offered },
});
/** What is told of each, in the server's own words; its minutes run from when it is asked. */
const MOMENTS = {
  turn: {
    act: () => ({ kind: "await_household_turn", windowId: "w", until: inMinutes(9), member: "Kerem" }),
    en: ["It is your household’s turn until 10:45 AM", "Open the queue"],
    ar: ["دور عائلتك الآن حتى 10:45 صباحًا", "افتح صفحة الدور"],
  },
  hold: {
    act: () => hold(14, false),
    en: ["Secure your 4 places before 10:45 AM", "Go on with this hold"],
    ar: ["ثبّت أماكنك الـ4 قبل 10:45 صباحًا", "أكمل هذا الحجز"],
  },
  offer: {
    act: () => hold(1_400, true),
    en: ["Secure your 4 places before 25 Nov 2026, 10:45 AM", "Go on with this hold"],
    ar: ["ثبّت أماكنك الـ4 قبل 25 نوفمبر 2026، 10:45 صباحًا", "أكمل هذا الحجز"],
  },
  payment: {
    act: () => ({ kind: "pay_amount", bookingId: "b7", dueOn: DAY, amount: { amount: "4900.00", currency: "USD" } }),
    en: ["Pay the next amount by 25 November 2026", "See what is due"],
    ar: ["ادفع المبلغ التالي في موعد أقصاه 25 نوفمبر 2026", "انظر إلى المستحق"],
  },
} as const;

type Kind = keyof typeof MOMENTS;
type Language = "en" | "ar";

function answersOf(kind: Kind, language: Language) {
  const act = MOMENTS[kind].act();
  const [title, verb] = MOMENTS[kind][language];
  const journey = { steps: [], documents: { verified: 0, required: 4 }, overallProgress: 0, nextAction: act };
  return {
    "GET /api/journey": () => json({ ...journey, obligations: [{ act }] }),
    "GET /api/moment": () => json({ state: kind, obligation: { act }, target: "/bookings/b7", words: { title, verb } }),
    "GET /api/travellers": () => json([]),
    "GET /api/documents": () => json([]),
    "GET /api/family": () => json([]),
    "GET /api/bookings": () => json([]),
    "GET /api/packages/zamzam": () => json(packageWith({})),
  };
}

const bar = () => page.getByRole("complementary", { name: "Ends soon" });

beforeEach(() => () => {
  document.documentElement.dir = "ltr";
});

it.each(
  SIZES.flatMap((size) =>
    (["en", "ar"] as const).flatMap((language) =>
      (Object.keys(MOMENTS) as Kind[]).map((kind) => [kind, language, size.width, size] as const),
    ),
  ),
)("tells of a %s whole, in %s at %i px, and covers no other press", async (kind, language, _, { width, height }) => {
  await page.viewport(width, height);
  await renderAt("/packages/zamzam", { user: userWith(), answers: answersOf(kind, language) });
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  const [title, verb] = MOMENTS[kind][language];

  await expect.element(bar().getByText(title)).toBeVisible();
  const words = bar().getByText(title).element();
  // The marks of some letters reach a little beyond their line.
  expect(words.scrollHeight - words.clientHeight).toBeLessThan(6);
  const way = bar().getByRole("link", { name: verb });
  for (const part of [words, way.element()]) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // Beside the price on phones: what is pressed there is what stands on top.
  const book = page.getByRole("button", { name: "Book Now" }).last();
  await expect.element(book).toBeVisible();
  book.element().scrollIntoView({ block: "nearest" });
  const { left, top, width: wide, height: high } = book.element().getBoundingClientRect();
  const onTop = document.elementFromPoint(left + wide / 2, top + high / 2);
  expect(book.element().contains(onTop)).toBe(true);
});

it("has a clock where minutes run, and none where a day is the limit", async () => {
  const { screen } = await renderAt("/packages/zamzam", { user: userWith(), answers: answersOf("hold", "en") });
  await expect.element(bar().getByText("14 minutes left")).toBeInTheDocument();
  await screen.unmount();

  const offered = await renderAt("/packages/zamzam", { user: userWith(), answers: answersOf("offer", "en") });
  await expect.element(bar().getByText("24 hours left")).toBeInTheDocument();
  await offered.screen.unmount();

  await renderAt("/packages/zamzam", { user: userWith(), answers: answersOf("payment", "en") });
  await expect.element(bar().getByRole("link", { name: "See what is due" })).toBeVisible();
  expect(bar().getByText(/left/).elements()).toEqual([]);
});

it("has the clock of the answer that its words are of, where the journey is an older one", async () => {
  const words = { title: "Secure your 2 places before 10:35 AM", verb: "Go on with this hold" };
  const answers = {
    ...answersOf("hold", "en"),
    "GET /api/moment": () => json({ obligation: { act: hold(4, false) }, words, target: "/bookings/b9" }),
  };
  await renderAt("/packages/zamzam", { user: userWith(), answers });

  await expect.element(bar().getByText(words.title)).toBeVisible();
  await expect.element(bar().getByText("4 minutes left", { exact: true })).toBeInTheDocument();
});

it("says that a hold is over, with the way on, until it is closed", async () => {
  const act = { ...MOMENTS.hold.act(), until: new Date(Date.now() + 1_500).toISOString() };
  const journey = { steps: [], documents: { verified: 0, required: 4 }, overallProgress: 0, nextAction: act };
  const answers = {
    ...answersOf("hold", "en"),
    "GET /api/journey": () => json({ ...journey, obligations: [{ act }] }),
    "GET /api/moment": () =>
      json({ obligation: { act }, words: { title: "Secure", verb: "Go on" }, target: "/bookings" }),
  };
  await renderAt("/packages/zamzam", { user: userWith(), answers });

  await expect
    .element(bar().getByText("The time of this hold is over. The places went back, and nothing was charged."))
    .toBeVisible();
  await expect.element(bar().getByRole("link", { name: "Browse Packages" })).toBeVisible();
  await bar().getByRole("button", { name: "Close" }).click();
  await expect.element(bar()).not.toBeInTheDocument();
});
