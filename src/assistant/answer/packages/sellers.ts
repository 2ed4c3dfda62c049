/** A seller that is named: what it sells, what travellers gave it, its licence. */
import type { KnownPackage } from "../../known.ts";
import { ACTIONS, type Composer, reply, type Sentence, say, type Value } from "../reply.ts";
import { MOST_OFFERS } from "../turns/offer-order.ts";
import { licenceNumber, licenceOf, ratingOf } from "./package-details.ts";

/** The licence of an operator that is named, with what it sells. */
export const operatorNamed: Composer = ({ known: { packages }, reading: { operators } }) => {
  const own = (packages ?? []).filter(({ operatorName }) => operators.includes(operatorName));
  const first = operators.flatMap((name) => own.find(({ operatorName }) => operatorName === name) ?? []);
  const told = first.flatMap((offer) => [...soldBy(offer, own), licenceOf(offer), ...licenceNumber(offer)]);
  return reply(told, [ACTIONS.packages], told.length === 0 ? 1 : ["licenceCheck"]);
};

/** How many packages a seller has, from where, and what travellers gave the best of them. */
function soldBy({ operatorName: operator }: KnownPackage, offers: readonly KnownPackage[]): Sentence[] {
  const own = offers.filter(({ operatorName }) => operatorName === operator);
  const cities = [...new Set(own.map(({ departureCity }) => departureCity))];
  const prices = own.map(({ price }) => price);
  const money = (amount: number): Value => ({ money: amount, currency: "USD" });
  const rated = own.filter(({ rating }) => rating !== null).toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return [
    say("packages.sells", {
      ...{ operator, count: own.length, list: { list: cities } },
      ...{ least: money(Math.min(...prices)), most: money(Math.max(...prices)) },
    }),
    ...rated.slice(0, MOST_OFFERS).map(ratingOf),
  ];
}
