/** What the words of a question name, which goes before what the classifier thinks. */

import type { Understood } from "../../classifier/understand.ts";
import type { Act } from "../../intents/acts.ts";
import { type Intent, isNoMatter } from "../../intents/intents.ts";
import { asksIfAllGave, isGivenAll } from "../../reading/asks-there.ts";
import { asksWhether } from "../../reading/asks-whether.ts";
import { bareAge, currencyOf, foreignCurrencyIn, OF_AGE } from "../../reading/numbers.ts";
import type { Reading } from "../../reading/reading.ts";
import { namesDays } from "../../reading/weekdays.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isGoodFor, isHeld } from "../../reading/words/record-words.ts";
import { isAsleep, isCheaper, isIf, isLateWord, isOr, isWithout } from "../../reading/words/turn-words.ts";
import { isPaidAlready, isSoFar } from "../acts/account-acts.ts";
import { isArafah } from "../acts/topic-facts.ts";
import { CERTAIN, type Concepts, likelihoodOf, type Material, OF_PACKAGES } from "./decided.ts";

/** Where this much speaks for another business, a place or a price alone makes no search for packages. */
const ASIDE = 0.2;

/** So likely it may be meant, where the words speak for it too. */
const PERHAPS = 0.12;

/** Null: the words name nothing. Whatever the classifier makes of the rest. */
export function namedAct(
  { text, reading }: Material,
  concepts: Concepts,
  { ranked, decision }: Understood,
): Act | null {
  const { titled, wishes, numbers, slots, people } = reading;
  const first = ranked[0]?.intent ?? "none";
  const isSure = decision === "answer";
  const isOfDays = namesDays(reading);
  const isOfRefund = concepts.has("refund") || (concepts.has("cancel") && !concepts.has("how"));
  if (titled.length > 0 && reading.hasBookings && isOfRefund) return "pay.refund";
  // Of a package that one waits for, the place in its own list is asked.
  const isOfSeats = concepts.has("seat") && !concepts.has("wait_room");
  if (titled.length > 0 && reading.hasTravellers && isSure && first.startsWith("queue.") && !isOfSeats)
    return first === "queue.hold" ? first : "queue.waitlist";
  if (titled.length > 0 && !(reading.hasBookings && BOOKED.has(first))) return "pkg.named";
  if (isSearch(reading, concepts)) return "pkg.search";
  const isOfSale = concepts.has("opens") || concepts.has("when");
  if (reading.operators.length > 0 && concepts.has("wait_room") && isOfSale) return "queue.opens";
  if (
    (reading.hasBookings || reading.hasTravellers) &&
    isOfDays &&
    (concepts.has("pay") || concepts.has("money") || reading.numbers.sums.length > 0) &&
    reading.tokens.some(({ text: said }) => isPaidAlready(said))
  )
    return "pay.paid";
  const isOfAge = numbers.age !== null && numbers.age < OF_AGE && slots.document === null;
  if (isOfAge && asksWhether(text)) return "person.age";
  if (reading.hasTravellers && asksPapersOf(reading, concepts)) return "doc.needed";
  const isOfPeople = people.named.length + people.missing.length > 0 || people.isSelf || people.isEverybody;
  // In Russian the word for a room is that for a number.
  const isOfHotel = concepts.has("hotel") && !concepts.has("wait_room") && !(isSure && first.startsWith("pkg."));
  if (reading.hasTravellers && isOfPeople && isOfHotel && likelihoodOf("booking.rooms", ranked) >= PERHAPS)
    return "booking.rooms";
  if (reading.hasTravellers && concepts.has("limit") && concepts.has("family_group")) return "family.members";
  // Somebody who is named is taken out of the household, where there is no booking to be called off.
  const isOut = first === "booking.cancel" || first === "booking.change";
  if (
    isOut &&
    reading.hasTravellers &&
    !reading.hasBookings &&
    people.named.length + people.missing.length > 0 &&
    !concepts.has("booking")
  )
    return "family.members";
  const isOfElse = isSure && !/^(?:family|pkg|booking)\./.test(first);
  if (reading.hasBookings && concepts.has("who") && concepts.has("hotel") && !concepts.has("package") && !isOfElse)
    return "booking.people";
  if (wishes.search.shifting === false && concepts.has("package")) return "pkg.search";
  if (slots.document !== null && reading.hasTravellers && asksWhoLacks(concepts, reading)) return "doc.needed";
  // "Whose photo was refused?"
  if (
    slots.document !== null &&
    reading.hasTravellers &&
    people.isEverybody &&
    concepts.has("refused") &&
    !concepts.has("fix")
  )
    return "doc.why";
  if (asksIfAllGave(reading, concepts)) return slots.document === "vaccination" ? "doc.vaccines" : "doc.status";
  // "Has my brother sent everything?", of whom nobody is on the list, is told so.
  if (reading.hasTravellers && people.named.length === 0 && people.missing.length > 0 && isOfGiving(reading, concepts))
    return "doc.status";
  if (!isSure && reading.hasTravellers && isOfDays && likelihoodOf("journey.due", ranked) >= PERHAPS)
    return "journey.due";
  const isOfDay = concepts.has("when") || concepts.has("deadline");
  const isHolding = reading.tokens.some(({ text: said }) => isGoodFor(said)) && !concepts.has("upload");
  if (slots.document === "passport" && isHolding && (isOfDay || concepts.has("how_long")))
    return "doc.passport_validity";
  const isDeadline = reading.hasTravellers && concepts.has("deadline") && !concepts.has("expire");
  if (slots.document === "passport" && first === "doc.passport_validity" && isSure) return first;
  if (slots.document === "health_certificate" && people.named.length > 0 && reading.hasTravellers && isOfDay)
    return "doc.needed";
  if (reading.hasTravellers && concepts.has("deadline") && concepts.has("document") && !concepts.has("pay"))
    return "doc.needed";
  if (slots.document === "passport" && people.named.length > 0 && isDeadline) return "doc.needed";
  if (slots.document === "passport" && concepts.has("expire")) return "doc.passport_validity";
  if (slots.document === "visa" && concepts.has("deadline") && !concepts.has("pay")) return "doc.visa";
  const isOfStranger =
    people.strangers.length + people.others.length > 0 && people.named.length + people.missing.length === 0;
  if (people.bookers.length > 0 && titled.length + reading.booked.length === 0 && reading.hasTravellers)
    return "safety.other_person";
  // Of somebody whom nobody knows here it is said so, not the rule for everybody.
  if (slots.document !== null && reading.hasTravellers && isOfStranger && !people.isEverybody) return "doc.status";
  const isOfMissing = reading.tokens.some(({ text: said }) => isLateWord(said) || isAsleep(said));
  if (!isSure && concepts.has("wait_room") && isOfMissing && reading.tokens.some(({ text: said }) => isIf(said)))
    return "queue.turn";
  if (!isSure && concepts.has("when") && concepts.has("wait_room") && !OF_SALE.some((one) => concepts.has(one)))
    return "queue.when";
  // How long somebody's own paper holds is told from that paper.
  if (
    slots.document === "vaccination" &&
    people.named.length > 0 &&
    reading.tokens.some(({ text: said }) => isHeld(said))
  )
    return "doc.status";
  if (reading.operators.length > 0 && concepts.has("licence")) return "pkg.operator";
  if (first.startsWith("hajj.") && !isSure && reading.tokens.some(({ text: said }) => isStanding(said)))
    return "hajj.days";
  // "When is Arafah?"
  const isOfDayAlone = concepts.has("when") && [...concepts].every((one) => OF_DAY.includes(one));
  if (first.startsWith("hajj.") && isOfDayAlone && reading.tokens.some(({ text: said }) => isArafah(said)))
    return "hajj.days";
  if (concepts.has("document") && (slots.month !== null || numbers.dayOfMonth !== null) && reading.hasTravellers)
    return "doc.needed";
  const isOfChild = CHILDREN.some((one) => concepts.has(one)) && bareAge(numbers.bare) !== undefined;
  if (
    isOfChild &&
    slots.document === null &&
    asksWhether(text) &&
    reading.tokens.some(({ text: said }) => isComing(said))
  )
    return "person.age";
  if (
    concepts.has("deadline") &&
    first !== "doc.passport_validity" &&
    slots.document !== null &&
    slots.document !== "visa" &&
    slots.document !== "vaccination" &&
    reading.hasTravellers
  )
    return "doc.needed";
  const isDone = reading.tokens.some(({ text: said }) => isSoFar(said));
  const isHowMuch = concepts.has("how_many") || concepts.has("price") || concepts.has("money");
  const isWhatIf = reading.tokens.some((token) => isIf(token.text));
  if (reading.hasTravellers && concepts.has("cancel") && (isHowMuch || isWhatIf)) return "pay.refund";
  if (reading.hasTravellers && concepts.has("pay") && isLacking(concepts, reading) && !concepts.has("wallet"))
    return "pay.owed";
  if (reading.hasTravellers && concepts.has("flight") && concepts.has("when") && wishes.count === 0)
    return "booking.status";
  if (reading.hasTravellers && isOfHotel && concepts.has("which") && wishes.count === 0) return "booking.details";
  const isPaidPart = isDone && (concepts.has("pay") || concepts.has("money")) && !reading.hasBookings;
  if (reading.hasTravellers && isPaidPart && concepts.has("owe")) return "pay.plan";
  const isAsked =
    (isHowMuch && !concepts.has("refund")) ||
    concepts.has("instalment") ||
    concepts.has("deadline") ||
    concepts.has("when");
  const isSum = concepts.has("money") || concepts.has("price") || concepts.has("how_many");
  const isOfWallet = concepts.has("wallet") || (concepts.has("nusuk") && isSum);
  if (isOfWallet && reading.hasTravellers && isDone && concepts.has("owe")) return "pay.plan";
  const isOwnSum = people.isSelf && concepts.has("how_many") && !concepts.has("refund");
  if (isOwnSum && concepts.has("nusuk") && (concepts.has("money") || concepts.has("pay")) && reading.hasTravellers)
    return "pay.plan";
  const isDated = concepts.has("deadline") || concepts.has("when");
  if (isOfWallet && (concepts.has("wallet") ? isAsked : isDated) && reading.hasTravellers && !concepts.has("opens"))
    return "pay.next";
  if (
    first === "pay.next" &&
    !OF_MONEY.some((one) => concepts.has(one)) &&
    (concepts.has("deadline") || concepts.has("next"))
  )
    return "journey.next";
  const hasPlace = (wishes.search.departureCity?.length ?? 0) > 0 || wishes.country !== null;
  // What travellers say is held against a place of departure by packages alone.
  if (hasPlace && wishes.order === "rating" && people.named.length === 0 && likelihoodOf("none", ranked) < ASIDE)
    return "pkg.search";
  // "Have you guides who speak Persian?"
  const isOfGuides = concepts.has("guide") && wishes.search.guideLanguage && first === "meta.language";
  if (isOfGuides && isOffered(reading.tokens.map(({ text: said }) => said))) return "pkg.search";
  // Whose money is at stake is no price that is looked for.
  const isOfMoney = (concepts.has("money") || concepts.has("pay")) && numbers.sums.length === 0;
  const isAtStake = isOfMoney && !concepts.has("price") && !concepts.has("cheap");
  const isAside = isAtStake || (likelihoodOf("none", ranked) >= ASIDE && !concepts.has("package"));
  // What a room of two costs, and who shares it, is asked of all packages.
  const isOfRoom = wishes.search.roomType && (concepts.has("package") || concepts.has("search"));
  const isHard = !isAside && (hasPlace || wishes.search.accessible || isOfRoom || wishes.search.maxDistance);
  const isOfPackages = wishes.order !== "price" || OF_PACKAGES.some((concept) => concepts.has(concept));
  // What is asked about packages may well be a search, unless the classifier has hardly a doubt.
  const isOther = first.startsWith("pkg.") ? likelihoodOf(first, ranked) >= CERTAIN : !isNoMatter(first);
  if (isHard && isOfPackages && !(isSure && first !== "pkg.search" && isOther)) return "pkg.search";
  if (hasPlace && concepts.has("package") && wishes.count >= 2 && !isAtStake) return "pkg.search";
  // So many people from some place under a condition want to book, whatever the condition alone may be near to.
  const isOfPaper = slots.document !== null || concepts.has("document");
  if (hasPlace && wishes.people !== null && wishes.count >= 3 && !isOfPaper && !isAside) return "pkg.search";
  // A place and a condition that nothing but a package has need no word for packages.
  if (hasPlace && isOfMarketAlone(reading) && !isSure && people.named.length === 0) return "pkg.search";
  const isOfMarket = concepts.has("package") && reading.booked.length === 0;
  if (isOfMarket && wishes.order === "distance" && (concepts.has("price") || concepts.has("cheap")))
    return "pkg.search";
  if (isOfMarket && wishes.search.guideLanguage && first.startsWith("pkg.")) return "pkg.search";
  if (isHard && isOfPackages && wishes.count >= 2 && people.named.length === 0) return "pkg.search";
  if (first.startsWith("pkg.") && hasPlace && !isAside) return "pkg.search";
  // "Four people from Istanbul", and no more.
  const isShort = reading.tokens.length <= FEW_OF_PARTY && concepts.size <= 2 && slots.document === null;
  if (hasPlace && wishes.people !== null && isShort && people.named.length === 0) return "pkg.search";
  if (hasPlace && wishes.most && people.named.length === 0 && !OF_OWN_MONEY.some((one) => concepts.has(one)))
    return "pkg.search";
  if (wishes.most && wishes.people !== null && !first.startsWith("pay.")) return "pkg.search";
  if (isConversion(concepts, reading)) return "money.convert";
  return null;
}

/** Beside these a sum is none that a package may cost. */
const OF_OWN_MONEY = ["pay", "refund", "card", "wallet", "instalment", "receipt", "currency_rate", "document"];

/** A package is asked for under conditions that the market can be held against; how or why something is so is no search. */
function isSearch({ wishes, booked, people, hasBookings, numbers, tokens }: Reading, concepts: Concepts): boolean {
  const { search, licensed, flights, landOnly, meals, camp, order } = wishes;
  const isOfBooked = booked.length > 0 || (hasBookings && people.isSelf);
  if (!concepts.has("package") || isOfBooked || numbers.sums.length > 1) return false;
  if (NO_SEARCH.some((one) => concepts.has(one)) || (concepts.has("how") && !concepts.has("how_many"))) return false;
  const isPlaced = (search.departureCity?.length ?? 0) > 0 || wishes.people !== null;
  if (concepts.has("compare")) return isPlaced || tokens.some(({ text }) => isCheaper(text));
  const isOfStay = search.accommodation ?? search.campClass;
  const isHeld = search.guideLanguage ?? search.roomType ?? search.accessible ?? search.maxDistance ?? isOfStay;
  // What a licence or shifting is, and what a price holds, is asked of all packages.
  const isOfMoney = concepts.has("money") && numbers.sums.length === 0;
  const isOfMore = isPlaced && !isOfMoney && (licensed || flights || search.shifting);
  return (
    isHeld !== undefined ||
    search.shifting === false ||
    isOfMore ||
    landOnly ||
    meals !== null ||
    camp ||
    order === "shortest"
  );
}

/** A kind of stay, a room, meals, the guide's language, or the most that each may cost. */
function isOfMarketAlone({ wishes: { search, most, people, meals }, booked }: Reading): boolean {
  const isOfStay = search.accommodation ?? search.roomType ?? search.guideLanguage ?? search.campClass;
  return booked.length === 0 && (isOfStay !== undefined || meals !== null || (most !== null && people !== null));
}

/** What is done with a package, or asked of the rules beside it. */
const NO_SEARCH = [
  "why",
  "cancel",
  "refund",
  "change",
  "receipt",
  "wait_room",
  "document",
  "visa",
  "wallet",
  "instalment",
];

/** What one person's file is short of: "what is missing for my father", "my son is missing a photo", "what does dad need". */
function asksPapersOf({ people, slots, tokens }: Reading, concepts: Concepts): boolean {
  const isOfOne = people.named.length + people.missing.length === 1 && tokens.length <= MOST_OF_ONE;
  if (!isOfOne || NO_LIST.some((one) => concepts.has(one))) return false;
  // In Urdu and Hindi "which" begins with the word for "who".
  if (concepts.has("who") && !concepts.has("document")) return false;
  // Without a word of money what is outstanding for somebody are papers.
  if (
    concepts.has("owe") &&
    slots.document === null &&
    people.named.length > 0 &&
    !OF_DEBT.some((one) => concepts.has(one) && !(one === "package" && tokens.some(({ text }) => isLeft(text))))
  )
    return true;
  const isWanting = tokens.some(({ text }) => isShort(text));
  if (slots.document !== null || people.named.length === 0) return isWanting && slots.document !== null;
  if (isWanting) return true;
  const isOpen = concepts.has("which") || concepts.has("need") || concepts.has("owe");
  if (concepts.has("document")) return isOpen && tokens.length <= MOST_OF_ONE;
  return concepts.has("need") && concepts.has("which") && [...concepts].every((one) => OF_NEED.has(one));
}

const OF_DEBT = ["price", "how_many", "wallet", "booking", "package", "card", "receipt", "days_left", "wait_room"];
/** Spelled like a package. */
const isLeft = wordMatcher("باقی باقيه باقیه");
const MOST_OF_ONE = 8;
/** Beside these something else than papers is needed or missing. */
const NO_LIST = ["pay", "money", "instalment", "upload", "when", "deadline", "refund", "hotel", "flight", "invite"];
const OF_NEED = new Set([
  "which",
  "need",
  "do",
  "owe",
  "father",
  "mother",
  "wife",
  "husband",
  "son",
  "daughter",
  "child",
]);

/** Whether papers were given, and nothing else that may be sent. */
function isOfGiving({ tokens, numbers }: Reading, concepts: Concepts): boolean {
  const isGiven = concepts.has("upload") || concepts.has("document") || tokens.some(({ text }) => isGivenAll(text));
  return isGiven && numbers.sums.length === 0 && !NO_LIST_OF_GIVEN.some((one) => concepts.has(one));
}

const NO_LIST_OF_GIVEN = ["pay", "money", "invite", "add", "refund", "booking", "alert", "how", "need"];

/** Beside the line these ask of a sale or of places. */
const OF_SALE = ["opens", "join", "seat", "nusuk", "leave"];

/** Whose paper is not there; what papers are needed at all is another question. */
function isLacking(concepts: Concepts, { tokens }: Reading): boolean {
  return !concepts.has("add") && lacks({ tokens });
}

/** "Who of us has no passport yet", "which of my family hasn't uploaded one". */
function asksWhoLacks(concepts: Concepts, reading: Reading): boolean {
  const isWithoutOne = reading.tokens.some(({ text }) => isWithout(text));
  return reading.people.isEverybody && (isLacking(concepts, reading) || isWithoutOne);
}

/** "Or not" lacks nothing. */
function lacks({ tokens }: Pick<Reading, "tokens">): boolean {
  return tokens.some(({ text }, at) => isMissing(text) && !isOr(tokens[at - 1]?.text ?? ""));
}

/** "What is missing?", "what is not ready yet?", and no more. */
export function isBareLack({ tokens }: Reading): boolean {
  const words = tokens.map(({ text }) => text);
  return (words.length <= FEW_WORDS && words.some(isMissing)) || (words.length <= FEW_WORDS + 1 && isUnready(words));
}

/** What is not done yet; to have stayed behind is said of people. */
const isUnready = phraseMatcher(
  "چیز_رہ_گئی چیز_رہ_گیا चीज़_रह_गई चीज़_रह_गया not_ready not_complete incomplete مو_جاهز مش_جاهز غير_مكتمل تیار_نہیں مکمل_نہیں तैयार_नहीं पूरा_नहीं তৈরি_না প্রস্তুত_না hazir_degil tamam_degil pas_pret* pas_complet* incomplet* tidak_lengkap tak_lengkap belum_lengkap belum_siap آماده_نیست کامل_نیست не_готов*",
);

const FEW_WORDS = 5;
const FEW_OF_PARTY = 7;

const isMissing = wordMatcher(
  "missing lacks lack without no not نقص* ناقص* مفقود غائب نہیں باقی नहीं बाकी छूट গুম নেই বাকি eksik yok kayip eksig* manque manquent hilang belum kurang tiada کم نیست ندارد отсутств* нет хватает недоста* nahi nahin",
);

/** What somebody's file is short of. */
const isShort = wordMatcher(
  "missing lacks نقص* ناقص* ناقصه eksik eksig* manque manquent kurang недоста* хватает ঘাটতি کمی कमी",
);

/** Asked of what there is, not of how one is spoken to. */
const isOffered = phraseMatcher(
  "speaking speaks do_you_have have_you_got are_there is_there any_guide* هل_عندكم عندكم هل_يوجد في_مرشد کیا_کوئی क्या_कोई কোনো_গাইড var_mi avez_vous y_a_t_il apakah_ada ada_pemandu adakah دارید есть_ли у_вас_есть",
);

const OF_DAY = ["when", "rite", "day_of_hajj", "which"];
/** The standing at Arafah, whose day and hours the days of Hajj tell. */
const isStanding = wordMatcher("wukuf* wuquf* wuqoof* woqouf* vakfe* وقوف* الوقوف وقوفه वुक़ूफ* वुकूफ* উকুফ* стояни*");

/** Without any of these nobody asks what is to be paid: all that is due is meant. */
const OF_MONEY = ["pay", "owe", "money", "price", "instalment", "card", "wallet", "refund", "receipt", "currency_rate"];

const CHILDREN = ["son", "daughter", "child"];
const isComing = wordMatcher(
  "come bring join ياتي تاتي يجي تجي يرافقني ترافقني اخذ آ آسکتا آسکتی आ ला আসতে নিতে gelebilir gidebilir gelebilirmi goturebilir venir emmener ikut dibawa bawa turut بیاید بیاد ببرم поехать взять ехать",
);

/** Questions of one's own booking name its package too. */
const BOOKED = new Set<Intent>([
  ...([
    "booking.status",
    "booking.change",
    "booking.cancel",
    "pay.refund",
    "pay.owed",
    "pay.next",
    "pay.receipt",
  ] as const),
  ...(["trip.tickets", "trip.contact", "pay.instalments"] as const),
]);

function isConversion(concepts: Concepts, { numbers, tokens }: Reading): boolean {
  const [sum] = numbers.sums;
  if (!sum || numbers.sums.length > 1 || numbers.people !== null) return false;
  const isOfPackages = concepts.has("package") || concepts.has("seat") || concepts.has("hotel");
  const named = currenciesIn(tokens).length + (foreignCurrencyIn(tokens) === null ? 0 : 1);
  return named > 1 || (concepts.has("currency_rate") && !isOfPackages);
}

function currenciesIn(tokens: Reading["tokens"]): string[] {
  return [...new Set(tokens.flatMap(({ text }) => currencyOf(text) ?? []))];
}
