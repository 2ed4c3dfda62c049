/** Toasts as SPEC wants them: one in sight, reachable by F8, carried over a page load. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EnglishWords } from "../../testing/words.tsx";
import { carryToast, takeCarriedToast } from "./carried-toast.ts";
import { showToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(async () => {
  sessionStorage.clear();
  await render(
    <EnglishWords>
      <Toaster />
    </EnglishWords>,
  );
});

afterEach(() => void vi.useRealTimers());

it("stays for five seconds and goes by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showToast({ title: "Five seconds" });
  await expect.element(page.getByRole("listitem")).toBeVisible();

  await vi.advanceTimersByTimeAsync(4_900);
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);

  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
});

it("is swept away to the right from fifty pixels on", async () => {
  showToast({ title: "Sweep me" });
  const toast = page.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  const sweep = (pixels: number) =>
    userEvent.dragAndDrop(toast, toast, {
      sourcePosition: { x: 60, y: 30 },
      targetPosition: { x: 60 + pixels, y: 30 },
    });

  await sweep(48);
  await expect.element(toast).toBeVisible();
  await sweep(-60);
  await expect.element(toast).toBeVisible();
  await sweep(52);

  // Sooner than by itself.
  await expect.element(toast, { timeout: 2_000 }).not.toBeInTheDocument();
});

it("shows the newest toast in place of the one before", async () => {
  showToast({ title: "First", description: "one" });
  showToast({ title: "Second", description: "two", tone: "bad" });

  await expect.element(page.getByRole("listitem")).toHaveTextContent("Secondtwo");
});

it("is reached by F8 and closed by its button", async () => {
  showToast({ title: "Reach me" });
  await expect.element(page.getByText("Reach me").first()).toBeVisible();

  await userEvent.keyboard("{F8}");
  expect(document.activeElement?.closest("[role=region]")).not.toBeNull();
  await page.getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
});

it("carries a toast over to the next page, once", () => {
  const toast = { title: "Login successful", description: "Welcome back!" };
  carryToast(toast);

  expect(takeCarriedToast()).toEqual(toast);
  expect(takeCarriedToast()).toBeNull();
});

it.each(["{", "7", "null", '{"title":1}', '{"title":"x","tone":"loud"}'])(
  "throws away %s instead of carrying it",
  (stored) => {
    sessionStorage.setItem("rihla.toast", stored);

    expect(takeCarriedToast()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);
