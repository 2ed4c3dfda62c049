/** Words of conditions that a package can be held against, and of what is asked about one; folded, in eleven languages. */
import { wordMatcher } from "./number-words.ts";

export const isStepFree = wordMatcher(
  "wheelchair* wheelchairs disab* accesible acesible stepfree step_free متحرك كرسي المقعدين معاق وہیل ویلچر ویل چیئر व्हील* व्हीलचेयर* दिव्यांग* হুইল* tekerlekli engelli* roulant* handicap* roda ویلچر инвалид* коляск* kursi_roda seerhi* seerhiyon seedhi* sidhi* siriyon",
);
export const isDouble = wordMatcher(
  "double doubles twin ثنائيه مزدوجه لشخصين ڈبل डबल ডাবল cift doubles ganda دوتخته دونفره двухместн* дабл",
);
export const isTriple = wordMatcher("triple triples ثلاثيه ٹرپل ट्रिपल ট্রিপল uclu triples سهتخته трехместн* трёхместн*");
export const isQuad = wordMatcher("quad quadruple رباعيه کواڈ क्वाड কোয়াড dortlu quadruple چهارتخته четырехместн*");
export const isNear = wordMatcher(
  "near nearest close closest closer walking nearby قريب قريبه وقريب وقريبه بقرب اقرب القريبه قریب نزدیک نزدیکترین قریبی पास नज़दीक* नजदीक* करीब* কাছে হাঁটা কাছাকাছি নিকট* yakin* yakini proche* pres loin dekat terdekat berdekatan ближ* рядом близк* kareeb qareeb nazdeek",
);
export const isBest = wordMatcher(
  "best rated rating rated ratings افضل تقييم ریٹنگ رेटिंग रेटिंग রেটিং puan puanli note terbaik rating рейтинг* лучш*",
);
export const isDearest = wordMatcher(
  "expensive luxury luxurious dearest premium اغلى فاخر فاخره مہنگا महंगा* महँगा* দামি luks pahali cher chere chers cheres mewah mahal گران لوکس дорог* люкс роскошн*",
);
export const isTogether = wordMatcher(
  "total together altogether overall الجميع مجموع المجموع اجمالي كلنا کل ملا مجموعی कुल मिलाकर মোট মিলে toplam toplamda birlikte tout ensemble totale semuanya total keseluruhan bersama مجموعا جمعا общ* всего вместе всех kul mila",
);
export const isInPrice = wordMatcher(
  "include* including included inclusive with شامل* تشمل يشمل ضمن مشموله شامل_ہو شامل शामिल सहित অন্তর্ভুক্ত সহ dahil icinde inclus* compris* avec termasuk dengan شامل включ* с_перелетом",
);
export const isLicensed = wordMatcher(
  "licensed licenced licence license atol مرخص مرخصه لائسنس लाइसेंस* লাইসেন্স* lisansli ruhsatli agree berizin berlesen مجاز лиценз*",
);
export const isNonShifting = wordMatcher("non nonshifting");
/** Beside the word for hotel: to stay in one, or to go without a change. */
export const isSame = wordMatcher("same نفس ایک_ہی एक_ही একই ayni meme yang_sama همان یک том одном");
export const isWithout = wordMatcher(
  "without no not dont avoid بدون بلا دون بغیر نہ बिना न ছাড়া না degistirmeden degismeden sans pas tanpa tidak tak بی без не nahi na",
);
/** In front of what is to be missing. */
export const isLacking = wordMatcher("without sans tanpa بدون بلا دون بغیر без");
export const isChange = wordMatcher(
  "change changes changing switch moving تغيير تبديل نقل تبدیل بدلنا बदल* बदलना বদল* পরিবর্তন* degis* changer changement pindah tukar ganti bertukar تغییر عوض смен* менять переезд* badal* degistirmeden",
);
export const isHotel = wordMatcher("hotel* فندق الفندق فنادق ہوٹل होटल* হোটেল* otel* هتل отел* гостиниц*");
export const isShifting = wordMatcher("shifting aziziyah azizia شفٹنگ शिफ्टिंग শিফটিং");
export const isNusuk = wordMatcher("nusuk نسك نسک नुसुक নুসুক нусук*");
export const isGuide = wordMatcher(
  "guide guides speaking speak speaks language leader مرشد مرشدين يتحدث يتكلم گائیڈ بولنے زبان معلم गाइड बोलने भाषा* গাইড ভাষা* ভাষী rehber* rehberli konusan dil guide guides parlant parle langue pemandu pembimbing berbahasa bahasa muthawif mutawif راهنما زبان гид гида гидом говорящ* язык*",
);
export const LANGUAGE_WORDS: readonly (readonly [string, (word: string) => boolean])[] = [
  [
    "en",
    wordMatcher(
      "english انجليزي* الانجليزيه انگریزی انگلش अंग्रेज़ी अंग्रेजी ইংরেজি ingilizce anglais inggris inggeris انگلیسی английск* angrezi",
    ),
  ],
  ["ur", wordMatcher("urdu اردو الاردو الاوردو उर्दू উর্দু urduca ourdou урду")],
  ["bn", wordMatcher("bengali bangla البنغاليه بنگالی بنگلہ बंगाली बांग्ला বাংলা* বাঙালি bengalce بنگالی бенгальск*")],
  ["ar", wordMatcher("arabic العربيه عربي عربی अरबी আরবি arapca arabe arab عربی арабск*")],
  ["id", wordMatcher("indonesian indonesia الاندونيسيه انڈونیشی endonezce indonesien индонезийск*")],
  ["fr", wordMatcher("french الفرنسيه فرانسیسی फ्रेंच ফরাসি fransizca francais prancis perancis فرانسوی французск*")],
  ["ms", wordMatcher("malay melayu الملايويه ملائی malayca malais малайск*")],
  ["tr", wordMatcher("turkish التركيه ترکی तुर्की তুর্কি turkce turc turki ترکی турецк*")],
  ["hi", wordMatcher("hindi الهنديه ہندی हिंदी हिन्दी হিন্দি hintce هندی хинди")],
  ["de", wordMatcher("german الالمانيه جرمن जर्मन জার্মান almanca alemand jerman آلمانی немецк*")],
  ["fa", wordMatcher("persian farsi الفارسيه فارسی फ़ारसी ফারসি farsca persan فارسی персидск* фарси")],
  ["ru", wordMatcher("russian russe rusca rusia روسي* روسی रूसी রুশ русск* русскоговор* русскоязыч*")],
  ["ha", wordMatcher("hausa الهوسا ہاؤسا хауса")],
];
/** What a package question is made of anyway: none of it is a condition. */
export const isPlain = wordMatcher(
  "package* pakage* packages deal* anything something show got reach wale wali walay mein main logon hain hai sakta sakte liye k plz pls chahiye chaiye bata batao koi bagair baghair ke saath tour* trip* offer* option* hajj haj haji hac hajji makka* makkah mecca umrah find show search look looking want need needs get give me please any some there that which what whats are is the a an with for from in to of and or us our my we i it do does you have has can could would like under below less than up max maximum most cheap* lowest price priced prices cost costs budget dollars dollar people person persons adults seats seat places family group leaving leave leaves depart* departing departure flying fly flies starting at about around only by on not more how much many good best this season year 2027 1448 within near close closest nearest haram kaaba mosque metres meters room rooms hotel hotels guide guides together total each everyone altogether all who speaks speaking space access accessible available free left way also but then your be them they their so between compare exists exist still per head go going travel one ones here now first english-speaking side walk walking distance far step steps option list available us" +
    " بدون درج والسفر السفر والحرم فقط لوالدتي لوالدي كلها تكون فيها فيه عندكم باقه باقات واحد واحده حج الحج رحله رحلات عرض عروض ابحث اريد ابغي ابغى ابي نريد عن من في الى على مع او و هل يوجد ما هي هو التي الذي كم سعر اسعار ارخص اقل اكثر قريب قريبه الحرم اشخاص شخص افراد غرفه فندق مرشد لنا لي يتحدث مغادره تغادر تنطلق انطلاق دولار ميزانيه بميزانيه عائله لعائله بسعر حدود بحدود بين هناك ارني اعرض اعطني وش ايش شو لـ ل ب ال" +
    " ایسا ایسی ایسے سیڑھیاں سیڑھی سیڑھیوں صاحب صاحبہ بغیر وہیں بولنے ساتھ پیکیج پیکج حج کا کی کے کو سے میں پر تک ہے ہیں کوئی دکھائیں دکھاؤ دکھا چاہیے چاہئے ہمیں مجھے لیے لوگوں لوگ افراد سستا سستے سستی سب کم زیادہ قیمت بجٹ اندر والا والے والی کمرہ ہوٹل قریب حرم روانگی اور کیا ہو جو ہمارے کون سا کونسا تلاش کریں ڈھونڈیں بتائیں گائیڈ خاندان" +
    " ऐसा ऐसे सीढ़ियाँ सीढ़ियां सीढ़ी बिना बगैर साथ बोलने पैकेज हज का की के को से में पर तक है हैं कोई दिखाओ दिखाइए दिखाएं चाहिए हमें मुझे लिए लोगों लोग सस्ता सस्ते सस्ती सबसे कम ज्यादा कीमत बजट अंदर वाला वाले वाली कमरा होटल पास हरम और क्या हो जो हमारे कौन सा कौनसा खोजो खोजें बताओ बताइए गाइड परिवार भीतर" +
    " সিঁড়ি* ছাড়া প্যাকেজ* হজ* এর জন্য থেকে মধ্যে আছে কি কোন কোনো দেখান দেখাও চাই লাগবে আমাদের আমার সস্তা সবচেয়ে কম বেশি দাম বাজেট নিচে রুম হোটেল কাছে হারাম এবং ও যে খুঁজুন বলুন গাইড পরিবার* জনের জন লোকের যার সহ" +
    " hangisi hangileri basamaksiz merdivensiz olmayan olsun paket* hac haci tur turu turlar icin kisi kisilik ile olan var mi mu ve bir en ucuz fiyat* alti altinda butce* kadar cikis* cikisli hareket* harem hareme kabe oda odali otel rehber* yakin bana bize bul goster istiyorum ariyorum hangi lazim dan den tan ten li lu" +
    " marches marche sans forfait* voyage* hajj le la les des du de un une pour avec sans au aux a en dans depuis partant depart qui que quel quelle est sont y moins plus cher prix budget personnes chambre hotel guide proche haram trouve trouvez montre montrez cherche nous je veux avoir il sous" +
    " tangga tanpa paket pakej haji untuk dari dengan yang ada apa apakah adakah berapa di ke dan atau saya kami kita orang jemaah murah termurah harga bawah maksimal budget bajet kamar bilik hotel pembimbing pemandu dekat haram carikan cari tunjukkan tolong mau nak mahu berangkat bertolak keberangkatan keluarga dalam masih boleh bisa" +
    " پله بدون بسته پکیج تور حج برای از با در به که را است هست دارید دارد داریم نفر نفره ارزان ارزانترین قیمت زیر کمتر بودجه اتاق هتل نزدیک حرم راهنما میخواهم می خواهم نشان بده پیدا کن چه کدام ما من و یا ترین حرکت" +
    " ступен* лестниц* без пакет* тур* хадж* для из с со в на до от к и или не дороже дешевле дешев* самый самые есть ли какие какой покаж* найд* нужен нужна нужно хочу цен* бюджет* человек* номер* отел* гид* рядом харам* вылет* отправл* семь* нас мне у по который которые",
);
