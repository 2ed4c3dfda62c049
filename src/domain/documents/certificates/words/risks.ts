/** Words that could change what a paper says, in the eleven languages: what a line that is not understood must not have. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { TURNS_ANSWER } from "../forms/health/answers.ts";
import { arabicRisks } from "../forms/risks/ar.ts";
import { bengaliRisks } from "../forms/risks/bn.ts";
import { englishRisks } from "../forms/risks/en.ts";
import { persianRisks } from "../forms/risks/fa.ts";
import { frenchRisks } from "../forms/risks/fr.ts";
import { hindiRisks } from "../forms/risks/hi.ts";
import { indonesianRisks } from "../forms/risks/id.ts";
import { NEUTRAL } from "../forms/risks/neutral.ts";
import { russianRisks } from "../forms/risks/ru.ts";
import { turkishRisks } from "../forms/risks/tr.ts";
import { urduRisks } from "../forms/risks/ur.ts";

/** Longer stems are beginnings without being marked so; Indian scripts write fewer signs. */
const WHOLE = 3;
const WHOLE_INDIC = 2;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** Stems long enough to be told from the words of a paper in another language of the same script. */
const LEAST_ELSEWHERE = new Map([
  [LATIN, 4],
  [ARABIC, 4],
]);

interface Lexicon {
  readonly script: RegExp;
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** Letters of the longest beginning and the longest end: of a longer word no more are looked up. */
  readonly longest: number;
  readonly bareOf: (word: string) => readonly string[];
}

function lexicon(script: RegExp, lists: readonly string[], bareOf: Lexicon["bareOf"] = (word) => [word]): Lexicon {
  const all = lists
    .join(" ")
    .split(/\s+/)
    .filter((one) => one !== "");
  const isIndic = /\p{M}/u.test(all.join(""));
  const isBeginning = (one: string) =>
    !/^[=*]/.test(one) && (one.endsWith("*") || foldPrinted(one).length > (isIndic ? WHOLE_INDIC : WHOLE));
  const bare = (one: string) => foldPrinted(one.replace(/[*=]/g, ""));
  const beginnings = new Set(all.filter(isBeginning).map(bare));
  const ends = new Set(all.filter((one) => one.startsWith("*")).map(bare));
  return {
    ...{ script, bareOf, beginnings, ends },
    words: new Set(all.filter((one) => !one.startsWith("*") && !isBeginning(one)).map(bare)),
    longest: Math.max(0, ...[...beginnings, ...ends].map(({ length }) => length)),
  };
}

/** Whether a word is in a lexicon by stems of so many letters at least. */
function has({ words, beginnings, ends, longest, bareOf }: Lexicon, word: string, least = 0): boolean {
  return bareOf(word).some((bare) => {
    if (words.has(bare) && bare.length >= least) return true;
    const most = Math.min(bare.length, longest);
    for (let at = Math.max(1, least); at <= most; at += 1) if (beginnings.has(bare.slice(0, at))) return true;
    for (let at = Math.max(1, bare.length - longest); at <= bare.length - least; at += 1)
      if (ends.has(bare.slice(at))) return true;
    return false;
  });
}

export type Language = "ar" | "en" | "fa" | "fr" | "id" | "ms" | "tr" | "ur" | "hi" | "bn" | "ru";

const ID = lexicon(LATIN, [indonesianRisks], withoutAffixes);
const LEXICA = Object.entries({
  ar: lexicon(ARABIC, Object.values(arabicRisks), withoutClitics),
  ur: lexicon(ARABIC, [urduRisks]),
  fa: lexicon(ARABIC, [persianRisks]),
  en: lexicon(LATIN, Object.values(englishRisks)),
  id: ID,
  ms: ID,
  tr: lexicon(LATIN, [turkishRisks]),
  fr: lexicon(LATIN, [frenchRisks]),
  ru: lexicon(/\p{Script=Cyrillic}/u, [russianRisks]),
  hi: lexicon(/\p{Script=Devanagari}/u, [hindiRisks]),
  bn: lexicon(/\p{Script=Bengali}/u, [bengaliRisks]),
} satisfies Record<Language, Lexicon>);

/** Every language that has a lexicon. */
export const SPOKEN: readonly string[] = LEXICA.map(([language]) => language);

/** Words of English that begin as words of other languages do. */
const ORDINARY = new Set(
  "eleven seven several distances distance education operator operators operate allows courtesies person personal personnel persons proposed depart attend attended attending complete completed consult consultation control general certified certify certain appear appears appeared application capable capacity committee communal concerning conclude concludes confirmed consider considered contact content continue course current date deliver delivered demand determine differ direct doctor document during effort element emergency establish evidence examine examined except exercise exercises expected expert express extend final first follow following formal found general good group health hereby hospital identity import include individual inform information intend interest issue journey judge knowledge language last letter level local long manage matter medical member mental mention minimum ministry moment month moral nation national nature necessary normal note notice object observe obtain occasion office officer official opinion order organ original oxygen particular patient people perform performing period permit physical place plan please point population position possible practice present pressure private problem procedure process produce profession programme project proper protect provide public purpose quality question reason receive record refer region register regular relation release religious remain report represent request require residence resident respect result return review rite rites route routine satisfactory season second secretary section secure select separate series serve service several sign signature similar simple single social special specific standard state station status statement submit subject such suit suitable support surgeon system table team technical tourism town travel treat unit university urban usual valid various verify visit volume yesterday".split(
    " ",
  ),
);

/** Whether a folded word could change what a paper says; of languages that it does not speak only long stems tell, and none in a name. */
export function matters(word: string, languages: readonly string[], isName = false): boolean {
  if (LIKE_ILLS.test(word)) return false;
  return LEXICA.some(
    ([language, one]) =>
      one.script.test(word) &&
      (languages.includes(language)
        ? has(one, word)
        : !((isName || ORDINARY.has(word)) && one.script === LATIN) &&
          has(one, word, LEAST_ELSEWHERE.get(one.script) ?? 0)),
  );
}

const NEUTRALS = new Set(wordsOf(NEUTRAL));

/** Whether a folded English word, whatever its end, says nothing against any paper. */
export function isNeutral(word: string): boolean {
  return [
    word,
    ...["s", "es", "d", "ed", "ing", "ly"].map((end) => (word.endsWith(end) ? word.slice(0, -end.length) : "")),
  ].some((one) => NEUTRALS.has(one));
}

/** Whether a paper in these languages speaks one that is written as the text is. */
export function speaks(text: string, languages: readonly string[]): boolean {
  return LEXICA.some(([language, { script }]) => languages.includes(language) && script.test(text));
}

/** Small words and the article that Arabic joins to the next, and the signs of its verbs. */
function withoutClitics(word: string): string[] {
  const stem = word.replace(/^[وف](?=.{3})/u, "");
  const bare = [word, stem, stem.replace(/^[بلكس](?=.{3})/u, ""), stem.replace(/^(?:[بك]?ال|لل)(?=.{2})/u, "")];
  return [...bare, ...bare.map((one) => one.replace(/^[يتنا](?=.{3})/u, ""))];
}

/** The prefixes of Indonesian and Malay, with the letter that some swallow. */
function withoutAffixes(word: string): string[] {
  const bare = word.replace(/^(?:di|ter|ber|se|ke|per|pe|me|memper|diper)(?=.{3})/, "");
  const [, nasal] = /^(?:me|pe)(?:ny|ng|n|m)(.{3,})$/.exec(word) ?? [];
  return [word, bare, ...(nasal ? [nasal, ...["s", "t", "p", "k"].map((first) => `${first}${nasal}`)] : [])];
}

/** What doctors write of their work and of their patients' lives in any sentence: on a paper about health it says nothing by itself, beside no word of illness. */
const SOFT = lexicon(LATIN, [
  "request* =known =see =seen =saw =sees =last =prior recent* histor* visit* attend* famil* =who =whom =whose result* report* individ* behalf endors* =copy =copies",
  "=past =late =order =under =times =week =weeks =month =months =weekly =monthly several =second =third =other =others =they =them =their =still =holds =provided courtes* concern* recommend* educat* school teach* work* job jobs employ* occupat* business study student gym sport* swim* cycl* garden* drive* drink* eat* wash* dress* walk* climb* stair* mind memory appetite sleep weight insur* mask* crowd* priority employer childhood grandch* appear* certif* necessary should would condition conditions test tests exam* test* intend* =plan =plans =planning propos* hope* expect* book* arrang* group holiday* =uses =using =come =comes =came =coming =again =prevent* follow* year* hand hands develop* =air =flight =taken =gave =take =takes manag* operator =people person* correct* =appears",
]);

/** Whether a word that could matter elsewhere says nothing on a paper about health. */
export function isSoft(word: string): boolean {
  return LATIN.test(word) && has(SOFT, word);
}

const ANY = /\p{L}/u;
const OF_BODY = [lexicon(LATIN, [englishRisks.organs]), lexicon(ARABIC, [arabicRisks.organs], withoutClitics)];
const OF_ILLS = [lexicon(LATIN, [englishRisks.ills]), lexicon(ARABIC, [arabicRisks.ills], withoutClitics)];

/** Whether a folded word names a part of the body or what an examination looks at, in English or Arabic. */
export function isOrgan(word: string): boolean {
  return !LIKE_ILLS.test(word) && OF_BODY.some((one) => one.script.test(word) && has(one, word));
}

const CLINICAL = [lexicon(LATIN, [englishRisks.clinical]), lexicon(ARABIC, [arabicRisks.clinical], withoutClitics)];
const TURNING_PAPER = [lexicon(LATIN, [englishRisks.others]), lexicon(ARABIC, [arabicRisks.others], withoutClitics)];

/** Whether a folded word speaks of the body alone, in English or Arabic: of how it is, and not of what became of a paper. */
export function isOfBodyAlone(word: string): boolean {
  const of = (lexica: readonly Lexicon[]) => lexica.some((one) => one.script.test(word) && has(one, word));
  return (of(OF_BODY) || of(OF_ILLS) || of(CLINICAL)) && !of(TURNING_PAPER);
}

/** Words that an illness hides in, without being one: a dose, to perform, the matter. */
const LIKE_ILLS =
  /^organi[sz]\p{L}*$|^dosis$|^(?:ال|بال|لل|وال)?امل$|^و?[يت]حمل$|^[وف]?[بلك]?(?:ال|ل)?(?:اداء|اداي)\p{L}{0,3}$|^(?:ال|لل)?امر$/u;

/** Whether a folded word names what it is good to be without, in English or Arabic. */
export function isIll(word: string): boolean {
  return !LIKE_ILLS.test(word) && OF_ILLS.some((one) => one.script.test(word) && has(one, word));
}

const TURNING = [lexicon(LATIN, [TURNS_ANSWER.latin]), lexicon(ARABIC, [TURNS_ANSWER.arabic], withoutClitics)];

/** Whether a folded word makes a question of illness ask for the good, or say something of its own. */
export function turnsAnswer(word: string): boolean {
  return TURNING.some((one) => one.script.test(word) && has(one, word));
}

/** Whether a folded word has one of the stems, as the lexicons write them. */
export function stemsOf(stems: string): (word: string) => boolean {
  const one = lexicon(ANY, [stems], withoutClitics);
  return (word) => has(one, word);
}
