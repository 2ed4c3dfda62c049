/** How things are done on a desk, and sums of whole years: told by words that stand together, before what questions like it have taught. */
import { conceptsIn } from "../../concepts/concepts.ts";
import type { ExtraAct } from "../../intents/acts.ts";
import { namesPeriod, periodIn } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import type { Token } from "../../reading/words/tokens.ts";
import { isBefore, isConditional, isIf } from "../../reading/words/turn-words.ts";
import { monthIn } from "../../slots/months.ts";
import { isNot } from "../acts/named-facts.ts";
import {
  HAPPENS,
  isApproving,
  isBalance,
  isCash,
  isConversion,
  isDealing,
  isDear,
  isEntering,
  isExporting,
  isFreeSeat,
  isHowTo,
  isImporting,
  isLeastWord,
  isMostWord,
  isOurs,
  isPayout,
  isPrivately,
  isRefunded,
  isSecret,
  isStatement,
  isTakingMoney,
  isTooLate,
} from "./desk-words.ts";

type Concepts = ReadonlySet<string>;

/** As much of a question as these rules read. */
export interface AskedOfDesk {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  readonly concepts: Concepts;
  readonly desk: Reading["desk"];
  readonly city: boolean;
  readonly isOfSums: boolean;
  readonly isOfQuestions: boolean;
  readonly isAnswered: boolean;
  readonly isOfViews: boolean;
  readonly isOfRating: boolean;
  readonly isOfTeam: boolean;
  readonly isOfProblems: boolean;
}

type DeskRule = (asked: AskedOfDesk) => boolean;

const asksHow = ({ concepts, words }: AskedOfDesk) =>
  concepts.has("how") || concepts.has("where") || concepts.has("do") || isHowTo(words);
const supposes = ({ words }: AskedOfDesk) => words.some((word) => isIf(word) || isConditional(word)) || HAPPENS(words);
const isOfNobody = ({ desk }: AskedOfDesk) => !desk?.named && (desk?.titles.length ?? 0) === 0;

/** A year, or one of the months of a year: "2024", "last year". */
export function namesYear(tokens: readonly Token[]): boolean {
  if (tokens.some(({ value }) => value !== null && isYearNumber(value))) return true;
  const period = periodIn(tokens, "2026-01-01");
  return Boolean(period?.first.endsWith("-01-01") && period.last.endsWith("-12-31"));
}

export function isYearNumber(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}
const FIRST_YEAR = 2015;
const LAST_YEAR = 2045;

const exports: DeskRule = (asked) => isExporting(asked.words) && !asked.words.some(isImporting);
const lapses: DeskRule = (asked) => {
  const isOfAnswer =
    asked.concepts.has("booking") || asked.isAnswered || isApproving(asked.words) || asked.words.some(isApproval);
  const isPicked = ["which", "who", "how_many"].some((one) => asked.concepts.has(one)) && !HAPPENS(asked.words);
  return (
    supposes(asked) &&
    !isPicked &&
    (isTooLate(asked.words) || asked.words.some((word) => isNot(word) || isDenied(word))) &&
    isOfAnswer &&
    !asked.isOfQuestions &&
    !asked.isOfProblems &&
    asked.desk?.named == null
  );
};
const isDenied = wordMatcher("dont don didnt نہ न لم ندهیم نکنیم نکنم onaylamaz* yanitlamaz* nggak gak ga na");
const isApproval = wordMatcher(
  "approval approvals موافقه الموافقه منظوری मंज़ूरी मंजूरी অনুমোদন* অ্যাপ্রুভ* onay* approbation persetujuan kelulusan تایید подтвержден*",
);
/** "If somebody cancels 40 days before?" */
const comesBack: DeskRule = (asked) => {
  const isOfRefund = asked.concepts.has("cancel") || asked.concepts.has("refund") || asked.words.some(isRefunded);
  const isDated = asked.tokens.some(
    ({ value }, at) =>
      value !== null && [asked.tokens[at + 1], asked.tokens[at - 1]].some((one) => one && isDay(one.text)),
  );
  const isAhead = asked.words.some(isBefore) || supposes(asked);
  return isOfRefund && isDated && isAhead && (asked.desk?.named?.length ?? 0) < 2;
};
const approves: DeskRule = (asked) => {
  if (!isApproving(asked.words) || asked.concepts.has("how_many")) return false;
  if (asked.concepts.has("how") || isHowTo(asked.words) || supposes(asked)) return true;
  const isOfOne = asked.desk?.named != null;
  return !asked.concepts.has("which") && (isOfOne || asked.words.length <= FEW_WORDS);
};
const FEW_WORDS = 3;
const takesCash: DeskRule = ({ words }) => (words.some(isCash) || isPrivately(words)) && isTakingMoney(words);
const usesSecret: DeskRule = ({ words, concepts }) => isSecret(words) && concepts.has("nusuk");
const pays: DeskRule = (asked) => {
  const isOfTeam = asked.concepts.has("who") && !asked.concepts.has("when");
  return (
    (isPayout(asked.words) || GETS_PAID(asked.words)) &&
    !isOfTeam &&
    isOfNobody(asked) &&
    !asked.concepts.has("booking")
  );
};
const GETS_PAID = phraseMatcher(
  "do_i_get_paid do_we_get_paid will_i_be_paid get_my_money get_our_money متى_استلم_فلوسي متى_نستلم_المال متى_يصل_المال پیسے_کب_ملیں_گے रकम_कब_मिलेगी पैसे_कब_मिलेंगे টাকা_কবে_পাব paramizi_ne_zaman parami_ne_zaman serai_je_paye serons_nous_payes kapan_saya_dibayar kapan_uang_cair bila_saya_dibayar کی_پولم کی_پول_ما когда_мне_заплатят когда_нам_заплатят",
);
const entersNumber: DeskRule = (asked) => {
  const isOfNumber = asked.concepts.has("visa") || asked.concepts.has("nusuk");
  const isNumbered = asked.words.some((word) => NUMBERED.test(word));
  return isOfNumber && isNumbered && isEntering(asked.words) && asksHow(asked);
};
const NUMBERED = /^(?:number|numbers|ال?رقم|ارقام|نمبر|नंबर|नम्बर|নম্বর|numara|numero|nomor|nombor|شماره|номер)/u;
const replies: DeskRule = (asked) =>
  asked.isOfQuestions &&
  asked.isAnswered &&
  (asked.concepts.has("how") || isHowTo(asked.words)) &&
  !asked.concepts.has("how_many");
const plans: DeskRule = (asked) =>
  asked.concepts.has("instalment") && isOfNobody(asked) && !isLateState(asked) && !asked.concepts.has("booking");
const isLateState = ({ desk }: AskedOfDesk) =>
  desk?.state === "overdue" || (desk?.state === "unpaid" && desk.named !== null);
const converts: DeskRule = ({ words }) => isConversion(words);
const sums: DeskRule = (asked) => {
  const isOfTime = monthIn(asked.words) !== null || namesYear(asked.tokens);
  const isOfMoney = asked.isOfSums || asked.words.some(isRefunded) || asked.concepts.has("refund");
  if (asked.isOfTeam) return false;
  if (asked.words.some(isStatement) || (isOfTime && asked.words.some(isBalance))) return isOfNobody(asked);
  const isElse = ["booking", "cancel", "package", "seat"].some((one) => asked.concepts.has(one));
  return isOfMoney && isOfTime && isOfNobody(asked) && !isElse && asked.desk?.state !== "cancelled";
};
const booked: DeskRule = ({ concepts, tokens, desk }) =>
  concepts.has("booking") &&
  concepts.has("how_many") &&
  namesPeriod(tokens) &&
  !["money", "pay", "price", "refund", "cancel"].some((one) => concepts.has(one)) &&
  desk?.state == null;
/** "How many bookings are urgent today?" */
const presses: DeskRule = ({ words, concepts }) => {
  const counted = words.filter((word) => conceptsIn([word]).includes("how_many")).length;
  return concepts.has("booking") && words.some(isPressing) && counted < 2;
};
const isPressing = wordMatcher(
  "urgent urgents urgente urgentes pressing عاجل عاجله مستعجل* فوری अर्जेंट ज़रूरी जरूरी জরুরি acil* pressant* mendesak segera فوريه срочн* arjent",
);
/** When visas come is no matter of a desk's own papers. */
export const asksWhenVisasCome = (words: readonly string[], concepts: Concepts) =>
  concepts.has("visa") && concepts.has("when") && !words.some((word) => NUMBERED.test(word));
/** "Which bookings does Hafsa handle?" */
const dealt: DeskRule = ({ concepts, words, desk }) => concepts.has("booking") && isDealing(words) && !desk?.named;
/** "Which booking is the biggest?" */
const biggest: DeskRule = ({ concepts, words }) => concepts.has("booking") && isMostWord(words);
const soldOnNusuk: DeskRule = ({ concepts, words, desk }) =>
  concepts.has("nusuk") &&
  !["booking", "when", "opens", "deadline", "where"].some((one) => concepts.has(one)) &&
  words.some(isSold) &&
  !desk?.named;
const isSold = wordMatcher(
  "sold sell sells selling sales laris laku terlaris vend vendent satiyor satan satilan satar بيع بعنا مبيعات المبيعات فروخت بکا بیچا बिका बिक्री बेचा বিক্রি* satil* sattik satis* vendu vendus ventes terjual jualan dijual فروخته فروش продан* продаж* продали",
);
/** "P-1001" is the number of a problem. */
const ofProblem: DeskRule = ({ tokens, desk }) =>
  !desk?.named &&
  (desk?.unfound.length ?? 0) === 0 &&
  tokens.some(({ text }, at) => text === "p" && (tokens[at + 1]?.value ?? 0) >= FIRST_PROBLEM);
const FIRST_PROBLEM = 100;
const averages: DeskRule = ({ concepts, words, isOfRating }) =>
  words.some(isAverage) && (concepts.has("booking") || concepts.has("price") || isBill(words)) && !isOfRating;
const isAverage = wordMatcher(
  "average avg متوسط معدل اوسط औसत গড়* ortalama* moyen moyenne moyens rata rerata purata میانگین средн*",
);
const isBillWord = wordMatcher("чек panier sepet keranjang");
const isBill = (words: readonly string[]) => words.some(isBillWord);
/** Of a package of the own: what it costs, and when it leaves. */
const ofTitle: DeskRule = ({ concepts, desk }) =>
  (desk?.titles.length ?? 0) > 0 &&
  !desk?.named &&
  desk?.state == null &&
  (concepts.has("price") || concepts.has("when")) &&
  !["booking", "refund", "cancel", "pay", "visa", "who"].some((one) => concepts.has(one));
/** "May Hafsa see the refunds?" is of somebody's rights. */
const maySee: DeskRule = ({ words, concepts }) =>
  (isMaySee(words) || (words.some(isMay) && words.some(isSeeing))) && !words.some(isAsker) && !concepts.has("passport");
const isMay = wordMatcher("can may could");
const isSeeing = wordMatcher("see access view change edit approve");
const isAsker = wordMatcher(
  "i we you me انا نحن احنا اشوف نشوف ہم میں हम मैं আমি আমরা biz ben je nous on vous saya kami kita ما من я мы hum main pilgrim pilgrims customer customers hajj",
);
const isMaySee = phraseMatcher(
  "يقدر_يشوف تقدر_تشوف يستطيع_رؤيه دیکھ_سکتا دیکھ_سکتی دیکھ_سکتے देख_सकता देख_सकती দেখতে_পারে* দেখতে_পারবে* gorebilir* peut_voir a_acces bisa_lihat bisa_melihat boleh_lihat boleh_melihat boleh_tengok می_بیند میبیند میتواند_ببیند می_تواند_ببیند میتونه_ببینه می_تونه_ببینه может_видеть видит может_смотреть dekh_sakta dekh_sakti",
);
const own: DeskRule = ({ concepts, words, city, desk }) => {
  const isOwn = isOurs(words) || words.some((word) => /^paket(?:ler)?imiz/.test(word));
  const isOfPrice = concepts.has("price") || concepts.has("cheap") || words.some(isDear);
  return isOwn && concepts.has("package") && (city || isOfPrice) && !desk?.named;
};
const seats: DeskRule = (asked) =>
  (isFreeSeat(asked.words) || (asked.city && asked.concepts.has("seat"))) &&
  isOfNobody(asked) &&
  !asked.concepts.has("booking");
const views: DeskRule = ({ desk, isOfViews }) => isOfViews && !desk?.named && (desk?.titles.length ?? 0) > 0;
const rating: DeskRule = ({ desk, isOfRating, words }) =>
  isOfRating && !desk?.named && ((desk?.titles.length ?? 0) > 0 || isMostWord(words) || isLeastWord(words));
const sellers: DeskRule = ({ concepts, words, isOfViews, isOfRating, desk }) =>
  concepts.has("package") &&
  (isMostWord(words) || isLeastWord(words)) &&
  (words.some(isSold) || concepts.has("booking")) &&
  !isOfViews &&
  !isOfRating &&
  !desk?.named;
/** "How do I make a new package?", "change its price". */
const ofPackages: DeskRule = (asked) => {
  const isDone = isHowTo(asked.words) || asked.concepts.has("how") || asked.concepts.has("where");
  const isOfThem = asked.concepts.has("package") || asked.concepts.has("price");
  return isDone && isOfThem && asked.words.some(isMaking) && !asked.concepts.has("booking");
};
/** "How do I cancel a booking?": there is one way, and a reason is given. */
const declines: DeskRule = (asked) =>
  isHowTo(asked.words) && asked.concepts.has("cancel") && asked.concepts.has("booking") && isOfNobody(asked);
const isMaking = wordMatcher(
  "create make bikin baru new add change edit publish raise update انشء اضيف نضيف اعدل نعدل انشر ننشر اغير نغير بناؤں بنائیں بدلوں بدلیں نیا شائع बनाऊँ बनाएँ बनाए बदलें बदलूँ नया जोड़ें প্রকাশ বানাব বদলাব তৈরি যোগ নতুন olustur* degistir* ekle* yayinla* guncelle* yeni creer modifier changer publier ajouter nouveau buat ubah tambah terbitkan ganti tukar cipta kemaskini بسازم بسازیم تغییر ویرایش اضافه منتشر создать изменить добавить опубликовать поменять новый banaun badlun",
);
const writes: DeskRule = (asked) =>
  isHowTo(asked.words) &&
  asked.words.some(isMessaging) &&
  (asked.words.some(isClient) || asked.concepts.has("booking")) &&
  !asked.isOfQuestions;
const isMessaging = wordMatcher(
  "write message messages contact reply اكتب نكتب رساله اراسل لکھوں پیغام لکھیں लिखूँ लिखें संदेश मैसेज লিখব বার্তা মেসেজ yazarim yazabilir* mesaj* ecrire contacter tulis pesan kirim hubungi mesej hantar بنویسم پیام написать сообщение связаться",
);
const isClient = wordMatcher(
  "customer customers client clients pilgrim pilgrims عميل العميل عملاء الحاج حاج گاہک حاجی ग्राहक हाजी গ্রাহক হাজি* musteri* haci* pelerin pelerins jemaah pelanggan مشتری زائر клиент* паломник*",
);
const assigns: DeskRule = (asked) =>
  (isHowTo(asked.words) || asked.concepts.has("can_you")) && asked.words.some(isHandingOver) && !asked.isOfQuestions;
const isHandingOver = wordMatcher(
  "assign reassign delegate اسند نسند احول نحول سپرد सौंपूँ सौंपें असाइन অ্যাসাইন দায়িত্ব ata atar atarim devret* assigner attribuer confier tugaskan menugaskan serahkan بسپارم بسپاریم واگذار назначить передать поручить",
);

const RULES: readonly (readonly [ExtraAct, DeskRule])[] = [
  ["operator.nusuk_login", usesSecret],
  ["operator.cash", takesCash],
  ["operator.export", exports],
  ["operator.terms", comesBack],
  ["operator.lapse", lapses],
  ["operator.approve", approves],
  ["operator.numbers", entersNumber],
  ["operator.reply", replies],
  ["operator.payout", pays],
  ["operator.instalments", plans],
  ["operator.conversion", converts],
  ["operator.revenue", soldOnNusuk],
  ["operator.average", averages],
  ["operator.sellers", sellers],
  ["operator.package_how", ofPackages],
  ["operator.decline", declines],
  ["operator.assign", assigns],
  ["operator.write", writes],
  ["operator.problems", ofProblem],
  ["operator.attention", presses],
  ["operator.bookings", biggest],
  ["operator.bookings", dealt],
  ["operator.bookings", booked],
  ["operator.views", views],
  ["operator.rating", rating],
  ["operator.listed", own],
  ["operator.listed", ofTitle],
  ["operator.team", maySee],
  ["operator.month", sums],
  ["operator.seats", seats],
];

/** Null: no such words stand in it. */
export function deskAct(asked: AskedOfDesk): ExtraAct | null {
  return RULES.find(([, rule]) => rule(asked))?.[0] ?? null;
}
