/** What is asked of one's own cards, plan, papers and of who holds things up: told by words that stand together. */

import { conceptsIn } from "../../concepts/concepts.ts";
import { asksWhose } from "../../reading/asks-there.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { asksStored } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import {
  areNotAccepted,
  asksIfNotThere,
  isAccepted,
  isAgain,
  isGoodFor,
  isHeld,
  isHowMuch,
  isOfFee,
  isOfReady,
  isSoFar,
  isToGive,
} from "../../reading/words/record-words.ts";
import { asksWithout, isByThen, isOnlyOne, isSoFarPhrase, isThrifty } from "../../reading/words/thread-words.ts";
import { isIf, isTill, isWhich, isWhole, isWhy } from "../../reading/words/turn-words.ts";
import { type Asking, type ConceptSet, FEW_WORDS, hasNone, isWho, MOST_WORDS, type Rule } from "./household-acts.ts";
import { isTakenBack } from "./named-facts.ts";

const LONG = 16;
/** "Which card is cheaper?" */
const FEWEST = 5;

/** How much is to lie in the wallet. */
const asksWalletSum: Asking = ({ words, reading, concepts }) =>
  concepts.has("wallet") &&
  isHowMuch(words.map((word) => word.replace(/^و(?=كم|کم)/u, ""))) &&
  (concepts.has("need") || words.some(isToGive)) &&
  reading.numbers.sums.length === 0 &&
  words.length <= FEW_WORDS + 2 &&
  hasNone(concepts, ["refund", "when", "deadline", "card", "package", "receipt", "expire"]);

const isCard = phraseMatcher(
  "card cards mastercard بطاقتين البطاقتين والبطاقتين بطاقاتنا بطاقه بطاقات بطاقتي بطاقاتي البطاقه ماستركارد کارڈ کارڈز ماسٹرکارڈ कार्ड मास्टरकार्ड কার্ড* মাস্টারকার্ড kart kartla kartlarla kartim* kartlar* karti* carte cartes kartu kad کارت* карт карта карту карты картой карте мастеркард*",
);
/** Their endings say whose they are, or their names which. */
const isOwnCard = phraseMatcher(
  "mastercard my our میرا میری میرے ہمارے मेरा मेरी मेरे हमारे আমার আমাদের mera mere meri hamare mes nos saya sy kami بطاقتي بطاقاتي ماستركارد ماسٹرکارڈ मास्टरकार्ड মাস্টারকার্ড kartim* kartlarim* کارتم کارتام کارتهام کارتهایم мастеркард* моих моей",
);

/** What is done with a card, or came of it, is another matter than what it takes. */
const CARD_ELSE = ["refund", "charge_failed", "receipt", "split", "package", "booking", "camp", "guide", "delete"];

/** Both brands in one question are the cards of whoever asks. */
const isVisa = phraseMatcher("visa بالفيزا فيزا الفيزا ویزا वीजा वीज़ा ভিসা виза визу визой визы vize");
const isOtherBrand = phraseMatcher(
  "mastercard master ماستر بالماستر ماستركارد ماسٹر مسترکارت مسترکارد मास्टर मास्टरकार्ड মাস্টারকার্ড* মাস্টার мастеркард* мастер",
);

const asksCards: Asking = ({ words, reading, concepts }) => {
  const areBoth = isVisa(words) && isOtherBrand(words) && !concepts.has("wallet");
  if (areBoth && words.length <= LONG && hasNone(concepts, CARD_ELSE)) return true;
  if (!isCard(words) || words.length > LONG || !hasNone(concepts, CARD_ELSE)) return false;
  if (concepts.has("wallet") && (isWhole(words) || isOfFee(words))) return true;
  // Whoever tells a sum asks what to do about it.
  const isTold = reading.numbers.sums.length + reading.numbers.bare.length > 0;
  const isOwn = reading.people.isSelf || isOwnCard(words);
  if (asksStored(words) && (isHowMuch(words) || concepts.has("how_many"))) return true;
  return isOfFee(words) && !isTold && (isOwn || (concepts.has("which") && words.length <= FEWEST));
};

/** Which of the own cards costs least, asked of nothing else. */
const asksCheapestCard: Asking = ({ words, reading, concepts }) =>
  isCard(words) &&
  isThrifty(words) &&
  (concepts.has("which") || concepts.has("where") || isOwnCard(words) || words.some(isWhichCard)) &&
  reading.hasTravellers &&
  reading.numbers.sums.length + reading.numbers.bare.length === 0 &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, [...CARD_ELSE, "how", "wallet"]);

const isWhichCard = (word: string) => isWhich(word) || /^(?:کس|किस|kis|ay+)$/u.test(word);

const isPutIn = phraseMatcher(
  "put loaded topped saved paid_in have_in is_in lies_in balance رصيد saldo bakiye solde موجودی баланс बैलेंस ব্যালেন্স بیلنس حطينا حطيت شحنا شحنت دفعنا حولنا ڈالے ڈالا ڈالی ڈال_چکے جمع_کیے جمع_کر डाला डाले डाली भरा भरे जमा_किया जमा_किए দিলাম দিয়েছি ভরেছি জমা_দিয়েছি yatirdik yatirdim koyduk koydum yukledik attik mis verse charge depose setor disetor isi terisi masuk dah_masuk masukin diisi ریختیم ریختم واریز_کردیم گذاشتیم внесли внес внесла положили закинули dala dale bhara jama_kiya dilam diyechi dise",
);
const isShort = phraseMatcher(
  "missing short lacking left ناقص ينقص باقي کم_ہے کم_ہیں کم_پڑ* کمی باقی कम बाकी कमी কম বাকি eksik kalan kaldi manque reste kurang baki کم_دار* کم_است مونده مانده не_хватает недостает осталось kam_pad kam_hai baqi baki",
);
/** Whether there is anything in it; by when there has to be is another question. */
const isFilled = phraseMatcher(
  "empty full anything_in filled فاضيه فارغه فيها_شي مليانه خالی خالي خاليه بھرا بھر_گیا खाली भरा भर_गया भरने খালি ভরা ভরেছে bos dolu koyduk koydum vide plein rempli remplie kosong keisi terisi penuh خالیه پره پر_شده пустой пуст полный полон заполнен bhara khali bhar_gaya",
);
const asksIfFilled = (words: readonly string[], concepts: ConceptSet) =>
  isFilled(words) && hasNone(concepts, WHEN_FILLED) && !isOtherBrand(words) && !words.includes("kena");
const WHEN_FILLED = ["when", "deadline", "need", "how", "refund", "opens", "why", "card", "package", "protect", "fix"];
const PLAN_ELSE = ["refund", "charge_failed", "receipt", "where"];
const isHowLong = phraseMatcher(
  "how_long how_many_days كم_ياخذ كم_يوم كم_تاخذ کتنی_دیر کتنے_دن कितनी_देर कितने_दिन কতদিন কত_দিন কতক্ষণ kac_gun combien_de_temps combien_de_tps combien_de_jours berapa_lama brp_lama berapa_hari چقدر_طول چند_روز сколько_времени сколько_дней как_долго kitni_der kitne_din koto_din kotodin",
);

/** What lies in the wallet by now, or is still short: as far as it was checked off. */
const asksSoFar: Asking = ({ words, concepts }) =>
  concepts.has("wallet") &&
  ((isHowMuch(words) && (isPutIn(words) || isShort(words) || isSoFarPhrase(words))) || asksIfFilled(words, concepts)) &&
  !isTakenBack(words) &&
  !isHowLong(words) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, PLAN_ELSE);

/** How long money takes to the wallet, and where it is sent. */
const asksTransfer: Asking = ({ words, concepts }) =>
  concepts.has("wallet") &&
  isHowLong(words) &&
  words.length <= LONG &&
  hasNone(concepts, ["refund", "wait_room", "cancel", "charge_failed"]);

const isDebt = phraseMatcher(
  "owe debt دين_علي علي_دين ديني قرض ادھار कर्ज उधार देना_है দেনা ঋণ borc* dette dettes utang hutang بدهی بدهکار* долг долги qarz karz udhar",
);
/** No year. */
const LARGE = 3000;

/** A sum that is shown somewhere, and whether it is owed. */
const asksDebt: Asking = ({ words, reading }) => {
  const { sums, bare } = reading.numbers;
  const isLarge = [...sums.map(({ amount }) => amount), ...bare].some((sum) => sum >= LARGE);
  return isDebt(words) && isLarge && !reading.hasBookings && words.length <= MOST_WORDS;
};

const isDated = phraseMatcher(
  "date dates dated old outdated when day today تاريخ متى قديم قديمه يوم تاریخ کب پرانا پرانی दिन तारीख कब पुराना पुरानी তারিখ* কবেকার কবে পুরনো tarih* gun gune eski guncel ait datent vieux quand jour tanggal kapan lama tarikh bila کیه مال_کی قدیمی تاریخ числа дата когда давн* старый din tareekh purana",
);
/** A rate by itself, and words that mean one beside a currency alone: in French a missed bus is one too. */
const isExchange = phraseMatcher(
  "exchange_rate exchange_rates سعر_الصرف سعر_صرف ایکسچینج_ریٹ विनिमय_दर বিনিময়_হার kur kuru kurunuz taux_de_change kurs nilai_tukar kadar_tukaran نرخ_ارز курс курсы",
);
const isRate = phraseMatcher("rate rates سعر ریٹ نرخ रेट दर রেট হার taux kadar نرخ");

const asksRateDay: Asking = ({ words, concepts }) =>
  (isExchange(words) || (isRate(words) && isOfCurrency(words))) &&
  isDated(words) &&
  words.length <= MOST_WORDS + 3 &&
  hasNone(concepts, ["package", "card", "refund", "receipt"]);

const isOfCurrency = phraseMatcher(
  "pounds pound dollars euros باوند بالباوند جنيه دولار پاؤنڈ ڈالر पाउंड डॉलर পাউন্ড* ডলার* sterlin* pound* dolar* livres livre euros pound dolar paun پوند پوندی دلار фунт* доллар* евро",
);

const asksTill: Asking = ({ words, concepts }) =>
  isTill(words) &&
  isOfCurrency(words) &&
  words.length <= LONG + 4 &&
  hasNone(concepts, ["flight", "booking", "package"]);

const isHeldUp = phraseMatcher(
  "holding_us holds_us hold_us stopping_us stops_us blocking_us blocks_us slowing_us keeping_us معطلنا معطل_نا يعطلنا موقفنا ماخرنا روک_رہا روک_رہی रोक_रहा रोक_रही रोके আটকে_আছি আটকে_রেখেছে yuzunden engelliyor geciktir* nous_bloque bloque_nous nous_retarde menghambat hambat bikin_kita_belum buat_kami_tak buat_kita_belum باعث_شده عقب_انداخته тормозит задерживает держит rok_raha",
);

const asksBlocker: Asking = ({ words, reading, concepts }) =>
  (isWho(words) || isCausedBy(words)) &&
  (!reading.people.isSelf || reading.people.isEverybody) &&
  (isCausedBy(words) || isHeldUp(words) || (isOfReady(words) && isStop(words))) &&
  reading.slots.document === null &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["pay", "package", "booking", "wait_room"]);

/** Because of whom. */
const isCausedBy = phraseMatcher(
  "because_of_whom because_of_who بسبب_مين بسبب_من کس_کی_وجہ کس_کی_وجه किसकी_वजह किसके_कारण কার_জন্য_আটকে কার_কারণে kimin_yuzunden kim_yuzunden kim_bekletiyor a_cause_de_qui gara_gara_siapa sebab_siapa به_خاطر_کی из_за_кого kar_jonno kiski_wajah kis_ki_wajah",
);
const isStop = phraseMatcher("stopping stops blocking holding keeping bikin buat belum tak باعث");

const isWaiting = phraseMatcher(
  "wait waits waiting pending stuck hanging depends ينتظر تنتظر معلق معلقه واقف منتظر رکا رکی رکے انتظار रुका रुकी रुके भरोसे इंतजार আটকে অপেক্ষা* bekliyor bekleyen bekle* attend attends attente depend nunggu menunggu tunggu menanti diproses processed منتظر منتظره ждет ждут зависит ruka ruki intezar intezaar",
);
const isSomebodyElse = phraseMatcher(
  "other_people from_others somebody_else someone_else anybody_else anyone_else others not_me other_than_me غيري غيرنا مو_بيدي مش_بيدي احد_ثاني حد_ثاني کسی_اور دوسروں किसी_और दूसरों অন্য_কারও অন্য_কারো অন্যের baskasi* baskalari* quelqu_un_autre quelqu_un_d_autre qqun_autre qqun_d_autre qqn_d_autre autre_que_moi un_autre orang_lain selain_saya bukan_saya کس_دیگه* کس_دیگر* کسی_دیگه دیگران غیر_از_من не_меня не_от_меня не_от_нас кого_то_другого других другого kisi_aur",
);

const OTHERS_ELSE = ["pay", "package", "booking", "hotel", "wait_room", "rite"];
/** Malay "other" and French "than" are read as a line of people too. */
const isOfLineToo = (word: string) => word === "lain" || word === "que";

const asksOthers: Asking = ({ words, reading }) =>
  isWaiting(words) &&
  isSomebodyElse(words) &&
  !words.some(isIf) &&
  reading.slots.document === null &&
  reading.people.named.length === 0 &&
  words.length <= LONG &&
  hasNone(new Set(conceptsIn(words.filter((word) => !isOfLineToo(word)))), OTHERS_ELSE);

/** Whose papers of one kind are accepted; who lacks a certificate, which nobody owes before its day. */
const asksWhosePapers: Asking = ({ words, reading, concepts }) => {
  const { slots, people } = reading;
  if (slots.document === null || slots.document === "visa" || words.length > MOST_WORDS) return false;
  if (people.named.length + people.missing.length + people.strangers.length > 0 || !asksWhose(words)) return false;
  if (people.isSelf || isSeen(words)) return false;
  // "Siapa" begins like the Malay word for ready.
  const isAsked = isAccepted(words) || (concepts.has("state") && !words.includes("siapa"));
  const isLacking = slots.document === "health_certificate" && isNotCome(words);
  return (isAsked || isLacking) && hasNone(concepts, ["see", "why", "delete", "pay", "guide", "refused", "fix"]);
};

const isSeen = phraseMatcher(
  "see view access open يشوف يشوفه يطلع دیکھ* देख* দেখ* gor* gorebil* voir voit lihat liat tengok buka melihat ببینه می_بینه видит видеть",
);
const isNotCome = phraseMatcher(
  "yet missing not لسه لسا بعد ما_جات ابھی_تک نہیں अभी_तक नहीं এখনো বাকি henuz gelmedi eksik pas encore manque belum blm هنوز نیومده نیامده еще нет нету abhi_tak nahi",
);

/** Why one that was accepted is asked for again. */
const asksRenewal: Asking = ({ words, reading, concepts }) =>
  reading.slots.document === "health_certificate" &&
  (words.some(isWhy) || concepts.has("why") || words.includes("ngapain")) &&
  isAgain(words) &&
  words.length <= LONG &&
  hasNone(concepts, ["refused", "pay"]);

/** Whether one that was accepted has to be made once more. */
const asksCertificateAgain: Asking = ({ words, reading, concepts }) =>
  reading.slots.document === "health_certificate" &&
  isAgain(words) &&
  !words.some(isWhy) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["why", "refused", "pay", "how_many", "price", "where", "upload"]);

/** Which papers were not accepted, of one or of all. */
const asksNotAccepted: Asking = ({ words, reading, concepts }) =>
  areNotAccepted(words) &&
  (concepts.has("document") || reading.slots.document !== null) &&
  reading.slots.document !== "visa" &&
  reading.slots.document !== "vaccination" &&
  !words.some((word) => isWhy(word) || isIf(word)) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["why", "fix", "pay", "card", "booking", "package", "upload"]);

/** What comes of a paper that is not there in time. */
const asksIfLate: Asking = ({ words, reading, concepts }) =>
  asksIfNotThere(words, concepts) &&
  (concepts.has("document") || (reading.slots.document !== null && reading.slots.document !== "visa")) &&
  words.length <= LONG &&
  hasNone(concepts, ["refund", "booking", "wait_room"]);

/** A paper of somebody that lies there: how it stands, and that nothing is to be done. */
const asksOfWaiting: Asking = ({ words, reading, concepts }) =>
  reading.slots.document !== null &&
  reading.slots.document !== "visa" &&
  reading.people.named.length === 1 &&
  (isWaiting(words) || isLying(words)) &&
  !isHowLong(words) &&
  words.length <= LONG &&
  hasNone(concepts, ["wait_room", "pay", "package", "booking", "expire", "why"]);

/** What comes of somebody's paper that is never given, or whether it keeps all from booking. */
const asksIfNever: Asking = ({ words, reading: { slots, people, hasTravellers }, concepts }) =>
  hasTravellers &&
  (concepts.has("document") || slots.document === "passport" || slots.document === "photo") &&
  people.named.length + people.missing.length + people.strangers.length > 0 &&
  asksWithout(words) &&
  !words.some(isWhy) &&
  words.length <= LONG &&
  hasNone(concepts, ["refund", "cancel", "pay", "flight", "hotel"]);

const isLying = phraseMatcher(
  "sat_there sitting_there sitting just_sits يقعد لٹکا पड़ा पड़ी লটকে askida traine menggantung tergantung висит лежит atka",
);

/** Why a paper was refused, whatever is asked beside it. */
const asksRefusal: Asking = ({ words, reading, concepts }) =>
  isTurnedDown(words) &&
  words.some(isWhy) &&
  reading.slots.document !== "visa" &&
  words.length <= FEW_WORDS + 1 &&
  hasNone(concepts, [
    "pay",
    "card",
    "booking",
    "money",
    "package",
    "guide",
    "wait_room",
    "flight",
    "name",
    "split",
    "nusuk",
    "delete",
  ]);

const isTurnedDown = phraseMatcher(
  "refused rejected turned_down رفض* انرفض* مرفوض* مسترد* رد_شد* अस्वीकार* रिजेक्ट* खारिज* বাতিল রিজেক্ট* reddedil* refus* rejet* ditolak tolak отклон* отказ* reject*",
);

const isTask = wordMatcher("کام काम কাজ kaam kam kerja tugas kar کار chose дело шаг");
/** "Only the first thing." */
const asksFirst: Asking = ({ words, reading, concepts }) =>
  isOnlyOne(words) &&
  (["do", "next", "need"].some((one) => concepts.has(one)) || words.some(isTask)) &&
  !isOfOne(reading) &&
  hasNone(concepts, ["who", "rite", "package", "pay"]);

const isEnding = phraseMatcher(
  "jusqua_quand sampai_kapan sampai_bila run_out runs_out running_out end ends ending expire expires valid_until valid_till يخلص تخلص ينتهي تنتهي ختم تک_ہے خاتمہ खत्म तक_है ফুরায় শেষ bit* biti* dol* expire finit fini habis mati tamat luput تموم تمام منقضی кончается заканчивается истекает khatam",
);
const isAskedWhen = phraseMatcher(
  "when until_when till_when متى لمتى کب कब কবে কখন ne_zaman quand jusqua_quand kapan bila کی когда до_когда kab",
);

const asksPassportEnd: Asking = ({ words, reading, concepts }) =>
  reading.slots.document === "passport" &&
  reading.people.named.length > 0 &&
  isEnding(words) &&
  isAskedWhen(words) &&
  words.length <= MOST_WORDS &&
  (!concepts.has("deadline") || HOLDS_TILL(words)) &&
  hasNone(concepts, ["upload", "pay", "wait_room"]);

const HOLDS_TILL = phraseMatcher("jusqua_quand sampai_kapan sampai_bila تک_ہے تک_کا तक_है तक_का tak_hai tak_ka");

/** In how many minutes one's own turn comes; how many there are then is another question. */
const asksMinutes: Asking = ({ words, reading, concepts }) =>
  isMinutesLeft(words) &&
  concepts.has("how_many") &&
  reading.tokens.every(({ value }) => value === null) &&
  words.length <= FEW_WORDS + 1 &&
  hasNone(concepts, ["prayer", "flight", "hold", "distance", "package", "seat", "next"]);

const isMinutesLeft = phraseMatcher(
  "minutes_left minutes_till minutes_until minutes_to_go دقيقه_باقي دقيقه_ويجي دقائق_باقي منٹ_باقی منٹ_اور मिनट_बाकी मिनट_और মিনিট_বাকি মিনিট_আর dakika_kaldi dakika_daha minutes_avant minutes_encore passe_dans_combien menit_lagi minit_lagi دقیقه_مونده دقیقه_دیگه минут_осталось минут_еще minute_baqi minute_baki minute_aur",
);

/** What has to be ready by a day that was spoken of. */
const asksByThen: Asking = ({ words, reading }) =>
  isByThen(words) && (isOfReady(words) || isHaving(words)) && !isOfOne(reading) && words.length <= MOST_WORDS;

const isHaving = phraseMatcher(
  "have need done нам_нужно должно lazim gerek* faut harus perlu kena باید لازم يلزم چاہیے चाहिए লাগবে chahiye",
);

/** By when one has to be vaccinated; how long it holds, and whether it was done, are told from the paper, whose deadline is another. */
const asksByWhenVaccinated: Asking = ({ words, reading, concepts }) =>
  reading.slots.document === "vaccination" &&
  concepts.has("deadline") &&
  reading.hasTravellers &&
  reading.people.named.length === 0 &&
  !words.some((word) => isSoFar(word) || isHeld(word) || (isGoodFor(word) && word !== "last")) &&
  words.length <= MOST_WORDS &&
  hasNone(concepts, ["expire", "pay", "upload", "card", "health_certificate"]);

/** "Where is my booking, there is nothing there": how it stands, or that there is none. */
const asksWhereBooking: Asking = ({ words, reading, concepts }) =>
  reading.people.isSelf &&
  concepts.has("booking") &&
  concepts.has("where") &&
  words.length <= MOST_WORDS &&
  [...concepts].every((one) => one === "booking" || one === "where");

function isOfOne({ slots, people }: Reading): boolean {
  return slots.document !== null || people.named.length > 0;
}

/** Whether the files go with the account. */
const asksErasure: Asking = ({ words, reading, concepts }) =>
  isAccount(words) &&
  (concepts.has("delete") || isErased(words)) &&
  (reading.slots.document !== null || concepts.has("document")) &&
  words.length <= LONG;

const isAccount = phraseMatcher(
  "account حساب حسابي الحساب حسابم حسابمو حسابمون اکاؤنٹ अकाउंट खाता অ্যাকাউন্ট একাউন্ট hesab* compte akun akunku akaun аккаунт*",
);
const isErased = phraseMatcher(
  "erase wipe close امسح احذف اقفل ختم بند मिटा हटा बंद মুছে বন্ধ sil* kapat* efface* ferme* hapus tutup padam پاک_کنم پاک حذف удал* стер* закро*",
);

export const OF_OWN: readonly Rule[] = [
  ["journey.others", asksOthers],
  ["family.ready", asksBlocker],
  ["queue.when", asksMinutes],
  ["pay.cheapest", asksTill],
  ["pay.methods", asksCards],
  ["pay.methods", asksCheapestCard],
  ["pay.wallet", asksTransfer],
  ["pay.plan", asksSoFar],
  ["pay.plan", asksWalletSum],
  ["pay.plan", asksDebt],
  ["pay.rates", asksRateDay],
  ["doc.why", asksRenewal],
  ["doc.needed", asksIfLate],
  ["doc.needed", asksIfNever],
  ["doc.status", asksNotAccepted],
  ["doc.needed", asksCertificateAgain],
  ["doc.why", asksRefusal],
  ["doc.status", asksWhosePapers],
  ["doc.passport_validity", asksPassportEnd],
  ["doc.vaccines", asksByWhenVaccinated],
  ["booking.status", asksWhereBooking],
  ["doc.status", asksOfWaiting],
  ["journey.due", asksByThen],
  ["journey.next", asksFirst],
  ["meta.account", asksErasure],
];
