/** The methods by keyboard and by pointer: their order, their fees, and what is asked before one goes. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { SavedMethod } from "../queries.ts";

const METHODS: readonly SavedMethod[] = ["Everyday", "Travel", "Backup"].map((brand, at) => ({
  ...{ id: `m${at}`, type: "visa", brand, lastFour: null, limit: { amount: "15000.00", currency: "GBP" } },
  ...{ fees: null, status: at === 0 ? "primary" : "backup" },
}));

/** A server that keeps the order, and what was sent to it. */
async function show() {
  const sent: unknown[] = [];
  let kept = METHODS;
  await renderAt("/payments?tab=methods", {
    user: userWith(),
    answers: {
      "GET /api/payment/methods": () => json(kept),
      "PUT /api/payment/methods/order": (body) => {
        sent.push(body);
        const { ids } = Object(body);
        kept = ids.flatMap((id: string) => kept.filter((one) => one.id === id));
        return json(kept);
      },
      "PATCH /api/payment/methods/m1": (body) => {
        sent.push(body);
        return json(kept);
      },
      "DELETE /api/payment/methods/m2": () => {
        kept = kept.filter(({ id }) => id !== "m2");
        return json(kept);
      },
    },
  });
  return sent;
}

it("go up by the keyboard until they are first, the focus staying with them", async () => {
  const sent = await show();
  const up = page.getByRole("button", { name: "Move Backup up" });
  await expect.element(up).toBeVisible();

  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Backup is now number 2 of 3.")).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Backup is now number 1 of 3.")).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(sent).toEqual([{ ids: ["m0", "m2", "m1"] }, { ids: ["m2", "m0", "m1"] }]);
});

it("come into sight as they are once another device has changed them meanwhile", async () => {
  let kept = METHODS;
  await renderAt("/payments?tab=methods", {
    user: userWith(),
    answers: {
      "GET /api/payment/methods": () => json(kept),
      "PUT /api/payment/methods/order": () => {
        kept = METHODS.slice(0, 2);
        return refusal("changed_meanwhile", "Somebody has changed this meanwhile.");
      },
    },
  });

  await page.getByRole("button", { name: "Move Backup up" }).click();

  await expect.element(page.getByText("Somebody has changed this meanwhile.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Move Backup up" })).not.toBeInTheDocument();
});

it("show the usual fees again, whatever was typed for its own", async () => {
  await show();
  await page.getByRole("button", { name: "Change Travel" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("0.57% spread, 2.75% abroad")).toBeVisible();

  await dialog.getByText("As my bank says").click();
  const spread = dialog.getByLabelText("Spread, %");
  await expect.element(spread).toHaveAttribute("dir", "ltr");
  await spread.fill("٠٫٢٥");
  await dialog.getByText("Usual for its kind").click();

  await expect.element(dialog.getByText("0.57% spread, 2.75% abroad")).toBeVisible();
});

it("show the usual fees with their day and source, and take a bank's own in their place", async () => {
  const sent = await show();
  await page.getByRole("button", { name: "Change Travel" }).click();
  const dialog = page.getByRole("dialog");

  await expect.element(dialog.getByText("0.57% spread, 2.75% abroad")).toBeVisible();
  await expect.element(dialog.getByText(/looked up on 20 November 2026: forexfee.com/)).toBeVisible();
  await dialog.getByText("As my bank says").click();
  await dialog.getByLabelText("Fee abroad, %").fill("21");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("A percentage up to 20 with two decimals at most.")).toBeVisible();
  await dialog.getByLabelText("Fee abroad, %").fill("0");
  await dialog.getByLabelText("For each payment").fill("1.5");
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ fees: { spreadPercent: 0.57, foreignPercent: 0, fixedFee: "1.50" } });
});

it("are forgotten only when that is confirmed", async () => {
  await show();
  await page.getByRole("button", { name: "Remove Backup" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect.element(page.getByText("Backup", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Remove Backup" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();

  await expect.element(page.getByRole("button", { name: "Remove Backup" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Remove Travel" })).toBeVisible();
});
