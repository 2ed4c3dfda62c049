/** The prayer page: a place by search and by degrees, the method, the day and the month. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderAt } from "../../../testing/render-at.tsx";

const noNetwork = { "GET /api/user": () => Promise.reject(new TypeError("no network")) };
const open = () => renderAt("/prayer", { answers: noNetwork });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T09:00:00Z") });
});
afterEach(() => vi.useRealTimers());

describe("without a network", () => {
  it("shows Makkah's day by Umm al-Qura, and the month", async () => {
    await open();

    await expect.element(page.getByRole("heading", { name: "20 November 2026" })).toBeVisible();
    await expect.element(page.getByText("5:15 AM").first()).toBeVisible();
    await expect.element(page.getByRole("row")).toHaveLength(31);
    // Hours before noon too: "05:15" beside "5:15 AM" would be a second clock.
    expect(document.body.innerText.match(/\b\d\d?:\d\d\b(?!\s[AP]M)/g)).toBeNull();
    await expect.element(page.getByText("Time zone: Asia/Riyadh")).toBeVisible();
  });

  it("names its place and ends its sentences as the reader's language does", async () => {
    document.cookie = "lang=ur; path=/";
    try {
      await open();

      await expect.element(page.getByText(/^اُم القریٰ۔/)).toBeVisible();
      expect(document.body.innerText).not.toContain("Makkah");
    } finally {
      document.cookie = "lang=; path=/; max-age=0";
    }
  });

  it("finds a city, follows its usual method and zone, and remembers it", async () => {
    await open();
    await page.getByLabelText("City").fill("lond");
    await userEvent.keyboard("{Enter}");

    await expect.element(page.getByText(/^Moonsighting Committee\./)).toBeVisible();
    await expect.element(page.getByText("Time zone: Europe/London")).toBeVisible();
    await expect.element(page.getByText(/119° from north|118\.\d° from north|119\.\d° from north/)).toBeVisible();
    await open();
    await expect.element(page.getByLabelText("City").first()).toHaveValue("London");
  });

  it("takes a point beyond the date line with the day of its own clocks", async () => {
    vi.setSystemTime(Date.parse("2026-11-20T12:00:00Z"));
    await open();
    await page.getByText("By coordinates").click();
    await page.getByLabelText("Latitude").fill("-13,83");
    await page.getByLabelText("Longitude").fill("-171.77");
    await page.getByRole("button", { name: "Use this point" }).click();

    await expect.element(page.getByText("Time zone: Pacific/Apia")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "21 November 2026" })).toBeVisible();
  });

  it("takes degrees in the digits and with the marks of another keyboard", async () => {
    vi.setSystemTime(Date.parse("2026-11-20T12:00:00Z"));
    await open();
    await page.getByText("By coordinates").click();
    await page.getByLabelText("Latitude").fill("−۱۳٫۸۳۳");
    await page.getByLabelText("Longitude").fill("-١٧١,٧٧٧");
    await page.getByRole("button", { name: "Use this point" }).click();

    await expect.element(page.getByText("Time zone: Pacific/Apia")).toBeVisible();
    await expect.element(page.getByLabelText("Latitude")).toHaveValue("-13.83");
    await expect.element(page.getByLabelText("Longitude")).toHaveValue("-171.78");
  });

  it("refuses degrees that are none", async () => {
    await open();
    await page.getByText("By coordinates").click();
    await page.getByLabelText("Latitude").fill("91");
    await page.getByLabelText("Longitude").fill("east");
    await page.getByRole("button", { name: "Use this point" }).click();

    await expect.element(page.getByText("Between −90 and 90.")).toBeVisible();
    await expect.element(page.getByText("Between −180 and 180.")).toBeVisible();
  });

  it("says at high latitudes by which rule, and lets the method be changed", async () => {
    await open();
    await page.getByLabelText("City").fill("tromso");
    await page.getByRole("button", { name: "Tromsø Norway" }).click();
    await page.getByLabelText("Date").fill("2027-06-21");
    await expect.element(page.getByText(/those of 48 degrees stand in/)).toBeVisible();

    await page.getByLabelText("Method").selectOptions("isna");

    await expect.element(page.getByText(/^Islamic Society of North America\./)).toBeVisible();
  });
});

it("starts anew from something kept that is no choice", async () => {
  localStorage.setItem("rihla.prayer", '{"place":{"latitude":999,"longitude":0,"timeZone":"Mars/North"}}');

  await open();

  await expect.element(page.getByLabelText("City")).toHaveValue("Makkah");
});
