/** What people do who have forgotten their password or follow a link of a mail. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

/** Where signing in leads back to the link. */
const VERIFY_SIGNED_IN = "/auth?next=%2Fauth%2Fverify";

const empty = () => new Response(null, { status: 204 });

it("leads from the sign-in form to asking for a link, whose answer tells nobody who has an account", async () => {
  const sent: unknown[] = [];
  const answers = {
    "POST /api/password-reset": (body: unknown) => {
      sent.push(body);
      return empty();
    },
  };
  await renderAt("/auth", { answers });

  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  // The form before it has a field of the same name, and stays until this one has come.
  await expect.element(page.getByRole("heading", { name: "A new password" })).toBeVisible();
  await page.getByLabelText("Username or email").fill("amina");
  await page.getByRole("button", { name: "Send the link" }).click();

  await expect.element(page.getByText(/If there is such an account, its mail is on the way/)).toBeVisible();
  expect(sent).toEqual([{ usernameOrEmail: "amina" }]);
});

it("knows /auth/forgot as an address too", async () => {
  await renderAt("/auth/forgot");

  await expect.element(page.getByRole("heading", { name: "A new password" })).toBeVisible();
});

it("sets a new password and leads to signing in", async () => {
  const sent: unknown[] = [];
  const answers = {
    "POST /api/password-reset/new": (body: unknown) => {
      sent.push(body);
      return empty();
    },
  };
  await renderAt("/auth/reset#t-1", { answers });

  await page.getByLabelText("New password", { exact: true }).fill("one two three");
  await page.getByRole("button", { name: "Save the password" }).click();

  await expect.element(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth");
  expect(sent).toEqual([{ token: "t-1", password: "one two three" }]);
});

it("says why a link does not work and offers a new one", async () => {
  const answers = { "POST /api/password-reset/new": () => refusal("link_used", "This link has been used already.") };
  await renderAt("/auth/reset#t-1", { answers });

  await page.getByLabelText("New password", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Save the password" }).click();

  await expect.element(page.getByText("This link has been used already.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ask for a new link" }))
    .toHaveAttribute("href", "/auth?mode=forgot");
});

it("confirms an address by a tap and not by the visit", async () => {
  let confirmed = 0;
  const answers = {
    "POST /api/email-verification/confirm": (body: unknown) => {
      expect(body).toEqual({ token: "t-2" });
      confirmed += 1;
      return json({ resetToken: null });
    },
    "GET /api/user": () => json(userWith({ emailVerified: confirmed > 0 })),
  };
  await renderAt("/auth/verify#t-2", { user: userWith(), answers });
  await expect.element(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  expect(confirmed).toBe(0);

  await page.getByRole("button", { name: "Confirm the address" }).click();

  await expect.element(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go on" })).toHaveAttribute("href", "/dashboard");
  expect(confirmed).toBe(1);
});

it("leads whoever confirms signed out to a new password, and offers to sign in before", async () => {
  const answers = { "POST /api/email-verification/confirm": () => json({ resetToken: "t-3" }) };
  await renderAt("/auth/verify#t-2", { answers });
  await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", VERIFY_SIGNED_IN);

  await page.getByRole("button", { name: "Confirm the address" }).click();

  await expect.element(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await expect.element(page.getByLabelText("New password", { exact: true })).toBeVisible();
});

it("keeps the link of a new address for whoever has to sign in first", async () => {
  const sent: unknown[] = [];
  const answers = {
    "POST /api/email-verification/confirm": (body: unknown) => {
      sent.push(body);
      return refusal("not_signed_in", "You are not signed in.");
    },
  };
  const { router } = await renderAt("/auth/verify#t-4", { answers });
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect
    .poll(() => `${router.state.location.pathname}${router.state.location.search}`)
    .toBe(`${VERIFY_SIGNED_IN}&ended=1`);

  await router.navigate("/auth/verify");
  await page.getByRole("button", { name: "Confirm the address" }).click();

  await expect.poll(() => sent).toEqual([{ token: "t-4" }, { token: "t-4" }]);
});

it("refuses a link of another account with a sentence", async () => {
  const answers = {
    "POST /api/email-verification/confirm": () => refusal("link_of_another", "This link belongs to another account."),
  };
  await renderAt("/auth/verify#t-2", { user: userWith(), answers });

  await page.getByRole("button", { name: "Confirm the address" }).click();

  await expect.element(page.getByText("This link belongs to another account.")).toBeVisible();
});
