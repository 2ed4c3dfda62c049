/** What threads go on with, and what is asked of a household's own, in eleven languages. The visitors' script has it not: it would weigh too much there. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";
import { isDenied, WHAT_THEN } from "./record-words.ts";

/** Which of several takes the least. */
export const isThrifty = phraseMatcher(
  "cheaper cheapest costs_less cost_less less_fee* lower_fee* lowest_fee* saves_more ارخص اوفر توفر arkhas awfar سستا سستی سستے کم_خرچ सस्ता सस्ती सस्ते कम_खर्च সস্তা কম_খরচ খরচ_কম kom_khoroch khoroch_kom sosta shosta ucuz* hesapli* moins_cher* moins_chere lebih_murah paling_murah termurah hemat jimat ارزان* ارزون* کم_هزینه arzun* arzoon* дешевле дешевая выгодн* выгоднее deshevle vigodnee sasta saste sasti",
);

/** "What happens without it?", "if we don't give it, can we still book?" */
export function asksWithout(words: readonly string[]): boolean {
  const isThen = WHAT_THEN(words) || MORE_THEN(words) || asksIfHeldUp(words);
  return isThen && (words.some(isMissing) || NEVER_GIVEN(words) || (isDenied(words) && words.some(isGiven)));
}

const MORE_THEN = phraseMatcher(
  "what_then what_will_happen whatll_happen وش_يصير ايش_يصير شو_بيصير ماذا_يحدث ايه_يحصل হবে_কি কি_হবে কি_হইব ki_hoibo kya_hota hoga_kya que_se_passera passe_t_il ne_olur ne_yapariz macam_mana macam_mane apa_terjadi terjadi gmn چی_میشود چه_می_شود چه_میشود چطور_میشه chi_mishe chi_mishavad che_mishe что_если что_тогда chto_budet chto_esli sho_bisir shu_bisir shu_byisir",
);
const isMissing = wordMatcher(
  "without missing بدون بلا بغیر बिना बगैर ছাড়া ছাড়া বিনা olmazsa olmadan eksikse yoksa sans tanpa بی без bina baghair bagair chara bedun bedoone bdun bidoun",
);
const NEVER_GIVEN = phraseMatcher(
  "isnt_there isn_t_there is_not_there not_there never_uploads never_upload never_comes doesnt_come না_দিলে না_দেই না_থাকলে না_হলে na_dile na_thakle نہ_دیں نہ_دیا نہ_دی نہ_ہو نہ_ملا na_den na_diya na_de na_mila na_ho न_दें न_दिया ना_दें न_हो نفرستیم نفرستم نفرسته ندیم ندهیم نباشه نباشد nafrestim nafrestam nadim nabashe yuklemezsek vermezsek tidak_ada tak_ada tidak_diunggah tak_upload ga_ada gak_ada",
);
const isGiven = wordMatcher(
  "upload* give gave send sent bring رفع* رفعنا نرفع ارفع اعطي نعطي جبنا نجيب rafa3* دیں دیا دی دیتے जमा दिया दी देंगे दें দিলে দিই দেই dile yukle* ver* envoy* donn* fourni* envoie unggah upload hantar kirim serah загруз* отправ* дадим сдадим принес* den diya dete",
);

/** Whether something keeps the household from booking. */
export const asksIfHeldUp = phraseMatcher(
  "stop_us stops_us stopping_us hold_us_up holds_us_up hold_us_back block_us blocks_us prevent_us delay_us keep_us_from still_book still_buy can_we_book stop_our stop_the_booking يمنعنا تمنعنا يوقفنا يعطلنا يوقف_حجزنا نقدر_نحجز نحجز_بدون ymna3na yemna3na yw22efna روک_دے روکے_گا روکے_گی رک_جائے بکنگ_رک رکے_گی رکے_گا रोक_देगा रोकेगा रोकेगी रुक_जाए बुकिंग_रुक रुकेगी रुकेगा रुकेंगे बुकिंग_अटक* अटकेगी अटकेगा আটকাবে আটকে_যাবে আটকায় atkabe atke_jabe engel_olur engeller engelliyor engelle* bizi_durdur* empeche* bloque* menghalangi halangi menghambat menghalang halang جلوی_رزرو جلوی_رزروم* مانع_رزرو مانع_میشه помешает мешает помешать задержит pomeshaet booking_ho booking_hogi booking_ho_jayegi बुकिंग_हो बुकिंग_होगी بکنگ_ہو بکنگ_ہوگی বুকিং_হবে বুকিং_করা rok_dega rokega rokegi ruk_jayegi",
);

/** "One that has the flight": another list is wanted. */
export const isThatHas = phraseMatcher(
  "that_has that_have that_include* which_has which_include* ones_that one_that which_ones ones_with ones_have those_with only_with only_the_ones اللي_فيه* اللي_معه* اللي_يشمل* اللي_تشمل التي_تشمل الذي_يشمل elli_fiha eli_fiha جس_میں جن_میں جس_کے_ساتھ जिसमें जिनमें जिसमे jis_me jis_mein jisme jismein jin_me फ्लाइट_वाले फ्लाइट_वाली फ्लाइट_वाला फ़्लाइट_वाले flight_wale flight_wala flight_wali فلائٹ_والے فلائٹ_والا فلائٹ_والی داشته_باشه داشته_باشد wala_kons* wali_kons* wala_kaun wali_kaun والا_کون* والی_کون* वाला_कौन* वाली_कौन* যেটায় যেটাতে যেটার যেগুলোতে যেখানে jetay jetate dahil_olan* dahil_olsun celui_qui celle_qui ceux_qui qui_inclu* qui_compren* yang_ada yg_ada yang_termasuk yg_termasuk yang_sudah_termasuk yang_dah_termasuk yang_udah yg_udah yg_dah yg_sudah yang_dah yang_include که_پرواز که_بلیط اونی_که ke_parvaz у_которых в_который в_которые где_есть где_включен* где_входит gde_est",
);

/** By what other pilgrims gave. */
export const isBestRated = phraseMatcher(
  "highest_rated best_rated top_rated highest_rating best_rating best_reviews best_reviewed most_stars اعلى_تقييم* الاعلى_تقييم* تقييمه_اعلى تقييمها_اعلى a3la_taqyeem سب_سے_زیادہ_ریٹنگ ریٹنگ_سب_سے سب_سے_اچھی_ریٹنگ सबसे_ज़्यादा_रेटिंग सबसे_ज्यादा_रेटिंग सबसे_अच्छी_रेटिंग रेटिंग_सबसे सबसे_ऊँची_रेटिंग sabse_zyada_rating sabse_achi_rating sab_se_zyada_rating rating_sabse সবচেয়ে_ভালো_রেটিং রেটিং_সবচেয়ে রেটিং_বেশি rating_beshi rating_sobcheye puani_en en_yuksek_puan* en_iyi_puan* puani_yuksek* mieux_note* mieux_notee* meilleure_note meilleurs_avis rating_tertinggi rating_paling ratingnya_paling ulasan_terbaik penilaian_tertinggi بالاترین_امتیاز امتیازش_بالاتر* بیشترین_امتیاز bishtarin_emtiaz самый_высокий_рейтинг самым_высоким_рейтингом лучший_рейтинг рейтинг_выше высоким_рейтингом samyy_vysokiy_reyting",
);

/** Neither cheap nor dear. */
export const isMidPriced = phraseMatcher(
  "mid_price* mid_range medium_price* middle_price* average_price* moderate_price* moderately_priced reasonable reasonably سعر_متوسط سعره_متوسط سعرها_متوسط بسعر_متوسط اسعار_متوسطه معقول سعر_معقول se3r_ma32oul ma32oul درمیانی_قیمت درمیانے_دام مناسب_قیمت مناسب_دام बीच_के_दाम मध्यम_दाम मध्यम_कीमत ठीक_दाम darmiyani_qeemat munasib_qeemat munasib_daam মাঝারি_দাম* মাঝারি_দামের majhari_dam* orta_fiyat* makul uygun_fiyat* prix_moyen prix_raisonnable* milieu_de_gamme harga_sedang harga_menengah harga_pertengahan harga_sederhana قیمت_متوسط متوسط_قیمت قیمت_مناسب gheymat_motevaset gheymate_motavaset средней_цене средняя_цена средней_ценой умеренн* недорог* po_sredney_cene",
);

/** To come out of ihram again. */
export const leavesIhram = phraseMatcher(
  "take_off taken_off leave left remove come_out get_out exit out_of نفك افك اخلع نخلع نتحلل اتحلل اخرج_من نخرج_من انزع nfek nefok afok کھول* اتار* نکل* खोल* उतार* निकल* খোল* খুল* খুলব ছাড়* ছাড়* cikilir cikarim cikariz cikar* sortir quitter enlever retirer lepas melepas tanggal* buka keluar خارج درآور* درار* снять снимать выйти выход* khol* utar* nikal* khola khulbo",
);

/** The hour of it is that of the own group, not a day. */
export const asksHour = phraseMatcher(
  "what_time which_hour hour crowd* ساعه الساعه وقت_الرمي کتنے_بجے कितने_बजे কয়টায় saat_kac quelle_heure jam_berapa pukul_berapa ساعت_چند ساعت в_котором_часу во_сколько kitne_baje",
);

/** Nothing but the first, or but a name: "just the name", "only the first thing". */
export const isOnlyOne = phraseMatcher(
  "just_the_name gimme_the_name give_me_the_name name_only one_name just_name the_first_thing just_the_first only_the_first just_one_thing الاسم_بس بس_الاسم اسمه_بس الاسم_فقط فقط_الاسم اول_شي_بس بس_اول فقط_اول اول_خطوه_فقط اول_شي صرف_نام بس_نام صرف_پہلا صرف_پہلی بس_پہلا بس_پہلی सिर्फ_नाम बस_नाम केवल_नाम सिर्फ_पहला बस_पहला केवल_पहला सिर्फ_पहली শুধু_নাম শুধু_নামটা নামটা_বলেন নামটা_বলো শুধু_প্রথম শুধু_প্রথমটা কেবল_প্রথম sadece_isim sadece_ismi sadece_ad* ismini_soyle sadece_ilk* yalnizca_ilk* juste_le_nom seulement_le_nom juste_un_nom juste_la_premiere juste_le_premier seulement_la_premiere que_la_premiere namanya_aja nama_aja namanya_saja nama_saja nama_je nama_sahaja yang_pertama_aja yang_pertama_saja yg_pertama_aja satu_aja yang_pertama_je satu_je pertama_sahaja فقط_اسم اسمش_رو فقط_اولی فقط_اولین فقط_اول только_имя просто_имя только_первое только_первый просто_первое sirf_nam bas_nam shudhu_nam sirf_pehla sirf_pehli bas_pehla",
);

/** By a day that was spoken of. */
export const isByThen = phraseMatcher(
  "by_then by_that_time before_then until_then لذاك_الوقت قبلها لوقتها اس_وقت_تک تب_تک उस_समय_तक तब_तक ততদিনে তার_আগে o_zamana_kadar d_ici_la ici_la sampai_saat_itu saat_itu sebelum_itu masa_itu تا_ان_موقع تا_اون_موقع تا_ان_زمان к_тому_времени к_этому_времени до_тех_пор tab_tak",
);

export const isSoFarPhrase = phraseMatcher(
  "so_far already until_now لحد_الان للان حتى_الان اب_تک अब_तक এ_পর্যন্ত এখন_পর্যন্ত simdiye_kadar su_ana_kadar su_ana_dek jusqu_ici pour_l_instant pour_le_moment deja sudah udah sejauh_ini dah setakat_ini تا_حالا تاکنون уже ab_tak",
);

/** In Urdu the word alone is "of". */
export const isPersianWhen = phraseMatcher("کی_انجام کی_باید کی_میشه کی_می_شود کی_از کی_است کی_هست");
