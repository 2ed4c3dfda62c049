/** Month names of the eleven languages, as `wordsIn` folds them. */
import { LOCALES } from "#i18n/locales.ts";
import { wordsIn } from "../normalise/fold.ts";
import { wordMatcher } from "../reading/words/number-words.ts";

const MONTHS = 12;
/** Names that people write and the calendars of `Intl` do not. */
const OTHERS: Readonly<Record<string, number>> = {
  ...{ mei: 5, ramazan: 0, जून: 6, مای: 5, مئی: 5, जुलाई: 7 },
  // Too short to be told from other words by their length, or in a case that the calendars of `Intl` do not give.
  ...{ मई: 5, মে: 5, مه: 5, ايار: 5, نيسان: 4, حزيران: 6, مارچ: 3, এপ্রিলে: 4, মার্চে: 3, জুনে: 6 },
  ...{ январе: 1, феврале: 2, марте: 3, апреле: 4, мае: 5, июне: 6, июле: 7, августе: 8 },
  ...{ апрелю: 4, маю: 5, июню: 6, июлю: 7 },
  ...{ сентябре: 9, октябре: 10, ноябре: 11, декабре: 12 },
};

const byName = new Map<string, number>();
const turkish = new Map<string, number>();
for (const locale of LOCALES) {
  const tag = `${locale}-u-ca-gregory-nu-latn`;
  for (const style of ["long", "short"] as const) {
    // Beside a day a month has another case than by itself.
    for (const day of ["numeric", undefined] as const) {
      const format = new Intl.DateTimeFormat(tag, { month: style, day, timeZone: "UTC" });
      for (let month = 1; month <= MONTHS; month++) {
        const parts = format.formatToParts(new Date(Date.UTC(2027, month - 1, 1)));
        const name = wordsIn(parts.find((part) => part.type === "month")?.value ?? "").join(" ");
        if (name.length > 2 && !/\d/.test(name)) byName.set(name, month);
        if (locale === "tr" && style === "long") turkish.set(name, month);
      }
    }
  }
}
for (const [name, month] of Object.entries(OTHERS)) if (month > 0) byName.set(wordsIn(name).join(" "), month);
/** Words that are also short month names: of French, of Turkish, and Indonesian for cash. */
for (const word of ["mar", "may", "des", "ara", "kas", "tem"]) byName.delete(word);
byName.set("may", 5);

/** Turkish writes "in", "from" and "to" as an ending of the month: "nisanda", "mayısın". */
const TURKISH_CASES = [/[dt][ae]n$/, /[dt][ae]$/, /[iu]n$/, /[ae]$/];
/** In the Latin letters of Urdu and Hindi "mai" is "in", and stands beside their small words. */
const isHindustani = wordMatcher(
  "hai hain hy kya kia ka ki ko aur us is wala wali wale kitna kitne kab hum mera meri nahi nahin",
);

function turkishIn(word: string): number | undefined {
  return TURKISH_CASES.map((ending) => turkish.get(word.replace(ending, ""))).find((month) => month !== undefined);
}

/** So does Bengali: "অক্টোবরে", "জানুয়ারিতে", "নভেম্বরের". Short names are other words with it. */
const BENGALI_CASE = /(?<=^[\u0980-\u09ff]{4,})(?:ের|তে|ে)$/u;

/** 1–12 of the first month named; null without one. "May" counts, the verb being rare in questions about dates. */
export function monthIn(words: readonly string[]): number | null {
  for (const word of words) {
    if (word === "mai" && words.some(isHindustani)) continue;
    const month = byName.get(word) ?? turkishIn(word) ?? byName.get(word.replace(BENGALI_CASE, ""));
    if (month !== undefined) return month;
  }
  return null;
}
