/** What a pilgrim asks of the own records, or of the assistant itself, by words that leave no doubt. */
import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import { fold } from "../../normalise/fold.ts";
import { asksThere } from "../../reading/asks-there.ts";
import type { Reading } from "../../reading/reading.ts";
import { isForOperator, isOfNusukNumber, isOfSaleDay } from "../../reading/requests.ts";
import { isMuting } from "../../reading/words/notice-words.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isDiscount, isRoom } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isPersianWhen } from "../../reading/words/thread-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { accountAct, isPaidAlready, isSoFar, lineAct } from "./account-acts.ts";
import { isOfOwnLine, speaksOfLine } from "./line-acts.ts";
import { isSent } from "./named-facts.ts";
import { momentAsked } from "./own-moments.ts";
import { productAct } from "./product-acts.ts";
import { riteFact } from "./rite-facts.ts";

type Concepts = ReadonlySet<string>;

const isProgram = wordMatcher("robot* chatbot روبوت* روبوٹ रोबोट* রোবট* ربات* робот* yapay artificielle buatan");
const IS_IT =
  /\b(?:are|r) (?:you|u) (?:an? |the |really |just )*(?:ai|bot|machine|computer|human|real|person)\b|\bis this (?:an? )?(?:ai|bot)\b/;
const isAnxious = wordMatcher(
  "nervous anxious anxiety overwhelmed scared afraid stressed stressful panicking worried قلق* قلقان* متوتر* خايف* خايفه خائف* مرعوب گھبراہٹ* گھبرا پریشان* घबराहट* घबरा* चिंता* चिंतित टेंशन ঘাবড়* নার্ভাস* চিন্তিত* ভয় দুশ্চিন্তা* টেনশন* endiseliyim kaygiliyim korkuyorum heyecanliyim stresli stresliyim nerveux nerveuse stressee stresse angoisse* inquiet inquiete gugup khawatir cemas grogi risau bimbang gementar نگرانم نگران استرس مضطرب* میترسم دلشوره нервнича* волнуюсь волнуемся боюсь тревожно переживаю ghabrahat ghabra* pareshan tension",
);
const isReceiver = wordMatcher(
  "whom لمن لمين کسے کس किसको किसे কাকে কার kime kimin nereye siapa mana کجا кому куда kisko kise kahan",
);
export const isNumber = wordMatcher("number no nomor nombor رقم نمبر नंबर নম্বর numara* numero شماره номер* nr");
const isOfContract = wordMatcher(
  "contract official reference confirmation العقد عقد المرجع مرجعي رسمي کنٹریکٹ معاہدے سرکاری حوالہ अनुबंध कॉन्ट्रैक्ट आधिकारिक চুক্তি* সরকারি sozlesme* resmi* contrat officiel kontrak resmi rujukan kontrak قرارداد رسمی договор* официальн*",
);
const isFlightNumber = wordMatcher(
  "flight flights terminal gate الرحله رحلتنا رحلتي طيران صاله پرواز فلائٹ ٹرمینل फ्लाइट उड़ान टर्मिनल ফ্লাইট টার্মিনাল ucus* terminal vol vols penerbangan terminal پرواز ترمینال рейс* терминал*",
);
const isWaitlist = wordMatcher(
  "waitlist waitinglist الانتظار ویٹنگ ویٹ لسٹ ویٹلسٹ प्रतीक्षा वेटिंग वेटलिस्ट* अपेक्षा ওয়েটিং ওয়েটলিস্ট* অপেক্ষ* bekleme attente tunggu menunggu انتظار ожидани*",
);
/** "offer" alone is also what somebody does. */
const OUR_OFFER = /\b(?:our|my|the|this|that) offer\b/;
const isOffer = wordMatcher(
  "العرض عرضنا پیشکش آفر पेशकश ऑफ़र ऑफर প্রস্তাব* অফার* teklif* offre tawaran پیشنهاد* предложени*",
);
/** Beside the word of waiting: it is the list of a package that is meant, not the line of a sale, in which leaving costs the place. */
const isList = wordMatcher(
  "list قائمه القائمه لسته ليسته فهرست لسٹ सूची लिस्ट তালিকা* লিস্ট* liste listesi* listeden listesinde daftar senarai لیست список* списке лист листе листа",
);
/** The Hindi word for a discount stands beside these for what was left out. */
const isLeftOut = wordMatcher("गया गई गए");
const PERCENT_OFF = /\d\s*(?:%|percent)\s*off\b/i;
/** How long they have, not how long they wait. */
const HAVE_AT_TURN = new RegExp(
  fold(
    [
      "(?:how (?:long|much time|many min\\w*)) .*\\b(?:have|get|got|given|last|lasts)\\b(?! to wait)",
      "combien de (?:temps|minutes) .*\\b(?:a|avons|aurons|dure)\\b|\\bon a combien\\b",
      "(?:kac dakika|ne kadar (?:sure|vakit|zaman)\\w*) .*(?:var|olacak|verili)",
      "berapa (?:lama|menit|minit) .*(?:punya|dikasih|diberi|ada|waktu|masa)|(?:waktu|masa)\\w* berapa",
      "كم (?:دقيقة|وقت|من الوقت|مدة|معنا|معي).*",
      "کتن[اےی] (?:وقت|منت|منٹ|دیر).*(?:مل|هوگا|هو گا)",
      "कितन[ाे] (?:समय|मिनट|वक्त|वक़्त).*(?:मिल|होग|रहेग)",
      "কত(?:ক্সন| সময়| সময়| মিনিট).*(?:পাব|থাকবে|পাওয়া)",
      "چقدر (?:وقت|زمان|فرصت).*|چند دقیقه.*",
      "сколько (?:времени|минут).*(?:есть|будет|дает|у нас|у меня)",
      "kitn[aei] (?:time|waqt|minute).*(?:mil|hoga)",
    ].join("|"),
  ),
  "u",
);
/** The turn came, and nothing was taken. */
const isUnable = phraseMatcher(
  "couldn couldnt could_not cant_book cannot_book didnt_manage didn_manage not_manage ما_قدرنا ما_قدرت ما_لحقنا ما_لحقت مالحقنا ماقدرنا نہ_کر_سکے نہ_کر_سکا نہ_کر_سکی نہ_کر_پائے نہیں_کر_سکے نہیں_کر_پائے بک_نہ नहीं_कर_पाए न_कर_पाए ना_कर_पाए नहीं_कर_सके न_कर_सके পারিনি পারলাম_না না_পারলে করতে_না_পারি yetisemedik yetisemedim yetisemezsek yetisemezsem alamadik alamazsak alamazsam yapamadik pas_pu pas_reusi tak_sempat ga_sempat gak_sempat tidak_sempat نتونستیم نتوانستیم نرسیدیم نتونیم не_успели не_успела не_успел не_смогли не_успеем nahi_kar_paye na_kar_sake nahi_kar_sake",
);
/** How the own booking stands, in whole short questions that name no act: the nearest exemplars would tell how to cancel. */
const HOW_IT_STANDS = new RegExp(
  `^(?:${fold(
    [
      "how(?:'s|s| is| are| do| does) (?:my|our|the) (?:hajj )?(?:booking|reservation)s?(?: (?:stand|standing|look|looking|doing|going|getting on|coming along))?(?: now| today| so far| at the moment)?",
      "comment (?:se presente|se presentent|va|vont) (?:ma|notre|mes|nos) reservations?",
      "bagaimana (?:dengan |keadaan |kondisi |kabar )*(?:pemesanan|reservasi|booking|tempahan) (?:saya|kami|kita)",
      "كيف (?:حال |وضع )?حجز(?:ي|نا)",
      "(?:میری|ہماری) بکنگ (?:کیسی|کا کیا حال)(?: ہے)?",
      "رزرو (?:من|ما) (?:چطور|چگونه)(?: است|ه)?",
      "как (?:там )?(?:моя|наша|мое|наше) брон(?:ь|ирование)",
      "как (?:обстоят )?дела с (?:моей |нашей |моим |нашим )?брон(?:ью|ированием)",
    ].join("|"),
  )})[?؟.! ]*$`,
  "u",
);
/** Of this school no fact speaks. */
const isOfShia = wordMatcher("shia* shiite* شيعي* شيعه* शिया* শিয়া* caferi* chiite* syiah шиит*");
const isForged = phraseMatcher(
  "fake forge* forging counterfeit مزور* مزيف* ازور تزوير جعلی नकली फर्जी জাল নকল sahte uydurma faux fausse falsifier palsu memalsukan جعلی تقلبی поддел* фальшив* липов* jaali nakli farzi",
);
const isMade = phraseMatcher(
  "how make get buy create where كيف اعمل احصل اشتري وين اطلع اسوي کیسے بنا* ملے خرید* कैसे बना* खरीद* मिलेगा কীভাবে বানা* পাব কিনতে nasil yapar* alirim yaptir* alabilirim comment obtenir acheter faire bagaimana cara buat bikin beli dapat macam چطور بگیرم بسازم بخرم как сделать купить достать kaise banaun kharid*",
);
const isPaper = phraseMatcher(
  "certificate* passport* visa* vaccin* document* paper* permit* photo شهاده شهادات جواز تاشيره تطعيم تصريح وثيقه سرٹیفکیٹ پاسپورٹ ویزا ویکسین کاغذ* सर्टिफिकेट प्रमाणपत्र पासपोर्ट वीज़ा वीजा টিকা* সার্টিফিকেট সনদ পাসপোর্ট ভিসা sertifika* belge* pasaport* vize* asi certificat* passeport visa vaccin* sertifikat paspor pasport sijil vaksin گواهی گذرنامه ویزا واکسن مدرک сертификат* справк* паспорт* виз* прививк*",
);

function asksToForge(words: readonly string[]): boolean {
  return isForged(words) && isMade(words) && isPaper(words);
}

/** Of those who would make the assistant another's servant. */
const COMMANDS = new RegExp(
  fold(
    "ignore (?:all |the |any )*(?:previous|prior|above)|system prompt|(?:previous|earlier) instructions|you are now|developer mode|jailbreak|تجاهل (?:كل |جميع )?(?:التعليمات|الاوامر)|التعلیمات السابقه|التعليمات السابقه|انت الان مدیر|پچھلی هدایات|هدایات نظر انداز|पिछले निर्देश|निर्देशों को अनदेखा|আগের নির্দেশ|onceki talimat|talimatlari unut|ignore[zr]? (?:les|toutes) .*(?:instructions|consignes)|abaikan (?:semua |segala )?(?:instruksi|perintah|arahan)|دستورهای قبلی|دستورات قبلی|игнорируй|забудь (?:все )?(?:предыдущие )?инструкц",
  ),
  "u",
);

const OF_WAIT: ReadonlySet<string> = new Set([
  "how_long",
  "how",
  "how_many",
  "price",
  "wait_room",
  "review_wait",
  "do",
]);
const isWaiting = wordMatcher("منتظر معطل");
const OWED = phraseMatcher(
  "कितना_और_देना और_कितना_देना और_कितने_पैसे_देने کتنا_اور_دینا اور_کتنا_دینا kitna_aur_dena aur_kitna_dena",
);
const WHO_TRAVELS = phraseMatcher(
  "من_المسافرون من_المسافرين من_المسافر کون_کون कौन_कौन কে_কে kimler qui_voyage qui_part siapa_saja siapa_yang چه_کسانی кто_едет who_travels who_is_travelling",
);
const PAID_SO_FAR = phraseMatcher(
  "much_did_i_pay much_have_i_paid much_did_we_pay much_have_we_paid كم_دفعت كم_دفعنا کتنا_ادا_کیا کتنے_پیسے_دیے कितना_दिया कितने_पैसे_दिए কত_দিয়েছি কত_টাকা_দিয়েছি ne_kadar_odedim ne_kadar_odedik combien_j_ai_paye combien_ai_je_paye sudah_bayar_berapa dah_bayar_berapa چقدر_دادم چقدر_پرداخت_کردم сколько_я_заплатил сколько_мы_заплатили сколько_я_заплатила kitna_diya",
);
const PAID_LATE = phraseMatcher(
  "pay_in_time pay_on_time pay_late pay_too_late miss_a_payment تاخرت_في_الدفع ادفع_في_الوقت ادفع_في_الموعد وقت_پر_ادا_نہ وقت_پر_نہ समय_पर_न समय_पर_नहीं সময়মতো_না zamaninda_odemez* gec_oder* paie_pas_a_temps paye_pas_a_temps paie_en_retard paye_en_retard telat_bayar terlambat_bayar lambat_bayar lewat_bayar به_موقع_پرداخت_نکنم دیر_پرداخت не_заплачу_вовремя заплачу_позже просрочу",
);
const LONGEST_LATE = 9;
const OF_WHO: ReadonlySet<string> = new Set(["who", "booking", "join", "name", "which", "family_group", "state"]);
const whichOf = wordMatcher("किस کس कौनसे اي أي کدام каком каком mana quel কোন hangi whichever");
/** Of the journey: what becomes of the money then. */
const CANNOT_GO = phraseMatcher(
  "can_t_go cant_go cannot_go can_t_travel cant_travel can_t_make_it cant_make_it no_longer_go not_able_to_go unable_to_go ما_قدرت_اروح ما_قدرنا_نروح ما_اقدر_اروح ما_نقدر_نسافر ما_قدرت_اسافر لم_استطع_السفر نہ_جا_سک* نہیں_جا_سک* नहीं_जा_सक* नहीं_जा_पा* न_जा_सक* যেতে_না_পার* না_যেতে_পার* कैंसल_कर* कैन्सल_कर* gidemezsem gidemezsek gidemezse peux_plus_partir peux_pas_partir pouvons_plus_partir pouvons_pas_partir peux_plus_y_aller tidak_jadi_berangkat batal_berangkat ga_jadi_berangkat nggak_jadi_berangkat tidak_bisa_berangkat ga_bisa_berangkat tak_dapat_pergi tak_jadi_pergi tidak_dapat_pergi نتونم_برم نتونستم_برم نتوانم_بروم نتونیم_بریم не_смогу_поехать не_сможем_поехать не_смог_поехать не_получится_поехать nahi_ja_sak* na_ja_sak*",
);

const OWN_THINGS = [
  ...["passport", "photo", "visa", "vaccine", "document", "refund", "pay", "instalment", "package", "hotel", "ticket"],
  ...["wallet", "card", "flight", "currency_rate", "receipt", "health_certificate", "licence", "cancel", "wheelchair"],
];

export interface ReadQuestion {
  readonly text: string;
  readonly reading: Reading;
  readonly concepts: Concepts;
}

/** Null: the words alone do not tell. */
export function ownActOf(wanted: ReadQuestion): ExtraAct | Intent | null {
  const { text, reading, concepts } = wanted;
  const words = reading.tokens.map((token) => token.text);
  const has = (is: (word: string) => boolean) => words.some(is);
  if (COMMANDS.test(fold(text))) return "safety.other_person";
  if (has(isProgram) || IS_IT.test(fold(text))) {
    if (concepts.has("human") && !IS_IT.test(fold(text)) && !has(turns.isOr)) return "meta.human";
    if (words.length <= MOST_OF_ITSELF && !concepts.has("insult")) return "meta.machine";
  }
  if (asksToForge(words)) return "safety.forgery";
  if (
    (has(turns.isIf) || has(turns.isConditional) || words.includes("तो")) &&
    CANNOT_GO(words) &&
    !concepts.has("rite") &&
    words.length <= MOST_OF_ITSELF
  )
    return "pay.refund";
  // What one school alone has is told; which holds for whom is for a scholar.
  if (has(isOfShia) && riteFact(reading, concepts) !== "tawafNisa") return "safety.fatwa";
  const ofAccount = accountAct(reading, concepts);
  if (ofAccount) return ofAccount;
  if (has(isAnxious) && !OWN_THINGS.some((thing) => concepts.has(thing))) return "meta.calm";
  const ofProduct = productAct(wanted);
  if (ofProduct) return ofProduct;
  const isOfTravellers =
    (concepts.has("who") && [...concepts].every((one) => OF_WHO.has(one))) ||
    (WHO_TRAVELS(words) && !["pay", "refund", "cancel", "document", "change"].some((one) => concepts.has(one)));
  if (reading.hasBookings && concepts.has("booking") && isOfTravellers) return "booking.people";
  if (words.length <= 4 && isPersianWhen(words) && has((word) => word === "حج")) return "hajj.days";
  const isOfHotel =
    (concepts.has("hotel") || has((word) => word.startsWith("هتل"))) &&
    (concepts.has("which") || has(whichOf)) &&
    !has(isRoom) &&
    !concepts.has("package");
  if (reading.hasBookings && isOfHotel && reading.wishes.count === 0) return "booking.details";
  // What is kept of money in the wallet has the same word in some languages.
  const isOfOther = concepts.has("card") || concepts.has("wallet");
  if ((has(isDiscount) || PERCENT_OFF.test(text)) && !has(isLeftOut) && !isOfOther) return "pkg.discount";
  if (speaksOfLine(words) && (HAVE_AT_TURN.test(fold(text)) || isUnable(words))) return "queue.turn";
  const isOfWait = concepts.has("how_long") || (has(isWaiting) && words.includes("چقدر"));
  if (reading.hasTravellers && isOfWait && isOfOwnLine(words) && [...concepts].every((one) => OF_WAIT.has(one)))
    return "queue.when";
  if (reading.hasBookings && concepts.has("why") && concepts.has("cancel") && concepts.has("booking"))
    return "booking.status";
  if (reading.hasTravellers && PAID_SO_FAR(words) && words.length <= MOST_OF_ITSELF) return "pay.paid";
  if (reading.hasTravellers && PAID_LATE(words) && words.length <= LONGEST_LATE) return "pay.late";
  if (reading.hasBookings && OWED(words) && words.length <= MOST_OF_ITSELF) return "pay.owed";
  if (concepts.has("alert") && isMuting(words) && !concepts.has("wait_room")) return "queue.alerts";
  const ofLine = lineAct(reading, text, concepts);
  if (ofLine) return ofLine;
  if (isForOperator(reading.tokens)) return "trip.contact";
  if (isOfOffer(wanted, has)) return "queue.hold";
  const isOfElse = ["alert", "nusuk", "package", "refund", "wallet"].some((one) => concepts.has(one));
  if (reading.hasTravellers && isOfSaleDay(reading.tokens) && !isOfElse) return "queue.opens";
  if (namesWaitlist(words)) return "queue.waitlist";
  if (has(isWaitlist) && (reading.titled.length > 0 || concepts.has("ahead") || has(isNumber))) return "queue.waitlist";
  if (HOW_IT_STANDS.test(fold(text).trim())) return "booking.status";
  return ofBookings(wanted, has) ?? momentAsked(wanted) ?? (asksThere(reading, concepts) ? "doc.status" : null);
}

const MOST_OF_ITSELF = 8;

/** How long what the waitlist has offered is kept; an offer of a named package is of its sale. */
function isOfOffer(
  { text, reading, concepts }: ReadQuestion,
  has: (is: (word: string) => boolean) => boolean,
): boolean {
  const isNamed = has(isOffer) || OUR_OFFER.test(fold(text));
  return isNamed && reading.titled.length === 0 && (concepts.has("how_long") || concepts.has("when"));
}

/** Waiting and a list in one word. */
const ONE_WORD = new RegExp(`^(?:${fold("waitlist|वेटलिस्ट|ওয়েটলিস্ট|ویٹلسٹ|вейтлист")})`, "u");

/** A list and waiting side by side, with at most an article between: a list of papers that wait is something else. */
function namesWaitlist(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (ONE_WORD.test(word)) return true;
    if (word === "waiting") return isList(words[at + 1] ?? "");
    return isWaitlist(word) && words.slice(Math.max(0, at - 2), at + 2).some((near) => near !== word && isList(near));
  });
}

function ofBookings(wanted: ReadQuestion, has: (is: (word: string) => boolean) => boolean): ExtraAct | Intent | null {
  const { reading, concepts } = wanted;
  if (has(isNumber) && has(isOfContract)) return "booking.number";
  if (has(isNumber) && has(isFlightNumber)) return "booking.flight_number";
  if (reading.hasTravellers && (ofNusukNumber(concepts, has) || isOfNusukNumber(reading.tokens)))
    return "booking.number";
  if (asksPayee(reading, concepts)) return "pay.to";
  const isOfMoney = concepts.has("pay") || concepts.has("instalment") || concepts.has("money");
  if (!isOfMoney) return null;
  // "Lewat transfer" is by which way, not late.
  if (
    has(turns.isLateWord) &&
    !concepts.has("card") &&
    (concepts.has("instalment") || reading.numbers.sums.length === 0)
  )
    return "pay.late";
  const isHowMuch = concepts.has("how_many") || concepts.has("price");
  if (isHowMuch && has(isPaidAlready) && has(isSoFar) && !concepts.has("owe")) return "pay.paid";
  if (has(isReceiver) && has(isSent) && (concepts.has("instalment") || concepts.has("pay"))) return "pay.to";
  return null;
}

/** "Whom do I give the money?", and no more: what else is given is no payment. */
function asksPayee({ tokens, slots, people }: Reading, concepts: Concepts): boolean {
  const isOfElse = slots.document !== null || concepts.has("document") || people.named.length > 0;
  const isOfMoney = concepts.has("money") || concepts.has("pay");
  const words = tokens.map(({ text }) => text);
  const isToWhom = TO_WHOM(words) || words.some((word) => isReceiver(word) && !isWhoElse(word));
  return isOfMoney && !isOfElse && isToWhom && words.length <= MOST_OF_PAYEE;
}

const MOST_OF_PAYEE = 9;
/** Where money goes is told as to whom; whose it is, and who it is, are other questions. */
const TO_WHOM = phraseMatcher("a_qui ke_siapa kepada_siapa who_do_i who_do_we who_should_i کس_کو به_کی kis_ko kake");
const isWhoElse = wordMatcher("siapa mana کس কার kimin");
/** By when the number of the official platform has to be recorded, which stands at the booking. */
function ofNusukNumber(concepts: Concepts, has: (is: (word: string) => boolean) => boolean): boolean {
  return concepts.has("nusuk") && concepts.has("deadline") && (has(isNumber) || has(isOfContract));
}
