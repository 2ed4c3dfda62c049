/** The documents of somebody for whom what is booked has no place: one line instead of counts, and the upload stays. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

const MOTHER = {
  ...{ id: "t1", givenNames: "Rokeya", surname: "Choudhury", isSelf: false, relationship: "mother" },
  birthDate: "1957-01-20",
};

async function open(
  address: string,
  withoutPlace: readonly (string | null)[],
  travellers: readonly object[] = [],
  obligations: readonly object[] = [],
) {
  await renderAt(address, {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json([]),
      "GET /api/travellers": () => json(travellers),
      "GET /api/bookings/user": () => json([]),
      "GET /api/journey": () =>
        json({ nextAction: { kind: "choose_package" }, obligations, paperJourneys: [], withoutPlace }),
    },
  });
}

it.each(["upload", "status", "requirements"])("asks nothing of the reader, and counts nothing: %s", async (tab) => {
  await open(`/documents?tab=${tab}`, [null]);

  await expect
    .element(page.getByText(/What is booked has no place for you.* You can still upload them at any time/))
    .toBeVisible();
  expect(page.getByText(/Missing|0 of 4|^Required|No Documents Uploaded/).elements()).toEqual([]);
  if (tab === "upload") await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

it("asks nothing of somebody of theirs, by name, and leaves them out of the household's list", async () => {
  await open("/documents?tab=status&for=t1", ["t1"], [MOTHER]);

  await expect.element(page.getByText(/What is booked has no place for Rokeya Choudhury/)).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Nobody has all papers and travel details that are due yet" }))
    .toBeVisible();
});

it("names the journey that the papers at home are counted for", async () => {
  const act = { kind: "home", bookingId: "b1" };
  await open("/documents", [], [], [{ act, due: null }]);

  await expect.element(page.getByText(/Counted for the journey that is over/)).toBeVisible();
});

it("calls no paper over that the next journey may ask for", async () => {
  await open("/documents?tab=requirements", [], [], [{ act: { kind: "home", bookingId: "b1" }, due: null }]);

  await expect.element(page.getByText(/^Upload optional · /)).toBeVisible();
  expect(page.getByText(/^(Missing|Verified|Not due yet)$/).elements()).toEqual([]);
  expect(page.getByText(/Not recorded; asked for no longer/).elements()).toEqual([]);
});

it.each(["travel", "home"])(
  "calls nobody incomplete, nor ready, nor any paper missing, once no paper is asked for: %s",
  async (kind) => {
    const act = { kind, bookingId: "b1", returnDate: "2027-05-25" };
    const obligation = { act, dueOn: null, dueAt: null, reason: null, isForecast: false };
    await open("/documents?tab=status", [], [MOTHER], [obligation]);

    await expect.element(page.getByRole("heading", { name: "Travellers and their papers" })).toBeVisible();
    expect(page.getByText(/^(Incomplete|Ready)$|all papers and travel details that are due/).elements()).toEqual([]);
    expect(page.getByText(/^(Missing|Not due yet)$/).elements()).toEqual([]);
    expect(page.getByText("Not recorded; asked for no longer").elements().length).toBeGreaterThan(0);
    await expect.element(page.getByText("No papers are asked for now.")).toBeVisible();
  },
);
