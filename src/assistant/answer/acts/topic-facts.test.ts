import { describe, expect, it } from "vitest";
import { conceptsIn } from "../../concepts/concepts.ts";
import { NOTHING_KNOWN } from "../../known.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { deskIn } from "../../reading/desk.ts";
import { readingOf } from "../../reading/reading.ts";
import { tokensOf } from "../../reading/words/tokens.ts";
import { untilMonth } from "../../slots/until-month.ts";
import { namedFact } from "./named-facts.ts";
import { lineAct } from "./own-line.ts";
import { isUnsourced } from "./unsourced.ts";

const read = (text: string) => readingOf(text, NOTHING_KNOWN);
const concepts = (text: string) => new Set(conceptsIn(wordsIn(text)));
const factOf = (text: string) => namedFact(read(text), concepts(text))?.fact.id;

/** In further words than the lists were made of. */
const FACTS: readonly (readonly [string, string])[] = [
  ["ihramThings", "is a baseball cap ok while in ihram"],
  ["ihramThings", "ihramlıyken takke takılır mı"],
  ["ihramThings", "un chapeau en ihram c'est permis ?"],
  ["ihramThings", "احرام کے دوران ٹوپی پہن لوں؟"],
  ["ihramThings", "в ихраме панаму можно?"],
  ["ihramWhat", "shu el mamnoo3 bel i7ram"],
  ["hajjObligation", "grandad is 81, is hajj still fard on him"],
  ["hajjObligation", "dedem 80 yaşında, hac ona farz mı"],
  ["hajjObligation", "بابا ۷۷ سالشه حج بهش واجبه یعنی واجب هست؟"],
  ["hajjObligation", "бабушке 70, хадж для неё обязателен?"],
  ["conditionsExcluded", "granny is getting forgetful, may she come along"],
  ["conditionsExcluded", "kakek sudah pikun, bisa berangkat?"],
  ["conditionsExcluded", "dada ko bhoolne ki bimari hai, ja sakte hain?"],
  ["conditionsExcluded", "у деда забывчивость, пустят?"],
  ["conditionsExcluded", "زوجة أخي حامل، هل تحج معنا؟"],
  ["conditionsExcluded", "گھر میں حاملہ خاتون ہیں، جا سکتی ہیں؟"],
  ["conditionsExcluded", "meri bahu hamla hai, hajj par le jayen?"],
  ["threeWays", "can we also do umrah on our hajj visa"],
  ["crowdSafety", "what if my mother loses us, gets lost in the crowds"],
  ["crowdSafety", "peur de perdre papi dans la foule"],
  ["crowdSafety", "مامان تو شلوغی گم نشه یه وقت"],
  ["crowdSafety", "dar lagta hai dadi bheed mein gum na ho jayein"],
  ["documentsEncrypted", "are our documents safe with you"],
  ["documentsEncrypted", "fotoğrafımızı yüklemek güvenli mi"],
  ["documentsEncrypted", "passport yahan dena safe hai?"],
  ["dayEid", "what do we do the day after arafat"],
  ["dayEid", "on fait quoi le lendemain d'arafat"],
  ["dayEid", "صباح اليوم التالي لعرفة شو بنعمل"],
  ["dayEid", "عرفہ کے اگلے دن کیا کرنا ہوتا ہے"],
  ["dayEid", "अराफात के अगले दिन क्या होता है"],
  ["dayEid", "আরাফার পরের দিন কী করতে হয়"],
  ["dayEid", "arafattan sonraki sabah ne yapılır"],
  ["dayEid", "keesokan harinya setelah arafah ngapain"],
  ["dayEid", "esok pagi lepas arafah buat apa"],
  ["dayEid", "فردای عرفه چه کار می‌کنیم"],
  ["dayEid", "что делают на следующее утро после арафата"],
  ["womenMahram", "can my aunt go by herself, she is 55"],
  ["womenMahram", "خالتي بدها تحج لوحدها مسموح"],
  ["womenMahram", "کیا میری خالہ اکیلی حج پر جا سکتی ہیں"],
  ["womenMahram", "मेरी बुआ अकेली जाना चाहती हैं, चलेगा?"],
  ["womenMahram", "আমার ফুফু একা হজে যেতে চান"],
  ["womenMahram", "teyzem tek başına gitmek istiyor olur mu"],
  ["womenMahram", "ma tante veut partir seule, c'est possible ?"],
  ["womenMahram", "bibi saya mau berangkat sendirian"],
  ["womenMahram", "mak cik saya nak pergi sendiri boleh ke"],
  ["womenMahram", "خاله‌ام می‌خواد تنها بره"],
  ["womenMahram", "тётя хочет поехать одна, можно?"],
  ["womenMahram", "must my husband come with me"],
  ["queueOrder", "اذا دخلت بكير بطلع قدام؟"],
  ["queueOrder", "جلدی لائن میں لگنے سے نمبر آگے آئے گا؟"],
  ["queueOrder", "जल्दी लाइन में आने से नंबर आगे मिलेगा?"],
  ["queueOrder", "sıraya erken girersem öne geçer miyim"],
  ["queueOrder", "si j'arrive plus tôt dans la file je serai devant ?"],
  ["queueOrder", "kalau masuk antrean lebih awal dapat nomor depan?"],
  ["queueOrder", "если раньше зайти в очередь, буду впереди?"],
  ["queueOrder", "i'll pay extra, put us in front"],
  ["queueOrder", "para verelim bizi öne alın"],
  ["queueOrder", "je paie, faites-moi passer devant"],
  ["queueOrder", "بدفع زيادة قدمونا"],
  ["queueOrder", "saya bayar lebih, majukan antrean kami"],
  ["queueJoin", "should both of us join the queue to double our chances"],
  ["queueJoin", "انا ومرتي ندخل الدور من جوالين؟"],
  ["queueJoin", "iki telefonla sıraya girsek şansımız artar mı"],
  ["queueJoin", "bisa antre pakai dua hp biar peluangnya dobel?"],
  ["queueJoin", "دو فون سے لائن میں لگ جائیں؟"],
  ["queueJoin", "можно встать в очередь с двух телефонов?"],
  ["nusukNoPassword", "can i send you my nusuk login password so you book for us"],
  ["nusukNoPassword", "اعطيكم كلمة السر تبع نسك وتحجزوا انتو؟"],
  ["nusukNoPassword", "नुसुक का पासवर्ड दे दूँ?"],
  ["nusukNoPassword", "kata sandi nusuk saya kasih ya biar cepat"],
  ["nusukCountries", "i live in norway how do i book hajj"],
  ["nusukCountries", "j'habite en Belgique, je réserve comment le hajj"],
  ["nusukCountries", "عايش بالسويد كيف احجز الحج"],
  ["nusukCountries", "मैं कनाडा में रहता हूँ, हज कैसे बुक करूँ"],
  ["nusukCountries", "живу в Германии, как забронировать хадж"],
  ["conditionsExcluded", "my dad has a weak heart will they let him"],
  ["conditionsExcluded", "ma mère a le coeur fragile, elle peut venir ?"],
  ["conditionsExcluded", "babamın kalbi zayıf kabul ederler mi"],
  ["conditionsExcluded", "पापा दिल के मरीज़ हैं, इजाज़त मिलेगी?"],
  ["conditionsExcluded", "ayah saya lemah jantung, boleh ikut?"],
  ["conditionsExcluded", "у мамы слабое сердце, её пустят?"],
  ["farewellTawaf", "im on my period do i still need the farewell tawaf"],
  ["farewellTawaf", "adetliyim veda tavafı şart mı"],
  ["farewellTawaf", "حیض میں طواف وداع ضروری ہے؟"],
  ["farewellTawaf", "j'ai mes règles, le tawaf d'adieu est obligatoire ?"],
  ["instalmentsNusuk", "can i put money on nusuk bit by bit"],
  ["instalmentsNusuk", "nusuka parça parça ödeyebilir miyim"],
  ["instalmentsNusuk", "on peut payer nusuk petit à petit ?"],
  ["instalmentsNusuk", "можно платить нусук частями?"],
  ["threeWays", "can i do umrah with the hajj visa before hajj"],
  ["threeWays", "hac vizesiyle umre yapabilir miyim"],
  ["alertsHow", "no notifications at night please"],
  ["alertsHow", "je veux pas de notifications la nuit"],
  ["alertsHow", "ما بدي اشعارات بالليل"],
  ["alertsHow", "jangan kirim notifikasi malam-malam"],
  ["arafahPrayers", "do we join prayers at arafat"],
  ["arafahPrayers", "arafatta namazlar cem edilir mi"],
  ["dayTarwiyah", "what happens the day before arafah"],
  ["healthCertificateRules", "how soon before travel should the doctor's letter be dated"],
  ["healthCertificateRules", "le certificat médical peut dater de combien ?"],
  ["refundTime", "booking cancel karu to kitne din me paisa aata hai"],
  ["refundTime", "en combien de jours arrive le remboursement"],
  ["missedRite", "what if we don't sleep in mina the night of the 11th"],
  ["missedRite", "Mina'da gece kalmazsak ne olur"],
  ["missedRite", "kalau tidak bermalam di mina malam 12 gimana"],
  ["medicinesCarry", "can i bring my sleeping pills"],
  ["medicinesCarry", "обезболивающие можно провезти?"],
  ["zamzamHome", "how many litres of zamzam can i bring back"],
  ["zamzamHome", "كم لتر زمزم مسموح ارجع معي"],
  ["zamzamHome", "ज़मज़म कितना ला सकते हैं"],
  ["zamzamHome", "জমজমের পানি কত লিটার আনা যায়"],
  ["zamzamHome", "kaç litre zemzem getirebilirim"],
  ["zamzamHome", "combien de litres de zamzam on peut ramener"],
  ["zamzamHome", "zamzam boleh bawa berapa liter"],
  ["zamzamHome", "air zamzam boleh bawa balik berapa liter"],
  ["zamzamHome", "چند لیتر زمزم میشه آورد"],
  ["zamzamHome", "сколько литров замзама можно привезти"],
];

const UNSOURCED = [
  "what plug adapter do i need in saudi",
  "how many kilos of luggage are allowed",
  "is there wifi in the mina tents",
  "do they do laundry at the hotel",
  "how much should i tip the guide",
  "can i bring a pushchair",
  "كم كيلو مسموح بالشنطة",
  "في واي فاي بخيم منى",
  "سامان کتنے کلو لے جا سکتے ہیں",
  "آب زم زم کتنا لا سکتے ہیں",
  "सामान कितने किलो तक ले जा सकते हैं",
  "मीना में चार्जिंग के लिए प्लग कैसा होता है",
  "কত কেজি মাল নেওয়া যাবে",
  "bavul kaç kilo olabilir",
  "minada wifi var mı",
  "combien de kilos de bagages",
  "il y a du wifi dans les tentes a mina",
  "quelle prise électrique là-bas",
  "bagasi boleh berapa kilo",
  "di mina ada wifi gak",
  "bagasi had berapa kilo",
  "kat mina ada wifi tak",
  "چند کیلو بار میشه برد",
  "تو منا وای فای هست",
  "сколько кг багажа можно",
  "в мине есть вайфай",
];

describe("facts that words place", () => {
  it("are told in eleven languages", () => {
    expect(FACTS.filter(([id, text]) => factOf(text) !== id)).toEqual([]);
  });

  it.each([
    "where do we sleep after arafat",
    "can my mother walk with a stick",
    "how many days ahead should i send money to the wallet",
    "mere aage kitne log hain",
    "dün gece bir bildirim geldi, neydi o",
    "my brother lives abroad, can he join our family on nusuk",
    "heart patient on water tablets, how do I do it with drinking in 45 degrees",
  ])("is none of them: %s", (text) => {
    expect(["dayEid", "womenMahram", "queueOrder", "alertsHow", "nusukCountries", "conditionsExcluded"]).not.toContain(
      factOf(text),
    );
  });
});

describe("what no source tells", () => {
  it("is said to be so in eleven languages", () => {
    expect(UNSOURCED.filter((text) => !isUnsourced(read(text), concepts(text)))).toEqual([]);
  });

  it.each([
    "will i lose my place in the queue if the wifi goes",
    "does it work without wifi",
    "selfie ok for the photo?",
    "tips for a photo that will be accepted",
    "is wifi included in the package",
  ])("is another question: %s", (text) => {
    expect(isUnsourced(read(text), concepts(text))).toBe(false);
  });
});

describe("the place in line", () => {
  const travellers = { hasTravellers: true };
  const actOf = (text: string) => lineAct({ ...read(text), ...travellers }, text, concepts(text));

  it.each([
    ["queue.position", "why is the queue not moving"],
    ["queue.position", "kam ra2mi fel tabour dilwa2ti"],
    ["queue.position", "raqmi kam fel taboor"],
    ["queue.position", "sıra neden ilerlemiyor"],
    ["queue.position", "kenapa antrean tidak bergerak"],
    ["queue.position", "очередь стоит на месте"],
    ["queue.position", "लाइन आगे नहीं बढ़ रही"],
    ["queue.when", "i'm 312th, how many minutes"],
    ["queue.when", "je suis 147e, combien de minutes"],
    ["queue.turn", "what if we miss our turn"],
    ["queue.turn", "si on rate notre tour ?"],
    ["queue.turn", "sıramız gelince kaçırırsak ne olur"],
    ["queue.turn", "अगर बारी निकल गई तो?"],
  ])("%s: %s", (act, text) => {
    expect(actOf(text)).toBe(act);
  });

  it("is not asked by a hotel on the 3rd floor, nor by a notice", () => {
    expect(actOf("hotel on the 13th floor, how many minutes to the haram")).toBeNull();
    expect(actOf("i missed my turn and no alert came, where do i switch it on?")).toBeNull();
  });
});

describe("cancelled bookings of a desk", () => {
  it.each([
    "كم حجز انلغى هالموسم",
    "kitni bookings cancel hui",
    "کتنی بکنگ کینسل ہوئیں",
    "कितनी बुकिंग कैंसल हुई",
    "сколько броней отменили",
  ])("%s", (text) => {
    expect(deskIn(text, tokensOf(text), []).state).toBe("cancelled");
  });
});

describe("until which month a paper holds", () => {
  it.each([
    ["my passport is valid until october 2027, enough?", "2027-10-01"],
    ["загран до октября 27 пустят?", "2027-10-01"],
    ["mon passeport expire en mars 2028, ça passe ?", "2028-03-01"],
    ["pasaportum aralık 2027'de bitiyor yeter mi", "2027-12-01"],
    ["paspor saya berlaku sampai juli 2027", "2027-07-01"],
  ])("%s", (text, from) => {
    expect(untilMonth(read(text))?.from).toBe(from);
  });

  it("is not said without a year", () => {
    expect(untilMonth(read("is my passport valid in may"))).toBeNull();
  });
});
