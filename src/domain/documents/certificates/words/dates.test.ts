import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { datesIn } from "./dates.ts";

describe("datesIn", () => {
  it.each([
    ["Issued 2027-03-05.", [["2027-03-05"]]],
    ["25/03/2027", [["2027-03-25"]]],
    ["03/25/2027", [["2027-03-25"]]],
    ["5 March 2027", [["2027-03-05"]]],
    ["5th Mar. 2027", [["2027-03-05"]]],
    ["MARCH 5, 2027", [["2027-03-05"]]],
    ["05MAR2027", [["2027-03-05"]]],
    ["٢٥/٠٣/٢٠٢٧", [["2027-03-25"]]],
    ["٥ مارس ٢٠٢٧", [["2027-03-05"]]],
    ["5 كانون الثاني 2027", [["2027-01-05"]]],
    ["from 2 May 2027 to 25.05.2027", [["2027-05-02"], ["2027-05-25"]]],
    ["30/02/2027, 2027-13-01, 99/99/2027", []],
    ["Tel. 0207 12 34 5678, Reg. 2027-03-051", []],
    ["no date at all", []],
  ])("reads %j", (text, dates) => {
    expect(datesIn(text)).toEqual(dates);
  });

  it("gives both readings where day and month could change places", () => {
    expect(datesIn("05/03/2027")).toEqual([["2027-03-05", "2027-05-03"]]);
    expect(datesIn("05/05/2027")).toEqual([["2027-05-05"]]);
  });

  it("turns Hijri dates into Gregorian ones", () => {
    expect(datesIn("1448-12-08")).toEqual([["2027-05-14"]]);
    expect(datesIn("١٤٤٨/١٢/٠٨")).toEqual([["2027-05-14"]]);
  });

  it("reads every day in every unambiguous spelling", () => {
    const months = "January February March April May June July August September October November December".split(" ");
    fc.assert(
      fc.property(fc.nat(12_000), (days) => {
        const date = addDays("2005-01-01", days);
        const [year, month, day] = date.split("-").map(Number);
        const name = months[(month ?? 1) - 1] ?? "";

        for (const text of [
          date,
          `${day} ${name} ${year}`,
          `${name} ${day}, ${year}`,
          `${day}-${name.slice(0, 3)}-${year}`,
        ]) {
          expect(datesIn(text)).toEqual([[date]]);
        }
      }),
    );
  });
});
