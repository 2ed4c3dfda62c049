/** The marketplace from filter to hold, with a server that answers as told. */

import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closest, countFacets } from "#domain/packages/search/facets.ts";
import { placePackages } from "#domain/packages/search/list-order.ts";
import { missedBy, saying, searchedText } from "#domain/packages/search/search.ts";
import { rememberDevice } from "#web/shared/account/known-device.ts";
import { type Answers, json, refusal, userWith } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { filtersFrom } from "../filters/address.ts";
import type { PackageView } from "../queries.ts";

const LIST = [
  packageWith(),
  packageWith({ id: "safa", title: "Safa Steady", price: 3200, departureCity: "Leeds", bookingCount: 9 }),
  packageWith({ id: "full", title: "Qibla Suites", price: 18_900, availableSlots: 0, bookingCount: 1 }),
];

/** Searches the list above as the server does, by the rules of the domain. */
function judged(address: string) {
  const filters = filtersFrom(new URL(address, "http://localhost").searchParams);
  const says = saying(filters.q ?? "");
  const misses = missedBy<PackageView>(filters, (offer) => says(searchedText(offer)));
  return { sort: filters.sort, offers: LIST.map((offer) => ({ offer, misses: misses(offer) })) };
}

const answers: Answers = {
  "GET /api/packages": (_, address) => {
    const { sort, offers } = judged(address);
    const fitting = offers.filter(({ misses }) => misses.length === 0).map(({ offer }) => offer);
    return json(placePackages(fitting, sort).map(({ item }) => item));
  },
  "GET /api/packages/facets": (_, address) => {
    const { offers } = judged(address);
    const found = offers.filter(({ misses }) => misses.length === 0).length;
    const nearest = found === 0 ? closest(offers, 1) : [];
    return json({
      ...{ total: LIST.length, found, nearSpelling: false, facets: countFacets(offers) },
      closest: nearest.map(({ offer, misses }) => ({ package: offer, misses })),
    });
  },
  ...Object.fromEntries(LIST.map((offer) => [`GET /api/packages/${offer.id}`, () => json(offer)])),
};
const titles = () =>
  page
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

describe("the list", () => {
  it("narrows as one types, counts, and gives everything back", async () => {
    const { router } = await renderAt("/packages", { answers });
    await expect.element(page.getByText("3 packages fit, of 3")).toBeVisible();

    await page.getByLabelText("Search packages").fill("ZAM");
    await expect.element(page.getByText("1 package fits, of 3")).toBeVisible();
    await expect.poll(() => titles()).toEqual(["Zamzam Family"]);
    await page.getByLabelText("Search packages").fill("steady");
    await expect.element(page.getByText("1 package fits, of 3")).toBeVisible();
    expect(router.state.location.search).toBe("?q=steady");

    await page.getByRole("button", { name: "Remove the filter “steady”" }).click();
    await expect.element(page.getByText("3 packages fit, of 3")).toBeVisible();
    expect(router.state.location.search).toBe("");
  });

  it("sorts by the address and by SPEC's four labels", async () => {
    await renderAt("/packages?sort=price_high", { answers });
    await expect.element(page.getByText("3 packages fit, of 3")).toBeVisible();
    await expect.poll(() => titles()).toEqual(["Qibla Suites", "Zamzam Family", "Safa Steady"]);

    await page.getByLabelText("Sort by").selectOptions("Price low to high");

    await expect.poll(() => titles()).toEqual(["Safa Steady", "Zamzam Family", "Qibla Suites"]);
  });

  it("says so when nothing fits, shows what comes closest, and leads back", async () => {
    await renderAt("/packages?q=steady&priceBucket=mid", { answers });

    await expect.element(page.getByRole("heading", { name: "No packages found" })).toBeVisible();
    await expect.element(page.getByText("Differs in: $5,000 to $9,999")).toBeVisible();
    await page.getByRole("button", { name: "Show all packages" }).click();

    await expect.element(page.getByText("3 packages fit, of 3")).toBeVisible();
  });

  it("opens further filters that work", async () => {
    await renderAt("/packages", { answers });

    await page.getByRole("button", { name: "More Filters" }).click();
    await page.getByRole("checkbox", { name: /Leeds/ }).click();

    await expect.poll(() => titles()).toEqual(["Safa Steady"]);
  });
});

describe("the Book button", () => {
  it("leads a visitor to a new account and back to the dialog, and offers nothing where all places are taken", async () => {
    await renderAt("/packages?q=zamzam", { answers });
    const link = page.getByRole("link", { name: "Login to Book" });

    const way = "/auth?next=%2Fpackages%3Fq%3Dzamzam%26book%3Dzamzam&mode=register";
    await expect.element(link).toHaveAttribute("href", way);
    await page.getByLabelText("Search packages").fill("qibla");

    await expect.element(page.getByText("Sold out")).toBeVisible();
    expect(link.elements()).toEqual([]);
  });

  it("leads to sign in where somebody has before", async () => {
    rememberDevice();
    await renderAt("/packages?q=zamzam", { answers });

    const link = page.getByRole("link", { name: "Login to Book" });
    await expect.element(link).toHaveAttribute("href", "/auth?next=%2Fpackages%3Fq%3Dzamzam%26book%3Dzamzam");
    localStorage.clear();
  });

  it("takes an operator to the business center with a word of why", async () => {
    const operator = userWith({ role: "operator", licenceVerified: true });
    const { router } = await renderAt("/packages?q=zamzam", { user: operator, answers });

    await page.getByRole("button", { name: "Book Now" }).click();

    await expect.poll(() => router.state.location.pathname).toBe("/operator-dashboard");
    await expect.element(page.getByText("Places are booked by pilgrims")).toBeVisible();
  });
});

describe("what comes back", () => {
  const show = (country: string) =>
    renderAt("/packages/zamzam", { user: userWith({ countryOfResidence: country }), answers });

  it("is Nusuk's to say for whom Nusuk sells to, without the operator's sums", async () => {
    await show("GB");

    await expect.element(page.getByText("You pay on Nusuk, so Nusuk's own terms say what comes back.")).toBeVisible();
    expect(page.getByText(/comes back \(90/).elements()).toEqual([]);
  });

  it("is the operator's ladder for whom the operator sells to", async () => {
    await show("PK");

    await expect.element(page.getByText(/comes back \(90/)).toBeVisible();
    expect(page.getByText("You pay on Nusuk", { exact: false }).elements()).toEqual([]);
  });
});

describe("a price in dollars", () => {
  const show = (country: string | null) =>
    renderAt("/packages/zamzam", { user: userWith({ countryOfResidence: country }), answers });

  it("stands alone for whoever pays in none of our currencies, and not about in pounds", async () => {
    await show("ID");

    await expect.element(page.getByText("per person", { exact: false }).first()).toBeVisible();
    expect(page.getByRole("main").element().textContent).not.toMatch(/£|GBP/);
  });

  it("is about so much in one's own currency for the others", async () => {
    await show("GB");

    await expect.element(page.getByText(/about £/).first()).toBeVisible();
  });
});

it("offers no places of a package whose departure is over to whoever still reads it", async () => {
  const over = packageWith({ departureDate: "2026-01-05", returnDate: "2026-01-25" });
  await renderAt("/packages/zamzam", {
    user: userWith(),
    answers: { ...answers, "GET /api/packages/zamzam": () => json(over) },
  });

  await expect.element(page.getByText(/^This package is not on sale/)).toBeVisible();
  expect(page.getByRole("button", { name: "Book Now" }).elements()).toEqual([]);
  expect(page.getByText(/places left/).elements()).toEqual([]);
  expect(page.getByRole("heading", { name: "Terms of this package" }).elements()).toEqual([]);
});

describe("a package that both channels sell", () => {
  const show = (countryOfResidence: string | null, approval: "instant" | "approval" = "instant") => {
    const terms = { ...packageWith().terms, approval };
    return renderAt("/packages/zamzam", {
      user: userWith({ countryOfResidence }),
      answers: { ...answers, "GET /api/packages/zamzam": () => json(packageWith({ terms })) },
    });
  };
  const terms = () => page.getByRole("main").element().textContent ?? "";

  it("tells whom Nusuk sells to of Nusuk alone", async () => {
    await show("GB");

    await expect
      .element(page.getByText("You live in United Kingdom: Nusuk alone sells it to you", { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByText("once you have confirmed here, free of charge, you buy on Nusuk", { exact: false }))
      .toBeVisible();
    expect(terms()).not.toMatch(/whole price is paid|pay the operator|national quota/);
  });

  it("tells whom the operator sells to of the operator alone", async () => {
    await show("PK");

    await expect
      .element(page.getByText("You live in Pakistan: you pay the operator directly", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText("The booking is confirmed as soon as its whole price is paid.")).toBeVisible();
    expect(terms()).not.toMatch(/Nusuk (alone|serves)|for Nusuk/);
  });

  it("promises no money back without an answer where none is taken", async () => {
    await show("GB", "approval");

    await expect.element(page.getByText("nothing has been paid by then", { exact: false })).toBeVisible();
    expect(terms()).not.toContain("everything paid is refunded");
  });

  it("tells both while nobody knows where the reader lives", async () => {
    await show(null);

    await expect.element(page.getByText("or it is confirmed for Nusuk", { exact: false })).toBeVisible();
    await expect
      .element(page.getByText("If you live in a country with a national quota", { exact: false }))
      .toBeVisible();
  });
});

describe("the hold dialog", () => {
  const amina = userWith({ countryOfResidence: "GB" });
  const nobody = Object.fromEntries(
    ["travellers", "family", "bookings"].map((of) => [`GET /api/${of}`, () => json([])]),
  );
  const open = (more = {}) =>
    renderAt("/packages?book=zamzam", { user: amina, answers: { ...answers, ...nobody, ...more } });

  it("says that the package cannot be had, and opens once it can", async () => {
    let isDown = true;
    const offer = () => (isDown ? refusal("unavailable", "The server is restarting.") : json(packageWith()));
    await open({ "GET /api/packages/zamzam": offer });

    await expect.element(page.getByRole("dialog").getByText("The server is restarting.")).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();

    await expect.element(page.getByLabelText("How many people travel?")).toBeVisible();
  });

  it("names nobody until their documents are known", async () => {
    let isDown = true;
    const yusuf = { id: "yusuf", isSelf: false, relationship: "spouse", surname: "Rahman", givenNames: "Yusuf" };
    await open({
      "GET /api/travellers": () => json([{ ...yusuf, birthDate: "1985-11-02", specialNeeds: null }]),
      "GET /api/documents": () => (isDown ? refusal("unavailable", "The server is restarting.") : json([])),
    });

    await expect.element(page.getByText("The server is restarting.")).toBeVisible();
    expect(page.getByRole("checkbox", { name: /Yusuf/ }).elements()).toEqual([]);
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();

    await expect.element(page.getByRole("checkbox", { name: /Yusuf/ })).toBeVisible();
  });

  it("multiplies places and rooms, and lets no impossible number through", async () => {
    await open();
    const seats = page.getByLabelText("How many people travel?");

    await seats.fill("3");
    await expect.element(seats).toHaveAttribute("dir", "ltr");
    await page.getByRole("radio", { name: /Room for two/ }).click();
    await expect.element(page.getByText("3 people, Room for two · $8,830 per person")).toBeVisible();
    // The line and what it comes to together.
    await expect.poll(() => page.getByText("$26,490").elements()).toHaveLength(2);

    for (const [typed, problem] of [
      ["0", "At least one person has to travel."],
      ["1.5", "Write a whole number, for example 4."],
      ["11", /at most 10 people/],
    ] as const) {
      await seats.fill(typed);
      await expect.element(page.getByText(problem)).toBeVisible();
      await expect.element(page.getByRole("button", { name: "Hold the places" })).toBeDisabled();
    }
  });

  it("says that nine people make two applications", async () => {
    await open();

    await page.getByLabelText("How many people travel?").fill("9");

    await expect.element(page.getByText(/needs two applications/)).toBeVisible();
  });

  it("sends one body, and the dashboard opens with the hold", async () => {
    const sent: unknown[] = [];
    const { router } = await open({
      "POST /api/bookings": (body: unknown) => {
        sent.push(body);
        return json({ id: "b7" }, 201);
      },
    });

    await page.getByLabelText("How many people travel?").fill("2");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe("/dashboard?hold=b7");
    expect(sent).toEqual([
      {
        parts: [{ packageId: "zamzam", roomType: "quad", room: 1, seats: 2 }],
        firstSource: { source: "marketplace", tag: null },
      },
    ]);
  });

  it("takes nothing when fewer are left, and offers those", async () => {
    const seats: unknown[] = [];
    await open({
      "POST /api/bookings": (body: { parts: { seats: number }[] }) => {
        seats.push(body.parts[0]?.seats);
        const problem = { type: "", title: "", status: 409, code: "sold_out", detail: "Only 2 left.", left: 2 };
        return new Response(JSON.stringify(problem), {
          status: 409,
          headers: { "content-type": "application/problem+json" },
        });
      },
    });

    await page.getByLabelText("How many people travel?").fill("4");
    await page.getByRole("button", { name: "Hold 4 places" }).click();
    await expect.element(page.getByText("Only 2 places are left.")).toBeVisible();
    await page.getByRole("button", { name: "Hold 2 places instead" }).click();

    await expect.poll(() => seats).toEqual([4, 2]);
  });
});

describe("the comparison", () => {
  it("compares no operator's refund for a reader whose money Nusuk takes", async () => {
    const compared = "/compare?compare=zamzam&compare=safa";
    await renderAt(compared, { user: userWith({ countryOfResidence: "GB" }), answers });

    await expect.element(page.getByText("The same in all")).toBeVisible();
    expect(page.getByText("Comes back when cancelled", { exact: false }).elements()).toEqual([]);
    expect(page.getByText("Nusuk, the operator", { exact: false }).elements()).toEqual([]);
  });

  it("takes three at most, keeps them through a search, and shows what differs first", async () => {
    const { router } = await renderAt("/packages", { answers });
    const choose = (title: string) => page.getByRole("button", { name: `Compare ${title}` });

    await choose("Zamzam Family").click();
    await choose("Safa Steady").click();
    await page.getByLabelText("Search packages").fill("qibla");
    await expect.poll(() => titles()).toEqual(["Qibla Suites"]);
    expect(router.state.location.search).toBe("?q=qibla&compare=zamzam&compare=safa");
    await page.getByRole("link", { name: "Compare 2" }).click();

    await expect.element(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
    await expect.element(page.getByText("The same in all")).toBeVisible();
    const rows = page
      .getByRole("row")
      .elements()
      .map((row) => row.textContent);
    expect(rows[1]).toBe("per person, from$7,950$3,200Best of these");
    expect(rows[2]).toBe("Leaves fromLondonLeeds");

    await page.getByRole("button", { name: "Take Safa Steady out of the comparison" }).click();
    await expect.element(page.getByText("Choose two or three packages")).toBeVisible();
  });
});

// Last, since the window stays as small as it makes it.
it("keeps the picker of its order within its frame on a phone, or the page would scroll sideways", async () => {
  await page.viewport(390, 844);
  await renderAt("/packages", { answers });
  await expect.element(page.getByText("3 packages fit, of 3")).toBeVisible();

  const picker = page.getByRole("combobox", { name: "Sort by" }).element();
  const [own, frame] = [picker, picker.parentElement].map((part) => part?.getBoundingClientRect());
  expect(own?.width).toBeLessThanOrEqual(frame?.width ?? 0);
});
