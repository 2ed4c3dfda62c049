/** What is no business of the assistant, told by closed lists of words in eleven languages: it is declined plainly. */
import { thingFact } from "../../facts/things.ts";
import type { Act } from "../../intents/acts.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isBefore, isThen } from "../../reading/words/turn-words.ts";
import { HOW_MUCH, isCarried, isUmrah } from "./named-facts.ts";
import { isLiving } from "./topic-facts.ts";

/** Null: nothing tells that it lies outside. */
export function outsideAct({ tokens, titled, booked }: Reading, concepts: ReadonlySet<string>): Act | null {
  const words = tokens.map(({ text }) => text);
  if (asksDose(words, concepts)) return "safety.dose";
  if (wantsUmrahAlone(words, concepts) && titled.length + booked.length === 0) return "meta.umrah";
  if (words.length > MOST_WORDS || titled.length + booked.length > 0 || words.some(isOfHajj)) return null;
  if (OF_OTHER_MATTERS(words) && thingFact(words) === null) return "meta.outside";
  return wantsOtherJourney(words) ? "meta.outside" : null;
}

/** A journey for Umrah and no Hajj, which is not sold here; of one with Hajj facts tell. */
function wantsUmrahAlone(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  if (!words.some(isUmrah) || words.some(isHajj) || words.length > MOST_OF_UMRAH) return false;
  const isOfElse = ["visa", "included", "when", "how", "sacrifice", "why", "cancel"].some((one) => concepts.has(one));
  return (
    !isOfElse &&
    !words.some((word) => isBefore(word) || isThen(word)) &&
    (concepts.has("package") || words.some(isSold))
  );
}

const MOST_OF_UMRAH = 8;
const isSold = wordMatcher(
  "sell jual satiyor vendez بيع بتبيعوا فروش продаете बेचते বিক্রি book booking bookings احجز نحجز بکنگ बुकिंग বুকিং rezervasyonu reservez reservations pesan tempah رزرو бронир* tour tours ٹور टूर",
);

/** Who writes more has said what else it is about. */
const MOST_WORDS = 14;

/** How much of a medicine: what may be carried, and what vaccines are needed, are other questions. */
function asksDose(words: readonly string[], concepts: ReadonlySet<string>): boolean {
  if (concepts.has("vaccine") || words.some((word) => isCarried(word) || isAllowed(word))) return false;
  const isOfDose = DOSE(words);
  const isOfAmount = isOfDose || isHowMuch(words) || concepts.has("how_many");
  return (words.some(isMedicine) && isOfAmount) || (isOfDose && words.some(isPill));
}

const isMedicine = wordMatcher(
  "paracetamol* parasetamol* panadol* calpol ibuprofen* ibuprofene nurofen brufen aspirin* doliprane efferalgan dafalgan spasfon antibiotic* antibiotique* antibiotik* amoxicillin* amoxicilline metformin* diazepam xanax tramadol codeine omeprazole imodium loperamide crocin dolo disprin ponstan flagyl augmentin parol majezik minoset bodrex" +
    " بنادول البنادول باراسيتامول بروفين ايبوبروفين مسكن المسكن اوجمنتين ميتفورمين پیناڈول پیراسیٹامول بروفن ڈسپرین استامینوفن ژلوفن ایبوپروفن کدیین ادویل" +
    " पैरासिटामोल* क्रोसिन डोलो पैनाडोल एंटीबायोटिक* एस्पिरिन নাপা প্যারাসিটামল* এন্টিবায়োটিক* পানাডল এইস парацетамол* нурофен* ибупрофен* аспирин* антибиотик* анальгин*",
);
const isPill = wordMatcher(
  "napa tablet* pill* medicine* syrup* drops حبه حبوب دواء الدواء شراب گولی گولیاں دوا دوائی شربت गोली* दवा* दवाई* सिरप ওষুধ* ট্যাবলেট* সিরাপ* ilac* hap hapi surup* comprime* medicament* sirop pil* obat* ubat* sirup قرص* شربت таблет* лекарств* сироп* goli dawa dawai",
);
const DOSE = phraseMatcher(
  "dose dosage dosages mg milligrams جرعه الجرعه جرعات خوراک دوز ڈوز डोज* खुराक* ডোজ* doz dozu dozaj* kac_mg kac_olcek posologie dosis takaran sukatan dos доз* мг мл sendok_takar berapa_ml berapa_biji",
);
const isHowMuch = phraseMatcher(HOW_MUCH);
const isAllowed = wordMatcher(
  "pack luggage allowed معي ممنوع مسموح ساتھ साथ নেওয়া নিতে getir* yasak bagage* boleh آورد مجاز ввоз* sath",
);

/** These make it a question of Hajj whatever else is named: the heat at Arafat, a song of pilgrims. */
const isOfHajj = wordMatcher(
  "hajj haj haji hajji hac haci hacda hadj hadjj pelerinage pilgrim* umrah umra umroh omra umre* nusuk nousouk mina minada arafah arafat arafatta muzdalifah makkah mecca mekke* mekah mekkah makka madinah medina medine* madina jamarat ihram ehram kaaba kabe kabeyi kabede haram jeddah cidde* rihla" +
    " حج الحج حجي عمره العمره نسک منى مني عرفه عرفات مكه المدينه جده الحرم احرام الجمرات مکہ مدینہ حرم عمرہ منا مزدلفه حجاج हज* उमरा* मक्का मदीना मिना अराफात नुसुक हरम হজ* ওমরা* মক্কা* মদিনা* মিনা* আরাফা* নুসুক* হারাম* хадж* умр* мекк* медин* мина мину мине мины арафат* нусук*",
);

const OF_OTHER_MATTERS = phraseMatcher(
  // The weather.
  "weather_forecast the_weather weather_in weather_like weather_tomorrow weather_today will_it_rain is_it_raining going_to_rain الطقس طقس الجو تمطر المطر مطر موسم_کا_حال موسم_کیسا بارش बारिश* मौसम* বৃষ্টি_হবে বৃষ্টি_হচ্ছে আবহাওয়া* hava_durumu hava_nasil yagmur* kar_yagacak meteo quel_temps il_pleut pleuvoir pleuvra cuaca_hari cuaca_besok cuaca_esok cuaca_di ramalan_cuaca hujan_gak hujan_ga hujan_tak hujan_tidak hujan_ke hujan_nggak turun_hujan akan_hujan هوا_چطور* بارون_می* باران_می* آب_و_هوا погод* дождь дождя снег_будет mausam barish baarish bristi abohawa" +
    // Sport.
    " football soccer cricket premier_league champions_league world_cup ipl who_won the_match match_score match_last man_utd arsenal liverpool_score كره_القدم مباراه المباراه الدوري فاز_بالدوري ريال_مدريد برشلونه کرکٹ میچ_کب میچ_کون میچ_کس کا_میچ ورلڈ_کپ فٹبال क्रिकेट मैच_कब मैच_कौन मैच_किस मैच_का आईपीएल वर्ल्ड_कप फुटबॉल খেলা_কবে খেলার_স্কোর ক্রিকেট* ফুটবল* বিশ্বকাপ* maci mac_kac super_lig futbol* fenerbahce galatasaray besiktas_maci dunya_kupasi le_match match_hier qui_a_gagne coupe_du_monde ligue_1 bola_semalam bola_tadi siapa_menang sepak_bola piala_dunia liga_* persib persija harimau_malaya بازی_پرسپولیس بازی_استقلال پرسپولیس فوتبال جام_جهانی футбол* хокке* матч* спартак кто_выиграл чемпионат_мира ka_match aaj_ka_match match_kaun match_kab cricket_score" +
    // Shares, crypto and gold.
    " bitcoin* crypto* cryptocurrency ethereum stock_market stocks buy_shares tesla_shares which_shares forex buy_gold gold_price price_of_gold day_trading بيتكوين اسهم الاسهم البورصه تداول سعر_الذهب شیئرز بٹ_کوائن سٹاک اسٹاک_مارکیٹ سونا_خرید* سونے_کا_ریٹ شیئر_بازار शेयर_बाजार* शेयर_बाज़ार* किस_शेयर शेयर_में_पैसा शेयर_खरीद* बिटकॉइन* क्रिप्टो* सोना_खरीद* সোনা_কিন* শেয়ার_বাজার* শেয়ারে বিটকয়েন* ক্রিপ্টো* hangi_hisse* hisse_sened* hisse_al* borsa* kripto* altin_al* altin_fiyat* acheter_des_actions achete_des_actions acheter_actions bourse cryptomonnaie* saham* kripto emas_hari harga_emas pelaburan investasi_* دلار_بخرم طلا_بخرم قیمت_طلا بیت_کوین بیتکوین بورس ارز_دیجیتال биткоин* криптовалют* акции_газпром* купить_золот* курс_биткоин* бирж* sona_kharid* share_market share_bazar shares_kharid*" +
    // Politics.
    " vote voting vote_for election elections politician* politics prime_minister trump biden putin modi الانتخابات انتخب افضل_رئيس ووٹ الیکشن عمران_خان वोट* चुनाव* मोदी राहुल_गांधी ভোট* নির্বাচন* oy_ver* oy_vereyim secimler* secimlerde cumhurbaskani votes_pour voter_pour election* president_de_la pemilu pilpres pilkada calon_presiden undi_siapa pilihan_raya perdana_menteri رای_بدم انتخابات голосовать выбор_президента выборы* путин* kis_ko_vote vote_dun vote_dena" +
    // What entertains.
    " joke jokes poem poetry a_song sing_* lyrics movie movies netflix film films tv_series horoscope zodiac bedtime_story lotto lottery_numbers lotto_numbers jackpot casino نكته نكته_* قصيده اغنيه الاغنيه فيلم مسلسل مسلسلات برجي الابراج شاعری شعر_سنا* لطیفہ گانا ڈرامہ شاعری_* चुटकुला शायरी कविता गाना_सुना* फिल्म* फ़िल्म* राशिफल কৌতুক একটা_কবিতা কবিতা_লিখ* কবিতা_শোন* গান_শোনা* একটা_গান সিনেমা* নাটক_* রাশিফল fikra* siir_yaz* siir_oku* sarki* film_oner* dizi_oner* hangi_film hangi_dizi burcum burclar burc_yorum* loto* lotoda sayisal_loto milli_piyango blague* poeme* chanson* une_serie serie_pour bon_film horoscope* loto numeros_du_loto pantun puisi lelucon lawak lagu_apa lagu_dong nyanyi* film_apa rekomendasi_film sinetron drama_korea cerita_best zodiak ramalan_bintang togel lawak_* cadang_filem filem جوک شعر_بگو فیلم_خوب یه_فیلم سریال آهنگ فال_* فال анекдот* стих стихи стихотвор* песн* сериал* фильм* гороскоп* лото лотерейн* shayari chutkula lateefa gana_suna* gaana_suna* film_batao movie_batao koi_film kobita koutuk cinema" +
    // Money and paperwork at home.
    " tax_return tax_returns income_tax council_tax mortgage* home_loan house_loan car_loan car_insurance electricity_bill gas_bill salary_slip birthday_gift birthday_present baby_name baby_names قرض_عقاري قرض_بيت قرض_سياره ضريبه_الدخل الاقرار_الضريبي فاتوره_الكهرباء هدیه_تولد وام_مسکن مالیات* گھر_کا_قرض انکم_ٹیکس بجلی_کا_بل इनकम_टैक्स होम_लोन बिजली_का_बिल গৃহঋণ আয়কর* বিদ্যুৎ_বিল konut_kredi* vergi_beyan* gelir_vergisi dogum_gunu_hediye* declaration_d_impots declaration_impots declaration_des_impots impots_sur_le_revenu pret_immobilier credit_immobilier assurance_auto facture_d_electricite cadeau_d_anniversaire idee_de_cadeau pajak_mobil spt_tahunan kpr cicilan_rumah pinjaman_rumah cukai_pendapatan tagihan_listrik bil_elektrik kado_ulang kado_ultah ипотек* налогов* кредит_на_квартир* income_tax_ka bijli_ka_bill bijli_bill home_loan_ke" +
    // Other work.
    " recipe* wasfet_kabsa wasfet_koshar* wasfet_mansaf wasfet_mandi wasfet_molokh* wasfet_biryani wasfet_akl wasfet_el_akl wasfet_tabkh* wasfat_akl wasfat_kabsa good_phone best_phone which_phone best_laptop which_laptop hangi_telefon quel_telephone hp_apa_yang telefon_apa_yang کون_سا_موبائل कौन_सा_मोबाइल कोन_ফোন какой_телефон_взять какой_телефон_купить konsa_mobile kaunsa_mobile homework coursework instagram_caption caption_ig caption_instagram insta_caption my_resume washing_machine python javascript بايثون بايتون جافا_سكريبت پائتھون پایتون جاوا_اسکریپت पाइथन पायथन जावास्क्रिप्ट পাইথন* জাভাস্ক্রিপ্ট* на_питон* пайтон* джаваскрипт* sort_algorithm bubble_sort essay cover_letter write_my_cv وصفه_طبخ وصفه_اكل طريقه_عمل_* واجب_الرياضيات ہوم_ورک ریسیپی होमवर्क* रेसिपी* রেসিপি* হোমওয়ার্ক* yemek_tarifi tarifi_ver* odevim* odevi recette_de recette_du devoir_de dissertation resep_masak* resep_nasi resep_kue resep_soto resep_rendang resep_ayam resepi* pr_matematika karangan دستور_پخت تکلیف_مدرسه مشق_شب рецепт_борща рецепт_плова рецепт_супа рецепт_пирог* рецепт_блин* домашк* сочинени*",
);

const OTHER_PLACES = wordMatcher(
  "malaga ibiza mallorca majorca tenerife benidorm lanzarote spain greece antalya* bodrum* kapadokya* marmaris* bali lombok phuket bangkok thailand* langkawi maldives goa manali kashmir shimla kerala disneyland vegas hurghada sharm" +
    " انطاليا بودروم شرم الغردقه باتومي المالديف تايلاند مالديف طرابزون مری سوات ہنزہ کشمیر गोवा मनाली शिमला कश्मीर केरल কক্সবাজার* সিলেট* সাজেক* বান্দরবান* آنتالیا آنتاليا کیش شمال پوکت تایلند ibiza majorque baleares thailande espagne pattaya турци* египет* таиланд* мальдив* анталь* сочи крым*",
);
const OF_JOURNEY = wordMatcher(
  "flight flights hotel hotels holiday holidays trip tour tours cheap ticket tickets package beach resort visit عطله رحله سياحه فندق رخيص* طيران تذكره شقه سفر سیر گھومنے ہوٹل سستا ٹکٹ घूमने होटल टूर पैकेज सस्ता टिकट ভ্রমণ* হোটেল* ঘুরতে ট্যুর* ভাড়া টিকিট* otel* tatil* tur turu ucuz ucak bilet* gezi vol vols sejour hotel vacances billet tiket hotel murah liburan cuti percutian pakej wisata melancong تور هتل بلیط بلیت سفر ارزون ارزان ویلا тур тура отдых отпуск отель отели билет* путевк* недорого ghumne",
);
const isFrom = wordMatcher("from من سے से থেকে de dari dan den از из se depuis");

/** A holiday somewhere else; who leaves from there, or lives there, asks for Hajj. */
function wantsOtherJourney(words: readonly string[]): boolean {
  const at = words.findIndex(OTHER_PLACES);
  if (at < 0 || !words.some(OF_JOURNEY) || words.some(isLiving)) return false;
  return !isFrom(words[at - 1] ?? "") && !isFrom(words[at + 1] ?? "");
}
