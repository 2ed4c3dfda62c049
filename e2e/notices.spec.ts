/** Subscribed at the timeline, told on the lock screen and by mail, unsubscribed by the mail's link; and quiet at night. */
import { type APIRequestContext, type BrowserContext, expect, test } from "@playwright/test";
import { linkIn, mailsTo } from "../test/outbox.ts";
import { type PushBrowser, type PushStandIn, pushStandIn } from "../test/push-service.ts";
import { checkPage } from "./support/check-page.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const PHONE: Screen = { language: "en", width: 390 };

let service: PushStandIn;
test.beforeAll(async () => {
  service = await pushStandIn(Number(new URL(process.env.E2E_PUSH_SERVICE ?? "").port));
});
test.afterAll(() => service.close());

/** The makers' push services are out of reach here: the browser's subscription comes from the service of this test. */
async function withPush(context: BrowserContext): Promise<PushBrowser> {
  const { publicKey } = await (await context.request.get("/api/push-subscriptions")).json();
  const browser = service.browser(publicKey);
  await context.addInitScript({
    content: `
      const made = ${JSON.stringify(browser.subscription)};
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
      const subscription = { toJSON: () => made, unsubscribe: async () => true };
      const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
      const registration = { pushManager, getNotifications: async () => [] };
      const container = { ready: Promise.resolve(registration), register: async () => registration, getRegistration: async () => registration };
      Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => container });
    `,
  });
  return browser;
}

/** Somebody new; their address for mail. */
async function registered(context: BrowserContext): Promise<string> {
  const username = `noticed-${Date.now()}`;
  const email = `${username}@example.org`;
  const names = { firstName: "Maryam", lastName: "Siddiqui" };
  const body = { ...names, username, password: "a good long one", email, role: "pilgrim" };
  expect((await context.request.post("/api/register", { data: body })).ok()).toBe(true);
  return email;
}

/** A question of the pilgrim's, answered by the operator of the package. */
async function answered(asker: APIRequestContext, operator: APIRequestContext, packageId: string, question: string) {
  const asked = await asker.post(`/api/packages/${packageId}/enquiries`, { data: { question, isPublic: false } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const waiting: { id: string; question: string }[] = await (await operator.get("/api/operator/enquiries")).json();
  const id = waiting.find((one) => one.question === question)?.id;
  expect((await operator.post(`/api/enquiries/${id}/answer`, { data: { answer: "Yes, it does." } })).ok()).toBe(true);
}

test("a pilgrim subscribes, is told, and unsubscribes by the link of a mail without signing in", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const t = words(PHONE.language)("notices");
  const address = baseURL ?? "";
  const context = await visitor(browser, address, PHONE);
  const email = await registered(context);
  const pushes = await withPush(context);
  const operator = (await demoUser(browser, address, PHONE, "operator_demo")).request;
  const [offer] = await (await operator.get("/api/packages/mine")).json();
  const page = await context.newPage();

  await page.goto("/settings#notices");
  await page.getByRole("button", { name: t("browsers.turnOn") }).click();
  await expect(page.getByText(t("browsers.on"), { exact: true })).toBeVisible();
  await checkPage(page);
  await answered(context.request, operator, offer.id, "Does the coach stop at Quba on the way?");
  await expect
    .poll(() => pushes.shown.map(({ title }) => title), { timeout: 15_000 })
    .toEqual(["Reviews, questions and problems"]);
  await page.getByRole("button", { name: t("browsers.turnOff") }).click();
  await expect(page.getByRole("button", { name: t("browsers.turnOn") })).toBeVisible();

  await answered(context.request, operator, offer.id, "Is breakfast served before the morning prayer?");
  const link = async () => linkIn(await mailsTo(process.env.E2E_OUTBOX ?? "", email), "/unsubscribe/");
  await expect.poll(() => link().catch(() => ""), { timeout: 15_000 }).toContain("/unsubscribe/");
  const stranger = await (await visitor(browser, address, PHONE)).newPage();
  await stranger.goto(await link());
  await checkPage(stranger);
  await stranger.getByRole("button", { name: t("unsubscribe.submit") }).click();
  await expect(stranger.getByRole("status").filter({ hasText: "No more mails" })).toBeVisible();

  await page.reload();
  const topic = page.getByRole("group", { name: t("topics.voices.title") });
  await expect(topic.getByLabel(t("channels.mail"))).toHaveValue("off");
  await page.getByLabel(t("hours.quiet")).check();
  await page.getByLabel(t("hours.until")).fill("22:00");
  await expect(page.getByText(t("hours.same"))).toBeVisible();
  await page.getByLabel(t("hours.until")).fill("06:30");
  await page.getByRole("button", { name: t("hours.save") }).click();
  await expect(page.getByText(t("hours.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t("hours.until"))).toHaveValue("06:30");

  await page.goto("/dashboard#timeline");
  await page.getByRole("button", { name: t("subscribe.off"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("subscribe.off"), exact: true })
    .click();
  await expect(page.getByRole("button", { name: t("subscribe.on"), exact: true })).toBeVisible();
  await context.close();
});
