/** The call of prayer times, as anyone makes it. */
import { describe, expect, it } from "vitest";
import { prayerTimes } from "#contract/prayer-times.ts";
import { testApp } from "../../../../test/app.ts";

/** 23:30 in Makkah, the next morning in Auckland. */
const app = await testApp({ clock: () => new Date("2026-11-20T20:30:00Z") });

describe("prayer times", () => {
  it("are those of Makkah for a visitor who names no place", async () => {
    expect(await app.call(prayerTimes, {})).toEqual({
      fajr: "05:15",
      sunrise: "06:35",
      dhuhr: "12:06",
      asr: "15:15",
      maghrib: "17:38",
      isha: "19:08",
      nextFajr: "05:15",
      date: "2026-11-20",
      hijriDate: "1448-06-10",
      timeZone: "Asia/Riyadh",
      method: "umm_al_qura",
      highLatitudeRule: null,
      estimated: false,
      qibla: expect.any(Number),
    });
  });

  it("stand on the clocks and the day of the place", async () => {
    const auckland = await app.call(prayerTimes, { query: { lat: "-36.85", lng: "174.76" } });

    expect(auckland).toMatchObject({ date: "2026-11-21", timeZone: "Pacific/Auckland", dhuhr: "13:08" });
  });

  it("of London name the season's rule and the way to Makkah", async () => {
    const london = await app.call(prayerTimes, { query: { lat: "51.5072", lng: "-0.1276", date: "2026-11-20" } });

    expect(london).toMatchObject({
      method: "moonsighting_committee",
      highLatitudeRule: "season",
      maghrib: "16:08",
      nextFajr: expect.stringMatching(/^05:/),
    });
    expect(london.qibla).toBeCloseTo(119, 0);
  });

  it("within the polar circle are marked as estimated", async () => {
    const query = { lat: "69.65", lng: "18.96", date: "2026-12-21" };

    expect(await app.call(prayerTimes, { query })).toMatchObject({ estimated: true, highLatitudeRule: "latitude_48" });
  });

  it.each(["90", "-90"])("have an answer at the pole, %s degrees", async (lat) => {
    expect(await app.call(prayerTimes, { query: { lat, lng: "0", date: "2026-06-21" } })).toMatchObject({
      estimated: true,
    });
  });

  it.each([
    [{ lat: "21.4" }, "lng"],
    [{ lng: "39.8" }, "lat"],
    [{ lat: "90.01", lng: "0" }, "lat"],
    [{ lat: "-91", lng: "0" }, "lat"],
    [{ lat: "0", lng: "180.5" }, "lng"],
    [{ lat: "1e999", lng: "0" }, "lat"],
    [{ lat: "NaN", lng: "0" }, "lat"],
    [{ lat: "Infinity", lng: "0" }, "lat"],
    [{ lat: "0x10", lng: "0" }, "lat"],
    [{ lat: "", lng: "0" }, "lat"],
    [{ lat: "north", lng: "0" }, "lat"],
    [{ lat: "1,5", lng: "0" }, "lat"],
    [{ lat: "1".repeat(5000), lng: "0" }, "lat"],
    [{ lat: ["1", "2"], lng: "0" }, "lat"],
    [{ date: "2027-02-29" }, "date"],
    [{ date: "20-11-2026" }, "date"],
    [{ date: "1899-12-31" }, "date"],
    [{ date: "9999-12-31" }, "date"],
    [{ date: "" }, "date"],
  ])("are refused for %o at the field", async (query, field) => {
    const problem = await app.refusal(prayerTimes, { query });

    expect(problem).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });
});
