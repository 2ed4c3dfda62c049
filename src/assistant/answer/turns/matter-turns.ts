/** Short turns that ask further of the same matter: why, by when, how, what if, what then. */
import { FACTS } from "../../facts/facts.ts";
import { MUST } from "../../facts/whether.ts";
import type { Act } from "../../intents/acts.ts";
import { namesDays } from "../../reading/weekdays.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { isOfFee, OF_RECORD } from "../acts/account-acts.ts";
import { isNumber } from "../acts/own-acts.ts";
import { RITE_TURNS } from "../acts/rite-facts.ts";
import { isNextDay, isNight } from "../acts/topic-facts.ts";
import { tellsRate } from "../bookings/payments.ts";
import { fact, type Heard, has, type Last, type MatterTurn, type TurnRule } from "./turn-rule.ts";

/** "By when?" asks of what was spoken of, a longer question of what it names itself. */
const LONGEST_WHEN = 6;
const LONGEST_WHY = 5;
const LONGEST_PAPERS = 9;
const SHORTEST_OF_PLATFORM = 4;
const OF_AGE = 18;

/** What pilgrims do day after day, each with what comes behind. */
const DAYS = ["dayTarwiyah", "dayArafah", "muzdalifahNight", "dayEid", "daysTashriq", "farewellTawaf"];

/** Of what is done on one of them. */
const DAY_OF: Readonly<Record<string, string>> = {
  pebblesCount: "muzdalifahNight",
  arafahStay: "dayArafah",
  stoningHow: "dayEid",
  sacrificeHow: "dayEid",
  hairCut: "dayEid",
  tawafIfadah: "dayEid",
};
/** The night belongs to the day before it. */
const NEXT_DAY: Readonly<Record<string, string>> = {
  dayTarwiyah: "dayArafah",
  dayArafah: "dayEid",
  muzdalifahNight: "dayEid",
  dayEid: "daysTashriq",
};
/** "Is there a …?" asks of nothing that is done there. */
const isExistence = (words: readonly string[]) =>
  words.some((word, at) => word === "there" && /^(?:is|are|was|will|isnt)$/.test(words[at - 1] ?? ""));

const told = (last: Last, ...ids: readonly string[]) => ids.some((id) => last.facts?.includes(id));

const papers: TurnRule = (last, heard) => {
  if (!/^(?:doc|family)\./.test(last.act) || told(last, "visaHajjOnly", "vaccineMeningitis")) return null;
  const { words, isClear, own, concepts } = heard;
  const isOfMoney = own === "pay.next" && NAMES_MONEY.some((one) => concepts.has(one));
  if (isClear && own === "doc.passport_validity" && words.length > 1) return { act: own };
  // The days of Hajj are asked by their name: "by which date" alone is of the papers.
  const isOfHajj = concepts.has("rite") || concepts.has("day_of_hajj") || has(heard, isHajj);
  const isDateOnly = own === "hajj.days" && !isOfHajj;
  const isOwnMatter = isDateOnly || /^(?:doc|family|fact|pay\.next|journey)/.test(own ?? "");
  const isPaper = own === null || !isClear || (isOwnMatter && !isOfMoney);
  if (has(heard, turns.isWhy) && words.length <= LONGEST_WHY) return { act: "doc.why" };
  const isHowLong = concepts.has("how_long") && has(heard, isLasting);
  if (isHowLong && words.length <= LONGEST_WHEN && last.act.startsWith("doc.")) return { act: "doc.review_time" };
  if (has(heard, turns.isTake) && (has(heard, turns.isHowTo) || last.act === "doc.why")) return { act: "doc.fix" };
  if (heard.document === "photo" && concepts.has("phone") && words.length <= LONGEST_WHEN) return { act: "doc.fix" };
  // "And what do I do?" after a refusal asks how it is mended.
  const isAskedHow = has(heard, turns.isHowTo) || own === "journey.next" || own === "doc.fix";
  const isRefused = last.act === "doc.why" && !concepts.has("upload");
  const isOfFix = isRefused ? isAskedHow || concepts.has("fix") : concepts.has("fix") && has(heard, turns.isHowTo);
  if (isOfFix && words.length <= LONGEST_WHEN && own !== "doc.why") return { act: "doc.fix" };
  const isWhen = has(heard, turns.isWhen) || concepts.has("deadline");
  if (isWhen && isPaper && words.length <= LONGEST_WHEN + 2) return { act: "doc.needed" };
  const isUnsure = own === null || own === "fact.found";
  return isUnsure && concepts.has("document") && words.length <= LONGEST_PAPERS ? { act: "doc.needed" } : null;
};

/** "On ten thousand, how much is that?" after a rate that was told. */
const fee: TurnRule = (last, { reading }) => {
  const factId = last.facts?.find(tellsRate);
  return factId !== undefined && reading.numbers.sums.length === 1 ? { act: "turn.fee", factId } : null;
};

/** "And on Nusuk?": what was asked of bookings here is told of the official platform, where a fact of that matter speaks of it. */
const onNusuk: TurnRule = (last, { words, concepts }) => {
  const isBare = concepts.has("nusuk") && concepts.size === 1 && words.length <= SHORTEST_OF_PLATFORM;
  if (!isBare || last.act.startsWith("nusuk.")) return null;
  const matters: readonly Act[] =
    last.act === "fact.found" ? FACTS.filter(({ id }) => told(last, id)).flatMap(({ intents }) => intents) : [last.act];
  const found = FACTS.find(
    ({ id, intents }) => /nusuk|wallet/i.test(id) && intents.some((one) => matters.includes(one)),
  );
  return found ? fact(found.id) : null;
};

/** "Which one do I use?", "and its limit?" after what cards cost. */
const card: TurnRule = (last, heard) => {
  const isOfCards =
    last.act === "pay.cheapest" ||
    last.act === "pay.methods" ||
    told(last, "cardFeesAbroad", "payLocalCurrency", "methodsDescribe");
  const isChosen =
    (heard.concepts.has("which") || has(heard, turns.isWhich)) && (has(heard, isUsed) || has(heard, turns.isCheaper));
  const isOfLimit = last.act === "pay.methods" && heard.concepts.has("limit");
  const isOfTaking = (heard.concepts.has("which") || has(heard, turns.isWhich)) && isOfFee(heard.words);
  if (isOfCards && isOfTaking && heard.words.length <= LONGEST_WHEN + 3) return { act: "pay.methods" };
  return isOfCards && (isChosen || isOfLimit) && heard.words.length <= LONGEST_WHEN ? { act: "pay.methods" } : null;
};

const isUsed = wordMatcher(
  "use take choose pick best استخدم استعمل اختار اخذ ادفع استعمال لوں کروں इस्तेमाल लूँ लूं करूँ करूं ব্যবহার নেব নিব কোনটা kullan* seceyim utilis* prendre prends choisir pakai guna gunakan pilih استفاده انتخاب بگیرم использовать брать взять выбрать платить use karu karun lun",
);

/** "When is the last part due?" of what is paid in parts. */
const lastPart: TurnRule = (last, heard) => {
  const isOfParts =
    last.act === "pay.instalments" ||
    last.act === "pay.plan" ||
    last.act === "pay.next" ||
    told(last, "instalmentsNusuk");
  // "Last question: where is the qibla?"
  const isOfElse = [...heard.concepts].some((one) => !OF_PARTS.has(one));
  const isLast = has(heard, turns.isLast) || has(heard, isEnd);
  if (!isOfParts || !isLast || heard.words.length > LONGEST_PAPERS || isOfElse) return null;
  return { act: heard.reading.hasBookings ? "pay.instalments" : "pay.plan" };
};

/** The Turkish word for the last is that for a son. */
const OF_PARTS = new Set([
  "when",
  "split",
  "deadline",
  "pay",
  "instalment",
  "how",
  "how_many",
  "money",
  "price",
  "which",
  "owe",
  "son",
]);
const isEnd = wordMatcher("son sonuncu final اخر آخر انتهائی अंतिम शेष শেষের akhri aakhri конечный");

/** "Must everybody have it?" of the vaccination is asked of its rule. */
const obliged: TurnRule = (last, heard) => {
  const isOfPaper = last.act.startsWith("doc.") && heard.document === "vaccination";
  return isOfPaper && has(heard, isObliged) && heard.words.length <= LONGEST_PAPERS ? { act: "doc.vaccines" } : null;
};

const isObliged = wordMatcher(MUST);

const payments: TurnRule = (last, heard) => {
  if (!/^(?:pay\.|turn\.convert|booking\.)/.test(last.act)) return null;
  const { words } = heard;
  const isRefund = last.act.startsWith("pay.refund") || last.act === "booking.cancel";
  const isOfMonth = heard.reading.slots.month !== null || has(heard, isMonth);
  if (isRefund && isOfMonth && words.length <= LONGEST_WHEN + 2) return { act: "pay.refund_why" };
  if (isRefund && has(heard, turns.isWhy) && words.length <= LONGEST_WHY) return { act: "pay.refund_why" };
  const isOfDays = has(heard, isDay) && heard.reading.tokens.every(({ value }) => value === null);
  const isHowLong = heard.concepts.has("how_long") || isOfDays;
  if (isRefund && isHowLong && words.length <= LONGEST_WHEN + 2) return fact("refundTime");
  if (last.act === "pay.paid" && heard.concepts.has("owe") && words.length <= LONGEST_WHY) return { act: "pay.owed" };
  if (has(heard, turns.isLateWord) && words.length <= LONGEST_WHEN + 2) return { act: "pay.late" };
  // What is still short after what a plan or the cards are told to hold.
  const isShort =
    heard.concepts.has("owe") ||
    (heard.concepts.has("need") && (heard.concepts.has("how_many") || words.length <= FEW_OF_LACK));
  if (OF_PLAN.test(last.act) && isShort && words.length <= LONGEST_WHEN && !namesPaper(heard))
    return { act: "pay.plan" };
  const isWhen = (has(heard, turns.isWhen) || heard.concepts.has("deadline")) && words.length <= LONGEST_WHEN;
  if (last.act.startsWith("pay.") && isWhen && !namesOther(heard)) return { act: "pay.next" };
  return null;
};

const FEW_OF_LACK = 3;
const OF_PLAN = /^pay\.(?:plan|methods|next)$/;

function namesPaper({ document, reading: { people } }: Heard): boolean {
  return document !== null || people.named.length > 0;
}

/** Asked after the departure, a paper or anything else that it names, a turn is no further question of money. */
function namesOther({ isClear, own, reading, concepts }: Heard): boolean {
  if (!isClear || own === null || /^(?:pay|booking|fact)\./.test(own)) return false;
  return reading.slots.document !== null || [...concepts].some((one) => !OF_MONEY.has(one));
}

const NAMES_MONEY = ["pay", "money", "instalment", "refund", "card", "wallet", "receipt", "currency_rate"];

/** What a question of money, or of its day, may be made of. */
const OF_MONEY = new Set([
  ...[
    "when",
    "which",
    "next",
    "deadline",
    "do",
    "need",
    "who",
    "everyone",
    "family_group",
    "how",
    "how_many",
    "days_left",
  ],
  // "Hai" ends every other question of Hindi and Urdu.
  ...["owe", "price", "split", "hello", ...NAMES_MONEY],
]);

/** "What's the number?" of a booking. */
const number: TurnRule = (last, { words, isClear }) =>
  /^(?:booking|trip)\./.test(last.act) && !isClear && words.length <= LONGEST_WHY && words.some(isNumber)
    ? { act: "booking.number" }
    : null;

const line: TurnRule = (last, heard) => {
  if (!last.act.startsWith("queue.") && !told(last, "nusukNoQueueHere")) return null;
  if (has(heard, turns.isFaster)) return fact("queueOrder");
  if (has(heard, turns.isIf) && !heard.concepts.has("next")) {
    // To close the page or to lose the network gives nothing up, to leave the line does.
    if (has(heard, turns.isCutOff) || OF_NETWORK.some((one) => heard.concepts.has(one))) return fact("queueLost");
    if (has(heard, isGone) || heard.concepts.has("leave")) return { act: "queue.leave" };
  }
  // "May one leave it?"; who goes out of a house or a place names it.
  const isOfLeaving = heard.concepts.has("leave") && [...heard.concepts].every((one) => OF_LEAVING.has(one));
  if (isOfLeaving && heard.words.some(isOut) && !heard.isClear && heard.words.length <= LONGEST_WHY)
    return { act: "queue.leave" };
  const isWait = last.act === "queue.position" && heard.concepts.has("how_long");
  if (isWait && heard.words.length <= LONGEST_WHEN) return { act: "queue.when" };
  const isMissing = has(heard, turns.isLateWord) || has(heard, turns.isAsleep);
  return isMissing && !heard.isClear ? { act: "queue.turn" } : null;
};

/** Of which one gets out: "it", "from here". */
const isOut = wordMatcher(
  "it из من منه منها منهم اس उस इस এটা ওটা থেকে bundan ondan buradan en y dari sini situ daripada ازش нее него очереди there us is",
);
const OF_LEAVING = new Set(["leave", "how", "do", "when", "wait_room"]);
const OF_NETWORK = ["internet", "phone", "app", "offline"];
const isGone = wordMatcher("part pars partons quitte sors keluar ayril* cik* уйдем уйду выйду выйдем");

/** "And today?" after all that is due. */
const due: TurnRule = (last, { reading, words, isClear }) => {
  const isOther = isClear && words.length > LONGEST_WHY;
  return last.act === "journey.due" && namesDays(reading) && !isOther ? { act: "journey.due" } : null;
};

const isHajj = wordMatcher("hajj haj haji hac haci pelerinage حج الحج हज হজ* хадж* عرفه arafah arafat");
/** How many days a check takes, and not how long a paper holds. */
export function asksHowLong(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const isCounted = concepts.has("how_long") || concepts.has("how_many") || concepts.has("days_left");
  const isOfTime = words.some((word) => isDay(word) || isLasting(word) || ONE_WORD_DAYS.test(word));
  return isCounted && isOfTime && !concepts.has("expire") && words.length <= LONGEST_WHEN;
}

/** "How many days" in one word. */
const ONE_WORD_DAYS = /^(?:কতদিন|কয়দিন|কয়দিন|কতক্ষন|چندروز|چقدر)/;

/** A picture is taken, and a check takes long. */
const isLasting = wordMatcher(
  "long lama temps duree sure surer kadar долго времени время دیر وقت مده يطول تاخذ देर समय वक्त সময় কতক্ষণ طول deir waqt",
);
const isMonth = wordMatcher("month شهر مہینے महीने মাসে ayda ayinda mois bulan ماه месяце месяц mahine");

const days: TurnRule = (last, heard) => {
  const of = last.facts?.map((id) => DAY_OF[id] ?? id) ?? [];
  const at = DAYS.findIndex((id) => of.includes(id));
  const isOfDays = last.act === "hajj.days" || at >= 0 || told(last, "arafahStay");
  if (!isOfDays || heard.words.length > LONGEST_WHEN) return null;
  const isOfArafah = told(last, "dayArafah", "arafahStay") || last.act === "hajj.days";
  const isSleep = has(heard, isNight) || has(heard, turns.isAsleep);
  const isNightThere = isSleep && (has(heard, turns.isThere) || !heard.isClear);
  if (DAYS[at] === "muzdalifahNight" && isNightThere) return fact("muzdalifahNight");
  if (isOfArafah && isSleep && !heard.isClear) return fact("muzdalifahNight");
  if (isSleep && !heard.isClear && (DAYS[at] === "daysTashriq" || DAYS[at] === "dayTarwiyah"))
    return fact("minaNights");
  if (has(heard, turns.isSure)) return { act: "hajj.days" };
  if (has(heard, isNextDay)) return fact(NEXT_DAY[DAYS[at] ?? "dayArafah"] ?? "farewellTawaf");
  if (has(heard, turns.isThere) && !isExistence(heard.words)) return fact("dayArafah");
  if (has(heard, turns.isBefore))
    return fact(DAYS[Math.max(0, (at < 0 ? DAYS.indexOf("dayArafah") : at) - 1)] ?? "dayTarwiyah");
  const isOfDay = has(heard, isDay) || has(heard, (word) => isDay(word.replace(/^و/u, "")));
  const isDayAfter = isOfDay && (at < 0 || DAYS[at] === "dayArafah");
  if (isDayAfter && (has(heard, turns.isThen) || heard.concepts.has("next"))) return fact("dayEid");
  if (at >= 0 && has(heard, isDay) && !has(heard, turns.isThen)) return fact(DAYS[at] ?? "dayArafah");
  if (has(heard, turns.isThen) || turns.isAfterThat(heard.words) || heard.concepts.has("next"))
    return fact(DAYS[(at < 0 ? DAYS.indexOf("dayArafah") : at) + 1] ?? "farewellTawaf");
  return null;
};

/** "And when do we throw?" in the midst of the rites: the days of this Hajj, each with what is done on it. */
const throwing: TurnRule = (last, heard) => {
  const isOfRites = /^hajj\.(?:days|rites)$/.test(last.act) || (last.facts ?? []).some(isRite);
  const isAsked = has(heard, turns.isWhen) || heard.concepts.has("when");
  return isOfRites && isAsked && has(heard, isThrown) && heard.words.length <= LONGEST_PAPERS
    ? { act: "hajj.days", factId: "hajjDays" }
    : null;
};

const isThrown = wordMatcher(
  "throw throwing stone stones stoning pebbles jamarat نرمي الرمي رمي الجمرات الجمرات کنکر کنکریاں کنکری कंकर कंकड़ कंकरियां कंकरियाँ কঙ্কর কংকর পাথর tas taslari taslama seytan lapid* jeter cailloux pierres lempar lontar melontar jumrah jamrah سنگ سنگریزه رمی جمرات бросаем бросать камни камешки камушки kankar kankriyan",
);

const visa: TurnRule = (last, heard) => {
  if (!told(last, "visaHajjOnly")) return null;
  if (has(heard, turns.isCaught) || has(heard, isAlready)) return fact("visaHajjOnly");
  return has(heard, turns.isProper) && has(heard, turns.isWay) ? fact("nusukCountries") : null;
};

const isAlready = (word: string) =>
  /^(?:already|now|الان|اب|अब|अभी|এখন*|simdi|deja|sudah|udah|dah|الآن|уже|abhi|hala2|makah|meka|মকায়?ই?|مکه|مکہ|मका|мек)/u.test(
    word,
  );

const vaccine: TurnRule = (last, { reading, concepts, words }) => {
  if (!told(last, "vaccineMeningitis") || words.length > LONGEST_WHEN + 2) return null;
  const isAboutSomebody = reading.people.named.length + reading.people.missing.length > 0;
  const isOfTime =
    concepts.has("how_long") || concepts.has("when") || reading.tokens.some(({ value }) => value !== null);
  return isAboutSomebody || isOfTime ? fact("vaccineMeningitis") : null;
};

/** "What if it is lost?" after the card that is carried everywhere. */
const lost: TurnRule = (last, heard) =>
  told(last, "nusukCard") && has(heard, isLost) && heard.words.length <= LONGEST_WHEN ? fact("lostPassport") : null;

const isLost = wordMatcher(
  "lost lose gone stolen ضاع ضاعت ضيعت ضيعتها فقدت گم کھو खो गुम হারিয়ে হারালে হারাই kaybol* kaybed* perd* hilang tercicir потеря* утерян* украли kho gum",
);

/** Somebody of so many years, after a question of who may come. */
const age: TurnRule = (_, { reading: { numbers } }) =>
  numbers.age !== null && numbers.age < OF_AGE ? { act: "person.age" } : null;

const applications: TurnRule = (last, heard) =>
  told(last, "nusukFamilySize") && has(heard, turns.isIf) && !heard.isClear ? fact("nusukFamilySize") : null;

/** "And if it is done the other way round?" after a rite. */
const mishap: TurnRule = (last, { words, isClear }) => {
  const isOfRite = /^hajj\.(?:days|rites)$/.test(last.act) || (last.facts ?? []).some(isRite);
  const isSupposed = words.some((word) => turns.isIf(word) || turns.isConditional(word));
  return isOfRite && !isClear && isSupposed && words.length <= LONGEST_PAPERS ? fact("missedRite") : null;
};

const isRite = (id: string) =>
  FACTS.some((one) => one.id === id && one.subject === "rites" && one.intents[0] !== "hajj.women");

/** Which of the three ways of Hajj is one's own is for a scholar to say, as the fact that was told does. */
const ownWay: TurnRule = (last, heard) => {
  const isOfWays = last.facts?.includes("threeWays") ?? false;
  const isAsked = has(heard, turns.isWhich) || heard.concepts.has("which");
  return isOfWays && isAsked && !heard.isClear && heard.words.length <= LONGEST_WHEN ? fact("threeWays") : null;
};

const RULES: readonly TurnRule[] = [
  ...OF_RECORD,
  ownWay,
  fee,
  onNusuk,
  card,
  lastPart,
  obliged,
  ...RITE_TURNS,
  mishap,
  due,
  papers,
  payments,
  number,
  line,
  throwing,
  days,
  visa,
  vaccine,
  lost,
  age,
  applications,
];

/** What goes on with what was told, whatever its words may be near to, unless they alone are of another matter. */
const OF_SAME: ReadonlySet<TurnRule> = new Set([...OF_RECORD, ...RITE_TURNS]);

/** Null: it is no such turn. */
export function matterTurn(last: Last, heard: Heard): MatterTurn | null {
  for (const rule of RULES) {
    if (heard.isElse && OF_SAME.has(rule)) continue;
    const found = rule(last, heard);
    if (found) return found;
  }
  return null;
}
