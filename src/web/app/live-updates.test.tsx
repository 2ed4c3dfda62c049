/** The live channel of a page: its tries, its silence, and what it does with what it hears. */
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { SESSION_ENDED } from "#contract/realtime.ts";
import { liveStore, sendLive, startLive } from "../lib/socket.ts";
import { json, refusal, stopPageLoads, userWith } from "../testing/answers.ts";
import { fakeSockets } from "../testing/fake-socket.ts";
import { renderAt } from "../testing/render-at.tsx";

/** `readyState` of a line that has ended. */
const CLOSED = 3;

afterEach(() => vi.useRealTimers());

async function show() {
  const sockets = fakeSockets();
  const asked: string[] = [];
  const counted = (path: string, value: unknown) => () => {
    asked.push(path);
    return json(value);
  };
  const answers = {
    "GET /api/notifications": counted("notifications", { notifications: [], unread: 2 }),
    "GET /api/payment/methods": () => json([]),
  };
  await renderAt("/payments", { user: userWith(), answers });
  await expect.poll(() => sockets).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
  return { sockets, asked };
}

it("connects to the own host as soon as somebody is signed in, and for visitors not at all", async () => {
  const { sockets } = await show();

  expect(sockets[0]?.url).toBe(`ws://${location.host}/ws`);
  const none = fakeSockets();
  await renderAt("/packages", { answers: { "GET /api/packages": () => json([]) } });
  expect(none).toEqual([]);
});

it("comes back five times, each time a second later, then says so and offers another try", async () => {
  const { sockets } = await show();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  for (let attempt = 1; attempt <= 5; attempt += 1) {
    sockets.at(-1)?.close();
    await vi.advanceTimersByTimeAsync(attempt * 1000 - 1);
    expect(sockets).toHaveLength(attempt);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(attempt + 1);
  }
  sockets.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();

  expect(sockets).toHaveLength(6);
  await expect.element(page.getByText(/Live updates are off/)).toBeVisible();
  await page
    .getByText(/Live updates are off/)
    .getByRole("button", { name: "Try again" })
    .click();
  expect(sockets).toHaveLength(7);
  sockets.at(-1)?.accept();
  await expect.element(page.getByText(/Live updates are off/)).not.toBeInTheDocument();
});

it("fetches the state again after every connect", async () => {
  const { sockets, asked } = await show();
  expect(asked).toHaveLength(1);

  sockets[0]?.accept();

  await expect.poll(() => asked).toHaveLength(2);
});

it("fetches nothing again that came with the page, but what the server says has changed since", async () => {
  window.takeFirstAnswer = (_, address) => (address === "mark" ? 1_764_000_000_000 : undefined);
  const { sockets, asked } = await show();
  window.takeFirstAnswer = () => undefined;
  expect(sockets[0]?.url).toBe(`ws://${location.host}/ws?since=1764000000000`);

  sockets[0]?.accept();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(1);
  sockets[0]?.say('{"type":"notification","data":{"id":null}}');

  await expect.poll(() => asked).toHaveLength(2);
});

it("says the page's mark until a line is open, and never after", async () => {
  window.takeFirstAnswer = (_, address) => (address === "mark" ? 1_764_000_000_000 : undefined);
  const { sockets, asked } = await show();
  window.takeFirstAnswer = () => undefined;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  sockets[0]?.close();
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1]?.accept();
  sockets[1]?.close();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  sockets[2]?.accept();

  expect(sockets.map(({ url }) => url.split("/ws")[1])).toEqual(["?since=1764000000000", "?since=1764000000000", ""]);
  await expect.poll(() => asked).toHaveLength(2);
});

it("hears of a change while the first answer is still on its way, and takes the newer one", async () => {
  const sockets = fakeSockets();
  let answerFirst = (_: Response) => {};
  const first = new Promise<Response>((resolve) => {
    answerFirst = resolve;
  });
  let asked = 0;
  const answer = () => {
    asked += 1;
    return asked === 1 ? first : json({ notifications: [], unread: 2 });
  };
  await renderAt("/payments", { user: userWith(), answers: { "GET /api/notifications": answer } });
  await expect.poll(() => sockets).toHaveLength(1);

  sockets[0]?.say('{"type":"notification"}');
  answerFirst(json({ notifications: [], unread: 0 }));

  await expect.element(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
});

it("only logs what it cannot read, and passes over what it does not know", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { sockets, asked } = await show();
  sockets[0]?.accept();
  await expect.poll(() => asked).toHaveLength(2);

  for (const text of ["{", "null", '"x"', '{"type":"unheard_of"}']) sockets[0]?.say(text);

  expect(logged).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

it("logs that the line failed, once, and comes back as after any other end", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { sockets } = await show();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  sockets[0]?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  // The line that was left says nothing any more.
  sockets[0]?.onerror?.({ type: "error" });

  expect(logged).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(2);
});

it("warns when something is sent while it is not connected, and sends it once it is", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { sockets } = await show();
  sendLive("subscribe_places", { userId: "1", windowId: "w" });
  expect(warned).toHaveBeenCalledOnce();

  sockets[0]?.accept();
  sendLive("subscribe_places", { userId: "1", windowId: "w" });

  const [text = ""] = sockets[0]?.sent ?? [];
  expect(JSON.parse(text)).toEqual({
    ...{ type: "subscribe_places", userId: "1", windowId: "w" },
    timestamp: expect.any(String),
  });
});

it("leads to signing in when the session was ended on another device", async () => {
  const sockets = fakeSockets();
  let isSignedIn = true;
  const signedOut = () => refusal("not_signed_in", "You are not signed in.");
  const { router } = await renderAt("/payments", {
    user: userWith(),
    answers: {
      "GET /api/user": () => (isSignedIn ? json(userWith()) : signedOut()),
      "GET /api/notifications": () => (isSignedIn ? json({ notifications: [], unread: 1 }) : signedOut()),
    },
  });
  await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();

  isSignedIn = false;
  sockets[0]?.close(SESSION_ENDED);

  await expect.element(page.getByText(/Your session has ended/)).toBeVisible();
  expect(router.state.location.search).toBe("?next=%2Fpayments&ended=1");
});

it("calls no session ended that is signed out here, however soon the server says so", async () => {
  await page.viewport(1280, 800);
  const sockets = fakeSockets();
  const loads = stopPageLoads();
  const signedOut = () => refusal("not_signed_in", "You are not signed in.");
  let answer = (_: Response) => {};
  const logout = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let isSignedIn = true;
  const { router } = await renderAt("/dashboard", {
    user: userWith(),
    answers: {
      "GET /api/user": () => (isSignedIn ? json(userWith()) : signedOut()),
      "GET /api/notifications": () => (isSignedIn ? json({ notifications: [], unread: 1 }) : signedOut()),
      "POST /api/logout": () => logout,
    },
  });
  await page.getByRole("button", { name: "Account of Amina" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();

  isSignedIn = false;
  sockets[0]?.close(SESSION_ENDED);
  await new Promise((done) => setTimeout(done, 300));
  answer(new Response(null, { status: 204 }));

  await expect.poll(() => loads).toEqual(["/"]);
  expect(router.state.location.pathname).toBe("/dashboard");
});

it("calls no session ended that goes with its account, however soon the server says so", async () => {
  await page.viewport(1280, 800);
  const sockets = fakeSockets();
  const loads = stopPageLoads();
  const signedOut = () => refusal("not_signed_in", "You are not signed in.");
  let answer = (_: Response) => {};
  const erased = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let isSignedIn = true;
  const { router } = await renderAt("/settings", {
    user: userWith(),
    answers: {
      "GET /api/user": () => (isSignedIn ? json(userWith()) : signedOut()),
      "GET /api/notifications": () => (isSignedIn ? json({ notifications: [], unread: 1 }) : signedOut()),
      "GET /api/user/erasure": () => json({ standing: [], keptBookings: 0, hasCustomers: false }),
      "DELETE /api/user": () => erased,
    },
  });
  await page.getByRole("button", { name: "Erase my account" }).click();
  await page.getByLabelText("Your password", { exact: true }).fill("right");
  await page.getByRole("button", { name: "Erase for good" }).click();

  isSignedIn = false;
  sockets.at(-1)?.close(SESSION_ENDED);
  await new Promise((done) => setTimeout(done, 300));
  answer(new Response(null, { status: 204 }));

  await expect.poll(() => loads).toEqual(["/"]);
  expect(router.state.location.pathname).toBe("/settings");
});

it("leaves neither a line nor a try behind when its page is left", async () => {
  const { sockets } = await show();
  sockets[0]?.accept();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  await cleanup();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(sockets[0]?.readyState).toBe(CLOSED);
  expect(sockets).toHaveLength(1);
});

it("drops the try that it waits for when another page takes the line", async () => {
  const { sockets } = await show();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sockets[0]?.close();

  const leave = startLive({ changed: () => undefined, unsure: () => undefined });
  sockets.at(-1)?.accept();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(liveStore.snapshot()).toBe("on");
  expect(sockets).toHaveLength(2);
  leave();
});
