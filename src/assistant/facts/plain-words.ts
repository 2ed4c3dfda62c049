/** The words by which plain questions are told, folded, in eleven languages and the Latin letters that some are typed in. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";

export const howHot = phraseMatcher(
  "how_hot how_warm be_very_hot be_too_hot will_it_be_hot كم_الحراره كم_الحر درجه_الحراره الحراره_كم قد_ايش_الحر الجو_حار حاره_كثير کتنی_گرمی گرمی_کتنی کتنا_گرم कितनी_गर्मी गर्मी_कितनी कितना_गर्म কত_গরম কেমন_গরম গরম_কেমন গরম_কত কতটা_গরম ne_kadar_sicak cok_sicak_mi cok_sicak_olur fait_il_chaud fera_t_il_chaud fera_chaud chaud_comment quelle_temperature quelle_chaleur seberapa_panas sepanas_apa berapa_panas panasnya_berapa چقدر_گرم خیلی_گرم_میشه هوا_گرم насколько_жарко там_жарко очень_жарко как_жарко сильно_жарко kitni_garmi garmi_kitni",
);
export const heatHow = phraseMatcher("panas_macam panas_gimana panas_bagaimana chaud_comment");
export const isPhone = phraseMatcher("telephone portable telefon* هاتفي جوالي موبايلي گوشی* hp فون फोन ফোন телефон*");
export const isInUse = phraseMatcher(
  "use using work works working call_home calls استخدم استعمل نستخدم يشتغل بيشتغل اتصل چلے چلیگا کام استعمال चलेगा चलेगी चलता काम इस्तेमाल চলবে চালানো ব্যবহার* calis* kullan* utiliser marche marchera marchent fonctionne* يعمل pakai dipakai guna digunakan کار استفاده работа* пользоваться chalega",
);
export const isThere = phraseMatcher(
  "saudi makkah mecca السعوديه مكه هناك سعودی مکہ सऊदी मक्का সৌদি* মক্কা* suudi arabistan* mekke* arabie mecque saudi mekah makkah عربستان مکه сауд* мекк*",
);
export const isAfter = phraseMatcher(
  "after بعد کے_بعد के_बाद পর পরে sonra* apres setelah sesudah selepas lepas بعد_از после ke_baad",
);
/** The feast, and no longer the night before it. */
export const isOfMorrow = phraseMatcher(
  "day morning tawaf طواف الطواف noon ogleden midnight maghrib مغرب sabah* gun harinya hari esok pagi утро день اليوم صباح دن सुबह दिन সকাল* দিন* jour matin روز صبح",
);
export const isArafah = phraseMatcher(
  "arafah arafat عرفه عرفات عرفہ अरफ़ात अरफात अरफ़ा अरफा আরাফা* arafat* arafe arefe arafah عرفات арафат* арафа*",
);
export const isSaid = phraseMatcher(
  "say recite اقول نقول اقرا پڑھوں پڑھنا پڑھتے کہنا کہتے कहना कहते पढ़ना पढ़ूँ बोलना पढ़ते बोलते বলব বলতে_হয় পড়ব পড়তে soylenir soylemeliyim okunur okumaliyim dire dit_on recite recite_t_on diucapkan dibaca ucapkan sebut بگویم بگوییم بخوانم بخوانیم بگم говорить говорят сказать читать произносить parhna parhte bolna",
);
export const isOfEntering = phraseMatcher("ihram احرام الاحرام للاحرام احرام एहराम ইহরাম* ihrama ihramda ihram ихрам*");
export const movesUp = phraseMatcher(
  "move_up get_ahead jump_the_queue skip_the_queue go_faster move_forward go_up اتقدم نتقدم التقدم اتخطى آگے_بڑھ* آگے_جا* آگے_آ* आगे_बढ़* आगे_जा* आगे_आ* এগিয়ে_যা* এগোনো এগোতে আগে_যেতে one_gec* passer_devant avancer_dans remonter_dans maju_ke melompati naik_nomor naik_giliran ke_depan potong_barisan جلو_بزنم جلوتر جلو_بیفت* продвинуться подняться_в обойти_очередь aage_badh* aage_ja*",
);
export const isBehind = phraseMatcher(
  "behind_others behind_the_others behind_other_people derriere_les_autres позади_других",
);
export const isExpired = phraseMatcher(
  "has_expired is_expired already_expired expired_passport passport_expired ran_out has_run_out منتهي انتهى خلص_جوازي خلصت_صلاحيه ختم_ہو_گیا ختم_ہوگیا ایکسپائر خत्म_हो_गया ख़त्म_हो_गया खत्म_हो_गया एक्सपायर_हो_गया মেয়াদ_শেষ মেয়াদ_পার মেয়াদোত্তীর্ণ suresi_doldu suresi_bitti suresi_dolmus suresi_gecmis a_expire est_perime perime est_expire habis_masa sudah_mati sudah_kadaluarsa kedaluwarsa kadaluwarsa tamat_tempoh dah_tamat dah_mati تموم_شده منقضی_شده تمام_شده истек просрочен просрочился закончился expire_ho_gaya khatam_ho_gaya",
);
export const isBankrupt = phraseMatcher(
  "bankrupt bankruptcy insolvent goes_bust go_bust goes_under افلس افلست تفلس يفلس افلاس دیوالیہ दिवालिया দেউলিয়া iflas* batarsa faillite fait_faillite bangkrut muflis ورشکست* банкрот* обанкрот* разорит* diwaliya",
);
export const isOfFare = phraseMatcher(
  "own_ticket own_seat full_price half_price children_pay kids_pay fare price cost costs discount cheaper سعر نص_السعر خصم تخفيض کرایہ قیمت آدھا رعایت किराया कीमत आधा छूट ভাড়া দাম অর্ধেক ছাড় ucret* fiyat* indirim* tarif prix reduction harga tambang diskon diskaun قیمت تخفیف цена цену скидк* дешевле",
);
export const isShared = phraseMatcher(
  "share split divide percent part parts partager diviser bagi urunan бөл* делить разделить قسم تقسیم بانٹ बाँट ভাগ paylas* bol*",
);
export const isChild = phraseMatcher(
  "children kids child_fare child_price child_discount child_ticket اطفال الاطفال للاطفال بچوں بچے बच्चों बच्चे বাচ্চা* শিশু* cocuk* enfants anak_anak kanak_kanak budak کودک* بچه_ها بچه‌ها дет* ребенк* bachon bachchon",
);
export const toPrint = phraseMatcher(
  "print_anything print_something print_out_anything اطبع_شي اطبع_شيء نطبع_شي کچھ_پرنٹ कुछ_प्रिंट কিছু_প্রিন্ট bir_sey_yazdir* imprimer_quelque_chose imprimer_des cetak_sesuatu perlu_dicetak چیزی_پرینت чтото_распечат* что_то_распечат* что_нибудь_распечат* kuch_print",
);
export const paysFor = phraseMatcher(
  "pay_for_my pay_for_our pay_for_them pay_for_us pay_for_me pay_from_his pay_from_her pays_for ادفع_عن يدفع_عن تدفع_عن ندفع_عن ادفع_لوالد* طرف_سے_ادا لیے_ادا لیے_پیسے_دے जगह_पैसे लिए_पैसे_दे लिए_भुगतान तरफ_से_भुगतान জন্য_টাকা_দি* পক্ষ_থেকে_টাকা জন্য_পেমেন্ট icin_odey* icin_ode adina_odey* yerime_odey* yerine_odey* payer_pour paie_pour bayar_untuk bayarin bayarkan membayarkan membayar_untuk برای_پدر* برای_مادر* به_جای_من заплатить_за оплатить_за платить_за заплатит_за ki_taraf_se_pay",
);
export const isKin = phraseMatcher(
  "parents mother father mum mom dad husband wife son daughter brother sister them us me امي ابي ابوي والدي والدتي اهلي زوجي زوجتي عني ماں باپ والد والدین والدہ شوہر بیوی मां माँ पिता माता पति पत्नी मम्मी पापा মা বাবা আব্বা আম্মা স্বামী স্ত্রী anne* baba* esim* kocam* karim* ailem* parents mere pere mari femme lui elle eux ibu bapak ayah suami istri isteri orang_tua mak ayah ibu_bapa پدر* مادر* همسر* شوهر* مама* маму папу родител* мужа жену мужем меня ammi abbu",
);
export const isPlaceOfFlights = phraseMatcher(
  "jeddah jedda airport جده مطار المطار جدہ ایئرپورٹ जेद्दा जेद्दाह एयरपोर्ट জেদ্দা* বিমানবন্দর* এয়ারপোর্ট* cidde* havaalan* havaliman* djeddah aeroport jeddah bandara lapangan_terbang جده فرودگاه джидд* аэропорт*",
);
export const isRide = phraseMatcher(
  "get_from transfer transfers bus train taxi go_from travel_from كيف_نروح كيف_اروح مواصلات نقل باص قطار کیسے_جائ* بس ٹرین ٹیکسی कैसे_जा* कैसे_पहुंच* बस ट्रेन टैक्सी কীভাবে_যা* কিভাবে_যা* বাস ট্রেন ট্যাক্সি nasil_gid* otobus tren transfer* comment_aller navette train bus naik_apa kereta bis bas teksi چطور_بریم چطوری اتوبوس قطار добраться доехать автобус поезд трансфер",
);
export const isOfHolyCity = phraseMatcher(
  "makkah mecca mekkah makah hotel* مكه الفندق مکہ ہوٹل मक्का होटल মক্কা* হোটেল* mekke* otel* mecque mekah مکه هتل мекк* отел*",
);
export const isMadeOut = phraseMatcher(
  "get obtain issued make احصل نحصل اسوي اطلع بنے بنوا* ملے_گا मिलेगा बनेगा बनवा* পাব পাওয়া বানাব alabilirim alinir alacagim obtenir faire_faire dapat buat bikin بگیرم بگیریم получить взять сделать banega milega",
);
/** Of another illness, or of a seller. */
export const isOtherProof = phraseMatcher(
  "yellow fever بخار بکھار बुखार बुख़ार জ্বর صفراء الصفراء فیور फीवर ফিভার sari kuning jaune زرد желт* atol",
);
export const hasApp = phraseMatcher(
  "is_there_an_app have_an_app download_the_app download_app an_android_app an_iphone_app فيه_تطبيق في_تطبيق عندكم_تطبيق تحميل_التطبيق کوئی_ایپ ایپ_ہے ऐप_है कोई_ऐप অ্যাপ_আছে uygulamaniz_var uygulama_var une_application une_appli ada_aplikasi aplikasinya ada_app ada_apps اپلیکیشن_دارید اپ_دارید اپلیکیشن_داره есть_приложение приложение_есть koi_app",
);
export const goesAlong = phraseMatcher(
  "go come travel join perform allowed يستطيع يقدر يروح يجي يحج الحج جا_سک* آ_سک* جا_سکت* حج_کر जा_सक* आ_सक* हज_कर যেতে_পার* আসতে_পার* হজ_কর* gidebilir* gelebilir* hacca_gid* aller venir partir y_aller ikut pergi berangkat بیاید برود بیاد بره می_تواند можно ехать поехать ja_sak* aa_sak*",
);
export const isOfIllness = phraseMatcher(
  "mahram* widow balu cholesterol tension pressure heart cancer stroke dialysis محرم محرم* محرّم",
);
export const isFree = phraseMatcher(
  "free gratis gratuit* ucretsiz bedava مجاني مجانا مفت मुफ्त मुफ़्त ফ্রি percuma رایگان бесплатн* muft",
);
export const isOfThisSite = phraseMatcher(
  "site website platform app rihla c_est موقع الموقع المنصه سائٹ ویب_سائٹ साइट वेबसाइट সাইট ওয়েবসাইট sitesi site siteniz platformu situs laman aplikasi سایت сайт сайта приложение",
);
export const isBesideFree = phraseMatcher(
  "places place seats seat wifi internet cancel* water food meal* visa zamzam مقعد* اماكن ویزا सीट* আসন yer yerler place places kursi tempat جا место мест",
);
export const fallsIll = phraseMatcher(
  "hastalanirs* заболею заболеем заболеет बीमार_पड़* बीमार_हो* بیمار_ہو_جا* بیمار_پڑ* مرضت امرض sakit_saat sakit_masa sakit_waktu tombe_malade tombons_malades get_sick gets_sick fall_ill falls_ill অসুস্থ_হ* مریض_شو* مریض_بشم bimar_ho*",
);
export const isOfHajj = wordMatcher(
  "hajj haj haji hac hacda hacca الحج حج हज হজ হজে হজের хадж* makkah mecca mekke* mina minada there مكه مکہ मक्का মক্কা*",
);
export const ownDrugs = phraseMatcher("داروهایم داروهام* داروهامو داروهای");
export const toBring = phraseMatcher("برم بیارم بیاورم ببرم میبرم");
export const paysBy = phraseMatcher(
  "in_cash with_cash by_cash paypal apple_pay google_pay cards_do_you_accept cards_are_accepted cards_accepted do_you_accept accept_cards ادفع_نقدا ادفع_كاش الدفع_نقدا الدفع_كاش دفع_كاش باي_بال بطاقات_تقبلون کیش_دے* نقد_دے* نقد_ادا* نقد_ادائیگی کیش_میں نقد_میں پے_پال कैश_दे* नकद_दे* कैश_में नकद_में पेपैल ক্যাশে নগদে ক্যাশ_দি* নগদ_দি* পেপাল nakit_ode* paypal hangi_kartlar_gecerli hangi_kartlari_kabul en_especes en_liquide cartes_acceptez bayar_tunai bayar_cash kartu_apa kad_apa نقدی_پرداخت نقد_پرداخت نقدی_بدهم نقد_بدم پی_پال наличными пэйпал какие_карты",
);
export const isForEach = phraseMatcher(
  "all_family everyone everybody each_of_us every_member all_members own_account one_account كل_واحد لكل_واحد كل_فرد كلنا ہر_ایک سب_کو ہر_فرد हर_किसी हर_एक सबको हर_सदस्य প্রত্যেক* সবার herkes* her_birimiz chacun chaque_membre tout_le_monde masing_masing setiap_orang setiap_ahli semua_orang هر_کس هر_کدام همه_باید каждому каждый всем",
);
export const isTwice = phraseMatcher(
  "two_phones two_devices two_accounts two_browsers second_phone several_phones جوالين جهازين حسابين دو_فون دو_موبائل दो_फोन दो_मोबाइल দুই_ফোন দুটো_ফোন দুইটা_ফোন iki_telefon* deux_telephones deux_comptes dua_hp dua_telefon dua_akun dua_akaun دو_گوشی دو_تا_گوشی двух_телефон* два_телефон* do_phone",
);
export const hasTrain = phraseMatcher(
  "is_there_a_train there_a_train take_the_train the_train قطار_المشاعر فيه_قطار في_قطار هل_يوجد_قطار ٹرین_ہے ट्रेन_है ট্রেন_আছে tren_var trene il_un_train y_a_un_train ada_kereta قطار_هست قطار_دارد есть_поезд поезд_есть",
);
export const perfumeAllowed = phraseMatcher(
  "perfume_allowed use_perfume wear_perfume العطر_مسموح استخدم_العطر استعمل_عطر عطر_لگا* خوشبو_لگا* इत्र_लगा* परफ्यूम_लगा* সুগন্ধি_ব্যবহার পারফিউম_ব্যবহার parfum_kullan* parfum_sur* mettre_du_parfum parfum_est_permis pakai_parfum pakai_minyak_wangi عطر_بزنم عطر_می* духи_можно можно_духи пользоваться_духами",
);
export const isJamarat = wordMatcher(
  "jamarat jamaraat jamrah الجمرات جمرات جمرہ जमरात जमारात জামারা* cemerat* jamarat джамарат*",
);
export const isCampWord = wordMatcher(
  "camp camps tent tents مخيم المخيم خيمه خيامنا کیمپ خیمہ कैंप टेंट खेमा ক্যাম্প* তাঁবু* kamp* cadir* camp tente kemah khemah tenda چادر کمپ лагер* палатк*",
);
export const isFar = phraseMatcher(
  "far distance how_long walk walking minutes بعيد يبعد المسافه كم_دقيقه کتنا_دور فاصلہ कितना_दूर कितनी_दूर दूरी কত_দূর দূরত্ব uzak uzaklik* mesafe loin distance a_pied jauh jarak فاصله دور далеко расстояни* пешком kitna_door kitni_door",
);
export const booksHow = phraseMatcher(
  "how_do_i_book how_can_i_book how_to_book how_do_we_book how_can_we_book after_i_book after_booking once_i_book كيف_احجز كيف_نحجز طريقه_الحجز کیسے_بک بک_کیسے بکنگ_کیسے कैसे_बुक बुक_कैसे बुकिंग_कैसे কীভাবে_বুক কিভাবে_বুক বুকিং_কীভাবে nasil_rezervasyon rezervasyon_nasil comment_reserver comment_je_reserve comment_on_reserve cara_pesan cara_booking gimana_pesan cara_tempah macam_mana_nak_tempah چطور_رزرو چگونه_رزرو как_забронировать как_бронировать kaise_book",
);
/** What is booked elsewhere. */
export const isOther = wordMatcher(
  "umrah umra umroh omra umre عمره العمره उमरा उमराह ওমরাহ умру flight flights hotel vol ucak",
);
export const hasOffice = phraseMatcher(
  "have_an_office your_office office_address عندكم_مكتب مكتبكم وين_مكتب اين_مكتب دفتر_کہاں آپ_کا_دفتر दफ्तर_कहाँ आपका_ऑफिस ऑफिस_कहाँ অফিস_কোথায় ofisiniz ofis_nerede avez_vous_un_bureau votre_bureau kantor_kalian kantornya punya_kantor ada_pejabat pejabat_di_mana دفتر_شما دفتر_دارید ваш_офис где_офис есть_офис",
);
export const asksDeposit = phraseMatcher(
  "deposit down_payment advance_payment عربون دفعه_مقدمه بیعانہ پیشگی बयाना एडवांस অগ্রিম বায়না kapora depozito on_odeme acompte dp uang_muka wang_pendahuluan deposit پیش_پرداخت پیشپرداخت بیعانه задаток аванс депозит предоплат*",
);
export const paysHere = phraseMatcher(
  "pay_on_this_site pay_here pay_on_rihla ادفع_هنا ادفع_في_الموقع یہاں_ادا یہیں_ادا यहाँ_भुगतान यहाँ_पैसे এখানে_টাকা burada_oduyor burada_mi_od* payer_ici paie_ici paye_ici bayar_di_sini bayar_di_situs اینجا_پرداخت платить_здесь оплата_здесь",
);
export const inDeathOf = wordMatcher("late dead died death deceased");
export const isByCard = phraseMatcher("card credit carte kart kartim kartu kad کارت بطاقه بطاقتي کارڈ कार्ड কার্ড* карт*");
/** Of one's own papers somebody of the family is to look at. */
export const seesMine = phraseMatcher(
  "se_my se_mine see_my view_my look_at_my open_my يشوف_اوراقي يشوف_وثائقي يرى_وثائقي يرى_اوراقي تشوف_اوراقي ترى_اوراقي میرے_کاغذات_دیکھ* میری_دستاویزات_دیکھ* मेरे_कागज़_देख* मेरे_कागज_देख* मेरे_दस्तावेज़_देख* मेरे_डॉक्यूमेंट_देख* আমার_কাগজ_দেখ* আমার_ডকুমেন্ট_দেখ* belgelerimi_gor* evraklarimi_gor* voir_mes_papiers voir_mes_documents voit_mes_papiers melihat_dokumen_saya lihat_dokumen_saya tengok_dokumen_saya مدارکم_را_ببین* مدارکمو_ببین* مدارک_مرا_ببین* мои_документы",
);
export const isMine = wordMatcher("وثائقي اوراقي مستنداتي وثاءقي belgelerimi evraklarimi مدارکم مدارکمو");
export const isThey = wordMatcher("he she they هو هي وہ वह वो वे সে o il elle ils dia mereka او اونا он она они");
export const isOfOperator = phraseMatcher(
  "operator* agent* company agency staff nusuk منظم* شركه کمپنی कंपनी কোম্পানি sirket* acente* agence perusahaan syarikat شرکت оператор* компани*",
);
export const isLooking = phraseMatcher(
  "se see view look open يشوف تشوف يرى ترى دیکھ* देख* দেখ* gor* voir voit melihat lihat tengok ببین* видеть видит увидит посмотреть",
);
export const callsHome = phraseMatcher(
  "call_home phone_home call_my_family اتصل_باهلي اتصل_بالبيت گھر_فون گھر_کال घर_फोन घर_कॉल বাড়িতে_ফোন বাসায়_ফোন evi_ara* aileme_telefon appeler_la_maison appeler_ma_famille telepon_rumah telefon_rumah به_خانه_زنگ به_خونه_زنگ позвонить_домой",
);
export const isObligatory = phraseMatcher(
  "obligatory compulsory mandatory fard farz واجب فرض يجب_علي فرض_ہے फ़र्ज़ फर्ज फर्ज़ ফরজ obligatoire wajib fardu обязателен обязательный",
);
export const isDebtFree = phraseMatcher(
  "debt_free free_of_debt without_debt borcsuz sans_dettes bebas_utang bebas_hutang بدون_دين بدون_ديون بغیر_قرض без_долгов",
);
export const isFirst = phraseMatcher(
  "first which_order order اولا اول الاولى پہلے पहले আগে প্রথম* once ilk premier premiere commence dulu pertama dahulu первый первая сначала pehle",
);
export const coversHead = phraseMatcher(
  "cover_my_head cover_the_head cover_his_head اغطي_راسي تغطيه_الراس يغطي_راسه سر_ڈھان* सिर_ढक* মাথা_ঢাক* basimi_ort* basini_ort* couvrir_la_tete couvrir_ma_tete menutup_kepala tutup_kepala سرم_را_بپوشان* سر_پوشاندن покрыть_голову покрывать_голову sir_dhak*",
);
export const isBankCard = phraseMatcher(
  "bank_card debit_card بطاقتي بطاقه_البنك بینک_کارڈ ڈیبٹ_کارڈ बैंक_कार्ड डेबिट_कार्ड ব্যাংক_কার্ড ডেবিট_কার্ড banka_kart* carte_bancaire kartu_bank kartu_debit kad_bank kad_debit کارت_بانکی банковск*_карт* банковской_картой",
);
export const isEating = phraseMatcher(
  "eat food meals ناكل الاكل طعام کھانا کھاتے खाना খাবার খাব yemek yiyecek mange mangera repas makan makanan غذا میخوریم еда едят кормят питание khana",
);
export const isOfCamp = wordMatcher(
  "mina minada arafat arafah arafatta muzdalifah منى عرفات عرفه منیٰ मिना अरफात মিনা* আরাফা* منا мине арафате",
);
export const isSaiWord = wordMatcher("sai sayi السعي سعي سعی सई সাঈ сай");
export const isNeeded = phraseMatcher(
  "need needed must necessary required obligatory لازم واجب ضروري ضروری चाहिए ज़रूरी লাগবে জরুরি gerek* sart farz faut obligatoire perlu wajib нужен нужно обязателен",
);
/** The duties within Hajj, which are many. */
export const isOfActs = phraseMatcher(
  "rukun rukn rukan rokn pillar* acts list difference how_many mabit mina رکن ركن اركان ارکان فرق रुक्न अरकान কয়টি কয়টা রোকন fark* farklari beza perbedaan difference рукн* разница",
);
export const whichCountries = phraseMatcher(
  "which_countries what_countries اي_دول اي_بلدان الدول_المتاحه کون_سے_ممالک کن_ممالک किन_देशों कौन_से_देश কোন_দেশ কোন_কোন_দেশ hangi_ulke* quels_pays negara_mana negara_apa کدام_کشور* какие_страны каких_стран",
);
