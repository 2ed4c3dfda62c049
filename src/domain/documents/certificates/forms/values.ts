/** What may stand after a label, and what never may. */

/** Words that deny, limit or plan, and of illness: where one stands among names and places, a person reads. */
export const DENYING =
  /\b(?:not|never|neither|nor|cannot|unfit|unable|without|except|unless|until|pending|subject|if|provided|awaiting|await|may|might|could|should|would|will|shall|must|refus\w*|declin\w*|consent\w*|cancel\w*|void\w*|revok\w*|annul\w*|suspend\w*|expired|draft|sample|specimen|template|example|provisional\w*|temporar\w*|interim|preliminary|planned|scheduled|due|appointment|waiting|reserved|booked|ordered|prescribed|recommend\w*|advis\w*|invoice|receipt|quotation|fail\w*)\b|(?<!\p{L})(?:غير|لا|ليس\p{L}*|لم|لن|اذا|بشرط|شريطه|موعد|يعاني|تعاني|فشل|سرطان\p{L}*|مريض ب\p{L}+|مرض|امراض|قصور|غسيل|علاج\p{L}*|حامل في|موقت\p{L}*|ملغ\p{L}*|قيد|تحت|ينصح|يجب|مسود\p{L}*|نموذج فارغ)(?!\p{L})|\?|؟/u;

/** Of illness, its treatment and its tests. */
export const ILLNESS =
  /\b(?:disease\w*|syndrome|disorder\w*|infect\w*|cancer\w*|tumou?r\w*|\w*carcinoma|\w*oma|dialy\w*|renal|kidney|cardiac|cardio\w*|heart|stroke|copd|asthma\w*|diabet\w*|hypertens\w*|hypotens\w*|insulin|epilep\w*|seizure\w*|dementia|alzheimer\w*|parkinson\w*|psych\w*|schizo\w*|depress\w*|bipolar|anxiety|tubercul\w*|tb|hiv|aids|hepat\w*|cirrho\w*|pregnan\w*|gestation|trimester|antenatal|oxygen|ventilat\w*|wheelchair|bedridden|immobil\w*|frail\w*|fractur\w*|surgery for|operat(?:ion|ed)|transplant\w*|chemo\w*|radio(?:therapy|logical)|oncolog\w*|palliative|hospice|(?!mening)\w+itis|\w+emia|\w+aemia|\w+osis|\w+pathy|\w+algia|\w+plegia|\w+ectomy|angina|arrhythm\w*|fibrillat\w*|infarct\w*|pacemaker|warfarin|metformin|medication\w*|tablet\w*|mg|tds|fever|cough|pain\w*|bleed\w*|contraindicat\w*|allerg\w*|anaphyla\w*|unsteady|fall(?:s|en)|decompensat\w*|deteriorat\w*|abnormal\w*|positive|active|acute|chronic|severe|critical\w*|terminal\w*|admitted|treated|treatment|therapy|test\w*|follow-?up|repeat\w*|veterin\w*|vet|dent(?:al|ist)\w*|homeopath\w*|chiropract\w*|physiotherap\w*|unsigned|antibod\w*|umrah only|touris\w*)\b/u;

export const AGAINST = new RegExp(`${DENYING.source}|${ILLNESS.source}`, "u");

/** What stands where there is nothing to say. */
export const NOTHING =
  /^(?:[-–—._*\s…/]*|n\s?\/?\s?a\.?|nil|none(?: known| reported| noted| observed| declared| stated| identified| detected)?|no|no known|nothing|not applicable|no known \w+ ?\w*|no (?:adverse|immediate) (?:reactions?|events?)(?: observed| reported| noted)?|no restrictions?|no limitations?|no remarks?|nkda|nil known|لا يوجد|لا توجد|لا|لا شيء|لا شي|لا ينطبق|ليس هناك|aucune?|neant|rien a signaler|ras|yok|yoktur|tidak ada|tiada|нет|не было|без особенностей|ندارد|نہیں|कोई नहीं|নেই|نداريد)\.?$/u;

/** An examination, a state, a disease asked for: all is well. */
export const WELL =
  /^(?:(?:is |in |appears )?(?:good|normal|clear|healthy|sound|satisfactory|excellent|very good|well|fit|nad|negative|absent|unremarkable|regular|clinically normal|fit and well|full|independent|adequate|ambulant|ambulatory|alert|orientated|oriented|intact|free|alert and ori?entat?ed|fully mobile|mobile|stable and good|within normal limits|wnl|no abnormalit(?:y|ies)(?: detected| seen| found)?|nothing abnormal detected|walks unaided|walks independently|fully independent|non-smoker|practically healthy|not pregnant|not detected|excluded|none detected|not present|(?:heart sounds )?normal|clear on auscultation|sinus rhythm|normal sinus rhythm|sufficient|no active disease|no evidence|normal for age|good general condition|in good health|good health|not on dialysis|no active lesion|no active lesions?)(?: health| condition| general condition| state)?(?:(?: and|,|;) (?:good|normal|clear|regular|healthy|stable|satisfactory|oriented|orientated|equal|bilaterally|independent|mobile|intact|no murmurs?|no murmur heard|no added sounds|no wheeze|soft|non-tender|soft and non-tender))*|(?:في )?(?:حاله )?(?:جيد|جيده|سليم|سليمه|ممتاز|ممتازه|طبيعي|طبيعيه|سلبي|سلبيه|مستقر|مستقره|جيده جدا|بصحه جيده|صحه جيده|مستقره وجيده|جيده ومستقره|ضمن الحدود الطبيعيه|في الحدود الطبيعيه|سليمان|سليمتان|سليمه تماما))\.?$/u;

/** That a dose was given, as a column of states says it. */
export const DONE =
  /^(?:given|done|completed?|administered|fait|yapildi|uygulandi|selesai|sudah|diberi|تم|تم التطعيم|valid|введено|выполнено|लगाया गया|দেওয়া হয়েছে)$/u;

/** The bounds of what is ordinary; outside them a person reads. */
export const VITALS: readonly {
  readonly written: RegExp;
  readonly from: readonly number[];
  readonly to: readonly number[];
}[] = [
  { written: /^(\d{2,3})\s?\/\s?(\d{2,3})(?: ?mm ?hg)?$/, from: [95, 55], to: [144, 92] },
  {
    written:
      /^(\d{2,3})(?: ?(?:bpm|\/ ?min(?:ute)?|beats\/min|per minute|beats per minute|ن\/د|نبضه\/دقيقه))(?:,? regular)?$/,
    from: [50],
    to: [100],
  },
  { written: /^(\d{2}(?:\.\d)?)\s?(?:°|º)?\s?c?$/, from: [36], to: [37.5] },
  { written: /^(\d{2,3})\s?%(?: on (?:room )?air| \(room air\)| ra)?$/, from: [95], to: [100] },
  { written: /^(\d{2,3}(?:\.\d)?)\s?kg$/, from: [40], to: [120] },
  { written: /^(\d{3})\s?cm$/, from: [140], to: [205] },
  { written: /^(\d(?:\.\d{1,2}))\s?m$/, from: [1.4], to: [2.05] },
  { written: /^(\d{2}(?:\.\d)?)(?:\s?kg\/m2)?$/, from: [18.5], to: [32] },
];
export const BLOOD_GROUP =
  /^(?:a|b|ab|o)\s?(?:\+|-|pos(?:itive)?|neg(?:ative)?|rh ?\+|rh ?-|rh(?:d)? ?positive|rh(?:d)? ?negative|موجب|سالب)$/;

export const FEMALE =
  /^(?:f|female|woman|féminin|feminin|femme|perempuan|wanita|kadin|k|женский|ж|жен|انثي|انثى|امراه|عورت|خاتون|زن|مونث|مونث|महिला|स्त्री|মহিলা|নারী|ladies)$/u;
export const MALE =
  /^(?:m|male|man|masculin|homme|laki-?\s?laki|pria|lelaki|erkek|e|мужской|м|муж|ذكر|رجل|مرد|مذكر|पुरुष|পুরুষ)$/u;
/** How a sentence speaks of a woman and of a man. */
export const OF_WOMEN = /\b(?:she|her|hers|herself|mrs|miss|ms|madam|mme|madame|mlle)\b/;
export const OF_MEN = /\b(?:he|him|his|himself|mr|monsieur)\b/;

export const FIT_VALUE =
  /^(?:he is |she is |the (?:above[- ]named )?(?:patient|pilgrim|person|traveller|applicant) is |is |found |certified |considered |declared |is hereby declared )?(?:(?:medically|physically|mentally|clinically|fully) (?:and (?:medically|physically|mentally) )?)?fit(?:$|\.$| (?:and (?:well|able|healthy) )?(?:to|for) (?:(?:travel|undertake|undertaking|perform|the|and|to|performing|hajj|haj|fly|trip|pilgrimage|journey|rites|rituals|of|international|air|long|saudi|arabia|makkah|for|travelling|season|1448|2027|h|ah|\/|,|\(|\)|travel and)\s?)+\.?$)|^(?:لايق|لايقه)(?:$|\.$| (?:طبيا|صحيا|بدنيا|للسفر|لاداء|الحج|للحج|و|ل|مناسك|فريضه|وللسفر|ولاداء|وبدنيا|جسديا|ونفسيا|وصحيا|السفر|واداء|وصالح)+.*$)/u;
export const YES = /^(?:yes|y|نعم|✓|✔|☑|fit|✓ yes|yes ✓)\.?$/u;

export const HAJJ_PURPOSE = /^h$|\bhajj?\b|(?<!\p{L})(?:لل?|ال)?حج(?!\p{L})/u;
