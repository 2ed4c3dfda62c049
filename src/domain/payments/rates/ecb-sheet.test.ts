/** The bank's daily file: read to the millionth, and refused whole where anything is wrong. */
import { describe, expect, it } from "vitest";
import { RatesUnreadable, readDailyRates } from "./ecb-sheet.ts";
import { convert, isTooOld, ratesAge, SHIPPED_RATES, withFetched } from "./rates.ts";

const file = (day: string, usd = "1.1600", gbp = "0.8700") => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='JPY' rate='160.1'/>
<Cube currency='GBP' rate='${gbp}'/></Cube></Cube></gesmes:Envelope>`;

it("is read as units for one dollar", () => {
  expect(readDailyRates(file("2026-11-20"), "2026-11-20")).toEqual({
    asOf: "2026-11-20",
    rates: [
      { currency: "EUR", perDollar: 862_069 },
      { currency: "GBP", perDollar: 750_000 },
    ],
  });
});

it.each([
  ["of tomorrow", file("2026-11-21")],
  ["of no day", file("2026-13-40")],
  ["of two days", file("2026-11-20").replace("<Cube><Cube time", "<Cube><Cube time='2026-11-19'></Cube><Cube time")],
  ["cut", file("2026-11-20").slice(0, -20)],
  ["without dollars", file("2026-11-20").replace("'USD'", "'XXX'")],
  ["with sterling twice", file("2026-11-20").replace("'JPY'", "'GBP'")],
  ["a rate of nothing", file("2026-11-20", "0.0000")],
  ["below zero", file("2026-11-20", "-1.16")],
  ["no number", file("2026-11-20", "1e3")],
  ["a rate that cannot be", file("2026-11-20", "1.16", "87.00")],
  ["a page of words", "<html>503 Service Unavailable</html>"],
  ["nothing", ""],
])("%s is refused", (_, text) => {
  expect(() => readDailyRates(text, "2026-11-20")).toThrow(RatesUnreadable);
});

describe("fetched rates", () => {
  const fetched = withFetched("ecb.example", "2026-11-20", [
    { currency: "EUR", perDollar: 862_069 },
    { currency: "GBP", perDollar: 760_000 },
  ]);

  it("take the place of the shipped ones, and pegs hold", () => {
    expect(convert(100_00, "USD", "GBP", fetched)).toMatchObject({ minor: 76_00, asOf: "2026-11-20" });
    expect(convert(100_00, "USD", "SAR", fetched)).toMatchObject({ minor: 375_00, asOf: "2026-11-20" });
  });

  it("that are older than the shipped ones do not", () => {
    expect(
      withFetched("x", "2026-06-30", [
        { currency: "EUR", perDollar: 1 },
        { currency: "GBP", perDollar: 1 },
      ]),
    ).toBe(SHIPPED_RATES);
  });

  it("are too old after seven days, unless nothing that floats is converted", () => {
    expect(isTooOld(fetched, "2026-11-27", ["USD", "GBP"])).toBe(false);
    expect(isTooOld(fetched, "2026-11-28", ["USD", "GBP"])).toBe(true);
    expect(isTooOld(fetched, "2027-11-28", ["USD", "SAR"])).toBe(false);
    expect(isTooOld(fetched, "2027-11-28", ["GBP", "GBP"])).toBe(false);
    expect(ratesAge(fetched, "2027-11-20")).toBe(365);
    expect(ratesAge(fetched, "2026-11-19")).toBe(0);
  });
});
