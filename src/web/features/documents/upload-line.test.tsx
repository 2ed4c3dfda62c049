/** Files that wait for their turn: they go on when the page is left, and none is lost to what the account lacks. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal } from "../../testing/answers.ts";
import { choosePassport, file, give, openDocuments, REJECTED } from "./testing.ts";

const taken = () => json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
const waiting = (count: number) =>
  page.getByRole("region", { name: count === 1 ? "1 file waits" : `${count} files wait` });

/** Whether the browser asks before it lets the page go. */
function isGuarded(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

it("sends what waits after the page is left, and tells on return what was refused and what still waits", async () => {
  const answers: ((response: Response) => void)[] = [];
  const { router } = await openDocuments(() => new Promise((resolve) => answers.push(resolve)));
  await choosePassport(file("page.png", "image/png", 4));
  await expect.poll(() => answers.length).toBe(1);
  await page.getByRole("radio", { name: /Visa/ }).click();
  await give(file("visa.png", "image/png", 5));
  await page.getByRole("radio", { name: /Photo/ }).click();
  await give(file("face.png", "image/png", 6));
  await page.getByRole("radio", { name: /Health/ }).click();
  await give(file("health.png", "image/png", 7));
  await expect.element(waiting(3)).toBeVisible();
  expect(isGuarded()).toBe(true);

  await page.getByRole("link", { name: "All papers at once" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/documents/intake");
  expect(isGuarded()).toBe(true);
  answers[0]?.(refusal("file_unreadable", "This PDF is locked with a password."));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(taken());
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(3);
  await router.navigate("/documents");

  await expect.element(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  await expect.element(waiting(1).getByText("health.png")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed This PDF is locked with a password.");
  await expect.element(page.getByText("page.png")).toBeVisible();
  answers[2]?.(refusal("file_unreadable", "There is nothing on this page."));
  await expect.poll(() => answers.length).toBe(4);
  expect(isGuarded()).toBe(false);
  await expect
    .element(page.getByRole("alert").nth(1))
    .toHaveTextContent("Upload Failed There is nothing on this page.");
  await expect.element(page.getByText("face.png")).toBeVisible();
});

it("asks once what the account lacks, holds the line at no, and sends every file after one press", async () => {
  let isConfirmed = false;
  let asked = 0;
  await openDocuments(() => {
    asked++;
    return isConfirmed ? taken() : refusal("address_unconfirmed", "Confirm your email address first.");
  });
  const dialog = page.getByRole("dialog", { name: "First confirm your email address" });
  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed Confirm your email address first.");
  await expect.element(waiting(1).getByText("page.png")).toBeVisible();
  expect(asked).toBe(1);

  isConfirmed = true;
  await page.getByRole("button", { name: "Try again" }).click();

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
  expect(isGuarded()).toBe(false);
});
