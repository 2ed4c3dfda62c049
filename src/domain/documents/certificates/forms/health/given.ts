import { plainIndic } from "../../fold.ts";
import { RECORDS } from "../records/caseless.ts";

/** That a dose was given (folded). What is planned, asked for or refused has none of these, or a word that nobody knows. */
const WRITTEN =
  /\b(?:received|vaccinated|immuni[sz]ed|inoculated|was given|were given|given on|administered|has had)\b|\ba recu\b|vaccinee? |\badministre|\bdivaksin|\bmenerima\b|\bmendapat|\bdiberikan\b|\bdisuntik|\bdiberi\b|asilan|uygulan|yapil|\bmemperoleh|\bmendapat|привит|введен|сделана? |получил|вакцинирован|تم تطعيم|تم تلقيح|تلق[يت]|اعطي|طعم\p{L}* ب|دريافت|تزريق شد|واكسينه|لگا(?:ي|ئ|ه)?|دي گي|लगा|दिया|दी गई|দেওয়া হয়েছে|প্রদান করা হয়েছে|গ্রহণ করেছেন/u;

/** The same by whole verbs, of languages whose letters have no capitals. */
export const GIVEN_WHOLE = new RegExp(plainIndic(RECORDS.map(({ given }) => given).join("|")), "u");

export const GIVEN = new RegExp(`${plainIndic(WRITTEN.source)}|${GIVEN_WHOLE.source}`, "u");

/** Words beside the day of a dose where nothing else is told of it: that it was given, where to, of which batch (folded). */
export const BESIDE_DAYS_GIVEN = `
  date day on dt dated single unique simple entiere complete tek tam tunggal lengkap penuh однократно одна كامله واحده given done administered vaccinated vaccine vaccination vaccinations immunisation immunization dose doses first single booster ml im iu intramuscular left right arm deltoid upper lot batch no nr number
  le du fait faite administre administree vaccin dose bras gauche droit lot tarih tarihi asi asilama doz yapildi uygulandi kol sol sag seri
  yapilmistir uygulanmistir asilandi tarihinde tarihli asiniz asisi asinin bir satu une un effectue effectuee injecte injectee realise realisee recu ce
  pada telah sudah selesai disuntikkan divaksin divaksinasi suntikan pelalian сделан поставлена выполнена выполнено проведена привит привита
  tanggal tgl tarikh vaksin vaksinasi dosis dos disuntik diberi diberikan lengan kiri kanan kumpulan
  дата доза введена введено сделана сделано прививка вакцина вакцинация серия плечо левое правое
  تاريخ بتاريخ التاريخ في لقاح تطعيم التطعيم جرعه الجرعه تم اعطي اعطيت رقم تشغيله التشغيله الذراع الايسر الايمن ويكسين خوراك واكسن نوبت تزريق شد
  दिनांक तारीख को खुराक टीका टीकाकरण लगाया गया दिया তারিখ তারিখে কে ডোজ টিকা মেনিনজাইটিস কনজুগেট মেনকোয়াডফি দেওয়া হয়েছে
`;

/** What is less than a dose (folded). */
export const PART_OF_DOSE =
  /(?<!\p{L})(?:half|fraction\p{L}*|part(?:ial|ly)?|test|trial|reduced|split|demi\p{L}*|moitie|setengah|separuh|yarim|полов\p{L}*|част\p{L}*|проб\p{L}*|نصف|جزء|جزيي\p{L}*|تجريبي\p{L}*|نيم|آدهي|ادهي)(?!\p{L})|आधी|अर्ध|অর্ধ|[½¼⅓⅕]|\d\s?\/\s?1\d/u;

/** Ways in which no vaccine against the four groups is given (folded). */
export const OTHER_WAY =
  /(?<!\p{L})(?:intra-?derm\p{L}*|i\.?d\.?|topical\p{L}*|oral\p{L}*|per os|p\.?o\.?|(?:intra-?)?nasal\p{L}*|inhal\p{L}*|deri ici|deri icine|внутрикож\p{L}*|перораль\p{L}*|داخل الادمه|بالفم|فموي\p{L}*)(?!\p{L})/u;

/** What happens to a vaccine before anybody is given it (folded): its day is no dose's. */
export const BEFORE_GIVEN =
  /(?<!\p{L})(?:mfg|mfd|mfr|manufactur(?:e|ed|ing)|produc(?:ed|tion)|fabricat\p{L}*|fabrique\p{L}*|uretim|produksi|diproduksi|pengeluaran|dikeluarkan|изготов\p{L}*|производ\p{L}*|صنع\p{L}*|الصنع|التصنيع|انتاج|الانتاج|توليد|تياري|received (?:at|in|into|by|from|on behalf)(?: (?:the|our))?(?: \p{L}+){0,2}|rec'?d (?:at|in|by|from)|deliver\p{L}*|dispens\p{L}*|suppl(?:y|ied)|shipped|dispatch\p{L}*|stock\p{L}*|order(?:ed)?|prescri\p{L}*|reserved|booked|purchas\p{L}*|bought|paid|open(?:ed)?|reconstitut\p{L}*|diluted|thawed|teslim\p{L}*|recete\p{L}*|diterima|dipesan|delivre\p{L}*|commande\p{L}*|livre\p{L}*|ouvert\p{L}*|получен[ао]?|выписан\p{L}*|доставлен\p{L}*|استلام|استلم\p{L}*|ورد\p{L}*|صرف\p{L}*|توريد|تسليم)(?!\p{L})(?! (?:by|par|oleh))[^\d\n]{0,16}\d|(?:निर्माण|उत्पादन|প্রস্তুত|উৎপাদন)[^\d\n]{0,20}\d/u;

/** A dose that was meant, is given as a rule, or was given at some time before or after a day, and what was given instead (folded; `@` stands for a day). */
const TAKEN_BACK = [
  String.raw`\b(?:was|were|(?<!this )is|are|has|had|been|ought|supposed|due) to\b|\bto (?:have|be|receive)\b|\bhave (?!been (?:vaccinated|immuni[sz]ed|inoculated|given)|received)`,
  String.raw`\b(?:is|are|being) (?:(?:hereby|to be|also) )?(?:given|administered|vaccinated|immuni[sz]ed|inoculated)\b|\bor\b(?! (?:received|prophylaxis|immuni[sz]ed))`,
  String.raw`(?<!\p{L})(?:from|by|before|until|till|after|following|for|avant|avant le|depuis|sebelum|sejak|hingga|untuk|до|с|от|после|قبل|بعد|منذ|حتي|تا|از) @`,
  String.raw`@ (?:كے بعد|سے|تك|के बाद|से|तक|এর পরে|পর|থেকে|once|oncesi|sonrasi|den|dan|onwards|or)(?![\p{L}\p{M}])`,
  String.raw`(?<!تصديق كي )(?<!تصديق كيا )(?:جاتا|جاتي)(?!\p{L})|(?<!(?:प्रमाणित|सत्यापित) किया )(?:जाता|जाती)(?!\p{L})|(?<!\p{L})ने(?![\p{L}\p{M}])`,
  String.raw`(?:নম্বর|পাসপোর্ট|কার্ড|সনদ|সিল|স্বাক্ষর|কেন্দ্র|প্রত্যয়ন)\s+(?:দেওয়া|প্রদান|গ্রহণ)`,
];
export const NOT_AS_GIVEN = new RegExp(TAKEN_BACK.map(plainIndic).join("|"), "u");
