/** What is told of the market beside a list of it: its sellers, its kinds of stay, whom it is sold to, and what it does not have. */
import { channelOf } from "#domain/countries.ts";
import type { AccommodationType } from "#domain/packages/package.ts";
import type { KnownPackage } from "../../known.ts";
import { namesOperator } from "../../reading/requests.ts";
import { staysIn } from "../../reading/travel-wishes.ts";
import { type Asked, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";
import { stayWord } from "./conditions.ts";
import { asksForWomen, asksIfMayBuy, asksSellers, asksWhatStay, namesMahram } from "./judging-words.ts";

/** Null: a list of packages is the answer. */
export function insteadOfList({ known: { packages }, reading }: Asked): Reply | null {
  const words = reading.tokens.map(({ text }) => text);
  if (asksForWomen(words))
    return reply([say("packages.noneForWomen")], [], [namesMahram(words) ? "womenMahram" : "womenRooms"]);
  const stays = staysIn(words);
  if (!packages || !asksStays(words, stays)) return null;
  return reply(stays.flatMap((stay) => rangeOfStay(stay, packages)));
}

/** "What is the difference between Deluxe and VIP?" */
export function asksStays(words: readonly string[], stays: readonly AccommodationType[]): boolean {
  return stays.length > 1 ? asksWhatStay(words) : stays.length > 0 && asksWhatStay(words) && words.length <= FEW_WORDS;
}

const FEW_WORDS = 6;

function rangeOfStay(stay: AccommodationType, packages: readonly KnownPackage[]): Sentence[] {
  const offers = packages.filter(({ accommodationType }) => accommodationType === stay);
  if (offers.length === 0) return [];
  const prices = offers.map(({ price }) => price);
  const metres = offers.map(({ distanceFromHaram }) => distanceFromHaram);
  const money = (amount: number): Value => ({ money: amount, currency: "USD" });
  return [
    say("packages.stayRange", {
      ...{ stay: stayWord({ accommodationType: stay }), count: offers.length },
      ...{ least: money(Math.min(...prices)), most: money(Math.max(...prices)) },
      ...{ near: Math.min(...metres), far: Math.max(...metres) },
    }),
  ];
}

/** "Which agencies go from Dhaka?": the one with the most packages first. */
export function sellersOf(found: readonly KnownPackage[], { reading }: Asked): Sentence[] {
  const words = reading.tokens.map(({ text }) => text);
  if (!namesOperator(reading.tokens) || !asksSellers(words) || reading.operators.length > 0) return [];
  const counts = new Map<string, number>();
  for (const { operatorName } of found) counts.set(operatorName, (counts.get(operatorName) ?? 0) + 1);
  const list = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SELLERS);
  return [say("packages.sellers", { list: { list: list.map(([name, count]) => `${name} (${count})`) } })];
}

const MOST_SELLERS = 12;

/** Whether whoever lives in a country may buy them; nothing: that is not asked, or nobody knows where. */
export function forResidents(offers: readonly KnownPackage[], { reading, known: { travellers } }: Asked): Sentence[] {
  if (!asksIfMayBuy(reading.tokens.map(({ text }) => text))) return [];
  const country = reading.wishes.country ?? travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
  const channel = country === null ? null : channelOf(country).channel;
  if (country === null || channel === null || offers.length === 0) return [];
  const sold = offers.filter(({ channels }) => channels.includes(channel));
  const rest = offers.filter((offer) => !sold.includes(offer));
  const names = (some: readonly KnownPackage[]): Value => ({ list: some.map(({ title }) => title) });
  const key = channel === "nusuk" ? "packages.residentNusuk" : "packages.residentOperator";
  return [
    ...(sold.length > 0 ? [say(key, { country: { country }, list: names(sold) })] : []),
    ...(rest.length > 0 ? [say("packages.residentNot", { country: { country }, list: names(rest) })] : []),
  ];
}
