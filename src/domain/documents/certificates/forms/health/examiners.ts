/** Who examines for a certificate, and who does not (folded), in the eleven languages. */
import { wordsOf } from "../../fold.ts";

/** What a doctor is called before the name. */
export const TITLE =
  /(?<!\p{L})(?:dra?|dott|doctor|docteur|doktor|dokter|prof|uzm|д-р|врач|د(?=[./ ])|(?:ال)?دكتوره?|الطبيبه?|ڈاكٹر|دكتر|डॉ|ডা)(?!\p{L})/u;

/** Who writes of themselves before it. */
export const UNDERSIGNED = new Set(
  wordsOf(
    "i the undersigned me my name signed yours sincerely faithfully regards je soussigné soussignée moi yang bertanda tangan saya aşağıda imzası bulunan ben я нижеподписавшийся أنا انا الموقع أدناه ادناه نحن میں اینجانب मैं আমি",
  ),
);

/** Whoever signs for somebody else. */
export const FOR_ANOTHER =
  /^\W*(?:p\.? ?p\.?|per pro\p{L}*|p\/o|i\.? ?v\.?|a\.? ?n\.?|u\.? ?b\.?|b\.? ?p\.?|for|pour|untuk|icin|adina|за|عن|نيابه|بالنيابه|بالانابه|كي جانب)[\s.:]+\p{L}|(?<!\p{L})(?:on behalf|in the absence|in absence|instead of|deputising|delegat\p{L}*|par delegation|par ordre|atas nama|adina|от имени|по поручению|نيابه عن|بالنيابه عن|كي طرف سے|از طرف|की ओर से|পক্ষে)(?![\p{L}\p{M}])/u;

/** Of an office, of another art, or no doctor any more. */
export const NO_EXAMINER =
  /(?<![\p{L}\p{M}])(?:secretar\p{L}*|reception\p{L}*|clerks?|typists?|assistant to|administrat(?:or|ive)\p{L}*|manager|students?|trainees?|interns?|unsigned|not signed|retired|emerit\p{L}*|former|late|deceased|suspended|lapsed|struck off|erased|expired|cancelled|revoked|optometr\p{L}*|opticians?|philosoph\p{L}*|dphil|divinity|theolog\p{L}*|of laws?|of letters|literature|veterin\p{L}*|vet|mrcvs|frcvs|rcvs|dvm|vmd|bvsc|bvms?|bvetmed|bds|dds|dmd|mcoptom|goc|gdc|gcc|gosc|gphc|hcpc|dentists?|dental surgeon|chiropract\p{L}*|osteopath\p{L}*|hom(?:o?eo|ö)path\p{L}*|naturopath\p{L}*|acupunctur\p{L}*|psycholog(?:ist|ue|o)\p{L}*|psikolog|psihol\p{L}*|психолог|physiotherap\p{L}*|podiatr\p{L}*|audiolog\p{L}*|dieti[ct]\p{L}*|nutritionists?|herbal\p{L}*|unani|ayurved\p{L}*|bhms|bams|bums|secretaire|assistante?|veterinaire|dentiste|opticien|etudiante?|sekretar\p{L}*|sekreter\p{L}*|veteriner|dokter hewan|doktor haiwan|drh|dokter gigi|drg|dis hekimi|ogrenci\p{L}*|секретар\p{L}*|ветеринар\p{L}*|стоматолог\p{L}*|студент\p{L}*|سكرتير\p{L}*|بيطري\p{L}*|طالب\p{L}*|متقاعد\p{L}*|اسنان|سيكرٹري|منشي|دامپزشك|پشو|पशु चिकित्सक|सचिव|পশু|সচিব)(?![\p{L}\p{M}])/u;

/** A doctor of something, who may be one of medicine too. */
export const OF_OTHER_STUDIES =
  /(?<!\p{L})(?:ph\.? ?d|d\.?sc|ed\.?d|ll\.?d|m\.?sc|b\.?sc|doctor of|docteur en|doctor in)(?!\p{L})/u;
export const OF_MEDICINE =
  /(?<!\p{L})(?:m\.?d|mbbs|mbchb|mb ?bch|mb|bch|mrcgp|mrcp|frcp|fcps|dch|d\.?o|medicine|medecine|medical|physician|medecin|gp|general practitioner|sp\p{L}*|gmc|mmc|consultant)(?!\p{L})/u;

/** What a doctor is, where they work and the number they have, behind the name. */
export const OF_DOCTORS =
  /\d|medic|physician|consultant|specialist|surg|(?<!\p{L})(?:gp|med)(?!\p{L})|doctor|do[ck]t|officer|practi|logist|logue|p(?:a)?ediatric|psychiatr|anaesthet|internist|director|(?<!\p{L})(?:head|chief|signed|stamp\p{L}*|signature|umum)(?!\p{L})|hospital|clini|klini|hastane|cent(?:re|er)|health|(?<!\p{L})care(?!\p{L})|uzman|hekim|tabip|arzt|врач|терапевт|больниц|поликлиник|طب|اخصاي|استشار|مدير|رييس|جراح|مستشفي|عياده|مركز|وزاره|ترخيص|قيد|امراض|توقيع|ختم|پزشك|متخصص|ماهر|چكيتس|चिकित्सक|विशेषज्ञ|अस्पताल|চিকিৎসক|হাসপাতাল/u;
