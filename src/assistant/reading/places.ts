/** Cities and countries that a question names, in any of the languages. */
import { LOCALES } from "#i18n/locales.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { foldWord, wordsIn } from "../normalise/fold.ts";
import { kept } from "../normalise/kept.ts";
import { wordMatcher } from "./words/number-words.ts";
import { isNamed, isSpelled, signsOf } from "./words/signs.ts";
import type { Token } from "./words/tokens.ts";

/** Names that are not heard in the English one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  London: "ldn lendan londra* londres لندن",
  Paris: "पेरिस париж* پاریس باريس",
  Cairo:
    "qahera qahira kahera elqahera alqahira masr القاهره قاهره kahire* caire kairo каир* kaherah قاہرہ काहिरा কায়রো",
  Istanbul: "ইস্তাম্বুল* ইস্তানবুল* stambul стамбул* asitane",
  Dhaka: "دكا дакк* ঢাকা* ڈھاکہ داكا داکا ढाका دهاكا dacca",
  Lahore: "lhe لاہور لاهور लाहौर লাহোর лахор* lahor",
  Karachi: "khi كراتشي карачи",
  "New York": "نيويورك نیویارک نیویورک न्यूयॉर्क নিউইয়র্ক нью_йорк* newyork nyc",
  "Kuala Lumpur": "کوالالامپور كوالا_لمبور کوالا_لامپور كوالالمبور کوالالمپور कुआलालंपुर কুয়ালালামপুর куала_лумпур* kl",
  "Cape Town": "كيب_تاون کیپ_تاون كيبتاون کیپ_ٹاؤن केप_टाउन কেপ_টাউন кейптаун*",
  Casablanca: "касабланк* کاسابلانکا कासाब्लांका ক্যাসাব্লাঙ্কা kazablanka الدار_البيضاء",
  Jakarta: "джакарт* jkt جاكرتا जकार्ता",
  Dubai: "dxb dubay dobai دبي دبئی دبی दुबई দুবাই дубай дубая",
  Berlin: "برلين برلن",
  Mumbai: "мумба* бомбе* مومباي ممبئی मुंबई মুম্বাই bombay mumbaı",
  Toronto: "تورونتو торонто টরন্টো تورنتو ٹورنٹو टोरंटो",
  Sydney: "سيدني سڈنی सिडनी сидне*",
  Moscow: "москв* موسكو ماسکو मॉस्को মস্কো moskova* moscou moskwa مسکو",
  Kazan: "казан*",
  Delhi: "दिल्ली दिल्लि دہلی دلهي دلهی দিল্লি дели dilli",
  Lagos: "لاغوس لاگوس",
  Islamabad: "isb اسلام_آباد इस्लामाबाद ইসলামাবাদ исламабад*",
  Birmingham: "বার্মিংহাম* বারমিংহাম* brum bham برمنغهام",
  Manchester: "mcr manchster",
  Surabaya: "sby",
  Glasgow: "جلاسكو قلاسكو",
};
/** Names of countries that `Intl` does not write so. */
const OTHER_COUNTRIES: Readonly<Record<string, string>> = {
  GB: "uk britain england بريطانيا انجلترا برطانیہ انگلینڈ ब्रिटेन इंग्लैंड যুক্তরাজ্য ব্রিটেন ingiltere angleterre inggris انگلستان британи* англи* biritanya",
  US: "usa america امريكا امریکہ अमेरिका আমেরিকা amerika etats_unis آمریکا америк* сша",
  TR: "turkey turkiye تركيا ترکی",
};

interface Named {
  /** City as the market writes it, or alpha-2. */
  readonly name: string;
  /** Places of the tokens that name it. */
  readonly at: readonly number[];
}

interface Said extends Token {
  /** Without article and short preposition. */
  readonly bare: string;
  /** It says from where, before a place. */
  readonly isFrom: boolean;
  /** It says so behind a place. */
  readonly isFromAfter: boolean;
  /** What it stands for; a word of the domain is no city that it sounds like. */
  readonly means: readonly string[];
}

/** Which of these cities are named. */
export function citiesIn(tokens: readonly Token[], cities: readonly string[], isOnSale = true): Named[] {
  const said = saidIn(tokens);
  // Among words of no journey one that sounds like a city is hardly that city.
  const isOfJourney =
    tokens.length <= FEW_TOKENS || OF_JOURNEY.some((one) => said.some((word) => word.means.includes(one)));
  return cities.flatMap((city) => {
    const at = placeOf(said, city, isOnSale && isOfJourney);
    return at.length > 0 ? [{ name: city, at }] : [];
  });
}

function saidIn(tokens: readonly Token[]): Said[] {
  return tokens.map((token) => ({
    ...token,
    bare: token.text.replace(/^(?:وال|بال|لل|ال|و|ب|ل)(?=.{3})/, ""),
    isFrom: isFromWord(token.text),
    isFromAfter: isFromBehind(token.text),
    means: conceptsIn([token.text]),
  }));
}

const OF_JOURNEY: readonly string[] = ["package", "flight", "price", "cheap", "hotel", "distance", "seat", "search"];
const FEW_TOKENS = 5;

const partsOf = kept((city) => city.split(/\s+/));

function placeOf(said: readonly Said[], city: string, isOnSale: boolean): number[] {
  const parts = partsOf(city);
  for (let at = 0; at + parts.length <= said.length; at++) {
    const isFrom = isOnSale || said[at - 1]?.isFrom || said[at + parts.length]?.isFromAfter || false;
    if (parts.every((part, i) => isCity(said[at + i], part, isFrom))) return parts.map((_, i) => at + i);
  }
  return aliasAt(said, CITY_ALIASES.get(city) ?? []);
}

/** Endings of Turkish and Russian are told from other words by a long name alone. */
const SHORTEST_WITH_ENDING = 5;
const LONGEST_ENDING = 3;

/** So few consonants are heard in many words. */
const FEWEST_HEARD = 3;
const isFromWord = wordMatcher("from من از из с dari de depuis");
const isFromBehind = wordMatcher("سے से থেকে se dan den ");

/** Whether a city's consonants are enough to know it by. */
const isTold = kept((name) => signsOf(name).replace(/[@y+]/g, "").length >= FEWEST_HEARD);

/** In Turkish "accepted", in Indonesian and Malay "there". "Between" is there one letter from Ankara. */
const ANOTHER_WORD = new Set(["kabul", "sana"]);

/** A chair on wheels sounds like Karachi. */
const isChair = wordMatcher("كرسي الكرسي كراسي کرسی कुर्सी কুর্সি চেয়ার");

/** Whether some word says from where. */
export function saysFrom(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isFromWord(text) || isFromBehind(text) || /.{5}[dt][ae]n$/.test(text));
}

/** By sound only where the word stands for a place: the consonants of a city are those of other words too. */
function isCity(said: Said | undefined, name: string, isFrom: boolean): boolean {
  if (!said || said.value !== null) return false;
  if (name.length < SHORTEST_WITH_ENDING) return said.text === foldWord(name);
  if (isChair(said.text)) return false;
  if (said.text === "antara" || (ANOTHER_WORD.has(said.text) && !isFrom && !/^\p{Lu}/u.test(said.raw))) return false;
  // With a letter wrong only where a place is meant: many words differ by one letter from a city.
  const isMeant = isFrom || /^\p{Lu}/u.test(said.raw) || said.text.startsWith(foldWord(name));
  if (isMeant && isSpelled(said.raw, name)) return said.raw.length <= name.length + LONGEST_ENDING;
  return isFrom && isTold(name) && said.means.every((one) => !OF_JOURNEY.includes(one)) && isNamed(said.raw, name);
}

/** A name in other letters. */
interface Alias {
  readonly parts: readonly { readonly written: string; readonly bare: string }[];
  /** The last part may have an ending. */
  readonly isBeginning: boolean;
}

const CITY_ALIASES = aliasesOf(OTHER_NAMES);
const COUNTRY_ALIASES = aliasesOf(OTHER_COUNTRIES);

function aliasesOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Alias[]> {
  return new Map(Object.entries(names).map(([name, forms]) => [name, forms.split(" ").map(aliasOf)]));
}

function aliasOf(form: string): Alias {
  const parts = wordsIn(form.replace("*", "").replaceAll("_", " "));
  return {
    parts: parts.map((written) => ({ written, bare: written.replace(/^ال(?=.{3})/, "") })),
    isBeginning: form.endsWith("*"),
  };
}

function aliasAt(said: readonly Said[], aliases: readonly Alias[]): number[] {
  for (const { parts, isBeginning } of aliases) {
    const at = said.findIndex((_, start) =>
      parts.every(({ written, bare }, i) => {
        const one = said[start + i];
        if (isBeginning && i === parts.length - 1) return one?.text.startsWith(written);
        return one?.text === written || one?.bare === bare;
      }),
    );
    if (at >= 0) return parts.map((_, i) => at + i);
  }
  return [];
}

/** Of the given countries (alpha-2) those that are named in any language. */
export function countriesIn(tokens: readonly Token[], codes: readonly string[]): Named[] {
  const said = saidIn(tokens);
  const beginnings = new Set(said.flatMap(({ text }) => withoutEndings(text)));
  return codes.flatMap((code) => {
    for (const parts of namesOf(code)) {
      if (!beginnings.has(parts[0] ?? "")) continue;
      const at = said.findIndex((_, start) =>
        parts.every((part, i) => isWithEnding(said[start + i]?.text ?? "", part)),
      );
      if (at >= 0) return [{ name: code, at: parts.map((_, i) => at + i) }];
    }
    const at = aliasAt(said, COUNTRY_ALIASES.get(code) ?? []);
    return at.length > 0 ? [{ name: code, at }] : [];
  });
}

/** All that a word may be with an ending. */
function withoutEndings(word: string): string[] {
  return Array.from({ length: LONGEST_ENDING + 1 }, (_, letters) => word.slice(0, word.length - letters));
}

function isWithEnding(word: string, name: string): boolean {
  return (
    word === name ||
    (name.length >= SHORTEST_WITH_ENDING && word.startsWith(name) && word.length <= name.length + LONGEST_ENDING)
  );
}

/** Its names in the product's languages, each by its words. */
const namesOf = kept((code): readonly (readonly string[])[] => {
  const names = LOCALES.map((locale) => wordsIn(new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? ""));
  return [...new Set(names.map((words) => words.join(" ")))].map((name) => name.split(" "));
});
