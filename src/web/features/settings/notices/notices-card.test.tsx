/** Notices, consents and looks in the settings, as their owner uses them. */
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { NoticeSettings } from "#contract/notice-settings.ts";
import type { Consent, DocumentView } from "#contract/own-records.ts";
import { json, userWith } from "../../../testing/answers.ts";
import { renderAt, toast } from "../../../testing/render-at.tsx";

const topic = { topic: "payments", app: true, push: true, mail: "now" } as const;
const settings: NoticeSettings = { topics: [topic], quiet: null, summaryAt: "08:00", timeZone: "Europe/London" };
const browsers = { publicKey: "B".repeat(87), browsers: [] };
const consent: Consent = {
  ...{
    id: "c1",
    kind: "needs_kept",
    textVersion: "2026-11",
    recipient: null,
    person: "Khadija Rahman",
    document: null,
  },
  ...{ givenAt: "2026-11-01T09:00:00.000Z", endedAt: null },
};
const look: DocumentView = {
  ...{ id: "1", at: "2026-11-19T09:00:00.000Z", viewer: "staff", name: "Nadia", reason: "decides" },
  ...{ document: "passport", person: "Yusuf Rahman" },
};

let now: NoticeSettings;
beforeEach(() => {
  now = settings;
  sessionStorage.clear();
});

function show(id: string, answers: Record<string, (body: unknown) => Response> = {}) {
  return renderAt(`/settings#${id}`, {
    user: userWith(),
    answers: {
      "GET /api/user/sessions": () => json([]),
      "GET /api/notice-settings": () => json(now),
      "GET /api/push-subscriptions": () => json(browsers),
      "GET /api/family": () => json([]),
      "GET /api/user/consents": () => json([consent]),
      "GET /api/user/document-views": () => json([look]),
      ...answers,
    },
  });
}

it("chooses a channel of a topic at once", async () => {
  const sent: unknown[] = [];
  await show("notices", {
    "PUT /api/notice-settings/topics": (body) => {
      sent.push(body);
      now = { ...settings, topics: [{ ...topic, mail: "daily" }] };
      return json(now);
    },
  });

  const mail = page.getByRole("group", { name: "Payments" }).getByLabelText("By mail");
  await mail.selectOptions("In the daily summary");

  await expect.element(mail).toHaveValue("daily");
  expect(sent).toEqual([{ choices: [{ ...topic, mail: "daily" }] }]);
});

it("saves quiet hours over midnight, and refuses those that begin when they end", async () => {
  const sent: unknown[] = [];
  await show("notices", {
    "PUT /api/notice-settings/hours": (body) => {
      sent.push(body);
      return json(settings);
    },
  });
  await page.getByLabelText("Keep quiet hours").click();
  const until = page.getByLabelText("Until");
  const save = page.getByRole("button", { name: "Save the hours" });

  await until.fill("22:00");
  await save.click();
  await expect.element(until).toHaveAccessibleDescription("Choose another time: from and until are the same.");
  await until.fill("06:30");
  await save.click();

  await expect.element(toast()).toHaveTextContent("Your hours are saved.");
  expect(sent).toEqual([{ quiet: { from: "22:00", until: "06:30" }, summaryAt: "08:00", timeZone: "Europe/London" }]);
});

it("says how to allow notices where the browser has blocked them", async () => {
  vi.stubGlobal(
    "Notification",
    Object.assign(() => undefined, { permission: "denied" }),
  );

  await show("notices");

  await expect.element(page.getByText(/Notices are blocked for this site/)).toBeVisible();
  expect(page.getByRole("button", { name: "Show notices here" }).elements()).toEqual([]);
});

it("withdraws a consent after saying what then happens", async () => {
  let list = [consent];
  await show("consents", {
    "GET /api/user/consents": () => json(list),
    "POST /api/user/consents/c1/withdraw": () => {
      list = [{ ...consent, endedAt: "2026-11-20T09:00:00.000Z" }];
      return json(list);
    },
  });

  await page.getByRole("button", { name: "Withdraw: Special needs are kept" }).click();
  await expect.element(page.getByText(/erased at once/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();

  await expect.element(page.getByText("Ended", { exact: true })).toBeVisible();
});

it("tells who has seen which document, when and why", async () => {
  await show("views");

  await expect.element(page.getByText("Staff of Rihla: Nadia")).toBeVisible();
  await expect.element(page.getByText(/To decide what our engine could not/)).toBeVisible();
});

it("gives the focus to the right that the address names", async () => {
  await renderAt("/settings?right=object", {
    user: userWith(),
    answers: { "GET /api/user/sessions": () => json([]) },
  });

  await expect.element(page.getByRole("listitem", { name: /object/i })).toHaveFocus();
});
