/** Questions that differ by little and ask for different things, in eleven languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../classifier/model.ts";
import { type Known, type KnownTraveller, NOTHING_KNOWN } from "../known.ts";
import { answer, type Context, decideOn } from "./answer.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));

function traveller(givenNames: string, relationship: KnownTraveller["relationship"]): KnownTraveller {
  const isSelf = relationship === "self";
  return { id: givenNames, givenNames, surname: "Rahman", relationship, isSelf, birthDate: "1980-01-01" };
}

const FAMILY = [
  traveller("Amina", "self"),
  traveller("Yusuf", "spouse"),
  traveller("Ibrahim", "father"),
  traveller("Khadija", "mother"),
];
const KNOWN: Known = { ...NOTHING_KNOWN, packages: [], travellers: FAMILY };

function decided(text: string) {
  const context = { now: new Date("2026-11-24T12:00:00Z"), timeZone: "UTC", known: KNOWN, model };
  return decideOn(
    { text, agent: "tour_advisor", locale: "en" },
    { ...context, words: (locale) => (area, key, values) => translator(locale, area)(key, values) },
  );
}

/** Where it is a fact, the fact is what counts. */
function meaning(text: string): string | null {
  const { danger, act, fact } = decided(text);
  if (act === "doc.needed" || act === "doc.status") return "papers";
  return danger ?? fact?.fact.id ?? act;
}

interface Pair {
  readonly one: string;
  readonly other: string;
}

function both(means: readonly [string, string], pairs: Readonly<Record<string, Pair>>): void {
  const rows = Object.entries(pairs).flatMap(([language, { one, other }]) => [
    [language, one, means[0]] as const,
    [language, other, means[1]] as const,
  ]);
  it.each(rows)("%s: %s", (_, text, expected) => {
    expect(meaning(text)).toBe(expected);
  });
}

describe("a passport that is not there yet, and one that is lost", () => {
  both(["papers", "lostPassport"], {
    en: { one: "whose passport is missing?", other: "my passport is lost" },
    ar: { one: "جواز من ناقص؟", other: "ضاع جواز سفري" },
    ur: { one: "کس کا پاسپورٹ غائب ہے", other: "میرا پاسپورٹ گم ہو گیا ہے" },
    hi: { one: "किसका पासपोर्ट नहीं है", other: "मेरा पासपोर्ट खो गया है" },
    bn: { one: "কার পাসপোর্ট নেই", other: "আমার পাসপোর্ট হারিয়ে গেছে" },
    tr: { one: "kimin pasaportu eksik", other: "pasaportumu kaybettim" },
    fr: { one: "à qui manque le passeport", other: "j'ai perdu mon passeport" },
    id: { one: "paspor siapa yang belum ada", other: "paspor saya hilang" },
    ms: { one: "pasport siapa belum ada", other: "pasport saya hilang" },
    fa: { one: "پاسپورت کی کم است", other: "پاسپورتم گم شد" },
    ru: { one: "чей паспорт отсутствует", other: "я потерял паспорт" },
  });
});

describe("a hotel that does not change, and a booking that does", () => {
  both(["pkg.search", "booking.change"], {
    en: { one: "a package from London without a change of hotel", other: "change the room of my booking" },
    ar: { one: "باقة من لندن بدون تغيير الفندق", other: "أريد تغيير الغرفة في حجزي" },
    ur: { one: "لندن سے پیکج جس میں ہوٹل تبدیل نہ ہو", other: "میری بکنگ میں کمرہ تبدیل کریں" },
    hi: { one: "लंदन से पैकेज जिसमें होटल न बदलना पड़े", other: "मेरी बुकिंग में कमरा बदल दो" },
    bn: { one: "লন্ডন থেকে প্যাকেজ যেখানে হোটেল বদলাতে হবে না", other: "আমার বুকিংয়ে রুম পরিবর্তন করুন" },
    tr: { one: "Londra'dan otel değiştirmeden bir paket", other: "rezervasyonumda odayı değiştirmek istiyorum" },
    fr: { one: "forfait depuis Londres sans changer d'hôtel", other: "changer la chambre de ma réservation" },
    id: { one: "paket dari London tanpa pindah hotel", other: "ubah kamar di pemesanan saya" },
    ms: { one: "pakej dari London tanpa tukar hotel", other: "tukar bilik dalam tempahan saya" },
    fa: { one: "پکیج از لندن بدون تغییر هتل", other: "می‌خواهم اتاق رزروم را تغییر دهم" },
    ru: { one: "пакет из Лондона без смены отеля", other: "поменять номер в моей брони" },
  });
});

describe("the official sale, and one's own turn", () => {
  both(["nusukSaleWhen", "queue.when"], {
    en: { one: "when can we buy on Nusuk", other: "when is it our turn in the queue" },
    ar: { one: "متى يفتح البيع في نسك", other: "متى يجي دورنا في الطابور" },
    ur: { one: "نسک پر بکنگ کب کھلے گی", other: "قطار میں ہماری باری کب آئے گی" },
    hi: { one: "नुसुक पर बिक्री कब शुरू होगी", other: "कतार में हमारी बारी कब आएगी" },
    bn: { one: "নুসুকে বিক্রি কবে শুরু হবে", other: "লাইনে আমাদের পালা কখন আসবে" },
    tr: { one: "Nusuk'ta satış ne zaman açılıyor", other: "sıra bize ne zaman gelir" },
    fr: { one: "quand ouvre la vente sur Nusuk", other: "c'est quand notre tour dans la file" },
    id: { one: "kapan penjualan di Nusuk dibuka", other: "kapan giliran kami dalam antrean" },
    ms: { one: "bila jualan di Nusuk dibuka", other: "bila giliran kami dalam barisan" },
    fa: { one: "فروش نسک کی باز می‌شود", other: "کی نوبت ما در صف می‌شود" },
    ru: { one: "когда откроются продажи на Нусуке", other: "когда наша очередь подойдёт" },
  });
});

describe("a place on a waitlist, and one in the queue", () => {
  both(["queue.waitlist", "queue.position"], {
    en: { one: "what number are we on the waiting list", other: "what number are we in the queue" },
    ar: { one: "كم ترتيبنا في قائمة الانتظار", other: "كم رقمنا في الطابور" },
    ur: { one: "ویٹنگ لسٹ میں ہمارا نمبر کیا ہے", other: "قطار میں ہمارا نمبر کیا ہے" },
    hi: { one: "वेटिंग लिस्ट में हमारा नंबर क्या है", other: "कतार में हमारा नंबर क्या है" },
    bn: { one: "ওয়েটিং লিস্টে আমাদের নম্বর কত", other: "লাইনে আমাদের নম্বর কত" },
    tr: { one: "bekleme listesinde kaçıncıyız", other: "sırada kaçıncıyız" },
    fr: { one: "quel numéro avons-nous sur la liste d'attente", other: "quel numéro avons-nous dans la file" },
    id: { one: "kami nomor berapa di daftar tunggu", other: "kami nomor berapa di antrean" },
    ms: { one: "kami nombor berapa dalam senarai menunggu", other: "kami nombor berapa dalam barisan" },
    fa: { one: "در لیست انتظار چندم هستیم", other: "در صف چندم هستیم" },
    ru: { one: "какие мы в листе ожидания", other: "какие мы в очереди" },
  });
});

describe("what comes back on cancelling, and what the wallet gives back", () => {
  both(["pay.refund", "refundWallet"], {
    en: { one: "how much do I get back if I cancel", other: "what does it cost to take money out of the Nusuk wallet" },
    ar: { one: "كم يرجع لي لو ألغيت الحجز", other: "كم رسوم سحب المال من محفظة نسك" },
    ur: { one: "اگر بکنگ منسوخ کروں تو کتنی رقم واپس ملے گی", other: "نسک والٹ سے پیسے نکالنے کی فیس کتنی ہے" },
    hi: { one: "बुकिंग रद्द करूँ तो कितना पैसा वापस मिलेगा", other: "नुसुक वॉलेट से पैसे निकालने का शुल्क कितना है" },
    bn: { one: "বুকিং বাতিল করলে কত টাকা ফেরত পাব", other: "নুসুক ওয়ালেট থেকে টাকা তুলতে কত ফি" },
    tr: { one: "iptal edersem ne kadar geri alırım", other: "Nusuk cüzdanından para çekme kesintisi ne kadar" },
    fr: {
      one: "combien me rembourse-t-on si j'annule",
      other: "quels frais pour retirer l'argent du portefeuille Nusuk",
    },
    id: { one: "berapa uang kembali kalau saya batal", other: "berapa biaya tarik uang dari dompet Nusuk" },
    ms: { one: "berapa wang dipulangkan kalau saya batal", other: "berapa caj keluarkan wang dari dompet Nusuk" },
    fa: { one: "اگر لغو کنم چقدر پول برمی‌گردد", other: "کارمزد برداشت پول از کیف پول نسک چقدر است" },
    ru: { one: "сколько вернут, если я отменю", other: "какая комиссия за вывод денег из кошелька Нусук" },
  });
});

describe("a rite that was left out, and how many pebbles it takes", () => {
  both(["missedRite", "pebblesCount"], {
    en: { one: "we skipped the jamarat on the twelfth, what do we do", other: "how many pebbles for the stoning" },
    ar: { one: "فاتني طواف الإفاضة شو أعمل", other: "كم حصاة نرمي" },
    tr: { one: "taşlamayı unuttuk ne yapalım", other: "kaç taş atılır" },
    fr: { one: "j'ai oublié le tawaf que faire", other: "combien de cailloux pour la lapidation" },
  });
});

describe("a card that the bank stops, and a photo that is refused", () => {
  both(["methodsLimit", "doc.why"], {
    en: { one: "my card keeps getting declined when i load the wallet", other: "why was my photo refused" },
    fr: { one: "carte refusée sur nusuk que faire", other: "pourquoi ma photo est refusée" },
    id: { one: "kartu saya ditolak terus", other: "kenapa foto saya ditolak" },
  });
});

describe("where a Hajj visa leads, and when it comes", () => {
  both(["visaScope", "doc.visa"], {
    en: { one: "can i go to jeddah on the hajj visa", other: "when do i get the hajj visa" },
    tr: { one: "hac vizesi ile ciddeye gitmek olur mu", other: "hac vizesi ne zaman çıkar" },
    hi: { one: "हज वीज़ा से मदीना जा सकते हैं", other: "हज का वीज़ा कब मिलेगा" },
  });
});

describe("whoever falls ill there, and who offers a sure place for cash", () => {
  both(["emergencyNumbers", "scamSigns"], {
    en: { one: "where do i go if i get sick in mina", other: "an agent wants cash for a guaranteed place" },
    fr: { one: "où aller si on tombe malade à mina", other: "un agent veut des espèces pour une place garantie" },
    hi: { one: "मिना में बीमार हो गए तो कहाँ जाएँ", other: "एजेंट नकद माँगता है पक्की सीट" },
  });
});

describe("Umrah before Hajj, and the tawaf of a woman in her period", () => {
  both(["threeWays", "womenPeriod"], {
    en: { one: "do we do umrah first and then hajj", other: "my period came, can i do tawaf" },
    id: { one: "apakah umrah dulu baru haji", other: "lagi haid boleh tawaf" },
    fa: { one: "اول عمره بعد حج میشه", other: "عادت ماهانه شدم طواف چی" },
  });
});

describe("of whom a later turn speaks", () => {
  const later = (first: string, then: string) => {
    const context = { now: new Date("2026-11-24T12:00:00Z"), timeZone: "UTC", known: KNOWN, model };
    const words: Context["words"] = (locale) => (area, key, values) => translator(locale, area)(key, values);
    const asked = { agent: "tour_advisor", locale: "en" } as const;
    const { dialogue } = answer({ ...asked, text: first }, { ...context, words });
    const { act, reading } = decideOn({ ...asked, text: then, dialogue }, { ...context, words });
    return { act, named: reading.people.named.map(({ givenNames }) => givenNames) };
  };

  it("is nobody where the rule of every photo is asked of", () => {
    expect(later("which papers does Yusuf still need", "photo size in pixels").act).toBe("fact.found");
  });

  it.each([
    ["en", "which papers does Yusuf still need", "and what does he have to send", "Yusuf"],
    ["fr", "quand expire le passeport de mon père", "et celui de ma mère", "Khadija"],
    ["hi", "यूसुफ़ के कौन से कागज़ बाकी हैं", "उसकी फोटो कब तक चाहिए", "Yusuf"],
    ["ru", "каких документов не хватает Юсуфу", "а что ему ещё нужно", "Yusuf"],
    ["id", "dokumen apa yang kurang dari ayah saya", "lalu punya saya", "Amina"],
    ["fa", "مدارک یوسف چی کم داره", "واکسن یوسف تا کی اعتبار داره", "Yusuf"],
    ["ms", "dokumen suami saya apa yang kurang", "saya sendiri pula", "Amina"],
  ])("%s: %s – %s", (_, first, then, name) => {
    expect(later(first, then)).toEqual({ act: expect.stringMatching(/^doc\./), named: [name] });
  });
});
