/** What an operator asks of its desk, by the things that the question names. */
import type { ExtraAct } from "../acts.ts";
import { wordMatcher } from "../reading/number-words.ts";
import type { Token } from "../reading/tokens.ts";
import { monthIn } from "../slots/months.ts";

const isFull = wordMatcher(
  "full copy scan file files show download picture tunjuk lihat penuh salinan fail کامل نسخه ملف صوره فائل تصویر फाइल कॉपी पूरा ফাইল কপি dosya* kopya* goster goruntu fichier* copie voir montrer berkas tampilkan unduh فایل تصویر نشان файл* копи* покаж* скан*",
);
const isPassport = wordMatcher(
  "passport* جواز* پاسپورٹ* पासपोर्ट* পাসপোর্ট* pasaport* passeport* paspor pasport گذرنامه* پاسپورت паспорт*",
);
/** Months of the ledger, and what has come in of late. */
const isOfSpan = wordMatcher(
  "month monthly months الشهر شهر مهینه مہینے महीने महीना মাস* ayda ayin aylik mois bulan ماه месяц*",
);

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
      "decline* reject refuse ارفض رفض* رد_کروں ٹھکرا* अस्वीकार* रिजेक्ट* প্রত্যাখ্যান* reddet* refuser decliner tolak nolak menolak رد_کنم رد_کردن отклон* отказ*",
    ),
  ],
  [
    "operator.problems",
    wordMatcher(
      "complaint* dispute* problem problems شكوى شكاوى نزاع* شکایت* تنازع* शिकायत* विवाद* অভিযোগ* বিরোধ* sikayet* anlasmazlik* litige* reclamation* plainte* keluhan komplain sengketa aduan pertikaian شکایت* اختلاف жалоб* спор* претензи*",
    ),
  ],
  [
    "operator.team",
    wordMatcher(
      "team colleague* employee* staff payout payouts فريق فريقي موظف* ٹیم ملازم* टीम कर्मचारी* টিম কর্মচারী* ekip* calisan* equipe employe* collegue* tim karyawan pasukan pekerja تیم کارمند* همکار* команд* сотрудник* коллег*",
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
      "improve* better boost increase sell selling احسن تحسين ازيد بہتر بڑھا* बेहतर सुधार* बढ़ा* উন্নত* বাড়া* iyilestir* artir* gelistir* ameliorer mieux augmenter vendre perbaiki tingkatkan laris baiki laku tambah_baik بهتر بهبود افزایش улучш* повыс* увелич*",
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
      "enquir* inquir* question questions unanswered اسیله اسءله اسله استفسار* سوال سوالات सवाल* प्रश्न* প্রশ্ন* soru sorular* sorusu questions pertanyaan soalan سوالها پرسش* вопрос*",
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
      "view views viewed visits seen popular مشاهد* مشاهده زیارات دیکھا देखा* दिखा* ভিউ* দেখা* goruntulen* bakilan vu vues vus consult* dilihat tayangan tontonan بازدید* просмотр* просматр*",
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
  "expire* expiring ending ends runs_out bitmek bitiyor dolmak_uzere expirent habis_waktu تنتهي ختم समाप्त শেষ истека* first urgent attention needs need answer approve waiting today now priority important اولا اول عاجل انتباه فوري پہلے فوری ابھی توجہ पहले तुरंत ज़रूरी जरूरी ध्यान আগে জরুরি এখন ilk once acil bekleyen onay urgent urgence attention priorite dabord mendesak segera dulu perhatian perlu اول فوری توجه срочн* сначала перв* внимани*",
);

const isOfMoney = wordMatcher(
  "revenue income turnover earn* take took taken came come money sales refund* received net ايراد* دخل ارباح مبيعات استلمنا وصل آمدنی کمائی رقم پیسے कमाई* आय राजस्व पैसे রাজস্ব আয়* টাকা* gelir* ciro* kazan* para giris* iade chiffre recette* revenu* encaisse* rentre* rembourse* pendapatan pemasukan hasil jualan masuk refund درآمد* پول دریافت* выручк* доход* заработ* деньг* поступил* возврат* kamai aamdani",
);

/** Null: it asks of nothing that stands on the desk. */
export function operatorActOf(tokens: readonly Token[]): ExtraAct | null {
  const words = tokens.map(({ text }) => text);
  if (words.some(isPassport) && words.some(isFull)) return "operator.no_files";
  const isOfMonth = monthIn(words) !== null || words.some(isOfSpan);
  if (isOfMonth && words.some((word) => isOfMoney(word))) return "operator.month";
  const found = ACTS.find(([, is]) => words.some(is))?.[0] ?? null;
  const isOfBookings = found === null || found === "operator.counts";
  return isOfBookings && words.some(isUrgent) ? "operator.attention" : found;
}
