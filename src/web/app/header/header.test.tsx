/** The figures of the shared header: greeting, profile, next prayer and where it holds. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { PRAYER_DAY } from "../../testing/prayer-day.ts";
import { renderAt } from "../../testing/render-at.tsx";

const MAGHRIB = "Next prayer:Maghrib 5:38 PMMakkah time (location off)";
const PRAYERS = "GET /api/prayer-times";
const prayerButton = () => page.getByRole("button", { name: /^Next prayer:/ });
const stopAt = (instant: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });

beforeEach(async () => {
  await page.viewport(1280, 800);
  stopAt("2026-11-20T13:30:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the next prayer", () => {
  it.each([
    ["2026-11-20T13:30:00Z", "Maghrib 5:38 PM"],
    ["2026-11-20T01:00:00Z", "Fajr 5:15 AM"],
    ["2026-11-20T18:00:00Z", "Fajr 5:16 AM"],
  ])("at %s is %s, in Makkah until a location is allowed", async (instant, expected) => {
    stopAt(instant);
    await renderAt("/queue", { user: userWith(), answers: { [PRAYERS]: () => json(PRAYER_DAY) } });

    await expect.element(prayerButton()).toHaveTextContent(`Next prayer:${expected}Makkah time (location off)`);
  });

  it("shows the five times, the wait and the method when pressed, and closes by Esc", async () => {
    await renderAt("/queue", { user: userWith(), answers: { [PRAYERS]: () => json(PRAYER_DAY) } });

    await prayerButton().click();
    const panel = page.getByRole("region", { name: "Prayer times" });

    await expect.element(panel.getByRole("listitem").nth(3)).toHaveTextContent("Maghribin 1 h 8 min5:38 PM");
    await expect.element(panel.getByRole("listitem").nth(3)).toHaveAttribute("aria-current", "time");
    await expect.element(panel.getByText("Umm al-Qura. Within two minutes; follow your mosque.")).toBeVisible();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await expect.element(panel).not.toBeInTheDocument();
  });

  it("that could not be loaded can be asked for again", async () => {
    let tries = 0;
    const answer = () => {
      tries += 1;
      return tries === 1 ? refusal("unavailable", "The server is restarting.") : json(PRAYER_DAY);
    };
    await renderAt("/queue", { user: userWith(), answers: { [PRAYERS]: answer } });

    await page.getByRole("button", { name: "Prayer times: try again" }).click();

    await expect.element(prayerButton()).toHaveTextContent(MAGHRIB);
  });

  it("is not asked for by visitors", async () => {
    const answer = vi.fn(() => json(PRAYER_DAY));
    await renderAt("/packages", { answers: { "GET /api/packages": () => json([]), [PRAYERS]: answer } });

    await expect.element(page.getByRole("banner").getByRole("link", { name: "LOGIN" })).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
  });

  it("asks for the location only when told to, stays with Makkah when refused, and moves when allowed", async () => {
    const asked: string[] = [];
    const london = {
      ...PRAYER_DAY,
      timeZone: "Europe/London",
      asr: "13:15",
      maghrib: "16:08",
      method: "moonsighting_committee",
    };
    const locate = vi.spyOn(navigator.geolocation, "getCurrentPosition");
    locate.mockImplementation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    await renderAt("/queue", {
      user: userWith(),
      answers: {
        [PRAYERS]: (_, address) => {
          asked.push(address);
          return json(address.includes("lat=") ? london : PRAYER_DAY);
        },
      },
    });

    await prayerButton().click();
    expect(locate).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect.element(page.getByText(/Your browser gave no location/)).toBeVisible();
    await expect.element(prayerButton()).toHaveTextContent(MAGHRIB);

    const coords = { latitude: 51.50735, longitude: -0.12776 };
    locate.mockImplementation((accept) => accept({ coords } as GeolocationPosition));
    await page.getByRole("button", { name: "Use my location" }).click();

    await expect.element(prayerButton()).toHaveTextContent("Next prayer:Maghrib 4:08 PMYour location");
    expect(asked.at(-1)).toContain("lat=51.51&lng=-0.13");
  });
});

it("asks nobody to sign in where there is no network to do it by", async () => {
  await renderAt("/prayer");
  const login = page.getByRole("banner").getByRole("link", { name: "LOGIN" });
  await expect.element(login).toBeVisible();

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));

  await expect.element(login).not.toBeInTheDocument();
});

it("asks nobody to sign in whom no call reaches, though the browser believes in its network", async () => {
  const answers = {
    "GET /api/user": () => {
      throw new TypeError("Failed to fetch");
    },
  };
  await renderAt("/prayer", { answers });

  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("banner").getByRole("link", { name: "LOGIN" })).not.toBeInTheDocument();
});

it("asks nobody to sign in before it is known who is here", async () => {
  await page.viewport(390, 844);
  let answer: (response: Response) => void = () => {};
  const asked = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await renderAt("/prayer", { answers: { "GET /api/user": () => asked } });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const login = page.getByRole("link", { name: "LOGIN" });

  await expect.element(login).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.element(page.getByRole("dialog").getByRole("link", { name: "Prayer times" })).toBeVisible();
  await expect.element(login).not.toBeInTheDocument();

  answer(refusal("not_signed_in", "Sign in first."));
  await expect.element(login.first()).toBeInTheDocument();
});

describe("greeting and profile", () => {
  it("stand in the header of a pilgrim", async () => {
    const answers = { "GET /api/journey": () => json({ headerProgress: 40, nextAction: { kind: "choose_package" } }) };
    await renderAt("/queue", { user: userWith(), answers });

    const banner = page.getByRole("banner");
    await expect.element(banner.getByText("Peace be with you, Amina")).toBeVisible();
    await expect.element(banner.getByText("profile 40%")).toBeVisible();
  });

  it("stand in the slide-out menu of a phone, above the tiles, the quick actions and the way out", async () => {
    await page.viewport(390, 844);
    const answers = { "GET /api/journey": () => json({ headerProgress: 80, nextAction: { kind: "choose_package" } }) };
    await renderAt("/queue", { user: userWith(), answers });

    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");

    await expect.element(menu.getByText("Peace be with you, Amina")).toBeVisible();
    await expect.element(menu.getByRole("progressbar", { name: "Profile" })).toHaveAttribute("aria-valuenow", "80");
    const links = menu.getByRole("link").elements();
    expect(links.map((link) => link.textContent)).toEqual([
      "Dashboard",
      "Documents",
      "Packages",
      "Queue",
      "Family",
      "Payments",
      "Upload Documents",
      "Browse Packages",
      "Your ten steps",
      "My bookings",
      "Who travels",
      "Assistant",
      "Days of Hajj",
      "Prayer times",
      "Settings",
    ]);
    await expect.element(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
  });

  it("of an operator is the greeting alone: an operator makes no journey", async () => {
    const answer = vi.fn(() => json({ headerProgress: 10 }));
    await renderAt("/queue", { user: userWith({ role: "operator" }), answers: { "GET /api/journey": answer } });

    await expect.element(page.getByRole("banner").getByText("Peace be with you, Amina")).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
  });
});
