/** Words of conditions that a package can be held against, and of what is asked about one; folded, in eleven languages. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";

export const isStepFree = wordMatcher(
  "wheelchair* wheelchairs disab* accesib* acesib* fauteuil pmr stepfree step_free متحرك كرسي المقعدين معاق وہیل ویلچر ویل چیئر व्हील* व्हीलचेयर* दिव्यांग* হুইল* tekerlekli engelli* roulant* handicap* roda ویلچر инвалид* коляск* kursi_roda seerhi* seerhiyon seedhi* sidhi* siriyon",
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
  "কাছের* কাছাকাছি* deket terdeket near nearest close closest closer walking nearby قريب قريبه وقريب وقريبه بقرب اقرب القريبه قریب نزدیک نزدیکترین قریبی पास नज़दीक* नजदीक* करीब* কাছে হাঁটা কাছাকাছি নিকট* yakin* yakini proche* pres loin dekat terdekat berdekatan ближ* рядом близк* kareeb qareeb nazdeek",
);
export const isBest = wordMatcher(
  "تقييما تقييم* امتیاز* mieux_note note* notee bintang_terbaik rating_tertinggi puanli puanlı рейтингу рейтингом امتیازدار best rated rating rated ratings افضل تقييم ریٹنگ رेटिंग रेटिंग রেটিং puan puanli note terbaik rating рейтинг* лучш*",
);
/** Before the word for dear: it is asked for what is not. */
export const isLess = wordMatcher("moins less least not pas не kurang tidak tak غير کم कम কম daha_az");
export const isFlight = wordMatcher(
  "avion vol vols перелет* авиа* билет* penerbangan pesawat ucak* ucus* طيران الطيران پرواز* بلیط*",
);
export const isWeek = wordMatcher(
  "week weeks اسبوع اسبوعين اسابيع ہفتے ہفتہ हफ्ते हफ़्ते हफ्ता সপ্তাহ* hafta* semaine* minggu هفته недел* hafte",
);
export const isNight = wordMatcher(
  "day days night nights يوم يوما ايام ليله ليالي دن دنوں رات راتیں दिन* रात* দিন* রাত* gun* gece* jour jours nuit nuits hari malam روز روزه شب день дня дней дневн* ноч* din raat",
);
/** The fewest nights. */
export const isShortest = wordMatcher(
  "short shortest shorter اقصر قصيره قصير مختصر مختصره چھوٹا_سفر छोटा छोटी ছোট সংক্ষিপ্ত kisa court courte courts courtes singkat pendek terpendek tersingkat کوتاه کوتاهترین коротк* короче",
);
export const isMeal = wordMatcher(
  "meal meals food breakfast dinner lunch board وجبه وجبات اكل طعام فطور الفطور کھانا کھانے ناشتہ खाना खाने भोजन नाश्ता খাবার খাওয়া নাস্তা yemek yemekli yemekler kahvalti pansiyon repas pension nouriture petit_dejeuner makan makanan sarapan غذا صبحانه ناهار питание питанием еда едой завтрак* обед* пансион* khana khane nashta",
);
const isKitchen = wordMatcher(
  "kitchen kitchens مطبخ المطبخ کچن किचन रसोई কিচেন রান্নাঘর mutfak* cuisine dapur آشپزخانه кухн*",
);
const isFullBoard = phraseMatcher(
  "full_board full_meals all_meals three_meals repas_complets repas_complet tous_les_repas trois_repas uc_ogun makan_tiga_kali tiga_kali_makan makan_3_kali ثلاث_وجبات كل_الوجبات تین_وقت तीन_टाइम तीनों_टाइम তিন_বেলা* سه_وعده трехразовое трехразовым полное_питание полным_питанием كامله_الوجبات اقامه_كامله وجبات_كامله فل_بورڈ फुल_बोर्ड ফুল_বোর্ড tam_pansiyon pension_complete makan_penuh فول_برد полный_пансион полным_пансионом",
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
  "expensive luxury luxurious dearest premium اغلى فاخر فاخره مہنگا महंगा* महँगा* দামি luks pahali cher chere chers cheres mewah mahal گران لوکس дорог* люкс роскошн*",
);
export const isTogether = wordMatcher(
  "total together altogether overall الجميع مجموع المجموع اجمالي كلنا کل ملا مجموعی कुल मिलाकर মোট মিলে toplam toplamda birlikte tout ensemble totale semuanya total keseluruhan bersama مجموعا جمعا общ* всего вместе всех kul mila",
);
export const isInPrice = wordMatcher(
  "include* including included inclusive with also plus مع ساتھ بھی साथ भी सहित juga sekaligus aussi ayrica также همراه هم saath bhi شامل* تشمل يشمل ضمن مشموله شامل_ہو شامل शामिल सहित অন্তর্ভুক্ত সহ dahil icinde inclus* compris* avec termasuk dengan شامل включ* с_перелетом",
);
export const isLicensed = wordMatcher(
  "licensed licenced licence license atol مرخص مرخصه لائسنس लाइसेंस* লাইসেন্স* lisansli ruhsatli agree berizin berlesen مجاز лиценз*",
);
export const isNonShifting = wordMatcher("non nonshifting");
/** Beside the word for hotel: to stay in one, or to go without a change. */
export const isSame = wordMatcher("same نفس ایک_ہی एक_ही একই ayni meme yang_sama همان یک том одном");
export const isWithout = wordMatcher(
  "without no not dont avoid بدون بلا دون بغیر نہ बिना न ছাড়া না degistirmeden degismeden olmayan haric olmadan sans pas tanpa tidak tak بی без не nahi na",
);
/** In front of what is to be missing. */
export const isLacking = wordMatcher("without sans tanpa بدون بلا دون بغیر без");
/** Words for "without" that stand before what is missing. */
export const isInFront = wordMatcher("without no not avoid sans tanpa tidak بدون بلا دون без не");
export const isChange = wordMatcher(
  "change changes changing switch moving تغيير تبديل نقل تبدیل بدلنا बदल* बदलना বদল* পরিবর্তন* degis* changer changement pindah tukar ganti bertukar تغییر عوض смен* менять переезд* badal* degistirmeden",
);
export const isHotel = wordMatcher(
  "الفنادق فنادقها هتل* отелей отели hotel* فندق الفندق فنادق ہوٹل होटल* হোটেল* otel* هتل отел* гостиниц*",
);
export const isShifting = wordMatcher(
  "shifting aziziyah azizia aziziya azizie الشفتينج العزيزيه عزیزیہ अज़ीज़िया* अजीजिया* আজিজিয়া* aziziye* عزیزیه азизи* شفٹنگ शिफ्टिंग শিফটিং",
);
export const isNusuk = wordMatcher("nusuk نسك نسک नुसुक নুসুক нусук*");
export const isGuide = wordMatcher(
  "guide guides speaking speak speaks language leader مرشد مرشدها مرشدين دليل دليلها يتحدث يتكلم گائیڈ بولنے زبان معلم गाइड बोलने भाषा* গাইড ভাষা* ভাষী rehber* rehberli konusan dil guide guides parlant parle langue pemandu pembimbing berbahasa bahasa muthawif mutawif ustadz ustaz راهنما* زبان гид гида гидом говорящ* язык*",
);
export const LANGUAGE_WORDS: readonly (readonly [string, (word: string) => boolean])[] = [
  [
    "en",
    wordMatcher(
      "english انجليزي* الانجليزيه انگریزی انگلش अंग्रेज़ी अंग्रेजी ইংরেজি ingilizce anglais inggris inggeris انگلیسی английск* angrezi",
    ),
  ],
  ["ur", wordMatcher("urdu اردو الاردو الاوردو उर्दू উর্দু urduca ourdou урду")],
  [
    "bn",
    wordMatcher(
      "bengali bangla البنغاليه بنغالي بنغاليه بنگالی بنگلہ बंगाली बांग्ला বাংলা* বাঙালি bengalce بنگالی бенгальск*",
    ),
  ],
  ["ar", wordMatcher("arabic العربيه عربي عربی अरबी আরবি arapca arabe arab عربی арабск*")],
  ["id", wordMatcher("indonesian indonesia الاندونيسيه اندونيسي اندونيسيه انڈونیشی endonezce indonesien индонезийск*")],
  [
    "fr",
    wordMatcher(
      "french الفرنسيه فرنسي فرنسيه فرانسیسی फ्रेंच ফরাসি fransizca francais prancis perancis فرانسوی французск*",
    ),
  ],
  ["ms", wordMatcher("malay melayu الملايويه ملايو ماليزي ماليزيه ملائی malayca malais малайск*")],
  ["tr", wordMatcher("turkish التركيه تركي تركيه ترکی तुर्की তুর্কি turkce turc turki ترکی турецк*")],
  ["hi", wordMatcher("hindi الهنديه هندي هنديه ہندی हिंदी हिन्दी হিন্দি hintce هندی хинди")],
  ["de", wordMatcher("german الالمانيه الماني المانيه جرمن जर्मन জার্মান almanca alemand jerman آلمانی немецк*")],
  ["fa", wordMatcher("persian farsi الفارسيه ايراني فارسی फ़ारसी ফারসি farsca persan فارسی персидск* фарси")],
  ["ru", wordMatcher("russian russe rusca rusia روسي* روسی रूसी রুশ русск* русскоговор* русскоязыч*")],
  ["ha", wordMatcher("hausa الهوسا هوسا ہاؤسا хауса")],
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
    " ступен* лестниц* без пакет* тур* хадж* для из с со в на до от к и или не дороже дешевле дешев* самый самые есть ли какие какой покаж* найд* нужен нужна нужно хочу цен* бюджет* человек* номер* отел* гид* рядом харам* вылет* отправл* семь* нас мне у по который которые" +
    " over above exceed exceeding maybe stay beds suits because alone single elderly parents pensioners old baby kids son_and daughter work working into inside onto whose where possible suitable all whole quid one_of who_speak land ours mine these those both cheapest_two" +
    " تطلع اعلى احسن كاين ديال عايز عايزه وريني طالع مثلا مناسبه مناسب الكبيرين كويسه وابويا المتاحه متاحه متاح معقول لاهلي امراه وحدي تناسبني لعجوزين كبار بالسن لمرا لحالها حاجه عندي بكام لتلات وحده واحده تبدا السعودي السعوديه تكون مين ممكن لو سمحت من_فضلك افضل وين حق حقت معها معهم" +
    " kaunsa kaunse konsa اچھا اچھی wala wali wale پہلے بوڑھے والدین دیکھنا دیکھیں walidain acha مناسب جانے ملتی مل سکتا سکتی سکے andar اندر kisi kuch ہوتا ہوتی ہوتے ایک بھی ان میں سے کرنا پڑے جس جن بتاؤ والوں رہے" +
    " अच्छा अच्छी अच्छे बूढ़े मक्का बड़े सुझाइए देखना किसमें जिसमें जिसका जिसकी जिसके pita accha kisme kuch akeli aurat अकेली ग्रुप सारे सभी खाली मिलेगा मिले मिल सकता सकती सके महँगे एक भी ठीक सही होगा करना पड़े दिखा देना दो_के" +
    " কোনটা কোনগুলো কোনগুলি কোনটি দেখতে দেখাবেন মক্কায় মাসে মাসের যাত্রা শুরু হয় হবে এমন যায় যাবে যেগুলো যেটা ভালো কিছু বৃদ্ধ বয়স্ক মা বাবা বেশি পারেন না হাঁটতে ভিতরে মধ্যে থাকতে থাকবে আরামের theke kono ache হারামের করে দরকার প্রয়োজন থাকে আছেন দিন একটা একটি যাওয়া" +
    " yola cikan cikacak giden yokmu varmi uygun bakiyorum mekke yasli giden kalkan neler sandalyede sandalyeli olanlari kaca bilen bilir konusan konusuyor olur olsa icinde icindeki arasinda ikisi ikimiz bizim icin_bir alabiliyorum bulunan sunan baslayan" +
    " compris comprise proposez quelque chose parents avez disponibles disponible mecque bien ages dessous imam suis partent partant partir part accessible accessibles fauteuil mois mere pere vieux annee cette ce mon ma mes est-ce existe existent peut pouvez ont dont celui laquelle lequel meilleur entre" +
    " maks maksimum nambah deket full board half buat lihat dong paling bagus lansia dulu cocok dapet khusus cuma pengen pilihan masjidil akses jadi aja saja tua ayah ibu bisa punya sekitar di_bawah ingin butuh bandingkan sesuai berlepas pergi dapat tengok hendak nak_tengok semua sekali kurang lebih" +
    " واسه واسم ميخوام ميخوايم نفرهام کدوم کدومه کدام داره نشون نشان نفريم میکنید میکنند پيرم باشه مناسب گزینه گزينه هایی هایي دارين چند چقدر چنده ميشود میشود می‌شود دسترسی چيه چیه چیست همه اونی بین يک یک بوده دارند" +
    " тогда высокий высокая подешевле поближе недорогой недорогие родителей чтобы доступные доступный пяти каком предложите пожилых нибудь варианты вариант бывает такие предложения почем двоих вдвоем можно хотим хотелось где все всех мой мои мамы отца сколько будет за обоих есть_ли",
);
