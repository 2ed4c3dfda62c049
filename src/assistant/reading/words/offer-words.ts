/** Words of conditions that a package can be held against, and of what is asked about one; folded, in eleven languages. */
import { DAY, isThousand, wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { NEAREST } from "./turn-words.ts";

export const isStepFree = wordMatcher(
  "basamaksiz* merdivensiz* stepless wheelchair* wheelchairs disab* accesib* acesib* fauteuil pmr stepfree متحرك كرسي المقعدين معاق وہیل ویلچر ویل چیئر व्हील* व्हीलचेयर* दिव्यांग* হুইল* tekerlekli engelli* roulant* handicap* roda ویلچر инвалид* коляск* seerhi* seerhiyon seedhi* sidhi* siriyon",
);
export const isStairs = wordMatcher(
  "daraj salalem stairs stair steps step درج سلالم سلم السلالم الدرج سیڑھی* सीढ़ी* सीढ़* সিঁড়ি* merdiven* basamak* marche marches escalier escaliers tangga پله* ступен* лестниц* shiri siri",
);
const isDouble = wordMatcher("double doubles twin ثنائيه مزدوجه ڈبل डबल ডাবল cift doubles ganda دوتخته двухместн* дабл");
const isTriple = wordMatcher("triple triples ثلاثيه ٹرپل ट्रिपल ট্রিপল uclu triples سهتخته трехместн* трёхместн*");
const isQuad = wordMatcher("quad quadruple رباعيه کواڈ क्वाड কোয়াড dortlu quadruple چهارتخته четырехместн*");
export const ROOM_WORDS = [
  ["double", isDouble],
  ["triple", isTriple],
  ["quad", isQuad],
] as const;
/** A room, where the concept of a hotel holds both. */
export const isRoom = wordMatcher(
  "sekamar sebilik room rooms bedroom* غرفه غرف الغرفه الغرف غرفها کمرہ کمرے کمروں कमरा कमरे कमरों রুম* কক্ষ* ঘর oda odasi odalar* odali odada chambre* kamar kamarnya bilik biliknya اتاق* комнат* номер номера номере номеров kamra kamre",
);
export const isNear = wordMatcher(
  `${NEAREST} dkt 2arib 2areb qarib কাছাকাছি* near close walking nearby قريب قريبه وقريب وقريبه بقرب اقرب القريبه نزدیک نزدیکترین قریبی नज़दीक* नजदीक* হাঁটা কাছাকাছি নিকট* yakini proche* pres loin berdekatan ближ* рядом близк*`,
);
export const isBest = wordMatcher(
  "تقييما تقييم* امتیاز* note* notee puanli puanlı рейтингу рейтингом امتیازدار best rated rating rated ratings افضل تقييم ریٹنگ رेटिंग रेटिंग রেটিং puan puanli note terbaik rating рейтинг* лучш*",
);
/** Before the word for dear: it is asked for what is not. */
export const isLess = wordMatcher("moins less least not pas не kurang tidak tak غير مو مش mo mush mish کم कम কম ");
export const isFlight = wordMatcher(
  "avion vol vols перелет* авиа* билет* penerbangan pesawat terbang uçak* ucak* ucus* flight flights fly طيران الطيران پرواز* بلیط* فلائٹ فلائٹس फ्लाइट* फ़्लाइट* उड़ान* ফ্লাইট* বিমান",
);
export const isWeek = wordMatcher(
  "week weeks اسبوع اسبوعين اسابيع ہفتے ہفتہ हफ्ते हफ़्ते हफ्ता সপ্তাহ* hafta* semaine* minggu هفته недел* hafte",
);
export const isNight = wordMatcher(`${DAY} يوما jour jours nuit nuits روزه дневн*`);
/** The fewest nights. */
export const isShortest = wordMatcher(
  "short shortest shorter اقصر قصيره قصير مختصر مختصره छोटा छोटी ছোট সংক্ষিপ্ত kisa court courte courts courtes singkat pendek terpendek tersingkat کوتاه کوتاهترین коротк* короче",
);
export const isMeal = wordMatcher(
  "meal meals food breakfast dinner lunch board وجبه وجبات اكل طعام فطور الفطور کھانا کھانے ناشتہ खाना खाने भोजन नाश्ता খাবার খাওয়া নাস্তা yemek yemekli yemekler kahvalti pansiyon repas pension nouriture makan makanan sarapan غذا صبحانه ناهار питание питанием еда едой завтрак* обед* пансион* khana khane nashta",
);
const isKitchen = wordMatcher(
  "kitchen kitchens مطبخ المطبخ کچن किचन रसोई কিচেন রান্নাঘর mutfak* cuisine dapur آشپزخانه кухн*",
);
const isFullBoard = phraseMatcher(
  "اكل_كامل وجبات_كامله كل_الوجبات full_board full_meals all_meals three_meals repas_complets repas_complet tous_les_repas trois_repas uc_ogun makan_tiga_kali tiga_kali_makan makan_3_kali ثلاث_وجبات كل_الوجبات تین_وقت तीन_टाइम तीनों_टाइम তিন_বেলা* سه_وعده трехразовое трехразовым полное_питание полным_питанием كامله_الوجبات اقامه_كامله وجبات_كامله فل_بورڈ फुल_बोर्ड ফুল_বোর্ড tam_pansiyon pension_complete makan_penuh فول_برد полный_пансион полным_пансионом",
);
const isHalfBoard = phraseMatcher(
  "half_board نصف_اقامه ہاف_بورڈ हाफ_बोर्ड হাফ_বোর্ড yarim_pansiyon demi_pension نیم_پانسیون полупансион полупансионом",
);
/** What a package may state of its meals, in the words that packages state it in. */
export const MEALS = [
  ["family kitchen", (words: readonly string[]) => words.some(isKitchen)],
  ["Full board", isFullBoard],
  ["Half board", isHalfBoard],
] as const;
export type Meals = (typeof MEALS)[number][0];
/** The place of the stoning, which a camp may be near to. */
export const isJamarat = wordMatcher(
  "jamarat jamaraat jamrah الجمرات جمرات للجمرات جمراتی जमरात जमारात জামারাত* জামারা* cemarat* djamarat jamrat джамарат*",
);
export const isCamp = wordMatcher(
  "camp camps kem tent tents مخيم* المخيم* خيام کیمپ خیمہ خیمے कैंप कैम्प ख़ेमा शिविर ক্যাম্প* তাঁবু* kamp* cadir* campement tente tentes kemah tenda khemah چادر کمپ лагер* палатк*",
);
export const isDearest = wordMatcher(
  "expensive luxury luxurious dearest premium اغلى گرانترین گرونترین فاخر فاخره مہنگا महंगा* महँगा* দামি luks pahali* mehnga* mehenga* cher chere chers cheres mewah mahal* termahal گران لوکس дорог* люкс роскошн*",
);
/** What is said to be dear, and is so far no wish for it. */
export const isDear = wordMatcher(
  "costly pricey غالي غاليه غلا گرون مہنگے مہنگی महंगी महँगी महंगे महँगे mahenga ghali 8ali doroga",
);
export const isTogether = wordMatcher(
  "total together altogether overall الجميع مجموع المجموع اجمالي كلنا کل ملا مجموعی कुल मिलाकर মোট মিলে toplam toplamda birlikte tout ensemble totale semuanya total keseluruhan bersama مجموعا جمعا общ* всего вместе всех kul mila",
);
export const isInPrice = wordMatcher(
  "include* including included inclusive with also plus مع ساتھ بھی साथ भी सहित juga sekaligus aussi ayrica также همراه هم saath bhi شامل* تشمل يشمل ضمن مشموله شامل शामिल सहित অন্তর্ভুক্ত সহ dahil icinde inclus* compris* avec termasuk dengan dgn w شامل включ* ",
);
/** Right beside the flight: "с перелётом", "با پرواز", "فلائٹ سمیت". */
export const isWithBeside = wordMatcher("sekali با с со shoho samet سمیت فيها فيه");
export const isLicensed = wordMatcher(
  "licensed licenced licence license atol مرخص مرخصه لائسنس लाइसेंस* লাইসেন্স* lisansli ruhsatli agree berizin berlesen مجاز лиценз*",
);
export const isNonShifting = wordMatcher("non nonshifting");
/** Beside the word for hotel: to stay in one, or to go without a change. */
export const isSame = wordMatcher("same نفس একই ayni meme همان یک том одном");
/** Words for "without" that stand before what is missing. */
const IN_FRONT =
  "don doesn won nothing none jangan xde xda takde takda tkde tiada tak ga gak nggak enggak cannot cant without no not avoid sans tanpa tidak بدون بلا دون без не";
export const isInFront = wordMatcher(`${IN_FRONT} x`);
export const isWithout = wordMatcher(
  `${IN_FRONT} نشه نشود نکنند bdoon bdun bedoun bidoon bina bagair baghair مافي مافيه بدوون نداشته ندارد نداره نباشه نباشد نیست olmasin yok cikamiyor cikamaz нет নেই নাই nei nai नहीं नहि ना dont بغیر نہ बिना न ছাড়া না degistirmeden degismeden olmayan haric olmadan pas بی nahi na`,
);
/** In front of what is to be missing. */
export const isLacking = wordMatcher("without sans tanpa بدون بلا دون بغیر без");
/** Behind it a word says "up to": a number, money or a time. */
export function isBoundBefore({ text, value }: Token): boolean {
  return value !== null || isThousand(text) || isMoneyWord(text) || isTime(text);
}
const isMoneyWord = wordMatcher("usd dolar* pound* pond paund* riyal* euro* rupe* rupay* taka lakh hazar");
const isTime = wordMatcher("kab ab abhi jab haram tarikh subah sham raat");
/** Another in its place. */
export const CHANGE = "بدل* change تغيير تبدیل बदल* বদল* changer tukar ganti عوض badal*";
export const isChange = wordMatcher(
  `${CHANGE} يتغير تتغير نغير يغير* تغير* меня* changes changing switch moving تبديل نقل بدلنا बदलना পরিবর্তন* degis* changement pindah bertukar تغییر смен* менять переезд* degistirmeden`,
);
/** To be brought to another house, and in Turkish not to be. */
export const isMove = wordMatcher(
  "move moved moving moves relocat* ينقل* تنقل* ننقل* ننتقل ينتقل* منتقل نقل شفٹ منتقل शिफ्ट সরা* স্থানান্তর* tasin* demenag* berpindah dipindah* pindahan pindah جابجا* переез* перееха* пересел* переселя*",
);
export const isUnmoved = wordMatcher("tasinmay* tasinmad* tasinmas* tasinmaz*");
/** How far it is. */
export const isFar = wordMatcher(
  "far jauh jauhnya loin uzak* بعيد بعيده دور далек* দূর* दूर door dur metre meter meters metres مسافه",
);
/** What is in it, asked for as a whole. */
export const isFacility = wordMatcher(
  "facilit* amenities perks fasiliti* fasilitas* kemudahan imkan* olanak* prestations services удобств* услуг* خدمات مزايا سہولت* सुविधा* সুবিধা* امکانات sahulat* suvidha*",
);
export const isHotel = wordMatcher(
  "الفنادق فنادقها هتل* отелей отели hotel* فندق الفندق فنادق ہوٹل होटल* হোটেল* otel* هتل отел* гостиниц*",
);
export const isShifting = wordMatcher(
  "shifting nonshifting aziziyah azizia aziziya azizie الشفتينج العزيزيه عزیزیہ अज़ीज़िया* अजीजिया* আজিজিয়া* aziziye* عزیزیه азизи* شفٹنگ शिफ्टिंग শিফটিং",
);
export const isNusuk = wordMatcher("nusuk نسك نسک नुसुक নুসুক нусук*");
export const isGuide = wordMatcher(
  "arabophone* anglophone* francophone* turcophone* russophone* guide guides speaking speak speaks language leader مرشد مرشدها مرشدين دليل دليلها يتحدث يتكلم گائیڈ بولنے زبان معلم गाइड बोलने भाषा* গাইড ভাষা* ভাষী rehber* rehberli konusan dil guide guides parlant parle langue pemandu pembimbing berbahasa bahasa muthawif mutawif ustadz ustaz راهنما* زبان гид гида гидом говорящ* язык*",
);
export const LANGUAGE_WORDS: readonly (readonly [string, (word: string) => boolean])[] = [
  [
    "en",
    wordMatcher(
      "english anglophone* انجليزي* الانجليزيه انگریزی انگلش अंग्रेज़ी अंग्रेजी ইংরেজি ingilizce anglais inggris inggeris انگلیسی английск* angrezi",
    ),
  ],
  ["ur", wordMatcher("urdu اردو الاردو الاوردو उर्दू উর্দু urduca ourdou урду")],
  [
    "bn",
    wordMatcher(
      "bengali bangla البنغاليه بنغالي بنغاليه بنگالی بنگلہ बंगाली बांग्ला বাংলা* বাঙালি bengalce بنگالی бенгальск*",
    ),
  ],
  ["ar", wordMatcher("arabic 3arabi arabi arabophone* العربيه عربي عربی अरबी আরবি arapca arabe arab عربی арабск*")],
  ["id", wordMatcher("indonesian indonesia الاندونيسيه اندونيسي اندونيسيه انڈونیشی endonezce indonesien индонезийск*")],
  [
    "fr",
    wordMatcher(
      "french francophone* الفرنسيه فرنسي فرنسيه فرانسیسی फ्रेंच ফরাসি fransizca francais prancis perancis فرانسوی французск*",
    ),
  ],
  ["ms", wordMatcher("malay melayu الملايويه ملايو ماليزي ماليزيه ملائی malayca malais малайск*")],
  ["tr", wordMatcher("turkish turcophone* التركيه تركي تركيه ترکی तुर्की তুর্কি turkce turc turki ترکی турецк*")],
  ["hi", wordMatcher("hindi الهنديه هندي هنديه ہندی हिंदी हिन्दी হিন্দি hintce هندی хинди")],
  ["de", wordMatcher("german الالمانيه الماني المانيه جرمن जर्मन জার্মান almanca alemand jerman آلمانی немецк*")],
  ["fa", wordMatcher("persian farsi الفارسيه ايراني فارسی फ़ारसी ফারসি farsca persan فارسی персидск* фарси")],
  ["ru", wordMatcher("russian russe rusca rusia روسي* روسی रूसी রুশ русск* русскоговор* русскоязыч*")],
  ["ha", wordMatcher("hausa الهوسا هوسا ہاؤسا хауса")],
];

/** What is entered and kept here, as cards are. */
export const asksStored = phraseMatcher(
  "saved stored registered محفوظه المحفوظه مسجله محفوظ سیو सेव সেভ kayitli enregistre* disimpan simpan tersimpan ذخیره сохранен* привязан*",
);

export const isDiscount = wordMatcher(
  "discount* rebate خصم* تخفيض* ڈسکاؤنٹ رعایت छूट डिस्काउंट ছাড় ডিসকাউন্ট indirim* iskonto remise* reduction* rabais diskon potongan diskaun تخفیف* скидк* chhoot riayat",
);
