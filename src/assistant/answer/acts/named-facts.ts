/** Questions that only one fact answers, told by what they name. */
import { FACTS } from "../../facts/facts.ts";
import type { FoundFact } from "../../facts/find.ts";
import { plainFact } from "../../facts/plain.ts";
import { NAMES_HAJJ_VISA, SEE, VISIT } from "../../facts/whether.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { CHANGE, isShifting } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { asksHour, isPersianWhen } from "../../reading/words/thread-words.ts";
import { isBefore, isFaster, isIf, isMeaning, isThere, isWhen, ORDINALS } from "../../reading/words/turn-words.ts";
import { isWho } from "./household-acts.ts";
import { crowdFact, riteFact } from "./rite-facts.ts";
import { isArafah, isAstray, isPaying, isTravelling, PERIOD, topicFact } from "./topic-facts.ts";

/** Whatever else the words may be near to; null: no such fact. */
export function namedFact(reading: Reading, concepts: ReadonlySet<string>): FoundFact | null {
  const words = reading.tokens.map(({ text }) => text);
  // Work with another visa is none of the assistant's business; a long message may well name a car.
  if (reading.slots.document === "visa" && concepts.has("deadline") && !concepts.has("pay") && !reading.hasBookings)
    return factOf("visaAfterBooking");
  if (words.some(isWithout) && words.some(isPermit)) return factOf("visaHajjOnly");
  if (NAMES_HAJJ_VISA(words) && words.some(isUmrah) && words.filter(isVisaWord).length === 1)
    return factOf("threeWays");
  const isAside = concepts.has("outside") && words.length <= MOST_ASIDE;
  if (concepts.has("visa") && !isAside && words.some(bare(isOtherVisa))) return factOf("visaHajjOnly");
  const size = reading.numbers.people ?? 0;
  if (size > 1 && words.some(isApplication) && reading.titled.length === 0) return factOf("nusukFamilySize");
  if (
    concepts.has("nusuk") &&
    concepts.has("when") &&
    (concepts.has("opens") || words.some(isBuying)) &&
    !concepts.has("refund")
  )
    return factOf("nusukSaleWhen");
  const isOfNusuk = concepts.has("wallet") || concepts.has("nusuk");
  // Money for an account that somebody names goes to nobody known; the wallet has a number of its own.
  if (words.some(isIban)) return factOf(!isOfNusuk ? "scamSigns" : words.some(isElse) ? "walletEarly" : "walletLoad");
  // How much, and by when, stands in the own plan.
  const isOfPlan = reading.hasTravellers && ["price", "how_many", "deadline"].some((one) => concepts.has(one));
  if (concepts.has("wallet") && concepts.has("how") && words.some(isLoading) && !isOfPlan)
    return factOf(words.some(isElse) ? "walletEarly" : "walletLoad");
  const isFeeAsked = (concepts.has("wallet") || (isOfNusuk && concepts.has("refund"))) && words.some(isFee);
  if (isFeeAsked || asksFeeBack(words, reading, concepts)) return factOf("refundWallet");
  const isOfDay = concepts.has("when") || concepts.has("deadline") || concepts.has("next");
  // Whether what was loaded comes back, of whoever has booked nothing.
  const isOfMoney = concepts.has("money") || concepts.has("wallet");
  if (isOfNusuk && isOfMoney && concepts.has("refund") && !reading.hasBookings && !isOfDay)
    return factOf("refundWallet");
  if (concepts.has("nusuk") && words.some(isCode) && words.some(isAwaited)) return factOf("nusukRegister");
  if (words.some(isPin) && !concepts.has("card") && !concepts.has("nusuk")) return factOf("offlinePapers");
  if (FIRST_COME(words) && concepts.has("wait_room") && !isOfNusuk) return factOf("queueOrder");
  if (isReplacing(words, reading, concepts)) return factOf("uploadReplace");
  if (isOfNusuk && concepts.has("instalment") && !isOfDay && !concepts.has("how_many"))
    return factOf("instalmentsNusuk");
  if (words.some(isCommission) && !concepts.has("card") && !isOfNusuk) return factOf("freeForPilgrims");
  if (words.some(isShifting) && words.some(isMeaning)) return factOf("packageShifting");
  if (words.some(isIhram) && concepts.has("flight")) return factOf("ihramMiqat");
  if (words.some(isPebble) && concepts.has("how_many") && !isOfLaterDay(reading)) return factOf("pebblesCount");
  if (asksWhoSees(words, reading, concepts)) return factOf("whoSeesDocuments");
  if (concepts.has("account") && concepts.has("delete")) return factOf("accountData");
  const rites = riteFact(reading, concepts);
  const ofRite = rites === null ? null : factOf(rites);
  if (ofRite) return { ...ofRite, isPlain: true };
  const topic = topicFact(reading, concepts);
  if (topic) return factOf(topic);
  const plain = plainFact({ words, concepts, age: yearsOf(reading), hasBookings: reading.hasBookings });
  const asked = reading.titled.length === 0 && plain && factOf(plain);
  if (asked) return { ...asked, isPlain: true };
  const rite = ofRites(words, reading, concepts);
  const crowd = rite ? null : crowdFact(reading, concepts);
  return rite ?? (crowd ? factOf(crowd) : null) ?? ofMishap(words, reading, concepts);
}

/** "My father is 75": of one of the family a bare number is the age. */
function yearsOf({ numbers: { age, bare }, people }: Reading): number | null {
  return age ?? (people.named.length === 1 && bare.length === 1 ? (bare[0] ?? null) : null);
}

/** Who may look at the files of whoever asks; of the household another fact tells. */
function asksWhoSees(words: readonly string[], { slots, people }: Reading, concepts: ReadonlySet<string>): boolean {
  const isOfPaper = slots.document !== null || concepts.has("document");
  const isOfElse = people.named.length + people.missing.length > 0 || concepts.has("family_group");
  return isOfPaper && !isOfElse && isWho(words) && (concepts.has("see") || isSeeing(words));
}

/** "See" itself is a small word of Hindi and French. */
const isSeeing = phraseMatcher(SEE.replace("see ", ""));

/** What the wallet keeps of money that is taken out of it. */
function asksFeeBack(words: readonly string[], { hasBookings }: Reading, concepts: ReadonlySet<string>): boolean {
  return concepts.has("wallet") && isTakenBack(words) && isCut(words) && !hasBookings && words.length <= MOST_ASIDE;
}

export const isTakenBack = phraseMatcher(
  "withdraw take_out get_back back refund* رجعت رجعوا يرجع ارجع اسحب سحب سحبت طلعت استرداد واپس نکال* वापस निकाल* ফেরত তুলে geri iade* retir* rembours* tarik narik penarikan kembali* keluarkan برگرد* پس_بگیر* вернуть вернут снять вывести wapas nikal*",
);
export const HOW_MUCH =
  "how_many how_much كم کتنی کتنا کتنے कितनी कितना कितने কয়টা কয়টি কত কতটা kac ne_kadar combien berapa چند_تا چقدر چندتا сколько kitni kitna koyta";
const isHowMuch = phraseMatcher(HOW_MUCH);
const isCut = phraseMatcher(
  `${HOW_MUCH} fee fees deduct* cut take charge يخصمون يخصم ينخصم خصم رسوم کٹے کاٹ* कटेगा काटे* কাটে কাটবে kesil* prel* retien* brp potong* dipotong کم_می* удерж* katega`,
);

function ofRites(words: readonly string[], reading: Reading, concepts: ReadonlySet<string>): FoundFact | null {
  const isOfOffer = reading.titled.length + reading.booked.length > 0;
  const isTooLate = words.some((word) => isForgotten(word) || isReaching(word)) && !words.some(isAsideOfArafah);
  if (!isOfOffer && words.some(isArafah) && isTooLate && !concepts.has("why")) return factOf("dayArafah");
  const isOfRite = concepts.has("rite") || words.some(isPebble) || words.some(isThrown);
  if (PERIOD(words) && isOfRite) return factOf("womenPeriod");
  if (words.some(isForgotten) && isOfRite && !concepts.has("account")) return factOf("missedRite");
  if (
    words.some((word) => isThrown(word) || isPebble(word)) &&
    words.some(isForAnother) &&
    reading.people.named.length + reading.people.missing.length > 0
  )
    return factOf("stoningHow");
  const isOfWhen = concepts.has("when") || words.some((word) => word !== "کی" && isWhen(word)) || isPersianWhen(words);
  if (words.some(isIhram) && words.some(isForbidden)) return factOf("ihramWhat");
  const isThrowing = words.some((word) => isThrown(word) || isPebble(word));
  if (isThrowing && isOfLaterDay(reading) && !concepts.has("flight")) return factOf("daysTashriq");
  const isOfDays = isOfWhen && !["how", "package", "camp", "flight"].some((one) => concepts.has(one));
  const isOfSomeDays = words.some(isThrown) && words.some(isDay) && (concepts.has("which") || concepts.has("how_many"));
  if (isThrowing && (isOfDays || isOfSomeDays) && !asksHour(words)) return factOf("stoningDays");
  if (words.some(isArafah) && words.some(isGone) && words.some(isEarly) && !isOfOffer) return factOf("arafahStay");
  if (isWithoutMahram(words, reading, concepts)) return factOf("womenMahram");
  if (words.some(isDua) && (concepts.has("which") || words.some(isWhich))) return factOf("talbiyahWords");
  if (words.some(isSewn) && (words.some(isIhram) || concepts.has("rite"))) return factOf("missedRite");
  const isFirst = words.some((word) => isBefore(word) || isFaster(word) || ORDINALS[0]?.(word));
  if (isFirst && words.some(isUmrah) && words.some(isHajj) && !concepts.has("visa")) return factOf("threeWays");
  return null;
}

/** The stoning of the days after the feast: "on the 12th", "the second day". */
function isOfLaterDay({ tokens }: Reading): boolean {
  return tokens.some(({ text, value }, at) => {
    if (value !== null && value >= 11 && value <= 13) return true;
    const isBesideDay = isDay(tokens[at + 1]?.text ?? "") || isDay(tokens[at - 1]?.text ?? "");
    return isBesideDay && (value === 2 || value === 3 || ORDINALS.slice(1).some((is) => is(text)));
  });
}

/** A woman without her husband, or without one whom she may not marry. */
function isWithoutMahram(words: readonly string[], { people }: Reading, concepts: ReadonlySet<string>): boolean {
  if (!words.some(isWithout) || concepts.has("rite")) return false;
  if (words.some(isMahram)) return true;
  const isWoman = WOMEN.some((one) => concepts.has(one)) && people.strangers.length === 0;
  return isWoman && words.some(isMan) && words.some(isTravelling);
}

/** A paper that is there already gives way to a newer one. */
function isReplacing(words: readonly string[], { slots, tokens }: Reading, concepts: ReadonlySet<string>): boolean {
  const isOfFile = slots.document !== null && slots.document !== "visa" && !concepts.has("expire");
  return isOfFile && concepts.has("how") && words.some(isSwapped) && tokens.length <= MOST_ASIDE;
}

function ofMishap(words: readonly string[], reading: Reading, concepts: ReadonlySet<string>): FoundFact | null {
  const { slots } = reading;
  if (concepts.has("visa") && words.some(isOfScope) && words.some(isHajj)) return factOf("visaScope");
  const isOfPaper = slots.document !== null || concepts.has("document");
  // Of the card of a payment; "refused" alone may be a paper.
  if (words.some(isBankCard) && words.some(isDeclined) && !isOfPaper) return factOf("methodsLimit");
  if (asksToMoveUp(words) && (concepts.has("pay") || concepts.has("money") || words.some(isPaying)))
    return factOf("queueOrder");
  if (words.some(isScam) && words.some(isTold) && words.length <= MOST_ASIDE) return factOf("scamSigns");
  if (isExcluding(words)) return factOf("conditionsExcluded");
  // Nobody is too old by the rules that are known; what excludes is illness.
  if (reading.numbers.age !== null && reading.numbers.age >= OLD && words.some(isBarred))
    return factOf("conditionsExcluded");
  const isOfRest = concepts.has("heat") || slots.document !== null;
  if (concepts.has("medicine") && words.some(isCarried) && !isOfRest) return factOf("medicinesCarry");
  if (saysUnneeded(words, concepts)) return factOf("vaccineMeningitis");
  const isOfPlace = words.some(isInHolyPlace) || concepts.has("guide") || concepts.has("family_group");
  if (words.some(isAstray) && isOfPlace && !isOfPaper) return factOf("lostPilgrim");
  const isAskedFor = concepts.has("where") || CALLED(words) || words.some(isIf);
  if (
    words.some(isSick) &&
    words.some((word) => isInHolyPlace(word) || isThere(word)) &&
    isAskedFor &&
    !concepts.has("medicine")
  )
    return factOf("emergencyNumbers");
  // How much to carry no source tells; what holds for it a fact does.
  const isOfCash = words.some(isCash) && (words.some(isCarried) || concepts.has("how_many") || isHowMuch(words));
  const isOfExchange = EXCHANGED(words) && words.some(isCoin) && reading.numbers.sums.length === 0;
  const isOfSum = ["refund", "wallet", "package", "booking", "instalment", "currency_rate", "pay"].some((one) =>
    concepts.has(one),
  );
  if ((isOfCash || (isOfExchange && !isOfSum)) && !words.some(isAgent)) return factOf("cashCustoms");
  if (words.some(isAgent) && (words.some(isCash) || words.some(isCertain))) return factOf("scamSigns");
  if (slots.document === "photo" && (words.some(isSize) || concepts.has("nusuk"))) return factOf("photoNusukCopy");
  return null;
}

/** A visa that somebody has for sale by message, for cash, or promises for money: whoever asks is about to pay. */
export function offerOfStranger({ tokens, numbers }: Reading, concepts: ReadonlySet<string>): FoundFact | null {
  const words = tokens.map(({ text }) => text);
  const isForMoney = concepts.has("pay") || concepts.has("money") || words.some(isPaying) || words.some(isSent);
  const isPromised = words.some(isSomebody) && words.some(isPromising);
  const isOfVisa = (concepts.has("visa") || words.some(isVisas)) && !words.some(isBankCard);
  const isSold = words.some(isCash) && (words.some(isSomebody) || words.some(isSelling));
  const isOffer = isSold || (isForMoney && (words.some(isMessenger) || isPromised));
  // A Hajj for so much by message is sold like a visa.
  if (words.some(isMessenger) && words.some(isHajj) && numbers.sums.length > 0) return factOf("scamSigns");
  return isOfVisa && isOffer ? factOf("scamSigns") : null;
}

export function factOf(id: string): FoundFact | null {
  const fact = FACTS.find((one) => one.id === id);
  return fact ? { fact, score: 1, covers: 1, isOwn: true, taught: 1 } : null;
}

/** Without its article too. */
function bare(is: (word: string) => boolean): (word: string) => boolean {
  return (word) => is(word) || is(word.replace(/^[وب]?ال/u, ""));
}

const MOST_ASIDE = 14;
const OLD = 60;
const WIVES = ["wife", "sister", "daughter", "mother"];
const WOMEN = [...WIVES, "woman"];

const isBarred = wordMatcher(
  "limit barrier maximum oldest حد ممنوع پابندی رکاوٹ सीमा रोक पाबंदी বাধা সীমা নিষেধ sinir siniri engel yasak limite maximum interdit batas batasan larangan محدودیت مانع ممنوع حد ограничен* запрет* предел hadd pabandi",
);
const isMahram = wordMatcher("mahram mehram محرم المحرم महरम মাহরাম মাহরামের mahremsiz mahrem محرمی махрам* mahramnya");
const isMan = wordMatcher(
  "me husband him his man زوج زوجها زوجي رجل معي شوہر میرے मेरे पति আমাকে আমার স্বামী* kocasi bensiz kocam esi mari moi homme suami saya lelaki شوهر* من меня мужа мужчины shohar mere pati",
);
const isGone = wordMatcher(
  "leave left leaving exit خرجت خرج اخرج نخرج خروج طلعت نطلع غادرت نغادر نکل* نکلنا निकल* বের* ছাড়* ayril* cik* quitter quitte partir parti sortir keluar tinggal tinggalkan pergi خارج بیرون ترک رفتن уйти ушел ушли уехать уехал выйти покинуть nikal* nikl*",
);
const isEarly = wordMatcher(
  "before early earlier sunset maghrib قبل المغرب الغروب مغرب غروب پہلے पहले सूर्यास्त मग़रिब আগে সূর্যাস্ত* once erken avant tot sebelum awal maghrib پیش زودتر до раньше заката pehle",
);
const isCode = wordMatcher("code otp رمز كود کوڈ कोड ओटीपी কোড ওটিপি kod kodu kodum kode کد код кода");
const isAwaited = wordMatcher(
  "arrive arrived arriving come came coming received get getting وصل* يوصل توصل جاني يجي ملا آیا پہنچا मिला आया পাইনি আসেনি আসছে এসেছে gelmedi geldi gelmiyor recu arrive arrivé vient datang masuk sampai نیومد نیومده نرسید نمیاد نرسیده пришел пришёл приходит пришло получил aaya mila",
);
const isPin = wordMatcher("pin pini pinim pinimi pinini pinimizi پن पिन পিন пин pinku pinnya pincode");
const FIRST_COME = phraseMatcher(
  "first_come first_come_first_served first_in_line_wins من_يصل_اولا اول_من_يصل الاول_فالاول پہلے_آؤ پہلے_آئیے پہلے_آو पहले_आओ पहले_आइए আগে_আসলে আগে_এলে ilk_gelen once_gelen premier_arrive premiers_arrives siapa_cepat siapa_dulu هر_کی_زودتر هرکه_زودتر кто_первый кто_раньше первым_пришел pehle_aao pehle_aao pehle_aaiye",
);
const isSwapped = wordMatcher(
  `${CHANGE} replace swap update new اغير ابدل استبدل استبدال جديده جديد نئی نیا नई नया নতুন degistir* yenisi yeni remplacer nouvelle nouveau mengganti baru تعویض جدید поменять заменить сменить новую новый новое nayi naya`,
);

export const isCarried = wordMatcher(
  "bring carry goturebilir* gotursem provezti احمل اخذ اخذه احضر ناخذ لے لائیں ले लाऊँ लाना নেব নিয়ে আনব goturmeliyim gotureyim getirmeliyim emporter apporter prendre almaliyim alayim almali bawa membawa dibawa ببرم ببریم برد بردن بیاورم همراه провезти ввезти взять брать везти",
);
const isMessenger = wordMatcher(
  "whatsapp whatsap telegram facebook instagram tiktok واتساب واتس الواتساب الواتس واٹس تلگرام واتساپ व्हाट्सएप व्हाट्सऐप टेलीग्राम হোয়াটসঅ্যাপ হোয়াটসঅ্যাপে ফেসবুক* ватсап* вотсап* телеграм*",
);
const isSomebody = wordMatcher(
  "man guy aadmi admi banda آقایی آقا مرد someone somebody stranger broker رجل شخص واحد سمسار آدمی شخص ایجنٹ आदमी बंदा एजेंट लोग লোক একজন দালাল adam biri simsar homme quelqu* type seseorang calo lelaki makcik مردی کسی دلال человек мужчина знакомый",
);
const isSelling = wordMatcher("sells selling nawarin menawarkan tawarkan jual menjual satiyor يبيع بيبيع vend vendent");
/** What somebody says. */
export const SAYS = "says said يقول قال کہتا کہتے कहता বলে diyor dit bilang kata میگوید говорит";
const isPromising = wordMatcher(
  `${SAYS} promises promised offers offered claims guarantees يعرض يوعد وعدنا وعدہ बोलता वादा বলছে vaat soyluyor propose promet janji menjanjikan می‌گوید میگه قول обещает предлагает`,
);
const isVisas = wordMatcher("visas تاشيرات ویزے ویزاها वीज़े ভিসার vizeler визы");
export const isSent = wordMatcher(
  "transfer* send wire احول احوّل حول ارسل بھیج* ٹرانسفر भेज* ट्रांसफर* পাঠা* ট্রান্সফার* havale gonder* yatir* virer virement envoyer verser ditransfer kirim hantar pindah واریز* حواله отправ* bhej* wiring sending دفعت بفرست* перев*",
);
export const isWhich = wordMatcher(
  "what which اي ما ماذا شو ايش وش ايه کون کیا कौन क्या কোন কী কি hangi ne neler quelle quoi que qu apa چه چی کدام какая какую какой что kya ki nedir چیست چیه",
);
export const isScam = wordMatcher(
  "scam scams scammer* fraud fraudulent محتال* نصاب* نصب احتيال فراڈ دھوکے* دھوکہ धोखा* धोखे* ठग* फ्रॉड প্রতার* ধোঁকা* ভুয়া dolandir* arnaque* escroc* penipu* tipu کلاهبردار* мошен* dhoka dhokebaaz fake gadungan",
);
const isTold = wordMatcher(
  "know tell recognise recognize sure spot signs اعرف نعرف اتاكد علامات پتہ معلوم پہچان* पता पहचान* মালুম বুঝ* চিন* জানব anlarim anlayabilirim bilebilirim savoir reconnaitre tahu kenal بفهمم بدانم تشخیص узнать понять отличить pata pehchan*",
);
const asksToMoveUp = phraseMatcher(
  "position_1 position_one first_position first_place number_one to_the_front front_of_the_queue front_of_the_line المركز_الاول اول_الدور اول_الطابور مقدمه_الدور پہلے_نمبر_پر پہلی_جگہ पहले_नंबर_पर सबसे_आगे প্রথম_নম্বরে সবার_আগে birinci_siraya en_one premiere_place en_tete nomor_satu paling_depan nombor_satu اول_صف جلوی_صف نفر_اول первым_в_очереди первое_место начало_очереди",
);
const isDua = wordMatcher(
  "dua duas duaa supplication* دعاء الدعاء ادعيه دعا دعائیں دعائي दुआ दुआएँ দোয়া দোয়া* dua* duasi doa doanya invocation* мольб* дуа",
);
const isPermit = wordMatcher(
  "permit permits تصريح بتصريح التصريح پرمٹ اجازت परमिट अनुमति পারমিট অনুমতি izin* izinsiz permis autorisation tasrih مجوز* разрешени* пропуск*",
);
const isWithout = wordMatcher(
  "without بدون دون بلا بغیر बिना बगैर ছাড়া বিনা izinsiz olmadan sans tanpa بی بدون без bina baghair bagair",
);
/** One alone: of two they are told apart. */
const isVisaWord = (word: string) => /vi[sz]a|vize|ویز|فیز|تاشیر|वीज|ভিসা|виз/u.test(word);
const isCommission = wordMatcher(
  "commission* عموله عمولات کمیشن कमीशन কমিশন* komisyon* komisi komisen کمیسیون کارمزد комисси*",
);
/** What excludes from Hajj, or may. */
const isExcluding = phraseMatcher(
  "حامل حاملہ गर्भवती باردار* hamla dialysis dialyse الكلى الكلوي غسيل_كلى ڈائیلاسز ڈائلیسز डायलिसिस ডায়ালাইসিস ডায়ালিসিস diyaliz* dialisis hemodialisis دیالیز диализ*" +
    " oxygen اكسجين الاكسجين آکسیجن ऑक्सीजन অক্সিজেন oksijen* oxygene oksigen اکسیژن кислород*" +
    " cancer chemo* السرطان سرطان کینسر कैंसर कीमोथेरेपी ক্যান্সার কেমো* kanser* kemoterapi kanker химиотерап* онколог*" +
    " dementia alzheimer* خرف الخرف الزهايمر ڈیمنشیا डिमेंशिया ডিমেনশিয়া demans* bunama* demence demensia زوال_عقل آلزایمر деменц*" +
    " memory_loss losing_memory forgetful* عندها_نسيان عنده_نسيان بھولنے_کی_بیماری भूलने_की_बीमारी ভুলে_যাওয়ার_রোগ unutkan* perd_la_memoire perd_un_peu_la_memoire pikun nyanyuk فراموشی_دار* забывчив** bhoolne_ki_bimari" +
    " heart_failure قصور_القلب فشل_القلب ہارٹ_فیل* हार्ट_फेल* হার্ট_ফেইল* kalp_yetmez* insuffisance_cardiaque gagal_jantung نارسایی_قلب* сердечн*_недостаточн*",
);
const isIban = wordMatcher("iban ibans ايبان الايبان آیبان आईबीएएन আইবিএএন айбан");
const isElse = wordMatcher(
  "else other another somebody someone friend neighbour غير غيري شخص اخر دوسرے کسی और किसी दूसरे অন্য* কারো baska* baskasinin autre quelqu lain orang دیگری دیگر کسی другого чужой чужому kisi",
);
const isLoading = wordMatcher(
  "load loading top topup fund deposit put add اشحن شحن اودع ايداع ڈالیں ڈالوں ڈالنا جمع डालें डालूँ डालना जमा ভরব ঢোকাব জমা yukle* yatir* charger alimenter recharger isi mengisi isikan tambah شارژ واریز пополн* внести положить dalen dalun",
);
/** To be there in time, or not. */
const isReaching = wordMatcher(
  "reach reaching late telat arrive اصل اوصل نصل اتاخر تاخرت پہنچ* पहुँच* पहुंच* পৌঁছ* yetis* ulas* arrive arriver retard sampai terlambat lewat برسم نرسم برسیم نرسیم برس* نرس* опозда* успе* попаду попасть pohanch* pahunch*",
);
const isAsideOfArafah = wordMatcher(
  "hospital* bus مستشفى المستشفي بالمستشفى باص حافله ہسپتال ہسپتال بس अस्पताल बस হাসপাতাল* বাস hastane* otobus* hopital hospital بیمارستان اتوبوس больниц* автобус*",
);

/** "No vaccine is needed, right?": whoever says so is told the rule. */
function saysUnneeded(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  // At the end of a Malay question the word for not only asks.
  const said = words.at(-1) === "tak" ? words.slice(0, -1) : words;
  const isDenied = said.some(isNot) && !concepts.has("upload");
  return concepts.has("vaccine") && isDenied && (concepts.has("need") || words.some(isNeeded));
}

export const isNot = wordMatcher(
  "no not none without لا ما بدون نہیں नहीं না নেই degil yok gerekmez pas aucun tidak tak نیست ندارد не нет nahi",
);
const isNeeded = wordMatcher("needed required necessary compulsory gerekmez gerekmiyor lazim لاگو লাগে লাগবে zaroori");

const isForAnother = wordMatcher(
  "کسی किसी kisi কাউকে birini кого for behalf somebody someone عن عنه عنها نيابه بدل بدلا طرف جگہ बदले ओर तरफ পক্ষে হয়ে বদলে yerine adina pour place wakil mewakili menggantikan untuk bagi جای نیابت طرف за вместо",
);
const isSewn = wordMatcher(
  "sewn stitched مخيط مخيطه مخيطا المخيط سلے سلا سلائی सिले सिला সেলাই* dikisli cousu* berjahit دوخته сшит*",
);

const isOtherVisa = wordMatcher(VISIT);
/** What is kept where money is taken out again. */
const isFee = wordMatcher(
  "kate kete tulle ditarik dipotong potong potongan fee fees withdraw withdrawal withdrawing out رسوم سحب فیس نکالنے निकालने शुल्क তুলতে ফি kesinti* cekme* frais retirer retrait tarik caj keluarkan کارمزد برداشت комисси* вывод* вывести",
);
const isBuying = wordMatcher(
  "buy book sale sales sell open opens start begin نشتري شراء بيع البيع يفتح يبدا خرید فروخت بکنگ کھلے खरीद* बिक्री खुले* खुलेगा शुरू কিনতে কেনা বিক্রি খুলবে শুরু satis* satin acil* basla* acheter vente ouvre commence beli penjualan jualan dibuka mulai bermula خرید فروش باز شروع купить продаж* откро* нач*",
);
export const isIhram = wordMatcher("e7ram el7ram i7ram ihram* احرام* الاحرام इहराम एहराम ইহরাম* ихрам* ehram ahram");
/** In Latin letters, which the facts of these languages have not. */
const isForbidden = wordMatcher("mamno mamnu mamnou mamnoo nishedh nisedh");
const isPebble = wordMatcher(
  "pebble* stone* حصى حصاه حصيات جمرات الجمرات کنکری کنکریاں कंकड़* कंकरी पत्थर পাথর* কঙ্কর* tas taslar caillou* pierre* kerikil batu سنگریزه ریگ камеш* камн* камуш* kankar*",
);
const isForgotten = wordMatcher(
  "forgot forgotten forget missed skipped نسيت نسينا نسي فاتني فاتنا فاتتني بھول چھوٹ भूल छूट ভুলে বাদ unuttum unuttuk kacirdim atladim oublie oubliee rate manque lupa terlupa terlewat tertinggal ketinggalan فراموش یادم забыл* забыть пропустил* bhool bhul choot",
);
const isThrown = wordMatcher(
  "stoning jamarat jamrah jamra rami ارمي يرمي ترمي نرمي رمينا رمي الرمي الجمره الجمرات رمی جمرات रमी जमरात রমি জামারাত* taslama* lapidation melontar melempar lempar lontar jumrah jumroh jamarah رمی جمرات джамарат*",
);
export const isUmrah = wordMatcher("umrah umra umroh omra umre* عمره العمره عمرہ उमरा उमराह ওমরা* উমরা* умр*");
/** Where the visa of Hajj leads and where not. */
const isOfScope = wordMatcher(
  "madinah madina medina medine* medineye medinah jeddah jedda cidde* riyadh riyad* dubai المدينه جده الرياض دبي مدینہ جدہ ریاض मदीना जेद्दा जेद्दाह रियाद মদিনা* জেদ্দা* রিয়াদ* مدینه جده медин* джидд* ",
);
const isBankCard = wordMatcher(
  "card cards debit visacard mastercard بطاقتي البطاقه بطاقه کارڈ کارت कार्ड কার্ড* kart kartim kartimi carte kartu kad карта карту картой карты",
);
const isDeclined = wordMatcher(
  "declin* refused rejected blocked مرفوضه رفضت انرفضت رفض مسترد نامنظور رد अस्वीकार* रिजेक्ट ब्लॉक प्रत्याख्यान প্রত্যাখ্যা* ডিক্লাইন ব্লক reddedildi reddetti reddedil* refusee refuse bloquee ditolak diblokir disekat отклон* заблокир*",
);
/** Whom to call. */
const CALLED = phraseMatcher(
  "who_do_we_call who_do_i_call whom_to_call who_to_call who_do_we_ring اتصل_بمين نتصل_بمين بمن_نتصل بمين_نتصل کس_کو_بلا* کسے_بلا* کس_کو_فون किसको_बुला* किसे_बुला* किसको_फोन किसको_फ़ोन কাকে_ডাক* কাকে_ফোন kimi_ara* qui_appeler appeler_qui hubungi_siapa telepon_siapa panggil_siapa call_siapa telefon_siapa به_کی_زنگ کی_رو_صدا кому_звонить куда_звонить кого_звать kisko_bula* kisko_phone kake_dakbo",
);
const EXCHANGED = phraseMatcher(
  "exchange exchanged change_money change_my change_them change_it tukar ditukar menukar boz* bozdur* اصرف نصرف يصرف صرافه بدل_جائ* تبدیل_کر* बदल_जाए* बदलवा* ভাঙা* বদলা* changer_d changer_des changer_mes changer_nos changer_l поменя* обменя* обмен عوض_کنم تبدیل_کنم badal_jay* badalwa*",
);
const isCoin = wordMatcher(
  "money rupees rupee rubles roubles pounds euros euro dollars lira liras ringgit rupiah taka riyals riyal toman فلوس ريال ريالات ليره جنيه دولار يورو روپے روپیہ ریال ڈالر रुपये रुपए रुपया रियाल डॉलर টাকা রিয়াল ডলার lirayi parayi para argent monnaie uang duit wang تومان پول دلار یورو рубл* деньги денег евро доллар* риял* rupaye paisa",
);
const isSick = wordMatcher(
  "fever feverish حراره حرارته حرارتها سخونه بخار बुख़ार* बुखार* জ্বর* ates* fievre demam تب температур* жар bukhar jor sick ill unwell مريض مرضت امرض تعبت مرضنا بیمار बीमार অসুস্থ hasta hastalanir* hastalandi* malade malades sakit مریض заболе* болен больна beemar bimar",
);
const isInHolyPlace = wordMatcher(
  "mina arafat arafah muzdalifah makkah mecca madinah hajj منى مني عرفات عرفه مكه الحج مکہ منی मिना मक्का अराफात हज মিনা* মক্কা* আরাফা* হজ* minada arafatta mekkede hacda mekke makkah mekkah haji мине мекке арафате хадже منا مکه حج",
);
const isAgent = wordMatcher(
  "agent agents broker وكيل سمسار وسيط ایجنٹ دلال एजेंट दलाल এজেন্ট* দালাল* acente* simsar agen ejen calo courtier intermediaire دلال واسطه агент* посредник*",
);
export const isCash = wordMatcher(
  "cash كاش نقدا نقد نقدی کیش नकद नगद कैश নগদ* ক্যাশ nakit especes liquide tunai наличн* naqad nakad",
);
const isCertain = wordMatcher(
  "guarantee* guaranteed confirmed مضمون مضمونه یضمن يضمن گارنٹی پکی पक्की गारंटी গ্যারান্টি নিশ্চিত garanti garantie garantit dijamin jaminan terjamin تضمین* гарант* pakki",
);
export const isSize = wordMatcher(
  "size pixels pixel dimension* حجم مقاس سائز साइज आकार সাইজ মাপ* boyut* ebat* taille ukuran saiz اندازه سایز размер* пиксел*",
);
const isApplication = wordMatcher(
  "application* form forms طلب طلبات استماره درخواست* فارم आवेदन फॉर्म फ़ॉर्म আবেদন* ফর্ম* basvuru* demande formulaire dossier permohonan borang pengajuan formulir تقاضا* فرم заявк* заявлен* анкет*",
);
