import { expect, test } from "@playwright/test";

test("the first page draws without a fault, and an unknown one is not found", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));

  const first = await page.goto("/");
  await expect(page.locator("#main")).toBeVisible();
  const unknown = await page.request.get("/no-such-page", { headers: { accept: "text/html" } });

  expect(first?.status()).toBe(200);
  expect(unknown.status()).toBe(404);
  expect(faults).toEqual([]);
});

test("the app's script comes compressed and is kept for good", async ({ page }) => {
  const script = page.waitForResponse((response) => /\/assets\/shell-.+\.js$/.test(response.url()));
  await page.goto("/packages");

  const headers = await (await script).allHeaders();

  expect(headers["content-encoding"]).toMatch(/^(br|gzip)$/);
  expect(headers["cache-control"]).toContain("immutable");
});
