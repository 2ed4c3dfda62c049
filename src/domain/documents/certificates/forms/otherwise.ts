/** Words beside which a year, a length of time or a person on a paper must be the traveller's and this Hajj's (folded, in the eleven languages). */
import { plainIndic } from "../fold.ts";

export const whole = (...words: readonly string[]) =>
  new RegExp(plainIndic(`(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])`), "u");

/** The journey, its season, and what papers for it are called. */
export const OF_SEASON = whole(
  String.raw`hajj?\p{L}*|haji|hadj|hac|hacci|pilgrim\p{L}*|pelerin\p{L}*|season|campaign|campagne|saison|musim|mevsim\p{L}*|sezon\p{L}*|ramadan|certificates?|sertifikat|sijil|visas?|хадж\p{L}*|сезон\p{L}*|паломнич\p{L}*|(?:ال|لل)?حج|موسم|رمضان|شهاده|تاشيره|سيزن|हज|सत्र|হজ|হজ্জ|মৌসুম`,
);
/** A year of the Hijra, by its sign. */
export const HIJRI_YEAR = /(?<![\d/.-])(14\d\d) ?(?:a\.?h\.?|h\.?|hijri|ه|هجري\p{L}*)(?![\p{L}\d])/gu;

/** When somebody was born. */
export const BIRTH_WORDS = String.raw`born|b\.(?=\s*\d)|birth|birth-?date|dob|d\.o\.b\.?|yob|naissance|ne\(?e?\)?|dogum\p{L}*|lahir|kelahiran|рожден\p{L}*|рожд\.?|родил\p{L}*|г\.? ?р|مواليد|(?:ال)?ميلاد|ولد\p{L}*|(?:ال)?مولود\p{L}*|تولد|متولد|پيدايش|जन्म|জন্ম`;
export const BIRTH_YEAR = new RegExp(
  plainIndic(
    String.raw`(?<![\p{L}\p{M}])(?:${BIRTH_WORDS})(?![\p{L}])[^\d\n]{0,16}?((?:19|20)\d\d)(?!\d)|((?:19|20)\d\d) ?(?:г\.? ?р|dogumlu|में जन्म)`,
  ),
  "gu",
);
/** A whole day of birth: behind the word for it, or before the one that stands last. */
export const BIRTH_DAY = new RegExp(
  plainIndic(
    String.raw`(?<![\p{L}\p{M}])(?:${BIRTH_WORDS})(?![\p{L}])[^\d\n]{0,20}?(?<behind>\d[^\t\n]{0,24})|(?<before>\d{1,2}[^\t\n]{2,20}) (?:dogumlu|г\.? ?р)(?![\p{L}])`,
  ),
  "gu",
);
export const AGED = /(?<!\p{L})(?:aged?|umur|usia|yas|возраст|العمر|عمر)[\s:.]{1,3}(\d{1,3})(?![\d/.-])/gu;

/** What a man is called, and what a woman is, where it stands alone, after a label or before the name. */
export const MANS =
  /^(?:mr|mister|sir|m|monsieur|encik|tuan|bapak|bpk|bay|shri|janab|alhaji|male|man|gentleman|lelaki|laki-laki|erkek|homme|masculin|мужской|мужчина|господин|ذكر|رجل|مرد|पुरुष|পুরুষ)\.?$/u;
export const WOMANS =
  /^(?:mrs|ms|miss|mdm|madam|mme|mlle|madame|puan|cik|ibu|hajiya|hajjah|hajja|bayan|smt|shrimati|begum|female|woman|lady|perempuan|wanita|kadin|femme|feminin|женский|женщина|госпожа|انثي|امراه|سيده|السيده|عورت|خاتون|زن|महिला|মহিলা)\.?$/u;
/** Labels before which one of them stands. */
export const OF_TITLES = /^(?:title|salutation|prefix|sex|gender|mr ?\/ ?mrs|he ?\/ ?she)\s*[:.-]?\s*/u;

/** That a paper counts, and for how long. */
export const COUNTS =
  /(?<![\p{L}\p{M}])(?:valid\p{L}*|validit\p{L}*|good|force|effective|current|void|lapse\p{L}*|expir\p{L}*|within|lasts?|re-?exam\p{L}*|valables?|berlaku|sah|laku|gecerli\p{L}*|действ\p{L}*|годн\p{L}*|صلاحي\p{L}*|(?:ال)?(?:صالح|ساري)\p{L}*|اعتبار|معتبر|كارآمد|كارامد|मान्य|वैध\p{L}*|বৈধ|মেয়াদ)(?![\p{L}\p{M}])/u;
/** Long enough for any paper of health: these many months or days. */
export const LONG_ENOUGH =
  /(?<![\p{L}\d])(?:three|six|twelve|3|6|9|12|18|24|90|180|365|ninety|trois|douze|tiga|enam|uc|alti|ثلاثه|سته)(?![\p{L}\d])/u;

/** On a visa: whose it is beside the holder's, what somebody works as, that it is no visa yet or none any more. */
export const NO_PILGRIMS_OWN = whole(
  String.raw`companions?|escort|dependan?ts?|guide|staff|crew|aircrew|driver|cook|guard|cleaner|petugas|pendamping|pengiring|accompagna\p{L}+|refakatci\p{L}*|gorevli\p{L}*|сопровожд\p{L}*|персонал|(?:ال)?مرافق\p{L}*|خادم|همراه|خدمه|सहायक|साथी|সহায়ক|সঙ্গী`,
);
export const OF_MAIN_HOLDER =
  /^(?:principal|main (?:holder|applicant|pilgrim)|primary(?: holder| applicant)?|lead applicant|head of (?:family|household)|relation(?:ship)?|on (?:the )?(?:visa|file|passport) of|(?:family|household) (?:member )?of)(?!\p{L})/u;
export const NONE_LEFT =
  /(?<!\p{L})(?:entr(?:y|ies)|masuk|entrees?|giris\p{L}*|въезд\p{L}*|دخول|ورود)(?!\p{L})[^\n]{0,20}?(?<!\p{L})(?:left|remaining|used|restantes?|utilisees?|tersisa|sisa|kalan|kullanil\p{L}*|остал\p{L}*|использован\p{L}*|متبقي\p{L}*|مستخدم\p{L}*)(?!\p{L})|(?<!\p{L})(?:left|remaining|used) entr(?:y|ies)(?!\p{L})/u;
/** That a paper or an entry was struck out or counts no more; notices of when it would are conditions. */
export const ANNULLED = whole(
  String.raw`void|cancell?ed|annul\p{L}*|(?:struck|crossed) (?:out|off|through)|superseded|replaced by (?:visa|another)|withdrawn|revoked|rayee?s?|barree?s?|nul(?:le)? et non avenue?|iptal\p{L}*|hukumsuz\p{L}*|gecersiz\p{L}*|cizil(?:di|mis)\p{L}*|\p{L}{0,3}batal(?:kan)?|dicoret|dipotong|аннулир\p{L}*|погашен\p{L}*|(?:за|пере|вы)черкнут\p{L}*|отменен\p{L}*|недействит\p{L}*|باطله?|لاغي?|ملغ[يا]ه?|مشطوبه?|استبدلت|مستبدله?|ابطال|مخدوش|منسوخ|كالعدم|रद्द|निरस्त|अमान्य|বাতিল\p{L}*|অবৈধ`,
);
export const ON_CONDITION = whole(
  String.raw`if|unless|without|when|after|si|sauf|sans|apres|jika|jikalau|tanpa|kecuali|sekiranya|apabila|без|если|при|بدون|بغير|اذا|في حال\p{L}*|الا|اگر|در صورت|बिना|यदि|ছাড়া|যদি|olmadan|halinde|durumunda|ise|olmayan`,
);
/** That it was given. */
export const ISSUED =
  /(?<!\p{L})(?:issu\p{L}*|granted|printed|delivr\p{L}*|duzenle\p{L}*|verilis|terbit|diterbitkan|dikeluarkan|выдан\p{L}*|выдач\p{L}*|(?:ال)?اصدار|صدور|صدر\p{L}*|اجرا)(?!\p{L})|जारी|ইস্যু/u;

/** That nobody examined the holder of a certificate of health. */
export const NOT_EXAMINED =
  /(?<!\p{L})no (?:medical |physical |clinical )?examinations?(?: (?:done|made|performed|carried|was|needed|required))?[\s.,)]*$|(?<!\p{L})(?:(?:not|never|without|before|n['’]t) (?:(?:yet|been|be|being|personally|medically|physically|actually|having|any|an|a|the|further|myself|ever|him|her) )*|un-?)(?:examin\p{L}*|saw|assess\p{L}*|meeting|met|seen (?:by|him|her|the|in person|this|at))(?!\p{L})|(?<!\p{L})و?(?:لم|لن|ما|دون|بدون|بغير|قبل) (?:(?:يتم|تتم|يجر|تجر|نجر|اجر|اي|اجراء|ان|يكن|اقم|نقم) )*ب?(?:ال)?(?:[انيت]?(?:فحص|كشف)|[انيت]?عاين|معاين)\p{L}*/u;
/** Another journey or another end than the Hajj, and for how short a time. */
export const FOR_UMRAH = /(?<!\p{L})(?:umrah?|umroh|omrah?|umre\p{L}*|و?(?:ال|لل|بال)?عمره)(?!\p{L})/u;
export const WITH_HAJJ = /(?<!\p{L})(?:hajj?\p{L}*|hadj|hac\p{L}*|(?:وال|ال|لل|بال|ل)?حج\p{L}*)(?!\p{L})/u;
export const FOR_WORK =
  /(?<!\p{L})fit (?:for|to) (?:work|school|duty|drive|driving|sports?|employment|gym)(?!\p{L})|(?<!\p{L})(?:لايق\p{L}?|صالح\p{L}?|خاص\p{L}?|الخاص\p{L}?) (?:لل|بال|ل|ب|علي ال)عمل(?!\p{L})/u;
export const FOR_SHORT =
  /(?<!\p{L})for (?:an?|one|two|three|few|several|some|\d{1,2}|the next) (?:(?:more|few) )?(?:days?|weeks?)(?!\p{L})|(?<!\p{L})for (?:an?|one|two|few|some|[12]|the next) (?:(?:more|few) )?months?(?!\p{L})/u;
/** The year that something is for. */
export const FOR_YEAR =
  /(?:^|[\s(,.])(?:for(?: the)?(?: year)?|year|(?:ل|لل)?(?:عام|سنه)|في) ?:? ((?:20[0-4]|14[2-5])\d)(?!\d|[/-]\d)/gu;
/** That nobody met the holder, whose paper it is not, who is no doctor, and that it is not for the Hajj. */
export const OF_NOBODY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:by|via|over|through) (?:the |a )?(?:tele)?(?:phone|video\p{L}*|e-?mail|zoom|whatsapp|skype|post|letter)(?: (?:call|consultation))?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:عبر|عن طريق|بواسطه) (?:ال)?(?:هاتف|تلفون|فيديو|واتساب|انترنت|بريد)`,
    String.raw`(?<!\p{L})(?:no|retired|former|suspended|student|another) (?:doctor|physician)(?!\p{L})`,
    String.raw`(?<!\p{L})not (?:valid |fit |suitable |to be used |good )?for (?:the )?ha[jd]`,
    String.raw`(?<!\p{L})(?:ل|عن )(?:اخي|اخت|والد|زوج|ابن|شقيق)(?:ه|ها|ته|تها)(?!\p{L})`,
  ].join("|"),
  "u",
);
/** What is measured with a number far beyond any bounds, wherever it stands: the least and the most. */
export const FAR_BEYOND: readonly (readonly [named: RegExp, from: number, to: number])[] = [
  [
    /(?<!\p{L})(?:temp(?:erature)?|fever|(?:ال)?حراره)\D{0,4}(\d{2}(?:[.,]\d)?)(?!\d|[.,]\d|\s?°?\s?f(?!\p{L}))/gu,
    0,
    37.9,
  ],
  [/(?<!\p{L})(?:spo2|sao2|sats?|saturation|(?:ال)?تشبع)\D{0,4}(\d{2,3})(?!\d)/gu, 92, 100],
  [/(?<!\p{L})(?:pulse|heart rate|(?:ال)?نبض)\D{0,4}(\d{2,3})(?![\d/])/gu, 45, 115],
  [/(?<!\p{L})(?:bp|b\.p\.?|blood pressure|ضغط الدم|الضغط)\D{0,6}(\d{3}) ?\/ ?\d/gu, 85, 155],
  [/(?<!\p{L})(?:bmi)\D{0,4}(\d{2})(?!\d)/gu, 16, 40],
  [/(?<!\p{L})(?:hb(?![a-z])|haemoglobin|hemoglobin|خضاب)\D{0,4}(\d{1,2})(?:[.,]\d)?(?!\d)/gu, 9, 20],
  [/(?<!\p{L})(?:lv)?ef\D{0,4}(\d{2}) ?%/gu, 45, 85],
];
/** The number of a passport behind its label. */
export const PASSPORT_NUMBER =
  /(?<!\p{L})(?:passports?|passeport|pasaport|paspor|pasport|reisepass|travel document|وثيقه (?:ال)?سفر|(?:ال|ل|لل|بال|و)?جواز\p{L}{0,2}|паспорт|загранпаспорт)(?!\p{L})[^\d\n]{0,30}?(?<![\p{L}\d])([a-z]{0,3}\d[a-z\d]*)(?![\p{L}\d]|[/.-]\d)/gu;

/** Degrees that only their own house has words for, where somebody sleeps, and that an office wrote what a doctor should. */
export const OF_NO_DOCTOR =
  /^(?:type|class|grade|code|level|stage|النوع|الدرجه|الفيه)\s*:\s*\p{L}{0,2}\d{0,2}[+-]?\.?$|^(?:hotel|فندق|الفندق)(?: name)?\s*[: ]|^(?:completed|filled(?: in)?|written|typed|prepared) (?:in|at|by) (?:the |our )?(?:office|reception|desk|front desk|agency|agent|clerk)/u;
/** That doses are still to come. */
export const COURSE_TO_COME =
  /(?<!\p{L})(?:complete|finish|continue) (?:the|your|his|her|this) (?:course|series|schedule)|(?<!\p{L})(?:return|come back) for (?:the|your|a) (?:second|third|next|other|remaining|final)(?!\p{L})/u;
/** Work of a season, and a sponsor told in words that are no name. */
export const SEASONS_WORK =
  /(?<!\p{L})(?:occupation|profession|job|trade|work)(?: title)?\s*[:/ ][^\n]*(?:butcher|slaughter\p{L}*|barber|catering|seasonal|labou?rer|season)|(?:المهنه|الوظيفه|العمل)\s*:[^\n]*(?:جزار|حلاق|موسم)/u;
export const SPONSOR =
  /^(?:\d+[.)]\s*)?(?:(?:penaja|kafeel|garant|الكفيل)\s*\/\s*)?sponsor(?: name)?\s*[:\t]\s*(.+)$/iu;

/** A label for a signature with nothing, or a stroke, behind it. */
export const UNSIGNED =
  /(?:signature|signed(?: by)?|sign|(?:ال)?توقيع|(?:ال)?امضاء|tanda ?tangan|imza|подпись)(?: (?:of|by|the|doctor|physician|officer|medical|examining|طبيب|الطبيب|dokter|doktor|dr|hekim))*\s*:[-_.…/\s]*$|^(?:unsigned|not signed|no signature)/u;

/** Who gives nobody a vaccine, though a card of one may say so: of another art, not yet or no more of theirs, or nobody by name. */
export const NO_GIVERS = whole(
  String.raw`veterin\p{L}*|vets?|mrcvs|frcvs|bvsc|bvetmed|bvms?|dvm|vmd|rcvs|drh|dokter hewan|doktor haiwan|dentists?|dental|bds|dds|drg|hom(?:o?eo|ö)path\p{L}*|chiropract\p{L}*|osteopath\p{L}*|acupunctur\p{L}*|naturopath\p{L}*|herbalist|hak(?:im|eem)|bhms|bams|bums|students?|trainees?|retired|suspended|struck off|secretar\p{L}*|reception\p{L}*|clerk|teachers?|engineers?|travel agents?|etudiant\p{L}*|dentiste|ogrenci\p{L}*|dis hekimi|ветеринар\p{L}*|стоматолог\p{L}*|студент\p{L}*|بيطري\p{L}*|اسنان|طالبه?|سكرتير\p{L}*|دامپزشك|پشو|पशु|পশু`,
);
/** Whoever had the dose, in the label of a signature (folded). */
export const OF_HOLDERS = whole(
  String.raw`holders?|bearer|patient\p{L}*|(?:the )?(?:person vaccinated|vaccinated person)|vaccinee?s?|recipients?|pilgrims?|travell?er|applicant|client|titulaire|pelerine?|interessee?|porteur|pemegang|jemaah|jamaah|peserta|pasien|pesakit|haci|hasta|yolcu|владел\p{L}*|пациент\p{L}*|паломник\p{L}*|صاحب|حامل|(?:ال)?حاج|(?:ال)?مريض|مسافر|यात्री|धारक|যাত্রী|ধারক`,
);
/** Callings and persons that give nobody a vaccine (folded): whole words, for a value that is to name whoever did. */
export const NO_HEALTH_WORKER = whole(
  [
    String.raw`healers?|traditional|spiritual|faith|shaman|witch\p{L}*|wizard|magician|astrologer|psychic|clown|quack|applicant|(?:pilgrims?|travell?ers?)(?! (?:medical|health|clinic|hospital))|holder|bearer|patient|passenger|client|customer|guide|leader|agent(?! (?:de|vaccinat|communaut))|operator|organi[sz]er|coordinator|steward\p{L}*|hostess|hairdresser|beautician|shop ?keeper|shop|seller|salesm[ae]n|cashier|accountant|lawyer|police ?(?:wo)?m[ae]n|police officer|cleaner|volunteer|helper|neighbou?r|milk ?man|guard|office boy|street boy|camp boss|wise (?:wo)?man|corner store|pastor|trainer|masseu\p{L}*|herbal\p{L}*|ayurved\p{L}*|homeo\p{L}*|robot|computer|machine|system|website|online|app|avatar|plumber|electrician|mechanic|actor|actress|photographer|journalist|grocer|vendors?|stall|waiter|fisherman|blacksmith|landlord|tenant|employer|employee|owner|roommate|classmate`,
    String.raw`guerisseu\p{L}*|tradipraticien\p{L}*|marabout|sorcier\p{L}*|rebouteu\p{L}*|pelerine?|voyageu\p{L}*|titulaire|interessee?|demandeu\p{L}*|chauffeur|coiffeu\p{L}*|cuisini\p{L}*|commercant\p{L}*|vendeu\p{L}*|policier|guide|accompagnat\p{L}*`,
    "dukun|bomoh|pawang|jamaah|jemaah|pemohon|peserta|pemegang|penumpang|pelancong|sopir|pemandu|pemimpin|tukang|pedagang|penjual|peniaga|petani|nelayan|polisi|tentara|satpam|tetangga|jiran|teman|ketua|agen|ejen",
    String.raw`sifaci\p{L}*|otaci\p{L}*|ufurukcu|yolcu|haci aday\p{L}*|basvuran|sofor|rehber|firinci|komsu\p{L}*|arkadas\p{L}*|polis|bekci`,
    String.raw`знахар\p{L}*|целител\p{L}*|шаман\p{L}*|паломник\p{L}*|заявител\p{L}*|путешественник\p{L}*|водител\p{L}*|гид|парикмахер\p{L}*|повар\p{L}*|сосед\p{L}*|друг|охранник\p{L}*|продавец\p{L}*|экскурсовод\p{L}*|руководител\p{L}* групп\p{L}*`,
    "معالج شعبي|عشاب|مقدم الطلب|سايق|مطوف|راقي|بايع|شرطي|درخواست گزار|ڈرايور|نايي|راننده|آرايشگر|همسايه|فروشنده",
    "नाई|यात्री|आवेदक|चालक|पड़ोसी|রসুইয়া|কবিরাজ|নাপিত|যাত্রী|আবেদনকারী|চালক|প্রতিবেশী",
  ].join("|"),
);
