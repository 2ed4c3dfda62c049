/** The page behind a claim link, for a visitor, a pilgrim and whoever comes too late. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { ClaimView } from "./take-over.tsx";

const ADDRESS = "/claim/ABCD-EFGH-JKMN-PQRS";
const CALL = "/api/claims/ABCD-EFGH-JKMN-PQRS";

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

it("leads a visitor to an account and back", async () => {
  await renderAt(ADDRESS, { user: null, answers: { [`GET ${CALL}`]: () => json(view()) } });
  await expect.element(page.getByText("Al-Safa Travel")).toBeVisible();
  const link = page.getByRole("link", { name: "Make an account" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(ADDRESS)));
});

it("asks a pilgrim who of those named they are, and then the booking is theirs", async () => {
  const sent: unknown[] = [];
  const people = [{ id: "t1", surname: "Malik", givenNames: "Hafsa" }];
  await renderAt(ADDRESS, {
    user: userWith(),
    answers: {
      [`GET ${CALL}`]: () => json(view({ people })),
      [`POST ${CALL}`]: (body) => {
        sent.push(body);
        return json(bookingWith({ id: "b9" }));
      },
    },
  });
  await page.getByLabelText("Which of those named are you?").selectOptions("t1");
  await page.getByRole("button", { name: "Make it my booking" }).click();
  await expect.poll(() => sent).toEqual([{ selfId: "t1" }]);
});

it("says why a link does not work", async () => {
  await renderAt(ADDRESS, { user: userWith(), answers: { [`GET ${CALL}`]: () => refusal("link_unknown", "No.") } });
  await expect.element(page.getByText("This link does not work")).toBeVisible();
});

it("is for pilgrims, and for one of them", async () => {
  await renderAt(ADDRESS, {
    user: userWith({ role: "operator" }),
    answers: { [`GET ${CALL}`]: () => json(view()) },
  });
  await expect.element(page.getByText("Sign in with a pilgrim's account", { exact: false })).toBeVisible();
});
