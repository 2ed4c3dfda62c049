/** Things of the journey that are called by few words, in eleven languages: those words alone say which fact tells of them. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";

/** The id of the fact that tells of it; null: nothing of the kind is named. */
export function thingFact(words: readonly string[]): string | null {
  if (isPowerBank(words)) return "powerBank";
  if (isSim(words) || (isNetwork(words) && words.some(isSite))) return "simInternet";
  if (isBadal(words)) return "hajjBadal";
  if (words.some(isDebt) && words.some(isPilgrimage)) return "hajjDebts";
  if (words.some(isFidya) && words.some(isOfIhram)) return "ihramPenalty";
  if (words.some(isPaper)) return null;
  if (words.some(isPicture) && words.some(isMosque)) return "photosMosques";
  if (isWeather(words) || (words.some(isDegrees) && words.some(isThereabouts))) return "weatherMay";
  if (words.some(isTayammum) || (isToilet(words) && words.some(isSite))) return "campToilets";
  return null;
}

const isPowerBank = phraseMatcher(
  "power_bank* powerbank* باور_بنك باوربنك پاور_بینک پاوربینک पावर_बैंक पावरबैंक পাওয়ার_ব্যাংক* পাওয়ারব্যাংক* batterie_externe batteries_externes پاوربانک پاور_بانک пауэрбанк* повербанк* павербанк* внешн*_аккумулятор*",
);
const isSim = phraseMatcher(
  "sim_card* a_sim simcard* local_sim saudi_sim esim* e_sim roaming شريحه شريحه_اتصال شريحه_نت تجوال التجوال سم_کارڈ رومنگ सिम_कार्ड सिम_लेना रोमिंग সিম_কার্ড* রোমিং sim_kart* hat_almak carte_sim puce_locale itinerance kartu_sim kad_sim simkad perayauan سیم_کارت سیمکارت رومینگ симк* сим_карт* роуминг*",
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
