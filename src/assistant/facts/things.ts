/** Things of the journey that are called by few words, in eleven languages: those words alone say which fact tells of them. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";

/** The id of the fact that tells of it; null: nothing of the kind is named. */
export function thingFact(words: readonly string[]): string | null {
  if (isPowerBank(words)) return "powerBank";
  if (isSim(words) || (isNetwork(words) && words.some(isSite))) return "simInternet";
  if (
    isBadal(words) ||
    (words.some(isPilgrimage) && isDead(words) && isForThem(words) && words.length <= MOST_OF_OTHERS)
  )
    return "hajjBadal";
  if (isOtherAilment(words) && isAbleTo(words) && !isDrug(words) && words.length <= FEW) return "illnessNotListed";
  if (words.some(isMinaWord) && isStaying(words) && words.length <= FEW_OF_STAY) return "minaNights";
  if (words.filter(isSite).length > 1 && isTravel(words)) return "minaDistances";
  if (isMarriage(words) && isNeeded(words) && words.length <= FEW_OF_STAY) return "documentsNeeded";
  if (words.some(isDebt) && words.some(isPilgrimage)) return "hajjDebts";
  if (words.some(isFidya) && words.some(isOfIhram)) return "ihramPenalty";
  if (words.some(isRound) && isUnsure(words) && isCount(words)) return "countDoubt";
  if (words.some(isPuberty) && words.some(isPilgrimage)) return "childHajj";
  if (isDying(words) || (words.some(isBurial) && words.some(isThereabouts))) return "deathOnHajj";
  if (words.some(isPaper)) return null;
  if (words.some(isPicture) && words.some(isMosque)) return "photosMosques";
  if ((isWeather(words) || words.some(isDegrees)) && words.some(isThereabouts)) return "weatherMay";
  if (words.some(isTayammum) || (isToilet(words) && words.some(isSite))) return "campToilets";
  return null;
}

const FEW = 10;
const MOST_OF_OTHERS = 15;
const FEW_OF_STAY = 7;

/** Of somebody who has died, for whom another goes. */
export const isDead = phraseMatcher(
  "dead died deceased late_father late_mother late_husband late_wife passed_away المتوفي المتوفى المتوفاه متوفي متوفى متوفيه ميت المرحوم المرحومه مات ماتت توفي توفيت مرحوم مرحومہ فوت_شدہ وفات انتقال_کر मरहूम मृत गुज़र_गए गुजर_गए मृतक मरे_हुए মৃত মারা_গেছেন মারা_গেছে মরহুম olen olmus vefat_eden rahmetli merhum merhume decede decedee defunt defunte mort morte almarhum almarhumah meninggal arwah مرده فوت_شده فوت_کرده مرحوم مرحومم умерш* покойн* marhoom marhum guzar_gaye",
);
const isForThem = phraseMatcher(
  "for_my for_our for_his for_her on_behalf عن نيابه طرف_سے کی_طرف طرف_سے_حج کے_لیے बदले की_तरफ के_लिए জন্য পক্ষে পক্ষ হয়ে yerine adina icin pour untuk bagi buat نیابت به_نیابت برای به_جای за ki_taraf ki_taraf_se ke_liye",
);
const isAbleTo = phraseMatcher(
  "can could may allowed safe hajj haji haj hac hacca الحج يقدر يستطيع حج سکت* हज सक* হজ হজে পার* bilir* gidebilir* peux peut pouvons peuvent boleh bisa می_تواند میتواند میتونه хадж* можно sakt*",
);
const isDrug = phraseMatcher(
  "medicine* medication tablet* pills obat ubat ilac* ilaci دواء ادويه حبوب دوا دوائی दवा दवाई ওষুধ* medicament* لекарств* قرص دارو* лекарств*",
);
const isNeeded = phraseMatcher(
  "need needed must required لازم مطلوب مطلوبه ضروري ضروری چاہیے چاہئے चाहिए ज़रूरी जरूरी লাগবে লাগে দরকার gerek* lazim sart faut necessaire perlu wajib diperlukan لازم нужно нужен надо chahiye zaroori",
);
const isOtherAilment = phraseMatcher(
  "asthma asthmatic high_blood_pressure arthritis epilepsy thyroid migraine cholesterol الربو ربو ضغط_الدم الضغط_العالي الصرع المفاصل دمہ بلڈ_پریشر مرگی جوڑوں दमा अस्थमा ब्लड_प्रेशर मिर्गी गठिया হাঁপানি অ্যাজমা ব্লাড_প্রেসার উচ্চ_রক্তচাপ মৃগী astim* tansiyon* epilepsi* asthme asthmatique hypertension epilepsie arthrose asma darah_tinggi epilepsi آسم_دار* فشار_خون صرع آرتروز астм* давлени* эпилепси* артрит*",
);
const isLosing = wordMatcher(
  "lose lost losing اضعت ضاع فقدت ضيعت ضاعت کھو گم खो गुम হারি* হারা* kaybed* kaybol* perd perds perdu perdons hilang kehilangan گم потеря* kho gum",
);
const isPassport = wordMatcher(
  "passport جوازي الجواز جواز پاسپورٹ पासपोर्ट পাসপোর্ট* pasaport* passeport paspor pasport پاسپورت* پاسپورتم گذرنامه* паспорт*",
);
const isHypothetical = phraseMatcher(
  "if what_if لو اذا اگر अगर तो यदि যদি হলে গেলে eger olursa kaybedersem kaybolursa unutursam unutursak si kalau jika bila اگه если agar",
);
const isAway = wordMatcher(
  "there saudi makkah mecca hajj abroad هناك السعوديه مكه الحج وہاں سعودی مکہ حج वहाँ वहां सऊदी मक्का हज সেখানে ওখানে সৌদি* মক্কা* হজে orada suudi mekke* hacda la labas arabie mecque hajj sana mekah makkah saudi haji آنجا اونجا عربستان مکه حج там сауд* мекк* хадж*",
);
const isForgetting = phraseMatcher(
  "forget_something forgot_something forget_a_rite miss_something نسيت_شيء نسيت_شي نسيت_شيئا بھول_جاؤں بھول_جائیں بھول_گیا भूल_जाऊँ भूल_जाऊं भूल_गया भूल_जाएँ ভুলে_যাই ভুলে_গেলে unutursam unutursak bir_sey_unut* oublie_quelque oublie_un lupa_sesuatu lupa terlupa فراموش_کنم یادم_برود یادم_بره забуду забудем забыл",
);
const isMinaWord = wordMatcher("mina minada منى منیٰ منی मिना मीना মিনা* منا мине мина");
const isStaying = phraseMatcher(
  "how_long_do_we_stay long_do_we_stay nights_in days_in how_many_nights how_many_days كم_يوم كم_ليله كم_نبقى کتنے_دن کتنی_راتیں कितने_दिन कितनी_रातें কত_দিন কত_রাত কতদিন কয়_রাত kac_gun kac_gece combien_de_jours combien_de_nuits berapa_hari berapa_malam چند_روز چند_شب сколько_дней сколько_ночей kitne_din",
);
const isTravel = phraseMatcher(
  "travel get_from go_from bus train transport between كيف_ننتقل ننتقل مواصلات باص قطار کیسے_جائ* کیسے_جات* بس ٹرین कैसे_जा* बस ट्रेन কীভাবে_যা* কিভাবে_যা* বাস ট্রেন nasil_gid* otobus tren ulasim comment_va bus train naik_apa bis bas kereta transport چطور_می* چطور_برو* چطور_بری* اتوبوس قطار добира* автобус поезд",
);
const isMarriage = phraseMatcher(
  "marriage_certificate wedding_certificate nikah_nama nikahnama عقد_الزواج شهاده_الزواج نکاح_نامہ निकाहनामा निकाह_नामा নিকাহনামা কাবিননামা evlilik_cuzdan* evlilik_belge* acte_de_mariage certificat_de_mariage buku_nikah surat_nikah sijil_nikah سند_ازدواج عقدنامه свидетельств*_о_браке",
);
/** What may go wrong on the way, of whoever asks beforehand. */
export function mishapFact(words: readonly string[]): string | null {
  if (words.length > FEW || !isHypothetical(words)) return null;
  if (words.some(isLosing) && words.some(isPassport) && words.some(isAway)) return "lostPassport";
  return isForgetting(words) && words.some(isPilgrimage) ? "missedRite" : null;
}

const isPowerBank = phraseMatcher(
  "power_bank* powerbank* باور_بنك باوربنك پاور_بینک پاوربینک पावर_बैंक पावरबैंक পাওয়ার_ব্যাংক* পাওয়ারব্যাংক* batterie_externe batteries_externes پاوربانک پاور_بانک пауэрбанк* повербанк* павербанк* внешн*_аккумулятор*",
);
const isSim = phraseMatcher(
  "sim_card* a_sim simcard* local_sim saudi_sim an_esim esims buy_esim esim_card esim_kart e_sim roaming شريحه شريحه_اتصال شريحه_نت تجوال التجوال سم_کارڈ رومنگ सिम_कार्ड सिम_लेना रोमिंग সিম_কার্ড* রোমিং sim_kart* hat_almak carte_sim puce_locale itinerance kartu_sim kad_sim simkad perayauan سیم_کارت سیمکارت رومینگ симк* сим_карт* роуминг*",
);
const isNetwork = phraseMatcher(
  "internet mobile_data phone_signal mobile_network انترنت الانترنت النت انٹرنیٹ इंटरनेट ইন্টারনেট* интернет* اینترنت",
);
/** Mina, Arafat, Muzdalifah and the tents. */
const isSite = wordMatcher(
  "mina minada arafat arafah arafatta muzdalifah muzdalifa muzdelife* mouzdalifa camp camps tent tents منى بمنى عرفه عرفات بعرفه مزدلفه بمزدلفه خيم الخيم المخيم منیٰ عرفات مزدلفہ خیمے خیموں मिना मीना अरफ़ात अरफात मुज़दलिफ़ा मुजदलिफा ख़ेमे खेमे টেন্ট মিনা* আরাফা* মুযদালিফা* মুজদালিফা* তাঁবু* cadir* tente tentes kemah khemah tenda منا چادر мине мина мины арафат* муздалиф* палатк*",
);
const isBadal = phraseMatcher(
  "hajj_badal badal_hajj haji_badal haj_badal badal_haji badal_haj hajj_e_badal haj_e_badal الحج_البدل حج_البدل حج_بدل हज_बदल हज_ए_बदल বদলি_হজ* হজ_বদল* bedel_hacc* bedel_hac vekaleten_hac hajj_par_procuration حج_نیابتی хадж_бадал*",
);
/** A card of credit is none. */
const isDebt = wordMatcher(
  "debt debts indebted loan loans mortgage borrow borrowed borrowing ديون مديون قرض سلف سلفه قرضہ مقروض ادھار क़र्ज़ कर्ज कर्ज़ उधार लोन ঋণ* লোন ধারের borc* dettes emprunter emprunte utang berutang hutang berhutang وام بدهی بدهکار долг долга долги долгов долгами займ ипотека karz",
);
const isPilgrimage = wordMatcher(
  "hajj haj haji hac hacca hacda hacci pilgrimage pelerinage الحج احج للحج حج हज হজ হজে হজের хадж хаджа хадже",
);
const isFidya = wordMatcher(
  "fidya fidyah fidye* kaffarah kaffara kefaret* فديه الفديه كفاره الكفاره فدیہ کفارہ फ़िदया फिदया कफ़्फ़ारा কাফফারা* ফিদিয়া* کفاره فدیه фидья фидию искупление",
);
const isOfIhram = wordMatcher(
  "ihram ihramda ihramliyken muhrim nail nails hair perfume beard الاحرام بالاحرام احرام محرم اظافر ظفر شعر عطر ناخن بال خوشبو एहराम नाख़ून नाखून बाल ख़ुशबू ইহরাম* নখ চুল সুগন্ধি* tirnak* koku ongle ongles cheveux parfum kuku rambut wangi مو ихраме ногти ноготь волосы духи",
);
const isRound = wordMatcher(
  "round rounds circuit circuits lap laps pebbles شوط اشواط الاشواط حصاه حصيات چکر چکروں کنکریاں चक्कर चक्करों कंकरियाँ कंकर চক্কর* পাথর savt savtta tavafta cailloux tours putaran pusingan kerikil دور دورها سنگ круг кругов камешков",
);
const isUnsure = phraseMatcher(
  "lose_count lost_count lost_track not_sure unsure doubt can_t_remember cant_remember don_t_remember dont_remember forgot_how_many نسيت_كم شك شكيت الشك ما_ادري بھول_گیا بھول_گئی شک یاد_نہیں भूल_गया भूल_गई शक याद_नहीं ভুলে_গেছি সন্দেহ মনে_নেই unuttum emin_degilim hatirlamiyorum sasirdim perdu_le_compte doute ne_sais_plus lupa ragu tak_ingat tidak_ingat tak_pasti یادم_نیست یادم_رفت نمیدونم сбился сбилась не_помню забыл_сколько забыла_сколько сомнение не_уверен",
);
const isCount = phraseMatcher(
  "count how_many number four five six seven كم سته سبعه خمسه عدد کتنے کتنی چھ سات پانچ कितने कितनी छह सात पाँच गिनती কত কয়টা ছয় সাত পাঁচ সংখ্যা kac alti yedi bes combien compte sept cinq nombre berapa jumlah enam tujuh lima bilangan چند تعداد شش هفت پنج сколько счета счету шесть семь пять числе",
);
const isPuberty = wordMatcher(
  "puberty baligh بلوغ البلوغ بالغ نابالغ नाबालिग़ नाबालिग बालिग़ बालिग বালেগ নাবালেগ নাবালক* ergen ergenlik* bulug* puberte pubere balig совершеннолетия зрелости",
);
const isDying = phraseMatcher(
  "dies_at_hajj die_at_hajj someone_dies_there somebody_dies_there dies_during_hajj die_during_hajj dies_on_hajj die_on_hajj dies_in_makkah die_in_makkah يموت_في_الحج مات_بالحج توفي_في_الحج حج_میں_انتقال حج_کے_دوران_انتقال हज_में_मौत हज_के_दौरान_मौत হজে_মারা_গেলে hacda_olurse hacda_vefat_ederse meurt_au_hajj meurt_pendant_le_hajj meninggal_saat_haji wafat_saat_haji meninggal_masa_haji در_حج_فوت تو_حج_فوت تو_حج_بمیره умрет_в_хадже умрет_во_время_хаджа",
);
const isBurial = wordMatcher(
  "buried burial bury يدفن الجثمان تدفین میت दफ़न दफन मय्यत দাফন লাশ gomulur defnedilir enterre enterrement rapatrier dimakamkan dikebumikan خاکسپاری جنازه похоронят похороны",
);
/** A portrait or a page to hand in is another picture. */
const isPaper = wordMatcher(
  "passport upload nusuk pasaport paspor pasport passeport الجواز جواز پاسپورٹ पासपोर्ट পাসপোর্ট* گذرنامه پاسپورت паспорт*",
);
const isPicture = wordMatcher(
  "photo photos photograph photographs photography picture pictures selfie selfies film filming video videos تصوير التصوير اصور نصور صور صوره سيلفي فيديو تصویر تصویریں ویڈیو سیلفی फोटो फ़ोटो तस्वीर तस्वीरें वीडियो सेल्फी ছবি ভিডিও সেলফি fotograf* videoya filmer photographier foto berfoto memotret merekam gambar bergambar عکس فیلم سلفی عکاسی фото фотографировать снимать видео селфи tasveer",
);
const isMosque = wordMatcher(
  "haram kaaba kaba kabah kaabah mosque mosques masjid masjidil nabawi mescit* mescid* kabe* mosquee mosquees الحرم بالحرم الحرمين الكعبه المسجد کعبہ مسجد مسجدوں حرم کعبه हरम काबा मस्जिद কাবা* মসজিদ* হারাম* харам* мечет* кааб* haramda",
);
const isWeather = phraseMatcher(
  "weather الطقس موسم_کیسا मौसम আবহাওয়া hava_durumu hava_nasil havalar_nasil meteo quel_temps cuaca آب_و_هوا آب_و_هوای هوا_چطوره هوا_چطور погода погоду погоде погоды mausam",
);
const isDegrees = wordMatcher(
  "temperature temperatures حراره الحراره درجه درجات تپمان درجہ तापमान তাপমাত্রা sicaklik derece suhu دما دمای температура температуру градусов",
);
const isThereabouts = (word: string) => isSite(word) || isPlaceOrMonth(word);
const isPlaceOrMonth = wordMatcher(
  "makkah mecca mekke* mekkah makah saudi may mei mai mayis* hajj haj haji hac hacda مكه مايو السعوديه الحج مکہ مئی حج मक्का मई हज মক্কা* মে হজে* مکه мекке мекка мае мая хадж хаджа хадже",
);
const isToilet = phraseMatcher(
  "toilet* bathroom* washroom* shower showers loo loos حمام حمامات الحمام الحمامات دورات_مياه دوره_مياه مرحاض بیت_الخلا واش_روم ٹوائلٹ باتھ_روم شاور शौचालय टॉयलेट बाथरूम वॉशरूम टॉयलेट्स শৌচাগার টয়লেট* বাথরুম* গোসলখানা tuvalet* dus banyo* douche douches kamar_mandi tandas bilik_air دستشویی توالت دوش туалет* душ душа душев*",
);
const isTayammum = wordMatcher("tayammum tayamum teyemmum* تيمم التيمم تیمم तयम्मुम তায়াম্মুম* таяммум*");
