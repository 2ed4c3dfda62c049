/** What is asked of favourites, letters, the household, a card or what is late: told by words that stand together. */
import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { isForOperator, namesOperator, namesSale } from "../../reading/requests.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import {
  asksIfAny,
  asksWhatToDo,
  isHowMuch,
  isPaidAlready,
  isSoFar,
  isToGive,
  saysNotYet,
} from "../../reading/words/record-words.ts";
import { isSoFarPhrase } from "../../reading/words/thread-words.ts";
import { isIf, isTake, isWhen } from "../../reading/words/turn-words.ts";
import {
  type Asking,
  type ConceptSet,
  FEW_WORDS,
  hasNone,
  isHousehold,
  isWho,
  MOST_WORDS,
  OF_HOUSEHOLD,
  type Rule,
} from "./household-acts.ts";
import { isOfOwnLine } from "./line-acts.ts";
import { OF_OWN } from "./own-matters.ts";

export {
  areNotAccepted,
  asksIfNotInTime,
  asksIfNotThere,
  asksWhatToDo,
  isAgain,
  isEnough,
  isHowMuch,
  isOfFee,
  isPaidAlready,
  isSoFar,
  isToGive,
  saysNotYet,
} from "../../reading/words/record-words.ts";
export { deskTurn, operatorActOf } from "../deciding/operator-acts.ts";
export { countedAll, heardOfShown, noPlaceCame, OF_RECORD, recordTurn, shownTurn } from "../turns/record-turns.ts";
export { bookedAct } from "./own-booked.ts";
export { lineAct } from "./own-line.ts";

/** "… too, or only me?" */
const LONGEST_LEADING = 14;

const isKept = phraseMatcher(
  "first_choice top_choice first_pick خيارنا_الاول اختيارنا_الاول پہلی_پسند पहली_पसंद প্রথম_পছন্দ* premier_choix pilihan_pertama انتخاب_اول первый_выбор первого_выбора pehli_pasand tercih tercihlerim* tercihimiz favourite* favorite* saved shortlist* wish_list wishlist* ranked our_ranking our_preferences انتخاب_کرده* رتبه_بندی_ما اخترناها رتبناها چنے_تھے चुने_थे বেছে_রেখেছি sectigimiz siraladigimiz avions_choisis avons_choisis kami_pilih kita_pilih выбрали выбрала المفضله مفضلتي مفضلاتي المحفوظه محفوظاتي حفظتها حفظناها پسندیدہ محفوظ پسند_کیے पसंदीदा पसन्दीदा मनपसंद सेव सहेजे পছন্দের প্রিয় সংরক্ষিত সেভ favori* kaydettigim begendigim begendiklerim favoris preferes enregistres retenus favorit* simpan disimpan tersimpan kegemaran kesukaan ذخیره* محبوب* دلخواه نشان_کرده* موردعلاقه* مورد_علاقه* منتخب* избранн* сохраненн* отложенн* понравивш* pasandeeda pasandida",
);
const isChoice = phraseMatcher(
  "choice choices picks اختياراتنا خياراتنا انتخاب انتخابها پسندیں चुनाव পছন্দগুলো tercihlerimiz secimlerimiz choix pilihan выбор варианты",
);
/** Cards, plans, papers and journeys are saved too. */
const KEPT_ELSE = [
  "nusuk",
  "hold",
  "guide",
  "card",
  "instalment",
  "document",
  "pay",
  "passport",
  "photo",
  "account",
  "wallet",
  "offline",
];
const isFavourite = phraseMatcher(
  "favourite* favorite* shortlist* wishlist* المفضله مفضلتي مفضلاتي پسندیدہ पसंदीदा मनपसंद favori* favoris favorit* kegemaran kesukaan دلخواه محبوب* избранн* pasandeeda",
);
const OF_CHOICE = ["cheap", "distance", "price", "which"];

const isReplied = phraseMatcher(
  "reply replied replies answer answered answers respond responded response responses got_back heard_back wrote_back written_back رد ردت ردوا يرد ترد ردهم جاوب* اجاب* جواب جوابهم ردود جواب جواب_دیا जवाब उत्तर জবাব উত্তর cevap* yanit* repondu repond reponse* repondre balas* dibalas membalas jawab* dijawab menjawab پاسخ* جواب* ответ* отвеч* jawab jawaab uttor jobab rad radd raddo",
);
const isMessage = phraseMatcher(
  "message* msg msgs letter* رساله رسائل رسايل الرسائل رسالتي رسائلي پیغام* میسج* संदेश* मैसेज* মেসেজ* বার্তা* mesaj* pesannya pesan_dari pesan_baru mesej پیام* сообщени* письм* paigham* risala rasael",
);
const isEnquiry = phraseMatcher(
  "question questions enquir* inquir* سؤالي استفساري استفسار سوالي سوال سوالات सवाल* प्रश्न* প্রশ্ন* sorum* soruma soruya question* pertanyaan* soalan* پرسش* سوالم вопрос* sawal* prosno",
);
/** How long answers take, and what the assistant itself answers, is another question. */
const isNoReply = phraseMatcher(
  "you_answer answer_me how_long how_fast how_soon you_reply in_time كم_من_الوقت کتنی_دیر कितनी_देर কতক্ষণ ne_kadar combien_de_temps berapa_lama چقدر_طول как_долго как_быстро сколько_времени",
);

/** Where a reply will stand, how one writes, and what hangs on the operator's yes, are other questions. */
const REPLIES_ELSE = [
  ...["where", "how", "when", "how_long", "how_many", "refund", "pay", "money", "card", "licence", "booking", "state"],
  ...["health_certificate", "cancel", "rite"],
];
/** Something came: nobody asks how a message is sent. */
const isCome = phraseMatcher(
  "any new have has got unread from من جديده جديد اي وصلتني وصل کوئی نیا نئے آیا कोई नया नये आया आए নতুন কোনো এসেছে yeni gelen var geldi de_l de_la recu nouveau ada baru dari daripada از جدید آمده есть новые от пришло koi naya aaya",
);

const isLate = phraseMatcher(
  "overdue late behind متاخر* المتاخر* متاخرات تاخرت لیٹ تاخیر مقررہ_وقت_سے देर_हो देरी लेट विलंब अतिदेय পিছিয়ে দেরি বিলম্বিত মেয়াদোত্তীর্ণ gecikmis gecikti geciken geciktim gecmis retard en_retard tertunggak tunggakan terlambat telat lewat_tarikh lewat_waktu عقب_افتاد* عقبم معوق* دیر_شده просроч* опозда* опазды* der_ho",
);
const isUrgent = phraseMatcher(
  "urgent urgently pressing عاجل عاجله مستعجل فوری فوراً अर्जेंट तत्काल तुरंत জরুরি_কিছু জরুরী_কিছু কিছু_জরুরি acil ivedi urgence urgente urgentes mendesak urgen فوریت_دار срочн* горящ* zaroori_kaam urgent_kya",
);
const isAnything = phraseMatcher(
  "anything something what which any شيء شي حاجه اي ما_هو ما کچھ کوئی کیا कुछ कोई क्या কিছু কোনো কি কী bir_sey ne var_mi quelque_chose quoi qu ce_qui sesuatu apa ada چیزی چی کاری что что_то что_нибудь есть kuch koi kya",
);
const isLeft = phraseMatcher(
  "left remain* remaining باقي باقيه بقي متبقي باقی رہ_گئے बचे बाकी शेष বাকি আছে kaldi kalmis kalan reste restent restant lagi tersisa tinggal مانده مونده باقیست осталось остается остались baki bache",
);
const isToDo = phraseMatcher(
  "do doing done نسوي نسويه نعمل نعمله اسوي اعمل سواه کرنا کرنے کرنی करना करने करनी করা করার করতে করণীয় yapmamiz yapmam yapacak* yapilacak* yapilmasi faire lakukan dilakukan dikerjakan buat انجام بکنیم بکنم کنیم сделать делать karna karne korar korte",
);
const isDays = phraseMatcher("days day يوم ايام یوم دن دنوں दिन দিন gun jours jour hari روز дней дня день din");

const isHowMany = phraseMatcher("how_many كم کتنے कितने কত কতদিন কয় kac combien berapa چند سكم сколько kitne koto");

const isArrived = phraseMatcher(
  "arrive* come_through came_through received reach* credited landed show_up shown shows showing t_show not_show appear* visible t_see cant_see see_it it_there وصل* توصل ظهر* يظهر تظهر يبان باين جاء نزل پہنچ* آیا آئی آئے مل_گیا مل_گئی دکھائی_نہیں دکھ_نہیں نظر_نہیں पहुँच* पहुंच* आया आए आई मिल_गया मिल_गई जमा_हो जमा_हुआ दिख_नहीं दिखाई_नहीं नहीं_दिख नज़र_नहीं এসেছে এসেছে_কি আসছে পৌঁছ* পেয়েছে দেখা_যাচ্ছে_না দেখাচ্ছে geldi gelmedi ulast* ulasmadi yatti yatmadi gorun* gecti gozuk* arrive* recu* apparai* apparu* affiche* visible credite* masuk sudah_sampai dah_sampai sampai_belum tak_sampai muncul tampil nampak sudah_diterima dah_terima belum_diterima رسیده رسیدن نرسید* آمد آمده نیامده نشست ننشست واریز_شد نشان دیده приш* дош* дошла поступ* видно видна отобра* зачисл* отраж* pahunch* aaya aye mil_gaya dikh_nahi nahi_dikh dikhai_nahi wasal wasalat waslat",
);
const isPaid = phraseMatcher(
  "paid payment payments transfer transferred transfered money sent wired دفع دفعت دفعنا دفعه دفعتي الدفعه حول حولت حولنا تحويل التحويل المبلغ فلوس ادا* ادائیگی پیسے رقم بھیج* بھجوا* भुगतान पैसे रकम भेज* चुका* जमा पेमेंट টাকা পেমেন্ট পাঠিয়েছে পাঠিয়েছি দিয়েছে দিয়েছি পরিশোধ odedi odedim odedik odeme odemem odemesi yatirdi yatirdim gonderdi para paye payes paiement versement vire virement verse bayar bayaran pembayaran membayar transfer wang uang duit kirim mengirim پرداخت* پول واریز* ریخت* حواله заплат* оплат* платеж* платёж* перевел* перевод* деньги внес* paisay paise paisa payment bheje bheja adaigi dafa3 dafa",
);
const isRefund = phraseMatcher(
  "refund refunded refunds money_back الاسترداد استردادي المسترد استرجاع ریفنڈ رقم_واپس پیسے_واپس रिफंड वापसी पैसे_वापस রিফান্ড ফেরত iade* iadem rembours* pengembalian refundnya bayaran_balik dikembalikan dipulangkan بازپرداخت* برگشت* عودت پس_گرفت* возврат* вернул* refand",
);
const isAskedWhere = phraseMatcher("where wheres أين اين وين کہاں कहाँ कहां কোথায় nerede ou mana dimana کجا کو где kahan");
const PAID_ELSE = [
  ...["receipt", "refund", "cancel", "wallet", "ticket", "document", "passport", "visa", "deadline", "camp"],
  ...["currency_rate", "package", "where", "nusuk", "booking", "hold"],
];

const isCard = phraseMatcher(
  "card cards payment_method* way_to_pay method_of_payment بطاقتي البطاقه بطاقه طريقه_الدفع کارڈ طریقہ_ادائیگی ادائیگی_کا_طریقہ कार्ड भुगतान_का_तरीका কার্ড* পেমেন্ট_মাধ্যম kart kartim* karti* kartla odeme_yontem* carte cartes moyen_de_paiement kartu kad metode_pembayaran cara_bayar kaedah_pembayaran cara_pembayaran کارت* روش_پرداخت карту карты картой карта способ_оплат*",
);
const isOtherCard = phraseMatcher(
  "change* replace* switch another different other update new remove غير* اغير تغيير ابدل تبديل استبدل* استبدال اخرى ثانيه جديده بدل* بدلوں تبدیل دوسرا دوسرے نیا बदल* दूसरे दूसरा नया বদল* পাল্টা* পরিবর্তন অন্য নতুন degis* baska yeni chang* remplac* autre nouvelle ganti* mengganti mengubah ubah tukar* menukar lain baru عوض* تغییر دیگر* جدید поменя* смен* измен* заменить друг* нов* badal* badlun",
);
const isRate = phraseMatcher(
  "rate rates exchange fee fees kurs kuru taux frais taux_de_change سعر صرف رسوم شرح فیس دर दर रेट शुल्क হার রেট ফি نرخ کارمزد курс* комисси*",
);
const isKeptReady = phraseMatcher(
  "ready standby spare backup two تیار تیاری तैयार প্রস্তুত hazir pret siap sedia patut آماده готов* запасн* tayyar tayar",
);
const CARD_ELSE = [
  "nusuk",
  "refund",
  "money",
  "split",
  "instalment",
  "guide",
  "booking",
  "visa",
  "phone",
  "vaccine",
  "document",
  "charge_failed",
  "name",
  "receipt",
];

const isLeaving = phraseMatcher(
  "leave quit exit get_out_of اغادر مغادره الخروج اخرج نخرج خروج اترك ترك انسحب چھوڑ* نکل* نکلوں छोड़* निकल* ছাড়ব ছাড়বো ছাড়তে ছেড়ে বের_হব বের_হতে বের_হওয়া বেরিয়ে বের ayril* cik* cikmak quitter sortir keluar tinggalkan meninggalkan خارج ترک выйти выхожу покинуть выход уйти chhor* chod* nikal*",
);
const isInvite = phraseMatcher(
  "invit* دعوه الدعوه دعوتي دعوت* ادعو आमंत्रण निमंत्रण न्योता আমন্ত্রণ* দাওয়াত davet* invit* undang* undangan jemput* دعوت* приглаш* dawat*",
);
const isAgain = phraseMatcher(
  "again resend re_send once_more another_time expired lapsed renew* مره_اخرى مره_ثانيه مجددا من_جديد ثانيه انتهت دوبارہ پھر_سے ختم دوباره फिर दोबारा दुबारा खत्म আবার পুনরায় tekrar yeniden yine doldu renvoyer nouveau encore expire* ulang lagi semula kedaluwarsa tamat مجدد* منقضی снова заново еще_раз ещё_раз повторно истекло dobara phir_se",
);
const isRemoving = phraseMatcher(
  "remove* delete kick_out take_out احذف حذف ازيل ازاله اشيل نحذف ہٹا* نکال* ডিলিট हटा* निकाल* সরা* বাদ_দি* বাদ_দেব cikar* sil* kaldir* retirer enlever supprimer exclure keluarkan hapus mengeluarkan menghapus buang membuang حذف بیرون_کن* удал* убрать исключить hata* nikaal*",
);
const isLeader = phraseMatcher(
  "admin admins administrator* in_charge manages ادمن المشرف مشرف مشرفه مدير المدير ایڈمن منتظم एडमिन व्यवस्थापक अडमिन অ্যাডমিন* এডমিন* প্রশাসক পরিচালক yonetici* admini admin* administrateur* administratrice pengelola pentadbir مدیر سرپرست ادمین администратор* админ* главный главная",
);
const LEADING_ELSE = ["invite", "add", "delete", "change", "how", "see"];

const asksFavourites: Asking = ({ words, reading, concepts }) =>
  isKept(words) &&
  reading.titled.length === 0 &&
  hasNone(concepts, KEPT_ELSE) &&
  (concepts.has("package") ||
    concepts.has("compare") ||
    isChoice(words) ||
    (isFavourite(words) && OF_CHOICE.some((one) => concepts.has(one))));

const asksForReply: Asking = ({ words, reading, concepts }) => {
  const isElse = isNoReply(words) || isForOperator(reading.tokens) || words.some(isIf) || words.length > MOST_WORDS;
  if (isElse || !hasNone(concepts, REPLIES_ELSE)) return false;
  if (namesOperator(reading.tokens)) return isReplied(words) || (isMessage(words) && isCome(words));
  return isReplied(words) && (isEnquiry(words) || isMessage(words)) && reading.people.isSelf;
};

const asksLate: Asking = ({ words, reading, concepts }) =>
  isLate(words) &&
  words.length <= FEW_WORDS &&
  isAnything(words) &&
  !isOfOne(reading) &&
  [...concepts].every((one) => OF_ALL_DUE.has(one));

const asksUrgent: Asking = ({ words, reading, concepts }) =>
  isUrgent(words) &&
  isAnything(words) &&
  words.length <= MOST_WORDS &&
  !isOfOne(reading) &&
  [...concepts].every((one) => OF_ALL_DUE.has(one));

const asksLeftToDo: Asking = ({ words, reading, concepts }) =>
  isLeft(words) &&
  isToDo(words) &&
  !concepts.has("next") &&
  words.length <= MOST_WORDS &&
  !isOfOne(reading) &&
  reading.tokens.every(({ value }) => value === null) &&
  [...concepts].every((one) => OF_ALL_DUE.has(one) || HEARD_IN_LEFT.has(one));

/** The Arabic "left" is spelled like a package, the French "do" like what is fair. */
const HEARD_IN_LEFT = new Set(["package", "fair"]);

const isOfPaying = (words: readonly string[]) => words.includes("ne") && words.some((word) => word.startsWith("ode"));
/** "How much have we given until now?", where no word says money, and whether anything was. */
const asksPaidSoFar: Asking = ({ words, reading, concepts }) =>
  (isHowMuch(words) || asksIfAny(words, concepts) || isOfPaying(words)) &&
  words.some((word) => isPaidAlready(word) || isCollected(word)) &&
  (words.some(isSoFar) || isSoFarPhrase(words)) &&
  words.length <= MOST_WORDS &&
  !isOfOne(reading) &&
  hasNone(concepts, ["owe", "need", "refund", "document", "receipt", "seat", "when", "deadline", "split"]);

/** What has to be paid altogether, of nothing that is named. */
const asksToPay: Asking = ({ words, reading, concepts }) =>
  isHowMuch(words) &&
  (concepts.has("pay") || words.some(isToGive)) &&
  concepts.has("need") &&
  words.length <= FEW_WORDS &&
  reading.wishes.count === 0 &&
  reading.titled.length === 0 &&
  reading.numbers.sums.length === 0 &&
  !isOfOne(reading) &&
  hasNone(concepts, ["refund", "cancel", "receipt", "ticket", "document", "camp", "package", "booking", "hold"]) &&
  hasNone(concepts, ["card", "instalment", "when", "split", "next", "rite", "hotel", "flight", "guide"]);

/** Whether somebody else may bear a part. */
const asksToShare: Asking = ({ words, reading, concepts }) =>
  isPart(words) &&
  (concepts.has("pay") || concepts.has("money") || words.some(isToGive)) &&
  reading.people.named.length + reading.people.missing.length + reading.people.others.length > 0 &&
  reading.slots.document === null &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["refund", "cancel", "instalment"]);

const isPart = phraseMatcher(
  "part half share portion جزء نص نصف قسم حصه حصہ آدھا आधा हिस्सा अंश অর্ধেক অংশ yarisi* kismini kisim bir_kism* payini partie moitie part separuh sebagian setengah sebahagian بخشی قسمتی نصفش часть половин* adha aadha hissa",
);

/** A picture that one takes with the own telephone. */
const asksOwnPicture: Asking = ({ words, reading, concepts }) =>
  concepts.has("phone") &&
  (reading.slots.document === "photo" || words.some(isPhotographed)) &&
  words.some((word) => isTake(word) || isPhotographed(word) || isTaken(word)) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["upload", "rite", "offline", "lost"]);

const isPhotographed = wordMatcher("photograph اصور نصور تصوير selfie selfi çek* cek* фотографир* снять memfoto");
const isTaken = wordMatcher("le lena لیں لوں ले लेना लूं तोल* তুল* তোলা بگیرم گرفت بگیریم prendre ambil сделать");

const isCollected = wordMatcher("jama जमा جمع জমা joma bayar");

const asksDaysLeft: Asking = ({ words, reading, concepts }) =>
  isDays(words) &&
  isLeft(words) &&
  (isHowMany(words) || concepts.has("days_left")) &&
  words.length <= FEW_WORDS &&
  !namesSale(reading.tokens) &&
  !isOfOne(reading) &&
  reading.tokens.every(({ value }) => value === null) &&
  [...concepts].every((one) => OF_DAYS.has(one));

/** All else that a question of everything that is due may be read as; anything further names its own matter. */
const OF_ALL_DUE = new Set([
  ...[
    "which",
    "next",
    "deadline",
    "do",
    "need",
    "everyone",
    "days_left",
    "owe",
    "see",
    "emergency",
    "hello",
    "can_you",
  ],
  // Heard in words of the same letters: "tempo", "seterusnya", "срок".
  ...["how_many", "when", "expire", "seat"],
]);
const OF_DAYS = new Set([
  ...["how_many", "how_long", "days_left", "owe", "need", "when", "do", "price", "how", "day_of_hajj", "deadline"],
]);

function isOfOne({ slots, people, booked }: Reading): boolean {
  return slots.document !== null || people.named.length > 0 || booked.length > 0;
}

const asksRefundArrived: Asking = ({ words, concepts }) =>
  (isRefund(words)
    ? isArrived(words) || isAskedWhere(words)
    : concepts.has("cancel") && isPaid(words) && isArrived(words) && saysNotYet(words)) &&
  !words.some(isIf) &&
  hasNone(concepts, ["wallet", "how_many", "price", "when", "how_long", "wait_room"]) &&
  (isRefund(words) ? !concepts.has("cancel") : true) &&
  words.length <= MOST_WORDS;

/** Where money left and no booking came, danger has been heard before. */
const asksPaymentArrived: Asking = ({ words, reading, concepts }) => {
  if (!isPaid(words) || isRefund(words) || words.length > MOST_WORDS || concepts.has("charge_failed")) return false;
  if (!isArrived(words) || words.some((word) => isIf(word) || isWhen(word)) || !hasNone(concepts, PAID_ELSE))
    return false;
  const isOfPayer = reading.people.named.length + reading.people.missing.length > 0 || reading.people.isSelf;
  return isOfPayer || saysNotYet(words) || words.length <= FEW_WORDS - 1;
};

const asksCard: Asking = ({ words, reading, concepts }) =>
  isCard(words) &&
  isOtherCard(words) &&
  !isRate(words) &&
  !isKeptReady(words) &&
  words.length <= MOST_WORDS &&
  reading.slots.document === null &&
  hasNone(concepts, CARD_ELSE);

/** What is done once the own turn has come. */
const asksOfTurn: Asking = ({ words, reading, concepts }) =>
  reading.hasTravellers &&
  isOfOwnLine(words) &&
  asksWhatToDo(words, concepts) &&
  hasNone(concepts, ["alert", "hotel", "flight", "prayer", "rite", "pay", "nusuk"]);

const RULES: readonly Rule[] = [
  ...OF_OWN,
  ...OF_HOUSEHOLD,
  ["pay.methods", ({ words, concepts }) => isCard(words) && isKept(words) && hasNone(concepts, ["package", "cancel"])],
  ["queue.turn", asksOfTurn],
  ["pkg.favourites", asksFavourites],
  ["trip.replies", asksForReply],
  ["pay.refund_arrived", asksRefundArrived],
  ["pay.paid", asksPaymentArrived],
  ["pay.change_card", asksCard],
  ["family.again", ({ words }) => isInvite(words) && isAgain(words) && words.length <= MOST_WORDS],
  [
    "family.admin",
    ({ words, reading, concepts }) =>
      isLeader(words) &&
      (isWho(words) ? words.length <= FEW_WORDS : reading.people.named.length > 0 && hasNone(concepts, LEADING_ELSE)) &&
      (isHousehold(words) || words.length <= 4) &&
      !namesOperator(reading.tokens) &&
      words.length <= LONGEST_LEADING,
  ],
  [
    "family.remove",
    ({ words, reading, concepts }) =>
      isHousehold(words) &&
      isRemoving(words) &&
      (reading.people.named.length + reading.people.missing.length > 0 || concepts.has("member")) &&
      hasNone(concepts, ["booking", "document", "account"]) &&
      words.length <= MOST_WORDS,
  ],
  [
    "family.leave",
    ({ words, reading, concepts }) =>
      isHousehold(words) &&
      isLeaving(words) &&
      reading.people.named.length + reading.people.missing.length + reading.people.strangers.length === 0 &&
      hasNone(concepts, ["booking", "wait_room", "rite", "when", "flight", "hotel"]) &&
      words.length <= FEW_WORDS,
  ],
  ["journey.late", asksLate],
  ["journey.next", asksUrgent],
  ["journey.due", asksLeftToDo],
  ["pay.paid", asksPaidSoFar],
  ["pay.owed", asksToPay],
  ["pay.split", asksToShare],
  ["doc.fix", asksOwnPicture],
  ["hajj.days", asksDaysLeft],
];

/** Null: the words alone do not tell. */
export function accountAct(reading: Reading, concepts: ConceptSet): ExtraAct | Intent | null {
  if (!reading.hasTravellers && !reading.hasBookings) return null;
  const heard = { words: reading.tokens.map(({ text }) => text), reading, concepts };
  return RULES.find(([, asks]) => asks(heard))?.[0] ?? null;
}
