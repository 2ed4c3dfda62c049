/** Which wishes an offer misses, and which words it says. */
import { describe, expect, it } from "vitest";
import { missedBy, type Search, type Searchable, saying, searchedText, wishesOf } from "./search.ts";

const sample: Searchable = {
  id: "1",
  title: "Nur al-Haram",
  operatorId: "Op-7F",
  operatorName: "Kervan Yolculuğu",
  price: 5000,
  accommodationType: "VIP",
  rating: null,
  departureCity: "London",
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  availableSlots: 4,
  distanceFromHaram: 800,
  makkahHotel: "Ajyad Lantern Hotel",
  madinahHotel: null,
  campClass: "B",
  shifting: false,
  accessible: null,
  roomTypes: [{ type: "quad" }, { type: "double" }],
  guideLanguages: ["en", "ur"],
  channels: ["nusuk"],
  terms: { payment: null },
};

const missed = (offer: Searchable, search: Search, says = true) => missedBy(search, () => says)(offer);

describe("missedBy", () => {
  it.each<[Search, boolean]>([
    [{}, true],
    [{ priceBucket: "mid" }, true],
    [{ priceBucket: "budget" }, false],
    [{ accommodation: "VIP" }, true],
    [{ accommodation: "Deluxe" }, false],
    [{ departureCity: [" london "] }, true],
    [{ departureCity: ["Leeds", "London"] }, true],
    [{ departureCity: ["Lond"] }, false],
    [{ departureCity: [] }, true],
    [{ from: "2027-05-05" }, true],
    [{ from: "2027-05-06" }, false],
    [{ to: "2027-05-23" }, true],
    [{ to: "2027-05-22" }, false],
    [{ minSeats: 4 }, true],
    [{ minSeats: 5 }, false],
    [{ accessible: true }, false],
    [{ accessible: false }, true],
    [{ maxDistance: 800 }, true],
    [{ maxDistance: 799 }, false],
    [{ maxDistance: 0 }, false],
    [{ campClass: ["A", "B"] }, true],
    [{ campClass: ["A+"] }, false],
    [{ shifting: false }, true],
    [{ shifting: true }, false],
    [{ roomType: "double" }, true],
    [{ roomType: "triple" }, false],
    [{ guideLanguage: "ur" }, true],
    [{ guideLanguage: "fr" }, false],
    [{ channel: "nusuk" }, true],
    [{ channel: "operator" }, false],
    [{ minRating: 4 }, false],
    [{ instalments: true }, false],
    [{ instalments: false }, true],
  ])("holds %j against the sample: fits %s", (search, fits) => {
    expect(missed(sample, search)).toEqual(fits ? [] : Object.keys(search));
  });

  it("takes what is not stated neither for yes nor for no", () => {
    const silent = { ...sample, shifting: null, campClass: null, accessible: null };

    expect(missed(silent, { shifting: true })).toEqual(["shifting"]);
    expect(missed(silent, { shifting: false })).toEqual(["shifting"]);
    expect(missed(silent, { campClass: ["D"] })).toEqual(["campClass"]);
  });

  it.each([
    [["operator"], { kind: "percent", percent: 20 }, true],
    [["operator"], { kind: "percent", percent: 100 }, false],
    [["nusuk", "operator"], { kind: "per_person" }, true],
    [["nusuk"], { kind: "per_person" }, false],
  ] as const)("takes what is sold by %j with a deposit of %j as paid in parts: %s", (channels, deposit, isPaidSo) => {
    const offer = { ...sample, channels, terms: { payment: { deposit } } };

    expect(missed(offer, { instalments: true })).toEqual(isPaidSo ? [] : ["instalments"]);
  });

  it("names every wish that is missed", () => {
    const search: Search = { q: "x", priceBucket: "budget", accommodation: "VIP", minRating: 4.5 };

    expect(missed(sample, search, false)).toEqual(["q", "priceBucket", "minRating"]);
    expect(missed({ ...sample, rating: 4.5, price: 4999 }, search)).toEqual([]);
  });
});

it("counts a no as a wish, and neither blanks nor an empty choice", () => {
  expect(wishesOf({ q: "zam", departureCity: ["London"], shifting: false, minSeats: 4 })).toEqual([
    "q",
    "departureCity",
    "minSeats",
    "shifting",
  ]);
  expect(wishesOf({ q: "  ", departureCity: [] })).toEqual([]);
});

describe("saying", () => {
  it.each([
    ["Hajj 1448", "١٤٤٨"],
    ["حج ١٤٤٨", "1448"],
    ["حج ١٤٤٨", "۱۴۴۸ حج"],
  ])("finds %s by %s: a digit is one in every script", (title, words) => {
    expect(saying(words)(searchedText({ ...sample, title }))).toBe(true);
  });

  it.each(["nur", "AL-HARAM", " haram ", "r al", "op-7f", "", "   ", "lant", "kervan yolculugu", "London, nur"])(
    "finds '%s'",
    (words) => {
      expect(saying(words)(searchedText(sample))).toBe(true);
    },
  );

  it.each(["safa", "nur safa", "op-8", "null", "antern", "--"])("does not find '%s'", (words) => {
    expect(saying(words)(searchedText(sample))).toBe(false);
  });
});
