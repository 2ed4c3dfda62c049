/** The settings as their owner uses them. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { beforePaint, INSTALL_OFFER } from "../../lib/device/before-paint.ts";
import { json, refusal, stopPageLoads, userWith } from "../../testing/answers.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";
import type { OpenSession } from "./queries.ts";

beforeEach(() => sessionStorage.clear());

const session = (changes: Partial<OpenSession>): OpenSession => ({
  id: "s1",
  browser: "firefox",
  system: "linux",
  createdAt: "2026-11-20T09:00:00.000Z",
  lastUsedAt: "2026-11-20T10:00:00.000Z",
  current: true,
  ...changes,
});

const empty = () => new Response(null, { status: 204 });

function show(answers: Parameters<typeof renderAt>[1] = {}) {
  return renderAt("/settings", {
    user: userWith(),
    ...answers,
    answers: {
      "GET /api/user/sessions": () => json([session({})]),
      "GET /api/user/second-factor": () => json({ onSince: null, recoveryCodesLeft: 0 }),
      ...answers.answers,
    },
  });
}

it("saves the profile, and the header knows the new name at once", async () => {
  const sent: unknown[] = [];
  await show({
    answers: {
      "PATCH /api/user": (body) => {
        sent.push(body);
        return json(userWith({ firstName: "Khadija", countryOfResidence: "GB" }));
      },
    },
  });

  await page.getByLabelText("First name").fill("Khadija");
  await page.getByLabelText("Country of residence").selectOptions("United Kingdom");
  await page.getByRole("button", { name: "Save the profile" }).click();

  await expect.element(toast()).toHaveTextContent("Your profile is saved.");
  await expect.element(page.getByRole("button", { name: "Account of Khadija" })).toBeVisible();
  expect(sent).toEqual([{ firstName: "Khadija", lastName: "Rahman", countryOfResidence: "GB" }]);
  expect(sessionStorage.length).toBe(0);
});

it("leads to signing in when the session has ended, says why, and keeps what was typed", async () => {
  let isSignedIn = true;
  const ended = () => {
    isSignedIn = false;
    return refusal("not_signed_in", "You are not signed in.");
  };
  const user = () => (isSignedIn ? json(userWith()) : ended());
  const { router } = await show({ answers: { "PATCH /api/user": ended, "GET /api/user": user } });
  await page.getByLabelText("Last name").fill("Rahman-Noor");
  await page.getByRole("button", { name: "Save the profile" }).click();

  await expect.element(page.getByText("Your session has ended. Sign in to go on where you were.")).toBeVisible();
  expect(router.state.location.search).toContain("next=%2Fsettings");

  await show();
  await expect.element(page.getByText("What you had typed is still here. It is not saved yet.")).toBeVisible();
  await expect.element(page.getByLabelText("Last name")).toHaveValue("Rahman-Noor");
});

it("shows nothing that another person had typed", async () => {
  sessionStorage.setItem("rihla.draft.2.profile", JSON.stringify({ lastName: "Somebody" }));

  await show();

  await expect.element(page.getByLabelText("Last name")).toHaveValue("Rahman");
});

it("says that the address is not confirmed and sends the link again", async () => {
  await show({ user: userWith({ emailVerified: false }), answers: { "POST /api/email-verification": empty } });

  await page.getByRole("button", { name: "Send the link again" }).click();

  await expect.element(page.getByText("The link is on its way. It works for two days.")).toBeVisible();
});

it("asks for another address with the password, says what was refused at its field, and that a link is on its way", async () => {
  const wrong = "This is not your present password.";
  const sent: unknown[] = [];
  await show({
    answers: {
      "POST /api/user/email": (body) => {
        sent.push(body);
        return sent.length === 1 ? refusal("wrong_password", wrong, { password: wrong }) : empty();
      },
    },
  });

  await page.getByRole("button", { name: "Change the address" }).click();
  await page.getByLabelText("New email address").fill("noor@example.org");
  const form = page.getByRole("button", { name: "Send the link", exact: true });
  await page.getByLabelText("Present password").first().fill("Labbayk-1448");
  await form.click();
  await expect.element(page.getByText(wrong)).toBeVisible();
  await form.click();

  await expect.element(page.getByText(/A link is on its way to noor@example.org/)).toBeVisible();
  expect(sent.at(-1)).toEqual({ email: "noor@example.org", password: "Labbayk-1448" });
});

it("changes the password, and shows a wrong present one at its field", async () => {
  const sentence = "This is not your present password.";
  let tries = 0;
  await show({
    answers: {
      "POST /api/user/password": () => {
        tries += 1;
        return tries === 1 ? refusal("wrong_password", sentence, { currentPassword: sentence }) : empty();
      },
    },
  });
  const current = page.getByLabelText("Present password", { exact: true });
  await current.fill("wrong");
  await page.getByLabelText("New password", { exact: true }).fill("a better one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect.element(current).toHaveAccessibleDescription(sentence);

  await current.fill("right");
  await page.getByRole("button", { name: "Change the password" }).click();

  await expect.element(toast()).toHaveTextContent("Your password is changed. All other devices were signed out.");
  await expect.element(current).toHaveValue("");
});

it("lists the devices and signs another one out", async () => {
  const sentence = "This is not your present password.";
  let open = [session({}), session({ id: "s2", browser: "safari", system: "ios", current: false })];
  await show({
    answers: {
      "GET /api/user/sessions": () => json(open),
      "DELETE /api/user/sessions/s2": (body) => {
        if (JSON.stringify(body) !== JSON.stringify({ password: "mine" }))
          return refusal("wrong_password", sentence, { password: sentence });
        open = open.slice(0, 1);
        return empty();
      },
    },
  });
  await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
  // Of the one that reads this, which is in use now, no time of its last use is told.
  expect(page.getByText(/last used/).elements()).toHaveLength(1);

  await page.getByRole("button", { name: "Sign out: Safari on iOS" }).click();
  const password = page.getByLabelText("Present password", { exact: true }).last();
  await expect.element(password).toHaveFocus();
  await password.fill("a guess");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.element(password).toHaveAccessibleDescription(sentence);
  await password.fill("mine");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();

  await expect.element(page.getByText("Safari on iOS")).not.toBeInTheDocument();
});

it("of a shared demonstration account offers language and appearance alone", async () => {
  await show({ user: userWith({ demo: true }) });

  await expect.element(page.getByText(/only the language and the appearance/)).toBeVisible();
  await expect.element(page.getByLabelText("Language")).toBeVisible();
  expect(page.getByRole("button", { name: "Save the profile" }).elements()).toEqual([]);
});

it("leads to the right that the address names, each with its own button", async () => {
  await renderAt("/settings?right=restrict", {
    user: userWith(),
    answers: { "GET /api/user/sessions": () => json([session({})]) },
  });

  await expect.element(page.getByRole("button", { name: "Ask for a pause" })).toBeInViewport();
  for (const name of ["Ask for a correction", "Erase my account", "Object"])
    await expect.element(page.getByRole("button", { name, exact: true })).toBeInTheDocument();
  for (const [name, form] of [
    ["Download my data", "zip"],
    ["Download as JSON", "json"],
  ] as const)
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", `/api/user/export?form=${form}`);
});

it("sends a wish and shows its reference", async () => {
  const sent: unknown[] = [];
  await show({
    answers: {
      "POST /api/user/privacy-requests": (body) => {
        sent.push(body);
        return json({ reference: "C-1009", dueAt: "2026-11-22T09:00:00.000Z" }, 201);
      },
    },
  });

  await page.getByRole("button", { name: "Object", exact: true }).click();
  await page.getByLabelText("What do you wish for?").fill("No statistics, please.");
  await page.getByRole("button", { name: "Send", exact: true }).click();

  await expect.element(page.getByText(/Reference C-1009/)).toBeVisible();
  expect(sent).toEqual([{ right: "object", message: "No statistics, please." }]);
});

it("erases nothing while a booking stands, and says which", async () => {
  const standing = [{ id: "b1", reference: "RH-7" }];
  await show({
    answers: { "GET /api/user/erasure": () => json({ standing, keptBookings: 1, hasCustomers: false }) },
  });

  await page.getByRole("button", { name: "Erase my account" }).click();

  await expect.element(page.getByText("A booking still stands: RH-7.", { exact: false })).toBeVisible();
  expect(page.getByRole("button", { name: "Erase for good" }).elements()).toEqual([]);
});

it("erases the account with the password, and leaves by a full load", async () => {
  const loads = stopPageLoads();
  const sentence = "This is not your present password.";
  let tries = 0;
  await show({
    answers: {
      "GET /api/user/erasure": () => json({ standing: [], keptBookings: 2, hasCustomers: false }),
      "DELETE /api/user": () => {
        tries += 1;
        return tries === 1 ? refusal("wrong_password", sentence, { password: sentence }) : empty();
      },
    },
  });

  await page.getByRole("button", { name: "Erase my account" }).click();
  await expect.element(page.getByText("2 past or cancelled bookings", { exact: false })).toBeVisible();
  await page.getByLabelText("Your password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect.element(page.getByLabelText("Your password", { exact: true })).toHaveAccessibleDescription(sentence);
  await page.getByLabelText("Your password", { exact: true }).fill("right");
  await page.getByRole("button", { name: "Erase for good" }).click();

  await expect.poll(() => loads).toEqual(["/"]);
});

it("turns the page into the chosen language", async () => {
  const answers = { "PATCH /api/user": () => json(userWith({ preferredLanguage: "ar" })) };
  await show({ answers });

  await page.getByLabelText("Language").selectOptions("العربية");

  await expect.element(page.getByRole("heading", { name: "الإعدادات" })).toBeVisible();
  expect(document.documentElement.dir).toBe("rtl");
  document.cookie = "lang=en; Path=/";
  await expect.poll(() => document.cookie).toContain("lang=en");
});

it("offers to install what the browser offered before anybody asked, once", async () => {
  let asked = 0;
  beforePaint({ translated: ["en"], rightToLeft: [], looks: [], installOffer: INSTALL_OFFER });
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(Object.assign(offer, { prompt: async () => (asked += 1) }));
  await show();

  expect(offer.defaultPrevented).toBe(true);
  await page.getByRole("button", { name: "Install on this device" }).click();

  expect(asked).toBe(1);
  await expect.element(page.getByRole("button", { name: "Install on this device" })).not.toBeInTheDocument();
});
