/** The family screens with a server that answers as told. */
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";
import type { FamilyGroup, FamilyMember } from "./queries.ts";
import { entered, familyMember, household } from "./testing.ts";

const show = (answers: NonNullable<Parameters<typeof renderAt>[1]>["answers"], path = "/family") =>
  renderAt(path, { user: userWith(), answers: { "GET /api/travellers": () => json([]), ...answers } });

it("shows each member with role, relationship, age, needs, status and the one thing missing", async () => {
  await show({ "GET /api/family": () => json([household()]) });

  const row = page.getByRole("listitem").filter({ hasText: "Ibrahim Rahman" }).first();
  await expect
    .element(page.getByRole("heading", { name: "1 of 3 has all papers and travel details that are due" }))
    .toBeVisible();
  await expect.element(row.getByText("Father · 72 years · without an account", { exact: false }).first()).toBeVisible();
  await expect.element(row.getByText("Step-free ways", { exact: false }).first()).toBeVisible();
  await expect.element(row.getByText("Passport is missing", { exact: false }).first()).toBeVisible();
  await expect.element(row.getByText("and 2 more things", { exact: false }).first()).toBeVisible();
  await expect.element(row.getByText("25% of papers and details", { exact: false }).first()).toBeVisible();
  await expect
    .element(row.getByRole("link", { name: "Upload Ibrahim Rahman" }))
    .toHaveAttribute("href", "/documents?for=t2");
  await expect.element(page.getByText("Administrator", { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText("Not ready yet: Ibrahim Rahman and Yusuf Rahman. First: Ibrahim Rahman. Passport is missing."),
    )
    .toBeVisible();
});

it("keeps the place of a certificate that cannot be made yet", async () => {
  const early = household().members.map((one) => ({
    ...one,
    marks: (["passport", "photo", "travel_details"] as const).map((mark) => ({ mark, state: "verified" as const })),
  }));
  await show({ "GET /api/family": () => json([household({ members: early })]) });

  const marks = page.getByRole("listitem").filter({ hasText: "Ibrahim Rahman" }).first().getByRole("listitem");
  await expect.element(marks.nth(1)).toHaveTextContent("HealthNot possible yet");
  await expect.element(marks.nth(2)).toHaveTextContent("PhotoVerified");
  await expect
    .element(page.getByRole("list", { name: "Marks" }))
    .toHaveTextContent("VerifiedProcessingRejectedMissingNot possible yet");
});

it("calls nobody ready, and counts nobody, once all are on the way", async () => {
  const members = household().members.map((member) => ({ ...member, status: "ready" as const, isAway: true as const }));
  const readiness = { state: "ready", ready: 3, blocking: null } as const;
  await show({ "GET /api/family": () => json([household({ members, readiness, complete: 90 })]) });

  const said = page.getByText("No papers are asked for now.");
  await expect.element(said.first()).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Members" })).toBeVisible();
  for (const words of [/Everybody has/, /papers and travel details that are due/, "Ready", /% of papers/, /90%/])
    expect(page.getByText(words, { exact: true }).elements(), String(words)).toEqual([]);
});

describe("whom everybody waits for", () => {
  const of = (name: string, changes: Partial<FamilyMember> = {}) =>
    familyMember({ id: name, name: `${name} Yildiz`, status: "incomplete", ...changes });
  const showing = (members: FamilyMember[], blocking: FamilyGroup["readiness"]["blocking"]) =>
    show({
      "GET /api/family": () => json([household({ members, readiness: { state: "incomplete", ready: 0, blocking } })]),
    });
  const hidden = { memberId: "Elif", mark: null, state: null };

  it("is one person with the thing that is missing, where nobody else lacks any", async () => {
    await showing([of("Elif"), of("Kerem", { isYou: true, status: "ready" })], {
      ...{ memberId: "Elif", mark: "passport", state: "missing" },
    });
    await expect.element(page.getByText("Not ready yet: Elif Yildiz. Passport is missing.")).toBeVisible();
  });

  it("begins with the reader's own lack, whoever else is waited for", async () => {
    const blocking = { mark: "passport", state: "missing", more: 3 } as const;
    await showing([of("Elif"), of("Deniz", { isYou: true, blocking }), of("Zeynep", { status: "ready" })], hidden);
    await expect
      .element(page.getByText("You are not ready yet. Passport is missing. Also not ready yet: Elif Yildiz."))
      .toBeVisible();
    expect(page.getByText(/Everybody waits/).elements()).toEqual([]);
  });

  it("names two of many, and counts the others", async () => {
    await showing(
      [of("Kerem", { isYou: true, status: "ready" }), ...["Elif", "Deniz", "Can", "Ada"].map((n) => of(n))],
      hidden,
    );
    await expect.element(page.getByText("Not ready yet: Elif Yildiz, Deniz Yildiz and 2 others.")).toBeVisible();
  });
});

it("says of who is ready that nothing is missing, also to who may not see their marks", async () => {
  const seen = household();
  const members = seen.members.map((one) => ({
    ...one,
    ...(one.isYou ? {} : { marks: null, status: "ready" as const }),
  }));
  await show({ "GET /api/family": () => json([{ ...seen, members }]) });

  const row = page.getByRole("listitem").filter({ hasText: "Ibrahim Rahman" }).first();
  await expect.element(row.getByText("No paper or detail is missing now")).toBeVisible();
  expect(row.getByText("What is missing is seen by").elements()).toEqual([]);
});

it("makes a group: the button waits for a name, then SPEC's toast and payload", async () => {
  const sent: unknown[] = [];
  await show({
    "GET /api/family": () => json(sent.length > 0 ? [household()] : []),
    "POST /api/family": (body) => {
      sent.push(body);
      return json(household(), 201);
    },
  });
  await page.getByRole("button", { name: "Create Family Group" }).click();
  const submit = page.getByRole("dialog").getByRole("button", { name: "Create Family Group" });
  await page.getByLabelText("Name of the group").fill("   ");
  await expect.element(submit).toBeDisabled();

  await page.getByLabelText("Name of the group").fill("Rahman family");
  await submit.click();

  await expect
    .element(toast())
    .toHaveTextContent("Family Group CreatedYour new family group has been created successfully.");
  expect(sent).toEqual([{ name: "Rahman family", groupType: "family", maxMembers: 8, privacy: "family" }]);
});

it("takes in whoever was entered before, but for those who are unticked", async () => {
  const sent: unknown[] = [];
  const people = [
    entered({ id: "t1", relationship: "self", isSelf: true }),
    entered({ id: "t2", givenNames: "Ibrahim" }),
    entered({ id: "t3", givenNames: "Maryam" }),
  ];
  await show({
    "GET /api/travellers": () => json(people),
    "GET /api/family": () => json([]),
    "POST /api/family": (body) => {
      sent.push(body);
      return json(household(), 201);
    },
  });
  await page.getByRole("button", { name: "Create Family Group" }).click();
  await page.getByLabelText("Name of the group").fill("Rahman family");
  await expect.element(page.getByRole("checkbox", { name: "Ibrahim Rahman" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Maryam Rahman" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create Family Group" }).click();

  await expect.poll(() => sent).toMatchObject([{ name: "Rahman family", travellerIds: ["t2"] }]);
});

it("keeps what was typed in a dialog that another dialog has opened, when Back closes it", async () => {
  await show({ "GET /api/family": () => json([household()]) });
  const invite = async () => {
    await page.getByRole("button", { name: "Add someone" }).click();
    await page.getByRole("button", { name: "Invite someone with an account" }).click();
    await expect.element(page.getByRole("heading", { name: "Invite someone" })).toBeVisible();
  };
  await invite();
  await page.getByText("By mail", { exact: true }).click();
  await page.getByLabelText("Their email address").fill("yusuf@example.org");

  await expect.poll(() => history.state?.layer).toBe(1);
  history.back();

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await invite();
  await expect.element(page.getByLabelText("Their email address")).toHaveValue("yusuf@example.org");
});

it("says that making a group failed, and why", async () => {
  await show({
    "GET /api/family": () => json([]),
    "POST /api/family": () => refusal("too_many_groups", "You are in 10 family groups."),
  });
  await page.getByRole("button", { name: "Create Family Group" }).click();
  await page.getByLabelText("Name of the group").fill("Rahman family");
  await page.getByRole("dialog").getByRole("button", { name: "Create Family Group" }).click();

  await expect.element(page.getByText("Failed to create family group.").first()).toBeVisible();
  await expect.element(page.getByRole("dialog").getByText("You are in 10 family groups.")).toBeVisible();
});

const INVITATION = {
  ...{ groupName: "Rahman family", invitedBy: "Amina", relationship: "spouse", state: "open" },
  ...{ expiresAt: "2099-01-01T00:00:00.000Z", sentTo: null, isForYou: true, groupId: null },
};

it("says of an invitation that was used, in an old mail, no day until which it works", async () => {
  await renderAt("/invitations#ABCDEFGHJKMN", {
    user: userWith(),
    answers: { "POST /api/invitations/look": () => json({ ...INVITATION, state: "used" }) },
  });

  await expect.element(page.getByText(/This invitation was used already/)).toBeVisible();
  expect(page.getByText(/Works until|2099/).elements()).toEqual([]);
});

it("leads a visitor with an invitation to the sign-in screen and back", async () => {
  await renderAt("/invitations#ABCDEFGHJKMN", {
    user: null,
    answers: { "POST /api/invitations/look": () => json(INVITATION) },
  });

  const next = encodeURIComponent("/invitations");
  await expect
    .element(page.getByRole("link", { name: "Sign In to join" }))
    .toHaveAttribute("href", `/auth?next=${next}`);
  await expect
    .element(page.getByRole("link", { name: "Create an account" }))
    .toHaveAttribute("href", `/auth?next=${next}&mode=register`);
});
