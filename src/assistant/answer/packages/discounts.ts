/** What groups are spared: of what is named, else of the market. */
import { ACTIONS, type Composer, reply, say } from "../reply.ts";
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
  const sparing = named.length > 0 ? named.filter((offer) => spared.includes(offer)) : spared;
  const { people, search } = asked.reading.wishes;
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
  const answered = reply(named.length > 0 ? asSaid : [few, ...lines], told.map(openOffer));
  return { ...answered, shown: told.map(({ id }) => id) };
};
