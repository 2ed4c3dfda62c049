/** The language that a question is asked in: by its script, then by its commonest words; where these do not tell, the account's. */
import type { Locale } from "#i18n/locales.ts";
import { collapse, fold } from "./fold.ts";

/** Small words of Malay and Indonesian alike: they tell the two from the others, not from each other. */
const MALAY_WORLD =
  "saya kami kita apa apakah berapa yang dan sudah belum untuk dengan ada ini itu kalau dari ayah ibu anak haji sampai juga boleh orang org sy yg dgn utk sdh blm brp tdk kalo termurah kenapa semua siapa penerbangan bagaimana harus bayar hari pergi di ke sama lagi masih bukan atau pada perlu dapat suami kirim hotel saja";
/** Of Urdu and Hindi in Latin letters. */
const HINDUSTANI =
  "mera meri mere hamara hamari hamare kab kya kahan kidhar hai hain ho gaya gayi nahi nahin aur ka ki ke ko se mujhe hume hamein kitna kitne kitni kyun karun raha rahi rahe tha thi kar karna karni karne to na le liye ye yeh wo tak wala wale wali kaun sab abhi hum ham hota hoti hua konsa kaunsa sakta sakte sakti chahiye hoga hogi beta beti bhai kuch agar phir bata batao humara haan dega jana jaana";

/** Small words that one language has and its neighbours in the same script have not. */
const SMALL_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  en: "the is are my our when what how where why do does did can could i we it of to for have has will should and you me in on yet please who which much many need want if with this that not was be",
  tr: "bi versene tarifi bana baba annem babam yokmu varmi nekadar paket ne nasil icin var mi mı mu benim bizim kac zaman nerede hangi hangisi bir ve bu olarak lazim gerekli miyim misin musun neden degil ile kadar daha sonra bana annemin babamin nereden istiyorum oldu oluyor yok mısın misiniz kim niye kacinci su bizi beni sira nasil hangi galiba hala artik ama olmadan paketler paketleri paketi otelleri hangileri dahil olan olmayan ucuz kisi kisilik rehber yolu olur rezervasyonu rezervasyonunu pasaportu belgesi",
  fr: "insuline cabine oblige le la les des du un une est sont mon ma mes notre nos quand comment pourquoi combien ou je nous il elle pour avec dans sur pas que qui quel quelle ai avons dois peut puis faut et mais on si ca svp merci bonjour aussi tout depuis chez moins sans quels quelles forfait forfaits partent depart sejour",
  id: `${MALAY_WORLD} paket yg knp gmn deket kapan dimana bisa kenapa gimana nggak enggak gak ga tidak udah dong sih deh kok aku mau banget nomor uang kamar karena ngapain aja cicilan paspor pemesanan pesanan telat dibatalin cara ganti kartu pembayaran duluan jadwal berapaan cuaca kakak ibuku bapakku visaku pasporku buruan bayarnya gitu pakai unggah foto undangan grup kirimin bukti transfer kuitansi kwitansi pesawat kalo beda anda makasih kak bapak butuh istri gratis tolong terus habis ngurus bikin biar saja nanti keluar menit kursi kursinya biro travel travelnya notif notifikasi antrean penerbangan dokumennya tiketnya`,
  ms: `${MALAY_WORLD} agak bukak cakap jumpa kem bas utk je bila banding elok kakitangan adakah macam tak nak awak encik puan dah ialah mak kat ni tu lepas kena sijil pasport bilik pakej tempahan ansuran baki seorang sorang nombor wang duit luput ejen sikit risau daripada senarai permohonan isteri percuma kumpulan bayaran seterusnya tarikh macamana tiada supaya elak hantar kenapakah bolehkah abang kakak agensi famili tukar notis semalam pasal ramai minit tempahan jualan emel dlm kot ke kad keluarganya suntikan`,
  ur: `${HINDUSTANI} mein main kia kese kesay kaisay k he hun hoon logon baqi abba ammi abbu walid walida sahab sahib janab waqt dafa bagair baghair chahiay chaiye nazdeek jae ghabrahat bohot konsi cheezain phuphi wapis shohar qareeb sath batain batayen dalun kahen kren gi jaen`,
  hi: `${HINDUSTANI} me mai pe par kaise krna krni kre krein mummy papa maa pitaji mata dadi pati patni gya logo milega milegi chalega sahi vapas aap hame kagaz kariye jaise banega`,
  ar: "متى هل كيف اين لماذا ما ماذا من في على الى عن هذا هذه انا نحن لي هو هي متی وین شو ایش وش لیش کم عندی ابی ابغی عاوز ازای امتی فین علاش شنو وقتاش دیال الی التی الذی shu sho shou shnu eish aysh wesh lesh leish emta imta meta ween wein fein feen keef kif ana enta ente ehna nehna mish mesh mush el al ommi ummi abi abuy zawji zawjti binti ibni lazem lazim mumkin momken hal tab tayeb yala law lal bil wel biddi badi abgha kam wa jawaz",
  fa: "داره دارن بدم بده میدن میده میشن واسه دارین داریم بابام مامانم راهش بگو بگین کنین نمیشه نمیدونم است هست چه چی چرا چطور چگونه کی کجا من ما را برای با از می شود میشود میشه شده کنم کنید باید آیا هم چند این ان آن خود مادرم پدرم رو تو نشده دارم داریم به که در کدام بود بودند بودیم کرده شما تا دارد دارید کنیم چیست کم ra az baraye bayad mishe mishavad kojast koja chand chande chie chi ast hast nist mikham mikhahim mitoonam mitoonim darim daram dare konam konim kardan raft shod shode khanevade madar مدارک گذرنامه نوبت نوبتم پرواز بلیط بلیت هزینه کجاست همسر همسرم شوهرم دخترم پسرم مادر پدر خواهرم برادرم کدوم کدام چیه کو madaram pedar pedaram shohar shoharam madarek bezanim befrestam ye che",
  bn: "ami amar amra amader apni kobe kokhon koto kothay keno kivabe kibhabe kon er theke jonno jabe jaite hobe lagbe lage parbo parbe pari korte korbo hoy hoye ache nai kore eta eita okhane tarpor kotha bolte chai den nite niye cheler meyer shathe sathe diye ki e te kena jete chele meye thakte",
};
const WORDS_OF = new Map<string, ReadonlySet<string>>(
  Object.entries(SMALL_WORDS).map(([locale, words]) => [
    locale,
    new Set(words.split(" ").map((word) => collapse(fold(word)))),
  ]),
);
const URDU_WORDS = new Set(
  "ہے ہیں کا کی کے کو میں کب کیا کیوں کیسے میرا میری ہمارا ہماری نہیں سے اور پر گیا گئی ہو تھا والد والدہ کتنا کتنے چاہیے"
    .split(" ")
    .map(fold),
);

/** Letters that stand in one language of a script alone. */
const URDU_LETTERS = /[ٹڈڑےہھں]/;
const PERSIAN_LETTERS = /[پچژگ]|\u200c/;
/** Keyboards of Persia and of the Arabs have a kaf and a ya of their own. */
const PERSIAN_KEYBOARD = /[\u06a9\u06cc]/;
const ARABIC_KEYBOARD = /[\u0643\u064a\u0629\u0649\u0623\u0625]/;
const TURKISH_LETTERS = /[ğışİöü]/;
const FRENCH_LETTERS = /[éèêàùœ]|\b[ldjnsc]['’]/i;
/** Digits for the letters that Latin script has not: `7aj`, `ta3meem`. */
const ARABIC_DIGITS = /\p{Script=Latin}[3579]\p{Script=Latin}|\b[37]\p{Script=Latin}{2}/u;

/** Names within a sentence and booking numbers are in the letters of any language. */
const NAMES = /\b[A-Z]{2}-[A-Z0-9]{4,}\b|(?<=\p{L}\p{P}*\s)\p{Lu}[\p{L}\p{M}]+/gu;

const ONE_LANGUAGE_SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
/** Of two that are as likely the first. */
const LATIN: readonly Locale[] = ["en", "tr", "fr", "id", "ms", "ur", "hi", "ar", "fa", "bn"];
/** The account's language, or that of the turn before, weighs as much of a word; more where there are hardly any. */
const OWN = 0.75;
const OWN_OF_FEW = 1.25;
const FEW_WORDS = 3;

/** Never null: a question without letters is in the account's language. `isSpoken`: that is the language of the turn before. */
export function languageOf(text: string, account: Locale, isSpoken = false): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  const [most, locale] = ONE_LANGUAGE_SCRIPTS.map(([script, tag]) => [count(script), tag] as const).reduce(
    (best, other) => (other[0] > best[0] ? other : best),
  );
  if (most > 0 && most >= arabic && most * 2 >= latin) return locale;
  if (arabic > 0 && arabic * 2 >= latin) return arabicLanguage(text, account, isSpoken);
  return latin > 0 ? latinLanguage(text, account, isSpoken) : account;
}

function arabicLanguage(text: string, account: Locale, isSpoken: boolean): Locale {
  const words = wordsOf(text);
  const isUrdu = URDU_LETTERS.test(text);
  const weigh = (test: RegExp, weight: number) => (!isUrdu && test.test(text) ? weight : 0);
  return best(
    [
      ["ar", 0.1 + score("ar", words) + weigh(ARABIC_KEYBOARD, 1) + words.filter(hasArticle).length],
      ["fa", score("fa", words) + weigh(PERSIAN_LETTERS, 2) + weigh(PERSIAN_KEYBOARD, 1)],
      ["ur", words.filter((word) => URDU_WORDS.has(word)).length + (isUrdu ? 3 : 0)],
    ],
    account,
    isSpoken && words.length <= FEW_WORDS ? OWN_OF_FEW : OWN,
  );
}

function hasArticle(word: string): boolean {
  return /^(ال|وال|بال)\S{2}/.test(word);
}

/** Endings of verbs and of many that hardly another language has. */
const TURKISH_ENDING = /^.{2,}(?:iyor|uyor|yorum|imler|imlerim|acak|ecek|mistim|mustum|madi|medi|ildik|tildik)$/;

function latinLanguage(text: string, account: Locale, isSpoken: boolean): Locale {
  const words = wordsOf(text);
  const said = text.replace(NAMES, "");
  const marks: Readonly<Partial<Record<Locale, number>>> = {
    en: 0.1,
    tr: (TURKISH_LETTERS.test(said) ? 3 : 0) + words.filter((word) => TURKISH_ENDING.test(word)).length,
    fr: FRENCH_LETTERS.test(said) ? 2 : 0,
    ar: ARABIC_DIGITS.test(said) ? 2 : 0,
  };
  const scores = LATIN.map((locale) => [locale, score(locale, words) + (marks[locale] ?? 0)] as const);
  const told = best(scores, account, isSpoken && words.length <= FEW_WORDS ? OWN_OF_FEW : OWN);
  if (!isSpoken || !TWINS.some((pair) => pair.includes(account) && pair.includes(told))) return told;
  const of = (wanted: Locale) => scores.find(([locale]) => locale === wanted)?.[1] ?? 0;
  return of(told) - of(account) <= LEAD_OF_TWIN ? account : told;
}

/** So near each other that one who has spoken the one is not taken for the other by a word. */
const TWINS: readonly (readonly Locale[])[] = [
  ["ur", "hi"],
  ["id", "ms"],
];
const LEAD_OF_TWIN = 1;

/** The account's language wins a tie, and wherever nothing speaks for another. */
function best(scores: readonly (readonly [Locale, number])[], account: Locale, own: number): Locale {
  const weighed = scores.map(([locale, value]) => [locale, locale === account ? value + own : value] as const);
  return weighed.reduce((most, other) => (other[1] > most[1] ? other : most))[0];
}

function score(locale: Locale, words: readonly string[]): number {
  const known = WORDS_OF.get(locale);
  return words.filter((word) => known?.has(word)).length;
}

/** "£20k": a thousand in every language, and a word of Urdu. */
const THOUSANDS = /(?<=\d)k\b/giu;

function wordsOf(text: string): string[] {
  return (fold(text.replace(THOUSANDS, "")).match(/[\p{L}\p{M}]+/gu) ?? []).map(collapse);
}
