/** A pilgrim's Book button: never one that the sentence beside it forbids. */
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";

describe("a pilgrim's Book button", () => {
  it("does nothing where the sentence above it says that it is not sold there, and says so", async () => {
    const elsewhere = packageWith({ channels: ["operator"] });
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: { "GET /api/packages/zamzam": () => json(elsewhere) },
    });
    const button = page.getByRole("button", { name: "Book Now" }).first();

    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(/^Not for residents of United Kingdom/);
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });

  it.each([
    ["GB", false],
    ["PK", true],
  ])("stands for those alone who do not buy on Nusuk once its places have gone back: %s", async (country, stands) => {
    const released = packageWith({ channels: ["nusuk", "operator"], releaseDate: "2020-01-01" });
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: country }),
      answers: { "GET /api/packages/zamzam": () => json(released) },
    });

    await expect.element(page.getByRole("heading", { name: released.title }).first()).toBeVisible();
    expect(page.getByText(/^This package is not on sale/).elements().length > 0).toBe(!stands);
    expect(page.getByRole("button", { name: "Book Now" }).elements().length > 0).toBe(stands);
  });

  it("holds so many as are left where these are too few for the household", async () => {
    const few = packageWith({ availableSlots: 1 });
    const waiting = { packageId: few.id, state: "waiting", position: 2, bookingId: null };
    const people = ["Amina", "Yusuf"].map((givenNames) => ({
      ...{ id: givenNames, givenNames, surname: "Rahman", birthDate: "1980-01-01", isSelf: false },
    }));
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: {
        "GET /api/packages/zamzam": () => json(few),
        "GET /api/travellers": () => json(people),
        "GET /api/family": () => json([]),
        "GET /api/waitlist": () => json([waiting]),
      },
    });

    await expect.element(page.getByRole("button", { name: "Hold 1 place" }).first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "You are number 2 in line" }).first()).toBeVisible();
    expect(page.getByRole("button", { name: "Book Now" }).elements()).toEqual([]);
  });

  it("tells a member who reckons for one that the household waits for more places than there are", async () => {
    const few = packageWith({ availableSlots: 2 });
    const waiting = { packageId: few.id, state: "waiting", position: 1, bookingId: null, isMine: false, seats: 3 };
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: { "GET /api/packages/zamzam": () => json(few), "GET /api/waitlist": () => json([waiting]) },
    });

    await expect.element(page.getByRole("link", { name: "You are number 1 in line" }).first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Book Now" }).first()).toBeVisible();
  });

  it.each([
    ["promises the waitlist places that come back", null, true],
    ["promises it none while a sale goes on, whose line they are for", "w", false],
  ])("%s", async (_, saleWindowId, promises) => {
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: { "GET /api/packages/zamzam": () => json(packageWith({ availableSlots: 0, saleWindowId })) },
    });

    await expect.element(page.getByRole("button", { name: /waitlist/i }).first()).toBeVisible();
    expect(page.getByText("Places that come back go to the waitlist first.").elements().length > 0).toBe(promises);
  });

  it("says before a waitlist is joined that places in the package are there already", async () => {
    const days = { departureDate: "2999-05-10", returnDate: "2999-05-28" };
    const parts = bookingWith().parts.map((part) => ({ ...part, packageId: "zamzam" }));
    await renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence: "GB" }),
      answers: {
        "GET /api/packages/zamzam": () => json(packageWith({ ...days, id: "zamzam", availableSlots: 0 })),
        "GET /api/bookings": () => json([bookingWith({ ...days, parts })]),
        "GET /api/waitlist": () => json([]),
        "GET /api/family": () => json([]),
      },
    });
    await page
      .getByRole("button", { name: /waitlist/i })
      .first()
      .click();

    await expect.element(page.getByText("You have places in this package already")).toBeVisible();
  });
});
