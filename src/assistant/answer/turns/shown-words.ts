/** What is asked of packages that were shown, in eleven languages. The visitors' script has it not: it would weigh too much there. */
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";

/** By how much one of them is dearer. */
export const asksHowMuchMore = phraseMatcher(
  "how_much_more how_much_dearer how_much_cheaper how_much_extra how_much_less price_difference difference_in_price diference_in_price price_diference costs_more_by" +
    " كم_الزياده كم_الفرق الفرق_كم كم_فرق فرق_السعر كم_زياده اغلى_بكم بكم_اغلى كم_اغلى قديش_الفرق ارخص_بكم بكم_ارخص kam_elfar2 kam_alfarq kam_el_far2" +
    " کتنا_مہنگا کتنی_مہنگی کتنے_کا_فرق کتنا_فرق قیمت_میں_فرق کتنا_زیادہ کتنے_زیادہ کتنا_سستا کتنی_سستی" +
    " कितना_महंगा कितना_महँगा कितनी_महंगी कितनी_महँगी कितने_का_फर्क कितना_फर्क कितना_ज्यादा कितना_ज़्यादा कितना_अंतर दाम_में_फर्क कीमत_में_फर्क कितना_सस्ता" +
    " কত_বেশি কত_টাকা_বেশি কত_দামি কত_দামী দামের_পার্থক্য কত_পার্থক্য কত_তফাত কত_কম koto_beshi koto_kom" +
    " ne_kadar_pahali ne_kadar_daha_pahali kac_dolar_pahali fiyat_farki farki_ne_kadar fark_ne_kadar ne_kadar_fark kac_dolar_fark ne_kadar_fazla ne_kadar_ucuz" +
    " combien_de_plus combien_plus_cher combien_plus_chere diference_de_prix ecart_de_prix combien_de_moins" +
    " lebih_mahal_berapa berapa_lebih_mahal selisih* beda_harga* bedanya_berapa berapa_bedanya beza_harga* berapa_beza* beza_berapa mahal_berapa lebih_murah_berapa" +
    " چند_گرون* چقدر_گرون* چقدر_گران* چند_گران* اختلاف_قیمت* تفاوت_قیمت* فرق_قیمت* چقدر_ارزون* چقدر_ارزان*" +
    " на_сколько_дороже насколько_дороже сколько_разниц* разница_в_цене сколько_дороже на_сколько_дешевле насколько_дешевле" +
    " kitna_mehnga kitni_mehngi kitna_mahnga kitne_ka_farq kitna_farq kitna_zyada kitna_ziada farq_kitna",
);

/** What they do not have alike. */
export const asksApart = phraseMatcher(
  "diference* diferent difer compare* فرق الفرق قارن مقارنه موازنه فرق فرقہ موازنہ फर्क अंतर तुलना পার্থক্য তফাত তুলনা fark* karsilastir* diference* compare* comparer beda* bandingkan banding beza* bezanya تفاوت* فرق* فرقش مقایسه разниц* отлича* сравн* farq fark parthokko",
);

/** Whoever climbs or walks badly, and the lift that would help. */
export const isFrail = phraseMatcher(
  "lift lifts elevator* kne knes stick cane crutch* frail bad_with_stairs cant_climb can_t_climb cannot_climb cant_walk can_t_walk cannot_walk walks_badly walks_slowly hard_to_walk trouble_walking walk_much walk_far" +
    " مصعد المصعد اسانسير ركب ركبتها ركبته ركبها ركبتي عكاز عكازه تقدر_تمشي يقدر_يمشي تقدر_تطلع يقدر_يطلع masa3ad asanser" +
    " لفٹ گھٹنے گھٹنوں چھڑی لاٹھی نہیں_چڑھ چل_نہیں چلنے_میں چڑھ_نہیں" +
    " लिफ्ट लिफ़्ट घुटने घुटनों छड़ी लाठी नहीं_चढ़ चल_नहीं चलने_में चढ़_नहीं" +
    " লিফট লিফ্ট হাঁটু হাঁটুতে হাঁটুর লাঠি উঠতে_পারে উঠতে_পারেন হাঁটতে_পারে হাঁটতে_পারেন হাঁটতে_কষ্ট" +
    " asansor* dizi dizleri dizlerinden baston* yuruyem* cikamiyor cikamaz zor_yuruyor" +
    " ascenseur* genou* cane marche_mal plus_marcher mal_a_marcher pas_marcher peine_a_marcher" +
    " liftnya lutut* tongkat susah_naik susah_jalan susah_berjalan tak_larat tak_boleh_naik ga_kuat_jalan gak_kuat_jalan" +
    " اسانسور* زانو* عصا نمیتونه_بره نمی_تونه_بره نمیتونه_راه نمی_تواند_راه نمیتواند_راه سخت_راه" +
    " лифт* колен* трость* плохо_ходит тяжело_ходить трудно_ходить плохо_ходить не_может_ходить не_может_подн*" +
    " ghutne ghutno ghutnay lathi chhari nahi_chad nahi_chadh nahi_charh nahi_chal chal_nahi nahin_chal uthte_pare hatu hatte_pare",
);

/** Whether so many fit in. */
export const asksIfFit = phraseMatcher(
  "enough fit fits fit_us room_for space_for seats_for seats_left places_left enough_seats enough_places enough_room" +
    " يكفي يكفينا تكفي تكفينا يسعنا تسعنا مقاعد اماكن نتسع" +
    " کافی جگہ جگہیں سیٹ سیٹیں سیٹوں ا_جائیں ا_جاییں اجائیں" +
    " काफी जगह जगहें सीट सीटें सीटों आ_जाएंगे आ_जाएँगे आ_जायेंगे आ_पाएंगे" +
    " যথেষ্ট জায়গা জায়গা সিট আসন ধরবে হবে_সবার যেতে_পারব" +
    " sigar* sigabil* sigariz yer_var yeter_mi yeterli yeter" +
    " asez suffi* rentre* tient tiendra places_pour place_pour" +
    " muat cukup kursi* kerusi tempat_duduk" +
    " جا_داره جا_دارد جا_هست جا_میش* جامون جا_دارن کافیه صندلی" +
    " хватит хватает поместимся влезем влезет мест_хватит места_хватит" +
    " kafi jagah seat seats a_jayenge aa_jayenge aa_jaenge jayga dhorbe",
);

/** It is to be held or booked. */
export const asksToBook = phraseMatcher(
  "book hold reserve take_it take_that want_it keep_it keep_that grab_it" +
    " احجز احجزها احجزه احجزلي احجزلنا نحجز نحجزها نحجزه احجزوا نثبت نثبتها ثبتها امسكها ناخذها" +
    " بک بکنگ ہولڈ رکھ_لیں رکھ_لو روک_لیں روک_لو محفوظ_کر" +
    " बुक बुकिंग होल्ड रख_लो रख_लें रख_लीजिए रोक_लो रोक_लें" +
    " বুক বুকিং হোল্ড ধরে_রাখ* রেখে_দেন রেখে_দাও" +
    " tut tutalim tutar_misin tutun ayirt* rezerve* alalim" +
    " reserver reserve reservons reservez bloquer bloque bloquez garder garde prends prend prenons" +
    " pesan memesan booking tahan tahankan bookingkan ambil tempah menempah tempahkan" +
    " رزرو رزروش رزروم نگهش نگه_دار* بگیریمش" +
    " заброни* бронир* бронь забронь подерж* придерж* берем возьмем" +
    " hold_kar* rakh_lo rakh_lein rakh_len rok_lo 7jez i7jez ehjez dhore_rakh*",
);

/** Who somebody is, not what he speaks. */
export const asksWho = phraseMatcher(
  "who whos who_s name names named مين منو من_هو من_هي اسمه اسم کون نام कौन नाम কে কারা নাম kim kimdir kimler adi ismi qui nom siapa nama namanya کیه کیست کیا اسمش اسم кто имя зовут kaun kon_hai naam ke_hobe",
);

/** One of the list, or another of it, and no word of what it is to have. */
export const isAnyOther = wordMatcher(
  "which another other others else any one ones suits suit then so there is are ok okay و طيب طب غيرها غيره غير ثاني ثانيه تاني في فيه اي ايهم يناسب يناسبها يناسبه تناسب تناسبها مناسب کون کونسا سا سی والا والی اور کوئی ہے پھر دوسرا ٹھیک कौन कौनसा सा सी वाला वाली और कोई है फिर दूसरा ठीक चलेगा কোনটা কোনো কোন আর আছে ঠিক তাহলে অন্য peki hangisi baska olani olan var mi o zaman uygun lequel laquelle alors et un une autre autres il y en a convient bien yang mana lain lainnya ada terus lalu cocok sesuai boleh ke کدوم کدومش کدام خوبه پس دیگه دیگر هست مناسبه какой какая какие тогда подойдет подходит другой другие есть а то ещё еще aur koi hai phir konsa kaunsa wala wali theek r ar kono ta ase ache kon",
);

export const isTrip = wordMatcher(
  "trip journey stay tour رحله الرحله السفره الاقامه سفر سفرہ یاترا यात्रा सफर ट्रिप সফর যাত্রা ট্রিপ yolculuk tur seyahat konaklama voyage sejour perjalanan lawatan тур поездка путешествие safar",
);

/** At a lower price, where no word is that for cheap. */
export const isLowPriced = phraseMatcher(
  "lower_price less_money costs_less cost_less سعر_اقل باقل_سعر اقل_سعر کم_قیمت کم_دام कम_दाम कम_कीमत कम_पैसे কম_দামে কম_দামের কম_দাম kom_dame kam_daam kam_qeemat daha_dusuk moins_elev* harga_lebih_rendah harga_rendah قیمت_کمتر",
);

export const isSelling = wordMatcher(
  "sells selling seller يبيعها بيبيعها البايع بیچتا بیچ बेचता बेच বিক্রি satiyor satan vend vendeur jual menjual penjual میفروشه میفروشد فروشنده продает продаёт продавец bechta",
);
