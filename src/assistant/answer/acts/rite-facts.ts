/** Questions of rites, places and people whose words alone say which fact answers them, in eleven languages. */

import {
  BEGINS,
  CALLED_UP,
  GARMENT,
  HOW_MANY,
  IN_PLACE_OF,
  isAged,
  isAsked,
  isBank,
  isCard,
  isConvert,
  isCounting,
  isDam,
  isData,
  isDevice,
  isElder,
  isEnding,
  isExtra,
  isFarewell,
  isFast,
  isGarment,
  isGone,
  isGovernment,
  isHady,
  isHat,
  isIddah,
  isIhram,
  isJafari,
  isLater,
  isLeaving,
  isLost,
  isMadinah,
  isMen,
  isMina,
  isMiqat,
  isNisa,
  isNusuk,
  isOtherIllness,
  isOversight,
  isPain,
  isRawdah,
  isReaching,
  isRelease,
  isRound,
  isSai,
  isShade,
  isSheep,
  isSlip,
  isTablet,
  isTakenHome,
  isTaking,
  isTawaf,
  isWhoFasts,
  isWithin,
  isWomen,
  isWomenWord,
  isWorn,
  isWudu,
  isZamzam,
  LACKS,
  MONEYLESS,
  PUT_OFF,
  STAY,
  UMBRELLA,
  UNREAD,
  US_OR_THEM,
  WORN,
} from "../../facts/rite-words.ts";
import { isDead, thingFact } from "../../facts/things.ts";
import { MUST } from "../../facts/whether.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { isPersianWhen, leavesIhram } from "../../reading/words/thread-words.ts";
import {
  isBefore,
  isLateWord,
  isMeaning,
  isNo,
  isOnFoot,
  isThen,
  isWhen,
  ORDINALS,
} from "../../reading/words/turn-words.ts";
import { fact, has, type Last, type TurnRule } from "../turns/turn-rule.ts";
import { isWho } from "./household-acts.ts";
import { isArafah, isAstray, isCrowd, isNight } from "./topic-facts.ts";

type Concepts = ReadonlySet<string>;

/** The id of the fact that answers; null: none is named. */
export function riteFact(reading: Reading, concepts: Concepts): string | null {
  const words = reading.tokens.map(({ text }) => text);
  if (reading.titled.length + reading.booked.length > 0 || words.length > MOST_WORDS) return null;
  return (
    ofIhram(words, concepts) ??
    ofNamed(words, reading, concepts) ??
    ofTawaf(words, concepts) ??
    (isFasting(words) && words.some(isArafah) ? "arafahFast" : null) ??
    ofSacrifice(words, concepts) ??
    (asksZamzamHome(words) && !concepts.has("package") && !concepts.has("included") ? "zamzamHome" : null) ??
    ofMadinah(words, reading, concepts) ??
    ofVaccines(words, reading, concepts) ??
    ofPages(words, reading, concepts) ??
    ofElders(words, reading, concepts) ??
    (concepts.has("package") || concepts.has("included") ? null : thingFact(words))
  );
}

const MOST_WORDS = 18;
const LONGEST_TURN = 9;
const OF_AGE = 18;

/** "Do I fast if I am there?", "and if I am late for it?" of the day of Arafah. */
const arafah: TurnRule = (last, heard) => {
  const isOfArafah = told(last, "dayArafah", "arafahStay", "arafahFast") || last.act === "hajj.days";
  if (!isOfArafah || heard.words.length > LONGEST_TURN || heard.concepts.has("document")) return null;
  if (isFasting(heard.words)) return fact("arafahFast");
  const isOfRites = !heard.isClear || heard.own === "fact.found" || /^hajj\./.test(heard.own ?? "");
  return isOfRites && (has(heard, isLateWord) || has(heard, isReaching)) ? fact("dayArafah") : null;
};

/** "Above 45 too?" of a woman without a mahram. */
const years: TurnRule = (last, { reading, words, concepts }) => {
  const isYears = reading.tokens.some(({ value }) => value !== null && value >= OF_AGE);
  const isShort = words.length <= LONGEST_TURN && !concepts.has("package") && !concepts.has("price");
  return told(last, "womenMahram") && isYears && isShort ? fact("womenMahram") : null;
};

/** "From Bangladesh too?" after what Nusuk is. */
const country: TurnRule = (last, { reading: { wishes, titled }, isClear, concepts, words }) => {
  const isOfNusuk = told(last, "nusukWhat", "nusukCountries", "protectNusukRule") || last.act === "nusuk.what";
  const isElse = ["package", "price", "visa", "flight"].some((one) => concepts.has(one)) || titled.length > 0;
  const isNamed = wishes.country !== null || wishes.search.departureCity !== undefined;
  return isOfNusuk && isNamed && !isElse && !isClear && words.length <= LONGEST_TURN ? fact("nusukCountries") : null;
};

/** "And a belt?", "and women?", "and if one forgets?" after what holds in ihram, or a tawaf. */
const further: TurnRule = (last, { words, concepts }) => {
  if (words.length > LONGEST_TURN || concepts.has("package") || concepts.has("photo")) return null;
  const ofTawaf = ["tawafNisa", "farewellTawaf"].find((id) => told(last, id));
  if (ofTawaf && words.some(isOversight)) return fact(ofTawaf);
  const isOfIhram = told(last, "ihramWhat", "ihramThings", "ihramForgot", "ihramShade", "packUnscented", "womenIhram");
  if (!isOfIhram) return null;
  const isBare = [...concepts].every((one) => BARE.includes(one));
  if (words.some(isOversight)) return isBare ? fact("ihramForgot") : null;
  if (words.some(isWorn) && (words.length > FEW_OF_THINGS || !isBare)) return null;
  const isOfWomen = WOMEN.some((one) => concepts.has(one)) || words.some(isWomen);
  if (told(last, "ihramShade") && isOfWomen && words.length <= FEW_OF_WOMEN) return fact("ihramShade");
  return words.some(isWorn) || WORN(words) || (words.some(isHat) && !isOfWomen) ? fact("ihramThings") : null;
};

/** "My mother cannot walk that far", "may I leave it until the 12th?" of a rite that was told. */
const otherwise: TurnRule = (last, { words, concepts, reading: { people } }) => {
  const [rite] = ["tawafWhat", "tawafIfadah", "farewellTawaf", "sayiWhat"].filter((id) => told(last, id));
  if (!rite || words.length > LONGEST_TURN || concepts.has("package")) return null;
  const isOfKin = people.named.length + people.missing.length > 0 || concepts.has("elderly");
  const isOnChair = concepts.has("wheelchair") || (words.some(isOnFoot) && (isOfKin || words.some(isNo)));
  if (isOnChair) return fact("wheelchairTawaf");
  return PUT_OFF(words) ? fact(rite) : null;
};

/** "And for the old?" after the least age. */
const tooOld: TurnRule = (last, { words, concepts, reading: { numbers } }) => {
  const isOfAge = told(last, "leastAge") || last.act === "person.age";
  const isOld = concepts.has("elderly") || words.some(isAged) || (numbers.age ?? 0) >= OLD;
  return isOfAge && isOld && words.length <= LONGEST_TURN ? fact("noUpperAge") : null;
};
const OLD = 60;

const FEW_OF_WOMEN = 4;
const FEW_OF_THINGS = 5;
/** A turn of nothing else. */
const BARE = ["rite", "do", "ruling", "how", "which", "luggage"];
const told = (last: Last, ...ids: readonly string[]) => ids.some((id) => last.facts?.includes(id));

/** "And if I lose it?" of the ablution or the card, "and tablets?" of a period, "and if there is no money?" of the sacrifice. */
const sequel: TurnRule = (last, { words, concepts, reading }) => {
  const isElse = ["package", "phone", "document"].some((one) => concepts.has(one)) || words.some(isCounting);
  if (words.length > LONGEST_TURN || isElse) return null;
  const isOfNobody = reading.people.named.length + reading.people.missing.length === 0;
  if (words.some(isLost) && isOfNobody) {
    if (told(last, "tawafWhat", "tawafAblution", "sayiWhat")) return fact("tawafAblution");
    if (told(last, "nusukCard")) return fact("nusukCardLost");
  }
  if (told(last, "womenPeriod") && words.some(isTablet) && !words.some(isPain)) return fact("periodTablets");
  return told(last, "threeWays", "sacrificeHow") && MONEYLESS(words) ? fact("sacrificeHow") : null;
};

/** Short turns about them. */
export const RITE_TURNS: readonly TurnRule[] = [arafah, years, country, further, otherwise, tooOld, sequel];

/** What may be worn, what was forgotten, where it begins and when it ends. */
function ofIhram(words: readonly string[], concepts: Concepts): string | null {
  if (words.some(isMiqat) && !concepts.has("document")) return "ihramMiqat";
  // In some languages the word is that for the haircut too: the first and the second are those of ihram.
  const isNumbered = words.some((word) => isMeaning(word) || ORDINALS.slice(0, 2).some((is) => is(word)));
  if (words.some(isRelease) && (isNumbered || concepts.has("when") || concepts.has("differ"))) return "ihramEnds";
  const isIn = words.some(isIhram) || isWithin(words);
  if (!isIn) return null;
  if (words.some(isShade) || (words.some(isJafari) && UMBRELLA(words))) return "ihramShade";
  if (words.some(isOversight) && (words.some(isSlip) || words.some(isHat) || isOfGarment(words))) return "ihramForgot";
  if (words.some(isMadinah) || BEGINS(words)) return "ihramMiqat";
  const isOfWhen = concepts.has("when") || words.some((word) => word !== "کی" && isWhen(word)) || isPersianWhen(words);
  if (isOfWhen && !concepts.has("passport") && (leavesIhram(words) || words.some(isEnding))) return "ihramEnds";
  if (isOfGarment(words)) return "ihramWhat";
  const isOfHead = words.some(isHat) && !WOMEN.some((one) => concepts.has(one));
  return isOfHead || words.some(isWorn) || WORN(words) ? "ihramThings" : null;
}

const isOfGarment = (words: readonly string[]) => words.some(isGarment) || GARMENT(words);

const WOMEN = ["woman", "wife", "sister", "daughter", "mother"];

/** The tawaf of one school, one that was left out, one in a chair. */
function ofTawaf(words: readonly string[], concepts: Concepts): string | null {
  const isTawafNamed = words.some(isTawaf);
  const isOfRound = isTawafNamed || words.some(isSai);
  const isOfNisa = words.some((word, at) => isNisa(word) || (isWomenWord(word) && isTawaf(words[at - 1] ?? "")));
  if (isTawafNamed && isOfNisa && !words.some(isMen)) return "tawafNisa";
  if (isTawafNamed && words.some(isJafari) && words.some(isExtra)) return "tawafNisa";
  if (isTawafNamed && words.some(isFarewell) && words.some(isOversight)) return "farewellTawaf";
  // Nobody goes round in the place of a living pilgrim who can be pushed.
  if (isTawafNamed && IN_PLACE_OF(words) && !isDead(words) && !concepts.has("package")) return "wheelchairTawaf";
  if (isOfRound && concepts.has("wheelchair") && !concepts.has("package") && !concepts.has("included"))
    return "wheelchairTawaf";
  // "Say" is an English word.
  const isOfSai = !isTawafNamed && words.some((word) => isSai(word) && word !== "say");
  return isOfSai && (concepts.has("how_many") || HOW_MANY(words) || words.some(isRound)) ? "sayiWhat" : null;
}

/** What has a word of its own: the Rawdah, the waiting time, the ablution that is lost, the card of Nusuk. */
function ofNamed(words: readonly string[], { tokens }: Reading, concepts: Concepts): string | null {
  if (["package", "hotel", "distance", "included"].some((one) => concepts.has(one))) return null;
  if (words.some(isRawdah)) return "rawdahPermit";
  if (words.some(isIddah)) return "widowIddah";
  if (words.some(isConvert) && !concepts.has("money") && !concepts.has("price")) return "convertProof";
  const isOfLast = tokens.some(({ value }) => value === 12 || value === 13) && words.some(isMina);
  if (isOfLast && (words.some(isObliged) || words.some(isLeaving))) return "minaLeave";
  const isOfRound = words.some(isTawaf) || words.some(isRound);
  if (words.some(isWudu) && isOfRound) return "tawafAblution";
  if (!words.some(isCard) || !words.some(isLost)) return null;
  if (words.some(isBank)) return "robbed";
  return words.some(isNusuk) ? "nusukCardLost" : null;
}

/** How many animals, and what the word for it means. */
function ofSacrifice(words: readonly string[], concepts: Concepts): string | null {
  const isCounted = concepts.has("how_many") || HOW_MANY(words);
  const isOfOffer = ["package", "included", "pay"].some((one) => concepts.has(one));
  if (words.some(isSheep) && isCounted && !isOfOffer) return "sacrificeHow";
  const isNamed = words.some(isHady) || (words.some(isDam) && words.some((word) => isHajj(word) || isMeaning(word)));
  const isAskedFor = isCounted || words.some(isMeaning) || words.some(isAsked);
  return isNamed && isAskedFor && words.length <= FEW_OF_DAM ? "sacrificeHow" : null;
}

const FEW_OF_DAM = 8;

/** Old people among so many; of whoever is lost there another fact tells. */
export function crowdFact({ tokens, people, titled, booked }: Reading, concepts: Concepts): string | null {
  const words = tokens.map(({ text }) => text);
  if (titled.length + booked.length > 0 || words.length > MOST_WORDS) return null;
  const isOld = words.some(isElder) || words.some(isAged) || OLD_KIN.some((one) => concepts.has(one));
  const isAside = words.some(isAstray) || concepts.has("package") || concepts.has("wait_room") || concepts.has("hotel");
  return isOld && !isAside && people.strangers.length === 0 && words.some(isCrowd) ? "crowdElders" : null;
}

const OLD_KIN = ["mother", "father", "grandparent"];

/** Zamzam on the way home; where it is drunk no source tells. */
export function asksZamzamHome(words: readonly string[]): boolean {
  return words.some(isZamzam) && words.some(isTakenHome);
}

/** Days at Madinah, before or after; of whoever has booked the own journey tells. */
function ofMadinah(words: readonly string[], { hasBookings, wishes }: Reading, concepts: Concepts): string | null {
  const isOfElse = ASIDE_OF_MADINAH.some((one) => concepts.has(one)) || wishes.search.departureCity !== undefined;
  if (hasBookings || isOfElse || !words.some(isMadinah)) return null;
  const isOfStay = words.some((word) => isDay(word) || isNight(word)) || concepts.has("how_long") || STAY(words);
  const isOfOrder = words.some((word) => isBefore(word) || isThen(word) || isLater(word) || ORDINALS[0]?.(word));
  return isOfStay || isOfOrder ? "madinahDays" : null;
}

const ASIDE_OF_MADINAH = [
  ...["visa", "hotel", "flight", "prayer", "distance", "price", "package", "heat", "document", "emergency", "rite"],
  ...["included", "qibla", "refund", "guide", "cheap", "from_here", "do"],
];

/** Vaccinations beside that against meningitis; of a person's own its record tells. */
function ofVaccines(words: readonly string[], { people }: Reading, concepts: Concepts): string | null {
  const isOfNobody = people.named.length + people.missing.length === 0;
  const isOfRule = concepts.has("need") || concepts.has("which") || words.some(isObliged);
  return isOfNobody && isOfRule && concepts.has("vaccine") && words.some(isOtherIllness) ? "vaccineOthers" : null;
}

/** A certificate in some language, to whom one pays, and who is given what is entered. */
function ofPages(words: readonly string[], { slots, people, wishes }: Reading, concepts: Concepts): string | null {
  const isOfNobody = people.named.length + people.missing.length === 0;
  if (slots.document === "health_certificate" && wishes.language !== undefined && isOfNobody && !concepts.has("guide"))
    return "healthCertificateRules";
  const isOfElse = ["refund", "booking", "flight", "cancel", "split", "when", "distance"].some((one) =>
    concepts.has(one),
  );
  const isOfMoney = concepts.has("money") || concepts.has("pay");
  if (isOfMoney && !isOfElse && ((isWho(words) && words.some(isTaking)) || US_OR_THEM(words))) return "methodsDescribe";
  const isOfRules = ["need", "which", "visa"].some((one) => concepts.has(one)) || slots.document !== null;
  return !isOfRules && words.some(isData) && words.some(isGovernment) ? "whoSeesDocuments" : null;
}

/** One of their own who has no telephone, mailbox or computer, or cannot use one. */
function ofElders(words: readonly string[], { people, slots }: Reading, concepts: Concepts): string | null {
  const isOfKin = people.named.some(({ isSelf }) => !isSelf) || people.missing.length > 0 || words.some(isElder);
  const isOfElse =
    ASIDE_OF_ELDERS.some((one) => concepts.has(one)) ||
    words.some((word) => isGone(word) || isAstray(word)) ||
    slots.document !== null ||
    CALLED_UP(words);
  const isUnable = (words.some(isDevice) && LACKS(words)) || UNREAD(words);
  return isOfKin && !isOfElse && isUnable ? "eldersNoPhone" : null;
}

const ASIDE_OF_ELDERS = [
  ...["change", "offline", "emergency", "contact", "notice", "guide", "operator", "hotel", "money", "human"],
  ...["wait_room", "receipt", "refund", "pay", "join", "ruling"],
];

const isFasting = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      (isFast(word) && words[at - 1] !== "how" && words[at - 1] !== "so") ||
      // Without its mark it is the word for young, too.
      (word === "jeune" && isWhoFasts(words[at - 1] ?? "")),
  );
const isObliged = wordMatcher(MUST);
