/** Papers, places and things of the journey. */
export const THINGS = {
  passport:
    "passport* pass_port passeport* pasaport* paspor pasport* جواز* جوازي جوازات پاسپورت* پاسپورٹ* گذرنامه* पासपोर्ट* পাসপোর্ট* паспорт* загранпаспорт* загран заграна загранник*",
  photo:
    "фотк* fotku pic pics photo* picture* pic selfie* headshot صوره* الصوره صورتي تصویر* عکس* فوٹو* फोटो* फ़ोटो* तस्वीर* ছবি* ফটো* fotograf* foto* vesikalik фото* снимок* tasveer* tasvir* صورته صورتها صورتهم gambar gambarnya gambarku عکسش عکسم عکسشون فوتوش gambar*",
  visa: "visa visas vize* تاشیره* التاشیره فیزا* فیزه* ویزا* ویزه* वीजा* वीज़ा* ভিসা* виза визу визы визой визе",
  vaccine:
    "vacin* vaccin* jab jabs shot shots mening* injection* immuni* acwy menveo nimenrix تطعیم* لقاح* حقن* ویکسین* ٹیکه* ٹیکہ واکسن* टीका* टीके* वैक्सीन* टिका* টিকা* ভ্যাকসিন* aşı asi asisi asisini asimizi menenjit* asilar* asimi asiyi vaksin* suntik* cucuk* imunisasi привив* вакцин* teeka* tika tike",
  health_certificate:
    "certificate* medical fitnes doctor* dr_note health_leter health_note health_paper* health_form surat_kesehatan surat_dokter surat_kesihatan surat_doktor saglik_kagidi мед_справка* медсправк* گواهی_پزشکی کاغذ_صحت صحت_نامہ شهاده* الشهاده صحی* طبی* سرٹیفکیٹ* ڈاکٹر* گواهی* پزشک* دکتر* प्रमाणपत्र* सर्टिफिकेट* मेडिकल* डॉक्टर* সনদ* সার্টিফিকেট* মেডিকেল* ডাক্তার* rapor* raporu sertifika* certificat* medecin* médical sertifikat* surat_sehat surat_keterangan sijil* perubatan справк* медицинск* врач* сертификат* medical_report fitnes_leter gp_leter doctors_leter doctor_leter fit_note doctors_note",
  document:
    "document* doc docs paper paperwork papers file files scan* upload* وثایق وثیق* الوثایق مستند* اوراق* ورق* ملف* پیپر* کاغذ* دستاویز* مدارک* مدرک* سند اسناد दस्तावेज* कागज* डॉक्यूमेंट* काग़ज* কাগজ* নথি* ডকুমেন্ট* দলিল* belge* evrak* papier* fichier* dokumen* berkas* fail документ* бумаг* файл* kaghaz* kagaz* kagaj* dastavez*",
  name: "name names spel* surname* maiden اسم* الاسم اسمي نام نامی हिज्जे नाम वर्तनी नামের নাম* বানান* isim* ismi ad adi soyad* soyisim* nom prenom* orthograph* nama ejaan имя имени имен* фамили* naam",
  birth_date: "birth* born dob ولاد* میلاد پیدایش* تولد जन्म* জন্ম* dogum* naisanc* nais* lahir рожден* paidaish",
  wait_room:
    "la_file notre_file file_attente notre_tour mon_tour queue* line que cue turn* place_in طابور* الطابور دور دوری دوري صف الصف قطار* لاین* نوبت* باری قطار लाइन* कतार* बारी* নম্বর লাইন* সারি* পালা* সিরিয়াল* sira* kuyruk* siram* file_attent* queu* antr* giliran* barisan* очеред* line_me lain bari baari nambar number kataar",
  seat: "seat* place places spot* slot* مقعد* مقاعد اماکن مکان سیٹ* جگه* نشست* جا ظرفیت सीट* जगह* সিট* আসন* yer yerler* koltuk* kontenjan* kursi* kuota tempat* место мест места kuota* jagah* seet*",
  hold: "hold* held reserv* keep keept حجز* حجزت ریزرو* محفوظ* رزرو* रिज़र्व* होल्ड* रोक* রিজার্ভ* ধরে হোল্ড* rezerv* ayirt* tutul* reserv* tahan* ditahan pegang удерж* бронир* забронирован* ریزرویشن",
  package:
    "package* pakage* deal* tour* trip trips offer* باق* باقه* برنامج* عروض عرض رحل* حمله پیکج* پیکیج* پکیج* بسته* تور* पैकेज* टूर* প্যাকেজ* paket* tur turu forfait* voyage* ofre* pakej* пакет* тур туры туров туре",
  hotel:
    "hotel* room* acomod* فندق* الفندق غرف* سکن* ہوٹل* ہوٹلز* هوتل* هتل* کمر* اتاق* होटल* कमरा* कमरे* হোটেল* রুম* otel* oda* hôtel* chambre* kamar* bilik* penginapan* hotelj* отел* гостиниц* номер_в kamra* kamre*",
  camp: "camp tent* mina خیم* مخیم* منی خیمه* کیمپ* چادر* शिविर* तंबू* टेंट* मीना ক্যাম্প* তাঁবু* তাবু* cadir* tente* tenda khemah* лагер* палат*",
  flight:
    "flight* fly plane air airline* airport* boarding طیار* رحله_الطیران طیران مطار* الطایره فلاٹ* فلائٹ* پرواز* جهاز* هواپیما* उड़ान* फ्लाइट* हवाई* ফ্লাইট* বিমান* ucus* ucak* vol vols avion* aeroport* penerbangan* pesawat* kapal_terbang рейс* самолет* вылет* вылета*",
  ticket:
    "ticket* tiket* boarding_pas* تذکر* تذاکر ٹکٹ* بلیط* बिल्ट टिकट* টিকিট* টিকেট* bilet* bilet billet* билет* tikat*",
  booking:
    "booking* booked book reservation* reference حجز* الحجز حجزي بکنگ* بک رزرو* बुकिंग* बुक বুকিং* বুক rezervasyon* reserv* réservation* pemesanan* pesan* pesanan tempahan* tempah брон* бронь",
  wheelchair:
    "wheelchair* wheel_chair disab* acesib* کرسی_متحرک الکرسی_المتحرک متحرک وہیل* ویلچر* व्हील* व्हीलचेयर* হুইল* tekerlek* engel* fauteuil* handicap* kursi_roda kerusi_roda колясочн* инвалид* коляск*",
  nusuk: "nusuk nusk nusek نسک नुसुक* नुसुक নুসুক* нусук* masar مسار nusukta nusuktan nusukun nusuka nusuku",
  internet:
    "internet wifi wi_fi ofline data_roaming network signal نت انترنت شبکه_النت انٹرنیٹ* اینترنت* नेट इंटरनेट* নেট ইন্টারনেট* cevrimdisi baglant* conexion* hors_ligne luring sinyal talian интернет* связ* офлайн* net",
  app: "ap aplication* website site web تطبیق* موقع ایپ* سایت* अप्लिकेशन ऐप* এপ* অ্যাপ* uygulama* aplic* aplikasi* laman приложен* сайт*",
  phone:
    "phone* mobile* cel smartphone موبایل* جوال* هاتف* فون* گوشی* फोन* मोबाइल* ফোন* মোবাইল* telefon* cep portable* ponsel* hp telepon* телефон*",
  luggage:
    "lugage* bag bags pack* suitcase* bring cary clothes wear حقیب* شنط* شنطه* ملابس اغراض امتع* سامان* بیگ* کپڑ* بار چمدان* لباس* सामान* बैग* कपड़* कपडे* ব্যাগ* কাপড়* জিনিস* লাগেজ* bavul* valiz* esya* kiyafet* bagage* valise* bawa* barang* koper* baju* pakaian* bagasi beg багаж* чемодан* вещ* одежд* взять_с saman* samaan* kapre* kapde*",
  medicine:
    "medicin* medicat* sleeping_pil* painkiler* pain_kiler* somnifere* antidouleur* uyku_hapi agri_kesici* pil_tidur obat_tidur ubat_tidur ubat_tahan_sakit منوم مسكن* مسکن* حبوب حبه قرص* نیند_کی_گول* नींद_की_गोली* दर्द_की_गोली* ঘুমের_ওষুধ* снотворн* обезболив* pil pils drug* insulin tablet* prescription* دواء* دوا* ادوی* علاج* دوای* انسولین* दवा* दवाई* इंसुलिन* ঔষধ* ওষুধ* ইনসুলিন* ilac* hap insülin* insulin* medicament* obat* ubat* лекарств* таблет* инсулин* dawa* dawai* dava*",
  heat: "heat hot sun sunstroke temperatur* حر الحر حرار* شمس گرمی* گرما* دھوپ* गर्मी* धूप* लू গরম* রোদ* sicak* gunes* chaleur* soleil* panas* cuaca жар* жара* солнц* garmi* dhoop*",
  family_group:
    "family household group عایله* عایلتی اسر* مجموع* اهل خاندان* گھرانه* فیملی* خانواده* گروه* परिवार* फैमिली* पारिवारिक पररिवार পরিবার* ফ্যামিলি* aile* grup* famil* foyer* groupe* keluarga* kelompok* kumpulan* семь* групп* khandan* parivar* parivaar*",
  guide:
    "guide* operator* agent* agency* company* organiser* organizer* مرشد* وکیل* وکاله* شرک* مشغل* منظم* ایجنٹ* ایجنسی* آپریٹر* گائیڈ* شرکت* آژانس* راهنما* کاروان* एजेंट* एजेंसी* ऑपरेटर* गाइड* कंपनी* এজেন্ট* এজেন্সি* অপারেটর* গাইড* কোম্পানি* rehber* acente* operator* sirket* firma* agence* guide* organisateur* acompagnateur* agen* biro* pemandu* syarikat* pembimbing* muthawif mutawif гид* агент* оператор* компани* фирм*",
  licence:
    "licen* atol abta acredit* regist* legit* genuin* fake scam* real trust* fraud* ترخیص* مرخص* رخص* موثوق* نصب* احتیال محتال* وهمی* لائسنس* اصلی جعلی فراڈ* دھوکه* مجوز* معتبر* کلاهبردار* लाइसेंस* असली नकली धोखा* फ्रॉड* ठग* লাইসেন্স* আসল নকল ভুয়া* প্রতারণ* lisans* ruhsat* guvenilir* dolandir* sahte agre* arnaque* fiable* serieu* izin* resmi* penipu* tipu* lesen* sah лиценз* мошен* настоящ* надежн* обман* asli nakli fraud* dhoka* dhokha*",
  prayer:
    "prayer* pray salah salat namaz fajr dhuhr zuhr asr maghrib isha صلاه* الصلاه اذان* الفجر فجر الظهر ظهر العصر المغرب العشاء نماز* عشاء عصر مغرب नमाज* फज्र* मगरिब* अज़ान* নামাজ* নামায* ফজর* মাগরিব* আজান* ezan* ikindi aksam yatsi ogle imsak prier* sholat* solat* shalat* waktu_solat subuh dzuhur zohor ashar azan намаз* молитв* azaan* namaj*",
  qibla: "qibla* kibla* kible* qiblah kiblat* قبل* القبله قبله किबला* क़िबला* কিবলা* кибл* kaba direction",
  rite: "ihram tawaf tawaaf saai sai rami ramy jamarat muzdalifa* arafat arafah arafa talbiyah talbia halq hady احرام* الاحرام طواف* سعی* السعي رمی* الرمي الجمرات جمرات مزدلفه عرفه عرفات تلبیه هدی قربانی* इहराम* तवाफ* सई रमी अरफात* मुज़दलिफा* एहराम* ইহরাম* তাওয়াফ* তওয়াফ* সাঈ* রমি* আরাফা* মুজদালিফা* জামারা* ihram* tavaf* seytan* arafat* muzdelife* vakfe* cemarat* say safa lapidation* sacralisation* lempar* wukuf jumrah* lontar* mabit ихрам* таваф* сай* араф* муздалиф* джамарат* хадж_обряд* kankari* stone* pebble* wal safa marwa marwah حصی حصاه حصیات کنکریاں کنکری سنگریزه سنگ_زدن कंकड़* पत्थर* কঙ্কর* পাথর* taslama caillou* pierre* kerikil камн* камеш* صفا مروه सफा मरवा সাফা মারওয়া* сафа сафой марва марвой",
  day_of_hajj:
    "hajj_day eid tarwiyah zilhaj* dhul* zulhijja* zulhij* ذو_الحجه ذی_الحجه ذوالحجه* عید* العید ذوالحجه ज़िलहिज्जा* ईद* জিলহজ* ঈদ* zilhicce* bayram* aid dzulhijjah* zulhijah* idul* raya зуль* курбан*",
} as const;
