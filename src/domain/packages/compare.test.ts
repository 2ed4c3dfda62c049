/** Which facts differ between packages, and whose is the best. */
import { expect, it } from "vitest";
import { type Comparable, type ComparableFact, compareOffers } from "./compare.ts";
import { STANDARD_TERMS } from "./package.ts";

const offer = (changes: Partial<Comparable> = {}): Comparable => ({
  price: 5000,
  distanceFromHaram: 800,
  duration: 18,
  departureCity: "London",
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  accommodationType: "Deluxe",
  makkahHotel: null,
  madinahHotel: null,
  campClass: "B",
  shifting: false,
  accessible: null,
  flights: true,
  meals: "Half board",
  guideLanguages: ["en", "ur"],
  terms: STANDARD_TERMS,
  channels: ["nusuk", "operator"],
  rating: null,
  availableSlots: 12,
  ...changes,
});

const compared = (offers: Comparable[], name: ComparableFact) =>
  compareOffers(offers).find(({ fact }) => fact === name);

it("takes equal packages for the same in everything, whatever the order of languages and channels", () => {
  const turned = offer({ guideLanguages: ["ur", "en"], channels: ["operator", "nusuk"] });

  expect(compareOffers([offer(), turned]).filter(({ same, best }) => !same || best.length > 0)).toEqual([]);
});

it.each<[ComparableFact, Partial<Comparable>, Partial<Comparable>, number[]]>([
  ["price", { price: 5000 }, { price: 4999 }, [1]],
  ["distance", { distanceFromHaram: 799 }, {}, [0]],
  ["refund", {}, { terms: { approval: "instant", cancellation: [{ daysBefore: 61, refundPercent: 99 }] } }, [0]],
  ["rating", { rating: 4.1 }, { rating: 4.2 }, [1]],
  ["rating", { rating: null }, { rating: 3 }, [1]],
  ["nights", { duration: 20 }, {}, []],
  ["places", { availableSlots: 1 }, {}, []],
  ["shifting", { shifting: null }, {}, []],
])("finds that %s differs between %j and %j, the best at %j", (fact, one, other, best) => {
  expect(compared([offer(one), offer(other)], fact)).toEqual({ fact, same: false, best });
});

it("marks all that share the best", () => {
  const offers = [offer({ price: 4000 }), offer({ price: 5000 }), offer({ price: 4000 })];

  expect(compared(offers, "price")?.best).toEqual([0, 2]);
});
