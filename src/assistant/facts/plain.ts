/** What families ask in plain words and nothing else says: words and concepts that stand together tell which fact answers. */

import { isIf } from "../reading/words/turn-words.ts";
import * as said from "./plain-words.ts";
import { isTawaf, isWudu } from "./rite-words.ts";

type Concepts = ReadonlySet<string>;

interface Asked {
  readonly words: readonly string[];
  readonly concepts: Concepts;
  /** Years of somebody of whom is spoken; null: none are told. */
  readonly age: number | null;
  /** Of what is booked its own figures are told. */
  readonly hasBookings: boolean;
}

interface Rule {
  readonly fact: string;
  readonly is: (asked: Asked) => boolean;
  /** Beside these another matter is meant. */
  readonly aside?: readonly string[];
}

/** The id of the fact; null: nothing of the kind is asked. */
export function plainFact(asked: Asked): string | null {
  if (asked.words.length > MOST_WORDS) return null;
  const rule = RULES.find(
    ({ is, aside = [] }) => !["emergency", ...aside].some((one) => asked.concepts.has(one)) && is(asked),
  );
  return rule?.fact ?? null;
}

const MOST_WORDS = 14;
const OLD = 60;

const OF_KIN = [
  "husband",
  "wife",
  "father",
  "mother",
  "son",
  "daughter",
  "brother",
  "sister",
  "family_group",
  "member",
];

const RULES: readonly Rule[] = [
  {
    fact: "familySees",
    is: ({ words, concepts }) =>
      (words.some(said.isMine) || (concepts.has("document") && said.seesMine(words))) &&
      said.isLooking(words) &&
      !said.isOfOperator(words) &&
      (words.some(said.isThey) || OF_KIN.some((one) => concepts.has(one))),
    aside: ["who", "where", "how", "when", "upload", "delete", "friend", "internet"],
  },
  {
    fact: "atolCover",
    is: ({ words }) => said.isBankrupt(words) && !said.isByCard(words),
    aside: ["money", "pay", "refund"],
  },
  {
    fact: "weatherMay",
    is: ({ words }) =>
      (said.howHot(words) || (words.length <= FEW_OF_HEAT && said.heatHow(words))) && !words.includes("2024"),
    aside: ["medicine", "photo", "qibla", "prayer"],
  },
  {
    fact: "simInternet",
    is: ({ words, concepts }) =>
      ((concepts.has("phone") || said.isPhone(words)) && said.isInUse(words) && said.isThere(words)) ||
      said.callsHome(words),
    aside: ["wallet", "elderly", "refund", "booking", "prayer"],
  },
  { fact: "dayArafah", is: ({ words }) => said.isArafah(words) && words.includes("ngapain") && !said.isAfter(words) },
  {
    fact: "muzdalifahNight",
    is: ({ words }) =>
      said.isAfter(words) && said.isArafah(words) && !said.isOfMorrow(words) && words.length <= FEW_OF_AFTER,
    aside: ["flight", "package", "when", "distance", "ruling"],
  },
  {
    fact: "talbiyahWords",
    is: ({ words, concepts }) => said.isOfEntering(words) && said.isSaid(words) && !concepts.has("where"),
    aside: ["document", "package"],
  },
  {
    fact: "queueOrder",
    is: ({ words, concepts }) => said.isBehind(words) || (said.movesUp(words) && concepts.has("wait_room")),
    aside: ["package", "document", "rite", "wheelchair", "prayer", "photo", "priority", "nusuk", "medicine"],
  },
  {
    fact: "passportRenewEarly",
    is: ({ words, concepts }) => concepts.has("passport") && said.isExpired(words),
    aside: ["when"],
  },
  {
    fact: "refundBefore",
    is: ({ words, concepts }) =>
      concepts.has("visa") && concepts.has("refused") && (concepts.has("refund") || words.some(isIf)),
    aside: ["why", "photo", "upload"],
  },
  {
    fact: "noUpperAge",
    is: ({ words, age }) =>
      age !== null && age >= OLD && said.goesAlong(words) && !words.some(said.inDeathOf) && !said.isOfIllness(words),
    aside: [
      ...["package", "price", "visa", "passport", "document", "health_certificate", "vaccine", "wheelchair", "hotel"],
      ...["flight", "refund", "medicine", "heat", "photo", "invite", "account", "pay", "ticket", "walk", "cheap"],
    ],
  },
  {
    fact: "childHajj",
    is: ({ words }) => said.isChild(words) && said.isOfFare(words) && !said.isShared(words),
    aside: ["refund", "document", "name", "split", "insurance", "hotel"],
  },
  {
    fact: "splitHow",
    is: ({ words, concepts }) =>
      said.paysFor(words) && said.isKin(words) && (concepts.has("pay") || concepts.has("money")),
    aside: ["visa", "flight", "refund", "card", "rite", "document", "package", "owe"],
  },
  {
    fact: "healthCertificateRules",
    is: ({ words, concepts }) =>
      concepts.has("health_certificate") && concepts.has("where") && said.isMadeOut(words) && !said.isOtherProof(words),
    aside: ["upload", "refused", "vaccine", "operator", "licence"],
  },
  {
    fact: "packageIncluded",
    is: ({ words }) => said.isPlaceOfFlights(words) && said.isRide(words) && said.isOfHolyCity(words),
    aside: ["phone", "visa", "luggage", "rite", "wheelchair", "owe", "price"],
  },
  {
    fact: "freeForPilgrims",
    is: ({ words }) =>
      said.isFree(words) && said.isOfThisSite(words) && words.length <= FEW_OF_FREE && !said.isBesideFree(words),
    aside: [
      "seat",
      "package",
      "cancel",
      "hotel",
      "refund",
      "visa",
      "flight",
      "ticket",
      "internet",
      "change",
      "wait_room",
    ],
  },
  {
    fact: "emergencyNumbers",
    is: ({ words }) => said.fallsIll(words) && words.some(said.isOfHajj),
    aside: ["visa", "refund", "cancel"],
  },
  { fact: "medicinesCarry", is: ({ words }) => said.ownDrugs(words) && said.toBring(words) },
  {
    fact: "methodsDescribe",
    is: ({ words, concepts }) =>
      said.paysBy(words) && ["pay", "card", "money"].some((one) => concepts.has(one)) && words.length <= FEW,
    aside: [
      "refund",
      "instalment",
      "owe",
      "nusuk",
      "wallet",
      "split",
      "guide",
      "visa",
      "package",
      "protect",
      "emergency",
    ],
  },
  {
    fact: "familyAdd",
    is: ({ words, concepts }) => concepts.has("account") && said.isForEach(words) && words.length <= FEW_OF_ACCOUNT,
    aside: ["nusuk", "delete", "pay", "card", "booking", "hold", "document", "change", "elderly", "state"],
  },
  {
    fact: "queueJoin",
    is: ({ words, concepts }) => said.isTwice(words) && (concepts.has("wait_room") || concepts.has("ahead")),
    aside: ["package", "document"],
  },
  {
    fact: "packageIncluded",
    is: ({ words }) => said.hasTrain(words) && words.length <= FEW_OF_FREE,
    aside: ["wheelchair", "price", "distance"],
  },
  {
    fact: "walkingDistances",
    is: ({ words, hasBookings }) =>
      !hasBookings && words.some(said.isJamarat) && words.some(said.isCampWord) && said.isFar(words),
    aside: ["package", "cheap"],
  },
  { fact: "packUnscented", is: ({ words }) => said.perfumeAllowed(words) && words.length <= FEW_OF_FREE },
  {
    fact: "bookHow",
    is: ({ words }) => said.booksHow(words) && !words.some(said.isOther) && words.length <= FEW,
    aside: ["nusuk", "cancel", "change", "wait_room", "refund"],
  },
  {
    fact: "humanReach",
    is: ({ words }) => said.hasOffice(words) && words.length <= FEW,
    aside: ["nusuk", "visa", "operator"],
  },
  {
    fact: "instalmentsFree",
    is: ({ words, concepts }) => said.asksDeposit(words) && concepts.has("need") && words.length <= FEW,
    aside: ["refund", "cancel", "nusuk", "owe", "wait_room"],
  },
  {
    fact: "methodsDescribe",
    is: ({ words }) => said.paysHere(words) && words.length <= FEW,
    aside: ["refund", "nusuk", "who"],
  },
  { fact: "offlineGuide", is: ({ words }) => said.hasApp(words) && words.length <= FEW, aside: ["nusuk", "prayer"] },
  {
    fact: "packHand",
    is: ({ words, concepts }) => said.toPrint(words) && concepts.size <= 2,
    aside: ["receipt", "ticket", "qibla", "photo"],
  },
  {
    fact: "hajjObligation",
    is: ({ words }) =>
      said.isObligatory(words) && words.some(said.isOfHajj) && !said.isOfActs(words) && words.length <= FEW_OF_DUTY,
    aside: ["vaccine", "document", "wallet", "health_certificate"],
  },
  { fact: "hajjDebts", is: ({ words }) => said.isDebtFree(words) },
  {
    fact: "daysTashriq",
    is: ({ words }) => words.some(said.isJamarat) && said.isFirst(words) && words.length <= FEW_OF_DUTY,
    aside: ["distance", "when"],
  },
  {
    fact: "ihramThings",
    is: ({ words }) => said.isOfEntering(words) && said.coversHead(words),
    aside: ["woman", "wife", "mother", "sister", "daughter"],
  },
  { fact: "cardFeesAbroad", is: ({ words }) => said.isBankCard(words) && said.isThere(words), aside: ["wallet"] },
  {
    fact: "packageIncluded",
    is: ({ words }) => said.isEating(words) && words.some(said.isOfCamp) && words.length <= FEW,
    aside: ["heat", "medicine", "luggage", "wallet", "pay"],
  },
  {
    fact: "pillarsDiffer",
    is: ({ words }) =>
      words.some(said.isSaiWord) &&
      said.isNeeded(words) &&
      !words.some(isTawaf) &&
      !words.some(isWudu) &&
      words.length <= FEW_OF_DUTY,
  },
  {
    fact: "sayiWhat",
    is: ({ words }) => words.some(said.isSaiWord) && !words.some(isTawaf) && !words.some(isWudu) && words.length <= FEW,
    aside: ["wheelchair"],
  },
  {
    fact: "nusukCountries",
    is: ({ words }) => said.whichCountries(words) && words.length <= FEW,
    aside: ["package", "flight", "vaccine", "guide", "language"],
  },
];

const FEW = 8;
const FEW_OF_HEAT = 4;
const FEW_OF_AFTER = 6;
const FEW_OF_FREE = 6;
const FEW_OF_ACCOUNT = 9;
const FEW_OF_DUTY = 7;
