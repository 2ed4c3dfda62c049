/** Who examines for a certificate, and who does not (folded), in the eleven languages. */
import { listed } from "./doctors.ts";

/** Whoever signs for somebody else. */
export const FOR_ANOTHER =
  /^\W*(?:p\.? ?p\.?|per pro\p{L}*|p\/o|i\.? ?v\.?|a\.? ?n\.?|u\.? ?b\.?|b\.? ?p\.?|for|pour|untuk|icin|adina|за|عن|نيابه|بالنيابه|بالانابه|كي جانب)[\s.:]+\p{L}|(?<!\p{L})(?:on behalf|in the absence|in absence|instead of|deputising|delegat\p{L}*|par delegation|par ordre|atas nama|adina|от имени|по поручению|نيابه عن|بالنيابه عن|كي طرف سے|از طرف|की ओर से|পক্ষে)(?![\p{L}\p{M}])/u;

/** Of an office, of another art, no doctor yet or no doctor any more: none of it is a name of anybody or of a house of doctors. */
export const NO_EXAMINER =
  /(?<![\p{L}\p{M}])(?:secretar\p{L}*|reception\p{L}*|clerks?|typists?|assistant to|administrat(?:or|ive)\p{L}*|manager|students?|trainees?|interns?|unsigned|not signed|retired|emerit\p{L}*|former|late|deceased|suspended|lapsed|struck off|erased|expired|cancelled|revoked|optometr\p{L}*|opticians?|philosoph\p{L}*|dphil|divinity|theolog\p{L}*|of laws?|of letters|literature|veterin\p{L}*|vet|mrcvs|frcvs|rcvs|dvm|vmd|bvsc|bvms?|bvetmed|bds|dds|dmd|mcoptom|goc|gdc|gcc|gosc|gphc|hcpc|dentists?|dental surgeon|chiropract\p{L}*|osteopath\p{L}*|hom(?:o?eo|ö)path\p{L}*|naturopath\p{L}*|acupunctur\p{L}*|psycholog(?:ist|ue|o)\p{L}*|psikolog|psihol\p{L}*|психолог|physiotherap\p{L}*|podiatr\p{L}*|audiolog\p{L}*|dieti[ct]\p{L}*|nutritionists?|herbal\p{L}*|engineer\p{L}*|solicitors?|lawyers?|advocates?|barristers?|attorney|teachers?|imam|accountants?|architects?|physicists?|chemists?|biologists?|economists?|sociologists?|historians?|scientists?|technologists?|technicians?|illustrators?|representatives?|operators?|agents?|notary|paramedics?|phlebotom\p{L}*|midwi(?:fe|ves)|nurs(?:e|es|ing)(?! home)|pharmacists?|pharmd|hakeem|hakim|tabib unani|tibbi\p{L}*|animals?|pets?|equine|livestock|smile|tooth|teeth|beauty|hair|slimming|spa|massage|cosmetic|complementary|alternative|natural|electro(?:path|hom)\p{L}*|barefoot|village|quack|palli|sacmo|coren|retd|honorary|honoris|locum tenens only|dictated|unavailable|absen\p{L}*|temporary|self|wife|husband|brother|sister|son|daughter|father|mother|cousin|uncle|aunt|unani|ayurved\p{L}*|bhms|bams|bums|secretaire|assistante?|veterinaire|dentiste|opticien|etudiante?|sekretar\p{L}*|sekreter\p{L}*|veteriner|dokter hewan|doktor haiwan|drh|dokter gigi|drg|dis hekimi|ogrenci\p{L}*|секретар\p{L}*|ветеринар\p{L}*|стоматолог\p{L}*|студент\p{L}*|مساعد\p{L}* (?:ال)?طبيب\p{L}*|سكرتير\p{L}*|بيطري\p{L}*|طالب\p{L}*|متقاعد\p{L}*|اسنان|سيكرٹري|منشي|دامپزشك|پشو|पशु चिकित्सक|सचिव|পশু|সচিব)(?![\p{L}\p{M}])/u;

/** Whose label says that a doctor stands behind it. */
export const OF_DOCTOR_LABEL =
  /doctor|physician|practitioner|medical|consultant|clinician|(?<!\p{L})gp(?!\p{L})|docteur|medecin|doktor|dokter|hekim|tabip|perubatan|врач|طبيب|ڈاكٹر|معالج|پزشك|دكتر|चिकित्सक|डॉक्टर|চিকিৎসক|ডাক্তার/u;

/** Words that introduce whoever signs. */
export const SIGNING_LEADS = listed(`
  and et و from seen الممضي الممضية إني القومسيون
  signed sgd sd sd/- s/d by electronically digitally certified examined assessed i we me the undersigned my name yours sincerely faithfully truly respectfully kind best warm regards with thanks
  je soussigné soussignée moi yang bertanda tangan saya ben aşağıda imzası bulunan я нижеподписавшийся أنا انا الموقع الموقعة أدناه أسفله نحن رئيس اللجنة لجنة الطبية میں اینجانب मैं আমি
`);

/** What stands around a signature and says nothing of who signed. */
export const SIGNING_WORDS = listed(`
  date dated on at am pm signed sign signature signatures sgd stamp stamps stamped seal sealed official rubber round hospital clinic and & of the medical officer doctor doctors physician physicians practice organisation organization with by file name e-signed e-signature letter report certificate
  yours sincerely faithfully truly respectfully kind best warm regards many thanks thank you
  examining attending treating certifying imza imzası kaşe mühür ve tarih tanda tangan cap dan tarikh tandatangan tanggal cachet et signature tampon du médecin le la fait date подпись печать врача м.п мп дата и
  affixed applied frank facility dispensary board committee department ministry office directorate centre center surgery examiner assessor screening assessing responsible panel president chairman chairperson member convener chair prescriber
  إمضاء الإمضاء والإمضاء الخاتم والخاتم وخاتمه خاتمه وختمه ختمه وتوقيعه توقيعه تم إلكترونيا إلكتروني إلكترونية معتمد بتاريخ طبيب طبيبة اللجنة المديرية الوزارة المركز المنشأة الممارس رئيس عضو
  المعالج الفاحص توقيع التوقيع وتوقيع الختم والختم ختم وختم خاتم شعار الجمهورية الطبيب المستشفى العيادة التاريخ تاريخ الرسمي دستخط مہر امضا مهر تاریخ و हस्ताक्षर मुहर और স্বাক্ষর সিল ও
`);

/** Names of people that papers know as words. */
export const SURNAMES = listed(
  "الله العزيز الكريم اللطيف القادر الرزاق الرؤوف المجيد السلام الفتاح الغني الوهاب الملك الناصر الباسط الحق الهادي الستار الجبار الحليم الصمد الواحد المنعم الخالق fall bell cole bader pratama lina سالم حميد الحميد سعيد السعيد الكندي السليطي العظم عيني لينا النور الشربيني العولقي hill green park lane grove gate north west east south noble reader grace rose victoria thomas paul royal england ireland france holland young brown white black grey king knight bishop church wood woods field fields hall house mills stone street ward banks brook brooks rivers lake marsh moss winter summer day may june august april long short sharp swift fox wolf bird finch martin page price rice rich good best love faith hope joy sheikh shaikh syed sayyid haji begum bibi أبو ابو بنت بن عبد الرحمن عبدالرحمن الرحيم خالد سالم سليم علي عمر عامر صالح صلاح سعيد فرج جابر كامل عادل حامد الحامد",
);

/** What tells of a signature, wherever it stands. */
export const OF_SIGNATURES =
  /(?<!\p{L})(?:(?:un|counter)?sign(?:ed|ature|atures)?|sgd|stamp(?:ed|s)?|seal(?:ed)?|pp|imza\p{L}*|kase\p{L}*|tanda ?tangan\p{L}*|ditandatangani|signee?|tampon|cachet|подпис\p{L}*|печат\p{L}*|(?:ال|ب|و|وال)?(?:توقيع(?! الكشف)|ختم|خاتم)|موقعه?|دستخط|امضا)(?!\p{L})/u;
