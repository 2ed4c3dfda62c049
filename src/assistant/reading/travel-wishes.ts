/** What a question asks of the journey itself: flights in the price or not, how many nights, which kind of stay and camp. */
import { type AccommodationType, CAMP_CLASSES, type CampClass } from "#domain/packages/package.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { monthIn } from "../slots/months.ts";
import type { Numbers } from "./numbers.ts";
import { isDeniedAt } from "./words/denial.ts";
import { countInWords, wordMatcher } from "./words/number-words.ts";
import * as words from "./words/offer-words.ts";
import { phraseMatcher } from "./words/phrases.ts";
import { isThatHas } from "./words/thread-words.ts";
import type { Token } from "./words/tokens.ts";
import { isBackHome, isBefore } from "./words/turn-words.ts";

/** Tickets that are to be in the price, not a flight that is spoken of. */
export function areFlightsWanted(tokens: readonly Token[]): boolean {
  const at = tokens.flatMap(({ text }, i) =>
    words.isFlight(text) || conceptsIn([text]).some((one) => one === "flight" || one === "ticket") ? [i] : [],
  );
  const isBeside = (i: number) => [tokens[i - 1], tokens[i + 1]].some((one) => one && words.isWithBeside(one.text));
  const isWith = (i: number) => WITH_FLIGHT.test(tokens[i]?.raw.toLowerCase() ?? "") || isBeside(i);
  const isHad = tokens.some(({ text }) => words.isInPrice(text)) || isThatHas(tokens.map(({ text }) => text));
  return at.some(isWith) || (at.length > 0 && isHad);
}

/** Written with the flight as one word. */
const WITH_FLIGHT = /^u(?:ç|c)(?:akl[ıi]|uşlu|uslu)|সহ$/u;

/** A flight that is named among other conditions: "London, flights, 5 seats". */
export function areFlightsListed(tokens: readonly Token[]): boolean {
  const concepts = new Set(conceptsIn(tokens.map(({ text }) => text)));
  if (OF_OTHER_FLIGHTS.some((one) => concepts.has(one)) || tokens.some(({ text }) => isOfFlightAlone(text)))
    return false;
  return tokens.some(({ text }) => words.isFlight(text) || concepts.has("flight"));
}

/** Beside these one's own flight or its hour is asked of. */
const OF_OTHER_FLIGHTS = [
  "when",
  "how_long",
  "why",
  "how",
  "change",
  "cancel",
  "upload",
  "contact",
  "luggage",
  "booking",
];
const isOfFlightAlone = wordMatcher(
  "airport direct nonstop transit layover delayed missed number مطار المطار مباشر مباشره رقم ایئرپورٹ نمبر एयरपोर्ट नंबर এয়ারপোর্ট বিমানবন্দর নম্বর havaalani aktarma* aktarmasiz aeroport numero escale bandara nomor langsung فرودگاه مستقیم شماره аэропорт* прям* номер пересад*",
);

/** "Land only", "without the flight". */
export function isWithoutFlights(tokens: readonly Token[]): boolean {
  const isNamed = tokens.some(
    ({ text }, i) =>
      /^u(?:cak|cus)s[iu]z/.test(text) ||
      ((words.isFlight(text) || conceptsIn([text]).includes("flight")) && isDeniedAt(tokens, i)),
  );
  const isLand = isLandOnly(tokens.map(({ text }) => text));
  return isNamed || isLand;
}

const isLandOnly = phraseMatcher(
  "land_only لاند_اونلي صرف_زمینی لینڈ_اونلی लैंड_ओनली ল্যান্ড_অনলি ল্যান্ড_ওনলি kara_hizmet* наземн* فقط_زمینی لند_اونلی",
);

/** Nights or days of the whole journey, beside no date: the most and the fewest there may be. */
export function nightsIn(tokens: readonly Token[], { days, dayOfMonth }: Numbers): NightsWished {
  const none = { most: null, fewest: null };
  if (days === null || dayOfMonth !== null || tokens.some(({ text }) => isBefore(text))) return none;
  const at = tokens.findIndex(({ value, text }) => value === days || countInWords(text) === days);
  const unit = tokens[at + 1]?.text ?? "";
  const beside = tokens.slice(Math.max(0, at - BESIDE_NIGHTS - 1), at + 2 + BESIDE_NIGHTS).map(({ text }) => text);
  const isOfNights = words.isNight(unit) && days >= FEWEST_NIGHTS;
  const told = words.isWeek(unit) ? days * DAYS_OF_WEEK : isOfNights ? days : null;
  if (told === null) return none;
  // "Over 18 days" is 19 at least, "under 18" is 17 at most.
  if (isOver(beside)) return { most: null, fewest: told + 1 };
  if (isAtLeast(beside)) return { most: null, fewest: told };
  return { most: isUnder(beside) ? told - 1 : told, fewest: null };
}

interface NightsWished {
  readonly most: number | null;
  readonly fewest: number | null;
}

const BESIDE_NIGHTS = 2;
const isUnder = phraseMatcher(
  "less_than fewer_than under below shorter_than اقل_من تحت دون سے_کم से_कम se_kam কম নিচে নীচে কমে gunden_az gunden_daha gunden_kisa geceden_az haftadan_az altinda moins_de moins_d kurang_dari kurang_daripada di_bawah کمتر_از زیر меньше менее короче",
);
const isOver = phraseMatcher(
  "longer_than more_than over اكثر_من اطول_من سے_زیادہ से_ज़्यादा से_ज्यादा से_अधिक বেশি geceden_fazla haftadan_fazla haftadan_uzun gunden_fazla gunden_uzun plus_de plus_d lebih_dari lebih_daripada بیشتر_از بیش_از более больше дольше se_zyada",
);
const isAtLeast = phraseMatcher(
  "at_least minimum not_less no_less على_الاقل لا_يقل کم_از_کم کم_سے_کم कम_से_कम অন্তত কমপক্ষে en_az au_moins au_minimum minimal sekurang* paling_sedikit setidaknya حداقل دست_کم не_менее не_меньше как_минимум минимум kam_az_kam kam_se_kam komse_kom",
);

const DAYS_OF_WEEK = 7;
/** No journey is shorter. */
const FEWEST_NIGHTS = 8;

const STAYS: readonly (readonly [AccommodationType, (words: readonly string[]) => boolean])[] = [
  [
    "Presidential Suite",
    phraseMatcher(
      "presidential* presidentiel* presiden prezidans* رياسي رياسيه الرياسي الرياسيه رئاسي رئاسيه برزيدنشل بريزيدنشال صدارتی پریزیڈنشل پریذیڈنشل پرزیدنشال پرزیدنتال پریزیدنشال ریاست_جمهوری प्रेसिडेंशियल प्रेसीडेंशियल प्रेजिडेंशियल प्रेज़िडेंशियल প্রেসিডেন্সিয়াল* প্রেসিডেনশিয়াল* প্রেসিডেন্ট_স্যুট* baskanlik президентск* президент_люкс*",
    ),
  ],
  ["VIP", phraseMatcher("vip vvip وي_اي_بي في_اي_بي كبار_الشخصيات وی_آئی_پی وی_ای_پی वीआईपी ভিআইপি вип")],
  ["Deluxe", phraseMatcher("deluxe delux ديلوكس دیلوکس دلوکس ڈیلکس डीलक्स ডিলাক্স делюкс")],
  ["Standard", phraseMatcher("standard standart standar ستاندرد ستاندارد استاندارد اسٹینڈرڈ स्टैंडर्ड স্ট্যান্ডার্ড стандартн*")],
];

export function stayIn(tokens: readonly Token[]): AccommodationType | undefined {
  const said = tokens.map(({ text }) => text);
  return STAYS.find(([, is]) => is(said))?.[0];
}

/** All kinds of stay that are named. */
export function staysIn(said: readonly string[]): AccommodationType[] {
  return STAYS.flatMap(([stay, is]) => (is(said) ? [stay] : []));
}

const isClass = wordMatcher(
  "class category cat grade فئه الفئه درجه الدرجه كلاس کلاس درجہ کیٹیگری رده क्लास कैटेगरी श्रेणी ক্লাস ক্যাটাগরি শ্রেণি sinif sinifi kategori classe categorie kelas класс класса категори*",
);
/** Letters of other keyboards that stand for those of the classes. */
const LETTERS: Readonly<Record<string, CampClass>> = {
  А: "A",
  Б: "B",
  С: "C",
  Д: "D",
  أ: "A",
  ا: "A",
  ب: "B",
  ج: "C",
  د: "D",
};

/** "Class A" is A and what is above it: the plus of "A+" is lost among the marks of a sentence. */
export function campClassesIn(tokens: readonly Token[]): readonly CampClass[] | undefined {
  if (!tokens.some(({ text }) => words.isCamp(text))) return undefined;
  for (const [at, { text }] of tokens.entries()) {
    if (!isClass(text) && !words.isCamp(text)) continue;
    for (const beside of [at + 1, at - 1]) {
      const letter = letterOf(tokens[beside]?.raw ?? "", isClass(text) && beside > at);
      if (letter === null) continue;
      return letter === "A" ? CAMP_CLASSES.filter((one) => one.startsWith("A")) : [letter];
    }
  }
  return undefined;
}

/** A small letter is one only behind the word for a class: "a camp" is any. */
function letterOf(raw: string, isAnyCase: boolean): CampClass | null {
  const letter = LETTERS[raw] ?? (isAnyCase ? raw.toUpperCase() : raw);
  return CAMP_CLASSES.find((one) => one === letter) ?? null;
}

export interface DayNamed {
  /** 1–12. */
  readonly month: number;
  readonly day: number;
}

/** Two days are named: where coming home is spoken of the later is its last; null: fewer or more are. */
export function windowIn(
  tokens: readonly Token[],
): { readonly from?: DayNamed; readonly to?: DayNamed; readonly until?: DayNamed } | null {
  const days = tokens.flatMap(({ value: day }, at) => {
    const month = monthIn([tokens[at + 1]?.text ?? ""]) ?? monthIn([tokens[at - 1]?.text ?? ""]);
    return day !== null && day >= 1 && day <= 31 && Number.isInteger(day) && month !== null ? [{ month, day, at }] : [];
  });
  const [first, second, more] = days.toSorted((a, b) => a.month - b.month || a.day - b.day);
  if (!first || !second || more) return null;
  const isHome = tokens.some(({ text }) => isBackHome(text));
  return isHome ? { from: first, to: second } : { from: first, until: second };
}
