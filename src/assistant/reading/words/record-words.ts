/** What is asked of the own record and told of it too: shared words of acts, turns and answers. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";
import { isConditional, isIf, isLateWord, isNo, isOr } from "./turn-words.ts";

export const isHowMuch = phraseMatcher(
  "how_much كم کتنا کتنے کتنی कितना कितने কত kac ne_kadar combien berapa brp چقدر چند سكم сколько скока kitna kitne kitni koto",
);

export const isAgain = phraseMatcher(
  "new again another renew redo once_more جديده جديد ثاني مره_ثانيه نیا نئی دوبارہ پھر नया नई फिर दोबारा নতুন আবার yeni* tekrar nouveau nouvelle refaire refasse autre baru lagi semula جدید دوباره نو новая новую новый снова еще заново naya nayi dobara phir",
);

const isFeeOrLimit = phraseMatcher(
  "fee fees charge charges charging percent commission limit limits cap caps cheapest cheaper رسوم* عموله نسبه بالميه حد_بطاقتي الحد حدود ارخص فیس فیصد حدیں لمٹ سستا शुल्क फीस प्रतिशत लिमिट सीमा सस्ता कटेगा ফি লিমিট সীমা চার্জ komisyon* ucret* limit* masraf* kesinti* frais plafond* commission biaya* potongan caj had کارمزد* سقف комисси* лимит* выгодн* процент* sasta katega",
);

/** For what is planned. */
export const isEnough = phraseMatcher(
  "enough suffice يكفي يكفوا يكفون تكفي تكفيني تكفون کافی کافی* काफी पर्याप्त যথেষ্ট yeter* yetiyor suffi* cukup میرسه хватит хватает kafi kaafi",
);

export function isOfFee(words: readonly string[]): boolean {
  return isFeeOrLimit(words) || isEnough(words);
}

export const isOfReady = phraseMatcher(
  "ready جاهز جاهزين مستعد تیار तैयार প্রস্তুত hazir prets pret siap sedia اماده готовы готов tayyar taiyar",
);

/** That something is not, or not yet. */
export const saysNotYet = phraseMatcher(
  "not ولم وما فلم لسه doesn doesnt didn didnt isn isnt hasn hasnt cant cannot nothing nowhere لم لا ما مش مو ليس نہیں नहीं नही না নাই নেই yok degil gorunmuyor gelmedi gozukmuyor ulasmadi yatmadi pas rien belum tidak tak nggak gak enggak نیست نشده نشد نمی_دهد نمیدهد نمیشه نرسیده نیامده ننشسته не нет nahi nahin",
);

export const isAccepted = phraseMatcher(
  "accepted accept ok okay oke انقبل انقبلت قبلوا مقبول* تمام منظور قبول पास स्वीकार* मंजूर গ্রহণ গৃহীত পাস kabul onaylan* acceptes accepte valides diterima lolos lulus تایید پذیرفته приняли принят* прошли pas passe thik_hoise hoise",
);

export function areNotAccepted(words: readonly string[]): boolean {
  // "Is it accepted or not?" is asked of all.
  const isWhether = words.some(isOr) || isNo(words.at(-1) ?? "");
  // French says "not" with a word that is "passed" elsewhere.
  return isAccepted(words.filter((word) => word !== "pas")) && isDenied(words) && !isWhether;
}

/** "Not yet", "isn't", and in Turkish the end of the verb. */
export function isDenied(words: readonly string[]): boolean {
  return saysNotYet(words) || words.some((word) => NOT_AT_END.test(word));
}

const NOT_AT_END = /^(?:dont|didnt|isnt|wasnt|werent|arent)$|.{3}m[ae](?:di|yen|mis|z[sl])/;

export const WHAT_THEN = phraseMatcher(
  "what_happens what_if بيصير يصير يحدث کیا_ہوگا क्या_होगा কী_হবে ne_olur ne_olacak se_passe apa_jadi gimana bagaimana چی_میشه что_будет kya_hoga ki_hobe",
);

export function asksIfNotThere(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const isOfGiving = concepts.has("upload") || isOfReady(words) || words.some(isLateWord);
  return WHAT_THEN(words) && isOfGiving && (isDenied(words) || words.some(isLateWord));
}

/** "If it is not there in time": what waits for it is told. */
export function asksIfNotInTime(words: readonly string[]): boolean {
  const isSupposed =
    words.some((word) => isIf(word) || isConditional(word)) || /\bs (?:il|elle|on)s?\b/.test(words.join(" "));
  return isSupposed && words.some(isInTime);
}

const isInTime = wordMatcher(
  "time الوقت بالوقت موعده وقت समय टाइम वक़्त वक्त সময়মতো সময়ে সময় zamaninda vaktinde temps waktu waktunya tepat sempat موقع بموقع لحق لحقت لحقنا يلحق نلحق вовремя успе* waqt vaqt",
);

/** What is to be done once the turn has come. */
export function asksWhatToDo(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const isOfDoing = (concepts.has("do") && concepts.has("which")) || words.some(isDoing);
  return isOfDoing && words.length <= MOST_OF_TURN && words.some(isComing);
}

const isComing = wordMatcher(
  "comes arrives جاء جا اجا يجي وصل آیا آئے آئی آنے आया आए आई आने गया এলে আসলে gelir* gelince geldiginde sera viendra arrive tiba sampai رسید بشه подойдет подошла придет наступит дойдет aaye aane aayi aayega ele",
);
const isDoing = wordMatcher("happens نسوي اسوي نعمل fait ngapain چیکار korbo");
const MOST_OF_TURN = 14;

/** To give, where it is not said as to pay. */
export const isToGive = wordMatcher(
  "give put ندفع نحط دینا دیں देना दें দিতে দেব দিব verece* vermemiz donner بدیم بدم отдать dena dite",
);

export const isPaidAlready = wordMatcher(
  "paid transfered wired دفعت حولت دفعنا دفعناه چکایا चुकाया चुकाए दिया दिए দিয়েছি দিলাম odedim odedik odemistik paye payes verse verses dibayar bayarkan dibayarkan membayar پرداختم پرداخته پرداختیم دادم дал заплатил* оплатил* уплатил* выплатил* внёс внесл* diya",
);

export const isSoFar = wordMatcher(
  "الحین الحين total far already altogether sofar الان للان حتى مجموع اجمالي اب تک کل अब तक कुल পর্যন্ত মোট simdiye toplam bugune jusqu tout deja total sejauh seluruhnya total setakat jumlah تاکنون مجموع всего уже итого ab tak",
);

/**
 * "Have we paid anything yet": a longer text says what came of it. Somebody else, the insurance or a meal has paid or given
 * nothing that stands here.
 */
export function asksIfAny(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  return words.length <= FEW_OF_ANY && isAtAll(words) && [...concepts].every((one) => OF_PAYING.has(one));
}

const OF_PAYING = new Set(["pay", "which", "money", "days_left", "distance", "instalment", "wallet"]);
const FEW_OF_ANY = 6;
const isAtAll = phraseMatcher("anything کچھ कुछ কিছু bir_sey quelque_chose چیزی что_нибудь что_то kuch kichu");

/** How long a paper is good for. */
export const HELD =
  "expire expires expired valid until ينتهي تنتهي صالح ساري ختم खत्म वैध শেষ মেয়াদ* biter bitiyor doluyor gecerli expire valable berlaku habis tamat luput تموم تمام منقضی اعتبار истека* действу* кончается khatam";
export const isHeld = wordMatcher(HELD);

/** Until when it is good: the everyday words, beside which the day is no deadline. */
export const isGoodFor = wordMatcher(
  "good last lasts lasting run runs hold holds work works ویلڈ वैलिड ভ্যালিড تمشي يمشي يصلح تصلح يكفي چلے چلتا چلتی چلیگا چلیگی चलेगा चलेगी चलता चलती टिकेगा चले চলবে চলে টিকবে yeter yetiyor tutar tient tiendra bon bonne tahan laku jalan sah میده کار میکنه جواب معتبر годен годится хватит хватает рабочий chalega chalegi chalta chalti",
);

/** That something cannot be paid or done. */
export const isUnable = phraseMatcher(
  "cant can_t cannot not_able don_t_manage dont_manage not_enough_money not_in_time ما_قدرت ما_قدرنا ما_اقدر ما_نقدر ما_لحقت ما_لحقنا ما_جمعت نہ_ہو نہ_کر نہیں_کر نہیں_ہو نہ_دے نہ_بھر न_हो न_कर ना_हो नहीं_हो नहीं_कर न_दे না_পারলে না_পারি না_হলে না_দিতে yapamazsa* yetistiremezse* odeyemezse* yatiramazsa* yetismezse* olmazsa y_arrive_pas arrive_pas peux_pas pouvons_pas ne_peux tidak_bisa ga_bisa gak_bisa nggak_bisa tak_dapat tak_boleh tak_mampu tak_sempat ga_sempat gak_sempat belum_bisa نتونم نتونیم نتوانم نتوانیم نرسم نرسیم نشد نشه не_смогу не_сможем не_успею не_успеем не_получится na_ho na_kar nahi_ho nahi_kar na_parle ma_2dert ma_kdert",
);

/** Who may help. */
export const isHelpWho = phraseMatcher(
  "who_can_help who_could_help who_helps anyone_to_help somebody_to_help مين_يساعد* من_يساعد* مين_يقدر_يساعد* من_يقدر_يساعد* مين_ممكن_يساعد* کون_مدد کون_میری_مدد کون_ہماری_مدد कौन_मदद कौन_मेरी_मदद कौन_हमारी_मदद কে_সাহায্য কে_হেল্প kim_yardim kim_yardimci qui_peut_aider qui_peut_m_aider qui_peut_nous_aider siapa_yang_bisa_bantu siapa_bisa_bantu siapa_yang_boleh_bantu siapa_boleh_bantu siapa_boleh_tolong siapa_yang_boleh_tolong کی_میتونه_کمک* کی_میتونه_تو کی_کمک* چه_کسی_کمک* кто_поможет кто_может_помочь kaun_madad kon_madad ke_sahajjo",
);

/** To write or ask. */
export const isWritten = wordMatcher(
  "write ask message send اكتب اسال ارسل نكتب لکھ* پوچھ* लिख* पूछ* লিখ* জিজ্ঞেস yaz* sor* ecrire demander tulis tanya kirim بنویس* بپرس* написать спросить likh* puch*",
);

/** Somebody said something. */
export const isSaid = wordMatcher(
  "say said write wrote answer قالوا قال ردوا کہا कहा জানিয়েছে বলেছে বলল dedi dediler yazdi dit repondu kata bilang jawab گفتن گفت نوشت сказали ответили написали kaha bola",
);
