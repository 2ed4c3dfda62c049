/** A household's papers handed in together, with a server that answers as told. */
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { file, give, REJECTED } from "../testing.ts";
import { dropFile, filesOf } from "./sending/waiting-files.ts";

const USER = userWith();

afterEach(async () => {
  for (const { key } of await filesOf(USER.id)) await dropFile(key);
});

it("asks once what the account lacks, keeps every file at no, and sends them all after one press", async () => {
  let isConfirmed = false;
  let sent = 0;
  await renderAt("/documents/intake", {
    user: USER,
    answers: {
      "GET /api/documents/intake": () => json({ papers: [], newcomers: [], travellers: [], ownerName: "Amina" }),
      "POST /api/documents/intake": () => {
        sent++;
        if (!isConfirmed) return refusal("address_unconfirmed", "Confirm your email address first.");
        return json({ id: `p${sent}`, documentId: null, duplicate: false }, 201);
      },
    },
  });
  const dialog = page.getByRole("dialog", { name: "First confirm your email address" });
  const kept = async () => (await filesOf(USER.id)).map(({ file: { name } }) => name);
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await give(file("one.png", "image/png", 4), file("two.png", "image/png", 5), file("three.png", "image/png", 6));

  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByText("Confirm your email address first.")).toBeVisible();
  expect(page.getByRole("heading", { name: /could not be read/ }).elements()).toEqual([]);
  await expect.element(page.getByText("0 of 3", { exact: true })).toBeVisible();
  expect(await kept()).toEqual(["one.png", "two.png", "three.png"]);
  expect(sent).toBe(1);
  expect(dialog.elements()).toEqual([]);

  isConfirmed = true;
  await page.getByRole("button", { name: "Try again" }).click();

  await expect.poll(() => sent).toBe(4);
  await expect.poll(kept).toEqual([]);
  await expect.element(page.getByText("Confirm your email address first.")).not.toBeInTheDocument();
});

it("says of a file that was here before whose it is and how it stands, and that nothing was filed", async () => {
  const visa = { ...REJECTED, id: "v1", type: "visa", status: "pending", needsReview: true, aiAnalysis: null };
  await renderAt("/documents/intake", {
    user: USER,
    answers: {
      "GET /api/documents": () => json([visa]),
      "GET /api/travellers": () => json([]),
      "GET /api/documents/intake": () => json({ papers: [], newcomers: [], travellers: [], ownerName: "Amina" }),
      "POST /api/documents/intake": () => json({ id: null, documentId: "v1", duplicate: true }, 201),
    },
  });
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();

  await give(file("again.png", "image/png", 4));

  await expect.element(page.getByText("This very file was here already.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Your visa")).toBeVisible();
  expect(page.getByRole("heading", { name: /filed/ }).elements()).toEqual([]);
});
