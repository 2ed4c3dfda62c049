/** Dates out of spreadsheets: every way of writing one day, and what could mean two. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "../calendar.ts";
import { dateReadsTwoWays, orderSaidBy, readDate } from "./read-date.ts";

describe("readDate", () => {
  it.each([
    "2027-05-09",
    "2027/5/9",
    "2027.05.09",
    "9.5.2027",
    "09.05.27",
    "9 May 2027",
    "May 9, 2027",
    "9th of May 2027",
    "9-May-27",
    "٢٠٢٧-٠٥-٠٩",
    "9 مايو 2027",
    "2027-05-09T00:00:00.000Z",
    "46516",
    "3/12/1448",
  ])("reads %s", (text) => {
    expect(readDate(text, "day_first")).toEqual({ value: "2027-05-09" });
  });

  it("reads a workbook's date and serial number", () => {
    expect(readDate(new Date("2027-05-09T00:00:00Z"), null)).toEqual({ value: "2027-05-09" });
    expect(readDate(46516, null)).toEqual({ value: "2027-05-09" });
  });

  it("reads what could mean two days only by what was said of the file", () => {
    expect(readDate("3/5/2027", null)).toEqual({ problem: { key: "reads_two_ways" } });
    expect(readDate("3/5/2027", "day_first")).toEqual({ value: "2027-05-03" });
    expect(readDate("3/5/2027", "month_first")).toEqual({ value: "2027-03-05" });
    expect(readDate("25/5/2027", "month_first")).toEqual({ value: "2027-05-25" });
    expect(readDate("5/5/2027", null)).toEqual({ value: "2027-05-05" });
  });

  it.each(["30.02.2027", "2027-13-01", "May", "9 Mai 2027", "1/2/3/4", "yesterday", "0", "12", "99/99/2027", "45"])(
    "refuses %s",
    (text) => {
      expect(readDate(text, "day_first")).toEqual({ problem: { key: "not_a_date" } });
    },
  );

  // A minute and more where each space is tried as the first one.
  it("is not held up by cells of nothing but spaces", { timeout: 10_000 }, () => {
    const cell = `1${" ".repeat(32_000)}x`;
    for (let row = 0; row < 20; row += 1) expect(readDate(cell, null)).not.toHaveProperty("value");
  });

  it("refuses numbers that are no journey's day", () => {
    expect([12, -1, 7950, 1e9, Number.NaN].map((serial) => readDate(serial, null))).toEqual(
      Array.from({ length: 5 }, () => ({ problem: { key: "not_a_date" } })),
    );
  });

  it("reads back every day in either order", () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2020-01-01", days));
    fc.assert(
      fc.property(day, (date) => {
        const [year = "", month = "", dayOfMonth = ""] = date.split("-");
        expect(readDate(`${dayOfMonth}/${month}/${year}`, "day_first")).toEqual({ value: date });
        expect(readDate(`${month}-${dayOfMonth}-${year}`, "month_first")).toEqual({ value: date });
        expect(readDate(new Date(`${date}T00:00:00Z`), null)).toEqual({ value: dateOf(new Date(date)) });
      }),
    );
  });
});

describe("the order of day and month", () => {
  it("is said by dates with a number that is no month", () => {
    expect(["25/5/2027", "5/25/2027", "9.5.2027"].map(orderSaidBy)).toEqual(["day_first", "month_first", "day_first"]);
  });

  it("is not said by others, nor by those that begin with the year", () => {
    expect(["3/5/2027", "2027-05-09", "9 May 2027", "x"].map(orderSaidBy)).toEqual([null, null, null, null]);
    expect(["3/5/2027", "5/5/2027", "25/5/2027"].map(dateReadsTwoWays)).toEqual([true, false, false]);
  });
});
