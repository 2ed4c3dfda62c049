/** Which column of a sheet means what. */
import { describe, expect, it } from "vitest";
import { guessColumns, headOf, headRow, IMPORT_FIELDS, missingFields } from "./columns.ts";

describe("guessColumns", () => {
  it.each(["en", "ar", "ur", "hi", "bn", "tr", "fr", "id", "ms", "fa", "ru"] as const)(
    "knows every head of its own template in %s, in any order",
    (language) => {
      const fields = IMPORT_FIELDS.toReversed();

      expect(guessColumns(fields.map((field) => headOf(field, language)))).toEqual(fields);
    },
  );

  it("knows what operators call their columns", () => {
    const heads = [
      "Tour Code",
      "Package",
      "DEPARTS",
      "Returns",
      "From",
      "Price (USD)",
      "Pax",
      "Distance (m)",
      "Category",
    ];

    expect(guessColumns(heads)).toEqual([
      "operatorReference",
      "title",
      "departureDate",
      "returnDate",
      "departureCity",
      "price",
      "capacity",
      "distanceFromHaram",
      "accommodationType",
    ]);
  });

  it("knows Arabic heads whatever their spelling", () => {
    expect(guessColumns(["إسم الباقه", "السعر", "تاريخ المغادره", "تاريخ العوده", "المدينه", "عدد المقاعد"])).toEqual([
      "title",
      "price",
      "departureDate",
      "returnDate",
      "departureCity",
      "capacity",
    ]);
  });

  it("knows names as programs write them", () => {
    expect(guessColumns(["departureDate", "return_date", "makkah-hotel"])).toEqual([
      "departureDate",
      "returnDate",
      "makkahHotel",
    ]);
  });

  it("gives no field to two columns, and the surer one has it", () => {
    expect(guessColumns(["Old price list", "Price"])).toEqual([null, "price"]);
  });

  it("leaves what it does not know", () => {
    expect(guessColumns(["Colour", null, 5, ""])).toEqual([null, null, null, null]);
  });
});

describe("headRow", () => {
  it("passes over a title and a date above the heads", () => {
    expect(
      headRow([
        ["Al-Safa Travel, Hajj 1448"],
        ["20 November 2026"],
        ["Name", "Price", "Departure", "Return"],
        ["Zamzam", 1],
      ]),
    ).toBe(2);
  });

  it("is the first row where nothing is known", () => {
    expect(
      headRow([
        ["a", "b"],
        ["c", "d"],
      ]),
    ).toBe(0);
  });
});

describe("missingFields", () => {
  it("names what nothing can be imported without", () => {
    expect(missingFields(["title", null, "price", "capacity"])).toEqual([
      "departureCity",
      "departureDate",
      "returnDate",
      "accommodationType",
      "distanceFromHaram",
    ]);
  });
});
