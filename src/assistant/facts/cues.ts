import { wordMatcher } from "../reading/words/number-words.ts";

/** What people call a fact where its own words do not: by the fact's id, in any of the languages and in their Latin letters. */
export const CUES: Readonly<Record<string, string>> = {
  leastAge:
    "age minimum old enough child children kid baby infant year-old younger طفل اطفال عمر رضيع بچہ بچے عمر बच्चा बच्चे उम्र বাচ্চা শিশু বয়স çocuk yaş bebek enfant bébé âge anak umur usia bayi بچه سن ребёнок ребенок дети возраст bachcha umar",
  conditionsExcluded:
    "dialysis kidney heart failure oxygen cancer chemo dementia pregnant pregnancy months pregnant liver غسيل كلى قلب حامل سرطان ڈائیلاسز گردے حاملہ دل کینسر डायलिसिस गर्भवती दिल कैंसर ডায়ালাইসিস গর্ভবতী হার্ট diyaliz hamile kalp kanser dialyse enceinte cardiaque cuci darah hamil jantung dialisis mengandung دیالیز باردار قلب диализ беременна беременной сердце",
  visaHajjOnly:
    "tourist visa visit umrah evisa e-visa instead without permit enter سياحية زيارة عمرة تصريح سیاحتی وزٹ عمرہ پرمٹ टूरिस्ट पर्यटक उमरा परमिट টুরিস্ট ভিজিট ওমরাহ turist ziyaret umre izinsiz touriste tourisme visite omra turis kunjungan umrah ziarah pelancong توریستی زیارتی عمره туристическ гостевой умра разрешени",
  visaScope:
    "work job extend stay longer overstay another city umrah with hajj visa عمل تمديد کام توسیع काम बढ़ाना কাজ çalışma uzatma travailler prolonger kerja perpanjang работать продлить",
  visaAfterBooking:
    "when get visa apply visa deadline submit visa متى التأشيرة ویزا کب वीज़ा कब ভিসা কবে vize ne zaman visa quand visa kapan bila visa ویزا کی когда виза",
  nusukReopen:
    "country capacity is full sold out quota exhausted السعة ممتلئة کوٹہ بھر گیا क्षमता भर गई কোটা শেষ kontenjan doldu capacité pleine kuota penuh ظرفیت پر شد мест нет квота",
  nusukSaleWhen:
    "when nusuk sale open start date january booking opens متى يفتح نسك البيع نسک کب کھلے नुसुक कब खुलेगा নুসুক কবে খুলবে nusuk satış ne zaman nusuk quand ouvre nusuk kapan buka nusuk bila نسک کی باز когда нусук продажа",
  scamSigns:
    "personal account transfer guarantees promised حساب شخصي نقدا وعد ذاتی اکاؤنٹ نقد گارنٹی ایجنٹ निजी खाता नकद एजेंट ব্যক্তিগত অ্যাকাউন্ট নগদ kişisel hesap elden garanti compte personnel espèces rekening pribadi tunai akaun peribadi حساب شخصی نقد личный счет наличными scam fraud fake cheat agent cash whatsapp deposit private account guarantee visa trust احتيال نصاب وهمي فراڈ دھوکہ جعلی नकली धोखा ठगी फ्रॉड প্রতারণা ভুয়া dolandırıcı sahte arnaque escroc faux penipuan penipu tipu کلاهبردار تقلبی мошенник обман",
  scamReport:
    "cheated scammed took my money disappeared report police victim نصب علي سرق فراڈ ہو گیا ठगा गया প্রতারিত dolandırıldım arnaqué ditipu فریب خوردم обманули",
  freeForPilgrims:
    "commission fee charge charges anything using this site website app cost free your service do you take money رسوم عمولة مجاني فیس کمیشن مفت फीस कमीशन मुफ्त ফি কমিশন ফ্রি komisyon ücret ücretsiz commission frais gratuit komisi biaya gratis percuma caj کارمزد کمیسیون رایگان комиссия бесплатно",
  stoningHow:
    "throw stones somebody for my mother delegate behalf jamarat pebbles cannot walk توكيل الرمي عن کنکری دوسرے کی طرف سے कंकड़ किसी और की ओर से পাথর মারা অন্যের পক্ষে vekalet şeytan taşlama başkası procuration lapidation à la place mewakili lontar jumrah wakil نیابت رمی за другого бросать камешки",
  pebblesCount:
    "how many pebbles stones number كم حصاة کتنی کنکریاں कितने कंकड़ কয়টি পাথর kaç taş combien de cailloux berapa kerikil batu چند سنگریزه сколько камешков",
  womenPeriod:
    "period menses menstruation haid حيض الحيض دورة حیض ماہواری माहवारी मासिक পিরিয়ড হায়েজ মাসিক adet hayız regles règles menstruations haid datang bulan پریود عادت месячные",
  periodTablets:
    "delay period pills tablets postpone stop period حبوب تأخير الدورة منع الحيض ماہواری روکنے گولی माहवारी रोकने गोली टालने মাসিক বন্ধ পেছানোর ট্যাবলেট adet geciktirici hap retarder règles comprimés penunda haid pil tahan haid ubat قرص عقب انداختن پریود таблетки задержать месячные",
  rawdahPermit:
    "rawdah rawda raudhah riyadul jannah الروضة الروضه رياض الجنة روضہ ریاض الجنہ रौज़ा रियाज़ुल जन्ना রওজা রিয়াজুল জান্নাত ravza raudah tasreh روضه равда равду рауда",
  widowIddah:
    "iddah iddat idda widow waiting period العدة عدة معتدة أرملة عدت بیوہ इद्दत विधवा ইদ্দত বিধবা iddet dul kadın veuve janda balu عده بیوه идда идде вдова",
  tawafAblution:
    "wudu ablution broke during tawaf وضوء انتقض الطواف وضو ٹوٹ طواف वुज़ू टूट तवाफ़ অজু ভাঙলে তাওয়াফ abdest bozulursa tavaf ablutions perdues wudu batal wuduk terbatal وضو باطل омовение нарушилось таваф",
  minaLeave:
    "leave mina 12th stay 13th nafr النفر الأول التعجل منى منیٰ 13 रुकना मिना 13 মিনা ছাড়া 13 minadan ayrılmak quitter mina nafar awal tsani thani keluar mina کوچ از منا 13 покинуть мину",
  sacrificeWhere:
    "where slaughter dam penalty back home وين يذبح الدم دم کہاں ذبح दम कहाँ ज़बह দম কোথায় dem nerede kesilir ceza kurbanı sacrifice expiatoire où dam disembelih di mana کفاره کجا ذبح где резать жертву",
  convertProof:
    "convert revert proof of islam certificate mosque letter شهادة إسلام أسلمت مسلم جديد نو مسلم سرٹیفکیٹ नव मुस्लिम सबूत নওমুসলিম সনদ mühtedi müslüman oldum belge converti convertie certificat mualaf sertifikat sijil saudara baru تازه مسلمان گواهی принял приняла ислам справка",
  farewellTawaf:
    "farewell tawaf last leaving وداع الوداع الوداعی विदाई বিদায়ী veda wada adieu perpisahan وداع прощальный",
  womenMahram:
    "mahram alone without husband woman travel single محرم بدون محرم اکیلی बिना महरम अकेली একা মাহরাম mahremsiz yalnız seule sans mahram tanpa mahram sendiri بدون محرم без махрама одна",
  heatShade:
    "hot heat temperature sun degrees حرارة گرمی गर्मी গরম sıcak chaleur chaud température panas suhu گرما жара температура",
  section75:
    "credit card protection covered company goes bust bankrupt section refund card claim chargeback بطاقة ائتمان افلاس کریڈٹ کارڈ دیوالیہ क्रेडिट कार्ड दिवालिया ক্রেডিট কার্ড দেউলিয়া kredi kartı iflas carte crédit faillite kartu kredit bangkrut kad kredit کارت اعتباری ورشکست кредитная карта банкротство",
  atolCover: "atol flights protected",
  methodsLimit:
    "bank blocks blocked declined large payment limit call bank يرفض البنك بینک روک बैंक रोक ব্যাংক আটকে banka bloke limit banque bloque plafond bank blokir bank sekat بانک مسدود банк блокирует лимит",
  cardFeesAbroad:
    "card fee abroad foreign transaction charge رسوم البطاقة کارڈ فیس कार्ड शुल्क কার্ড ফি kart masrafı frais carte étranger biaya kartu caj kad کارمزد کارت комиссия карты за границей",
  instalmentsNusuk:
    "instalments nusuk pay in parts monthly أقساط نسك تقسيط قسطوں نسک किस्त नुसुक কিস্তি নুসুক taksit nusuk plusieurs fois nusuk cicilan nusuk ansuran nusuk اقساط نسک рассрочка нусук",
  refundWallet:
    "wallet fee refund percent take out رسوم المحفظة والٹ فیس वॉलेट शुल्क ওয়ালেট ফি cüzdan kesinti frais portefeuille biaya dompet caj dompet کیف پول کارمزد комиссия кошелька",
  walletLoad:
    "wallet load top up fund transfer iban شحن المحفظة والٹ में पैसे वॉलेट में डालना ওয়ালেটে টাকা cüzdana yükleme alimenter portefeuille isi dompet tambah dompet شارژ کیف пополнить кошелёк",
  payFailedNusuk: "money gone no booking payment failed taken",
  queueOrder:
    "random draw order fair earlier better place log in early pay to skip first lot قرعة عشوائي قرعہ اندازی लॉटरी लकी লটারি kura tirage au sort undian cabutan قرعه жребий",
  queueProof: "recompute check draw proof verify order",
  queueTurn:
    "how long our turn minutes once turn miss turn مدة الدور باری کتنی دیر बारी कितना समय পালা কতক্ষণ sıra gelince kaç dakika tour combien minutes giliran berapa menit giliran berapa minit نوبت چند دقیقه очередь подойдёт сколько минут",
  holdMinutes:
    "hold holding cost anything seats how long minutes reserve keep حجز مؤقت دقیقة ہولڈ होल्ड কতক্ষণ tutma kaç dakika option retenir minutes tahan kursi menit pegang tempat minit رزرو موقت бронь держится минут",
  nusukFamilySize:
    "nine people ten people application family size eight members تسعة أشخاص نو افراد नौ लोग নয়জন dokuz kişi neuf personnes sembilan orang نه نفر девять человек",
  photoRules:
    "photo picture background glasses hijab headscarf white size صورة خلفية نظارة تصویر پس منظر फोटो पृष्ठभूमि चश्मा ছবি ব্যাকগ্রাউন্ড fotoğraf arka plan gözlük photo fond lunettes foto latar kacamata cermin mata عکس پس‌زمینه عینک фото фон очки",
  photoNusukCopy: "photo size pixels kb nusuk copy small",
  vaccineMeningitis:
    "vaccine vaccination jab meningitis which vaccines needed compulsory before arrival days how long before لقاح تطعيم مطلوب ویکسین ٹیکہ टीका टीके कौन टिका টিকা aşı hangi vaccin quels vaksin apa suntikan واکسن прививки какие ta3meem teeka",
  vaccineOthers:
    "polio yellow fever covid flu شلل الأطفال حمى صفراء کورونا कोविड পোলিও covid grip fièvre jaune polio demam kuning covid полиомиелит",
  passportSixMonths:
    "passport expires valid until six months runs out enough ينتهي الجواز ستة أشهر پاسپورٹ ختم چھ ماہ पासपोर्ट खत्म छह महीने পাসপোর্ট মেয়াদ ছয় মাস pasaport süresi altı ay passeport expire six mois paspor habis enam bulan pasport luput گذرنامه اعتبار شش ماه паспорт действует шесть месяцев",
  nameAsInPassport:
    "name spelling differs spelt wrong letter passport ticket mismatch اسم مختلف نام غلط नाम गलत বানান ভুল isim farklı nom différent nama beda nama lain نام متفاوت имя отличается",
  healthCertificateRules:
    "health certificate how old months doctor stamp شهادة صحية طبی سرٹیفکیٹ स्वास्थ्य प्रमाणपत्र স্বাস্থ্য সনদ sağlık raporu certificat médical surat sehat sijil kesihatan گواهی سلامت медсправка",
  threeWays:
    "tamattu qiran ifrad kind of hajj difference types تمتع قران افراد تمتع قران افراد तमत्तु किरान इफ़राद তামাত্তু কিরান ইফরাদ temettu kıran ifrad tamattu qiran ifrad таматту киран ифрад",
  dayArafah:
    "arafah arafat standing day do there عرفة عرفات یوم عرفہ अरफा अरफात আরাফা আরাফাত arefe arafat vakfe wukuf arafah عرفه арафат",
  muzdalifahNight:
    "muzdalifah night leave early after midnight مزدلفة مزدلفہ मुज़दलिफ़ा মুজদালিফা müzdelife mouzdalifa muzdalifah مزدلفه муздалифа",
  dayEid:
    "tenth day eid order rites يوم النحر العيد دسویں عید दसवीं ईद দশই ঈদ bayram günü onuncu jour du sacrifice aïd hari raya kesepuluh عید قربان десятый день праздник",
  daysTashriq:
    "thirteenth stay thirteenth eleventh twelfth mina leave ثالث عشر أيام التشريق تیرہویں तेरहवीं তেরো on üçüncü teşrik treizième tasyrik ketiga belas سیزدهم тринадцатый",
  sacrificeHow:
    "sacrifice animal sheep hady qurbani voucher هدي أضحية قربانی कुर्बानी কোরবানি kurban sacrifice mouton kurban dam korban hadyu قربانی жертва курбан",
  missedRite:
    "missed forgot mistake skipped rite invalid نسيت فاتني بھول گیا چھوٹ भूल छूट ভুলে বাদ unuttum kaçırdım oublié manqué lupa terlewat فراموش جا ماند забыл пропустил",
  ihramWhat:
    "ihram wear clothes forbidden perfume sewn احرام ملابس الإحرام احرام کپڑے इहराम कपड़े ইহরাম কাপড় ihram yasak kıyafet vêtements ihram pakaian ihram لباس احرام одежда ихрам",
  ihramMiqat: "miqat where enter ihram plane flight ميقات میقات मीक़ात মীকাত mikat miqat میقات микат",
  tawafWhat:
    "tawaf rounds kaaba how many rounds عدد أشواط الطواف طواف چکر तवाफ चक्कर তাওয়াফ চক্কর tavaf şavt tours kaaba putaran tawaf طواف چند دور таваф кругов",
  packHand: "hand luggage carry documents pack",
  packMina:
    "pack bring mina bag list what to take ماذا احضر حقيبة منى سامان کیا لے जाऊं क्या ले सामान কী নেব ব্যাগ ne götürmeli çanta emporter bagages bawa apa barang چه ببرم وسایل что взять вещи",
  packUnscented:
    "soap perfume scented unscented shampoo صابون عطر صابن خوشبو साबुन खुशबू সাবান সুগন্ধি sabun parfüm savon parfum sabun wangi صابون معطر мыло духи",
  wheelchairHow:
    "wheelchair disabled elderly cannot walk scooter كرسي متحرك وہیل چیئر व्हीलचेयर হুইলচেয়ার tekerlekli sandalye fauteuil roulant kursi roda kerusi roda ویلچر коляска",
  diabetesHeat:
    "diabetes insulin sugar سكري انسولين شوگر انسولین शुगर मधुमेह ডায়াবেটিস ইনসুলিন şeker insülin diabète insuline diabetes gula kencing manis دیابت قند диабет инсулин",
  offlinePapers:
    "tickets papers work without internet signal pin offline بدون انترنت انٹرنیٹ کے بغیر बिना इंटरनेट ইন্টারনেট ছাড়া internetsiz sans internet sans réseau tanpa internet بدون اینترنت без интернета",
  accountPassword:
    "forgot password reset login cannot sign in نسيت كلمة المرور پاس ورڈ بھول पासवर्ड भूल পাসওয়ার্ড ভুলে şifremi unuttum mot de passe oublié lupa kata sandi lupa kata laluan رمز فراموش забыл пароль",
  accountData:
    "delete account my data remove download احذف حسابي اکاؤنٹ ڈیلیٹ खाता हटाना অ্যাকাউন্ট মুছ hesabı sil supprimer compte hapus akun padam akaun حذف حساب удалить аккаунт",
  bookingCancelHow:
    "cancel booking how withdraw الغاء الحجز بکنگ منسوخ बुकिंग रद्द বুকিং বাতিল rezervasyon iptal annuler réservation batalkan pemesanan batal tempahan لغو رزرو отменить бронь",
  bookingChange:
    "change name room person booking swap تغيير الحجز بکنگ تبدیل बुकिंग बदल বুকিং পরিবর্তন rezervasyon değiştir modifier réservation ubah pemesanan tukar tempahan تغییر رزرو изменить бронь",
  refundTime:
    "how long refund takes when money back days متى يعود المبلغ رقم واپس کب रिफंड कब পেমেন্ট ফেরত কবে iade ne zaman remboursement quand refund kapan bayaran balik bila بازپرداخت کی когда вернут деньги",
  lostPerson: "lost separated child elder group",
  nusukCard:
    "nusuk card entry بطاقة نسك نسک کارڈ नुसुक कार्ड নুসুক কার্ড nusuk kartı carte nusuk kartu nusuk kad nusuk کارت نسک карта нусук",
  nusukNoPassword:
    "nusuk password give login share code otp كلمة مرور نسك نسک پاس ورڈ नुसुक पासवर्ड নুসুক পাসওয়ার্ড nusuk şifre mot de passe nusuk kata sandi nusuk kata laluan nusuk رمز نسک пароль нусук",
  protectNusukRule:
    "agent sells hajj place pay agent directly outside nusuk وكيل يبيع ایجنٹ بیچ एजेंट बेच এজেন্ট বিক্রি acente satıyor agent vend agen jual ejen jual دلال می‌فروشد агент продаёт",
  nusukWhat:
    "what is nusuk who do i pay nusuk platform ما هو نسك نسک کیا ہے नुसुक क्या है নুসুক কী nusuk nedir c'est quoi nusuk apa itu nusuk نسک چیست что такое нусук",
  emergencyNumbers:
    "emergency number ambulance police call رقم الطوارئ ایمرجنسی نمبر इमरजेंसी नंबर জরুরি নম্বর acil numara numéro urgence nomor darurat nombor kecemasan شماره اضطراری номер экстренной",
  reviewTime:
    "how long check review take waiting verify كم تستغرق المراجعة جانچ کتنی دیر जांच कितनी देर যাচাই কত সময় inceleme ne kadar sürer vérification durée pemeriksaan berapa lama semakan berapa lama بررسی چقدر طول сколько проверяют",
  whoSeesDocuments:
    "who sees my passport privacy operator see files من يرى جوازي کون دیکھ सकता پاسپورٹ कौन देख सकता কে দেখতে পারে kim görebilir qui voit passeport siapa lihat paspor siapa boleh lihat چه کسی می‌بیند кто видит",
  uploadFormats:
    "file format size mb pdf jpg heic too big حجم الملف صيغة فائل سائز फाइल साइज ফাইল সাইজ dosya boyutu format taille fichier ukuran berkas saiz fail حجم فایل размер файла",
  uploadHow:
    "upload document how send photo كيف ارفع اپلوڈ کیسے अपलोड कैसे আপলোড কীভাবে nasıl yüklerim comment téléverser cara unggah cara muat naik چطور آپلود как загрузить",
};

/** Whether a word is one of a fact's cues, whatever its ending. */
export function isCueOf(id: string): (word: string) => boolean {
  return wordMatcher(CUES[id]?.replaceAll(/(?<=\S)(?=\s|$)/g, "*") ?? "");
}
