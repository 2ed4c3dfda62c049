/** What is asked of the household's ages, accounts and papers, of the own plan and of news: told by words that stand together. */

import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { FAMILY, wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";

export type ConceptSet = ReadonlySet<string>;
export type Asking = (heard: Heard) => boolean;
export type Rule = readonly [ExtraAct | Intent, Asking];

interface Heard {
  readonly words: readonly string[];
  readonly reading: Reading;
  readonly concepts: ConceptSet;
}

export const MOST_WORDS = 11;
export const FEW_WORDS = 7;

export const isHousehold = phraseMatcher(
  `${FAMILY} household family_group المجموعه مجموعتنا المجموعه_العائليه العائله العائليه گھرانے समूह गृहस्थी গ্রুপ* পরিবার* grup* aile_grubu gruptan ailemin foyer grup_keluarga kumpulan_keluarga خانواده* семей* group_se khandan`,
);
export const isWho = phraseMatcher(
  "who whos من مين کون कौन কে কারা kim kimdir qui siapa کیست کیه چه_کسی کی кто kaun koun meen",
);

export const hasNone = (concepts: ConceptSet, names: readonly string[]) => !names.some((one) => concepts.has(one));

/** Somebody's age as it is entered; whether somebody of an age may come along is asked of the rule. */
const asksAge: Asking = ({ words, reading, concepts }) => {
  const { people, numbers, slots } = reading;
  const isBelow = isWho(words) && isYoung(words) && (numbers.age ?? numbers.bare[0]) !== undefined;
  const isOfMember = people.named.length > 0 ? isAge(words) : isBelow && (isAge(words) || isHousehold(words));
  if (!isOfMember || slots.document !== null || words.length > MOST_WORDS) return false;
  return (
    (people.named.length === 0 || numbers.age === null) &&
    hasNone(concepts, ["rite", "expire", "package", "hotel", "distance", "price"])
  );
};

const isAge = phraseMatcher(
  "how_old his_age her_age my_age the_age what_age s_age ages birthday born date_of_birth كم_عمر عمر عمره عمرها عمري عمرهم كام_سنه تاريخ_ميلاد* عمر_کتنی عمر تاریخ_پیدائش उम्र आयु जन्मतिथि জন্ম_তারিখ বয়স* kac_yasinda yasi yasindan yasinda dogum_tarihi quel_age date_de_naissance umur umurnya usia usianya tanggal_lahir tarikh_lahir چند_ساله چند_سالشه سن سنش سالشه تاریخ_تولد сколько_лет возраст дата_рождения umar umr boyosh",
);
const isYoung = phraseMatcher(
  "under younger below less اصغر اقل تحت چھوٹا چھوٹے کم छोटा छोटे कम ছোট কম kucuk altinda moins jeune dibawah di_bawah bawah kurang muda کوچکتر زیر کمتر младше моложе меньше chota chote",
);

/** Whether the own address is confirmed stands in the settings. */
export const isMailbox = phraseMatcher(
  "email mail emel e_mail ايميل* بريد* ای_میل ایمیل ईमेल ইমেইল eposta e_posta courriel почта почту имейл",
);
const isConfirmed = phraseMatcher(
  "verified confirmed verify موكد مفعل تحقق* تصدیق_شدہ تصدیق सत्यापित वेरिफाई পুষ্টি যাচাই* ভেরিফাই dogrulandi onayli dogrulanmis verifie verifiee confirme diverifikasi terverifikasi disahkan تایید* подтвержден* verify",
);

const isPlan = phraseMatcher(
  "प्लान_में प्लान_का প্ল্যানে প্ল্যানের tabungan_nusuk simpanan_nusuk the_plan payment_plan savings_plan saving_plan خطه_الدفع خطه_دفع خطه_الادخار ادائیگی_کا_منصوبہ ادائیگی_کے_منصوبے بچت_کا_منصوبہ भुगतान_योजना भुगतान_की_योजना बचत_योजना পেমেন্ট_প্ল্যান পেমেন্ট_পরিকল্পনা* সঞ্চয়_পরিকল্পনা* odeme_plan* tasarruf_plan* plan_de_paiement plan_d_epargne mon_epargne notre_epargne rencana_pembayaran rencana_bayar* rencana_tabungan pelan_bayaran pelan_pembayaran pelan_simpanan برنامه_پرداخت برنامه_پس_انداز план_платежей план_оплаты плана_платежей планом_платежей план_накоплений payment_ka_plan",
);
const isSavedUp = phraseMatcher(
  "saved_up saved_so_far have_saved put_aside_so_far set_aside_so_far ادخرنا وفرنا ادخرت وفرت جمع_کر_لیے جمع_کیے بچا_لیے बचा_लिए बचाए जमा_किए জমিয়েছি জমালাম জমা_করেছি biriktirdik biriktirdim epargne_jusqu mis_de_cote economise terkumpul ditabung menabung disimpan_setakat پس_انداز_کرده* جمع_کرده* накопили накопил накопила накоплено отложили",
);
/** Who has not given a paper yet, whose it may be. */
const asksWhoLacks: Asking = ({ words, reading, concepts }) =>
  reading.slots.document !== null &&
  reading.slots.document !== "visa" &&
  (isWho(words) || isWhichOfUs(words)) &&
  isStill(words) &&
  reading.people.named.length === 0 &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["see", "why", "delete", "pay", "guide"]);

const isWhichOfUs = phraseMatcher(
  "which_of_us anyone anybody ہم_میں हम_में आमादेर আমাদের_মধ্যে hangimiz hangilerimiz lequel_de_nous siapa_di_antara کداممان کدوممون кто_из",
);
const isStill = phraseMatcher(
  "yet still missing لسا لسه بعد_ما لم_يرفع ما_رفع ابھی_تک اب_تک अभी_तक अब_तक বাকি এখনো henuz hala eksik encore pas blm belum هنوز еще не_сдал не_загрузил abhi_tak ab_tak",
);

/** Whether somebody of the household signs in with an account of their own. */
const asksAccount: Asking = ({ words, reading, concepts }) =>
  isAccount(words) &&
  reading.people.named.length > 0 &&
  !reading.people.named.some(({ isSelf }) => isSelf) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["delete", "invite", "pay", "money", "document", "how", "refund", "booking"]);

const isAccount = phraseMatcher(
  "account login sign_in log_in حساب حسابها حسابه اکاؤنٹ اکاونٹ खाता अकाउंट অ্যাকাউন্ট একাউন্ট hesabi hesabina hesap compte akun akunnya akaun حساب_کاربری аккаунт учетная_запись account_hai khata",
);

/** "How much do we have to put in?" of the wallet is of the own plan. */
const asksHowMuchInWallet: Asking = ({ words, reading, concepts }) =>
  concepts.has("wallet") &&
  isHowMuchAtAll(words) &&
  reading.hasTravellers &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["refund", "charge_failed", "how"]) &&
  isPutIn(words);

const isHowMuchAtAll = phraseMatcher(
  "ne_kadar kac how_much combien berapa brp сколько چقدر کتنے کتنا कितना कितने কত كم kitne kitna koto",
);
const isPutIn = phraseMatcher("koymamiz koymam koyacagiz yatirmamiz yatirmaliyiz koymaliyiz gerekiyor lazim");

const isNews = phraseMatcher(
  "any_news anything_new whats_new what_s_new news_for في_جديد شي_جديد اي_جديد اخبار_جديده کوئی_خبر نئی_خبر कोई_खबर नई_खबर कोई_ख़बर কোনো_খবর নতুন_খবর yeni_bir_sey haber_var yeni_haber du_nouveau du_neuf des_nouvelles ada_kabar kabar_baru yang_baru yg_baru ada_berita berita_baru خبر_جدید خبری_هست خبر_تازه что_нового есть_новости новости_есть koi_khabar nayi_khabar",
);
const NEWS_ELSE = ["package", "document", "refund", "wait_room", "pay", "guide", "visa", "compare"];

/** How it stands, not how it is made. */
const isHowFar = phraseMatcher("how_far how_is how_s how_much comment_va");
/** "How is our plan?"; what one plans to do, where, with whom and in which room is another matter. */
export const asksOwnPlan: Asking = ({ words, reading, concepts }) =>
  isOwnPlan(words) &&
  (words.length <= BARE_PLAN || ASKING.some((one) => concepts.has(one)) || isHowFar(words)) &&
  words.length <= MOST_WORDS &&
  [...concepts].every((one) => OF_PLAN.has(one)) &&
  reading.wishes.people === null &&
  !words.some((word) => isDying(word) || isHajj(word));

const BARE_PLAN = 2;
const ASKING = ["how", "how_many", "which", "when", "where", "days_left"];
const OF_PLAN = new Set([...ASKING, "distance", "pay", "owe", "money", "instalment", "wallet", "next", "state"]);
const isOwnPlan = phraseMatcher(
  "my_own_plan our_own_plan my_plan our_plan mon_plan notre_plan planimiz* planimda rencana_kami rencana_saya pelan_kami pelan_saya خطتنا خطتي ہمارے_پلان ہمارا_پلان हमारे_प्लान हमारा_प्लान আমাদের_প্ল্যান* برنامه_ما برنامه_مون нашем_плане нашему_плану наш_план моем_плане мой_план hamare_plan hamara_plan",
);
const isDying = wordMatcher(
  "die dying kill suicide نموت اموت انتحر مرنا مرنے مرنے मरना मरने মরতে মরা olmek olmeyi mourir mati bunuh بمیرم بمیریم مردن умереть умрем",
);
const asksPlan: Asking = ({ words, reading, concepts }) =>
  (isPlan(words) || asksOwnPlan({ words, reading, concepts }) || isSavedUp(words)) &&
  reading.hasTravellers &&
  words.length <= MOST_WORDS &&
  (!concepts.has("how") || concepts.has("how_many") || isHowFar(words)) &&
  hasNone(concepts, [
    "card",
    "cancel",
    "refund",
    "delete",
    "add",
    "package",
    "passport",
    "document",
    "split",
    "search",
    "cheap",
    "protect",
  ]);

export const OF_HOUSEHOLD: readonly Rule[] = [
  ["family.ages", asksAge],
  ["pay.plan", asksPlan],
  ["pay.plan", asksHowMuchInWallet],
  ["doc.needed", asksWhoLacks],
  ["family.account", asksAccount],
  ["notice.list", ({ words, concepts }) => isNews(words) && words.length <= FEW_WORDS && hasNone(concepts, NEWS_ELSE)],
  ["meta.account", ({ words }) => isMailbox(words) && isConfirmed(words) && words.length <= MOST_WORDS],
];
