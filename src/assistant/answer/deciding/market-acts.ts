/** What whoever looks for a package asks by words that no other matter has: of one seller, of a room for one, of a way without steps, of a kind of stay. */
import type { Act } from "../../intents/acts.ts";
import type { Reading } from "../../reading/reading.ts";
import { staysIn } from "../../reading/travel-wishes.ts";
import { isRoom } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isWhich } from "../../reading/words/turn-words.ts";
import { asksForWomen, asksOwnFlight, asksReviews, asksSingleRoom } from "../packages/judging-words.ts";
import { asksStays } from "../packages/market-told.ts";
import type { Concepts } from "./decided.ts";

/** Null: nothing of the kind is asked. Of whoever has booked what they booked is meant. */
export function marketAct(reading: Reading, concepts: Concepts): Act | null {
  if (reading.titled.length + reading.booked.length > 0 || reading.slots.document !== null) return null;
  if (reading.operators.length > 0) return ofSeller(reading, concepts);
  const said = reading.tokens.map(({ text }) => text);
  if (asksForWomen(said) && said.length <= LONGEST && isOfOffers(concepts, said)) return "pkg.search";
  if (reading.hasBookings || OF_ELSE.some((one) => concepts.has(one))) return null;
  const words = reading.tokens.map(({ text }) => text);
  const isOfRoom = words.some(isRoom) || concepts.has("hotel");
  if (asksSingleRoom(words) && isOfRoom && words.length <= LONGEST) return "pkg.search";
  if (asksOwnFlight(words) && words.length <= SHORT) return "pkg.search";
  if (asksStays(words, staysIn(words))) return "pkg.search";
  return asksStepFree(reading, concepts) || asksOfStay(reading) ? "pkg.search" : null;
}

/** A package is spoken of, and no room or tent of one that was booked. */
function isOfOffers(concepts: Concepts, words: readonly string[]): boolean {
  return concepts.has("package") || concepts.has("search") || (words.length <= FEW_WORDS && !concepts.has("hotel"));
}

/** Of one seller its packages are asked for, or what it is. */
function ofSeller({ tokens, wishes, hasBookings }: Reading, concepts: Concepts): Act | null {
  const words = tokens.map(({ text }) => text);
  // How many seats there are is asked in no line.
  const isOther = NOT_OF_SELLER.some((one) => concepts.has(one) && !(one === "wait_room" && concepts.has("seat")));
  if (words.length > LONGEST || isOther) return null;
  if (concepts.has("licence") || asksReviews(words)) return "pkg.operator";
  const isOfMarket =
    concepts.has("package") ||
    concepts.has("cheap") ||
    concepts.has("seat") ||
    wishes.order !== "price" ||
    isHeld(wishes);
  if (isOfMarket && !hasBookings) return "pkg.search";
  return asksOfSeller(words) && words.length <= SHORT ? "pkg.operator" : null;
}

function isHeld({ search, most, flights }: Reading["wishes"]): boolean {
  return search.departureCity !== undefined || search.accommodation !== undefined || most !== null || flights;
}

/** A way without steps, beside a place or a sum and what is looked for. */
function asksStepFree({ wishes, tokens, people }: Reading, concepts: Concepts): boolean {
  if (wishes.search.accessible === undefined) return false;
  const words = tokens.map(({ text }) => text);
  const isLookedFor =
    ["which", "package", "price", "cheap", "search"].some((one) => concepts.has(one)) ||
    words.some((word) => isWhich(word) || isRoom(word));
  const isBound = wishes.search.departureCity !== undefined || wishes.most !== null;
  return isBound && isLookedFor && people.strangers.length === 0;
}

/** "Which are the Presidential Suites?": a word or two beside a kind of stay that nothing but a package has. */
function asksOfStay({ wishes: { search }, tokens }: Reading): boolean {
  const isOfStay = search.accommodation === "Presidential Suite" || search.accommodation === "VIP";
  return isOfStay && tokens.length <= FEW_WORDS;
}

const LONGEST = 18;
const SHORT = 9;
const FEW_WORDS = 4;
/** Beside these a package is not looked for. */
const OF_ELSE = ["visa", "medicine", "vaccine", "emergency", "refund", "cancel", "receipt", "wait_room", "rite"];
const NOT_OF_SELLER = [
  ...["refund", "cancel", "contact", "pay", "owe", "receipt", "wait_room", "opens", "document", "visa", "booking"],
  ...["invite", "upload", "emergency", "change", "instalment", "hold", "account", "alert", "why"],
];

/** What a seller is, or whether it is any good. */
const asksOfSeller = phraseMatcher(
  "who_is who_are whos what_is about tell_me_about good reliable trustworthy trusted reputation any_good know_about" +
    " من_هم من_هي من_هو مين عن كويس كويسه كويسين زين زينه موثوق موثوقه معروفه سمعه سمعتها" +
    " کون کیسا کیسی کیسے اچھا اچھی اچھے بھروسے قابل_اعتماد بارے" +
    " कौन कैसा कैसी कैसे अच्छा अच्छी अच्छे भरोसे भरोसेमंद बारे" +
    " কে কারা কেমন ভালো ভাল বিশ্বস্ত সম্পর্কে" +
    " kim kimdir kimler nasil iyi guvenilir hakkinda" +
    " qui_est qui_sont c_est_qui bien fiable serieux connu a_propos" +
    " siapa bagus baik terpercaya amanah bgs gimana macam_mana tentang boleh_percaya" +
    " کیه کیست کیا کی_هستن چطوره خوبه خوب معتبر درباره چه_جور" +
    " кто_такие кто_такой кто_это что_за хорош* надежн* надёжн* проверен* про_компани*" +
    " kaun kaisa kaisi acha achha achi accha kemon bhalo valo ke_hai",
);
