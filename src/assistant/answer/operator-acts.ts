/** What an operator asks of its desk, by the things that the question names. */
import type { ExtraAct } from "../acts.ts";
import { wordMatcher } from "../reading/number-words.ts";
import type { Token } from "../reading/tokens.ts";

/** The first that is named decides: what is asked for more exactly stands before what is asked for more widely. */
const ACTS: readonly (readonly [ExtraAct, (word: string) => boolean])[] = [
  [
    "operator.licence",
    wordMatcher(
      "licence* license* atol ترخيص* رخصه لائسنس लाइसेंस* লাইসেন্স* ruhsat* lisans* licence* agrement izin lesen مجوز* лиценз*",
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
      "sold soldout full empty seats free left selling مقاعد المقاعد متبقيه سیٹیں نشستیں सीट* আসন* সিট* koltuk* yer dolmak dolu places complet* kursi tempat habis jualan صندلی جا мест распродан*",
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
  "first urgent attention needs need answer approve waiting today now priority important اولا اول عاجل انتباه فوري پہلے فوری ابھی توجہ पहले तुरंत ज़रूरी जरूरी ध्यान আগে জরুরি এখন ilk once acil bekleyen onay urgent urgence attention priorite dabord mendesak segera dulu perhatian perlu اول فوری توجه срочн* сначала перв* внимани*",
);

/** Null: it asks of nothing that stands on the desk. */
export function operatorActOf(tokens: readonly Token[]): ExtraAct | null {
  const words = tokens.map(({ text }) => text);
  const found = ACTS.find(([, is]) => words.some(is))?.[0] ?? null;
  const isOfBookings = found === null || found === "operator.counts";
  return isOfBookings && words.some(isUrgent) ? "operator.attention" : found;
}
