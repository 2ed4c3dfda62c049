/** The Groups tab: SPEC's table and dialog, rooms by the rules and by hand, somebody else's change, undo. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emptySummary, json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { groupWith } from "./group-with.ts";
import type { GroupDetail } from "./queries.ts";

const GROUP = "/api/operator/groups/g1";
const room = { name: "1", roomType: "quad" as const, stepFree: false, locked: false, travellerIds: ["amina"] };
const half = groupWith({ rooms: 1, unplaced: 1, roomList: [{ ...room, breaches: [] }] });

const open = (address: string, answers: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(`/operator-dashboard?tab=groups${address}`, {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/groups": () => json([groupWith()]),
      ...answers.answers,
    },
  });

const openGroup = (group: GroupDetail, answers: NonNullable<Parameters<typeof renderAt>[1]>["answers"] = {}) =>
  open("&group=g1", { answers: { [`GET ${GROUP}`]: () => json(group), ...answers } });

it("shows SPEC's columns with the figures of each group", async () => {
  await open("");

  const table = page.getByRole("table", { name: "Your customer groups" });
  await expect.element(table).toBeVisible();
  for (const head of ["Group name", "Leader", "Members", "Package", "Status", "Value"]) {
    await expect.element(table.getByRole("columnheader", { name: head })).toBeInTheDocument();
  }
  const row = table.getByRole("row").nth(1);
  for (const word of [/Leeds and Bradford/, /Bilal Khan/, /2 of 45/, /Family Comfort/, /Active/, /\$9,800/]) {
    await expect.element(row.getByText(word).first()).toBeVisible();
  }
});

it("says what a group is for where there is none", async () => {
  await open("", { answers: { "GET /api/operator/groups": () => json([]) } });

  await expect.element(page.getByRole("heading", { name: "No groups yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create Group" }).click();
  await expect.element(page.getByRole("dialog", { name: "Create Group" })).toBeVisible();
});

it("arranges the rooms, says that no fewer would do, and for whom something could not be done", async () => {
  const arranged = { group: half, fewest: true, problems: [{ kind: "no_company", travellerIds: ["huda"] }] };
  const sent: unknown[] = [];
  await openGroup(groupWith(), {
    [`POST ${GROUP}/rooms/arrange`]: (body) => {
      sent.push(body);
      return json(arranged);
    },
  });

  await page.getByLabelText(/^Rooms without steps/).fill("٢");
  await page.getByRole("button", { name: "Arrange rooms" }).click();

  await expect.element(page.getByText("1 room: proven, no fewer would do.")).toBeVisible();
  await expect.element(page.getByText("NOOR, HUDA has no grown-up of the family in the room.")).toBeVisible();
  expect(sent).toMatchObject([{ stepFreeRooms: 2 }]);
});

it("places somebody by hand with the keyboard, on the version in sight", async () => {
  const sent: unknown[] = [];
  await openGroup(half, {
    [`PUT ${GROUP}/rooms`]: (body) => {
      sent.push(body);
      return json(
        groupWith({ rooms: 1, unplaced: 0, roomList: [{ ...room, travellerIds: ["amina", "huda"], breaches: [] }] }),
      );
    },
  });
  await expect.element(page.getByText("1 person not placed yet")).toBeVisible();

  await page.getByRole("button", { name: "Place NOOR, HUDA" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Room 1/ }).click();
  await dialog.getByRole("button", { name: "Move here" }).click();

  await expect.element(page.getByText("2 of 4 beds")).toBeVisible();
  expect(sent).toEqual([{ rooms: [{ ...room, travellerIds: ["amina", "huda"] }] }]);
});

it("shows what somebody else has changed, and overwrites nothing", async () => {
  let now = half;
  await openGroup(half, {
    [`GET ${GROUP}`]: () => json(now),
    [`PUT ${GROUP}/rooms`]: () => {
      now = groupWith({ ...half, version: 4, bus: "Coach 9" });
      return refusal("changed_meanwhile", "Changed.");
    },
  });

  await page.getByRole("button", { name: "Lock room 1" }).click();

  await expect.element(page.getByText("Somebody else has changed this group.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Coach 9")).toBeVisible();
});

it("deletes once it was asked, and brings back", async () => {
  let restored = false;
  await openGroup(groupWith(), {
    [`DELETE ${GROUP}`]: () => new Response(null, { status: 204 }),
    [`POST ${GROUP}/restore`]: () => {
      restored = true;
      return json(groupWith());
    },
  });

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the group" }).click();
  await page.getByRole("button", { name: "Undo" }).click();

  await expect.element(page.getByText("“Leeds and Bradford” is back").first()).toBeVisible();
  expect(restored).toBe(true);
});

it("tells how many numbers are missing on the manifest, and that taking it is recorded", async () => {
  await openGroup(groupWith());

  await expect
    .element(page.getByText("1 person has no checked passport: the number is missing.").first())
    .toBeVisible();
  await expect.element(page.getByText("Lists with passport numbers are recorded", { exact: false })).toBeVisible();
  const link = page.getByRole("link", { name: "Excel: Flight manifest" });
  await expect.element(link).toHaveAttribute("href", `${GROUP}/lists/manifest/file?format=xlsx`);
});
