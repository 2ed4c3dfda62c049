/** The import of passengers with a server that answers as told. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../../testing/amounts.ts";
import { json, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { PassengerLook } from "./queries.ts";

const user = userWith({ role: "operator", licenceVerified: true });

const look = (changes: Partial<PassengerLook> = {}): PassengerLook => ({
  file: { kind: "csv", encoding: "utf-8", delimiter: ",", hasMacros: false },
  headRow: 1,
  columns: [
    { head: "PNR", field: "bookingReference" },
    { head: "Tour code", field: "packageReference" },
    { head: "Last name", field: "surname" },
    { head: "Country", field: "country" },
  ],
  missing: [],
  questions: [],
  counts: { new: 2, update: 0, unchanged: 0, wrong: 0 },
  rows: [{ row: 2, state: "new", cells: ["FILE-1", "PKG-1", "Malik", "GB"], problems: [] }],
  creates: {
    bookings: 1,
    travellers: 2,
    seats: [{ packageName: "Nur al-Haram", seats: 2, left: 40 }],
    held: 0,
    confirmed: 0,
    awaitingBalance: 0,
    awaitingReference: 1,
    paid: [usd("500.00")],
    withEmail: 1,
  },
  savedId: null,
  ...changes,
});

const past = {
  id: "i1",
  importedAt: "2026-11-20T09:00:00.000Z",
  bookings: 1,
  travellers: 2,
  undoneAt: null,
  undoUntil: "2026-11-21T09:00:00.000Z",
};

async function choose(): Promise<void> {
  await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input for a file");
  const files = new DataTransfer();
  files.items.add(new File(["PNR"], "people.csv", { type: "text/csv" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

it("says what would be made, makes it, and offers to undo it", async () => {
  const looks = [look(), look({ savedId: "i1" })];
  await renderAt("/operator-dashboard/import-passengers", {
    user,
    answers: {
      "GET /api/phone-bookings/imports": () => json([past]),
      "POST /api/phone-bookings/import": () => json(looks.shift()),
      "POST /api/phone-bookings/imports/i1/undo": () =>
        json({ removed: 0, cancelled: 0, blocked: [{ reference: "FILE-1", why: "claimed" }], done: false }),
    },
  });
  await choose();
  await expect.element(page.getByText("Nur al-Haram: 2 of 40 free seats")).toBeVisible();
  await expect.element(page.getByText("$500 is written down as paid to you directly")).toBeVisible();
  await page.getByRole("button", { name: "Make 1 booking" }).click();
  await expect.element(page.getByText("Done", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("its customer has taken it over", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Undo the import" })).not.toBeInTheDocument();
});

it("makes nothing while a row is wrong, and names the cell", async () => {
  const wrong = look({
    counts: { new: 0, update: 0, unchanged: 0, wrong: 1 },
    creates: { ...look().creates, bookings: 0, travellers: 0, seats: [], paid: [], awaitingReference: 0, withEmail: 0 },
    rows: [
      {
        row: 2,
        state: "wrong",
        cells: ["FILE-1", "PKG-1", "مالك", "GB"],
        problems: [{ field: "surname", column: 2, text: "Write it in Latin letters." }],
      },
    ],
  });
  await renderAt("/operator-dashboard/import-passengers", {
    user,
    answers: {
      "GET /api/phone-bookings/imports": () => json([]),
      "POST /api/phone-bookings/import": () => json(wrong),
    },
  });
  await choose();
  await expect.element(page.getByText("Write it in Latin letters.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nothing to make" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Get the row to mend" })).toBeVisible();
});
