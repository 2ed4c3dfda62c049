/** Cities and countries that a question names, in any of the languages. */
import { LOCALES } from "#i18n/locales.ts";
import { collapse, fold, wordsIn } from "../normalise/fold.ts";
import { wordMatcher } from "./number-words.ts";
import { isNamed, isSpelled, signsOf } from "./signs.ts";
import type { Token } from "./tokens.ts";

/** Names that are not heard in the English one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  London: "londra londres لندن",
  Paris: "париж* پاریس باريس",
  Cairo: "القاهره قاهره kahire caire kairo каир* kaherah قاہرہ काहिरा কায়রো",
  Istanbul: "stambul стамбул* asitane",
  Dhaka: "ঢাকা* ڈھاکہ داكا داکا ढाका دهاكا dacca",
  Lahore: "لاہور لاهور लाहौर লাহোর лахор* lahor",
  Karachi: "كراتشي карачи",
  "New York": "نيويورك نیویارک نیویورک न्यूयॉर्क নিউইয়র্ক нью_йорк* newyork nyc",
  "Kuala Lumpur": "كوالالمبور کوالالمپور कुआलालंपुर কুয়ালালামপুর куала_лумпур* kl",
  "Cape Town": "كيبتاون کیپ_ٹاؤن केप_टाउन কেপ_টাউন кейптаун*",
  Casablanca: "الدار_البيضاء",
  Jakarta: "جاكرتا जकार्ता",
  Dubai: "دبي دبئی دبی दुबई দুবাই дубай дубая",
  Berlin: "برلين برلن",
  Mumbai: "مومباي ممبئی मुंबई মুম্বাই bombay mumbaı",
  Toronto: "تورنتو ٹورنٹو टोरंटो",
  Sydney: "سيدني سڈنی सिडनी сидне*",
  Moscow: "москв* موسكو ماسکو मॉस्को মস্কো moskova moscou moskwa مسکو",
  Kazan: "казан*",
  Delhi: "दिल्ली दिल्लि دہلی دلهي دلهی দিল্লি дели dilli",
  Lagos: "لاغوس لاگوس",
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

/** Which of these cities are named. */
export function citiesIn(tokens: readonly Token[], cities: readonly string[], isOnSale = true): Named[] {
  return cities.flatMap((city) => {
    const at = placeOf(tokens, city, isOnSale);
    return at.length > 0 ? [{ name: city, at }] : [];
  });
}

function placeOf(tokens: readonly Token[], city: string, isOnSale: boolean): number[] {
  const parts = city.split(/\s+/);
  for (let at = 0; at + parts.length <= tokens.length; at++) {
    const said = tokens.slice(at, at + parts.length);
    const isFrom = isOnSale || [tokens[at - 1], tokens[at + parts.length]].some((one) => one && isFromWord(one.text));
    if (said.every(({ raw, value }, i) => value === null && isCity(raw, parts[i] ?? "", isFrom)))
      return said.map((_, i) => at + i);
  }
  return aliasAt(tokens, OTHER_NAMES[city] ?? "");
}

const SHORTEST_WITH_ENDING = 5;

/** Endings of Turkish and Russian are told from other words by a long name alone. */
/** So few consonants are heard in many words. */
const FEWEST_HEARD = 3;
const isFromWord = wordMatcher("from من از سے से থেকে из с dari de depuis se dan den den_kalkan");

const told = new Map<string, boolean>();

/** Whether a city's consonants are enough to know it by; kept, as every city is held against every word. */
function isTold(name: string): boolean {
  const kept = told.get(name) ?? signsOf(name).replace(/[@y+]/g, "").length >= FEWEST_HEARD;
  told.set(name, kept);
  return kept;
}

/** By sound only where the word stands for a place: the consonants of a city are those of other words too. */
function isCity(raw: string, name: string, isFrom: boolean): boolean {
  if (name.length < SHORTEST_WITH_ENDING) return collapse(fold(raw)) === collapse(fold(name));
  if (!(isFrom && isTold(name)) && !isSpelled(raw, name)) return false;
  return isNamed(raw, name) && (isSpelled(raw, name) ? raw.length <= name.length + 3 : true);
}

function aliasAt(tokens: readonly Token[], forms: string): number[] {
  for (const form of forms.split(" ").filter(Boolean)) {
    const parts = wordsIn(form.replace("*", "").replaceAll("_", " "));
    const isBeginning = form.endsWith("*");
    const at = tokens.findIndex((_, start) =>
      parts.every((part, i) => {
        const said = tokens[start + i]?.text ?? "";
        const bare = said.replace(/^(?:وال|بال|لل|ال|و|ب|ل)(?=.{3})/, "");
        const wanted = part.replace(/^ال(?=.{3})/, "");
        if (isBeginning && i === parts.length - 1) return said.startsWith(part);
        return said === part || bare === wanted;
      }),
    );
    if (at >= 0) return parts.map((_, i) => at + i);
  }
  return [];
}

const namesByCode = new Map<string, ReadonlySet<string>>();

/** Of the given countries (alpha-2) those that are named in any language. */
export function countriesIn(tokens: readonly Token[], codes: readonly string[]): Named[] {
  const texts = tokens.map(({ text }) => text);
  return codes.flatMap((code) => {
    for (const name of namesOf(code)) {
      const parts = name.split(" ");
      const at = texts.findIndex((_, start) => parts.every((part, i) => isWithEnding(texts[start + i] ?? "", part)));
      if (at >= 0) return [{ name: code, at: parts.map((_, i) => at + i) }];
    }
    const at = aliasAt(tokens, OTHER_COUNTRIES[code] ?? "");
    return at.length > 0 ? [{ name: code, at }] : [];
  });
}

function isWithEnding(word: string, name: string): boolean {
  return (
    word === name || (name.length >= SHORTEST_WITH_ENDING && word.startsWith(name) && word.length <= name.length + 3)
  );
}

function namesOf(code: string): ReadonlySet<string> {
  const kept = namesByCode.get(code);
  if (kept) return kept;
  const names = new Set(
    LOCALES.map((locale) => wordsIn(new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? "").join(" ")),
  );
  namesByCode.set(code, names);
  return names;
}
