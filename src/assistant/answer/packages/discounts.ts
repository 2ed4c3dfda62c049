/** What groups are spared: of what is named, else of the market. */
import type { KnownPackage } from "../../known.ts";
import { foldDigits } from "../../normalise/fold.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "../reply.ts";
import { inOrder, MOST_OFFERS } from "../turns/offer-order.ts";
import { converted, countryOf, ofOneName } from "./offers.ts";
import { discountFor, offerLine, openOffer } from "./package-details.ts";

/** Group discounts of what is named, else of the market, those of the reader's country or city first. */
export const groupDiscounts: Composer = (asked) => {
  const { packages } = asked.known;
  if (!packages) return reply([say("packages.notRead")], [ACTIONS.packages]);
  const named = asked.reading.titled.flatMap((offers) => ofOneName(offers, asked));
  const spared = packages.filter(({ groupDiscounts: steps = [] }) => steps.length > 0);
  const few = say("packages.discountFew", { count: spared.length });
  const { people, search } = asked.reading.wishes;
  const cities = search.departureCity ?? [];
  const there = spared.filter(({ departureCity }) => cities.includes(departureCity));
  const sparing =
    named.length > 0 ? named.filter((offer) => spared.includes(offer)) : there.length > 0 ? there : spared;
  if (sparing.length === 0 && named.length > 0) {
    const lines = named.slice(0, MOST_OFFERS).map((offer) => offerLine(offer, people, search.roomType));
    return { ...reply([...lines, few], named.slice(0, MOST_OFFERS).map(openOffer)), shown: named.map(({ id }) => id) };
  }
  const told = inOrder(sparing, { ...asked.reading.wishes, order: "price" }, countryOf(asked)).slice(0, MOST_OFFERS);
  const lines = told.flatMap(({ title: name, departureCity: city, groupDiscounts: steps = [] }) =>
    steps.map(({ fromPeople: people, percent }) =>
      say("packages.discount", { name, city, people, percent: { percent } }),
    ),
  );
  const sums = told.flatMap((offer) => discountFor(offer, people, search.roomType));
  const asSaid = [...lines, ...sums, ...converted(told[0], asked.reading.wishes)];
  const answered = reply(
    named.length > 0 ? asSaid : [...noSuch(asked.text, spared), few, ...lines],
    told.map(openOffer),
  );
  return { ...answered, shown: told.map(({ id }) => id) };
};

/** A share that nobody spares is told so first. */
function noSuch(text: string, spared: readonly KnownPackage[]): Sentence[] {
  const percent = Number(foldDigits(text).match(SHARE)?.slice(1).find(Boolean));
  const isGiven = spared.some(({ groupDiscounts = [] }) => groupDiscounts.some((step) => step.percent === percent));
  return percent > 0 && !isGiven ? [say("answers.no")] : [];
}

const SHARE = /(\d+)\s*[%٪]|[%٪]\s*(\d+)/;
