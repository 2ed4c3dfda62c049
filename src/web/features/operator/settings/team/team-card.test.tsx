/** The team as its owner and its employees see it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../../testing/answers.ts";
import { renderAt } from "../../../../testing/render-at.tsx";

const SETTINGS = "/operator-dashboard/settings";
const salma = { id: "1", name: "Salma Idris", email: "salma@example.org", isOwner: true, rights: [], joinedAt: null };
const karim = {
  ...{ id: "2", name: "Karim Haddad", email: "karim@example.org", isOwner: false },
  ...{ rights: ["bookings"], joinedAt: "2026-11-01T09:00:00.000Z" },
};
const team = { companyName: "Safa Journeys", members: [salma, karim], invitations: [] };
const owner = userWith({ role: "operator", firstName: "Salma" });

it("says what each colleague may do, and changes it from what was in sight", async () => {
  const sent: unknown[] = [];
  const answers = {
    "GET /api/operator/team": () => json(team),
    "PATCH /api/operator/team/2": (body: unknown) => {
      sent.push(body);
      return json({ ...karim, rights: ["bookings", "money"] });
    },
  };
  await renderAt(SETTINGS, { user: owner, answers });

  await expect.element(page.getByText("Bookings", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change the rights of Karim Haddad" }).click();
  await page.getByRole("checkbox", { name: /^Money/ }).click();
  await page.getByRole("button", { name: "Save" }).click();

  await expect.element(page.getByText("Rights saved")).toBeVisible();
  expect(sent).toEqual([{ rights: ["bookings", "money"], seen: ["bookings"] }]);
});

it("shows the link of an invitation once, and why one was refused", async () => {
  let tries = 0;
  const invitation = { id: "9", email: "new@example.org", rights: [], createdAt: "", expiresAt: "" };
  const answers = {
    "GET /api/operator/team": () => json(team),
    "POST /api/operator/team/invitations": () => {
      tries += 1;
      return tries === 1
        ? refusal("already_in_team", "This person works in your team already.")
        : json({ invitation, path: "/join-team#abc" }, 201);
    },
  };
  await renderAt(SETTINGS, { user: owner, answers });

  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("new@example.org");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Send the invitation" }).click();

  await expect.element(page.getByText(/\/join-team#abc$/)).toBeVisible();
});

it("says why an invitation could not be withdrawn", async () => {
  const until = "2026-12-01T09:00:00.000Z";
  const invitation = { id: "9", email: "new@example.org", rights: [], createdAt: until, expiresAt: until };
  const answers = {
    "GET /api/operator/team": () => json({ ...team, invitations: [invitation] }),
    "DELETE /api/operator/team/invitations/9": () => refusal("unavailable", "The server is restarting."),
  };
  await renderAt(SETTINGS, { user: owner, answers });

  await page.getByRole("button", { name: "Withdraw the invitation to new@example.org" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("The server is restarting.");
});

it("is for an employee the word of what they may do and who can give more, and nothing of the others", async () => {
  const employment = { companyName: "Safa Journeys", ownerName: "Salma Idris", rights: ["bookings" as const] };
  const user = userWith({ role: "operator", operatorId: "1", employment });
  await renderAt(SETTINGS, { user, answers: {} });

  await expect.element(page.getByRole("heading", { name: "You work for Safa Journeys" })).toBeVisible();
  await expect.element(page.getByText(/Salma Idris can give you/)).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(0);
});
