/** What an operator asks of its desk: by what questions like it have taught, else by the things that it names. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { type ExtraAct, isExtra } from "../../intents/acts.ts";
import { isLongAgo } from "../../reading/desk.ts";
import { namesPeriod } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isDiscount } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isTomorrow, ORDINALS } from "../../reading/words/turn-words.ts";
import { monthIn } from "../../slots/months.ts";
import { isNot } from "../acts/named-facts.ts";
import { isCome } from "../acts/topic-facts.ts";
import { asksWhenVisasCome, deskAct } from "../desk/desk-acts.ts";
import { isDeparting, isExpiring, OF_PAYMENT } from "../desk/operator-bookings.ts";

export { deskTurn } from "../desk/desk-turns.ts";

const isFull = wordMatcher(
  "full copy scan file files show download picture tunjuk lihat penuh salinan fail کامل نسخه ملف صوره فائل تصویر फाइल कॉपी पूरा ফাইল কপি dosya* kopya* goster goruntu fichier* copie voir montrer berkas tampilkan unduh فایل تصویر نشان файл* копи* покаж* скан*",
);
const isPassport = wordMatcher(
  "passport* جواز* پاسپورٹ* पासपोर्ट* পাসপোর্ট* pasaport* passeport* paspor pasport گذرنامه* پاسپورت паспорт*",
);
/** Months of the ledger, and what has come in of late. */
const isOfSpan = wordMatcher(
  "month monthly months ay الشهر شهر مهینه مہینے महीने महीना মাস* ayda ayin aylik mois bulan ماه месяц*",
);

const NAMED_APART: readonly ExtraAct[] = ["operator.problems", "operator.rating"];

/** From here on what was learnt decides, below it a word that is named. */
const LEARNT = 0.4;
/** Below this it is a guess. */
const PERHAPS = 0.25;
/** That nothing of the desk is meant has to be surer. */
const LEARNT_NOTHING = 0.7;
/** And surer still, where bookings are named. */
const CERTAIN = 0.8;

/** The first that is named decides: what is asked for more exactly stands before what is asked for more widely. */
const ACTS: readonly (readonly [ExtraAct, (word: string) => boolean])[] = [
  [
    "operator.import",
    wordMatcher(
      "excel csv xlsx spreadsheet bulk import اكسل اکسل ایکسل एक्सेल এক্সেল exel tablo toplu tableur eksel impor эксель таблиц* импорт*",
    ),
  ],
  [
    "operator.decline",
    wordMatcher(
      "decline* reject refuse ارفض رفض* ٹھکرا* अस्वीकार* रिजेक्ट* প্রত্যাখ্যান* reddet* refuser decliner tolak nolak menolak отклон* отказ*",
    ),
  ],
  [
    "operator.problems",
    wordMatcher(
      "complain* reported flagged dispute* problem problems probleme* مشكله* مشکل* مسءله* समस्या* সমস্যা* sorun* masalah проблем* شكوى شكاوى نزاع* شکایت* تنازع* शिकायत* विवाद* অভিযোগ* বিরোধ* sikayet* anlasmazlik* litige* reclamation* plainte* keluhan komplain sengketa aduan pertikaian شکایت* اختلاف жалоб* жалова* пожалова* спор* претензи*",
    ),
  ],
  [
    "operator.team",
    wordMatcher(
      "team colleague* employee* staff rights role permission* access صلاحي* اختیار* अधिकार* অধিকার* yetki* droits hak akses kuasa دسترسی права доступ* payout payouts فريق فريقي موظف* ٹیم ملازم* टीम कर्मचारी* টিম কর্মচারী* ekip* calisan* equipe employe* collegue* tim karyawan pasukan pekerja تیم کارمند* همکار* команд* сотрудник* коллег*",
    ),
  ],
  [
    "operator.rating",
    wordMatcher(
      "rating* review reviews rated score تقييم* تقييمنا مراجعه مراجعات ریٹنگ ریویو* रेटिंग समीक्षा* রেটিং রিভিউ* puan* degerlendirme* yorum* note avis rating ulasan penarafan امتیاز نظر* рейтинг* отзыв* оценк*",
    ),
  ],
  [
    "operator.terms",
    wordMatcher(
      "policy terms policies سياسه شروط* شروطنا پالیسی شرائط पॉलिसी नीति शर्त* পলিসি শর্ত* politika* kosul* sart* politique conditions kebijakan polisi syarat terma سیاست شرایط* услови* политик* правил*",
    ),
  ],
  [
    "operator.improve",
    wordMatcher(
      "improve* better boost increase sell selling احسن تحسين ازيد بہتر بڑھا* बेहतर सुधार* बढ़ा* উন্নত* বাড়া* iyilestir* artir* gelistir* ameliorer mieux augmenter vendre perbaiki tingkatkan laris baiki laku بهتر بهبود افزایش улучш* повыс* увелич*",
    ),
  ],
  [
    "operator.licence",
    wordMatcher(
      "licence* license* atol ترخيص* رخصه لائسنس लाइसेंस* লাইসেন্স* ruhsat* lisans* licence* agrement izin lesen لیسانس مجوز* лиценз*",
    ),
  ],
  [
    "operator.enquiries",
    wordMatcher(
      "sawal* ask asks enquir* inquir* question questions unanswered asking asked اسیله اسءله اسله استفسار* سوال* सवाल* प्रश्न* প্রশ্ন* soru sorular* soruya sorusu questions pertanyaan soalan سوالها پرسش* вопрос*",
    ),
  ],
  [
    "operator.groups",
    wordMatcher(
      "group groups room rooms rooming roomed placed مجموعه مجموعات غرف گروپ* کمرے ग्रुप* कमरा कमरे রুম* গ্রুপ* grup* gruplar* oda* groupe* chambre* kelompok kumpulan kamar bilik گروه* اتاق* групп* комнат* расселен*",
    ),
  ],
  [
    "operator.seats",
    wordMatcher(
      "sold soldout empty seats free left مقاعد المقاعد متبقيه سیٹیں نشستیں सीट* আসন* সিট* koltuk* yer dolmak dolu places complet* kursi tempat habis jualan صندلی جا мест распродан*",
    ),
  ],
  [
    "operator.views",
    wordMatcher(
      "looked look looking clicked visitors شاف شافوا تصفح* دیکھے دیکھی देखे देखी দেখেছ* দেখছে* bakmis* bakan* bakti* regarde* consultees lihat melihat lihatin kunjung* tengok melawat دیدن دیده نگاه смотрел* посмотрел* заходил* view views viewed visits seen popular مشاهد* مشاهده زیارات دیکھا देखा* दिखा* ভিউ* দেখা* goruntulen* bakilan vu vues vus consult* dilihat tayangan tontonan بازدید* просмотр* просматр*",
    ),
  ],
  [
    "operator.papers",
    wordMatcher(
      "paper papers passport* document* visa visas وثائق جواز* اوراق پاسپورٹ* کاغذ* दस्तावेज* पासपोर्ट* কাগজ* পাসপোর্ট* belge* pasaport* papiers passeport* document* dokumen paspor pasport مدارک گذرنامه* документ* паспорт*",
    ),
  ],
  [
    "operator.unpaid",
    wordMatcher(
      "unpaid overdue owes owe late arrears outstanding متاخر* متأخر* باقی بقايا ادائیگی बकाया* बाकी বাকি* বকেয়া* odemeyen* odemedi* gecik* borc* impaye* retard* doivent belum tunggak* lewat بدهکار* نپرداخت* долг* должн* просроч* неоплач*",
    ),
  ],
  [
    "operator.revenue",
    wordMatcher(
      "revenue income turnover earn* earned takings money sales ايراد* دخل ارباح مبيعات آمدنی کمائی कमाई* आय राजस्व আয়* টাকা* gelir* ciro* kazan* para chiffre recette* revenu* encaisse* pendapatan pemasukan hasil jualan untung درآمد* پول выручк* доход* заработ* деньг*",
    ),
  ],
  [
    "operator.counts",
    wordMatcher(
      "confirmed canceled cancelled pending موكد* ملغ* کنفرم منسوخ पुष्ट* मंज़ूर* मंजूर* নিশ্চিত* বাতিল* onayl* onayda confirme* annule* dikonfirmasi disahkan dibatalkan تایید لغو подтвержд* отменен*",
    ),
  ],
];
const isUrgent = wordMatcher(
  "expire* expiring ending ends bitmek bitiyor expirent تنتهي ختم समाप्त শেষ истека* first urgent attention needs need answer approve waiting today now priority important اولا اول عاجل انتباه فوري پہلے فوری ابھی توجہ पहले तुरंत ज़रूरी जरूरी ध्यान আগে জরুরি এখন ilk once acil bekleyen onay urgent urgence attention priorite dabord mendesak segera dulu perhatian perlu اول فوری توجه срочн* сначала перв* внимани*",
);

const isOfMoney = wordMatcher(
  "revenue income turnover earn* take took taken came come money sales refund* received net ايراد* دخل ارباح مبيعات استلمنا وصل آمدنی کمائی رقم پیسے कमाई* आय राजस्व पैसे রাজস্ব আয়* টাকা* gelir* ciro* kazan* para giris* iade chiffre recette* revenu* encaisse* rentre* rembourse* pendapatan pemasukan hasil jualan masuk refund درآمد* پول دریافت* выручк* доход* заработ* деньг* поступил* возврат* kamai aamdani",
);

const isCustomer = wordMatcher(
  "customer* client* pilgrims people families booked عملاء العملاء زبائن حجاج گاہک* لوگ لوگوں حاجی* ग्राहक* लोग लोगों यात्री* গ্রাহক* মানুষ* হাজি* musteri* kisi clients pelerins personnes pelanggan jemaah orang مشتری* زائر* نفر клиент* люд* человек паломник*",
);
/** What is asked of a package or a customer who is named is answered from their bookings. */
const OF_BOOKINGS = new Set<ExtraAct | null>([
  ...([null, "operator.seats", "operator.unpaid", "operator.counts", "operator.revenue", "operator.month"] as const),
  ...(["operator.improve", "operator.views"] as const),
]);
const OF_SUMS = new Set<ExtraAct | null>(["operator.month", "operator.revenue", "operator.seats", "operator.views"]);

type Concepts = ReadonlySet<string>;

/** Null: it asks of nothing that stands on the desk. `learnt`: each act of the desk, and `none`, by how likely it is. */
export function operatorActOf(
  reading: Pick<Reading, "tokens" | "desk" | "titled"> & Partial<Pick<Reading, "wishes">>,
  concepts: Concepts,
  learnt: ReadonlyMap<string, number>,
): ExtraAct | null {
  const words = reading.tokens.map(({ text }) => text);
  if (words.some(isPassport) && words.some(isFull)) return "operator.no_files";
  if (words.some(isDraft) || (UNPUBLISHED(words) && !concepts.has("booking"))) return "operator.drafts";
  if (reading.titled.length > 0 && words.some(isDiscount)) return "pkg.discount";
  const is = (act: ExtraAct) => ACTS.some(([name, isWord]) => name === act && words.some(isWord));
  const told = deskAct({
    ...{ words, concepts, tokens: reading.tokens, desk: reading.desk },
    city: reading.wishes?.search.departureCity !== undefined,
    isOfSums:
      words.some(isOfMoney) ||
      concepts.has("money") ||
      (words.some((word) => isCome(word) || isArrived(word)) && !words.some(isCustomer) && !asksWho(words)),
    isOfQuestions: is("operator.enquiries"),
    isAnswered: words.some(isAnswering),
    isOfViews: is("operator.views"),
    isOfRating: is("operator.rating"),
    isOfTeam: is("operator.team"),
    isOfProblems: is("operator.problems"),
  });
  if (told) return told;
  if (asksWhenVisasCome(words, concepts) && !reading.desk?.named) return "operator.visas";
  const isOfNobody = !reading.desk?.named && reading.titled.length + (reading.desk?.titles.length ?? 0) === 0;
  if (isOfNobody && asksListed(words, concepts)) return "operator.listed";
  if (isOfNobody && asksWhatCame(words, concepts)) return "operator.month";
  // What became of a review that was reported stands on no list of problems or ratings.
  if (NAMED_APART.every((act) => ACTS.some(([name, is]) => name === act && words.some(is)))) return null;
  // What waits for an answer may be a question.
  const isOfQuestions = ACTS.some(([act, is]) => act === "operator.enquiries" && words.some(is));
  if (isOfNobody && reading.desk?.state && isOfQuestions && !concepts.has("booking")) return "operator.enquiries";
  // Those of a day are held against that day.
  if (reading.desk?.state === "numberless") return "operator.bookings";
  const isOpen =
    reading.desk?.state === null && concepts.has("booking") && !OF_PAYMENT.some((one) => concepts.has(one));
  if ((reading.desk?.state === "waiting" || isOpen) && isExpiring(words))
    return namesPeriod(reading.tokens) || words.some(isTomorrow) ? "operator.bookings" : "operator.attention";
  if (reading.desk?.state === "waiting" && isLongAgo(reading.tokens)) return "operator.attention";
  const isOfFirst = words.some((word) => ORDINALS[0]?.(word)) && words.some(isAnswering);
  if (isOfNobody && concepts.has("booking") && isOfFirst && !concepts.has("how") && !concepts.has("who"))
    return "operator.attention";
  if (reading.desk && asksCounts(words, reading.desk)) return "operator.counts";
  const [likeliest = "", likelihood = 0] = [...learnt].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const isOfOtherFee = OF_OTHER_FEE.some((one) => concepts.has(one));
  if (asksFee(words) && !isOfOtherFee && !reading.desk?.named) return "operator.fee";
  const taught = isExtra(likeliest) && likelihood >= PERHAPS ? likeliest : null;
  const named = plainActOf(words, concepts);
  const found = likelihood >= (likeliest === "none" ? LEARNT_NOTHING : LEARNT) ? taught : (named ?? taught);
  // Of a month that is named it is told what came in then.
  if (found === "operator.revenue" && monthIn(words) !== null) return "operator.month";
  if (found === "operator.bookings") return found;
  if (reading.desk && OF_BOOKINGS.has(likelihood >= CERTAIN ? found : named)) {
    if (reading.desk.named !== null || reading.desk.titles.length > 0) return "operator.bookings";
    if (reading.titled.length > 0) return "pkg.named";
    if (!OF_SUMS.has(likelihood >= CERTAIN ? found : named) && asksBookings(reading, concepts))
      return "operator.bookings";
  }
  const isOfAll = found === null || found === "operator.counts";
  return isOfAll && words.some(isUrgent) ? "operator.attention" : found;
}

const isArrived = wordMatcher(
  "came آیا آئے آئی आया आए आई এসেছে আসছে geldi gelmis rentre entre masuk datang آمد آمده رسید пришло поступило دخل وصل aaya aya aye",
);

/** "In" of Urdu is written as "who" of Arabic. */
const asksWho = (words: readonly string[]) =>
  words.some((word) => !IN_URDU.has(word) && conceptsIn([word]).includes("who"));
const IN_URDU = new Set(["مین"]);

/** How many packages are on sale: not their seats, nor what was sold. */
function asksListed(words: readonly string[], concepts: Concepts): boolean {
  const isCounted = concepts.has("how_many") || COUNTED(words);
  return concepts.has("package") && isCounted && !concepts.has("seat") && ON_SALE(words);
}

const COUNTED = phraseMatcher("কয়টা কয়টি কতগুলো چند_تا chand_ta koyta");
const ON_SALE = phraseMatcher(
  "on_sale for_sale live معروضه للبيع فروخت_پر बिक्री_पर লাইভ বিক্রিতে satista yayinda en_vente dijual در_فروش* в_продаже",
);

/** What came in within a month that is named: not who owes it, nor how many booked. */
function asksWhatCame(words: readonly string[], concepts: Concepts): boolean {
  const isMoney = concepts.has("pay") || concepts.has("money") || words.some(isOfMoney);
  const isElse = concepts.has("booking") || words.some((word) => isCustomer(word) || isNot(word));
  return monthIn(words) !== null && isMoney && !isElse && words.some(isCome);
}

/** What the marketplace takes of an operator. */
function asksFee(words: readonly string[]): boolean {
  if (
    words.some((word) => (isDiscount(word) && !isShare(word)) || isOfSpan(word) || isNet(word)) ||
    monthIn(words) !== null
  )
    return false;
  return words.some(isCommission) || (words.some(isShare) && words.some(isTaking));
}

const isCommission = wordMatcher(
  "commission* عموله عمولات عمولتكم کمیشن कमीशन কমিশন* komisyon* komisi* komisen کمیسیون کارمزد комисси*",
);
const isShare = wordMatcher(
  "percent percentage cut fee fees نسبه النسبه نسبت* بالميه رسوم رسومكم فیصد فیس प्रतिशत फीस फ़ीस শতাংশ ফি yuzde kesinti ucret persen peratus potongan biaya caj yuran frais pourcentage pourcent درصد процент* сбор* %",
);
const isTaking = wordMatcher(
  "take takes taking keep keeps charge you your platform site website rihla service ur u charged منصه المنصه الحجز تاخذ تاخذون تاخذوا ياخذ الموقع سائٹ لیتے لیتا لیتی कटता लेते लेता लेती साइट সাইট নেয় নেন aliyorsunuz alirsiniz aliniyor platform* siteniz kesiyorsunuz kesersiniz prenez prend prelev* ambil potong kena dikenakan layanan perkhidmatan میگیرید میگیره میگیرد سایت پلتفرم площадк* возьм* берет* сайт* платформ* удерж* lete leta leti katta ney nen",
);
const OF_OTHER_FEE = ["card", "refund", "cancel"];

/** What is left after it. */
const isNet = wordMatcher(
  "net netto netin neto after baad بعد صافي خالص نیٹ नेट शुद्ध बाद নিট পরে বাদ bersih selepas setelah apres чист* после sonra dusul* mahine",
);
/** Two numbers are asked for, and both stand among the counts of the desk. */
function asksCounts(words: readonly string[], { state, named }: NonNullable<Reading["desk"]>): boolean {
  const counted = words.filter((word) => conceptsIn([word.replace(/^و(?=\S{2})/u, "")]).includes("how_many")).length;
  return counted > 1 && named === null && (state === "waiting" || state === "confirmed");
}

/** What is done with a request. */
const isAnswering = wordMatcher(
  "answer reply respond ارد نرد اجاوب جواب جوابات जवाब জবাব উত্তর yanit* cevap* repond* jawab menjawab balas پاسخ ответить отвечать отвечу",
);

const isDraft = wordMatcher(
  "draft drafts مسوده مسودات المسودات ڈرافٹ مسودے مسودہ ड्राफ्ट ड्राफ़्ट খসড়া ড্রাফট ড্রাফটে taslak* brouillon* draf پیشنویس پیشنویسها черновик*",
);
/** On sale nowhere yet. */
const UNPUBLISHED = phraseMatcher(
  "unpublished not_published not_yet_published not_live not_yet_live arent_published isn_t_published aren_t_published havent_published haven_t_published not_on_sale_yet غير_منشور* لم_ننشر* لم_تنشر لم_ينشر ما_نشرنا* مو_منشوره مش_منشوره لسه_ما_نشر* ma_nasharna* شائع_نہیں پبلش_نہیں غیر_شائع* प्रकाशित_नहीं पब्लिश_नहीं अप्रकाशित প্রকাশ_হয়নি প্রকাশ_করিনি প্রকাশিত_হয়নি পাবলিশ_হয়নি পাবলিশ_করিনি অপ্রকাশিত publish_nahi publish_nahin publish_hoyni publish_korini yayinlanmamis* yayinlamadigimiz yayinlanmadi yayinda_olmayan yayinda_degil non_publie* pas_publie* pas_encore_publie* pas_en_ligne belum_dipublikasi* belum_terbit belum_diterbitkan belum_publish belum_tayang tak_publish* belum_dipublish منتشر_نشده* منتشر_نکرد* montasher_nashode не_опубликован* неопубликован* не_опубликовали не_выложен* ne_opublikovan*",
);

/** Which ones or how many, of some state or some days. */
function asksBookings({ tokens, desk }: Pick<Reading, "tokens" | "desk">, concepts: Concepts): boolean {
  if (desk?.state === "waiting" && tokens.some(({ text }) => ORDINALS[0]?.(text))) return false;
  if (desk?.state === "unpaid" || desk?.state === "overdue") return desk.state === "unpaid";
  if (namesPeriod(tokens) && tokens.some(({ text }) => isDeparting(text))) return true;
  const isOfBookings = concepts.has("booking") || tokens.some(({ text }) => isCustomer(text));
  const isCounted = concepts.has("how_many") || concepts.has("who");
  if (isOfBookings) return namesPeriod(tokens) || (desk?.state ?? null) !== null || isCounted;
  return (desk?.state ?? null) !== null && (isCounted || (namesPeriod(tokens) && desk?.state !== "waiting"));
}

function plainActOf(words: readonly string[], concepts: Concepts): ExtraAct | null {
  const isOfMonth = monthIn(words) !== null || words.some(isOfSpan);
  const isMoney = words.some(isOfMoney) || concepts.has("money") || concepts.has("pay");
  if (isOfMonth && isMoney && !concepts.has("booking")) return "operator.month";
  const found = ACTS.find(([, is]) => words.some(is))?.[0] ?? null;
  const isOpen = found === null || found === "operator.unpaid" || found === "operator.groups";
  if (PAPERS.some((one) => concepts.has(one)) && isOpen) return "operator.papers";
  return found === "operator.revenue" && concepts.has("booking") && !isMoney ? null : found;
}

const PAPERS = ["passport", "visa", "document"];
