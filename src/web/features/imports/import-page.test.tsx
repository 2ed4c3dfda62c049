/** The bulk upload with a server that answers as told. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { SheetLook } from "./queries.ts";

const PAST = "This day has passed. Choose one that lies ahead.";

const sound: SheetLook = {
  file: { kind: "csv", encoding: "utf-8", delimiter: ",", hasMacros: false },
  headRow: 1,
  columns: [
    { head: "Name", field: "title" },
    { head: "Departs", field: "departureDate" },
  ],
  missing: [],
  questions: [],
  counts: { new: 2, update: 0, unchanged: 0, wrong: 0 },
  rows: [
    { row: 2, state: "new", cells: ["Spring", "2027-05-03"], problems: [] },
    { row: 3, state: "new", cells: ["Gone", "2026-05-14"], problems: [] },
  ],
  saved: false,
};
const toMend: SheetLook = {
  ...sound,
  counts: { new: 1, update: 0, unchanged: 0, wrong: 1 },
  rows: sound.rows.map((row) =>
    row.row === 3 ? { ...row, state: "wrong", problems: [{ field: "departureDate", column: 1, text: PAST }] } : row,
  ),
};

/** Which look a dry run is answered with; saving is always refused. */
let looks: (as: unknown) => SheetLook | Promise<SheetLook>;

beforeEach(async () => {
  await renderAt("/operator-dashboard/import", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "POST /api/packages/import": async (body) => {
        const sent = body instanceof FormData ? body : new FormData();
        return sent.get("mode") === "preview"
          ? json(await looks(sent.get("as")))
          : refusal("rows_to_mend", "1 row has to be mended first. Nothing was saved.");
      },
    },
  });
  await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input for a file");
  const files = new DataTransfer();
  files.items.add(new File(["Name"], "packages.csv", { type: "text/csv" }));
  input.files = files.files;
  looks = () => sound;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(page.getByRole("button", { name: "Save 2 rows as drafts" })).toBeEnabled();
});

async function seesTheRowToMend(): Promise<void> {
  await expect.element(page.getByRole("radio", { name: "To mend 1" })).toBeChecked();
  await expect.element(page.getByRole("cell", { name: `Departure: ${PAST}` })).toBeVisible();
  await expect.element(page.getByRole("rowheader", { name: "2", exact: true })).not.toBeInTheDocument();
}

it("asks anew what publishing at once needs, and opens at the rows to mend", async () => {
  looks = (as) => (as === "listed" ? toMend : sound);

  await page.getByRole("checkbox", { name: /Put on sale at once/ }).click();

  await seesTheRowToMend();
  await expect.element(page.getByRole("button", { name: "Save and publish 1 row" })).toBeDisabled();
});

it("shows the rows that a refused saving is about", async () => {
  looks = () => toMend;

  await page.getByRole("button", { name: "Save 2 rows as drafts" }).click();

  await expect.element(page.getByText("1 row has to be mended first. Nothing was saved.")).toBeVisible();
  await seesTheRowToMend();
});

it("shows the look at the answers of now, however late one at others comes", async () => {
  let answerLate: (look: SheetLook) => void = () => undefined;
  looks = (as) => (as === "listed" ? new Promise((resolve) => (answerLate = resolve)) : sound);
  const publishing = page.getByRole("checkbox", { name: /Put on sale at once/ });

  await publishing.click();
  await publishing.click();
  await expect.element(page.getByRole("button", { name: "Save 2 rows as drafts" })).toBeEnabled();
  answerLate(toMend);
  await new Promise((drawn) => setTimeout(drawn, 100));

  await expect.element(page.getByRole("button", { name: "Save 2 rows as drafts" })).toBeEnabled();
  await expect.element(page.getByText(PAST)).not.toBeInTheDocument();
});
