/** Done twice is done once: the answer is lost after the server has done it, and whoever cannot know presses again, twice in one frame. */
import { type APIRequestContext, expect, type Locator, type Page, type Response, test } from "@playwright/test";
import { addDays } from "#domain/calendar.ts";
import { newOffer } from "./support/offers.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { SEASON, TODAY } from "./support/season.ts";
import { words } from "./support/words.ts";

const PHONE: Screen = { language: "en", width: 390 };
const say = words("en");
const TROUBLE = "Nobody met us at the airport in Jeddah last night.";

/** A form that is sent: how it is opened and filled in, and the call that it makes. */
interface Form {
  readonly path: string;
  /** The end of its address. */
  readonly call: RegExp;
  /** Opens its dialog; left out: it stands on the page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly fill: (form: Page | Locator) => Promise<unknown>;
  readonly submit: string;
  /** What is done before it is sent again: the form is left by Back and opened anew, or the page is loaded anew. */
  readonly between?: "back" | "reload";
}

const REGISTRATION: Form = {
  path: "/auth?mode=register",
  call: /\/api\/register$/,
  async fill(form) {
    const t = say("auth");
    const username = `twice-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
    await form.getByLabel(t("register.firstName")).fill("Samira");
    await form.getByLabel(t("register.lastName")).fill("Karimova");
    await form.getByLabel(t("register.email")).fill(`${username}@example.org`);
    await form.getByLabel(t("register.username")).fill(username);
    await form.getByLabel(t("register.password"), { exact: true }).fill("three calm words");
  },
  submit: say("auth")("register.submit"),
};

const TRAVELLER: Form = {
  path: "/travellers",
  call: /\/api\/travellers$/,
  open: (page) => press(page, say("travellers")("empty.addSelf")),
  fill: (form) => form.getByLabel(say("travellers")("form.surname")).fill("Karimova"),
  submit: say("travellers")("form.save"),
  between: "back",
};

const HOUSEHOLD: Form = {
  path: "/family",
  call: /\/api\/family$/,
  open: (page) => press(page, say("family")("create.open")),
  fill: (form) => form.getByLabel(say("family")("create.name")).fill("The Karimovs"),
  submit: say("family")("create.submit"),
  between: "reload",
};

const INVITATION: Form = {
  path: "/family",
  call: /\/api\/family\/[^/]+\/invitations$/,
  async open(page) {
    await press(page, say("family")("add.open"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("family")("add.invite") })
      .click();
  },
  fill: (form) => form.getByLabel(say("family")("invite.byCode")).check(),
  submit: say("family")("invite.submit"),
};

const RIGHT: Form = {
  path: "/settings?right=restrict",
  call: /\/privacy-requests$/,
  open: (page) => press(page, say("settings")("privacy.restrict.action")),
  fill: (form) => form.getByLabel(say("settings")("privacy.ask.label")).fill("Until my name is right."),
  submit: say("settings")("privacy.ask.send"),
};

const PLAN: Form = {
  path: "/payments?tab=split",
  call: /\/api\/payment\/plans$/,
  open: (page) => press(page, say("payments")("split.new")),
  async fill(form) {
    await form.getByLabel(say("payments")("split.field.for")).selectOption("wallet");
    await form.getByLabel(say("payments")("split.field.total")).fill("900");
    await form.getByLabel(say("payments")("split.field.lastDay")).fill(addDays(TODAY, 120));
  },
  submit: say("payments")("split.save"),
};

const questionOn = (packageId: string): Form => ({
  path: `/packages/${packageId}`,
  call: /\/enquiries$/,
  async open(page) {
    const ask = page.getByRole("button", { name: say("voices")("questions.ask") });
    // What is far down is drawn when somebody comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(ask).toBeVisible({ timeout: 500 });
    }).toPass();
    await ask.click();
  },
  fill: (form) => form.getByLabel(say("voices")("questions.label")).fill("How far is the camp from the station?"),
  submit: say("voices")("questions.submit"),
});

const holdOf = (packageId: string): Form => ({
  path: `/packages/${packageId}`,
  call: /\/api\/bookings$/,
  open: (page) => press(page, say("packages")("book.now")),
  // It begins with the household, who is the reader alone.
  fill: (form) => expect(form.getByRole("checkbox", { name: "Samira Karimova" })).toBeChecked(),
  submit: say("packages")("hold.submit", { seats: 1 }),
});

const messageOn = (bookingId: string): Form => ({
  path: `/bookings/${bookingId}#messages`,
  call: /\/messages$/,
  fill: (form) => form.getByLabel(say("thread")("label.pilgrim")).fill("Is there a lift?"),
  submit: say("thread")("send"),
});

const problemOn = (bookingId: string): Form => ({
  path: `/bookings/${bookingId}#problems`,
  call: /\/problems$/,
  open: (page) => press(page, say("problems")("open")),
  fill: (form) => form.getByLabel(say("problems")("raise.words")).fill(TROUBLE),
  submit: say("problems")("raise.submit"),
});

const CALL: Form = {
  path: "/operator-dashboard/phone",
  call: /\/api\/phone-bookings$/,
  async fill(form) {
    const t = say("phone");
    await form.getByRole("button", { name: t("enter") }).click();
    await form.getByLabel(t("caller.firstName")).fill("Hafsa");
    await form.getByLabel(t("caller.lastName")).fill("Karimova");
    await form.getByLabel(t("caller.country")).selectOption("GB");
    const offers = form.getByLabel(t("journey.package"));
    const open = await offers.locator("option:not([disabled])").nth(1).getAttribute("value");
    await offers.selectOption(open ?? "");
  },
  submit: say("phone")("submit"),
};

const LETTER: Form = {
  path: "/contact",
  call: /\/api\/contact$/,
  async fill(form) {
    const letter = { firstName: "Samira", lastName: "Karimova", subject: "Rooms", message: "Is there one for four?" };
    for (const [name, text] of Object.entries({ ...letter, email: "samira.twice@example.org" }))
      await form.locator(`[name=${name}]`).fill(text);
    // Nobody writes six fields faster.
    if ("waitForTimeout" in form) await form.waitForTimeout(3000);
  },
  submit: say("contact")("form.send"),
};

test("what a pilgrim sends again after a lost answer is one: account, people, household, questions, plans, places", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const operator = await demoUser(browser, baseURL ?? "", PHONE, "operator_demo");
  const offer = await newOffer(operator.request);
  const page = await (await visitor(browser, baseURL ?? "", PHONE)).newPage();

  await sendTwice(page, REGISTRATION);
  await done(page.request.patch("/api/user", { data: { countryOfResidence: "GB", travelsAlone: false } }));
  for (const form of [TRAVELLER, HOUSEHOLD, INVITATION, RIGHT, PLAN, questionOn(offer.id)]) await sendTwice(page, form);
  await sendFromTwoTabs(page, PLAN);
  const { id } = await sendTwice(page, holdOf(offer.id));
  await done(page.request.post(`/api/bookings/${id}/confirm`));
  await done(operator.request.post(`/api/bookings/${id}/approve`));
  await sendTwice(page, messageOn(id));
  await raiseProblem(page, problemOn(id));
  const made = { "/api/travellers": 1, "/api/family": 1, "/api/bookings/user": 1, "/api/payment/plans": 3 };
  for (const [path, count] of Object.entries(made))
    expect(await (await page.request.get(path)).json(), path).toHaveLength(count);
});

test("what an operator and a visitor send again after a lost answer is one: a caller's booking, a package, a letter @long", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await (await demoUser(browser, baseURL ?? "", PHONE, "operator_demo")).newPage();
  const guest = await (await visitor(browser, baseURL ?? "", PHONE)).newPage();

  await sendTwice(guest, LETTER);
  await sendTwice(page, CALL);
  const title = await publishTwice(page);

  const mine: readonly { title: string; status: string }[] = await (
    await page.request.get("/api/packages/mine")
  ).json();
  expect(mine.filter((one) => one.title === title).map(({ status }) => status)).toEqual(["listed"]);
});

/** The page hears by itself that it is there, and asks for no second one; a picture can be sent still. */
async function raiseProblem(page: Page, form: Form): Promise<void> {
  await loseAnswer(page, form.call, await filled(page, form));
  const own = page.locator("#problems");
  await expect(own).toContainText(TROUBLE);
  await expect(page.getByRole("dialog")).toBeHidden();
  // As a phone makes it: turned into what the server takes before it is sent.
  await own.getByLabel(say("problems")("picture.label")).setInputFiles("test/fixtures/passport.heic");
  await expect(own.getByRole("link", { name: say("problems")("picture.open") })).toBeVisible();
}

/** Saving and publishing are two calls: the first is answered, the second is not. Gives the title. */
async function publishTwice(page: Page): Promise<string> {
  const offer = await newOffer(page.request);
  const user = await (await page.request.get("/api/user")).json();
  const title = `${offer.title} anew`;
  const { departureDate, returnDate } = SEASON;
  const form = {
    ...{ title, price: "6400", capacity: "12", description: "Near the Haram.", departureCity: "London" },
    ...{ departureDate, returnDate, distanceFromHaram: "700" },
  };
  await page.goto("/operator-dashboard/packages/new");
  await page.evaluate(keep, [`rihla.draft.${user.id}.package.new`, JSON.stringify(form)] as const);
  await page.goto("/operator-dashboard/packages/new?part=review");
  const button = page.getByRole("button", { name: say("offers")("review.publish") });
  await loseAnswer(page, /\/publish$/, button);
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/tab=packages/);
  return title;
}

function keep([name, text]: readonly [string, string]): void {
  sessionStorage.setItem(name, text);
}

/** The server does it and the answer is lost; then both presses of one frame are one call with the first one's answer. */
async function sendTwice(page: Page, sent: Form) {
  const { call, between } = sent;
  const button = await filled(page, sent);
  const lost = await loseAnswer(page, call, button);
  await expect(button).toBeEnabled();
  if (between === "reload") await filled(page, sent);
  if (between === "back") {
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await sent.open?.(page);
  }
  const answers: Promise<unknown>[] = [];
  const hear = (answer: Response) => {
    if (isSent(answer.request().method()) && call.test(answer.url())) answers.push(answer.json());
  };
  page.on("response", hear);
  await button.evaluate(pressTwice);
  await expect.poll(() => answers.length, { message: call.source }).toBeGreaterThan(0);
  // Gone or no longer to be pressed; asking a button that is just going would wait for it.
  await expect(button.and(page.locator(":enabled"))).toHaveCount(0);
  page.off("response", hear);
  expect(await Promise.all(answers), call.source).toEqual([lost]);
  return lost;
}

/** Opened on a page that is loaded for it. Gives the button that sends it. */
async function filled(page: Page, { path, open, fill, submit }: Form): Promise<Locator> {
  // A dialog that has just closed still steps back in the history, which would take back what is opened meanwhile.
  const isClosed = (await page.getByRole("dialog").count()) === 0;
  if (isClosed) await expect.poll(() => page.evaluate("history.state?.layer ?? 0")).toBe(0);
  await page.goto(path);
  await open?.(page);
  const form = open ? page.getByRole("dialog") : page;
  await fill(form);
  return form.getByRole("button", { name: submit, exact: true });
}

/** Each tab has filled in a form of its own. */
async function sendFromTwoTabs(page: Page, form: Form): Promise<void> {
  const other = await page.context().newPage();
  const buttons = [await filled(page, form), await filled(other, form)];
  await Promise.all(buttons.map((button) => button.click()));
  for (const button of buttons) await expect(button).toBeHidden();
  await other.close();
}

/** What the answer sets is lost with it. */
async function loseAnswer(page: Page, call: RegExp, button: Locator): Promise<{ id: string }> {
  const context = page.context();
  const cookies = await context.cookies();
  let lost: { id: string } | null = null;
  await page.route(call, async (route) => {
    if (!isSent(route.request().method())) return route.fallback();
    const answer = await route.fetch();
    if (answer.ok()) lost = await answer.json();
    return route.abort();
  });
  await button.click();
  await expect.poll(() => lost, { message: call.source }).not.toBeNull();
  await page.unroute(call);
  await context.clearCookies();
  await context.addCookies(cookies);
  return lost ?? { id: "" };
}

function isSent(method: string): boolean {
  return method === "POST";
}

function pressTwice(button: { click?(): void }): void {
  button.click?.();
  button.click?.();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

async function done(answer: ReturnType<APIRequestContext["post"]>): Promise<void> {
  const given = await answer;
  expect(given.ok(), await given.text()).toBe(true);
}
