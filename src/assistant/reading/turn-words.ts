/** Words by which a short turn goes on with the one before; folded, in eleven languages. */
import { wordMatcher } from "./number-words.ts";

export const isAnd = wordMatcher(
  "and what how plus also then ok و وماذا وش طيب وبعدين اور تو پھر और तो फिर আর এবং তাহলে ve ya peki et puis alors pour dan lalu terus kalau bagaimana gimana macam پس а и тогда aur to phir",
);
export const isNo = wordMatcher(
  "no nope nah cancel_that لا لأ كلا نہیں نہ नहीं नही ना না hayir yok non tidak nggak gak enggak jangan tak نه خیر нет неа nahin nahi",
);
export const isYes = wordMatcher(
  "yes yeah yep sure ok okay please نعم ايوه اي تمام اجل ہاں جی हाँ हां जी ঠিক হ্যাঁ হ্যা জি evet tamam olur oui daccord ya iya boleh baik بله آره باشه да ага конечно haan han ji",
);
export const isWhen = wordMatcher(
  "when deadline until till متى لمتى کب تاریخ कब तारीख কবে কখন zaman quand kapan bila tarikh tanggal tarih tarihlerde tarihte کی когда срок date dates kab",
);
export const isCloser = wordMatcher(
  "closer nearer nearest closest اقرب قریب نزدیک नज़दीक करीब पास কাছে yakini yakin proche proches dekat terdekat نزدیکتر ближе qareeb kareeb nazdeek nazdik paas",
);
export const isCheaper = wordMatcher(
  "cheaper cheapest less ارخص سستا سستے सस्ता सस्ते সস্তা ucuz ucuzu ucuzunu cher murah termurah ارزان ارزانتر дешевле sasta saste",
);
export const isBetter = wordMatcher("better rated افضل احسن بہتر बेहतर ভালো daha_iyi meilleur terbaik بهتر лучше behtar");
export const isLast = wordMatcher(
  "last الاخير الاخيره آخری आखिरी শেষ sonuncu sonuncusu dernier derniere terakhir آخری последний последнего akhri",
);

/** The first, the second, the third. */
export const ORDINALS: readonly ((word: string) => boolean)[] = [
  wordMatcher(
    "first 1st الاول الاولى پہلا پہلی پہلے पहला पहली पहले প্রথম* birinci* ilki premier premiere pertama اول اولی первый первая первого первую pehla pehli",
  ),
  wordMatcher(
    "second 2nd الثاني الثانيه دوسرا دوسری دوسرے दूसरा दूसरी दूसरे দ্বিতীয়* ikinci* deuxieme second seconde kedua دوم دومی второй вторая второго вторую dusra doosra dusri",
  ),
  wordMatcher(
    "third 3rd الثالث الثالثه تیسرا تیسری तीसरा तीसरी তৃতীয়* ucuncu* troisieme ketiga سوم سومی третий третья третьего третью teesra",
  ),
];
