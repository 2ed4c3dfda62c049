/** Words that an operator's questions of its own desk are told apart by. */
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";

export const isHowTo = phraseMatcher(
  "how cara caranya gimana gmn gmna bagaimana macam_mana mcm_mana kaise kese nasil comment كيف ازاي كيفيه شلون کیسے कैसे কিভাবে কীভাবে কেমনে چطور چطوری چگونه چجوری как каким_образом kak kivabe",
);
export const isDear = wordMatcher(
  "expensive dearest priciest costliest اغلى الاغلى مہنگا مہنگی महँगा महंगा महँगी महंगी দামি pahali* chere cher cheres mahal termahal گران* گرانترین дорог* mehnga mehngi",
);
export const isStatement = wordMatcher(
  "statement statements كشف كشوف كشوفات گوشوار* اسٹیٹمنٹ* स्टेटमेंट* বিবরণী* স্টেটমেন্ট* ekstre* dokum* releve releves penyata صورتحساب* выписк*",
);
export const isBalance = wordMatcher(
  "balance balances closing opening رصيد الرصيد بیلنس बैलेंस ব্যালেন্স* bakiye* solde* saldo baki مانده موجودی остаток остатк* сальдо",
);
export const isCompared = wordMatcher(
  "more less difference compared compare versus vs better worse higher lower اكثر اقل الفرق فرق زیادہ ज़्यादा ज्यादा कम फ़र्क फर्क अंतर বেশি কম পার্থক্য fazla az fark* plus moins ecart lebih kurang selisih beza bandingkan بیشتر کمتر تفاوت больше меньше разниц* zyada ziada farq",
);
export const isMostWord = phraseMatcher(
  "most biggest largest highest best max top peak الاكثر الاكبر اكبر الاعلى اعلى اكثر سب_سے_زیاده سب_سے_زیادہ سب_سے_بڑ* सबसे_ज़्यादा सबसे_ज्यादा सबसे_बड़* সবচেয়ে_বেশি সবচেয়ে_বড়* সর্বোচ্চ en_cok en_fazla en_buyuk en_yuksek en_kalabalik le_plus la_plus les_plus terbesar terbanyak tertinggi paling_besar paling_banyak paling_ramai paling_tinggi بیشترین بزرگترین بالاترین بیشتر_از_همه самая_больш* самый_больш* самое_больш* больше_всего больше_всех крупнейш* наибольш* максимальн* самый_высокий самая_высокая лучш* лучше_всего les_mieux le_mieux en_iyi paling_laris paling_laku terlaris terbaik بهترین پرفروش_ترین پرفروشترین افضل الافضل سب_سے_اچھ* सबसे_अच्छ* সবচেয়ে_ভালো* sabse_zyada sabse_bara sabse_bada sab_se_zyada sab_se_bara",
);
export const isLeastWord = phraseMatcher(
  "least lowest fewest quietest smallest worst الاقل اقل سب_سے_کم सबसे_कम সবচেয়ে_কম en_az en_dusuk en_sakin le_moins la_moins les_moins paling_sepi paling_sedikit paling_rendah paling_kurang paling_kecil tersepi terendah tersedikit کمترین کمتر_از_همه меньше_всего меньше_всех наименьш* самый_непопулярн* хуже_всего самый_низкий самая_низкая самую_низкую ниже_всех सबसे_नीचा le_plus_bas la_plus_basse sabse_kam sab_se_kam",
);
export const isOldest = phraseMatcher(
  "oldest longest earliest الاقدم اقدم سب_سے_پرانا سب_سے_پرانی सबसे_पुराना सबसे_पुरानी সবচেয়ে_পুরনো* সবচেয়ে_পুরান* সবচাইতে_পুর* en_eski* plus_ancienne plus_vieille paling_lama terlama tertua قدیمی_ترین قدیمیترین самый_старый самый_давний sabse_purana sab_se_purana",
);
export const isPublic = phraseMatcher(
  "public publicly publique publiques علني* عام العام* عوامی सार्वजनिक পাবলিক প্রকাশ্য* herkese_acik* acik_olan* umum terbuka عمومی همگانی открыт* публичн*",
);
export const isAlike = phraseMatcher(
  "same twice duplicate* identical repeated alike مكرر* نفس مرتين متشابه* ایک_جیسے ایک_جیسا دو_بار دہرا* एक_जैसे एक_जैसा दोहरा* दो_बार একই দুবার দুইবার ayni tekrar* iki_kez identique* meme_question memes deux_fois sama dua_kali kembar berulang یکسان تکراری دوبار مثل_هم одинаков* повтор* дважды ek_jaise",
);

/** What is asked of the bookings that wait is asked of somebody who works on them. */
export const isDealing = phraseMatcher(
  "dealing_with dealing_w deals_with handles handling handle in_charge assigned assignee looking_after takes_care taking_care on_it المسءول* المسوول* مسءول* مسوول* من_يتابع مين_يتابع مين_ماسك من_ماسك يتولى مين_متولي کس_کے_پاس کون_دیکھ* کس_کے_سپرد کون_سنبھال* किसके_पास कौन_देख* कौन_संभाल* कौन_सँभाल* কে_দেখছে* কার_কাছে কে_দেখ* kim_ilgileniyor kim_bakiyor kimde kime_atan* ilgilenen s_en_occupe qui_s_occupe qui_gere charge_de siapa_yang_pegang siapa_pegang yang_pegang yang_urus siapa_urus siapa_yang_urus ditangani yang_menangani diurus مسئول کی_پیگیر* پیگیر* دست_کی кто_ведет кто_ведёт кто_занимается ответственн* kon_dekh* kis_ke_paas kiske_paas kaun_dekh*",
);

export const isExporting = phraseMatcher(
  "export* eksport* ekspor* تصدير اصدر نصدر تنزيل_قائم* ایکسپورٹ एक्सपोर्ट* এক্সপোর্ট* disa_aktar* exporter خروجی_بگیر* خروجی_اکسل выгруз* экспорт* manifest* rooming_list passenger_list flight_list قائمه_الركاب كشف_الركاب مینی_فیسٹ मैनिफेस्ट* ম্যানিফেস্ট* yolcu_listesi* oda_listesi* liste_des_passagers rooming manifes senarai_penumpang فهرست_مسافران مانیفست список_на_рейс списки_на_рейс список_пассажир* манифест* download_list download_the_list unduh_daftar muat_turun_senarai telecharger_la_liste скачать_список",
);
export const isImporting = wordMatcher(
  "import* upload* impor ikhal* yukle* importer unggah импорт* загруз* رفع استيراد",
);

export const HAPPENS = phraseMatcher(
  "what_happens happens consequence* ماذا_يحدث ايش_يصير وش_يصير شو_بيصير ايه_اللي_يحصل ماذا_سيحدث یصير کیا_ہوگا کیا_ہو_گا کیا_ہوتا क्या_होगा क्या_होता कि_হবে কি_হবে কী_হবে কী_হয় কি_হয় ne_olur ne_oluyor ne_olacak se_passe arrive_t qu_arrive akibat* konsekuensi* gimana_jadinya jadi_apa apa_jadi apa_yang_terjadi چه_میشود چه_می_شود چی_میشه چی_می_شه что_будет что_случится что_произойдет kya_hoga kya_hota ki_hobe",
);
export const isTooLate = phraseMatcher(
  "late too_late miss missed forget forgot pass passes lapse* expire* run_out runs_out don_t_answer dont_answer not_answer no_answer didn_t_answer in_time on_time تاخر* نسينا فات* انتهت تنتهي انتهى لم_نرد ما_ردينا ما_جاوبنا دیر* وقت_گزر* جواب_نہ_د* جواب_نہیں देर* समय_निकल* जवाब_न_द* जवाब_नहीं দেরি* সময়_পার* সময়_শেষ উত্তর_না* gec* suresi_* cevap_vermez* yanitlamaz* yanit_vermez* onaylamaz* kacir* retard depasse* repond_pas reponds_pas repondons_pas telat lewat terlambat lambat tak_jawab tidak_jawab nggak_jawab gak_jawab habis دیر جواب_ندهیم جواب_ندیم پاسخ_ندهیم پاسخ_ندیم بگذرد بگذره опозда* просроч* не_ответ* не_успе* der_ho*",
);
/** Said of what one does, not of what waits for it. */
export const isApproving = phraseMatcher(
  "approve approving accept اقبل نقبل وافق نوافق اوافق اعتمد قبلت منظور_کر* قبول_کر* मंज़ूर_कर* मंजूर_कर* अप्रूव_कर* स्वीकार_कर* অনুমোদন_কর* অ্যাপ্রুভ_কর* এপ্রুভ_কর* onayla onaylar* onaylas* onaylayay* onaylarim approuve approuver approuves j_approuve accepte accepter setujui menyetujui approve_kan luluskan meluluskan تایید_کن* تایید_می_کن* تایید_بکن* تأیید_کن* подтверди подтвердить подтвержу подтверждаю одобр* approve_kar* manzoor_kar* manzur_kar*",
);
export const isCash = wordMatcher(
  "cash كاش كاشا نقدا نقدي نقدية نقد نقدی کیش कैश नकद नक़द নগদ ক্যাশ nakit* elden especes liquide tunai kontan наличн* naqd naqad nagad",
);
export const isPrivately = phraseMatcher(
  "bank_transfer to_our_account our_own_account our_bank private_account personal_account directly_to_us على_حسابنا حسابنا_البنكي تحويل_بنكي ہمارے_اکاؤنٹ हमारे_खाते আমাদের_অ্যাকাউন্টে hesabimiza havale virement notre_compte rekening_kita rekening_kami akaun_kami akaun_kita transfer_ke حساب_خودمان حساب_ما به_حساب на_наш_счет на_наш_счёт на_карту",
);
export const isTakingMoney = phraseMatcher(
  "take taking collect collecting receive accept charge ask_for نستلم ناخذ نقبض نقبل ناخد نحصل لے_سکت* لینا لیں वसूल* ले_सकत* लेना নিতে_পার* নেওয়া নেব alabilir* alsak almak tahsil* encaisser prendre recevoir accepter menerima terima ambil kutip minta بگیریم دریافت بگیرم брать взять принимать принять получать le_sakte lena",
);
export const isSecret = phraseMatcher(
  "password* passwd otp login log_in log_into sign_in credentials كلمه_المرور كلمه_السر باسورد الباسورد رمز_الدخول رمز_التحقق پاس_ورڈ پاسورڈ اوٹی_پی लॉगिन पासवर्ड ओटीपी পাসওয়ার্ড লগইন ওটিপি sifre* parola* giris_yap* kod* mot_de_passe identifiants connecter kata_sandi sandi kata_laluan laluan رمز گذرواژه پسورد رمز_عبور парол* логин* код_из",
);
export const isPayout = phraseMatcher(
  "payout payouts settlement settled paid_out تسويه التسويه التحويل_لحسابنا مستحقاتنا تسویه تسویه_حساب پے_آؤٹ पेआउट পেআউট hakedis* odememiz bize_ne_zaman versement* vire_sur verse_sur pencairan dicairkan cair payout_kita واریز выплат* выплатят перечислят",
);
export const isConversion = phraseMatcher(
  "conversion conversions معدل_التحويل نسبه_التحويل کنورژن तबादला_दर कन्वर्ज़न कन्वर्जन কনভার্সন donusum* konversi kadar_penukaran penukaran نرخ_تبدیل конверси*",
);
export const isWriting = wordMatcher(
  "wrote write writes written say says said text words كتب كتبوا مكتوب قالوا لکھا لکھی کہا लिखा लिखी कहा লিখেছে* লিখেছেন লেখা বলেছে* yaz* demis* demisler ecrit ecrivent dit disent tulis menulis ditulis bilang kata نوشته نوشتند گفته написал* пишут сказал* likha kaha likhse",
);
export const isEntering = phraseMatcher(
  "enter put type record fill where_do_i_add ادخل ندخل اكتب نكتب احط نحط اسجل نسجل درج لکھ* ڈال* डाल* लिख* दर्ज* লিখব* লিখতে দেব* বসাব* gir* yaz* kaydet* saisir saisis inscrire entrer isi mengisi masukkan masukin input letak وارد بنویس* بنویسم ثبت_کن* ввести внести вписать вводить вносить указать daal* dalna likhna likhu",
);
export const isOurs = phraseMatcher(
  "our ours we my باقاتنا باقاتي عندنا لدينا رحلاتنا ہمارے ہماری ہمارا हमारे हमारी हमारा আমাদের bizim paketlerimiz* paketlerimiz nos notre kita kami پکیجهایمان ما наш* у_нас hamare hamari hamara amader",
);
export const isAtAll = phraseMatcher(
  "in_all in_total total altogether all together overall both الاجمالي اجمالي المجموع كلها كلهم جميع کل سب ملا_کر कुल सब सभी मिलाकर মোট সব মিলে মিলিয়ে toplam hepsi butun tum tous toutes en_tout semua jumlah seluruh kesemua dua2 keduanya همه مجموع کلا روی_هم всего все всех итого вместе kul sab vsego obsch*",
);
export const isFreeSeat = phraseMatcher(
  "seats_left seats_free free_seats places_libres kursi_kosong مقاعد_شاغره skolko_mest mest_svobod* svobodn* свободн*",
);
export const isRefunded = wordMatcher(
  "refund* مسترد* ردينا استرداد المسترد* رجعنا ریفنڈ* واپسی واپسیاں रिफंड* रिफ़ंड* ফেরত রিফান্ড* iade* rembours* pengembalian refund dikembalikan pulangan بازگشت* بازپرداخت* возврат* вернул*",
);
