/** That something is to be passed on to the operator, or that the number from Nusuk is spoken of, by words in eleven languages. */
import { isDay, wordMatcher } from "./words/number-words.ts";
import type { Token } from "./words/tokens.ts";
import { isWhen } from "./words/turn-words.ts";

const isToTell = wordMatcher(
  "tell ask write message inform notify contact let pass say قول قل قولوا خبر خبروا بلغ ابلغ بلغوا اسال اسالوا اكتب ابعت ارسل سولهم لکھیں بتائیں کہو کہیں پوچھو پوچھیں پیغام बोलो बताओ कहो कहिए पूछो पूछें लिखो বলেন বলুন জিগান জিজ্ঞেস জিজ্ঞাসা জানান yaz yazin soyle soyleyin sor sorun sorar ilet iletin bildir bildirin dis dites demande demandez ecris ecrivez previens prevenez transmets transmettez signale signalez informe informez bilang bilangin tanya tanyakan tanyain sampaikan kabari kabarkan beritahu bagitahu bagitau cakap maklumkan tulis بگو بگید بگویید بپرس بپرسید بنویس скажи скажите спроси спросите напиши напишите передай передайте сообщи сообщите узнай предупреди предупредите bolo poocho poochho pucho batao likho",
);
/** "Say" with "give" behind it is an order, alone it tells what somebody says. */
const isStem = wordMatcher("لکھ بتا کہ پوچھ बोल बता कह पूछ लिख বলে লিখে জানিয়ে bol bata puch likh");
const isGiven = wordMatcher("دیں دو دے دیجیے दो दे देना दीजिए दें দেন দিন দাও do de dena den din");
/** Who sells packages. */
export const OPERATOR =
  "operator* agency agencies agent company organiser organizer المشغل الشركه للشركه شركه المكتب للمكتب الحمله للحمله الوكاله للوكاله آپریٹر ایجنسی ایجنٹ کمپنی ऑपरेटर एजेंसी एजेंट कंपनी টুর অপারেটর* এজেন্সি* এজেন্ট* কোম্পানি* acente* firma* sirket* agence voyagiste organisateur biro travel travelnya agen agensi pengendali penyelenggara آژانس مجری شرکت کاروان оператор* туроператор* турфирм* фирм* ajans الوكيل ejen агент*";
const isOperator = wordMatcher(OPERATOR);
/** Whether an operator is spoken of. */
export function namesOperator(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isOperator(text));
}

/** A question of how it is done is none: it asks for the way. */
const isAsking = wordMatcher(
  "how can may where did has have was كيف وين کیسے कैसे কীভাবে nasil comment bagaimana چطور как где",
);
/** "Tell me about the agency": whoever answers is asked. */
const isMe = wordMatcher("me moi mujhe mujhko bana لي مجھے मुझे আমাকে ببینم بهم мне");
/** So near the beginning stands what is ordered; in languages that put it last it stands near the operator. */
const NEAR_BEGINNING = 4;
const NEAR_OPERATOR = 4;

/** "Tell the agency that …", "ask our operator whether …". */
export function isForOperator(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text);
  const to = words.findIndex(isOperator);
  if (to < 0 || isAsking(words[0] ?? "")) return false;
  const isToMe = (at: number) => [words[at - 1], words[at + 1]].some((word) => word !== undefined && isMe(word));
  const told = words.findIndex(
    (word, at) =>
      at !== to &&
      (isToTell(word) || (isStem(word) && isGiven(words[at + 1] ?? ""))) &&
      !isToMe(at) &&
      Math.abs(at - to) <= NEAR_OPERATOR,
  );
  return told >= 0 && (told < NEAR_BEGINNING || to < NEAR_BEGINNING);
}

const isSale = wordMatcher(
  "sale sales selling البيع بيع سیل सेल बिक्री সেল বিক্রি* satis* satisa vente ventes penjualan jualan فروش продаж*",
);

/** Whether a sale is spoken of. */
export function namesSale(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isSale(text));
}

/** When the places of an operator begin to be sold. */
export function isOfSaleDay(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text);
  return (
    words.some(isSale) && !words.some(isNusuk) && words.some((word) => isDay(word) || isHour(word) || isWhen(word))
  );
}

const isHour = wordMatcher("hour time oclock ساعه الساعه وقت بجے बजे টায় কয়টায় saat heure jam pukul ساعت час* время");

const isNusuk = wordMatcher("nusuk نسك نسک नुसुक নুসুক নুসুকের нусук*");
/** A number in a row. */
export const NUMBER = "number nomor nombor رقم الرقم نمبر नंबर नम्बर নম্বর নাম্বার numero شماره";
const isNumbered = wordMatcher(
  `${NUMBER} ref reference references numbers ارقام كود کوڈ कोड নম্বরটা কোড numara* kod kodu kode code reference referans* کد номер* код`,
);
/** Its telephone, its card and its application have numbers too. */
const isOther = wordMatcher(
  "phone call helpline card line telefon* hotline هاتف اتصل بطاقه فون کارڈ फ़ोन फोन कार्ड ফোন কার্ড kart* carte telepon kartu kad تلفن کارت телефон* карт*",
);

/** The number under which Nusuk keeps the booking. */
export function isOfNusukNumber(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text);
  const at = words.findIndex(isNusuk);
  if (at < 0 || words.some(isOther)) return false;
  return words.some(isNumbered) || words[at - 1] === "no";
}
