/** What is asked of a booking that the question names: its money, papers, people, tickets or how it stands. */

import type { Understood } from "../../classifier/understand.ts";
import type { Act } from "../../intents/acts.ts";
import { type Intent, intentRule } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";

type Concepts = ReadonlySet<string>;

/** What a record of one's own answers; a rule or a stranger's affair is not meant by naming the own booking. */
const RECORDS: readonly string[] = ["bookings", "payments", "documents"];
const PERHAPS = 0.08;
/** These ask of a package as anybody may buy it. */
const OF_SALE = ["price", "cheap", "package", "seat"];
const OF_MONEY = ["pay", "owe", "refund", "money", "instalment", "receipt", "cancel", "deadline"];

/** All that travel with the same operator are nobody's own. */
const isStranger = wordMatcher(
  "pilgrims customers clients passengers jemaah jamaah pelanggan penumpang حجاج الحجاج عملاء العملاء حاجیوں گاہکوں مسافروں हाजियों यात्रियों ग्राहकों হাজিদের যাত্রীদের গ্রাহকদের musteri* yolcular* hacilar* pelerins passagers زائران مشتریان паломник* клиент*",
);

/** Null: no booking is named, or its package is asked of as one that is for sale. */
export function bookedAct(
  { booked, titled, people, tokens }: Reading,
  concepts: Concepts,
  { ranked }: Pick<Understood, "ranked">,
): Act | null {
  if (booked.length === 0 || tokens.some(({ text }) => isStranger(text))) return null;
  const isOfSale = titled.length > 0 && OF_SALE.some((one) => concepts.has(one));
  if (isOfSale && !OF_MONEY.some((one) => concepts.has(one))) return null;
  const isOfSum = ["how_many", "price", "refund", "money"].some((one) => concepts.has(one));
  if (concepts.has("cancel") && concepts.has("how") && !isOfSum) return "booking.cancel";
  if (concepts.has("refund") || concepts.has("cancel")) return "pay.refund";
  if (concepts.has("document")) return "doc.needed";
  const isOfPeople =
    (concepts.has("who") || (concepts.has("name") && concepts.has("how_many"))) &&
    !OF_MONEY.some((one) => concepts.has(one));
  if (isOfPeople && people.named.length === 0) return "booking.people";
  const found = ranked.find(({ intent, probability }) => probability >= PERHAPS && isOfRecord(intent));
  if (found) return found.intent;
  if (concepts.has("pay") || concepts.has("owe")) return "pay.owed";
  if (concepts.has("hotel") || concepts.has("camp")) return "booking.details";
  return titled.length > 0 ? null : "booking.status";
}

function isOfRecord(intent: Intent): boolean {
  const { tool } = intentRule(intent);
  return tool !== null && RECORDS.includes(tool) && !intent.startsWith("pkg.") && !intent.startsWith("queue.");
}
