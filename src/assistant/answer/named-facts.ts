/** Questions that only one fact answers, told by what they name. */
import { FACTS } from "../facts/facts.ts";
import type { Found } from "../facts/find.ts";
import { wordMatcher } from "../reading/number-words.ts";
import type { Reading } from "../reading/reading.ts";

/** Whatever else the words may be near to; null: no such fact. */
export function namedFact(reading: Reading, concepts: ReadonlySet<string>): Found | null {
  const words = reading.tokens.map(({ text }) => text);
  // Work with another visa is none of the assistant's business; a long message may well name a car.
  const isAside = concepts.has("outside") && words.length <= MOST_ASIDE;
  if (concepts.has("visa") && !isAside && words.some(isOtherVisa) && !words.some(isHajjVisa))
    return factOf("visaHajjOnly");
  const size = reading.numbers.people ?? 0;
  if (size > 1 && words.some(isApplication) && reading.titled.length === 0) return factOf("nusukFamilySize");
  if (
    concepts.has("nusuk") &&
    concepts.has("when") &&
    (concepts.has("opens") || words.some(isBuying)) &&
    !concepts.has("refund")
  )
    return factOf("nusukSaleWhen");
  if (concepts.has("wallet") && words.some(isFee)) return factOf("refundWallet");
  if (words.some(isIhram) && concepts.has("flight")) return factOf("ihramMiqat");
  if (words.some(isPebble) && concepts.has("how_many")) return factOf("pebblesCount");
  if (concepts.has("account") && concepts.has("delete")) return factOf("accountData");
  return null;
}

function factOf(id: string): Found | null {
  const fact = FACTS.find((one) => one.id === id);
  return fact ? { fact, score: 1, covers: 1, isOwn: true } : null;
}

const MOST_ASIDE = 14;

const isOtherVisa = wordMatcher(
  "tourist* tourism visit visitor umrah umra evisa سياحيه سياحه زياره عمره العمره سیاحتی وزٹ عمرہ टूरिस्ट पर्यटक विजिट उमरा उमराह টুরিস্ট ভিজিট ওমরাহ উমরাহ* turist* turistik ziyaret umre touriste tourisme visite omra turis kunjungan umroh ziarah pelancong توریستی زیارتی عمره турист* гостев* умр* toristi",
);
/** What is kept where money is taken out again. */
const isFee = wordMatcher(
  "fee fees withdraw withdrawal withdrawing out رسوم سحب فیس نکالنے निकालने शुल्क তুলতে ফি kesinti* cekme* frais retirer retrait tarik caj keluarkan کارمزد برداشت комисси* вывод* вывести",
);
const isBuying = wordMatcher(
  "buy book sale sales sell open opens start begin نشتري شراء بيع البيع يفتح يبدا خرید فروخت بکنگ کھلے खरीद* बिक्री खुले* खुलेगा शुरू কিনতে কেনা বিক্রি খুলবে শুরু satis* satin acil* basla* acheter vente ouvre commence beli penjualan jualan dibuka mulai bermula خرید فروش باز شروع купить продаж* откро* нач*",
);
const isIhram = wordMatcher("ihram احرام* الاحرام इहराम एहराम ইহরাম ihrama ихрам* ehram ahram");
const isPebble = wordMatcher(
  "pebble* stone* حصى حصاه حصيات جمرات الجمرات کنکری کنکریاں कंकड़* कंकरी पत्थर পাথর* কঙ্কর* tas taslar caillou* pierre* kerikil batu سنگریزه ریگ камеш* камн* камуш* kankar*",
);
/** "Umrah with the Hajj visa" is another question. */
const isHajjVisa = wordMatcher("haji_visa visa_haji");
const isApplication = wordMatcher(
  "application* form forms طلب طلبات استماره درخواست* فارم आवेदन फॉर्म फ़ॉर्म আবেদন* ফর্ম* basvuru* demande formulaire dossier permohonan borang pengajuan formulir تقاضا* فرم заявк* заявлен* анкет*",
);
