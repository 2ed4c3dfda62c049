/** Tells whether somebody writes of danger: by the words of eleven languages, before any weighing, so that nothing outvotes it. */
import { fold, foldByEar } from "../normalise/fold.ts";
import { DANGERS, type Danger, type DangerWords } from "./danger.ts";
import { WORDS } from "./words/words.ts";

interface Rule {
  readonly all: readonly RegExp[];
  readonly none: readonly RegExp[];
}

interface Language {
  /** Of its letters: a sentence without any is not held against it. */
  readonly script: RegExp;
  readonly byEar: boolean;
  readonly calm: RegExp | null;
  readonly rules: ReadonlyMap<Danger, readonly Rule[]>;
}

/** What is answered even where the words sound like a question of interest: a life may hang on it. */
const ALWAYS: readonly Danger[] = ["selfHarm", "assault", "held", "breathing"];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /['’`´]/g;
/** Latin letters are doubled by mistake, others are only drawn out: in Arabic a doubled letter tells roots apart. */
const DOUBLED = /([a-z])\1+|([^\d])\2{2,}/gu;
const SENTENCE_END = /[.!?؟۔।\n]+/;

/** Latin is the last: names of groups are written in it everywhere. */
const SCRIPTS = [
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Cyrillic}/u,
  /[a-z]/u,
];

let languages: readonly Language[] | null = null;

/** Null: no danger is told of. Of several the first of `DANGERS`. */
export function dangerIn(text: string): Danger | null {
  languages ??= WORDS.map(languageOf);
  const sentences = text.split(SENTENCE_END).map(foldedSentence);
  const told = new Set(sentences.flatMap((sentence) => dangersOf(sentence)));
  if (sentences.some(({ plain }) => asksOfList(plain))) told.delete("lostPassport");
  return DANGERS.find((danger) => told.has(danger)) ?? null;
}

/** Whose paper is missing: of the list of papers, not of a passport that somebody has lost. */
function asksOfList(sentence: string): boolean {
  return WHOSE.test(sentence) && !TAKEN.test(sentence);
}

const WHOSE = new RegExp(
  ` (?:${fold("whose|anybodys|anyones|kimin|kiminki|hangimizin|(?:paspor|pasport) siapa|جواز (?:سفر )?(?:من|مين)|کس (?:کا|کے)|किसका|किसके|কার|কাদের|чей|чья|чье|чьи|kiska|kiske|(?:a|de) qui le paseport")}) `,
);
const TAKEN = new RegExp(
  fold(" (?:stole|steal|robbed|thief|сворова|украл|украд|سرق|چوری|चोरी|চুরি|calind|vole|dicuri|curi|دزد|chori)"),
);

function foldedSentence(text: string): { plain: string; byEar: string } {
  const words = fold(text).replace(APOSTROPHES, "").match(WORD) ?? [];
  const [plain, byEar] = [spaced(words.map(once)), spaced(words.map((word) => once(foldByEar(word))))];
  phoneOff ??= { plain: termOf(PHONE_OFF, { rules: {} }), byEar: termOf(PHONE_OFF, { rules: {}, byEar: true }) };
  return { plain: plain.replace(phoneOff.plain, " "), byEar: byEar.replace(phoneOff.byEar, " ") };
}

/** Somebody is lost and their phone is off: the phone is not what is lost. */
const PHONE_OFF =
  "phone_is_off|phone_off|phones_off|phone_is_dead|phone_dead|phone_is_switched_off|phone_switched_off|phone_not_*|phone_is_not_*|no_phone|without_phone|without_a_phone" +
  "|telephone_est_éteint|téléphone_éteint|portable_est_éteint|portable_éteint|téléphone_coupé|sans_téléphone|telefon*_kapalı|telefon*_da_kapalı|telefon*_çekmiyor|telefon*_yok" +
  "|hp_mati|hp*_mati|hp_nya_mati|hp_dia_mati|ponsel*_mati|telepon*_mati|telefon_mati|telefon_dia_mati|telefon*_tak_dapat|hp*_tidak_aktif|tanpa_hp" +
  "|جوال*_مسكر|جوال*_مقفل|جوال*_مغلق|موبايل*_مقفول|موبايل*_مغلق|موبايل*_مسكر|تلفون*_مسكر|هاتف*_مغلق|وجوال*_مسكر|وجوال*_مقفل|وموبايل*_مقفول|وهاتف*_مغلق|وتلفون*_مسكر" +
  "|فون_بند|فون_بھی_بند|موبائل_بند|موبائل_بھی_بند|phone_band|phone_bhi_band|mobile_band|mobile_bhi_band|phone_off_hai|phone_bondho|phone_bandh" +
  "|फ़ोन_बंद|फ़ोन_भी_बंद|मोबाइल_बंद|मोबाइल_भी_बंद|फ़ोन_ऑफ़|ফোন_বন্ধ|ফোনও_বন্ধ|ফোনটা_বন্ধ|মোবাইল_বন্ধ|ফোন_অফ" +
  "|گوشی*_خاموش*|گوشی*_هم_خاموش*|موبایل*_خاموش*|تلفن*_خاموش*|телефон*_выключен|телефон*_тоже_выключен|телефон*_не_отвечает|телефон*_недоступен|телефон*_разрядился|без_телефона";
let phoneOff: { readonly plain: RegExp; readonly byEar: RegExp } | null = null;

function once(word: string): string {
  return word.replace(DOUBLED, "$1$2");
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

function dangersOf(sentence: ReturnType<typeof foldedSentence>): Danger[] {
  const all = (languages ?? []).filter(({ script }) => script.test(sentence.plain));
  const isCalm = all.some(({ byEar, calm }) => calm?.test(byEar ? sentence.byEar : sentence.plain));
  return all.flatMap(({ byEar, rules }) => {
    const said = byEar ? sentence.byEar : sentence.plain;
    return [...rules].flatMap(([danger, ways]) => {
      if (isCalm && !ALWAYS.includes(danger)) return [];
      return ways.some((rule) => holds(rule, said)) ? [danger] : [];
    });
  });
}

function holds({ all, none }: Rule, said: string): boolean {
  return all.every((term) => term.test(said)) && !none.some((term) => term.test(said));
}

function languageOf(words: DangerWords): Language {
  const { byEar = false, calm, rules } = words;
  const read = (term: string) => termOf(term, words);
  const ruleOf = (line: string): Rule => {
    const terms = line.trim().split(/\s+/);
    return {
      all: terms.filter((term) => !term.startsWith("!")).map(read),
      none: terms.filter((term) => term.startsWith("!")).map((term) => read(term.slice(1))),
    };
  };
  const compiled = DANGERS.flatMap((danger) => {
    const lines = (rules[danger] ?? "").split("\n").filter((line) => line.trim() !== "");
    return lines.length > 0 ? [[danger, lines.map(ruleOf)] as const] : [];
  });
  const script = SCRIPTS.find((letters) => letters.test(rules.selfHarm ?? "")) ?? /./u;
  return { script, byEar, calm: calm === undefined ? null : read(calm), rules: new Map(compiled) };
}

function termOf(term: string, words: DangerWords): RegExp {
  const group = (name: string) => words.groups?.[name] ?? "";
  const pattern = /^\/(.+)\/$/.exec(term)?.[1];
  if (pattern !== undefined) {
    const read = pattern.replace(/\$([a-z]+)/g, (_, name: string) => `(?:${waysOf(group(name), words)})`);
    return new RegExp(read.replaceAll("_", " "), "u");
  }
  const spelled = term.replace(/\$(\w+)/g, (_, name: string) => group(name));
  return new RegExp(` (?:${waysOf(spelled, words)}) `, "u");
}

function waysOf(spelled: string, words: DangerWords): string {
  const ways = spelled.split("|").map((way) =>
    way
      .split("_")
      .map((word) => wordPattern(word, words))
      .join(" "),
  );
  return ways.join("|");
}

function wordPattern(word: string, { byEar, prefix = "" }: DangerWords): string {
  if (word === "*") return "\\S+";
  const [, before = "", core = "", after = ""] = /^(\*?)(.*?)(\*?)$/u.exec(word) ?? [];
  const folded = fold(core).replace(APOSTROPHES, "");
  const letters = once(byEar ? foldByEar(folded) : folded);
  if (letters === "") throw new Error(`No letters in the term ${word}`);
  return `${before ? "\\S*" : fold(prefix)}${letters}${after && "\\S*"}`;
}
