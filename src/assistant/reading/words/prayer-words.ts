/** Which prayer, which city and which day a question about prayer times names, in any of the languages. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { CITIES, type City } from "#domain/prayer/cities.ts";
import { PRAYERS } from "#domain/prayer/next-prayer.ts";
import { foldWord } from "../../normalise/fold.ts";
import { periodIn } from "../periods.ts";
import { citiesIn } from "../places.ts";
import type { AskedPrayer, Prayer } from "../reading.ts";
import { lastDayIn } from "../weekdays.ts";
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";
import { isSameName, signsOf } from "./signs.ts";
import type { Token } from "./tokens.ts";

const NAMES: Readonly<Record<Prayer, (words: readonly string[]) => boolean>> = {
  fajr: phraseMatcher(
    "fajr fajar fajir fecr الفجر فجر للفجر والفجر صلاه_الصبح اذان_الصبح نماز_صبح اذان_صبح फज्र फ़ज्र फजर फ़जर ফজর* sabah_namaz* sabah_ezan* imsak* subuh shubuh sobh sobeh фаджр* утренн*_намаз* утренн*_молитв* fadjr fajer",
  ),
  dhuhr: phraseMatcher(
    "dhuhr dhuhur zuhr zuhur zohr zohar zuhar duhr dohr dhohr dzuhur dhuhar zohor zuhor الظهر ظهر للظهر والظهر ظہر ज़ुहर जुहर ज़ोहर जोहर जुहार যোহর* জোহর* যুহর* জুহর* ogle_namaz* ogle_ezan* ogleyin_namaz* lohor зухр* обеденн*_намаз* полуденн*_намаз* полуденн*_молитв*",
  ),
  asr: phraseMatcher(
    "asr asar ashar asir العصر عصر للعصر والعصر असर अस्र আসর* ikindi* аср* послеобеденн*_намаз* предвечерн*_намаз*",
  ),
  maghrib: phraseMatcher(
    "maghrib magrib maghreb maghrab mughrib المغرب مغرب للمغرب والمغرب मग़रिब मगरिब मग्रिब মাগরিব* aksam_namaz* aksam_ezan* магриб* вечерн*_намаз* вечерн*_молитв*",
  ),
  isha: phraseMatcher(
    "isha isya isyak icha isha_namaz isyaa esha العشاء العشا عشاء عشا للعشاء والعشاء इशा ईशा এশা* ইশা* এশার yatsi* иша ночн*_намаз* ночн*_молитв*",
  ),
};

/** In the order of the day. */
export function prayersIn(words: readonly string[]): Prayer[] {
  return PRAYERS.filter((prayer) => NAMES[prayer](words));
}

/** Any of the five, or the call to it. */
export const isPrayer = wordMatcher(
  "prayer prayers salah salat adhan athan صلاه الصلاه صلوات الصلوات اذان الاذان نماز نمازوں اذان नमाज़ नमाज नमाज़ों अज़ान अजान নামাজ* নামায* আজান* namaz* ezan* priere prieres sholat solat shalat azan adzan намаз* молитв* азан* namaaz azaan",
);

/** What asks for an hour. */
export const asksHour = phraseMatcher(
  "when time times timing timings timetable what_time o_clock hour hours متى امتى متي الساعه_كم كم_الساعه الساعه وقت اوقات موعد مواعيد مواقيت بوقت کب کتنے_بجے کتنے_بجی وقت اوقات ٹائم कब कितने_बजे समय टाइम वक्त कै_बजे কখন কয়টায় কয়টা কটায় কটা সময় কবে kacta ne_zaman saat_kac* saati saatleri vakti vakitleri kac_gibi okunuyor okunacak quelle_heure quand heure heures horaire* jam_berapa jam_brp kapan jadwal pukul_berapa pukul bila_masuk bila waktu چه_ساعت* ساعت_چند* چه_وقت* وقت اوقات کی کیه چنده کدام_ساعت когда во_сколько время часов расписание kab kitne_baje time waqt kobe koytay kokhon emta imta ch_sa3a sa3a saat_chand",
);

/** Where everybody of the journey asks; what is only a name elsewhere has to stand beside a word of place. */
const HOLY: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  Makkah: phraseMatcher(
    "makkah* makka makke mecca meccah mekka* mekke* mekah mecque makkat maka مكه بمكه لمكه مكة_المكرمه مکه مکہ مکے मक्का मक्के মক্কা* মক্কায় мекк* maka_mukarramah",
  ),
  Madinah: phraseMatcher(
    "madinah madina madine medina medinah medine* medinede medine_de المدينه المدينه_المنوره بالمدينه مدينه مدینہ مدینے مدینه मदीना मदीने মদিনা* медин*",
  ),
  Mina: phraseMatcher(
    "in_mina at_mina di_mina a_mina mina_da minada mina_mein mina_me في_منى بمنى مني منیٰ_میں در_منا मिना_में মিনায় в_мине",
  ),
  Jeddah: phraseMatcher("jeddah jedda jidda jiddah cidde* djeddah جده بجده جدہ जेद्दा जेद्दाह জেদ্দা* джидд*"),
  Riyadh: phraseMatcher("riyadh riyad* riad الرياض بالرياض ریاض रियाद রিয়াদ* эр_рияд* рияд*"),
};

const OTHERS = CITIES.filter(({ country }) => country !== "SA");
const ARABIC = new Map(OTHERS.map((city) => [city.arabic.split(/\s+/).map(foldWord).join(" "), city]));
/** So many sounds of another script are hardly those of another word. */
const FEWEST_SOUNDS = 4;

/** Null: none of the cities of the prayer page is named. */
export function prayerCity(tokens: readonly Token[]): City | null {
  const words = tokens.map(({ text }) => text);
  const holy = Object.entries(HOLY).find(([, is]) => is(words))?.[0];
  const [named] = citiesIn(
    tokens,
    OTHERS.map(({ english }) => english),
    false,
  );
  // Of two it is not told which one is meant.
  if (holy) return (!named && CITIES.find(({ english }) => english === holy)) || null;
  if (named) return OTHERS.find(({ english }) => english === named.name) ?? null;
  const bare = ` ${words.map((word) => word.replace(/^(?:ال|[بلف])(?=.{4})/u, "")).join(" ")} `;
  const inArabic = [...ARABIC].find(([name]) =>
    [` ${words.join(" ")} `, bare].some((text) => text.includes(` ${name} `)),
  );
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

export const isTomorrow = wordMatcher(
  "tomorrow tomorow غدا بكره بكرا بكرة کل कल আগামীকাল কাল কালকে yarin yarinki demain besok besoknya esok فردا فردای завтра завтрашн* kal bokra bukra bukrah farda",
);
const isDayAfter = phraseMatcher(
  "day_after_tomorrow overmorrow بعد_غد بعد_بكره بعد_بكرا پرسوں परसों পরশু* obur_gun ertesi_gun apres_demain lusa tulat پسفردا پس_فردا послезавтра parson",
);

/** The day of the place's clock that is named; null: none is. */
export function prayerDayIn(tokens: readonly Token[], today: IsoDate): IsoDate | null {
  const words = tokens.map(({ text }) => text);
  if (isDayAfter(words)) return addDays(today, 2);
  if (words.some(isTomorrow)) return addDays(today, 1);
  const period = periodIn(tokens, today, true);
  if (period) return period.first === period.last ? period.first : null;
  return lastDayIn(tokens, today);
}

export function askedPrayer(tokens: readonly Token[]): AskedPrayer {
  const words = tokens.map(({ text }) => text);
  const when = prayerDayIn(tokens, WHATEVER_DAY) === null ? [] : tokens;
  return { city: prayerCity(tokens), prayers: prayersIn(words), when };
}

/** A later turn changes only what it names; null: it names nothing of it. */
export function askedAnew(earlier: readonly AskedPrayer[], later: AskedPrayer): AskedPrayer | null {
  const { city, prayers, when } = later;
  if (city === null && prayers.length + when.length === 0) return null;
  return [...earlier, later].reduce((before, turn) => ({
    city: turn.city ?? before.city,
    prayers: turn.prayers.length > 0 ? turn.prayers : before.prayers,
    when: turn.when.length > 0 ? turn.when : before.when,
  }));
}

const WHATEVER_DAY = "2026-01-01";
