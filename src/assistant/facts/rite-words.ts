/** Words of rites, things and people there, in eleven languages, that facts are known by. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";

export const isMiqat = wordMatcher("miqat mikat* miqot ميقات الميقات میقات मीक़ात* मीकात* মিকাত* মীকাত* микат*");
export const isIhram = wordMatcher(
  "ihram* ehram ahram e7ram el7ram i7ram احرام* الاحرام احرامي محرم محرمه इहराम* एहराम* ইহরাম* ихрам*",
);
/** The Arabic word for whoever is in it is that for whom a woman may not marry, too. */
export const isWithin = phraseMatcher("وانا_محرم وهو_محرم للمحرم المحرم_يلبس مرد_محرم الرجل_المحرم");
export const isShade = wordMatcher(
  "shade shaded shelter roof roofed roofless covered سایه سقف استظلال سایہ چھت تظليل التظليل تظلل مسقوف* مظلل छत साये साया ছায়া* ছাদ* golge* ombre couvert naungan beratap teduh berbumbung тень тени крыш*",
);
export const isOversight = wordMatcher(
  "forgot forgotten forget forgetting mistake mistakenly accidentally unknowingly نسيت ناسي ناسيا نسي نسينا سهوا بالغلط خطا بھول بھولے غلطی भूल भूलकर भूले ग़लती गलती ভুলে ভুল ভুলেই unut* yanlislikla dalginlikla bilmeden oubli* megarde erreur lupa terlupa tersilap sengaja فراموش یادم اشتباهی حواسم حواسش забыл* забыв* случайно ошибке нечаянно bhool bhul galti",
);
/** What is done against it. */
export const isSlip = wordMatcher(
  "perfume* scent* deodorant soap shampoo cover* hair nail* cut wore wear sock عطر تعطرت وتعطرت تطيبت وتطيبت طيب صابون شعر شعري اظافر اظافري غطيت لبست حلقت خوشبو عطر صابن بال ناخن ڈھانپ* پہن* इत्र ख़ुशबू खुशबू साबुन बाल नाखून नाख़ून पहन* ढक* সুগন্ধি আতর সাবান চুল নখ পরে ঢেকে parfum* koku* surd* sabun sac* tirnak* ort* giy* savon cheveux ongle* couvert porte parfumer rambut kuku memakai pakai tutup wangi شامپو ناخن مو پوشید* духи духами надуш* мыло мылом волос* ногт* надел* покры* khushbu baal nakhun pehn*",
);
export const BEGINS = phraseMatcher(
  "where_do_we_put where_do_i_put where_to_put where_to_wear where_do_i_wear where_do_we_wear where_do_we_enter where_do_i_enter من_اين_نحرم من_وين_نحرم فين_نحرم وين_نحرم منين_احرم کہاں_سے_باندھ* کہاں_باندھ* कहाँ_से_बाँध* कहाँ_बाँध* कहां_बांध* কোথায়_বাঁধ* কোথা_থেকে_বাঁধ* nerede_girilir nerede_girer* nereden_girilir ou_prendre_l ou_se_met ihram_dari_mana ihram_di_mana ihram_dimana ihram_kat_mana از_کجا_محرم کجا_محرم احرام_از_کجا где_надевать где_одевать где_входят",
);
export const isMadinah = wordMatcher(
  "madinah madina medina medine* medinah medinede المدينه بالمدينه للمدينه والمدينه مدينه مدینہ مدینه मदीना* मदीने मदिना মদিনা* মদীনা* medine медин*",
);
export const isHat = wordMatcher(
  "cap hat hats headcover* قبعه طاقيه کلاه ٹوپی टोपी টুপি sapka* takke* casquette chapeau topi songkok kopiah кепк* шапк* шляп* панам* topee",
);
export const isWorn = wordMatcher(
  "glasses sunglasses spectacles goggles watch belt ring umbrella نظاره النظاره نظارات ساعتي حزام الحزام كمر الكمر خاتم الخاتم شمسيه الشمسيه مظله چشمہ گھڑی بیلٹ پیٹی انگوٹھی چھتری चश्मा ऐनक घड़ी बेल्ट पेटी अंगूठी अँगूठी छाता চশমা ঘড়ি ঘড়ি বেল্ট আংটি ছাতা gozluk* kemer* yuzuk* semsiye* lunettes montre ceinture bague alliance parapluie kacamata sabuk cincin payung عینک کمربند همیان انگشتر چتر очки ремень пояс кольцо зонт* chashma ghadi ghari chhata chatri chosma anguthi",
);
export const WORN = phraseMatcher(
  "kol_saat* ساعه_يد ساعت_مچی наручн*_часы jam_tangan cermin_mata ikat_pinggang tali_pinggang sabuk_uang money_belt bum_bag",
);
/** What is sewn to the shape of the body. */
export const isGarment = wordMatcher(
  "underwear trousers pants boxers shirt tshirt jumper socks سروال سراويل فانيله شراب جوارب قميص شلوار پاجامہ بنیان موزے قمیض पाजामा बनियान मोज़े मोजे कुर्ता পাজামা গেঞ্জি মোজা জামা pantolon atlet corap* gomlek slip pantalon chaussettes celana kaos kemeja seluar stoking شورت زیرپوش جوراب پیراهن трусы штаны носки рубашк* футболк* майк*",
);
export const GARMENT = phraseMatcher("ic_camasiri t_shirt pakaian_dalam baju_berjahit");
export const PUT_OFF = phraseMatcher(
  "delay* postpone* put_it_off later another_day next_day اجل* اجله اؤجل نؤجل تاجيل ااخر نأخر باخره بعدين مؤخر موخر موخر ملتوی تاخیر بعد_میں टाल* बाद_में देर_से পরে_কর* দেরি* ertele* sonra_yap* sonraya repousser reporter remettre plus_tard tunda* ditunda menunda tangguh* lewatkan به_تاخیر عقب_بنداز* دیرتر отложить перенести позже потом",
);
/** Somebody else is to do it: "for me", "in her place". */
export const IN_PLACE_OF = phraseMatcher(
  "for_me for_him for_her for_us for_them on_behalf on_my_behalf instead_of in_my_place in_her_place in_his_place somebody_else someone_else عني عنه عنها عننا بدلا بدل بدلي بدلها بدله نيابه غيري مكاني مكانها مكانه ka_taraf کی_طرف میری_جگہ کی_جگہ ان_کی_جگہ میرے_بدلے کے_بدلے ki_jagah ki_taraf की_तरफ की_तरफ़ की_जगह मेरी_जगह के_बदले পক্ষে পক্ষ_থেকে বদলে হয়ে yerime yerine adima adina vekaleten ma_place sa_place pour_moi pour_elle pour_lui au_nom mewakili mewakilkan diwakilkan atas_nama bagi_pihak menggantikan به_جای به_جایم به_جاش بجای نیابت به_نیابت از_طرف за_меня за_него за_нее за_маму за_отца за_мать вместо",
);
export const UMBRELLA = phraseMatcher(
  "umbrella* شمسيه الشمسيه مظله چھتری छाता छतरी ছাতা semsiye* parapluie* payung چتر зонт* chatri chhata",
);
export const isJafari = wordMatcher(
  "shia shias shi'a shiite* jafari* ja'fari jafarite* caferi* sii شيعي شيعه الشيعه جعفري الجعفري الجعفريه جعفریه شیعه شیعیان شیعہ جعفریہ शिया जाफ़री जाफरी শিয়া শিয়া জাফরি chiite* syiah джафарит* шиит*",
);
export const isExtra = wordMatcher(
  "extra last another additional other اخر اضافي زائد اور ایک आख़िरी आखिरी एक आख़री আরেকটি শেষ ek* baska son dernier supplementaire autre tambahan terakhir akhir lagi دیگر اضافه آخر последн* ещё еще дополнительн*",
);
export const isEnding = wordMatcher(
  "اطلع نطلع اخلع* cik* снима* выход* end ends ending over finish finishes finished ينتهي تنتهي انتهى يخلص خلص يحل ختم ख़त्म खत्म শেষ bit* sona termin* fini finit sort selesai habis tamat تمام تموم پایان конча* закан* khatam shesh",
);
export const isRelease = wordMatcher(
  "tahallul tahalul tahallol تحلل التحلل تهلل تحلیل तहल्लुल* তাহাল্লুল* desacralisation таһаллул тахаллул*",
);
export const isTawaf = wordMatcher(
  "tawaf tawaaf tavaf* طواف الطواف والطواف اطوف تطوف يطوف نطوف तवाफ़* तवाफ* তাওয়াফ* তাওয়াফ* তওয়াফ* таваф*",
);
export const isSai = wordMatcher(
  "sai sa'i sa'y saie saee saiy السعي سعي تسعى يسعى اسعى سعی सई সাঈ* সায়ী say сай сая сае",
);
export const isRound = wordMatcher(
  "round rounds laps lap شوط اشواط دور چکر चक्कर चक्र চক্কর tur turu tours putaran pusingan круг* раз chakkar",
);
export const isNisa = wordMatcher("nisa nisaa nissa annisa निसा নিসা* nisanin ниса нисы");
/** Women themselves, but behind the word for tawaf. */
export const isWomenWord = wordMatcher("النساء نساء النسا نسا نسائ");
export const isMen = wordMatcher("men men's الرجال رجال مردوں मर्दों পুরুষ* erkekler* hommes pria lelaki مردها мужчин*");
export const isFarewell = wordMatcher(
  "farewell veda adieu adieux wada wadaa wida perpisahan وداع الوداع الوداعی विदा विदाई वदा বিদায়ী বিদায়ি বিদায়ী прощальн* vida",
);
export const isWhoFasts = wordMatcher("on je j tu il elle le");
export const isFast = wordMatcher(
  "fast fasting fasts صوم الصوم صيام الصيام اصوم نصوم يصوم تصوم صايم صايمه صائم روزہ روزے रोज़ा* रोजा* रोज़े रोजे রোজা* রোযা* oruc* jeuner jeunent puasa berpuasa روزه поститься постится пост держать ураз* roza roja",
);
export const isAsked = wordMatcher("what apa ما شو ايه کیا क्या কী কি nedir quoi چیه چیست что kya who siapa kapan when");
export const isReaching = wordMatcher(
  "reach reaching arrived arriving اصل اوصل نصل وصلت وصلنا يوصل پہنچ* पहुँच* पहुंच* পৌঁছ* yetis* ulas* arrive arrivons sampai برسم برسیم رسیدم نرسم успе* попаду приеду pohanch*",
);
export const isWomen = wordMatcher(
  "women ladies النساء الحريم خواتین عورتوں महिलाओं औरतों মহিলাদের নারীদের kadinlar* femmes perempuan wanita خانم خانما خانمها زنان женщин* auraton",
);
export const isTaking = wordMatcher(
  "gets get takes take receives receive collects collect يستلم* بيستلم* ياخذ* ياخد* يقبض* لیتا لیں لے लेता लेते ले নেয় নেয় নেন alir aliyor alacak encaisse recoit prend terima menerima dapat ambil میگیره میگیرد получает получит берет leta lete ney",
);
export const US_OR_THEM = phraseMatcher(
  "you_or_them you_or_the them_or_you us_or_them لكم_ولا لكم_او انتم_ولا آپ_کو_یا آپ_یا आपको_या आप_या আপনাদের_না আপনারা_না size_mi siz_mi vous_ou a_vous_ou kalian_atau ke_kalian_atau korang_ke شما_یا вам_или вы_или aapko_ya",
);
export const isData = wordMatcher(
  "data info information بيانات بياناتنا معلوماتنا ڈیٹا معلومات डेटा जानकारी ডেটা তথ্য veri* bilgiler* bilgimiz* donnees informations اطلاعات داده данные данных",
);
export const isGovernment = wordMatcher(
  "government govt saudi saudis authorities للحكومه الحكومه السعوديه للسعوديه حکومت سعودی सरकार सऊदी সরকার* সৌদি* devlet* suudi* etat saoudien* gouvernement pemerintah kerajaan دولت عربستان правительств* властям саудовск* саудитам",
);
export const isSheep = wordMatcher(
  "sheep goat goats lamb خروف خرفان شاه بکرا بکرے بکری बकरा बकरे बकरी ছাগল* খাসি koyun* mouton* kambing* domba bebiri گوسفند بز баран* овц* bakra bakre",
);
export const HOW_MANY = phraseMatcher("كم چند_تا چند کتنے कितने কয়টা কয়টি kac combien berapa сколько kitne koyta");
export const isHady = wordMatcher("hady hadyu hadi هدي الهدي хадй");
/** Blood, too. */
export const isDam = wordMatcher("dam dem دم الدم दम দম");
export const isZamzam = wordMatcher("zamzam zemzem* زمزم الزمزم ज़मज़म* जमजम* জমজম* замзам*");
export const isTakenHome = wordMatcher(
  "bring carry take back home litres liters suitcase luggage plane flight airport bottle buy لتر شنطه الشنطه شنطتي طياره الطياره المطار العفش عفش عبوه للبيت البيت نجيب اجيب ناخذ اخذ نشحن نشحنه احمل اشتري نشتري لیٹر سامان سوٹ جہاز ایئرپورٹ بوتل لا لائیں لاسکتے लीटर सामान लगेज सूटकेस प्लेन जहाज़ एयरपोर्ट बोतल ला लाएँ लाना लिटर লিটার লাগেজ* ব্যাগ* স্যুটকেস* বিমান* বোতল আনা আনতে আনব litre* valiz* bavul* ucak* havaalani* sise getir* gotur* ramener ramene rapporter emporter valise avion aeroport bouteille soute cabine bagage* bagaj* bawa dibawa koper beg bagasi pesawat kapal bandara botol liter beli لیتر چمدون چمدان هواپیما فرودگاه بطری بار آورد بیارم بیاریم بخریم ببریم литр* чемодан* самолет* аэропорт* бутыл* привезти везти взять купить багаж* laa",
);
export const isLater = wordMatcher(
  "after first بعد بعده بعدين بعدها اول اولا پہلے पहले बाद আগে পরে once sonra ilk apres avant abord setelah sesudah dulu sebelum selepas dahulu lepas بعدش قبل после сначала pehle baad age pore",
);
export const STAY = phraseMatcher(
  "stay staying spend how_long how_many_days كم_يوم كام_يوم نقعد قديش ٹھہر* رکتے रुक* ठहर* থাকা থাকব থাকতে kalinir kalir kalacag* reste rester passe_t berapa_lama berapa_hari menginap بمونیم میمونیم میمانیم остан* сколько_дней kitne_din thaka",
);
export const isOtherIllness = wordMatcher(
  "flu influenza covid corona polio انفلونزا الانفلونزا كورونا كوفيد فلو کورونا کووڈ پولیو फ़्लू फ्लू कोविड कोरोना पोलियो ফ্লু* কোভিড* করোনা* পোলিও* grip gribi koronavirus grippe selesema آنفولانزا انفولانزا کرونا فلج грипп* ковид* полио*",
);
export const isElder = wordMatcher(
  "parents grandparents grandad granddad grandpa grandma granny gran nana elders inlaws جدي جدتي والدي والدتي اهلي دادا دادی نانا نانی والدین بزرگ दादा दादी नाना नानी बुज़ुर्ग बुजुर्ग দাদা দাদি নানা নানি মুরুব্বি* dede* nine* anneanne* babaanne* buyukler* grands kakek nenek mertua orangtua atuk opah datuk پدربزرگ مادربزرگ بزرگتر дед* бабушк* родител*",
);
export const isDevice = wordMatcher(
  "phone phones smartphone smartphones mobile computer computers email emails internet جوال جوالات موبايل تلفون هاتف كمبيوتر الكمبيوتر ايميل موبائل فون کمپیوٹر ایمیل फ़ोन फोन मोबाइल कंप्यूटर ईमेल ফোন মোবাইল কম্পিউটার ইমেইল telefon* bilgisayar* eposta posta* telephone portable ordinateur mail hp ponsel komputer emel گوشی موبایل کامپیوتر телефон* смартфон* компьютер* почт* mobail",
);
export const isGone = wordMatcher(
  "stolen broke broken ضاع انسرق چوری चोरी চুরি kayip calindi vole rusak rosak دزد* украли сломал* number code رقم كود رمز نمبر کوڈ नंबर कोड নম্বর কোড numara* kod* numero nomor kode nombor شماره کد номер* код*",
);
export const UNREAD = phraseMatcher(
  "cant_read can_t_read cannot_read doesnt_read doesn_t_read illiterate لا_تقرا لا_يقرا ما_تقرا ما_يقرا اميه پڑھی_لکھی_نہیں پڑھے_لکھے_نہیں ان_پڑھ पढ़ी_लिखी_नहीं पढ़े_लिखे_नहीं अनपढ़ পড়তে_পারেন_না পড়তে_জানেন_না okuma_yazma ne_sait_pas_lire illettre* tidak_bisa_baca gak_bisa_baca buta_huruf tak_pandai_membaca tak_pandai_baca سواد_نداره بی_سواد не_читает неграмотн*",
);
export const isAged = wordMatcher(
  "old elderly كبار الكبار مسن بوڑھ* بزرگوں बूढ़* बुज़ुर्गों बुजुर्गों বুড়ো বৃদ্ধ* বয়স্ক* yasli* age* agee* ages tua lansia sepuh emas سالمند* پیر* пожил* старик* старую boodh*",
);
/** Somebody is to speak to them. */
export const CALLED_UP = phraseMatcher(
  "call_him call_her ring_him ring_her phone_him phone_her speak_to اتصلوا يتصل_عليه يكلمه فون_کر* بات_کر* फ़ोन_कर* बात_कर* ফোন_কর* কথা_বল* arasin ara* appeler l_appeler au_telephone telepon_dia hubungi_dia telefon_dia telefonkan pegawai petugas زنگ позвон* поговор*",
);
export const LACKS = phraseMatcher(
  "no_phone no_smartphone no_mobile no_email no_computer no_internet doesnt_have doesn_t_have dont_have don_t_have hasnt_got hasn_t_got doesnt_use doesn_t_use cant_use can_t_use cannot_use doesnt_know doesn_t_know dont_know don_t_know without مش_بيعرف ما_عنده ما_عندها ما_يعرف ما_تعرف معندوش معندهاش ما_عندهم بدون لا_يعرف لا_تستخدم فون_نہیں ایمیل_نہیں کمپیوٹر_نہیں چلانا_نہیں استعمال_نہیں फ़ोन_नहीं फोन_नहीं ईमेल_नहीं कंप्यूटर_नहीं चलाना_नहीं इस्तेमाल_नहीं নাই চালাতে_পারে* নেই yok bilmez bilmiyor anlamaz kullanamaz kullanamiyor olmayan n_a_pas n_ont_pas pas_de ne_sait_pas ne_sait ne_savent sans gak_punya ga_punya nggak_punya tidak_punya tak_ada tiada tak_pandai gak_bisa ga_bisa tidak_bisa gaptek tak_reti نداره ندارن ندارد بلد_نیست بلد_نیستن нет не_умеет не_умеют не_знает без phone_nahi phone_nahin email_nahi mobile_nahi chalana_nahi",
);
export const isLost = wordMatcher(
  "lose loses lost break breaks broke broken ضاع ضاعت انتقض ينتقض بطل باطل ٹوٹ* گم کھو* टूट* खो खोई गुम ভাঙ* ভেঙে হারা* হারি* bozul* bozar* kaybe* kaybol* perd* batal hilang tercicir terbatal наруш* потер* toot* venge bhenge kho gum",
);
/** Of rounds that one has lost the count of another fact tells. */
export const isCounting = wordMatcher(
  "count عدد العدد گنتی गिनती গণনা হিসাব sayi* compte hitungan kiraan شمار* счет count*",
);
export const isTablet = wordMatcher(
  "tablet tablets pill pills goli goliyan dawai hormone hormones حبوب الحبوب حبه دواء دوا گولی گولیاں دوائی गोली गोलियाँ गोलियां दवा दवाई टैबलेट ট্যাবলেট* বড়ি* ওষুধ* hap haplar* ilac* pilule* comprime* cachet* medicament* pil pilnya obat ubat قرص* دارو* таблет* лекарств* препарат*",
);
export const isPain = wordMatcher(
  "pain painkiller* cramps الم مسكن درد दर्द ব্যথা* agri* douleur* sakit nyeri боль* обезбол* dard",
);
export const MONEYLESS = phraseMatcher(
  "no_money cant_afford can_t_afford cannot_afford ما_عندي_فلوس ما_معي_فلوس ما_اقدر_ادفع پیسے_نہ پیسے_نہیں पैसे_न पैसे_नहीं টাকা_না টাকা_নেই param_yok para_yok parasi_yok pas_d_argent pas_les_moyens ga_mampu gak_mampu tidak_mampu tak_mampu tak_ada_duit tidak_ada_uang پول_نداشت* پول_نداریم нет_денег paise_na paise_nahi taka_na taka_nai",
);
export const isRawdah = wordMatcher(
  "rawdah rawda rawdha raudhah raudah rauda riyadul riyazul روضه الروضه للروضه بالروضه روضے रौज़ा रौज़े रौजा रियाज़ुल রওজা* রিয়াজুল রিয়াদুল ravza* рауд* равд*",
);
export const isIddah = wordMatcher(
  "iddah iddat idda iddot العده بالعده عده عدتها معتده عدت इद्दत ইদ্দত* iddet* идда идду идде идды",
);
export const isWudu = wordMatcher(
  "wudu wudhu wuzu wazu wuduk wudunya wudhunya ablution* oju وضو وضوء الوضوء وضوئي وضوم وضوی वुज़ू वज़ू वुजू वजू অজু* ওজু* ওযু* abdest* woudou омовени* тахарат*",
);
export const isNusuk = wordMatcher("nusuk نسک نسك नुसुक নুসুক* нусук");
export const isCard = wordMatcher("card badge بطاقه كرت کارڈ کارت कार्ड কার্ড* kart* carte kartu kad карт* бейдж*");
export const isConvert = wordMatcher(
  "revert converti convertie mualaf muallaf muhtedi* نومسلم नवमुस्लिम নওমুসলিম новообращенн*",
);
export const isMina = wordMatcher("mina minada minadan مني بمني منی منا मिना मीना মিনা* мина мине мину мины");
export const isLeaving = wordMatcher(
  "leave stay نطلع نبقي نقعد نتعجل رکنا چھوڑ* रुक* छोड़* থাকা ছাড়া ছাড়া ayril* kalmak quitter rester keluar tinggal بمون* بریم остать* остава* уехать покинуть rukna nikal*",
);
export const isBank = wordMatcher("bank banka* credit debit بنك البنك بینک बैंक ব্যাংক* kredi kredit bancaire банк*");
