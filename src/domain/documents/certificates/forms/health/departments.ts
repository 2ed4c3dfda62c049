/** Parts of hospitals, what they look after, and treatments that come round (folded): a paper of one tells whose patient somebody is. */

/** What only the ill come for, in the eleven languages. */
const ARTS = String.raw`(?:nephro|onco|cardio|neuro|pulmono|pneumo|ha?emato|gyna?eco|rheumato|endocrino|hepato|gastroentero|uro)log(?:y|ie|ies|ical)|psychiatry|psychiatric|cancer\p{L}*|cardiac|obstetrics?|maternit\p{L}*|antenatal|prenatal|midwifery|labou?r|delivery|geriatrics?|palliat\p{L}*|hospice|transplant\p{L}*|diabet\p{L}*|renal|dialysis|kidney|heart|stroke|chest|tb|memory|dementia|oxygen|intensive care|icu|ccu|hdu|burns?|addiction|rehabilitat\p{L}*|beds?|patients?|invalids?|sick\p{L}*|disabled|wheel\p{L}*|stretcher|cancerolog\p{L}*|nefrolo\p{L}*|onkolo\p{L}*|kardiyolo\p{L}*|kardiolo\p{L}*|noroloji\p{L}*|neurologi|psikiyatri\p{L}*|psikiatri|dogum\p{L}*|kadin dogum|kebidanan|kandungan|bersalin|jantung|ginjal|jiwa|sakit jiwa|нефролог\p{L}*|онколог\p{L}*|кардиолог\p{L}*|невролог\p{L}*|психиатр\p{L}*|родильн\p{L}*|роддом\p{L}*|гинеколог\p{L}*|диализ\p{L}*|паллиатив\p{L}*|(?:ال|لل)?(?:كلي|كليه|كلوي\p{L}*|اورام|سرطان|قلب|قلبيه|ولاده|نساييه|توليد|نفسيه|عنايه|مركزه|غسيل|صدريه|اعصاب|دماغ)|گرده\p{L}*|امراض قلب|زچگي|دماغي|سرطان|كينسر|ڈايلاسز|كليه|زايمان|روان\p{L}*|دياليز|नेफ्रोल\p{L}*|कैंसर|हृदय|प्रसूति|मनोरोग|डायलिसिस|गुर्दा|কিডনি|ক্যান্সার|হৃদরোগ|প্রসূতি|মানসিক|ডায়ালাইসিস`;

export const CARE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ARTS})(?![\p{L}\p{M}])`, "u");

/** Whole houses are called by them, and examine the healthy too. */
export const HOUSES_OF_CARE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${ARTS})[ ,&]+(?:(?:and|the|et|ve|dan|diseases?|vascular|care|surgery)[ ])*){1,3}(?=(?:hospitals?|institutes?|foundation|hastanesi|association)(?!\p{L}))|(?<=(?:مستشفي|معهد|hopital|rumah sakit|hospital|institute|institut|больниц\p{L}|институт) (?:of |de |d'|for )?)(?:${ARTS})`,
  "gu",
);

/** What parts of hospitals are called. */
export const DEPARTMENTS =
  /(?<![\p{L}\p{M}])(?:dept|cent(?:re|er)s?|merkezi|departments?|units?|wards?|divisions?|clinics?|services?|outpatients?|opd|sections?|patient of|under|departement|unite|clinique|consultation|bolum\p{L}*|servis\p{L}*|poliklini\p{L}*|klinik\p{L}*|bagian|poli|instalasi|wad|jabatan|отделени\p{L}*|диспансер\p{L}*|кабинет|قسم|وحده|عياده|شعبه|مركز|شعبے?|وارڈ|بخش|درمانگاه|विभाग|वार्ड|বিভাগ|ওয়ার্ড)(?![\p{L}\p{M}])/u;

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|nights?|evenings?|mornings?|weeks?";
/** A treatment that comes round, or a machine that somebody hangs on. */
export const RHYTHMS = new RegExp(
  [
    String.raw`\b(?:each|every|on|alternate) (?:(?:other|second|third) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?=[^.\n]*\b(?:and|,|&) ?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)|\b(?:each|every|alternate) (?:(?:other|second|third) )?(?:${DAY})\b`,
    String.raw`\b(?:once|twice|thrice|(?:two|three|four|several|many|\d) ?(?:times|x|sessions?|days|nights)|sessions?) ?(?:an?|per|each|every|in the|\/) ?(?:${DAY})\b|\bthe machine\b|\ba machine\b|\bmachines\b`,
    String.raw`\b(?:trois|deux|\d) (?:fois|seances?) par (?:semaine|jour)\b|\bhaftada (?:\d|bir|iki|uc|dort) |\b(?:\d|dua|tiga|empat|se) ?kali (?:seminggu|se-?minggu|sehari)|\b(?:раза?|дня|сеанса?) в (?:неделю|день)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:مره|مرتين|مرات|جلسات|ايام) (?:في |ب|كل )?(?:ال)?(?:اسبوع|يوم)|(?<!\p{L})(?:كل|يوميا|اسبوعيا)(?: (?:يوم|اسبوع|ليله))?(?!\p{L})(?= |$|\.)|هفتے ميں (?:\d|ايك|دو|تين)|هفته ا?ي (?:\d|يك|دو|سه)|हफ्ते में|सप्ताह में|সপ্তাহে`,
  ].join("|"),
  "u",
);

/** What a degree of health or of illness is called, in the eleven languages. */
export const GRADES =
  /(?<!\p{L})(?:codes?|class|category|cat|grade|level|score|results?|stage|type|degree|outcome|kode|kategori|kelas|tingkat|hasil|gred|sinif|derece|kategorisi|sonuc|kodu|classe|categorie|niveau|resultat|код|категория|степень|класс|результат|группа здоровья|رمز|كود|درجه|فيه|تصنيف|النتيجه|مستوي|كوڈ|زمره|درجه بندي|كد|رده|कोड|श्रेणी|परिणाम|কোড|শ্রেণি|ফলাফল)(?!\p{L})/u;
