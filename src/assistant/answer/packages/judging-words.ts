/** By which words a package is judged that no search knows: its deposit, its reviews, its stars, why it is dear; folded, in eleven languages. */
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isWhy } from "../../reading/words/turn-words.ts";

/** What is paid first, or by when all is. */
export const asksDeposit = phraseMatcher(
  "deposit* down_payment downpayment upfront up_front first_payment balance_due rest_of_the_money pay_the_rest balance_by" +
    " عربون العربون مقدم مقدما المقدم دفعه_اولى الدفعه_الاولى دفعه_مقدمه كم_ندفع_اول" +
    " ڈپازٹ ڈیپازٹ ایڈوانس بیعانہ پیشگی باقی_پیسے باقی_رقم" +
    " डिपॉज़िट डिपॉजिट डिपाजिट एडवांस बयाना अग्रिम पेशगी बाकी_पैसे बाकी_रकम" +
    " ডিপোজিট* অগ্রিম* এডভান্স* অ্যাডভান্স* বায়না* বাকি_টাকা" +
    " kapora* depozito* on_odeme* pesinat* kalan_odeme kalani_ne_zaman" +
    " acompte* arhes avance_verser solde" +
    " uang_muka dp dpnya dp_nya tanda_jadi pelunasan wang_pendahuluan bayaran_pendahuluan wang_muka cengkeram baki_bayaran" +
    " پیش_پرداخت* پیشپرداخت* بیعانه* ودیعه بقیه_پول باقی_پول" +
    " задат* предоплат* депозит* аванс* первый_взнос первого_взноса остаток_оплат*" +
    " advance_kitna advance_kitni advance_koto bayana peshgi agrim baqi_paise baki_paise baki_taka",
);

/** What travellers have written of it. */
export const asksReviews = phraseMatcher(
  "review reviews reviewed rating ratings feedback testimonial* what_do_people_say what_people_say" +
    " تقييم تقييمات التقييمات تقييمها تقييمه مراجعات المراجعات اراء الاراء راي_الناس اراء_الناس" +
    " ریویو ریویوز ریویوس تبصرے جائزے جاءزے ریٹنگ رائے راءے" +
    " रिव्यू रिव्यूज़ रिव्यूज समीक्षा* रेटिंग राय" +
    " রিভিউ* রেটিং* মতামত*" +
    " yorum yorumlar yorumlari yorumu puani puanlari degerlendirme*" +
    " avis note notes comentaires temoignages" +
    " ulasan ulasannya review_nya reviewnya testimoni rating_nya penilaian" +
    " نظرات نظرها نظرش نظر_زائر* نظر_مسافر* امتیازش امتیاز_مسافر*" +
    " отзыв* оценк* рейтинг*" +
    " raye taqyeem* taqyim* nazarat",
);

/** A room for one alone. */
export const asksSingleRoom = phraseMatcher(
  "single_room single_rooms room_for_one room_to_himself room_to_herself room_to_myself own_room private_room private_rooms room_alone singles single_ocupancy single_suplement" +
    " غرفه_مفرده غرفه_فرديه غرفه_سنجل غرفه_لشخص غرفه_لواحد غرفه_لوحد* غرفه_لحال* غرفه_خاصه مفرده سنجل لحالها_غرفه" +
    " سنگل_روم سنگل_کمرہ اکیلا_کمرہ الگ_کمرہ ایک_بندے_کا_کمرہ ایک_فرد_کا_کمرہ اکیلے_کا_کمرہ اکیلے_کمرہ" +
    " सिंगल_रूम सिंगल_कमरा अकेला_कमरा अलग_कमरा एक_व्यक्ति_का_कमरा अकेले_का_कमरा अकेले_कमरा सिंगल" +
    " সিঙ্গেল_রুম* সিংগেল_রুম* সিঙ্গেল একজনের_রুম* একার_রুম* একা_রুম* আলাদা_রুম*" +
    " tek_kisilik tek_kisi_oda tek_oda kendine_oda" +
    " chambre_individuele chambres_individueles chambre_simple chambre_single chambre_seule chambre_pour_une chambre_pour_un_seul chambre_a_part single individuele" +
    " kamar_sendiri kamar_single kamar_tunggal single_room sekamar_sendiri kamar_sendirian bilik_single bilik_seorang bilik_sendiri bilik_bujang bilik_persendirian" +
    " اتاق_یک_نفره اتاق_یکنفره اتاق_تک_نفره اتاق_تکی اتاق_سینگل اتاق_تنها یک_تخته سینگل" +
    " одноместн* номер_на_одного номер_на_одну отдельный_номер отдельную_комнату отдельная_комната" +
    " single_kamra akela_kamra alag_kamra alag_room ekla_room ekar_room alada_room ghurfa_mofrada otaq_yek_nafare",
);

/** How many stars its hotel has. */
export const asksStars = phraseMatcher(
  "star stars نجمه نجوم كم_نجمه ستارے ستارہ اسٹار सितारे सितारा स्टार তারকা স্টার yildiz yildizli etoile etoiles bintang ستاره ستارست звезд* звёзд* звезда sitare najma tara",
);

/** Without a change of planes. */
export const asksDirect = phraseMatcher(
  "direct direct_flight nonstop non_stop straight_flight stopover layover transit_flight مباشر مباشره ترانزيت ڈائریکٹ سیدھی_فلائٹ سیدھی_پرواز सीधी_फ्लाइट सीधी_फ़्लाइट सीधी_उड़ान डायरेक्ट সরাসরি ডাইরেক্ট direkt aktarmasiz aktarma* sans_escale escale escales langsung pesawat_langsung transit terus مستقیم بدون_توقف پرواز_مستقیم прям* без_пересад* пересад* seedhi_flight direct_flight",
);

/** Own tickets, or what "land only" is. */
export const asksOwnFlight = phraseMatcher(
  "land_only لینڈ_اونلی ল্যান্ড_অনলি لند_اونلی own_flight own_flights own_ticket own_tickets بدون_طيران لاند_اونلي صرف_زمینی लैंड_ओनली ল্যান্ড_ওনলি kara_hizmet* sans_vol sans_vols sans_avion тур_без_перелета наземн* فقط_زمینی",
);

/** Why it costs what it costs. */
export const asksWhyDear = phraseMatcher(
  "why_so_expensive so_expensive so_dear so_pricey cost_so_much costs_so_much more_expensive dearer pricier so_cheap cheaper expensive" +
    " غالي غاليه اغلى الغالي سعرها_عالي سعره_عالي سعرها_مرتفع رخيصه رخيص" +
    " مہنگا مہنگی مہنگے سستا سستی" +
    " महंगा महंगी महंगे महँगा महँगी सस्ता सस्ती" +
    " দামি দামী সস্তা দাম_বেশি বেশি_দাম" +
    " pahali* ucuz*" +
    " cher chere chers cheres" +
    " mahal mahalnya mahal_banget lebih_mahal murah" +
    " گرون* گران* ارزون ارزان" +
    " дорог* дорож* дешев*" +
    " mehnga mehngi mehenga mehengi mahnga dami gheli ghali geroon",
);

/** Whether a sum is enough. */
export const asksIfEnough = phraseMatcher(
  "enough afford cover suffic* within_budget fit_our_budget fit_my_budget" +
    " يكفي يكفينا تكفي تكفينا كافي كافيه يكفوا يكفون" +
    " کافی پورا_ہو پورے_ہو میں_ہو_جائے ہو_جائے" +
    " काफी काफ़ी पर्याप्त में_हो_जाएगा हो_जाएगा हो_जायेगा" +
    " যথেষ্ট হবে_কি কুলাবে কুলোবে হয়ে_যাবে চলবে" +
    " yeter yeterli yeter_mi yetiyor yetecek karsilar" +
    " suffit sufit sufisant asez sufira" +
    " cukup mencukupi mampu" +
    " کافیه کافی_است کافیست می_رسه میرسه کفاف*" +
    " хватит хватает достаточно уложимся потян*" +
    " kafi_hai kafi kefaya yekfi jothesto hobe_ki",
);

/** For women and nobody else. */
export const asksForWomen = phraseMatcher(
  "women_only only_women only_for_women ladies_only only_ladies only_for_ladies female_only all_female for_women_only sisters_only" +
    " للنساء_فقط للحريم_بس للنسوان_بس نسائيه_فقط باقه_نسائيه باقات_نسائيه نساء_فقط للسيدات_فقط بس_للنساء بس_للحريم حريم_بس" +
    " صرف_خواتین صرف_عورتوں خواتین_کا_پیکج خواتین_کا_پیکیج خواتین_کے_لیے_پیکج صرف_لیڈیز" +
    " केवल_महिलाओं सिर्फ_महिलाओं सिर्फ_औरतों केवल_औरतों सिर्फ़_महिलाओं सिर्फ_लेडीज महिलाओं_का_पैकेज" +
    " শুধু_মহিলা* শুধু_মেয়ে* শুধু_নারী* কেবল_মহিলা* মহিলাদের_প্যাকেজ*" +
    " sadece_kadin* yalniz_kadin* yalnizca_kadin* kadinlara_ozel hanimlara_ozel sadece_hanim*" +
    " reserve_aux_femmes que_pour_les_femmes que_pour_femmes uniquement_femmes uniquement_pour_les_femmes entre_femmes seulement_pour_femmes seulement_pour_les_femmes special_femmes" +
    " khusus_perempuan khusus_wanita khas_wanita khas_untuk_wanita khusus_untuk_wanita khusus_akhwat wanita_sahaja perempuan_saja" +
    " فقط_بانوان ویژه_بانوان فقط_خانم_ها مخصوص_خانم* مخصوص_بانوان فقط_زنان فقط_برای_خانم*" +
    " только_для_женщин только_женск* женская_группа женскую_группу женские_группы только_женщин*" +
    " sirf_khawateen sirf_aurat* sirf_mahila* sirf_ladies shudhu_mohila* sudhu_mohila* shudhu_meye*",
);

/** Which of them there are. */
export const asksSellers = phraseMatcher(
  "which what who many most list any" +
    " اي ايش وش مين من ما كم هل ابي اعطني شركات الشركات حملات" +
    " کون کونسی کونسے کونسا کتنی کتنے" +
    " कौन कौनसी कौनसे कौन_सी कितनी कितने" +
    " কোন কোনগুলো কয়টা কতগুলো কারা" +
    " hangi kac kimler quel quels quelle quelles combien qui" +
    " apa mana siapa berapa کدوم کدام کیا چند چه" +
    " какие какая кто сколько kaun konsi kitni kon",
);

/** What a kind of stay is, or how two differ. */
export const asksWhatStay = phraseMatcher(
  "diference difer diferent versus vs mean means meaning what_is" +
    " فرق الفرق يختلف معنى يعني" +
    " فرق مطلب کیا_ہے کیا_ہوتا अंतर फर्क फ़र्क मतलब क्या_है क्या_होता পার্থক্য তফাত মানে কী_পার্থক্য" +
    " fark* demek nedir ne_demek difere signifie c_est_quoi beda* bedanya beza* bezanya artinya maksud* apa_itu" +
    " تفاوت* فرق* یعنی_چه یعنی_چی разниц* отлича* означает что_такое farq fark matlab parthokko",
);

/** Whether whoever lives somewhere may buy it. */
export function asksIfMayBuy(words: readonly string[]): boolean {
  return LIVING(words) && BUYING(words);
}

const LIVING = phraseMatcher(
  "live lives living resident residents based residing" +
    " مقيم مقيمين مقيمون المقيم المقيمين ساكن ساكنين عايش عايشين نعيش اعيش يعيش يسكن نسكن اسكن" +
    " رہنے رہتے رہتا رہتی مقیم رہائشی रहने रहते रहता रहती निवासी থাকি থাকে থাকেন বাসিন্দা* বসবাস*" +
    " oturan oturuyor* yasayan yasiyor* ikamet* resident habite* vit vivant vivons vivant_en reside residents" +
    " tinggal menetap bermastautin penduduk زندگی ساکن مقیم живу живем живет живущ* прожива* жител* rehne rehte rehta thaki",
);
const BUYING = phraseMatcher(
  "buy buys book purchase can may allowed eligible available sold" +
    " يشتري اشتري نشتري شراء احجز نحجز يحجز يقدر اقدر نقدر يصير ينفع ممكن" +
    " خرید* لے_سکتے لے_سکتا بک سکتے سکتا سکتی खरीद* ख़रीद* ले_सकते बुक सकते सकता सकती কিনতে কেনা নিতে বুক পারি পারব পারবে পারেন" +
    " alabilir* satin almak alir acheter reserver peut peuvent pouvons puis" +
    " beli membeli boleh bisa dapat pesan tempah بخر* خرید* میتون* می_تون* میشه رزرو куп* приобрес* заброни* можем может можно могут kharid* sakte sakta parbo",
);

/** What is wrong with what costs so little. */
export const asksCatch = phraseMatcher(
  "the_catch catch whats_wrong what_is_wrong too_good_to_be_true so_cheap suspicious" +
    " وش_العيب العيب ايش_المشكله رخيصه_مره رخيص_مره" +
    " اتنا_سستا اتنی_سستی इतना_सस्ता इतनी_सस्ती এত_সস্তা এত_কম" +
    " neden_ucuz cok_ucuz piege si_pas_cher trop_beau kok_murah murah_banget kenapa_murah terlalu_murah" +
    " خیلی_ارزون چرا_ارزون подвох* слишком_дешев* так_дешев* itna_sasta eto_sosta",
);

/** Any of it that is told of one package. */
export function asksToJudge(words: readonly string[]): boolean {
  const isWhyDear = words.some(isWhy) && asksWhyDear(words);
  const asked = [asksReviews, asksStars, asksSingleRoom, asksDeposit, asksIfMayBuy, asksCatch];
  return isWhyDear || asked.some((is) => is(words));
}

/** The man whom a woman may have to travel with. */
export const namesMahram = phraseMatcher(
  "mahram mehram محرم المحرم بمحرم محارم महरम मेहरम মাহরাম* মাহরম* mahrem* mahramsiz махрам*",
);
