/** What stands beside the name of a doctor who examines people, in closed lists (folded, without stops). */
import { foldPrinted } from "../../fold.ts";

/** One spelling of a word of these lists: no case, no stops, no marks. */
export const plainWord = (word: string) => foldPrinted(word).replace(/[.'’`]/g, "");
export const listed = (words: string) =>
  new Set(
    words
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(plainWord),
  );

/** What doctors are called before the name; ranks and old titles stand beside it. */
export const DOCTOR_TITLES = listed(`
  dr dra dre prim doctor doctora docteur dott dottssa doktor dokter prof professor professeur profesor pr uzm op doç doc med univ д-р доктор врач проф
  د ا.د أ.د دكتور دكتورة الدكتور الدكتورة الطبيب الطبيبة طبيب طبيبة أ ڈاکٹر دکتر پروفیسر डॉ डा डॉक्टर प्रो ডা ডাঃ ডাক্তার অধ্যাপক
`);
export const RANKS = listed(`
  العميد العقيد المقدم الرائد النقيب اللواء الملازم
  maj major col lt colonel lieutenant capt captain brig sqn ldr wg cdr surg rear adm gen
  mr mrs ms miss mme m haji hj hjh hajjah alhaji hajiya datuk dato datin seri tan sri tun syed sayyid shaikh sheikh sheikha md md. mohd mst begum ustadz h hj.
  السيد السيدة الأستاذ الأستاذة الحاج الشيخ الشيخة شيخة
`);
/** What stands before a professor's or a lecturer's title. */
export const OF_CHAIRS = listed("assoc asst associate assistant yrd öğr üyesi أستاذ مساعد مشارك");
/** What a doctor is as well as what one is called. */
export const IN_FULL = listed("doctor docteur doktor dokter doctora врач доктор طبيب طبيبة الطبيب الطبيبة डॉक्टर ডাক্তার");
/** Small words of names. */
export const OF_NAMES = listed(
  "bin binti bint binte bte ibn ben ould al el abu abou de la le du van den der ten von zu da dos a/p a/l s/o d/o بن بنت ابن ابو ال آل عبد",
);

/** Degrees of medicine, and what physicians are members of. */
export const DEGREES = listed(`
  mbbs mb bs bch ch chb mbchb mbbch bao bchir bm bmbs mbbchir mbbchbao md do dm dnb mch ms lmssa lrcp lrcs lrcpi mrcs mrcgp micgp micp mrcp mrcpi mrcpch mrcog mrcpsych mrcem mrcsed
  frcp frcpe frcpi frcs frcse frcsed frcog frcgp frca frcpath frcr frcem frcpch fcps mcps bcs fwacp fwacs fmcp fmcgp fmcph fmcs fmcfm fmcog fracgp facrrm fracp frnzcgp ccfp fcfp frcpc frcsc
  fpcp facp faafp facc fccp facs facep faap facog fcfpsa fcp fcpsa fcsa mmed mmedsc mmedfm mmedfammed mfamed mfammed dfm gdfm gdfp dfp mcfp fams fafp facpe dch drcog dfsrh dffp dgo dtmh dtm&h dtmph dtm dph dcp dlo
  dmrd doms dcard ddv dtcd da dip dipderm dipimc dipcard dipmed dippallmed dippccert pgdip mftm fftm mfom ffom afom doccmed dippoccmed davmed mfph ffph cct cctgp mfpm ffpm lmcc mccee usmle abim abfm plab emdm fem
  fagp mfsrh mfsrh diphiv dobst dobstrcog dipobst drcpsc dnm jcptgp jccppgp ccst cesr mrcpuk mrcgpint mafp mipd bmbch bmedsc bmedsci bmbchir mdmph mbbsh
  sppd sppdkhom spkklp spa spb spjp spog spp spparu sps spn spm sptht spthtkl spkj span sprad sppk spok spkp spkfr spdv spkk spkl spgk mkes mkk finasim marsh mars mbiomed mked aifo
  facharzt fachärztin internist
`);
/** What somebody may have studied beside medicine, never instead of it. */
export const STUDIES = listed(
  "phd dphil msc mscph mph mba ma ba bsc bschons dsc bmedsc mmsc mha mhsc meded mamed hons",
);

/** Subjects and schools in brackets behind a degree. */
export const SUBJECTS = listed(`
  med medicine medicin fam fammed family internal gen general surg surgery paed paeds paediatrics ped peds pediatrics health public community int intl gp card cardiology chest pulm pulmonology derm obs gyn obgyn o&g anaes anaesth neuro
  hons dist uk um usm ukm uitm upm iium ui ugm unair unpad usu lond london oxon cantab edin glasg glas manc birm leeds liv brist sheff aberd dund ncl nottm leic wales cardiff belf dub nui ucd rcsi ireland pak ind india bd dhaka du dmc dow punjab kemu aku
  lahore karachi peshawar delhi bom mumbai madras cal kolkata mangalore manipal kerala sl colombo perad nig lagos ibadan benin unn abu uct wits pret stell ukzn natal nairobi uon mak makerere syd melb qld unsw monash otago akl nus sing
  cairo ainshams alex alexandria khartoum riyadh ksu kau jordan damas damascus baghdad beirut aub usa us can eng scot
`);

/** Words that say what kind of doctor somebody is: one of these has to stand in what a doctor is called. */
export const CALLINGS = listed(`
  physician physicians doctor gp practitioner internist consultant specialist surgeon paediatrician pediatrician gynaecologist gynecologist obstetrician psychiatrist anaesthetist anaesthesiologist anesthesiologist radiologist
  cardiologist neurologist nephrologist pulmonologist endocrinologist diabetologist gastroenterologist hepatologist rheumatologist oncologist haematologist hematologist urologist dermatologist ophthalmologist pathologist geriatrician intensivist
  traumatologist otolaryngologist allergist hospitalist epidemiologist
  médecin docteur généraliste interniste cardiologue pneumologue neurologue néphrologue endocrinologue gastroentérologue rhumatologue dermatologue pédiatre gynécologue chirurgien chirurgienne ophtalmologue
  hekim hekimi doktor doktoru uzman uzmanı tabip tabibi başhekim dahiliyeci cerrah
  dokter pakar spesialis
  врач терапевт кардиолог невролог пульмонолог эндокринолог хирург педиатр гинеколог главврач
  huisarts arts hausarzt hausärztin arzt ärztin facharzt fachärztin
  طبيب طبيبة الطبيب الطبيبة استشاري استشارية أخصائي أخصائية اخصائي اختصاصي اختصاصية جراح ممارس
  ڈاکٹر معالج ماہر فزیشن سرجن پزشک متخصص فوق-تخصص
  चिकित्सक चिकित्साधिकारी विशेषज्ञ डॉक्टर চিকিৎসক বিশেষজ্ঞ ডাক্তার
`);
/** Titles of more than one word that say the same. */
export const CALLED =
  /\bmedical (?:officer|director|superintendent|practitioner|registrar|advisor|adviser|consultant)\b|\bclinical director\b|\bprofessor of (?:\p{L}+ )?(?:medicine|surgery|cardiology|paediatrics|pediatrics)\b|\bpegawai perubatan\b|\bpakar perubatan\b|ميڈيكل آفيسر|चिकित्सा अधिकारी|मेडिकल (?:ऑफिसर|अधिकारी)|মেডিকেল অফিসার|مدير طبي|المدير الطبي/u;
/** Parts of medicine, of which houses are called too. */
export const PARTS_OF_MEDICINE =
  /medicine|medecin|cardiolog|neurolog|nephrolog|pulmonolog|endocrinolog|gastroenterolog|rheumatolog|dermatolog|general practice|surgery|public health|paediatric|pediatric|hastaliklari|hekimligi|dahiliye|kardiyoloji|penyakit dalam|(?:ال)?(?:طب|باطنه|باطنيه|جراحه|امراض القلب|امراض الصدر\p{L}*)(?!\p{L})/u;

/** What may stand beside them: how high, of which part of medicine, and small words. */
export const BESIDE_CALLINGS = listed(`
  a an salaried spec woman women senior chief principal lead leading head general family private resident examining attending treating certifying certified board-certified board registered licensed licenced qualified medical clinical govt government name the travel hajj haj occupational visiting district civil duty
  community public health internal medicine med emergency tropical primary care practice partner officer director superintendent registrar advisor adviser professor associate of in and & the for department dept unit incharge in-charge charge mo smo cmo sho
  cardiology neurology nephrology pulmonology respiratory endocrinology diabetology diabetes gastroenterology rheumatology oncology haematology urology dermatology ophthalmology surgery surgical surgeon paediatrics pediatrics gynaecology obstetrics psychiatry anaesthesia radiology chest diseases disease infectious
  chef chief interne traitant traitante agréé agréée généraliste spécialiste en de des du la le et médecine générale familiale interne voyages travail cardiologie pneumologie
  aile pratisyen iç hastalıkları göğüs dahiliye kardiyoloji nöroloji genel cerrahi enfeksiyon sorumlu iş yeri işyeri uzm dr
  umum pemeriksa puskesmas haji penyakit dalam paru jantung kesehatan kedokteran pegawai perubatan keluarga perunding kanan
  общей практики главный участковый высшей первой категории
  für allgemeinmedizin innere medizin und
  في اختصاص باطني الباطني عمومية العمومية رئيسة رئيس والشرايين الشرايين مجتمع المجتمع
  أستاذ عام عامة الأسرة أسرة طب الباطنة باطنة باطنية الباطنية الصدر صدرية الصدرية أمراض القلب قلب والأوعية الجهاز الهضمي العامة الطب عيون الكلى الأعصاب أعصاب جراحة فاحص الفاحص المعالج مقيم معتمد أول أخصائي الأطفال أطفال والباطنة صحة الصحة العائلة السفر
  ميڈيكل آفيسر سینئر امراض قلب عمومی داخلی قلب طب
  चिकित्सा अधिकारी वरिष्ठ सामान्य हृदय रोग মেডিকেল অফিসার সিনিয়র মেডিসিন
`);

/** Kinds of houses in which doctors work, and how their names are put together. */
export const HOUSES =
  /(?<!\p{L})(?:hospitals?|clinics?|nursing homes?|dhq|thq|rhc|bhu|fmc|phc|chc|polyclinics?|infirmary|medical (?:cent(?:re|er)s?|group|practice|college|services|board|associates|complex|clinic|unit|department|hall)|health (?:cent(?:re|er)|unit|clinic|facility|post|service|services|board)|family practice|surgery|surgeries|practice|ministry of health|nhs(?: foundation)? trust|hajj? (?:medical )?(?:committee|mission|board)|pilgrims'? (?:medical )?cent(?:re|er)|university|hopital|clinique|cabinet(?: medical)?|consulting rooms|medical suites|centre (?:medical|hospitalier|de sante)|hastanesi|saglik (?:merkezi|ocagi)|klinigi|poliklinigi|rumah sakit|rsud|rsup|rs|puskesmas|klinik|poliklinik|dinas kesehatan|klinik kesihatan|больница|поликлиника|клиника|praxis|krankenhaus|(?:ال)?مستشفي|(?:ال)?عياده|عيادات|(?:ال)?مركز (?:\p{L}+ )*(?:ال)?(?:صحي|طبي)|(?:ال)?مركز|مستوصف|مجمع|وزاره الصحه|مديريه|هسپتال|كلينك|شفاخانه|بيمارستان|درمانگاه|कलीनिक|क्लिनिक|अस्पताल|हॉस्पिटल|হাসপাতাল|ক্লিনিক)(?!\p{L})/u;
