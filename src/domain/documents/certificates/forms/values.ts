/** What may stand after a label, and what never may. */
import { foldPrinted } from "../fold.ts";

/** Words that deny, limit or plan, and of illness: where one stands among names and places, a person reads. */
const DENYING_LATIN = String.raw`
  not never neither nor cannot unfit unable without except unless until pending subject if provided providing provisory awaiting await may might could should would will shall must refus\w* declin\w* consent\w* cancel\w* void\w* revok\w* annul\w* suspend\w* expired draft sample specimen template example provisional\w* temporar\w* interim preliminary planned scheduled schedule due appointment waiting reserved booked ordered prescribed recommend\w* advis\w* invoice receipt quotation fail\w*
  reject\w* den(?:y|ied|ies|ial) withdraw\w* withdrawn withheld invalid\w* omit\w* missed skipped defer\w* postpon\w* delay\w* recall\w* discard\w* out[-]of[-]stock stock unavailable absent lapsed overdue replac\w* supersed\w* duplicate\w* counterfeit forged fake no-show incomplete unanswered unknown unverified unconfirmed unregistered unlicensed tentative\w* conditional\w* partial\w* doubtful possible possibly probabl\w* perhaps maybe presumably allegedly supposedly expected intends? wish\w* request\w* requisition referral referred apply applying applied application process\w* submitted waiver waiv\w* exempt\w* excus\w* questionnaire undertaking affidavit self-?\w* declaration reminder notice leaflet brochure voucher coupon token bill cash fee payment paid balance estimate claim lost stolen error erroneous wrong amend\w* instead otherwise however although though but yet still again
  work\w* employ\w* job school sports? gym driv\w+ driver vehicle div(?:e|er|ing) pilot crew firearm weapon insur\w* adopt\w* marriage cat dog pet animal animals horse marathon tour(?:ism|ist) business transit study student
  iptal gecersiz muaf\w* randevu planlan\w* degil\w* yapilmadi uygulanmadi reddedil\w* ertelen\w* talep basvuru ornek taslak
  tidak bukan belum batal\w* dibatalkan tolak\w* menolak ditolak penolakan janji temu akan rencana kecuali permohonan tunda\w* ditunda contoh persetujuan kwitansi faktur
  pas non rappele\w* jamais refus\w* annul\w* rendez-vous sauf reserve devis facture demande prevu\w* report\w* modele exempl\w* inapte dispense attente
  не нет отказ\w* отмен\w* планир\w* запис\w* направлен\w* недейств\w* образец проект заявлен\w* без
`;
const DENYING_CASELESS = String.raw`
  غير لا ليس\p{L}* لم لن اذا بشرط شريطه موعد يعاني تعاني فشل سرطان\p{L}*  مرض امراض قصور غسيل علاج\p{L}*  موقت\p{L}* ملغ\p{L}* الغ\p{L}* قيد تحت ينصح يجب مسود\p{L}* فارغ\p{L}* رفض\p{L}* مرفوض\p{L}* طلب\p{L}* مطلوب\p{L}* احاله استمهال تاجيل موجل\p{L}* اعفاء\p{L}* اقرار تعهد فاتوره ايصال سوف سي[تن]م منته\p{L}* عدا ماعدا باستثناء لكن بيطري\p{L}* دامپزشك\p{L}*
  نهيں نہيں منسوخ ملتوي درخواست مسترد اگر نيست نشد نشده لغو رد نوبت منوط نبايد
  नहीं रद्द अस्वीकृत यदि निरस्त आवेदन रसीद बिना
  না নয় বাতিল যদি আবেদন রসিদ স্থগিত ছাড়া
`;
/** As folded texts have them. */
const anyOf = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => foldPrinted(word.replaceAll("\\w", "\\p{L}")).replaceAll("\\p{l}", "\\p{L}"))
    .join("|");

export const DENYING = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${anyOf(DENYING_LATIN)}|${anyOf(DENYING_CASELESS)})(?![\\p{L}\\p{M}])|\\?|؟`,
  "u",
);

/** Of illness, its treatment and its tests. */
export const ILLNESS =
  /\b(?:wch[rsc]|wc(?:bd|bw|lb|mp|ob)|stcr|stretcher|meda|oxyg|dpna|blnd|leg[blr]|maas|nyha|ccs class|murmurs?|ejection|(?:grade|stage) (?:\d|i{1,3}v?)|disease\w*|syndrome|disorder\w*|infect\w*|cancer\w*|tumou?r\w*|\w*carcinoma|\w*oma|dialy\w*|renal|kidney|cardiac|cardio\w*|heart|stroke|copd|asthma\w*|diabet\w*|hypertens\w*|hypotens\w*|insulin|epilep\w*|seizure\w*|dementia|alzheimer\w*|parkinson\w*|psych\w*|schizo\w*|depress\w*|bipolar|anxiety|tubercul\w*|tb|hiv|aids|hepat\w*|cirrho\w*|pregnan\w*|gestation|trimester|antenatal|oxygen|ventilat\w*|wheelchair|bedridden|immobil\w*|frail\w*|fractur\w*|surgery for|operat(?:ion|ed)|transplant\w*|chemo\w*|radio(?:therapy|logical)|oncolog\w*|palliative|hospice|(?!mening)\w+itis|\w+emia|\w+aemia|\w+osis|\w+pathy|\w+algia|\w+plegia|\w+ectomy|angina|arrhythm\w*|fibrillat\w*|infarct\w*|pacemaker|warfarin|metformin|medication\w*|tablet\w*|mg|tds|fever|cough|pain\w*|bleed\w*|contraindicat\w*|allerg\w*|anaphyla\w*|unsteady|fall(?:s|en)|decompensat\w*|deteriorat\w*|abnormal\w*|positive|active|acute|chronic|severe|critical\w*|terminal\w*|admitted|treated|treatment|therapy|test\w*|follow-?up|repeat\w*|veterin\w*|vet|[mf]?rcvs|rvn|bvsc|bvms|bvetmed|dvm|vmd|drh|dent(?:al|ist)\w*|homeopath\w*|chiropract\w*|physiotherap\w*|unsigned|antibod\w*|umrah only|touris\w*)\b/u;

export const AGAINST = new RegExp(`${DENYING.source}|${ILLNESS.source}`, "u");

/** What stands where there is nothing to say. */
export const NOTHING =
  /^(?:[-–—._*\s…/]*|not (?:required|needed|necessary)|never(?: smoked| smoker)?|non-?smoker|(?:nil|none|nothing)(?: (?:of (?:note|significance|concern|relevance|importance)|significant|relevant|to (?:note|report|declare|disclose)))|n\s?\/?\s?a\.?|n|nil|none(?: known| reported| noted| observed| declared| stated| identified| detected)?|no|no known|nothing|not applicable|no known \w+ ?\w*|no (?:adverse|immediate) (?:reactions?|events?)(?: observed| reported| noted)?|no restrictions?|no limitations?|no remarks?|nkda|nil known|لا يوجد|لا توجد|لا|لا شيء|لا شي|لا ينطبق|ليس هناك|aucune?|neant|rien a signaler|ras|yok|yoktur|tidak ada|tiada|нет|не было|без особенностей|ندارد|نہیں|कोई नहीं|নেই|نداريد)\.?$/u;

/** An examination, a state, a disease asked for: all is well. */
export const WELL =
  /^(?:(?:is |in |appears )?(?:good|normal|clear|healthy|sound|satisfactory|excellent|very good|well|fit|nad|unremarkable|regular|clinically normal|fit and well|full|independent|adequate|ambulant|ambulatory|alert|orientated|oriented|intact|free|alert and ori?entat?ed|fully mobile|mobile|stable and good|within normal limits|wnl|no abnormalit(?:y|ies)(?: detected| seen| found)?|nothing abnormal detected|walks unaided|walks independently|fully independent|non-smoker|practically healthy|not pregnant|(?:heart sounds )?normal|clear on auscultation|sinus rhythm|normal sinus rhythm|sufficient|no active disease|no evidence|normal for age|good general condition|nothing to report|in good health|good health|not on dialysis|no active lesion|no active lesions?)(?: health| condition| general condition| state)?(?:(?: and|,|;) (?:good|normal|clear|regular|healthy|stable|satisfactory|oriented|orientated|equal|bilaterally|independent|mobile|intact|no murmurs?|no murmur heard|no added sounds|no wheeze|soft|non-tender|soft and non-tender))*|(?:في )?(?:حاله )?(?:جيد|جيده|سليم|سليمه|ممتاز|ممتازه|طبيعي|طبيعيه|مستقر|مستقره|جيده جدا|بصحه جيده|صحه جيده|مستقره وجيده|جيده ومستقره|ضمن الحدود الطبيعيه|في الحدود الطبيعيه|سليمان|سليمتان|سليمه تماما))\.?$/u;

/** What was looked for is not there: good of an illness, and bad of what should be there (folded). */
export const NOT_THERE =
  /^(?:(?:is |was |found )?(?:negative|neg|-ve|non[ -]?reactive|not reactive|(?:non|not|in)[ -]?significant|absent|not (?:detected|present|found|seen|heard|felt|palpable)|none(?: (?:detected|seen|found|heard|noted|felt))?|nil|no|n|excluded|nothing(?: (?:found|seen|heard|felt))?)|(?:ال)?سلبي|سلبيه|غير موجوده?|لا يوجد|لا توجد|negative?s?|absente?s?|non detectee?s?|negatif|tidak ada|tiada|negatif|yok|нет|не обнаружен\p{L}*|отрицательн\p{L}*|نهيں|منفي|نيست|ندارد|नहीं|না|নেই)\.?$/u;

/** What is normal, in a word. */
export const NORMAL =
  /^(?:(?:within )?normal(?: limits)?|wnl|nad|unremarkable|no abnormality detected|طبيعيه?|سليمه?|ضمن الحدود الطبيعيه|normale?s?|normaux)\.?$/u;

/** What a laboratory answers where it found nothing (folded). */
export const NEGATIVE_TEST =
  /^(?:(?<tested>negative|neg|-ve|non[ -]?reactive|not reactive)|not (?:detected|seen|found)|(?:non|not|in)[ -]?significant)(?: ?\(?x ?\d\)?| ?\(-\))?\.?$/u;

/** What decides, and what should be there: that it is negative is no good answer (folded). */
export const DECIDING =
  /\b(?:results?|decisions?|recommend\p{L}*|opinion|conclusion|outcome|verdict|clearance|approv\p{L}*|status|travel|hajj?|final|overall|impression|remarks?|comments?|immun\p{L}*|protect\p{L}*|vaccin\p{L}*|tit(?:re|er)|respons\p{L}*|reflex\p{L}*|sensation|movement|consent|igg|anti-?(?:hbs|bodies|body)|culture conversion)\b/u;

/** What was once so tells nothing of today. */
export const OF_BEFORE =
  /(?<!\p{L})(?:was|were|last|before|until|previous\p{L}*|former\p{L}*|once|years?|months?|weeks?|then|initial\p{L}*|baseline|earlier|past|كان\p{L}*|سابق\p{L}*|قبل|avant|ancien\p{L}*)(?!\p{L})/u;

/** The same in the other languages. */
export const FOREIGN_WELL =
  /^(?:здоров[ао]?|практически здоров[ао]?|без патологии|без особенностей|норма|в норме|на учете не состоит|не состоит|противопоказании (?:нет|не выявлено)|патологии (?:нет|не выявлено)|sain|saine|normale?|apte|rien a signaler|ras|sans particularite|bonne?|bon etat|sehat|sihat|baik|dalam batas normal|dalam had normal|tiada kelainan|tidak ada kelainan|saglikli|saglam|dogal|olagan|patoloji (?:yok|saptanmadi)|iyi|سالم|طبيعي|نرمال|نارمل|ٹهيك|صحت مند|تندرست|خوب|स्वस्थ|सामान्य|ठीक|সুস্থ|স্বাভাবিক|ভালো|لا شيء يذكر|لا شي يذكر|كامله?|متوازن)\.?$/u;

/** That a dose was given, as a column of states says it. */
export const DONE =
  /^(?:lengkap(?: \(\d\/\d dos\))?|complete(?: \(\d\/\d\))?|tamam(?:landi)?|fully vaccinated|صدرت|صادره|ساريه|issued|approved|granted|accepted|active|confirmed|in force|accepted [–-] fit|given elsewhere|historical|given|done|completed?|administered|fait|yapildi|uygulandi|selesai|sudah|diberi|تم|تم التطعيم|valid|введено|выполнено|लगाया गया|দেওয়া হয়েছে)\.?$/u;

const NAMED = String.raw`(?: (?:was|is|of|at|level|reading))*\s*[:=]?\s*`;
const measure = (name: string, numbers: string, from: readonly number[], to: readonly number[]) => ({
  named: new RegExp(
    String.raw`(?<![\p{L}\d])(?:s\. ?)?(?:${name})(?: ?\((?:[rfp]{1,2}|fasting|random|post-?prandial|room air|resting)\))?${NAMED}${numbers}(?![\d/])`,
    "gu",
  ),
  from,
  to,
});

/** Measures within a sentence (folded): what names them, their unit, and the bounds of what is ordinary. */
export const CLINICAL_MEASURES: readonly {
  readonly named: RegExp;
  readonly from: readonly number[];
  readonly to: readonly number[];
}[] = [
  measure(
    "blood pressure|bp|b\\.p\\.?|ta|tension(?: arterielle)?|tekanan darah|tensi|td|tansiyon|kan basinci|ад|бп",
    String.raw`(\d{2,3}) ?/ ?(\d{2,3})(?: ?mm ?(?:of )?hg)?`,
    [95, 55],
    [144, 92],
  ),
  measure(
    "pulse(?: rate)?|heart rate|hr|pr|p\\.r\\.?|pouls|fc|nadi|denyut nadi|nabiz|пульс",
    String.raw`(\d{2,3})(?: ?(?:bpm|/ ?min(?:ute)?|beats? ?(?:/|per) ?min(?:ute)?|per min(?:ute)?))?(?:,? reg(?:ular)?)?`,
    [50],
    [100],
  ),
  measure("temp(?:erature)?|t", String.raw`(9\d(?:[.,]\d)?) ?[°º]? ?f`, [96.8], [99.5]),
  measure(
    "temp(?:erature)?|t|suhu(?: tubuh| badan)?|ates|температура",
    String.raw`(\d{2}(?:[.,]\d)?) ?[°º]? ?c?`,
    [36],
    [37.5],
  ),
  measure(
    "(?:oxygen |o2 )?saturation|spo2|sao2|sats?",
    String.raw`(\d{2,3}) ?%?(?: (?:on|in) (?:room )?air| ra| \(room air\))?`,
    [95],
    [100],
  ),
  measure("weight|wt|poids", String.raw`(\d{2,3}(?:\.\d)?) ?kgs?`, [40], [120]),
  measure("height|ht", String.raw`(\d{3}) ?cms?`, [140], [205]),
  measure("height|ht|taille", String.raw`(\d[.,]\d{1,2}) ?m`, [1.4], [2.05]),
  measure(
    "vision|visual acuity|va|v/a|eyes|eyesight",
    String.raw`(?:(?:r|l|re|le|od|os|right|left)(?: eye)?[ .:=]*)?6 ?/ ?(\d{1,2})(?:(?: {1,4}|, ?|; ?)(?:both eyes|both|bilaterally|ou|re|le|od|os|r|l|right|left|and|with glasses|corrected|unaided|6 ?/ ?(?:5|6|9|12)))*`,
    [4],
    [12],
  ),
  measure("peak flow|pefr", String.raw`(\d{3})(?: ?l/min)?`, [350], [750]),
  measure("alt|sgpt|ast|sgot|ggt", String.raw`(\d{1,3}) ?i?u/l`, [0], [50]),
  measure("fev1|fvc", String.raw`(\d{2,3}) ?% ?(?:of )?(?:predicted|pred)?`, [80], [140]),
  measure("(?:ventricular )?rate", String.raw`(\d{2,3})(?: ?bpm| ?/ ?min)?`, [50], [100]),
  measure("ishihara", "(?:17/17|14/14|24/24|38/38)", [], []),
  // By its unit alone, in whatever language it is named.
  measure("(?<=\\p{L}[ .:=]{0,3})", String.raw`(\d{2,3}) ?/ ?(\d{2,3}) ?mm ?(?:of )?hg`, [95, 55], [144, 92]),
  measure("egfr", String.raw`(?:> ?)?(\d{2,3})(?: ?ml/min(?:/1\.73 ?m2)?)?`, [60], [140]),
  measure("mmse|moca", String.raw`(\d{2}) ?/ ?30`, [26], [30]),
  measure("السكر صايم|السكر الصايم|سكر صايم", String.raw`(\d{2,3})`, [65], [110]),
  measure("pcv|ha?ematocrit|hct", String.raw`(\d{2}) ?%`, [32], [53]),
  measure("ta|bp|ta / bp", String.raw`(1\d) ?/ ?(\d)`, [10, 6], [14, 9]),
  measure(
    "النبض|معدل النبض|نبض القلب",
    String.raw`(\d{2,3})(?: ?(?:ن/د|نبضه/دقيقه|/ ?دقيقه|في الدقيقه|bpm))?`,
    [50],
    [100],
  ),
  measure("الحراره|درجه الحراره", String.raw`(\d{2}(?:\.\d)?)(?: ?[°º]? ?(?:c|م|مييويه|درجه))?`, [36], [37.5]),
  measure("(?:نسبه |تشبع )?الاكسجين", String.raw`(\d{2,3}) ?%?`, [95], [100]),
  measure("الوزن", String.raw`(\d{2,3}(?:\.\d)?) ?(?:كغ|كجم|كغم|كيلو\p{L}*|kg)?`, [40], [120]),
  measure("الطول", String.raw`(\d{3}) ?(?:سم|cm)?`, [140], [205]),
  measure("معدل التنفس|التنفس", String.raw`(\d{1,2})`, [10], [20]),
  measure(
    "ضغط الدم|الضغط",
    String.raw`(\d{2,3}) ?/ ?(\d{2,3})(?: ?(?:ملم زيبق|مم زيبق|ملم|مم|mm ?hg))?`,
    [95, 55],
    [144, 92],
  ),
  measure("السكر العشوايي|سكر الدم|السكر", String.raw`(\d{2,3})`, [65], [160]),
  measure("esr", String.raw`(\d{1,2})(?: ?mm(?:/h(?:r|our)?)?)?`, [0], [25]),
  measure("weight|wt", String.raw`(\d{2,3}(?:\.\d)?)(?! ?[\d/.])`, [40], [120]),
  measure("height|ht", String.raw`(1\d{2})(?! ?[\d/.])`, [140], [205]),
  measure("creat", String.raw`(\d\.\d{1,2})(?: ?mg/dl)?`, [0.4], [1.3]),
  measure("creat", String.raw`(\d{2,3})(?: ?(?:µ|u|μ)mol/l)?`, [40], [115]),
  measure("t", String.raw`(3[67][.,]\d)`, [36], [37.5]),
  measure("cr", String.raw`(\d{2,3})`, [40], [115]),
  measure("tlc|wbc", String.raw`(\d{4,5})`, [3800], [11000]),
  measure("platelets", String.raw`(\d\.\d) ?lakhs?`, [1.4], [4.5]),
  measure(
    "(?:urine )?(?:sugar|glucose|albumin|protein|ketones?|bilirubin|nitrites?|pus cells|casts|blood)",
    String.raw`(?:nil|absent|neg(?:ative)?|-ve)(?!\p{L})`,
    [],
    [],
  ),
  measure("amt|amts", String.raw`(\d{1,2}) ?/ ?10`, [9], [10]),
  measure("bmi|body mass index", String.raw`(\d{2}(?:\.\d)?)(?: ?kg/m2)?`, [18.5], [32]),
  measure("resp(?:iratory)?(?: rate)?|rr", String.raw`(\d{1,2})(?: ?(?:/ ?min(?:ute)?|per minute))?`, [10], [20]),
  measure("(?:lv)?ef|ejection fraction", String.raw`(\d{2}) ?%`, [50], [80]),
  measure("(?:serum )?creatinine", String.raw`(\d\.\d{1,2})(?: ?mg/dl)?`, [0.4], [1.3]),
  measure("(?:serum )?creatinine", String.raw`(\d{2,3}) ?(?:µ|u|μ)mol/l`, [40], [115]),
  measure("(?:blood )?urea", String.raw`(\d{1,2})(?: ?mg/dl)?`, [8], [45]),
  measure("h(?:a?e)?moglobin|hb", String.raw`(\d{1,2}\.\d)(?: ?g/dl)?`, [11], [17.9]),
  measure("hba1c", String.raw`(\d\.\d) ?%`, [4], [6.4]),
  measure("(?:fasting |random )?(?:blood )?(?:sugar|glucose)|fbs|rbs", String.raw`(\d{2,3}) ?mg/dl`, [65], [140]),
  measure(
    "(?:fasting |random )?(?:blood )?(?:sugar|glucose)|fbs|rbs",
    String.raw`(\d\.\d)(?: ?mmol/l)?(?! ?%)`,
    [3.8],
    [7.8],
  ),
  measure(
    "blood group(?: (?:and|&) rh(?:esus)?(?: factor)?)?|blood type|genotype",
    String.raw`(?:aa|ab|as|a|b|o)(?: ?(?:\+ve|-ve|\+|-|rh|d|\(\+ ?ve\)|\(-ve\)|positive|negative|pos|neg|ve|")){0,4}`,
    [],
    [],
  ),
];
/** What is measured by its name (folded): a number behind it that no measure above takes lies beyond what is ordinary. */
export const MEASURED =
  /(?<![\p{L}\d])(?:blood pressure|pulse rate|heart rate|oxygen saturation|saturation|spo2|sao2|ejection fraction|(?:lv)?ef|creatinine|egfr|h(?:a?e)?moglobin|hba1c|(?:fasting |random )?(?:blood )?(?:sugar|glucose)|temperature|body mass index|bmi|peak flow|visual acuity|ضغط الدم|النبض|السكر|الكرياتينين|تشبع الاكسجين)(?: ?\([\p{L} ]{1,12}\))?(?: (?:was|is|of|at|level|reading))*\s*[:=]?\s*\d/gu;

export const FEMALE =
  /^(?:f|p|female|woman|féminin|feminin|femme|perempuan|wanita|kadin|k|женский|ж|жен|انثي|انثى|امراه|عورت|خاتون|زن|مونث|مونث|महिला|स्त्री|মহিলা|নারী|ladies)$/u;
export const MALE =
  /^(?:m|l|male|man|masculin|homme|laki-?\s?laki|pria|lelaki|erkek|e|мужской|м|муж|ذكر|رجل|مرد|مذكر|पुरुष|পুরুষ)$/u;
/** How a sentence speaks of a woman and of a man. */
export const OF_WOMEN = /\b(?:she|her|hers|herself|mrs|miss|ms|madam|mme|madame|mlle|lady|(?:this|the|old) woman)\b/;
export const OF_MEN = /\b(?:he|him|his|himself|mr|monsieur|gentleman|(?:this|the|old) man)\b/;

export const FIT_VALUE =
  /^(?:medically |is |he is |she is )?(?:cleared|passed|suitable|accepted|approved|recommended)(?: (?:for|to) (?:(?:travel|perform|performing|the|hajj?|pilgrimage|and|go) ?)+)?\.?$|^medically capable$|^(?:مستطيع|مستطيعه|موهل|موهله) (?:صحيا|طبيا)(?: لاداء (?:فريضه |مناسك )?الحج)?$|^(?:he is |she is |the (?:above[- ]named )?(?:patient|pilgrim|person|traveller|applicant) is |is |found |certified |considered |declared |is hereby declared )?(?:(?:medically|physically|mentally|clinically|fully) (?:and (?:medically|physically|mentally) )?)?fit(?:$|\.$| (?:and (?:well|able|healthy) )?(?:to|for) (?:(?:travel|undertake|undertaking|perform|the|and|to|performing|hajj|haj|fly|trip|pilgrimage|journey|rites|rituals|of|international|air|long|saudi|arabia|makkah|for|travelling|season|1448|2027|h|ah|\/|,|\(|\)|travel and)\s?)+\.?$)|^(?:لايق|لايقه)(?:$|\.$|(?: (?:طبيا|صحيا|بدنيا|للسفر|لاداء|الحج|للحج|و|ل|مناسك|فريضه|وللسفر|ولاداء|وبدنيا|جسديا|ونفسيا|وصحيا|السفر|واداء|والحج|جوا|عام|لعام|موسم|\d{4}|ه)(?![\p{L}\d]))+\.?$)/u;
export const YES = /^(?:yes|y|نعم|✓|✔|☑|fit|✓ yes|yes ✓)\.?$/u;

/** How long a paper or a dose counts, in whole years. */
export const FOR_YEARS =
  /^(?:(?:for |after |in |every )?(?:[1-9]|10|one|two|three|five|ten|ثلاث|خمس|cinq|trois|lima|tiga|bes|uc|پنج|سه)\s?(?:\(\w+\) )?(?:years?|yrs?|yil|ans?|tahun|лет|года?|سنوات|سنه|سال|वर्ष|বছর|بچهر)(?:,? from [\w ]{3,40})?(?:\s*\/\s*)?)+$/u;

/** Lengths of time that are no years (folded): what lasts so long is no day and no sentence. */
export const LESS_THAN_YEARS =
  /(?<![\p{L}\p{M}])(?:days?|weeks?|fortnights?|months?|jours?|semaines?|mois|hari|minggu|bulan|gun|hafta|ay|дн\p{L}*|недел\p{L}*|месяц\p{L}*|يوم\p{L}*|ايام|اسبوع\p{L}*|اسابيع|شهر\p{L}*|اشهر|شهور|روز|هفت\p{L}*|ماه|دن|مهين\p{L}*|दिन|सप्ताह|माह|महीन\p{L}*|দিন|সপ্তাহ|মাস)(?![\p{L}\p{M}])/u;

/** A mark on the skin, as forms of some countries ask for. */
export const MARK =
  /^(?:(?:a|an|one|two|old|small|black|brown|cut|burn|birth|surgical|healed|visible|the|on|over|of|at|near|below|above|and|left|right|upper|lower|both|middle|mole|moles|scar|scars|mark|marks|cheek|forehead|face|chin|nose|neck|hand|arm|forearm|wrist|finger|thumb|leg|foot|shin|knee|shoulder|back|chest|ear|eye|eyebrow|lip|palm|elbow)(?:[\s,.]+|$))+$/;

export const HAJJ_PURPOSE = /^h$|\b(?:hajj?|haji|hac|hadj)\b|хадж|हज|হজ|(?<!\p{L})(?:لل?|ال)?حج(?!\p{L})/u;

/** Words for people and their papers: a number after one of them is somebody's. */
export const OF_PERSONS =
  /\b(?:passport|travel document|pp|pilgrim|patient|passenger|traveller|traveler|holder|applicant|companion|child|wife|husband|son|daughter|mother|father|guest|guardian|person|dose|doses|titre|titer|level|score|session|sessions|cycle|week|weeks|day|days|month|months|room|seat)\b|جواز|паспорт|pasport|paspor|passeport|pasaport/u;

/** Labels whose values decide: they are known by their fields or not at all. */
export const SAYING =
  /\b(?:fit\w*|result\w*|status|state|condition\w*|opinion|decision|outcome|verdict|conclusion|finding\w*|name|names|birth|born|dob|valid\w*|expir\w*|until|dose\w*|vaccin\w*|immuni\w*|purpose|type|class|category|remark\w*|note\w*|comment\w*|warning\w*|alert\w*|reason|history|diagnos\w*|impression|plan|action|advice|follow\w*|next|reaction\w*|examin\w*|assess\w*|recommend\w*|given|administered|date|re|question|answer|consent|medication\w*|treatment|risk\w*|grade|stage|score|level|ability|mobility|sent|for)\b|(?<!\p{L})(?:النتيجه|الحاله|القرار|الراي|ملاحظ\p{L}*|سبب|التشخيص|الاسم|اسم|تاريخ|نوع|صلاحيه|صالح\p{L}*|الغرض)(?!\p{L})/u;

/** Kinds of paper and of news that are no certificate, record or visa: no letter's head has them. */
export const TURNING =
  /\b(?:appointments?|schedul\w*|requests?|referral|consent|refusal|declination|waiver|exemption|exempt|contra-?indicat\w*|invoice|receipt|statement of account|bill|quotation|estimate|prescription|laboratory report|test report|serology|titre|titer|antibod\w*|screening and consent|questionnaire|application|enquiry form|draft|specimen|sample|template|copy for|cancel\w*|revok\w*|refus\w*|reject\w*|expired|void|pending|under process|umrah|tourist|tourism|visit|transit|business|work|employment|veterinary|animal|pet|dental|dentist|optician|chiropract\w*|homeopath\w*|physiotherap\w*|gym|sports?|diving|driv\w*|insurance|school|recall\w*|out of stock|deferred|declined|valid\w*|fit|fitness for|dose|doses|result\w*|status|re|mr|mrs|ms|miss|dear|attn|not|no|unfit|temporar\w*)\b|(?<!\p{L})(?:طلب|موعد|اقرار|تعهد|فاتوره|ايصال|اعفاء|رفض|الغاء|ملغ\p{L}*|عمره|سياح\p{L}*|زياره|مرور|غير|لا|اعتذار)(?!\p{L})|(?<!\p{L})(?:направление|отказ|запись|квитанция|randevu|muafiyet|iptal|red|fatura|makbuz|permohonan|penolakan|persetujuan|borang|kwitansi|janji|ordonnance|devis|facture|refus|dispense|rendez-vous|convocation)(?!\p{L})/u;

/** Words that no open stretch of a phrase goes on to. */
export const STRAYING =
  /\b(?:to be|after|before|once|until|when|if|because|surgery|operation|passenger|companion|wife|husband|mother|father|son|daughter|brother|sister|needs?|wrong|patient is|he|she|his|her|is|are|was|were|has|had)\b/u;

/** A number of days, nights or hours, in digits or in words. */
export const DAYS_TOLD =
  /(?:(?<![\d/.-])(\d{1,3})|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|a|deux|trois|sept|dix|tujuh|tiga|yedi|uc)|(?<!\p{L})(?:ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر)\p{L}*|\p{L}*(?:сем|тре|пят|десят)\p{L}*) ?(?:days?|nights?|weeks?|hours?|jours?|nuits?|hari|gun|saat|يوم\p{L}*|ايام|ليال\p{L}*|اسبوع\p{L}*|ساعه|ساعات|дн\p{L}*|сут\p{L}*|روز|شب|دن|दिन|দিন)(?![\p{L}\p{M}])|(?<!\p{L})(?:اسبوع|يومين|اسبوعين|ليلتين)(?!\p{L})/gu;
