/** Facts that say yes or no to some questions: which words make it that question. */
import { conceptsIn } from "../concepts/concepts.ts";
import { asksWhether } from "../reading/asks-whether.ts";
import { OPERATOR } from "../reading/requests.ts";
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";
import type { Token } from "../reading/words/tokens.ts";
import { EARLY, isOr } from "../reading/words/turn-words.ts";

type Matcher = (words: readonly string[]) => boolean;

/** One of each list has to be said. */
function all(...lists: readonly string[]): Matcher {
  const matchers = lists.map(phraseMatcher);
  return (words) => matchers.every((is) => is(words));
}

/** The first is said, and the second is not. */
function without(is: Matcher, isNot: Matcher): Matcher {
  return (words) => is(words) && !isNot(words);
}

function either(one: Matcher, other: Matcher): Matcher {
  return (words) => one(words) || other(words);
}

export const VISIT =
  "tourist* tourism visit visitor umrah evisa سياحيه سياحه زياره عمره العمره سیاحتی وزٹ عمرہ टूरिस्ट पर्यटक विजिट उमरा उमराह টুরিস্ট ভিজিট ওমরাহ turist* ziyaret umre tourisme visite omra turis kunjungan umroh ziarah pelancong توریستی زیارتی турист* гостев* умр* umra উমরাহ* toristi";
export const PAY =
  "pay paying extra bribe money ادفع بدفع وسادفع سادفع فلوس پیسے پیسہ पैसे पैसा টাকা para odesem versem oder payer paie argent bayar duit uang پول پولش پولشم плачу заплачу заплатить доплатить денег деньги paise taka زياده دوں दूँ میدم доплачу وادفع دفع";
const TWICE =
  "double twice both two second مرتين جوالين نضاعف دو دونوں दो दोनों দুই দুইবার দুটো iki doubler deux dua kali gandakan dobel дважды два двух двоем دوبار دو";
export const SEE =
  "see sees seen look access يشوف يرى يطلع دیکھ देख দেখ* gor* goru* voit voir lihat melihat tengok می‌بیند میبینه ببینه видит видят увид*";
const LOSE =
  "lose lost gone اخسر خسرت يضيع ضاع يروح راح کھو ختم چلی खो चली जाएगी হারা* চলে gider gitti kaybed* kaybol* perd* perdu* hilang keluar kehilangan از_دست میره می‌پره потеря* пропад* сгор*";
const KEPT =
  "kept stay stays still safe يبقى بيبقى محفوظ محفوظه باقي رہے رہتی محفوظ रहेगी रहेगा रहती सुरक्षित থাকবে থাকে kalir durur duruyor korunur garde gardee reste conservee tetap aman masih kekal میماند می_مونه میمونه حفظ сохран* остан* rahega rahegi";
export const MUST =
  "must need necessary obligatory required لازم ضروري يجب ضروری لازمی ज़रूरी जरूरी लाज़मी দরকার জরুরি লাগবে sart gerek* lazim zorunlu faut oblige obligatoire dois wajib harus mesti perlu باید обязательно нужно надо должн* zaroori zaruri lazmi mandatory compulsory needed واجب اجباري الزامي الزاميه अनिवार्य বাধ্যতামূলক mecburi obligatoires اجباری الزامی ضروریه لازمه обязательна обязательны обязательная нужна нужны";
const PART =
  "alone sit sitting lie lying sleep rest اجلس انام ارتاح نقعد بیٹھ لیٹ سو آرام बैठ लेट सो आराम বসে শুয়ে ঘুম* otur* yat* uyu* dinlen* assis allonge dormir reposer duduk berbaring tidur rehat istirahat بشینم بخوابم دراز сидеть лежать спать отдых*";
const OFFLINE =
  "without offline no_internet no_signal بدون بلا بغیر बिना ছাড়া internetsiz olmadan cevrimdisi sans hors_ligne tanpa بی без bina baghair";

const CHARGE =
  "fee fees commission charge charges cost costs عموله رسوم يكلف بفلوس فیس کمیشن پیسے_لگ* फीस कमीशन पैसे_लग* ফি কমিশন টাকা_লাগ* komisyon ucret* ucretli frais commission coute payant biaya komisi caj komisen bayaran کارمزد پول_داره پول_میخواد комисси* плат* paise_lag*";
const FREE = "free gratis gratuit* ucretsiz bedava مجاني مجانا مفت मुफ़्त मुफ्त ফ্রি percuma cuma رایگان бесплатн* muft";

/** What a visa for Hajj permits besides is another question. */
export const NAMES_HAJJ_VISA = phraseMatcher(
  "hajj_visa haj_visa visa_hajj visa_haji visa_haj visa_du_hajj فيزا_الحج بفيزا_الحج تاشيره_الحج بتاشيره_الحج حج_ویزا حج_کے_ویزے حج_ویزے ویزای_حج हज_वीज़ा हज_वीजा हज_के_वीज़े হজ_ভিসা* হজের_ভিসা* hac_vizesi* визе_хаджа хадж_визе визой_хаджа haj_ke_visa",
);

const NO: Readonly<Record<string, Matcher>> = {
  visaHajjOnly: without(all(VISIT), NAMES_HAJJ_VISA),
  queueOrder: either(all(PAY), all(EARLY)),
  queueJoin: all(TWICE),
  nusukNoPassword: all(
    "need ask give send share tell اعطي اعطيكم ارسل ارسله ابعت دوں دے दूं दे du dun de দেব দিব দিতে ver* gonder* file donner donne envoyer kasih kirim beri bagi بدم بدهم بفرستم дать дам отправить сказать сообщить",
  ),
  priorityMeaning: all(
    "ahead forward front up faster قدام يقدم اسبق آگے आगे সামনে এগিয়ে one one_gec* avance avancer devant passer depan maju naik hadapan جلو вперед вперёд выше раньше aage",
  ),
  whoSeesDocuments: all(OPERATOR, SEE),
  queueLost: without(all(LOSE), all(KEPT)),
  bookingDates: all(
    "change move shift postpone اغير تغيير بدل* تبدیل बदल* বদল* degis* ertele* changer decaler reporter ganti ubah tukar عوض تغییر измен* поменя* перенес* badal*",
  ),
  freeForPilgrims: without(all(CHARGE), all(FREE)),
  holdMinutes: without(all(CHARGE), all(FREE)),
  tawafWhat: all(
    "touch kiss المس لمس اقبل چھو* بوسہ छू* चूम* ছোঁ* চুমু dokun* op* toucher embrasser sentuh cium لمس ببوسم трогать касаться целовать",
    `${MUST} have`,
  ),
  sayiWhat: all(
    "run running اركض نركض دوڑ* दौड़* দৌড়* kos* courir lari berlari بدوم بدویم бежать бегать",
    `${MUST} have`,
  ),
  healthCertificateRules: without(
    all(
      "french francais fransizca فرنسي بالفرنسي الفرنسيه فرنسیسی فرنچ फ़्रेंच फ्रेंच ফরাসি prancis perancis فرانسوی французск* german deutsch almanca allemand turkish turkce turc urdu اردو اردو_میں hindi हिंदी bengali bangla বাংলা* indonesia melayu malay persian farsi فارسی russian русск* немецк*",
    ),
    all(
      "english arabic الانجليزيه بالعربي العربيه انگریزی عربی अंग्रेज़ी अंग्रेजी अरबी ইংরেজি আরবি ingilizce arapca anglais arabe inggris inggeris arab انگلیسی английск* арабск* translat* traduit terjemah* перевод* doctor* docteur* medecin* doktor* dokter* طبيب دكتور ڈاکٹر डॉक्टर डाक्टर ডাক্তার* پزشک* دکتر* врач*",
    ),
  ),
  childHajj: all(
    "count counts counted fard obligation obligatory فرض الفرض الفريضه فريضه تكفي يكفي يسقط فرض फ़र्ज़ फर्ज ফরজ farz sayilir obligatoire obligation wajib kewajiban fardu واجب واجبو обязательный обязанность фард",
  ),
  section75: all("debit charge مدين ڈیبٹ डेबिट ডেবিট banka_karti debito debit کارت_بانکی дебет*"),
};

const YES: Readonly<Record<string, Matcher>> = {
  queueLost: all(KEPT),
  freeForPilgrims: all(FREE),
  holdMinutes: all(FREE),
  arafahStay: all(PART),
  offlineGuide: all(OFFLINE),
  offlinePapers: all(OFFLINE),
  offlinePrayer: all(OFFLINE),
  uploadFormats: all("heic iphone pdf jpg jpeg png"),
  stoningHow: all(
    "behalf instead somebody someone for_me for_my عني عن توكيل اوكل طرف جگہ की_जगह जगह ओर বদলে পক্ষে yerine vekalet place nom wakil diwakilkan mewakili bagi نیابت جای вместо за",
  ),
};

/** A question that denies turns a yes into a no. */
const isDenying = wordMatcher(
  "not no t don doesn dont doesnt never isn aren won لا ما لن ليس مش مو نہیں نہ नहीं ना না নেই নয় degil yok pas non jamais tidak tak bukan gak نه نیست نمی نمیشه не нет нельзя nahi",
);
/** Whether it is wrong or lost by that, which of two, or what: another question than whether it may be. */
const isOther = wordMatcher(
  "wrong break breaks invalid invalidate* convert what which mb mo stolen غلط يبطل تبطل باطل احول حول خراب ٹوٹ غلط चोरी गलत टूट* ভুল নষ্ট yanlis boz* bozar cevir* faux fausse annul* convertir quel quelle quoi trop volé salah batal* ubah اشتباه باطل تبدیل мб неправильн* испорт* какие что конверт* چوری چرا",
);
const isOfMoney = (concepts: ReadonlySet<string>) =>
  ["pay", "price", "need", "booking"].some((one) => concepts.has(one));
const HIRED = /\b(?:hire|rent|sewa|kirala|lou)|اجر|کرای|किराय|ভাড়া|аренд|прокат/u;
const OPEN = ["how", "how_many", "how_long", "when", "where", "why", "who"];

/** What this fact, asked with these words, is to begin with; null: it is no such question. */
export function answerOf(factId: string, text: string, tokens: readonly Token[]): "yes" | "no" | null {
  const words = tokens.map((token) => token.text);
  const concepts = new Set(conceptsIn(words));
  // A no was told of visas before, however it is asked.
  const isOfVisa = factId === "visaHajjOnly" && asksWhether(text);
  const isAsked = isOfVisa || ((asksWhether(text) || /[?؟]/.test(text)) && !OPEN.some((one) => concepts.has(one)));
  if (!isAsked || (!isOfVisa && words.some((word) => isDenying(word) || isOther(word) || isOr(word)))) return null;
  // One goes in one: what that asks of the camp and the way is told next. To hire or to pay for one is another question.
  if (factId === "wheelchairHow") return asksWhether(text) && !isOfMoney(concepts) && !HIRED.test(text) ? "yes" : null;
  if (NO[factId]?.(words)) return "no";
  return YES[factId]?.(words) ? "yes" : null;
}
