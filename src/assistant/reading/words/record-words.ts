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

/** Which of several takes the least. */
export const isThrifty = phraseMatcher(
  "cheaper cheapest costs_less cost_less less_fee* lower_fee* lowest_fee* saves_more ارخص اوفر توفر arkhas awfar سستا سستی سستے کم_خرچ सस्ता सस्ती सस्ते कम_खर्च সস্তা কম_খরচ খরচ_কম kom_khoroch khoroch_kom sosta shosta ucuz* hesapli* moins_cher* moins_chere lebih_murah paling_murah termurah hemat jimat ارزان* ارزون* کم_هزینه arzun* arzoon* дешевле дешевая выгодн* выгоднее deshevle vigodnee sasta saste sasti",
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
function isDenied(words: readonly string[]): boolean {
  return saysNotYet(words) || words.some((word) => NOT_AT_END.test(word));
}

const NOT_AT_END = /^(?:dont|didnt|isnt|wasnt|werent|arent)$|.{3}m[ae](?:di|yen|mis|z[sl])/;

const WHAT_THEN = phraseMatcher(
  "what_happens what_if بيصير يصير يحدث کیا_ہوگا क्या_होगा কী_হবে ne_olur ne_olacak se_passe apa_jadi gimana bagaimana چی_میشه что_будет kya_hoga ki_hobe",
);

export function asksIfNotThere(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const isOfGiving = concepts.has("upload") || isOfReady(words) || words.some(isLateWord);
  return WHAT_THEN(words) && isOfGiving && (isDenied(words) || words.some(isLateWord));
}

/** "What happens without it?", "if we don't give it, can we still book?" */
export function asksWithout(words: readonly string[]): boolean {
  const isThen = WHAT_THEN(words) || MORE_THEN(words) || asksIfHeldUp(words);
  return isThen && (words.some(isMissing) || NEVER_GIVEN(words) || (isDenied(words) && words.some(isGiven)));
}

const MORE_THEN = phraseMatcher(
  "what_then what_will_happen whatll_happen وش_يصير ايش_يصير شو_بيصير ماذا_يحدث ايه_يحصل হবে_কি কি_হবে কি_হইব ki_hoibo kya_hota hoga_kya que_se_passera passe_t_il ne_olur ne_yapariz macam_mana macam_mane apa_terjadi terjadi gmn چی_میشود چه_می_شود چه_میشود چطور_میشه chi_mishe chi_mishavad che_mishe что_если что_тогда chto_budet chto_esli sho_bisir shu_bisir shu_byisir",
);
const isMissing = wordMatcher(
  "without missing بدون بلا بغیر बिना बगैर ছাড়া ছাড়া বিনা olmazsa olmadan eksikse yoksa sans tanpa بی без bina baghair bagair chara bedun bedoone bdun bidoun",
);
const NEVER_GIVEN = phraseMatcher(
  "isnt_there isn_t_there is_not_there not_there never_uploads never_upload never_comes doesnt_come না_দিলে না_দেই না_থাকলে না_হলে na_dile na_thakle نہ_دیں نہ_دیا نہ_دی نہ_ہو نہ_ملا na_den na_diya na_de na_mila na_ho न_दें न_दिया ना_दें न_हो نفرستیم نفرستم نفرسته ندیم ندهیم نباشه نباشد nafrestim nafrestam nadim nabashe yuklemezsek vermezsek tidak_ada tak_ada tidak_diunggah tak_upload ga_ada gak_ada",
);
const isGiven = wordMatcher(
  "upload* give gave send sent bring رفع* رفعنا نرفع ارفع اعطي نعطي جبنا نجيب rafa3* دیں دیا دی دیتے जमा दिया दी देंगे दें দিলে দিই দেই dile yukle* ver* envoy* donn* fourni* envoie unggah upload hantar kirim serah загруз* отправ* дадим сдадим принес* den diya dete",
);

/** Whether something keeps the household from booking. */
export const asksIfHeldUp = phraseMatcher(
  "stop_us stops_us stopping_us hold_us_up holds_us_up hold_us_back block_us blocks_us prevent_us delay_us keep_us_from still_book still_buy can_we_book stop_our stop_the_booking يمنعنا تمنعنا يوقفنا يعطلنا يوقف_حجزنا نقدر_نحجز نحجز_بدون ymna3na yemna3na yw22efna روک_دے روکے_گا روکے_گی رک_جائے بکنگ_رک रोक_देगा रोकेगा रोकेगी रुक_जाए बुकिंग_रुक আটকাবে আটকে_যাবে আটকায় atkabe atke_jabe engel_olur engeller engelliyor engelle* bizi_durdur* empeche* bloque* menghalangi halangi menghambat menghalang halang جلوی_رزرو جلوی_رزروم* مانع_رزرو مانع_میشه помешает мешает помешать задержит pomeshaet rok_dega rokega rokegi ruk_jayegi",
);

/** "If it is not there in time": what waits for it is told. */
export function asksIfNotInTime(words: readonly string[]): boolean {
  const isSupposed =
    words.some((word) => isIf(word) || isConditional(word)) || /\bs (?:il|elle|on)s?\b/.test(words.join(" "));
  return isSupposed && words.some(isInTime);
}

const isInTime = wordMatcher(
  "time الوقت بالوقت موعده وقت समय टाइम वक़्त वक्त সময়মতো সময়ে সময় zamaninda vaktinde temps waktu waktunya tepat موقع بموقع вовремя успе* waqt vaqt",
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

/** "Have we paid anything yet": a longer text says what came of it. */
export function asksIfAny(words: readonly string[]): boolean {
  return words.length <= FEW_OF_ANY && isAtAll(words);
}

const FEW_OF_ANY = 6;
const isAtAll = phraseMatcher("anything کچھ कुछ কিছু bir_sey quelque_chose چیزی что_нибудь что_то kuch kichu");

/** Until when it is good: the everyday words, beside which the day is no deadline. */
export const isGoodFor = wordMatcher(
  "good last lasts lasting run runs hold holds work works ویلڈ वैलिड ভ্যালিড تمشي يمشي يصلح تصلح يكفي چلے چلتا چلتی چلیگا چلیگی चलेगा चलेगी चलता चलती टिकेगा चले চলবে চলে টিকবে yeter yetiyor tutar tient tiendra bon bonne tahan laku jalan sah میده کار میکنه جواب معتبر годен годится хватит хватает рабочий chalega chalegi chalta chalti",
);
