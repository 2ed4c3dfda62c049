/** Which prayer, which city and which day a question about prayer times names, in any of the languages. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { CITIES, type City } from "#domain/prayer/cities.ts";
import { PRAYERS } from "#domain/prayer/next-prayer.ts";
import { foldWord } from "../../normalise/fold.ts";
import { periodIn } from "../periods.ts";
import { citiesIn } from "../places.ts";
import { lastDayIn } from "../weekdays.ts";
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";
import { isSameName, signsOf } from "./signs.ts";
import type { Token } from "./tokens.ts";
import { isTomorrow } from "./turn-words.ts";

export type Prayer = (typeof PRAYERS)[number];

/** What is said of prayer times. */
export interface AskedPrayer {
  readonly city: City | null;
  readonly prayers: readonly Prayer[];
  /** The words that name a day; empty: none do. */
  readonly when: readonly Token[];
}

/** Without article and short preposition. */
const NAMES: Readonly<Record<Prayer, (words: readonly string[]) => boolean>> = {
  fajr: phraseMatcher(
    "fajr fajar fecr فجر صلاه_صبح اذان_صبح نماز_صبح फज्र फजर ফজর* sabah_namaz* imsak* subuh sobh* фаджр* утренн*_намаз*",
  ),
  dhuhr: phraseMatcher(
    "dhuhr zuhr zohr dohr dhohr dzuhur zohor ظهر ज़ुहर ज़ोहर যোহর* জোহর* ogle_namaz* зухр* обеденн*_намаз* полуденн*_намаз*",
  ),
  asr: phraseMatcher("asr asar ashar عصر असर अस्र আসর* ikindi* аср*"),
  maghrib: phraseMatcher("maghrib magrib maghreb مغرب मग़रिब মাগরিব* aksam_namaz* aksam_ezan* магриб* вечерн*_намаз*"),
  isha: phraseMatcher("isha isya isyak icha عشا عشاء इशा এশা* ইশা* yatsi* иша ночн*_намаз*"),
};

function bareOf(word: string): string {
  return word.replace(/^(?:[وبفك]?ال|لل|[بل])(?=.{3})/u, "");
}

/** In the order of the day. */
export function prayersIn(words: readonly string[]): Prayer[] {
  const bare = words.map(bareOf);
  return PRAYERS.filter((prayer) => NAMES[prayer](words) || NAMES[prayer](bare));
}

/** What asks for an hour. */
export const isHour = wordMatcher(
  "time times timing timings hour الساعه ساعه وقت اوقات موعد مواقيت بجے ٹائم बजे समय टाइम वक्त কয়টায় কটায় সময় kacta vakti vakitleri heure heures horaires jam jadwal pukul waktu ساعت ساعته کی کیه время часов сколько расписание baje waqt koytay",
);

/** Where everybody of the journey asks; what is only a name elsewhere has to stand beside a word of place. */
const HOLY: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  Makkah: phraseMatcher("makah maka make mecca mekka* mekke* mekah mecque مكه مکہ مکے मक्का मक्के মক্কা* мекк*"),
  Madinah: phraseMatcher("madinah madina medina medine* medinah مدينه مدینہ مدینے मदीना मदीने মদিনা* медин*"),
  Mina: phraseMatcher("in_mina at_mina di_mina a_mina mina_da minada في_منى بمنى در_منا मिना_में মিনায় в_мине"),
  Jeddah: phraseMatcher("jeddah jedda jidda cidde* djeddah جده जेद्दा জেদ্দা* джидд*"),
  Riyadh: phraseMatcher("riyad* رياض रियाद রিয়াদ* эр_рияд*"),
};

const OTHERS = CITIES.filter(({ country }) => country !== "SA");
const ARABIC = new Map(OTHERS.map((city) => [city.arabic.split(/\s+/).map(foldWord).join(" "), city]));
/** So many sounds of another script are hardly those of another word. */
const FEWEST_SOUNDS = 4;

/** Null: none of the cities of the prayer page is named. */
export function prayerCity(tokens: readonly Token[]): City | null {
  const words = tokens.map(({ text }) => text);
  const bare = words.map(bareOf);
  const holy = Object.entries(HOLY).find(([, is]) => is(words) || is(bare))?.[0];
  const [named] = citiesIn(
    tokens,
    OTHERS.map(({ english }) => english),
    false,
  );
  // Of two it is not told which one is meant.
  if (holy) return (!named && CITIES.find(({ english }) => english === holy)) || null;
  if (named) return OTHERS.find(({ english }) => english === named.name) ?? null;
  const said = [words, bare].map((all) => ` ${all.join(" ")} `);
  const inArabic = [...ARABIC].find(([name]) => said.some((text) => text.includes(` ${name} `)));
  return inArabic?.[1] ?? cityHeard(tokens);
}

/** A name in the letters of another script, by its sounds. */
function cityHeard(tokens: readonly Token[]): City | null {
  const names = tokens.filter(
    ({ raw, value, text }) =>
      value === null && !/^[a-z]/i.test(text) && signsOf(raw).replace(/[@y+]/g, "").length >= FEWEST_SOUNDS,
  );
  return OTHERS.find(({ english }) => names.some(({ raw }) => isSameName(raw, english))) ?? null;
}

const isKal = wordMatcher("کل कल কাল kal bukra bukrah farda yarinki");
const isDayAfter = phraseMatcher(
  "day_after_tomorrow overmorrow بعد_غد بعد_بكره بعد_بكرا پرسوں परसों পরশু* obur_gun ertesi_gun apres_demain lusa tulat پسفردا پس_فردا послезавтра parson",
);

/** The day of the place's clock that is named; null: none is. */
export function prayerDayIn(tokens: readonly Token[], today: IsoDate): IsoDate | null {
  const words = tokens.map(({ text }) => text);
  if (isDayAfter(words)) return addDays(today, 2);
  if (words.some((word) => isTomorrow(word) || isKal(word))) return addDays(today, 1);
  const period = periodIn(tokens, today, true);
  if (period) return period.first === period.last ? period.first : null;
  return lastDayIn(tokens, today);
}

export function askedPrayer(tokens: readonly Token[]): AskedPrayer {
  const words = tokens.map(({ text }) => text);
  const when = prayerDayIn(tokens, WHATEVER_DAY) === null ? [] : tokens;
  return { city: prayerCity(tokens), prayers: prayersIn(words), when };
}

/** A later turn changes only what it names. */
export function askedAnew(turns: readonly AskedPrayer[]): AskedPrayer | null {
  if (turns.length === 0) return null;
  return turns.reduce((before, turn) => ({
    city: turn.city ?? before.city,
    prayers: turn.prayers.length > 0 ? turn.prayers : before.prayers,
    when: turn.when.length > 0 ? turn.when : before.when,
  }));
}

const WHATEVER_DAY = "2026-01-01";
