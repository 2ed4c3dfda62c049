/** The words beside a number that say what it counts, and small numbers as words, of eleven languages and as `tokensOf` folds them. */
import { collapse, fold } from "../../normalise/fold.ts";

/** `word*` takes every word that begins so. Throws on words joined by `_`, which only `phraseMatcher` knows. */
export function wordMatcher(forms: string): (word: string) => boolean {
  if (forms.includes("_")) throw new Error(`No single word: ${forms.match(/\S*_\S*/u)?.[0]}`);
  const all = forms
    .trim()
    .split(/\s+/)
    .map((form) => ({ word: collapse(fold(form.replace("*", ""))), isBeginning: form.endsWith("*") }));
  const whole = new Set(all.filter(({ isBeginning }) => !isBeginning).map(({ word }) => word));
  const beginnings = new Set(all.filter(({ isBeginning }) => isBeginning).map(({ word }) => word));
  const byLetter = new Map<string, string[]>();
  for (const word of beginnings) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  return (word) => whole.has(word) || (byLetter.get(word.charAt(0))?.some((one) => word.startsWith(one)) ?? false);
}

export const isThousand = wordMatcher(
  "k thousand* grand bin mille ribu rb الف آلاف الاف الفا ہزار هزار hazar hazaar hajar हजार* हज़ार* হাজার* тыс тысяч* тыщ*",
);
export const isHundred = wordMatcher("hundred* yuz cent cents ratus ratusan مئة مائة مية سو صد सौ শ сотен sau");
export const isMillion = wordMatcher("million* milion* milyon* مليون* ملین میلیون मिलियन* juta миллион* мильон*");
export const isLakh = wordMatcher("lakh* lac lakhs लाख* লাখ* لاکھ");

export const isPerson = (word: string): boolean => isTraveller(word) || isGrown(word);
const isTraveller = wordMatcher(
  "people ppl persons person pax adults adult travellers travelers traveller pilgrims pilgrim seats seat places place spots members head heads passengers" +
    " ashkhas ash5as anfar afrad اشخاص شخص افراد فرد انفار نفر نفرات حجاج مقاعد مقعد اماكن بالغين" +
    " لوگ لوگوں افراد آدمی بندے بندوں بندہ حاجی حاجیوں سیٹ سیٹیں سیٹوں مسافر " +
    " लोग* व्यक्ति* आदमी* जन सदस्य* सीट* यात्री* हाजी* जनों बंदे" +
    " জন* মানুষ* লোক* সিট* আসন* যাত্রী* হাজি* সদস্য* জনের" +
    " kisi* kisilik yolcu* koltuk* haci* personne* pers adulte* pelerin* place* voyageur*" +
    " orang* org jemaah jamaah kursi* penumpang* jemaat seat" +
    " جگہ جگہیں जगह जगहें জায়গা jagah نفره صندلی زائر حاجی مسافر نفریم نفرند نفرن تاییم تایم kisiyiz kisiler kardesiz jon jona jemah чел человек* людей люди паломник* мест места место взросл* персон* log logo logon bande bando afraad aadmi",
);
/** A household. */
export const FAMILY = "family group مجموعه خاندان گروپ परिवार ग्रुप groupe rombongan kumpulan گروه семь* групп*";
export const isParty = wordMatcher(
  `${FAMILY} for party us لعائله عائله فیملی পরিবার গ্রুপ aile grup famille pour untuk keluarga برای خانواده для`,
);
/** All of them, before how many they are. */
export const isInAll = wordMatcher(
  "total altogether kul کل कुल মোট toplam semua jumlah всего итого المجموع مجموعنا جمعا",
);
/** Who is no child. */
export const isGrown = wordMatcher(
  "adult adults adulte* baray bade بڑے बड़े बालिग dewasa yetiskin* buyuk بالغ بالغين كبار راشد بزرگسال взросл* প্রাপ্তবয়স্ক বড়",
);
/** Counted apart from those who are grown. */
export const isKid = wordMatcher(
  "kid kids child children baby infant infants toddler cocuk* bebek* enfant enfants bebe anak budak kanak طفل اطفال ولاد بچے بچہ بچوں بچه बच्चा बच्चे बच्चों বাচ্চা* শিশু* дет* ребен* bache bacha bachay bachhe bachon",
);
/** One, before a unit. */
export const isOne = wordMatcher("a un one bir ek एक এক یک ایک یه satu se واحد один одного");
/** Those who travel, beside how many they are: "we are five", "احنا خمسه". */
export const isUs = wordMatcher(
  "we us احنا نحن حنا e7na a7na ہم ہمارے हम আমরা biz nous kami kita ما мы нас hm hum ham amra",
);
export const isYear = wordMatcher(
  "year years yr yrs yo y old aged age turning turns سنه سنوات عمر عمره عمرها عمري عاما عام سال ساله سالش سالشه سالشونه سالمه برس عمر साल* वर्ष* बरस* उम्र* বছর* বয়স* yas* yasinda yil an ans age tahun thn umur usia berumur berusia سن год лет года летн* летняя saal sal baras umar",
);
/** Days, as a journey is counted in. */
export const DAY =
  "day days night nights يوم ايام ليله ليالي دن دنوں رات راتیں दिन* रात* দিন* রাত* gun* gece* hari malam روز شب день дня дней ноч* din raat";
export const isDay = wordMatcher(
  `${DAY} week weeks month months اسبوع شهر اشهر ہفتے مہینے हफ्ते* महीने* সপ্তাহ* মাস* hafta* ay ayda jour* nuit* semaine* mois minggu bulan هفته ماه недел* месяц* сутки суток hours hour hrs ساعه ساعات گھنٹے घंटे ঘণ্টা saat heure* jam ساعت час*`,
);
export const isMinute = wordMatcher(
  "minute minutes min mins دقيقه دقائق منٹ मिनट* মিনিট* dakika* dk menit minit دقیقه минут*",
);
export const isMetre = wordMatcher(
  "m м mt mts mtrs metre metres meter meters متر امتار میٹر मीटर* মিটার* metr* метр* mtr",
);
export const isKilometre = wordMatcher(
  "km kms kilometre* kilometer* كيلو الكيلو كيلومتر كم کیلومیٹر کلومیٹر کلو किमी किलोमीटर* কিমি* কিলোমিটার* kilometr* کیلومتر км километр*",
);
export const isStar = wordMatcher(
  "star stars نجوم نجمه ستارہ اسٹار स्टार* तारा* স্টার* তারকা* yildiz* etoile* bintang ستاره звезд* звёзд* sitara",
);
export const isPercent = wordMatcher("percent prozent فیصد प्रतिशत yuzde pourcent persen процент*");

/** Small counts in words; what is also another word in one of the languages is left out. */
const COUNTS: Readonly<Record<number, string>> = {
  2: "two couple both اثنين اثنان شخصين لشخصين نفرين دو दो দুই দুজন* iki deux dua دو два двое двоих двоём do",
  3: "three ثلاثه ثلاث ثلاثة تلات تلاته تین तीन তিন* uc trois tiga سه три трое троих троём teen",
  4: "four اربعه اربع چار चार চার* dort quatre empat چهار четыре четверо четверых char chaar",
  5: "five خمسه خمس پانچ पांच पाँच পাঁচ* bes cinq lima پنج пять пятеро пятерых panch paanch",
  6: "six سته ست چھ छह छः ছয়* alti enam شش шесть шестеро шестерых",
  7: "seven سبعه سبع سات सात সাত* yedi sept tujuh هفت семь семеро семерых saat",
  8: "eight ثمانيه ثمان آٹھ आठ আট* sekiz huit delapan lapan هشت восемь восьмеро aath",
  9: "nine تسعه تسع نو नौ নয় dokuz neuf sembilan نه девять",
  10: "ten عشره عشر العشر العشره دس दस দশ* on dix sepuluh ده десять das",
  11: "eleven گیارہ ग्यारह এগারো* onbir onze sebelas یازده одиннадцат* gyarah",
  12: "twelve بارہ बारह বারো* oniki douze duabelas دوازده двенадцат* barah",
};
const COUNT_OF = new Map(
  Object.entries(COUNTS).flatMap(([count, words]) =>
    words.split(" ").map((word) => [collapse(fold(word.replace("*", ""))), Number(count)] as const),
  ),
);

/** Words that count people by themselves. */
const TOGETHER: Readonly<Record<number, string>> = {
  2: "لشخصين شخصين نفرين اثنينا دونوں दोनों দুজন দুজনের দুইজন ikimiz ikimize ikimizin berdua двое двоих двоём вдвоем dono duo",
  3: "втроем لثلاثه ثلاثتنا تینوں तीनों তিনজন তিনজনের ucumuz ucumuze bertiga трое троих teenon",
  4: "вчетвером لاربعه اربعتنا چاروں चारों চারজন চারজনের dordumuz berempat четверо четверых chaaron",
  5: "впятером لخمسه خمستنا پانچوں पाँचों पांचों পাঁচজন পাঁচজনের besimiz berlima пятеро пятерых paanchon",
  6: "вшестером لسته ستتنا چھوں ছয়জন altimiz berenam шестеро шестерых",
  7: "всемером لسبعه সাতজন yedimiz bertujuh семеро семерых",
  8: "ввосьмером لثمانيه আটজন sekizimiz berdelapan berlapan восьмеро восьмерых",
};
const TOGETHER_OF = new Map(
  Object.entries(TOGETHER).flatMap(([count, words]) =>
    words.split(" ").map((word) => [collapse(fold(word)), Number(count)] as const),
  ),
);

/** "The two of us", in one word; null for every other word. */
export function peopleInOneWord(word: string): number | null {
  const count = word.match(BENGALI_PEOPLE)?.[1] ?? "";
  return TOGETHER_OF.get(word) ?? COUNT_OF.get(count) ?? null;
}

/** Bengali counts people in one word with its case: দুইজনের. */
const BENGALI_PEOPLE = /^([\u0980-\u09ff]+)জন[\u0980-\u09ff]*$/u;

/** "Seven and a half", "yedi buçuk": behind the number, with at most two small words between. */
export const isHalf = wordMatcher(
  "half yarim пол نص ونص نصف ونصف نیم ونیم আধা bucuk demi demie setengah половиной полтора aadha adha",
);
export const isBesideHalf = wordMatcher("and a an et و с aur اور और ve");
/** "Sadhe seven" is half more, as one word before the number. */
export const isHalfMore = wordMatcher("ساڑھے साढ़े साढे সাড়ে sadhe sarhe saadhe saarhe");
/** One and a half and two and a half have words of their own. */
const MIXED: Readonly<Record<number, string>> = {
  1.5: "ڈیڑھ डेढ़ দেড় dedh derh deredh полтора полторы",
  2.5: "ڈھائی ढाई আড়াই dhai dhaai",
};
const MIXED_OF = new Map(
  Object.entries(MIXED).flatMap(([value, words]) =>
    words.split(" ").map((word) => [collapse(fold(word)), Number(value)] as const),
  ),
);

/** Null: no such word. */
export function mixedInWords(word: string): number | null {
  return MIXED_OF.get(word) ?? null;
}

/** A small number in words; null for every other word. Only beside a word that says what it counts does it count. */
export function countInWords(word: string): number | null {
  return COUNT_OF.get(word) ?? null;
}
