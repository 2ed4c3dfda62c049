/** What whoever looks for a package asks by words that no other matter has: of one seller, of a room for one, of a way without steps, of a kind of stay. */
import type { Act } from "../../intents/acts.ts";
import type { Reading } from "../../reading/reading.ts";
import { staysIn } from "../../reading/travel-wishes.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isRoom } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isMost, isWhich } from "../../reading/words/turn-words.ts";
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
  if (concepts.has("package") && asksReviews(words) && words.some(isBestWord)) return "pkg.search";
  if (asksOfPrices(words) && isOfThisYear(reading) && words.length <= LONGEST_OF_PRICES) return "pkg.search";
  if (reading.wishes.order !== "price" && words.length <= SHORT && isOfMost(words, concepts)) return "pkg.search";
  return asksStepFree(reading, concepts) || asksOfStay(reading) ? "pkg.search" : null;
}

/** A package is spoken of, and no room or tent of one that was booked. */
function isOfOffers(concepts: Concepts, words: readonly string[]): boolean {
  return isNamed(concepts) || (words.length <= FEW_WORDS && !concepts.has("hotel"));
}

function isNamed(concepts: Concepts, also = "package"): boolean {
  return ["package", "search", also].some((one) => concepts.has(one));
}

/** "The nearest hotel", "the most expensive one", and nothing else is spoken of. */
function isOfMost(words: readonly string[], concepts: Concepts): boolean {
  const isOfOne = isMost(words) || words.some(isTop);
  const isHotel = words.some((word) => word.startsWith("هتل"));
  const isOfThem = isHotel || isNamed(concepts, "hotel") || [...concepts].every((one) => OF_ORDER.has(one));
  return isOfOne && isOfThem;
}

const isBestWord = wordMatcher(
  "best highest top افضل احسن اعلى بہترین سب سے सबसे अच्छे সবচেয়ে সেরা en iyi meilleur* mieux terbaik بهترین лучш* sabse",
);
const isTop = wordMatcher("most shortest اقرب اغلى ارخص اقصر گرانترین گرونترین ارزانترین نزدیکترین");

const OF_ORDER: ReadonlySet<string> = new Set(["which", "price", "cheap", "see"]);

/** What it cost in a year or a country a fact tells. */
function isOfThisYear({ tokens, wishes, numbers }: Reading): boolean {
  const isDated = tokens.some(({ value }) => value !== null && value >= FIRST_YEAR);
  return numbers.sums.length === 0 && wishes.country === null && !isDated;
}

const FIRST_YEAR = 2000;

/** What Hajj costs, of whoever names no package. */
const asksOfPrices = phraseMatcher(
  "hajj_cost hajj_costs hajj_price hajj_prices cost_of_hajj price_of_hajj how_much_is_hajj how_much_does_hajj hajj_package_cost hajj_package_price cost_for_hajj haj_cost cost_to_go_to_hajj" +
    " تكلفه_الحج سعر_الحج بكم_الحج يكلف_الحج كلفه_الحج اسعار_الحج تكاليف_الحج الحج_بكم" +
    " حج_کا_خرچ حج_کا_خرچہ حج_کی_قیمت حج_کتنے_کا حج_پر_کتنا_خرچ حج_کے_لیے_کتنے_پیسے" +
    " हज_का_खर्च हज_का_ख़र्च हज_का_खर्चा हज_की_कीमत हज_कितने_का हज_में_कितना_खर्च हज_में_कितने_पैसे हज_के_लिए_कितने_पैसे" +
    " হজের_খরচ হজে_কত_টাকা হজ_করতে_কত_টাকা হজ_করতে_কত_খরচ হজে_কত_খরচ হজের_জন্য_কত_টাকা" +
    " hac_ne_kadar_tutar hac_ne_kadar_para hac_ne_kadara hac_kac_para hac_ucret* hac_fiyat* hac_maliyet* hacca_gitmek_ne_kadar hac_kaca" +
    " coute_le_hajj prix_du_hajj cout_du_hajj le_hajj_coute coute_un_hajj prix_d_un_hajj" +
    " biaya_haji harga_haji ongkos_haji kos_haji haji_berapa_duit haji_berapa_biaya biaya_naik_haji" +
    " هزینه_حج قیمت_حج حج_چقدر_هزینه حج_چقدر_پول حج_چقدره حج_چنده" +
    " стоит_хадж стоимость_хаджа цена_хаджа хадж_стоит цены_на_хадж" +
    " hajj_ka_kharcha hajj_ka_kharch hajj_kitne_ka haj_ka_kharcha",
);
const LONGEST_OF_PRICES = 12;

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
const OF_ELSE = [
  "child",
  "owe",
  "wallet",
  "instalment",
  "visa",
  "medicine",
  "vaccine",
  "emergency",
  "refund",
  "cancel",
  "receipt",
  "wait_room",
  "rite",
];
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
