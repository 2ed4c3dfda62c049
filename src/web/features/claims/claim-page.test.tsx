/** The page behind a claim link, for a visitor, a pilgrim and whoever comes too late. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { ClaimView } from "./take-over.tsx";

const CODE = "ABCD-EFGH-JKMN-PQRS";
const ADDRESS = `/claim#${CODE}`;
const LOOK = "POST /api/claims/look";

const view = (changes: Partial<ClaimView> = {}): ClaimView => ({
  state: "open",
  bookingId: null,
  reference: "RH-7K3Q2M",
  operatorName: "Al-Safa Travel",
  packageName: "Nur al-Haram",
  seats: 2,
  total: usd("10000.00"),
  departureDate: "2027-05-05",
  returnDate: "2027-05-25",
  holdExpiresAt: "2026-11-23T09:00:00.000Z",
  linkExpiresAt: "2026-11-23T09:00:00.000Z",
  people: [],
  ...changes,
});

it("leads a visitor to an account and back, without the code in that way", async () => {
  await renderAt(ADDRESS, { user: null, answers: { [LOOK]: () => json(view()) } });
  await expect.element(page.getByText("Al-Safa Travel")).toBeVisible();
  const link = page.getByRole("link", { name: "Make an account" });
  await expect.element(link).toHaveAttribute("href", `/auth?next=${encodeURIComponent("/claim")}&mode=register`);
});

it("asks a pilgrim who comes back which of those named they are, and then the booking is theirs", async () => {
  const sent: unknown[] = [];
  const looked: unknown[] = [];
  const people = [{ id: "t1", surname: "Malik", givenNames: "Hafsa" }];
  const visit = await renderAt(ADDRESS, { user: null, answers: { [LOOK]: () => json(view()) } });
  await expect.element(page.getByText("Al-Safa Travel")).toBeVisible();
  await visit.screen.unmount();
  await renderAt("/claim", {
    user: userWith(),
    answers: {
      [LOOK]: (body) => {
        looked.push(body);
        return json(view({ people }));
      },
      "POST /api/claims/take": (body) => {
        sent.push(body);
        return json(bookingWith({ id: "b9" }));
      },
    },
  });
  await page.getByLabelText("Which of those named are you?").selectOptions("t1");
  await page.getByRole("button", { name: "Make it my booking" }).click();
  await expect.poll(() => sent).toEqual([{ code: CODE, selfId: "t1" }]);
  expect(looked[0]).toEqual({ code: CODE });
  await expect.poll(() => Object.values(sessionStorage)).not.toContain(CODE);
});

it("says why a link does not work, and the same where there is none", async () => {
  sessionStorage.clear();
  const looked: unknown[] = [];
  const answers = {
    [LOOK]: (body: unknown) => {
      looked.push(body);
      return refusal("link_unknown", "No.");
    },
  };
  for (const address of ["/claim", ADDRESS]) {
    const { screen } = await renderAt(address, { user: userWith(), answers });
    await expect.element(page.getByText("This link does not work")).toBeVisible();
    await screen.unmount();
  }
  expect(looked).toEqual([{ code: "" }, { code: CODE }]);
});

it("is for pilgrims, and for one of them", async () => {
  await renderAt(ADDRESS, {
    user: userWith({ role: "operator" }),
    answers: { [LOOK]: () => json(view()) },
  });
  await expect.element(page.getByText("Sign in with a pilgrim's account", { exact: false })).toBeVisible();
});
