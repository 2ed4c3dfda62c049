/** How things are done on a desk, and sums of whole years: told by words that stand together, before what questions like it have taught. */
import { conceptsIn } from "../../concepts/concepts.ts";
import type { ExtraAct } from "../../intents/acts.ts";
import { namesPeriod, periodIn } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import type { Token } from "../../reading/words/tokens.ts";
import { isConditional, isIf } from "../../reading/words/turn-words.ts";
import { monthIn } from "../../slots/months.ts";
import {
  HAPPENS,
  isApproving,
  isCash,
  isConversion,
  isEntering,
  isExporting,
  isFreeSeat,
  isHowTo,
  isImporting,
  isOurs,
  isPayout,
  isPrivately,
  isRefunded,
  isSecret,
  isStatement,
  isTakingMoney,
  isTooLate,
} from "./desk-words.ts";

type Concepts = ReadonlySet<string>;

/** As much of a question as these rules read. */
export interface DeskQuestion {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  readonly concepts: Concepts;
  readonly desk: Reading["desk"];
  readonly city: boolean;
  readonly isOfSums: boolean;
  readonly isOfQuestions: boolean;
  readonly isAnswered: boolean;
  readonly isOfViews: boolean;
  readonly isOfRating: boolean;
}

type DeskRule = (asked: DeskQuestion) => boolean;

const asksHow = ({ concepts, words }: DeskQuestion) =>
  concepts.has("how") || concepts.has("where") || concepts.has("do") || isHowTo(words);
const supposes = ({ words }: DeskQuestion) => words.some((word) => isIf(word) || isConditional(word)) || HAPPENS(words);
const isOfNobody = ({ desk }: DeskQuestion) => !desk?.named && (desk?.titles.length ?? 0) === 0;

/** A year, or one of the months of a year: "2024", "last year". */
export function namesYear(tokens: readonly Token[]): boolean {
  if (tokens.some(({ value }) => value !== null && isYearNumber(value))) return true;
  const period = periodIn(tokens, "2026-01-01");
  return Boolean(period?.first.endsWith("-01-01") && period.last.endsWith("-12-31"));
}

export function isYearNumber(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}
const FIRST_YEAR = 2015;
const LAST_YEAR = 2045;

const exports: DeskRule = (asked) => isExporting(asked.words) && !asked.words.some(isImporting);
const lapses: DeskRule = (asked) => {
  const isOfAnswer = asked.concepts.has("booking") || asked.isAnswered || isApproving(asked.words);
  const isPicked = ["which", "who", "how_many"].some((one) => asked.concepts.has(one)) && !HAPPENS(asked.words);
  return (
    supposes(asked) &&
    !isPicked &&
    isTooLate(asked.words) &&
    isOfAnswer &&
    !asked.isOfQuestions &&
    asked.desk?.named == null
  );
};
const approves: DeskRule = (asked) => {
  if (!isApproving(asked.words) || asked.concepts.has("how_many")) return false;
  if (asked.concepts.has("how") || isHowTo(asked.words) || supposes(asked)) return true;
  const isOfOne = asked.desk?.named != null;
  return !asked.concepts.has("which") && (isOfOne || asked.words.length <= FEW_WORDS);
};
const FEW_WORDS = 3;
const takesCash: DeskRule = ({ words }) => (words.some(isCash) || isPrivately(words)) && isTakingMoney(words);
const usesSecret: DeskRule = ({ words, concepts }) => isSecret(words) && concepts.has("nusuk");
const pays: DeskRule = (asked) => {
  const isOfTeam = asked.concepts.has("who") && !asked.concepts.has("when");
  return isPayout(asked.words) && !isOfTeam && isOfNobody(asked) && !asked.concepts.has("booking");
};
const entersNumber: DeskRule = (asked) => {
  const isOfNumber = asked.concepts.has("visa") || asked.concepts.has("nusuk");
  const isNumbered = asked.words.some((word) => NUMBERED.test(word));
  return isOfNumber && isNumbered && isEntering(asked.words) && asksHow(asked);
};
const NUMBERED = /^(?:number|numbers|ال?رقم|ارقام|نمبر|नंबर|नम्बर|নম্বর|numara|numero|nomor|nombor|شماره|номер)/u;
const replies: DeskRule = (asked) =>
  asked.isOfQuestions &&
  asked.isAnswered &&
  (asked.concepts.has("how") || isHowTo(asked.words)) &&
  !asked.concepts.has("how_many");
const plans: DeskRule = (asked) =>
  asked.concepts.has("instalment") && isOfNobody(asked) && !isLateState(asked) && !asked.concepts.has("booking");
const isLateState = ({ desk }: DeskQuestion) =>
  desk?.state === "overdue" || (desk?.state === "unpaid" && desk.named !== null);
const converts: DeskRule = ({ words }) => isConversion(words);
const sums: DeskRule = (asked) => {
  const isOfTime = monthIn(asked.words) !== null || namesYear(asked.tokens);
  const isOfMoney = asked.isOfSums || asked.words.some(isRefunded) || asked.concepts.has("refund");
  if (asked.words.some(isStatement)) return isOfNobody(asked);
  const isElse = ["booking", "cancel", "package", "seat"].some((one) => asked.concepts.has(one));
  return isOfMoney && isOfTime && isOfNobody(asked) && !isElse && asked.desk?.state !== "cancelled";
};
const booked: DeskRule = ({ concepts, tokens, desk }) =>
  concepts.has("booking") &&
  concepts.has("how_many") &&
  namesPeriod(tokens) &&
  !["money", "pay", "price", "refund", "cancel"].some((one) => concepts.has(one)) &&
  desk?.state == null;
/** "How many bookings are urgent today?" */
const presses: DeskRule = ({ words, concepts }) => {
  const counted = words.filter((word) => conceptsIn([word]).includes("how_many")).length;
  return concepts.has("booking") && words.some(isPressing) && counted < 2;
};
const isPressing = wordMatcher(
  "urgent urgents urgente urgentes pressing عاجل عاجله مستعجل* فوری अर्जेंट ज़रूरी जरूरी জরুরি acil* pressant* mendesak segera فوريه срочн* arjent",
);
/** When visas come is no matter of a desk's own papers. */
export const asksWhenVisasCome = (words: readonly string[], concepts: Concepts) =>
  concepts.has("visa") && concepts.has("when") && !words.some((word) => NUMBERED.test(word));
const own: DeskRule = ({ concepts, words, city, desk }) =>
  isOurs(words) && concepts.has("package") && (city || concepts.has("price") || concepts.has("cheap")) && !desk?.named;
const seats: DeskRule = (asked) => isFreeSeat(asked.words) && isOfNobody(asked) && !asked.concepts.has("booking");
const views: DeskRule = ({ desk, isOfViews }) => isOfViews && !desk?.named && (desk?.titles.length ?? 0) > 0;
const rating: DeskRule = ({ desk, isOfRating }) => isOfRating && !desk?.named && (desk?.titles.length ?? 0) > 0;

const RULES: readonly (readonly [ExtraAct, DeskRule])[] = [
  ["operator.nusuk_login", usesSecret],
  ["operator.cash", takesCash],
  ["operator.export", exports],
  ["operator.lapse", lapses],
  ["operator.approve", approves],
  ["operator.numbers", entersNumber],
  ["operator.reply", replies],
  ["operator.payout", pays],
  ["operator.instalments", plans],
  ["operator.conversion", converts],
  ["operator.attention", presses],
  ["operator.bookings", booked],
  ["operator.views", views],
  ["operator.rating", rating],
  ["operator.listed", own],
  ["operator.month", sums],
  ["operator.seats", seats],
];

/** Null: no such words stand in it. */
export function deskAct(asked: DeskQuestion): ExtraAct | null {
  return RULES.find(([, rule]) => rule(asked))?.[0] ?? null;
}
