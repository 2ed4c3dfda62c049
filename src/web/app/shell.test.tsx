/** The shell: who sees which page, the six tabs, signing out. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { json, refusal, stopPageLoads, userWith } from "../testing/answers.ts";
import { renderAt, toast } from "../testing/render-at.tsx";

it("sends a visitor to sign in and remembers the way back", async () => {
  const { router } = await renderAt("/documents?tab=status");

  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(router.state.location.search).toBe("?next=%2Fdocuments%3Ftab%3Dstatus");
});

it("sends a wrong role to its own dashboard with a word of why", async () => {
  const { router } = await renderAt("/operator-dashboard", { user: userWith() });

  await expect
    .element(page.getByText("That page is for another kind of account. This is your own dashboard."))
    .toBeVisible();
  expect(router.state.location.pathname).toBe("/dashboard");
});

it("keeps an operator off the pilgrims' dashboard", async () => {
  const { router } = await renderAt("/dashboard", { user: userWith({ role: "operator" }) });

  await expect
    .element(page.getByText("That page is for another kind of account. This is your business center."))
    .toBeVisible();
  expect(router.state.location.pathname).toBe("/operator-dashboard");
});

it("has six tabs, marks the current one and takes Dashboard on without a reload", async () => {
  await page.viewport(1280, 800);
  const loads = stopPageLoads();
  const { router } = await renderAt("/queue", { user: userWith() });
  const tabs = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");

  await expect.element(tabs.nth(3)).toHaveAttribute("aria-current", "page");
  expect(tabs.elements().map((tab) => tab.getAttribute("href"))).toEqual([
    "/",
    "/documents",
    "/packages",
    "/queue",
    "/family",
    "/payments",
  ]);
  await tabs.first().click();

  await expect.poll(() => router.state.location.pathname).toBe("/dashboard");
  await expect.element(tabs.first()).toHaveAttribute("aria-current", "page");
  expect(loads).toEqual([]);
});

it("names the window after the screen, whatever it was called before", async () => {
  document.title = "Hajj packages of licensed operators · Rihla";
  const { router } = await renderAt("/queue", { user: userWith() });

  await expect.poll(() => document.title).toBe("Smart Queue Intelligence Dashboard · Rihla");
  await router.navigate("/payments");

  await expect.poll(() => document.title).toBe("Payment optimisation centre · Rihla");
});

it("asks whoever opens a desk for a stronger password once, and says on the page what is missing", async () => {
  const refused = () => refusal("stronger_key_needed", "Choose a stronger password first.");
  await renderAt("/staff", {
    user: userWith({ role: "staff" }),
    answers: { "GET /api/staff/licences": refused, "GET /api/staff/licences/ending": refused },
  });
  const dialog = page.getByRole("dialog", { name: "First choose a stronger password" });

  await dialog.getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByText("Choose a stronger password first.").first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it("asks over the dialog for what its own call is refused for", async () => {
  const isConfirmed: boolean[] = [];
  await renderAt("/staff", {
    user: userWith({ role: "staff" }),
    answers: {
      "GET /api/staff/licences": () => refusal("stronger_key_needed", "Choose a stronger password first."),
      "POST /api/user/passkeys/challenge": () =>
        isConfirmed.length === 0
          ? refusal("address_unconfirmed", "Confirm your email address first.")
          : refusal("too_many_passkeys", "There are ten already."),
    },
  });
  const dialog = page.getByRole("dialog", { name: "First choose a stronger password" });
  const over = page.getByRole("dialog", { name: "First confirm your email address" });

  await dialog.getByRole("button", { name: "Make a passkey instead" }).click();
  await dialog.getByLabelText("Present password").fill("1");
  await dialog.getByRole("button", { name: "Make a passkey instead" }).click();
  await expect.element(over).toBeVisible();
  isConfirmed.push(true);
  await over.getByRole("button", { name: "I have confirmed: go on" }).click();

  await expect.element(dialog.getByText("There are ten already.")).toBeVisible();
  await expect.element(over).not.toBeInTheDocument();
});

it("says on every page from when on a desk wants a second step, and leads there when the desk asks for it", async () => {
  const asked = () => refusal("second_factor_due", "Your desk asks for a second step.");
  const user = userWith({ role: "staff", secondFactorDue: "2026-12-04T12:00:00.000Z" });
  const { router } = await renderAt("/staff", {
    user,
    answers: { "GET /api/staff/licences": asked, "GET /api/staff/licences/ending": asked },
  });
  const dialog = page.getByRole("dialog", { name: "First set up a second step" });

  await expect.element(page.getByText("your desk opens only with two-step sign-in", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Set it up" }).click();

  await expect.poll(() => router.state.location.pathname + router.state.location.hash).toBe("/settings#second-factor");
  await expect.element(dialog).not.toBeInTheDocument();
});

const STAFF_ANSWERS = {
  "GET /api/staff/licences": () => json([]),
  "GET /api/staff/licences/ending": () => json([]),
  "GET /api/staff/documents": () => json([]),
  "GET /api/staff/messages": () => json([]),
};
const DESK = ["/staff?tab=licences", "/staff?tab=documents", "/staff?tab=messages", "/staff?tab=record"];
const addresses = (links: Element[]) => links.map((link) => link.getAttribute("href"));

it("leads staff through the parts of their desk, from every page, instead of a pilgrim's tabs", async () => {
  await page.viewport(1280, 800);
  const answers = { ...STAFF_ANSWERS, "GET /api/packages": () => json([]) };
  await renderAt("/packages", { user: userWith({ role: "staff" }), answers });
  const tabs = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");

  await expect.element(tabs.first()).toBeVisible();
  expect(addresses(tabs.elements())).toEqual(DESK);
  await tabs.nth(2).click();

  await expect.element(page.getByRole("tab", { name: /Contact inbox/ })).toHaveAttribute("aria-selected", "true");
  await expect.element(tabs.nth(2)).toHaveAttribute("aria-current", "page");
});

it("leads staff through their desk on a phone too, in the bottom bar and the menu", async () => {
  await page.viewport(390, 844);
  await renderAt("/staff", { user: userWith({ role: "staff" }), answers: STAFF_ANSWERS });
  const bar = page.getByRole("navigation", { name: "Most used places" }).getByRole("link");

  await expect.element(bar.first()).toHaveAttribute("aria-current", "page");
  expect(addresses(bar.elements())).toEqual(DESK);
  await page.getByRole("button", { name: "Menu" }).click();

  const menu = page.getByRole("dialog").getByRole("link");
  await expect.element(menu.first()).toBeVisible();
  expect(addresses(menu.elements())).toEqual([...DESK, "/hajj", "/prayer", "/settings"]);
});

const BUSINESS = [
  "/operator-dashboard",
  "/operator-dashboard?tab=packages",
  "/operator-dashboard?tab=bookings&by=customer",
  "/operator-dashboard?tab=analytics",
  "/contact",
  "/operator-dashboard/settings",
];

it("leads an operator through the places of the business, from every page, instead of a pilgrim's tabs", async () => {
  await page.viewport(1280, 800);
  const answers = { "GET /api/packages": () => json([]) };
  const { router } = await renderAt("/packages", { user: userWith({ role: "operator" }), answers });
  const tabs = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");

  await expect.element(tabs.first()).toBeVisible();
  expect(addresses(tabs.elements())).toEqual(BUSINESS);
  await tabs.first().click();

  await expect.poll(() => router.state.location.pathname).toBe("/operator-dashboard");
  await expect.element(tabs.first()).toHaveAttribute("aria-current", "page");
});

it("gives an operator on a phone the same places, without a journey or papers of their own", async () => {
  await page.viewport(390, 844);
  const answers = { "GET /api/packages": () => json([]) };
  await renderAt("/packages", { user: userWith({ role: "operator" }), answers });
  const bar = page.getByRole("navigation", { name: "Most used places" }).getByRole("link");

  await expect.element(bar.first()).toBeVisible();
  expect(addresses(bar.elements())).toEqual(BUSINESS.slice(0, 4));
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();

  const menu = page.getByRole("dialog").getByRole("link");
  await expect.element(menu.first()).toBeVisible();
  expect(addresses(menu.elements())).toEqual([...BUSINESS, "/packages", "/assistant", "/hajj", "/prayer"]);
});

it("draws SPEC's not-found screen for unknown paths", async () => {
  await renderAt("/nowhere/at/all");

  await expect.element(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect.element(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

it("leaves the landing page to a full load, because it is a static page", async () => {
  await page.viewport(1280, 800);
  const loads = stopPageLoads();
  await renderAt("/nowhere/at/all");

  await page.getByRole("link", { name: "Rihla, home page" }).click();

  await expect.poll(() => loads).toEqual(["/"]);
});

it("takes whoever is signed in from the landing page to the dashboard", async () => {
  const { router } = await renderAt("/", { user: userWith({ role: "operator" }) });

  await expect.poll(() => router.state.location.pathname).toBe("/operator-dashboard");
});

/** SPEC §4, whose readings differ by screen: the two dashboards lead home with a farewell, the shared header elsewhere to signing in. */
const WAYS_OUT = [
  { from: "/dashboard", role: "pilgrim", to: "/", farewell: true },
  { from: "/staff", role: "staff", to: "/", farewell: true },
  { from: "/operator-dashboard", role: "operator", to: "/", farewell: true },
  { from: "/documents", role: "pilgrim", to: "/auth", farewell: false },
  { from: "/packages", role: "pilgrim", to: "/auth", farewell: false },
  { from: "/packages", role: "operator", to: "/auth", farewell: false },
  { from: "/queue", role: "pilgrim", to: "/auth", farewell: false },
  { from: "/family", role: "pilgrim", to: "/auth", farewell: false },
  { from: "/payments", role: "pilgrim", to: "/auth", farewell: false },
  { from: "/bookings/b1", role: "pilgrim", to: "/auth", farewell: false },
] as const;

it.each(WAYS_OUT)("signs a $role out from $from to $to", async ({ from, role, to, farewell }) => {
  await page.viewport(1280, 800);
  sessionStorage.clear();
  const loads = stopPageLoads();
  await renderAt(from, {
    user: userWith({ role }),
    answers: { "POST /api/logout": () => new Response(null, { status: 204 }) },
  });

  await page.getByRole("button", { name: "Account of Amina" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();

  await expect.poll(() => loads).toEqual([to]);
  const carried: unknown = JSON.parse(sessionStorage.getItem("rihla.toast") ?? "null");
  expect(carried).toEqual(farewell ? { title: "Logged out successfully", description: "See you next time!" } : null);
});

it.each([
  { from: "/dashboard", role: "pilgrim" },
  { from: "/operator-dashboard", role: "operator" },
  { from: "/queue", role: "pilgrim" },
] as const)("says at $from when signing out failed, and stays", async ({ from, role }) => {
  await page.viewport(1280, 800);
  const loads = stopPageLoads();
  const answers = { "POST /api/logout": () => refusal("unavailable", "The server is restarting.") };
  await renderAt(from, { user: userWith({ role }), answers });

  await page.getByRole("button", { name: "Account of Amina" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();

  await expect.element(toast()).toHaveTextContent("Logout failed503: The server is restarting.");
  expect(loads).toEqual([]);
});

it("reaches everything from the slide-out menu on a phone", async () => {
  await page.viewport(390, 844);
  const { router } = await renderAt("/queue", { user: userWith() });

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Family" }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/family");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("gives the focus back to the menu's button when the menu is closed by Esc", async () => {
  await page.viewport(390, 844);
  await renderAt("/queue", { user: userWith() });
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();

  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it("says on every page of a suspended business what it may not do, and where to write", async () => {
  await renderAt("/operator-dashboard/settings", { user: userWith({ role: "operator", businessStopped: true }) });

  await expect.element(page.getByText("Your business is suspended.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
});
