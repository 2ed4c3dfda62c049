/** The panel beside a package: nothing is explained that its reader does not see. */
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { packageWith } from "../../../testing/packages.ts";
import { windowWith } from "../../../testing/queue.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const root = document.documentElement;
afterEach(() => root.removeAttribute("data-plain"));

it("explains the rings where they are drawn, and not in the plain look", async () => {
  await renderAt("/packages/zamzam", { answers: { "GET /api/packages/zamzam": () => json(packageWith()) } });
  const legend = page.getByText(/^The rings: one for each night/);
  await expect.element(legend).toBeVisible();

  root.setAttribute("data-plain", "");

  await expect.element(legend).not.toBeVisible();
});

it.each([
  ["taken", "confirmed", null, true, {}],
  ["taken, in a sale through a queue", "confirmed", null, true, { saleWindowId: "w" }],
  ["taken, where it is on sale no more", "confirmed", null, true, { status: "paused" }],
  ["only held", "held", "2999-05-01T00:00:00.000Z", false, {}],
  ["given back", "cancelled", null, false, {}],
] as const)("leads to a booking of the package whose places are %s", async (_, phase, holdExpiresAt, isLed, sold) => {
  const days = { departureDate: "2999-05-10", returnDate: "2999-05-28" };
  const partsOf = (packageId: string) => bookingWith().parts.map((part) => ({ ...part, packageId }));
  const taken = { ...days, phase: "confirmed", holdExpiresAt: null } as const;
  const bookings = [
    bookingWith({ ...days, phase, holdExpiresAt, id: "asked", parts: partsOf("zamzam") }),
    bookingWith({ ...taken, id: "taken", parts: partsOf("zamzam") }),
    bookingWith({ ...taken, id: "elsewhere", parts: partsOf("safa") }),
  ];
  await renderAt("/packages/zamzam", {
    user: userWith({ countryOfResidence: "GB" }),
    answers: {
      "GET /api/packages/zamzam": () => json(packageWith({ ...days, id: "zamzam", ...sold })),
      "GET /api/queue/windows/w": () => json(windowWith({ state: "open" })),
      "GET /api/queue/status": () => json({ tickets: [], windows: [] }),
      "GET /api/bookings": () => json(bookings),
    },
  });

  const list = page.getByRole("list").filter({ has: page.getByRole("link", { name: bookings[0]?.packageName ?? "" }) });
  await expect.element(page.getByText("You have places in this package already")).toBeVisible();
  const links = list
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual([...(isLed ? ["/bookings/asked"] : []), "/bookings/taken"]);
});
