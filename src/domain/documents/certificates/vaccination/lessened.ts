/** Lines of a record that make its dose less than one for this journey: a month or a year in which it ends, a box that nobody ticked, drops, fewer groups. */
import type { IsoDate } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, plainIndic } from "../fold.ts";
import { OF_SEASON } from "../forms/otherwise.ts";
import { SIGNED_ALONE } from "../forms/sentences/slips.ts";
import { EMPTY_BOX } from "../layout/boxes.ts";
import type { Paper } from "../page/understood.ts";
import { MONTHS, monthOf } from "../sentences/batches.ts";
import { withoutDates } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

export function lessened({ lines, about }: Paper, lastHajjDay: IsoDate): TextLine | undefined {
  return lines.find(({ text }, at) => {
    if (againstOf(text) === "other") return false;
    const folded = foldPrinted(text).trim();
    return (
      (EMPTY_BOX.test(text) && !SIGNED_ALONE.test(folded)) ||
      OF_ANOTHER_FORM.test(folded) ||
      isOfFewer(inOneLine(lines, at)) ||
      endsEarly(folded, about.arrival, lastHajjDay)
    );
  });
}

/** No vaccine against the four groups is counted so. */
const OF_ANOTHER_FORM = new RegExp(
  plainIndic(
    String.raw`(?<![\p{L}\p{M}])(?:drops?|tablets?|capsules?|pills?|puffs?|sprays?|sachets?|gouttes?|comprimes?|gelules?|tetes|titis|tablet|kapsul|damla|hap|капл\p{L}*|таблет\p{L}*|капсул\p{L}*|قطرات|قطره|اقراص|كبسول\p{L}*|قطرے|گولي\p{L}*|बूंद\p{M}*|बूँद\p{M}*|गोली|ফোঁটা|বড়ি)(?![\p{L}\p{M}])`,
  ),
  "u",
);

/** Letters of groups with those that the line above or below goes on with. */
function inOneLine(lines: readonly TextLine[], at: number): string {
  const [above = "", told = "", below = ""] = [at - 1, at, at + 1].map((one) =>
    foldPrinted(lines[one]?.text ?? "").trim(),
  );
  const goesOn = (from: string, to: string) =>
    /[acwy5](?:[,&+/]| and)$/.test(from) && /^(?:and )?[acwy](?!\p{L})/u.test(to);
  return [goesOn(above, told) ? above : "", told, goesOn(told, below) ? below : ""].join(" ").trim();
}

/** Groups that are told alone and are not the four. */
function isOfFewer(folded: string): boolean {
  const inner = [...folded.matchAll(/\(([^()]{2,40})\)/g)].map(([, told = ""]) => told.trim());
  return [folded, ...inner].some((told) => {
    const [, groups = ""] = GROUPS_TOLD.exec(told) ?? LETTERS_ALONE.exec(told) ?? [];
    return groups !== "" && !["a", "c", "w", "y"].every((group) => groups.includes(group));
  });
}
const GROUPS_TOLD =
  /(?<!\p{L})(?:sero-?(?:groups?|types?)|serogroupes?|serogrup\p{L}*|serokumpulan|серогрупп\p{L}*|(?:conjugate|konjugat|conjugue|konjuge)(?= [acwy](?:\W|$)))[\s:(]*((?:[acwyb](?:[\s-]?135)?(?:[\s,&+/]|and|et|dan|ve|и)*)+)[\s.)]*$/u;
const LETTERS_ALONE =
  /^(?:vaccine |vaksin |vaccin )?([acwy](?:[\s,&+/]+[acwy](?:-?135)?)*)(?: conjugate(?: vaccine)?)?[\s.]*$/u;

/** That something counts or protects, before a month or a year or behind it. */
const COUNTING = plainIndic(
  [
    String.raw`valid\p{L}*|protect\p{L}*|effective|immune|immunity|valables?|effet|berlaku|perlindungan|sah|laku|kekebalan|gecerli\p{L}*|koru[my]\p{L}*|действ\p{L}*|срок|защит\p{L}*|годн\p{L}*`,
    String.raw`(?:ال)?صلاحي\p{L}*|(?:ال)?صالح\p{L}*|ساري\p{L}*|حمايه|اعتبار|معتبر|ميعاد|مدت|كارامد|वैध\p{L}*\p{M}*|मान्य\p{L}*|अवधि|বৈধ\p{L}*|মেয়াদ|কার্যকর`,
    String.raw`(?:certificates?|vaccination|immuni[sz]ation|cover(?:age)?|record|card|document) (?:expir\p{L}*|ends?|lapses?|runs out)|(?:certificat|carnet|attestation|vaccination) (?:expire|finit|prend fin)`,
    `(?:sertifikat|sijil|vaksinasi|kartu|kad) (?:berakhir|tamat|luput)|(?:сертификат|справка|вакцинация) (?:истекает|заканчивается)|(?:ال)?(?:شهاده|تطعيم) [تي]نتهي`,
  ].join("|"),
);
const UNTIL = plainIndic("तक|পর্যন্ত|تك|kadar|dek");
const TIME = String.raw`(?:(?:\d{1,2} ?[./-] ?|(?:${MONTHS})[a-z]*[ .,-]{0,2})?20\d\d)`;
/** Behind the word stand small ones, and no season. */
const COUNTS_TO = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${COUNTING})(?![\\p{L}\\p{M}])([^\\d\\n.;]{0,28}?(?:${TIME})(?:[^\\d\\n.;]{1,14}${TIME})?)(?![\\d/-]|\\.\\d)`,
  "gu",
);
/** Before "until", where that stands behind the time; of a season it says which one. */
const COUNTS_BEHIND = new RegExp(
  `((?:[\\p{L}\\p{M}]{1,16} )?(?<![\\d./-])${TIME})(?![\\d/-])[^\\d\\n.;]{0,8}(?:${UNTIL})[^\\d\\n.;]{0,4}(?:${COUNTING})(?![\\p{L}\\p{M}])`,
  "gu",
);
const EACH_TIME = new RegExp(
  `(?<![\\d./-])(?:(\\d{1,2}) ?[./-] ?|(${MONTHS})[a-z]*[ .,-]{0,2})?(20\\d\\d)(?![\\d/-])`,
  "gu",
);
const BEGINNING =
  /(?<!\p{L})(?:from|since|after|as of|des|a partir|depuis|dari|mulai|bermula|itibaren|с|от|من|از|سے|से|থেকে)(?!\p{L})/u;

/** When a batch runs out, by words that elsewhere are said of a paper. */
const OF_BATCH =
  /(?:^(?:تاريخ )?|(?<!\p{L})(?:lot|batch|серия|(?:ال)?تشغيله|بيچ)(?!\p{L})[^\n]{0,30}?)(?:срок годности|год(?:ен|на|но) до|(?:انتهاء )?(?:ال)?صلاحيه|ميعاد ختم)[ .:]{0,3}\d{1,2} ?[./-] ?20\d\d/u;
/** "2026-27": the second is no month. */
const YEARS = /(?<![\d./-])20(\d\d) ?[/–-] ?(1[3-9]|[2-9]\d)(?![\d/-]|\.\d)/gu;

function endsEarly(folded: string, arrival: IsoDate, lastHajjDay: IsoDate): boolean {
  const undated = withoutDates(folded).replace(OF_BATCH, " ").replace(YEARS, "20$1 to 20$2");
  return [COUNTS_TO, COUNTS_BEHIND]
    .flatMap((told) => [...undated.matchAll(told)].map(([, time = ""]) => time))
    .some((time) => {
      const times = [...time.matchAll(EACH_TIME)].map(timeTold);
      const begins = BEGINNING.test(time);
      const isOfSeason = OF_SEASON.test(time);
      const [first = ""] = times;
      if (begins && !isOfSeason && first > arrival.slice(0, first.length)) return true;
      const last = times.length > 1 || !begins ? (times.at(-1) ?? "") : "";
      if (last === "") return false;
      // A year that is not over at the end of the Hajj may end before it, unless it is the season's.
      return last.length === YEAR_ALONE
        ? !isOfSeason && last <= lastHajjDay.slice(0, YEAR_ALONE)
        : last < lastHajjDay.slice(0, last.length);
    });
}
const YEAR_ALONE = 4;

const timeTold = (told: RegExpExecArray) => (told[1] || told[2] ? monthOf(told) : (told[3] ?? ""));
