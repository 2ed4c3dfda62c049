/** The bell, its panel, and the live channel behind it. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Notification } from "#contract/notifications.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { fakeSockets } from "../../testing/fake-socket.ts";
import { renderAt } from "../../testing/render-at.tsx";

const approved: Notification = {
  id: "n1",
  kind: "booking_approved",
  params: { reference: "RH-7", package: "Comfort", seats: 2, hours: 48 },
  link: "/queue",
  at: "2026-11-20T10:00:00.000Z",
  read: false,
  settledBy: null,
};
const welcome: Notification = {
  ...approved,
  id: "n2",
  kind: "welcome_pilgrim",
  params: {},
  link: null,
  read: true,
  settledBy: null,
};

const listOf = (...notifications: Notification[]) => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
});

it("says how many are unread, lists them, and reads one by following it", async () => {
  const read: unknown[] = [];
  let list = listOf(approved, welcome);
  const { router } = await renderAt("/family", {
    user: userWith(),
    answers: {
      "GET /api/notifications": () => json(list),
      "POST /api/notifications/read": (body) => {
        read.push(body);
        list = listOf({ ...approved, read: true }, welcome);
        return json({ unread: 0 });
      },
    },
  });

  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expect.element(page.getByText("Comfort, 2 seats. Open the booking to see what comes next.")).toBeVisible();
  await page.getByRole("link", { name: /The operator has confirmed booking RH-7/ }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/queue");
  await expect.element(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  expect(read).toEqual([{ ids: ["n1"] }]);
});

it("opens and closes by keyboard and reads all at once", async () => {
  const read: unknown[] = [];
  await renderAt("/family", {
    user: userWith(),
    answers: {
      "GET /api/notifications": () => json(read.length === 0 ? listOf(approved) : listOf({ ...approved, read: true })),
      "POST /api/notifications/read": (body) => {
        read.push(body);
        return json({ unread: 0 });
      },
    },
  });
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect.element(bell).toHaveAccessibleName("Notifications, 1 unread");

  bell.element().focus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await expect.poll(() => read).toEqual([{ all: true }]);
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("heading", { name: /^Notifications/ })).not.toBeInTheDocument();
});

it("takes the mark back where reading was refused", async () => {
  let asked = 0;
  await renderAt("/family", {
    user: userWith(),
    answers: {
      "GET /api/notifications": () => {
        asked += 1;
        return json(listOf(approved));
      },
      "POST /api/notifications/read": () => refusal("unavailable", "The server is restarting."),
    },
  });

  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("button", { name: "Mark all as read" }).click();

  await expect.poll(() => asked).toBe(2);
  await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
});

it("says that the list could not be had, and asks for it again", async () => {
  let isDown = true;
  const list = () => (isDown ? refusal("unavailable", "The server is restarting.") : json(listOf(welcome)));
  await renderAt("/family", { user: userWith(), answers: { "GET /api/notifications": list } });

  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  await expect.element(page.getByText("The server is restarting.")).toBeVisible();
  expect(page.getByText("No notifications yet").elements()).toEqual([]);
  isDown = false;
  await page.getByRole("alert").filter({ hasText: "The server is restarting." }).getByRole("button").click();

  await expect.element(page.getByText(/Welcome/)).toBeVisible();
});

it("is offered to the signed-in alone", async () => {
  await renderAt("/packages", { answers: { "GET /api/packages": () => json([]) } });

  await expect.element(page.getByRole("link", { name: "LOGIN" }).first()).toBeInTheDocument();
  expect(page.getByRole("button", { name: /^Notifications/ }).elements()).toEqual([]);
});

it("counts anew when the live channel says that something came", async () => {
  const sockets = fakeSockets();
  let list = listOf(welcome);
  await renderAt("/family", { user: userWith(), answers: { "GET /api/notifications": () => json(list) } });
  await expect.element(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expect.poll(() => sockets.at(-1)).toBeDefined();
  sockets.at(-1)?.accept();

  list = listOf(approved, welcome);
  sockets.at(-1)?.say(JSON.stringify({ type: "notification", data: { id: "n1" } }));

  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expect.element(page.getByText("Live", { exact: true })).toBeVisible();
});
