/** What is asked of Rihla itself and of what its pages show, by words that leave no doubt. */
import { isCueOf } from "../../facts/cues.ts";
import { isMadinah, isZamzam } from "../../facts/rite-words.ts";
import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import { asksWhether } from "../../reading/asks-whether.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { OPERATOR } from "../../reading/requests.ts";
import { isNotice, isOnly, isUnread } from "../../reading/words/notice-words.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { asksStored } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isBefore, isMeaning, isThen } from "../../reading/words/turn-words.ts";
import { asksOwnPlan, hasNone, isMailbox } from "./household-acts.ts";
import { isCash, isNot, isScam, isWhich } from "./named-facts.ts";
import { HERE, isPassword, isTravelling } from "./topic-facts.ts";

interface Heard {
  readonly text: string;
  readonly reading: Reading;
  readonly concepts: ReadonlySet<string>;
}

const FEW_OF_GUIDE = 9;
const ASIDE_OF_GUIDE = ["contact", "problem", "document", "health_certificate", "pay", "number", "emergency"];

/** Null: it is not of the product. */
export function productAct({ text, reading, concepts }: Heard): ExtraAct | Intent | null {
  const words = reading.tokens.map((token) => token.text);
  if (words.length > MOST_WORDS || reading.titled.length + reading.booked.length > 0) return null;
  const isOfNotice = words.some(isNotice);
  if (isOfNotice && isUnread(words)) return "notice.list";
  if (isOfNotice && byOneWay(words)) return "queue.alerts";
  if (asksWhatRihlaIs(words, text, concepts) || isTakenForOfficial(words, concepts) || asksWhatItIs(words, concepts))
    return "meta.rihla";
  const isOfNobody = reading.people.named.length + reading.people.missing.length === 0;
  const isStranger = !reading.hasTravellers && !reading.hasBookings;
  // Prices stand open: they are told, without an account.
  if (isStranger && asksToLook(words, concepts)) return "pkg.search";
  if (isStranger && lacksAccount(words, concepts)) return "meta.register";
  if (isOfNobody && asksToRegister(words, text, concepts)) return "meta.register";
  const { country, language } = reading.wishes;
  if (language !== undefined && country === null) {
    // One whom no package has is searched for all the same, and said not to be there.
    if (concepts.has("guide") && words.length <= FEW_OF_GUIDE && hasNone(concepts, ASIDE_OF_GUIDE)) return "pkg.search";
    if (HERE(words) && hasNone(concepts, ["guide", "package", "price"])) return "meta.language";
  }
  if (isOfNobody && asksWhatToPack(words, concepts) && !words.some(isMadinah)) return "hajj.packing";
  const isOfMedicine = concepts.has("medicine") || concepts.has("luggage");
  if (
    words.some(isDiabetes) &&
    words.some((word) => isTravelling(word) || isHajj(word)) &&
    !isOfMedicine &&
    asksIf(text, concepts)
  )
    return "hajj.fit";
  // Of a plan of one's own that nobody can see here it is said so.
  if (isStranger && asksOwnPlan({ words, reading, concepts })) return "journey.progress";
  if (!reading.hasTravellers) return null;
  if (words.some(isSaving) && words.some(isMeaning)) return "pay.saving";
  if (toSave(words) && isMonthly(words) && !concepts.has("package")) return "pay.plan";
  if (
    concepts.has("card") &&
    concepts.has("which") &&
    asksStored(words) &&
    !ASIDE_OF_CARDS.some((one) => concepts.has(one))
  )
    return "pay.methods";
  return asksOfFigures(text, concepts) ? "journey.figures" : null;
}

const MOST_WORDS = 14;

/** Notices by mail alone. */
export function byOneWay(words: readonly string[]): boolean {
  return isMailbox(words) && words.some(isOnly);
}

/** Whether it is an agency, or belongs to an authority. */
function asksWhatRihlaIs(words: readonly string[], text: string, concepts: ReadonlySet<string>): boolean {
  const isElse = ASIDE_OF_RIHLA.some((one) => concepts.has(one)) || words.length > MOST_OF_RIHLA;
  const isOfUs = words.some(isRihla) || ARE_YOU.test(text) || (words.length <= FEW_OF_YOU && words.some(isYou));
  if (isElse || !isOfUs) return false;
  const isAsked = asksWhether(text) || /[?؟]/.test(text) || words.length <= FEW_OF_RIHLA;
  return isAsked && (isAgency(words) || concepts.has("nusuk"));
}

const MOST_OF_RIHLA = 10;
const FEW_OF_RIHLA = 6;
const FEW_OF_YOU = 4;
const isYou = wordMatcher("انتم انتو ento آپ aap आप আপনারা আপনি siz vous kalian korang شما вы");
const ASIDE_OF_RIHLA = [
  "licence",
  "how",
  "where",
  "when",
  "how_many",
  "price",
  "refund",
  "pay",
  "visa",
  "wait_room",
  "ahead",
];
const isRihla = wordMatcher("rihla rehla rihlah رحله ریحله رہلہ रिहला रेहला রিহলা* রেহলা* рихла рихлу рихлы");
const ARE_YOU = /\bare (?:you|u)\b/i;
const isAgency = phraseMatcher(`${OPERATOR} وكاله турагент*`);

/** What these pages are for, how they work, or whether they can be trusted: told without a no. */
export function asksWhatItIs(words: readonly string[], concepts: { has(concept: string): boolean }): boolean {
  const isElse = ["offline", "pay", "language", "upload", "package", "booking", "refund", "wait_room"];
  if (words.length > MOST_OF_WHAT || isElse.some((one) => concepts.has(one))) return false;
  const isOfUs = words.some((word) => isRihla(word) || isYou(word) || word === "you");
  if (concepts.has("nusuk")) return isOfUs && concepts.has("differ");
  if (words.some(isRihla) && words.length <= FEW_OF_YOU)
    return !isAgency(words) && words.some((word) => isMeaning(word) || isWhich(word));
  const isOfSite = (concepts.has("app") || words.some(isSite)) && (words.some(isOfThis) || words.includes("da"));
  if (isOfSite && (words.some(isScam) || isTrustworthy(words))) return true;
  // That they do not work is a complaint.
  if (words.some(isBroken)) return false;
  return (isOfSite || (HERE(words) && concepts.has("how"))) && words.some(isWorking);
}

const MOST_OF_WHAT = 8;
const isTrustworthy = phraseMatcher("guvenilir reliable trustworthy legit fiable");
const isBroken = wordMatcher(
  "not doesnt isnt dont stopped calismiyor calismaz nahi nahin nai نہیں नहीं ما لا না نمی نمیکنه pas tidak tak ga gak не",
);
const isWorking = wordMatcher(
  "work works اشتغل يشتغل beysht کام काम কাজ calis* marche fonctionne kerja* چیکار کار работа* kam",
);

/** Whether these pages are an authority's. */
function isTakenForOfficial(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const isElse = ["package", "booking", "visa", "how", "when", "price", "document", "flight", "hotel", "photo", "card"];
  if (isElse.some((one) => concepts.has(one)) || words.length > MOST_OF_RIHLA + 1) return false;
  const isOfUs = words.some(isYou) || words.some((word) => word === "you" || word === "vous") || words.some(isRihla);
  if ((isOfUs || words.some(isOfThis)) && BELONGS(words) && AUTHORITIES(words)) return true;
  if (isOfUs && BELONGS(words) && concepts.has("nusuk")) return true;
  if (concepts.has("nusuk")) return false;
  const isOfSite = (concepts.has("app") || words.some(isSite)) && (words.some(isOfThis) || isOfUs);
  return (isOfSite || (isOfUs && words.length <= MOST_OF_YOU)) && (words.some(isAuthority) || AUTHORITIES(words));
}

const MOST_OF_YOU = 10;
/** Those who sell or order Hajj in one country or another. */
const AUTHORITIES = phraseMatcher(
  "saudi_government by_the_saudis ministry_of_hajj diyanet* tabung_haji سازمان_حج حج_کمیٹی हज_कमेटी হজ_কমিটি haj_committee hajj_committee وزاره_الحج لوزاره_الحج للوزاره لوزاره  وزارت_حج arabie_saoudite ministere_du_hajj kemenag kementerian_agama kementerian_haji سعودی_حکومت सऊदी_सरकार সৌদি_সরকার* саудовск* министерств*",
);
const BELONGS = phraseMatcher(
  "official part_of belong* affiliated linked_to run_by same_as رسمي رسميه تابع* تابعين جزء سرکاری حصہ सरकारी हिस्सा সরকারি অংশ bagli resmi sitesi parcasi officiel* affilie* lie* partie resmi bagian bahagian rasmi sama وابسته* بخشی رسمی официальн* часть связан* от_имени",
);

/** Beside what is a word for an app. */
const isSite = wordMatcher("سائٹ साइट वेबसाइट সাইট* ওয়েবসাইট* sitesi siteniz situs");
const isOfThis = wordMatcher(
  "this your you هذا موقعكم یہ یه ye yeh यह ये এটা এটি bu siteniz ce cette votre ini ni این это этот",
);
const isAuthority = wordMatcher(
  "ministry government govt official certified authorised authorized certifie* agree* معتمد* مرخص* رسميه وزاره الوزاره حكوم* رسمي وزارت سرکاری मंत्रालय* सरकार* মন্ত্রণালয়* সরকার* bakanlig* devlet* resmi ministere officiel* kementerian kerajaan pemerintah دولت* رسمی министерств* официальн* sarkari",
);

/** Whether one has to sign up to see packages or what they cost. */
export function asksToLook(words: readonly string[], concepts: { has(concept: string): boolean }): boolean {
  if (["booking", "hold", "document"].some((one) => concepts.has(one)) || words.some(isPassword)) return false;
  const isOfOffers = concepts.has("price") || concepts.has("package") || isOffered(words);
  const isOfAccount = concepts.has("account") || SIGNING_UP(words);
  // "Look first, then make an account": nothing of one's own is looked at.
  if (!isOfOffers)
    return isOfAccount && LOOKING(words) && (WITHOUT(words) || words.some(isBefore) || words.some(isThen));
  return isOfAccount && (concepts.has("see") || concepts.has("need") || LOOKING(words) || WITHOUT(words));
}

const isOffered = phraseMatcher(
  "cost costs prices price how_much تكلفه الاسعار اسعار باقات بكم خرچ قیمت* दाम क़ीमत* कीमत* রেট দাম* খরচ* fiyat* kac* kaca prix combien tarif* harga biaya هزینه цен* стоит daam qeemat rates",
);
const SIGNING_UP = phraseMatcher(
  "sign_up signing_up sign_in signing_in register registering registration log_in login logging_in join account اسجل نسجل التسجيل تسجيل حساب رجسٹر* اکاؤنٹ لاگ_ان रजिस्टर* रजिस्ट्रेशन खाता लॉगिन রেজিস্ট্রেশন* রেজিস্টার* অ্যাকাউন্ট* লগইন* uye* uyelik kayit* hesap* inscri* inscription compte connecter daftar mendaftar akun akaun log_masuk ثبت_نام ثبتنام регистрац* зарегистр* аккаунт*",
);
const LOOKING = phraseMatcher(
  "see look browse view check اشوف نشوف اطلع اتصفح اتفرج دیکھ* देख* দেখ* bak* gor* voir regarder consulter lihat liat tengok ببینم دید* смотр* посмотр* увид* dekh*",
);
const WITHOUT = phraseMatcher("without بدون من_غير بغیر बिना ছাড়া olmadan sans tanpa بی без bina");

/** Whoever has none yet asks where to begin, or whether one books without. */
function lacksAccount(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  if (ASIDE_OF_ACCOUNT.some((one) => concepts.has(one)) || words.some(isPassword)) return false;
  if (NOT_SIGNED_UP(words)) return true;
  const isOfAccount = concepts.has("account") || words.includes("hesap");
  return (
    isOfAccount &&
    (bringsToBook(words, concepts) ||
      (concepts.has("need") && words.length <= FEW_OF_NEED) ||
      (words.some(isNot) && (concepts.has("opens") || BEGINS(words))))
  );
}

/** What is done with an account, or without. */
export function bringsToBook(words: readonly string[], concepts: { has(concept: string): boolean }): boolean {
  return concepts.has("booking") || concepts.has("hold") || words.some(isToBook);
}

export const isWithoutOne = wordMatcher(
  "without sans tanpa بدون بلا دون بغیر без बिना bina bagair baghair ছাড়া olmadan acmadan hesapsiz* uyeliksiz",
);

const isToBook = wordMatcher("احجز نحجز الحجز tempah заброниров* бронир*");

const FEW_OF_NEED = 5;
const BEGINS = phraseMatcher("ابدا نبدا nereden par_ou");
const NOT_SIGNED_UP = phraseMatcher(
  "not_registered no_account don_t_have_an_account dont_have_an_account pas_de_compte belum_punya_akun tiada_akaun مو_مسجل مش_مسجل رجسٹر_نہیں",
);

/** What one brings along to Hajj, as a whole: of one thing it is told by itself. */
export function asksWhatToPack(words: readonly string[], concepts: { has(concept: string): boolean }): boolean {
  if (ASIDE_OF_LUGGAGE.some((one) => concepts.has(one)) || words.length > MOST_OF_RIHLA) return false;
  if (words.some((word) => isZamzam(word) || isCash(word))) return false;
  if (WHAT_TO_PACK(words)) return true;
  return words.some(isWhich) && words.some(isTaken) && (words.some(isHajj) || WITH_US(words));
}

const ASIDE_OF_LUGGAGE = [
  ...["medicine", "document", "passport", "photo", "visa", "vaccine", "pay", "money", "package", "flight", "booking"],
  ...["how", "when", "where", "how_many", "wheelchair", "phone", "hotel", "woman", "age", "ruling"],
];
const WHAT_TO_PACK = phraseMatcher("what_to_pack packing_list liste_de_valise что_положить что_собрать");
const isListed = isCueOf("packMina");
const isTakenElse = wordMatcher(
  "اخذ ناخذ নিয়ে নিব alma* ala* goturmeli* emmen* emport* prendre dibawa ببریم بردار* брать leke nite niye nibo",
);
const isTaken = (word: string) => (isListed(word) && !isWhich(word)) || isTakenElse(word);
const WITH_US = phraseMatcher(
  "with_us with_me معي معنا ساتھ साथ সঙ্গে সাথে yanim* avec_moi avec_nous با_خود* с_собой sath",
);

/** How an account is opened here; on the official platform it is another. */
function asksToRegister(words: readonly string[], text: string, concepts: ReadonlySet<string>): boolean {
  if (ASIDE_OF_ACCOUNT.some((one) => concepts.has(one)) || words.length > MOST_OF_RIHLA) return false;
  // Whoever has opened one asks for something else.
  const isAsked = concepts.has("how") || concepts.has("where") || concepts.has("need") || asksWhether(text);
  if (!isAsked && words.length > FEW_OF_RIHLA) return false;
  return (concepts.has("account") && words.some(isOpening) && !words.some(isPassword)) || SIGN_UP(words);
}

const ASIDE_OF_ACCOUNT = ["nusuk", "wallet", "delete", "card", "pay", "wait_room", "document", "passport", "invite"];
const isOpening = wordMatcher(
  "create open make اسوي افتح اعمل انشئ بنا* کھول* बना* खोल* খুল* acar* olustur* creer ouvrir daftar buat bikin buka ساخت بساز* создать открыть bana* khol*",
);
const SIGN_UP = phraseMatcher("sign_up how_do_i_register uye_ol* nasil_kayit_ol* m_inscrire_sur зарегистрироваться");

/** Whether that illness keeps from Hajj; how one lives with it there is another question. */
const isNamed = isCueOf("diabetesHeat");
const isDiabetes = (word: string) => isNamed(word) || /^(?:diabet|(?:ال)?سکر)/.test(word);
const OPEN = ["how", "when", "where", "next"];

function asksIf(text: string, concepts: ReadonlySet<string>): boolean {
  return (asksWhether(text) || /[?؟]/.test(text)) && !OPEN.some((one) => concepts.has(one));
}

/** What a plan is called to have spared. */
const isSaving = wordMatcher(
  "saved saving توفير بچت बचत সাশ্রয়* tasarruf* economie penghematan hemat penjimatan صرفه صرفهجویی экономия bachat",
);

/** "How much must we put aside every month?" */
const toSave = phraseMatcher(
  "save put_aside set_aside اوفر نوفر اجمع نجمع ادخر بچا* جمع_کر* बचा* जमा_कर* जोड़* জমা* সঞ্চয়* biriktir* kenara* mettre_de_cote economiser epargner menabung nabung tabung simpan پس_انداز پسانداز کنار_بگذار* откладывать копить отложить bacha* jama_kar*",
);
const isMonthly = phraseMatcher(
  "every_month per_month each_month a_month monthly كل_شهر شهريا بالشهر ہر_مہینے ماہانہ हर_महीने महीने_में मासिक প্রতি_মাসে মাসে her_ay ayda aylik par_mois chaque_mois tiap_bulan per_bulan setiap_bulan sebulan ماهی هر_ماه ماهانه каждый_месяц в_месяц ежемесячно har_mahine",
);

/** Of a card that is entered here, none of these is meant. */
const ASIDE_OF_CARDS = [
  "package",
  "offline",
  "cancel",
  "document",
  "nusuk",
  "hotel",
  "how",
  "refused",
  "charge_failed",
];

/** Two shares that do not agree. */
function asksOfFigures(text: string, concepts: ReadonlySet<string>): boolean {
  const isElse = ASIDE_OF_FIGURES.some((one) => concepts.has(one));
  return !isElse && (text.match(SHARE) ?? []).length === 2 && concepts.has("why");
}

const SHARE = /\p{Nd}\s*[%٪]|[%٪]\s*\p{Nd}/gu;
const ASIDE_OF_FIGURES = ["package", "refund", "cancel", "wallet", "card", "instalment", "price"];
