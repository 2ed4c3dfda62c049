/** How it is asked, what is done, how things stand. */
export const ASKING = {
  when: "when date متى متی امتی امتا وقتاش میتا کب کی_تاریخ کی_میشه کی_نوبت कब कबतक কবে কখন ne_zaman quand kapan bila когда kab kb",
  where:
    "where وین این فین وینه کهاں کہاں کجا कहाँ कहां কোথায়* কই nerede* nereden* nereye ou di_mana dimana mana где куда kahan kahaan kidhar kaha",
  why: "why reason cause لماذا لیش لیه علاش لماذا_رفض سبب* کیوں چرا क्यों कयों কেন neden niye nicin sebep* pourquoi raison* kenapa mengapa sebab почему зачем причин* kyun kyu kyon kiyun",
  how: "how way کیف ازای کیفیه شلون کیفاش کیسے چطور چگونه چجوری कैसे কিভাবে কীভাবে nasil coment bagaimana caranya gimana macam_mana как каким kaise kese kaisay",
  which:
    "which what ما ماذا ایش شو وش ایه اش شنو کیا کون_سا چه چی کدام क्या कौन कौनसा কী কি কোন ne nedir hangi hangileri quel quels quele quoi apa yang_mana какой какие какая что kya kia kaun konsa",
  how_many:
    "how_many many number_of کم_عدد عدد کم کتنے کتنی چند_نفر چندتا कितने कितनी কতজন কয়জন kac kaci combien berapa_banyak berapa сколько kitne kitni kitna",
  how_long:
    "how_long long duration take takes days hours time_does کم_یوم مده کم_المده کم_من_الوقت قدیش_وقت کتنا_وقت کتنی_دیر چقدر_طول چه_مدت कितना_समय कितने_दिन कितनी_देर কতক্ষণ কতদিন কত_দিন কত_সময় ne_kadar kac_gun sur* combien_de_temps delai* berapa_lama lama как_долго сколько_ждать сколько_времени долго kitna_time kitni_der kitne_din",
  who: "who whose من_الذی مین منو شکون کون کس چه_کسی کی_ها कौन_कौन किसका কে কারা kim kimler* qui siapa кто кому kaun_kaun",
  next: "next then now_what after folowing التالی القادم بعدین اگل* آگے بعدی* مرحله_بعد अगला* अगली* आगे পরবর্তী* পরের* এরপর* sonraki* siradaki* prochain* suivant* apres selanjutnya* berikutnya* seterusnya следующ* дальше потом agla* agli* aage ab_kya",
  state:
    "status state update done ready ok okay progres* verified aproved acept* passed checked confirm* حال* وضع* مقبول* تمت موافق* جاهز* موکد* تاکید* حالت* منظور* تصدیق* پاس تیار* کنفرم* وضعیت* تایید* آماده स्थिति* मंजूर* तैयार* कन्फर्म* पास पुष्टि* অবস্থা* অনুমোদ* যাচাই* প্রস্তুত* নিশ্চিত* কনফার্ম* durum* onay* kabul* hazir* dogrulan* statut* etat* valid* verif* confirm* pret status* disetujui* lolos* siap* diverifikasi* sah_kan lulus* disahkan* статус* готов* провер* подтвер* одобр* принят* принял* tayar* tayyar* tayaar* taiyar* haal",
  refused:
    "reject* refus* wrong declin* problem* denied not_acept* invalid bad fail* مرفوض* رفض* غلط خطا مشکل* خطا مسترد* غلط* خراب* رد_شد* ایراد* اشکال* مشکل* अस्वीकार* गलत* रिजेक्ट* खारिज* समस्या* खराब* নামঞ্জুর* বাতিল_হলো প্রত্যাখ্যা* ভুল* সমস্যা* রিজেক্ট* red reddedil* redded* sorun* hata* yanlis* kabul_edilme* refus* rejet* probleme* faux ditolak* salah* masalah* tolak* gagal* отказ* отклон* не_так ошибк* неправ* проблем* reject* galat* ghalat* kharab* mushkil*",
  fix: "fix* corect* retake* redo repair* mend again improve* blur* glare shiny white_background background better اصلح* تصحیح* اعاد* اعید ضبابی* خلفی* بلور دوبارہ درست* ٹھیک* صحیح دھندل* پس_منظر اصلاح* درست_کن* تار نور* ठीक* सही दोबारा धुंधल* दुबारा সঠিক ঠিক* আবার* ঝাপসা* duzelt* yenide* tekrar* bulanik* arka_plan* parla* corig* refaire* reprendre* flou* fond perbaiki* ulang* buram* betulkan* kabur* latar исправ* перед* заново размыт* фон* блик* theek* thik* dobara* sahi",
  need: "need* requir* must necesary mising lack* should_i have_to یلزم* مطلوب* المطلوب* احتاج* لازم ناقص* ضروری* چاہی* درکار* لازم* نیاز* کم_دارم जरूरी* ज़रूरी* चाहिए* ज़रूरत* जरूरत* आवश्यक* লাগবে* দরকার* প্রয়োজন* gerek* lazim* eksik* ihtiyac* faut necesaire* besoin* manqu* requis* perlu* butuh* wajib* kurang* diperlukan* harus нужн* требу* необходим* надо не_хватает zaruri* chahiye* chaiye* lagega*",
  expire:
    "expir* valid* renew* out_of_date run_out six_months enough_months صلاحی* ینتهی* تنتهی* تجدید* ساری صالح میعاد* ختم* ایکسپائر* مدت تجدید اعتبار* منقضی* تمدید* वैध* समाप्त* एक्सपायर* नवीनीक* अवधि মেয়াদ* নবায়ন* শেষ_হয়* gecerli* suresi* yenile* dol* expir* valable* valid* renouvel* perime* berlaku* habis* kadaluarsa* masa_berlaku perpanjang* tamat* luput* sah_laku срок* действ* истек* просроч* продл* expire* meyad* miyad*",
  upload:
    "upload* send_file submit atach* photo_send mb size pdf jpg format* ارفع* رفع* تحمیل* ارسال حجم صیغه اپلوڈ* اپ_لوڈ جمع بھیج* آپلود* بارگذاری* बड़ा_फाइल अपलोड* भेज* जमा* আপলোড* পাঠা* জমা* yukle* gonder* televers* envoyer* importer* deposer* taille unggah* kirim* muat_naik* hantar* ukuran загру* отправ* прикреп* размер* upload* bhej*",
  delete:
    "delete* remov* erase* حذف* احذف امسح* شیل ڈیلیٹ* ہٹا* मिट* हटा* डिलीट* মুছ* ডিলিট* বাদ sil* kaldir* cikar* suprim* efac* enlev* hapus* padam* keluark* buang удал* убра* стер* hata* delete*",
  see: "who_can_see who_sees privacy private secure share_data personal_data خصوصی* سری* یطلع یشوف پرائیویسی* راز* دیکھ_سکتا حریم* محرمانه* गोपनीय* देख_सकता* निजी* প্রাইভেসি* গোপন* দেখতে_পারে gizli* kim_gor* kisisel* confidential* prive* voit done* privasi* rahasia* siapa_lihat sulit приват* конфиденц* кто_видит личн*",
  differ:
    "differ* mismatch* not_match match* not_same spelled_difer مختلف* اختلاف* مایطابق مطابق* فرق* مختلف* میل_نہیں متفاوت* فرق_دار* یکی_نیست अलग* मेल* मिलता_नहीं अंतर* আলাদা* মিল* অমিল* ভিন্ন* farkli* uyus* tutm* difer* corespond* pas_pareil beda* berbeda* cocok* sama berlainan* padan отлича* не_совпад* различ* разн* alag* farq* mukhtalif*",
  join: "join* register* sign_up get_in enter enrol* aply انضم* التسجیل تسجیل* سجل ادخل شامل* رجسٹر* داخل* ثبت_نام* بپیوند* ملحق शामिल* जुड़* रजिस्टर* पंजी* যোগ* নিবন্ধন* রেজিস্ট* katil* kaydol* kayit* gir* rejoin* inscri* entrer* gabung* daftar* bergabung* ikut* sertai* masuk встать регистр* запис* вступ* присоед* shamil* join* register*",
  leave:
    "leave* left_queue pause* come_back lost_my_place step_out exit اخرج* خروج* مغادر* اترک* ارجع چھوڑ* نکل* واپس_آ ترک* خارج* برگرد* छोड़* निकल* बाहर* ছাড়* বের* ফিরে* ayril* cik* birak* quit* sortir* laiser* revenir* keluar* tingal* berhenti* выйти выход* покин* вернуться* уйти chor* chhod* nikal* nikl*",
  fair: "fair* unfair cheat* random* draw lotery order_decided jump bribe* proof عدل* عادل* قرعه* عشوای* غش* واسطه انصاف* قرعہ* منصف* سفارش* عادلان* قرعه_کشی پارتی न्याय* लॉटरी* बेईमानी* निष्पक्ष* ন্যায্য* লটারি* adil* kura* hile* torpil* equitab* juste tirage* triche* adil* undian* curang* cabutan* честн* справедлив* жереб* блат* лотере* insaf* qurandazi lottery*",
  chance:
    "chance* probab* odds likely luck hope posib* فرص* احتمال* نسبه امید* موقع* امکان* چانس* شانس* احتمال संभावना* मौका* चांस* উম্মीद* সম্ভাবনা* সুযোগ* চান্স* sans* ihtimal* olasilik* umut* chance* probab* espoir* peluang* kemungkinan* kesempatan* harap* шанс* вероятн* возможн* chance* umeed* ummeed*",
  opens:
    "open* start* begin* launch* sale یفتح* فتح* یبدا* تبدا* بدء* کھل* شروع* باز_میشه* شروع_میشه باز_می खुल* शुरू* খুল* শুরু* চালু acil* basla* satis* ouvr* comenc* debut* dibuka* buka* mulai* bermula откр* нач* старт* продаж* khul* shuru*",
  priority:
    "priority* score points ranking rank اولوی* نقاط درجه ترجیح* سکور* اسکور* نمبر_سکور اولویت* امتیاز* प्राथमिक* स्कोर* अंक অগ্রাধিকার* স্কোর* oncelik* puan* skor* priorit* score* prioritas* skor* keutamaan* mata приоритет* балл* рейтинг* очк* tarjeeh*",
  alert:
    "alert* notif* remind* tell_me let_me_know warn* wake ping نبهنی* تنبیه* اشعار* ذکرنی* خبرنی بتا_دینا اطلاع* یاد_دلا* الرٹ* خبر* یادآور* اعلان* सूचना* बता_देना अलर्ट* याद_दिला* জানা* নোটিফ* সতর্ক* অ্যালার্ট* haber* bildir* uyar* hatirlat* alert* notif* rapel* previen* avert* beri_tahu kabari* ingatkan* notif* maklum* beritahu* peringat* уведом* напомн* сообщ* предупред* bata_dena khabar* yaad_dila*",
  search:
    "find search* look* show_me want recommend* sugest* options budget under_price ابحث* ابغى ابی ارید دور_لی اقترح* عاوز بدی بغیت ڈھونڈ* تلاش* دکھا* پیدا_کن* دنبال* پیشنهاد* بگرد खोज* ढूंढ* ढूँढ* दिखा* খুঁজ* দেখান* দেখাও* bul* ara* goster* oner* istiyorum trouv* cherch* montr* recomand* cari* carikan* tunjuk* rekomend* cadang* найд* ищу поиск* покаж* посовет* подбер* dhoond* dhund* dikha* talash*",
  compare:
    "compar* better which_best diference versus vs قارن* مقارن* افضل احسن موازن* موازنہ* بہتر* مقایسه* بهتر* तुलना* बेहतर* তুলনা* ভালো_হবে karsilast* kiyas* daha_iyi compar* mieux meileur* banding* lebih_baik beza* сравн* лучше behtar* muqabla* tulna*",
  included:
    "includ* cover* come_with meals food breakfast inclusive شامل* یشمل* تشمل* وجبات اکل شامل_ہے کھانا* شامل_است غذا* وعده शामिल_है खाना* भोजन* অন্তর্ভুক্ত* খাবার* খাওয়া* dahil* yemek* kahvalti* inclu* compris* repas* termasuk* makan* sarapan* включ* входит* питани* еда* завтрак* khana* shamil_hai",
  distance:
    "far distance near close walk* minutes_from metres meters haram bus shutle یبعد* بعید* قریب* مساف* مشی* الحرم حرم دور_ہے فاصل* پیدل* قریب_ہے فاصله* نزدیک* دوره पैदल* दूरी* कितनी_दूर पास_है दूर* হেঁটে* দূর* কাছে* দূরত্ব* uzak* yakin* mesafe* yuru* distanc* loin* proche* pied* marche* jauh* dekat* jarak* jalan_kaki jalan* далек* расстоян* близк* пешк* идти door* paidal* fasla* dur",
  change:
    "change* amend* swap* switch* another_date move_to edit غیر* تغییر* تعدیل* بدل* ابدل تبدیل* بدل* تعویض* تغییر_بده* बदल* तबदील* বদল* পরিবর্তন* degistir* degis* chang* modif* ganti* ubah* tukar* измен* помен* смен* перенес* badal* tabdeel*",
  cancel:
    "cancel* call_off drop_out dont_want الغ* الغاء* کینسل* منسوخ* ختم_کر لغو* کنسل* کلعبو रद्द* कैंसिल* বাতিল* ক্যানসেল* iptal* vazgec* anul* batal* отмен* аннул* cancel* mansookh* radd",
  contact:
    "contact* cal phone_number reach email_operator whatsap talk_to اتصل* تواصل* رقم_هاتف کلم رابطہ* رابطه* کال* فون_نمبر تماس* شماره_تلفن संपर्क* फोन_नंबर बात_कर যোগাযোগ* ফোন_নম্বর কথা_বল* ulas* iletisim* ara* numaras* contact* joindre* apeler* parler* hubungi* kontak* telepon* связ* позвон* номер_телефон* rabta* baat_kar* sampark*",
  invite:
    "invit* link ad_member join_family send_link ادعو* دعو* رابط* لینک* دعوت* مدعو निमंत्र* न्योता* लिंक* आमंत्र* আমন্ত্র* লিংক* দাওয়াত* davet* baglanti* link lien invit* undang* tautan* jemput* pautan* приглаш* приглас* ссылк* dawat* bulao* link",
  member:
    "member* who_is_in people_in افراد* اعضاء عضو* رکن* ممبر* ارکان اعضا* सदस्य* मेंबर* সদস্য* uye* membre* anggota* ahli* участник* член* member*",
  add: "ad insert اضیف* اضاف* زید شامل_کر اضافه* जोड़* জোড় যোগ_কর* ekle* ajout* tambah* добав* jor jod*",
  days_left:
    "days_left countdown how_many_days until weeks کم_باقی کم_یوم_باقی عد_تنازلی کتنے_دن چند_روز چقدر_مونده कितने_दिन কতদিন_বাকি kac_gun* jours jour berapa_hari hari_lagi сколько_дней дней kitne_din",
  do: "do should make step task next_step اسوی* افعل* اعمل* خطو* کروں کرنا مرحلہ* قدم* کار_کنم مرحله* करूं करूँ करना कदम* করব করতে_হবে ধাপ* yap* adim* faire fais etape* lakukan* langkah* tahap* buat делать шаг* этап* karun karna karoon karu qadam*",
  hello:
    "hi helo hey salam* asalam* good_morning good_evening alo سلام* السلام مرحب* اهلا هلا صباح* مساء ہیلو آداب درود नमस्ते* सलाम* हैलो* हेलो* হ্যালো* সালাম* আসসালাম* নমস্কার* merhaba* selam* gunaydin* iyi_aksam* bonjour* salut* bonsoir* halo hai asalamu* selamat* apa_kabar apa_khabar привет* здравств* салам* добрый* namaste* aslam* ",
  thanks:
    "thank* thx ty cheers jazak* apreciate* شکر* جزاک* مشکور* تسلم یعطیک شکریه* مهربانی ممنون* مرسی متشکر* धन्यवाद* शुक्रिया* मेहरबानी* ধন্যবাদ* শুকরিয়া* tesekur* sagol* eyvalah* merci* terima_kasih* makasih* syukran* спасибо* благодар* shukria* shukriya* dhanyawad*",
  can_you:
    "what_can_you help_me_with can_you_do who_are_you your_job تقدر_تسوی شو_بتعمل ماذا_تستطیع من_انت تساعدنی کیا_کر_سکتے مدد* آپ_کون چکار_می کمک* तुम_क्या_कर क्या_कर_सकते मदद* आप_कौन কি_করতে_পারো সাহায্য* neler_yap ne_yapabil* yardim* que_sais peux_tu aide* bisa_apa bantu* boleh_buat умеешь можешь помо* помощ* kya_kar_sakte madad*",
  language:
    "language* english arabic urdu hindi bengali bangla turkish french indonesian malay farsi persian rusian translat* لغ* عربی* انجلیزی* بالعربی انگلش* انگریزی* زبان* اردو فارسی* انگلیسی* भाषा* हिंदी* हिन्दी* अंग्रेजी* उर्दू* ভাষা* বাংলা* ইংরেজি* dil* turkce* ingilizce* arapca* langue* francais* anglais* arabe* bahasa* ingris* melayu indonesia язык* русск* английск* zaban* zuban* angrezi* bhasha*",
  account:
    "account* pasword* login log_in sign_in email username profile two_factor حساب* کلمه_المرور کلمه_السر باسورد* ایمیل* دخول اکاونٹ* اکاؤنٹ* پاسورڈ* پاس_ورڈ لاگ* رمز* گذرواژه* حساب_کاربری* खाता* अकाउंट* पासवर्ड* लॉगिन* ईमेल* অ্যাকাউন্ট* একাউন্ট* পাসওয়ার্ড* লগইন* ইমেইল* hesab* sifre* giris* eposta* e_posta compt* mot_de_pase conexion* mail akun* kata_sandi sandi masuk_akun akaun* kata_laluan emel аккаунт* парол* почт* войти* учетн* login* password*",
  insult:
    "stupid idiot useles shit fuck* dumb rubish garbage hate_you moron غبی* حمار حقیر تافه* زفت کلب بیوقوف* گدھے* بکواس* نالایق احمق* بی_شعور مزخرف* बेवकूफ* बकवास* गधे* मूर्ख* घटिया বোকা* ফালতু* গাধা* বাজে aptal* salak* gerizekal* berbat* sacma* idiot* nul stupid* con conard* debil* bodoh* goblok* tolol* bego тупо* дурак* идиот* бесполезн* дебил* bewakoof* bevkuf* bakwas* ghatiya gadha*",
  emergency:
    "emergency faint* colaps* unconscious bled* ambulanc* police dying lost stolen stole heart_atack fire hospital chest_pain cant_breathe طواری* اغمی* اغماء سقط* اسعاف* شرطه* ضایع* ضاع* ضعت مسروق* انسرق* سرق* ایمرجنسی* بیهوش* ایمبولینس* پولیس* گم* چوری* اورژانس* غش بیهوش آمبولانس* پلیس* دزدید* گم_شد* आपात* इमरजेंसी* बेहोश* एंबुलेंस* पुलिस* खो* चोरी* জরুরি* অজ্ঞান* অ্যাম্বুলেন্স* পুলিশ* হারিয়ে* হারাই* চুরি* acil bayil* ambulans* polis* kayb* cal_in* calin* urgence* evanou* ambulance* police* perdu* vole* darurat* pingsan* ambulans* polisi* hilang* dicuri* tersesat* kecemasan* kecurian sesat* экстренн* скорая скорую сознан* упал* полици* потерял* украл* emergency behosh* gum_ho* chori* kho_gaya kho_gya",
  ruling:
    "halal haram valid_hajj invalid_hajj fatwa sin permis* alowed makruh acepted_by_alah sunnah dam expiation حلال* حرام* فتوی* یجوز* حکم ذنب* یبطل* باطل* فدیه* کفار* دم جایز* گناه* کفاره* مکروہ* صحیح_ہے حج_صحیح درست_است हलाल* हराम* फतवा* जायज़* जायज* गुनाह* মাসআলা* হালাল* হারাম* জায়েজ* ফতোয়া* গুনাহ* caiz* gunah* fetva* helal* haram* makbul_mu bozul* permis* illicite* licite* peche* valide_religieu halal* haram* boleh_kah hukum* dosa* fatwa* batal_haji харам* халял* халал* можно_ли грех* фетв* действителен jaiz* gunah* fatwa*",
  outside:
    "fotbal weather recipe* stock* bitcoin crypto movie* song joke* match_score election* president* homework code python کره_القدم طقس وصف* اسهم فیلم* نکت* کرکٹ* موسم* فلم* لطیف* فوتبال* هوا_شناس آشپزی بورس* क्रिकेट* मौसम* फिल्म* चुटकुल* रेसिपी* ক্রিকেট* আবহাওয়া* সিনেমা* রেসিপি* কৌতুক* futbol* hava_durumu tarif* borsa* film* saka meteo recete* recet* blague* cuaca resep* saham* lelucon resipi футбол* погод* рецепт* акци* фильм* анекдот* cricket* mausam* film* joke*",
  umrah: "umrah* umra عمره* العمره उमरा* उमराह* ওমরা* উমরা* umre* omra* umroh* умра* умру",
  ahead:
    "ahead in_front before_me position place_number قدامی امامی قبلی ترتیب* رقمی آگے_ہیں پوزیشن* نمبر جلوی* جلوتر* आगे_हैं नंबर* सामने* সামনে* আগে* নম্বর* onum* onde* kacinci* devant* avant_moi position* di_depan depan* urutan* posisi* hadapan* kedudukan* передо* впереди* позици* место_в aage number_kya",
  review_wait:
    "review* check* long_check waiting_check examin* مراجع* فحص* تدقیق* جانچ* چیک* بررسی* جांच* जाँच* चेक* যাচাই* চেক* পরীক্ষা* incel* kontrol* verific* examin* periksa* pengecekan* semak* рассматр* провер* jaanch* chek* check*",
} as const;
