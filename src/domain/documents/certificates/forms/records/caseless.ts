/** Records of vaccination in languages whose letters have no capitals. */

import type { CaselessForms } from "../languages/form.ts";
import { arabicRecords } from "./ar.ts";
import { bengaliRecords } from "./bn.ts";
import { persianRecords } from "./fa.ts";
import { hindiRecords } from "./hi.ts";
import { urduRecords } from "./ur.ts";

export const RECORDS: readonly CaselessForms[] = [
  arabicRecords,
  urduRecords,
  persianRecords,
  hindiRecords,
  bengaliRecords,
];

/** What stands in Latin letters on papers that are written in others (folded). */
export const LATIN_BESIDE = `
  name full passport no nr number date of birth dob d o b born sex gender nationality m f vaccine vaccination vaccines
  batch lot given on by at dose site route expiry exp manufacturer mfr signature sign stamp seal id cnic nic uid mr ref
  certificate certificates international prophylaxis or and card record report travel clinic hospital health immunization
  immunisation this is to certify that hajj haj tel phone qr www pmdc bmdc reg regn mbbs md rn gphc status completed
  left right upper arm deltoid im i mcv acwy date the for ministry united kingdom republic
`;

/** What stands before a day on which something ends (folded). */
export const OF_ENDS =
  /(?<![\p{L}\p{M}])(?:until|till|valid\p{L}*|expir\p{L}*|صالح\p{L}*|ساري\p{L}*|صلاحيه|الصلاحيه|لغايه|حتي|تنتهي|انتهاء|والانتهاء|كارآمد|كاراٱمد|ميعاد|معياد|اعتبار|معتبر|تا|تك|انقضا\p{L}*|मान्य|वैध|वैधता|तक|समाप्ति|पर्यन्त|মেযাদ\p{M}*|পর্যন্ত|কার্যকর|বৈধ)(?![\p{L}\p{M}])/u;

/** What tells that a number beside it is a passport's, and that a day beside it is a birth (folded). */
export const OF_PASSPORTS = /passport|جواز|پاسپورٹ|پاسپورت|گذرنامه|पासपोर्ट|পাসপোর্ট/u;
export const OF_BIRTHS =
  /(?<![\p{L}\p{M}])(?:birth|dob|born|ميلاد|الميلاد|ولاده|الولاده|تولد|مواليد|المولوده?|المزداده?|المزداد|پيدايش|متولد|जन्म|জন্ম)(?![\p{L}\p{M}])/u;

/** What a house is called: beside it names of houses stand (folded). */
export const HOUSE =
  /^(?:و?ا?ل?(?:مستشفي|مستوصف|عياده|مركز|مجمع|معهد|مديريه|وزاره|دايره|اداره|مكتب|هييه|ديوان|صيدليه|جامعه|سفاره|قنصليه|موسسه|بعثه)|هسپتال|اسپتال|كلينك|كلينيك|شفاخانه|سينٹر|سنٹر|محكمه|وزارت|كميٹي|كيمپ|فارميسي|كمپليكس|يونيورسٹي|بيمارستان|درمانگاه|دانشگاه|پايگاه|سازمان|جمعيت|داروخانه|رياست|انستيتو|अस्पताल|चिकित्सालय|केंद्र|केन्द्र|समिति|कमेटी|विभाग|कार्यालय|क्लिनिक|क्लीनिक|हॉस्पिटल|कॉलेज|संस्थान|भवन|हाउस|मंत्रालय|হাসপাতাল|কেন্দ্র|কার্যালয|ক্লিনিক|সেন্টার|কলেজ|অধিদপ্তর|মন্ত্রণালয|সমিতি|ইনস্টিটিউট|ফাউন্ডেশন|ডাযাগনস্টিক)$/u;

/** How whoever gives a dose is titled: behind it a name stands (folded). */
export const TITLE =
  /^(?:د|ا?ل?(?:دكتوره?|طبيبه?|ممرضه?|صيدلي|صيدلانيه|ملقحه?|مشرفه?|قابله)|ڈاكٹر|نرس|سسٹر|ويكسينيٹر|افيسر|آفيسر|فارماسسٹ|وزيٹر|ڈسپنسر|دكتر|داكتر|پرستار|پزشك|واكسيناتور|كارشناس|بهورز|بهيار|قابله|ماما|كننده|تزريقكننده|डॉ|नर्स|सिस्टर|चिकित्सक|अधिकारी|टीकाकर्ता|टीकाकर्मी|फार्मासिस्ट|एएनएम|वाली|वाले|वाला|ডা|ডাঃ|নার্স|অফিসার|কর্মকর্তা|টিকাদানকারী|টিকাদাতা|ফার্মাসিস্ট|সহকারী|চিকিৎসক)$/u;

/** Verbs that deny by their own letters: no name (folded). */
export const DENIED_VERB =
  /^(?:ن\p{L}{1,6}(?:د|ند|ده|ته|م|شت|خت|فت)|[\p{Script=Bengali}\p{M}]+(?:নি|না|নেই)|अन[\p{L}\p{M}]+|অন[\p{L}\p{M}]+|बन्द|बंद|समाप्त|शेष|बाकी|रद्द|छुट्टी|বন্ধ|শেষ|বাকি|ছুটি[\p{L}\p{M}]*|غايب|غايبه|مغلق|مغلقه|متوقف\p{L}*|منته\p{L}*|تعطيل|بسته|بود|بودند|بند|ختم|چهٹي|رخصت|باقي|مانده|تها|تهي|تهے|था|थी|थे|ছিল|ছিলেন)$/u;

/** A time that is no season's, and another pilgrimage than the one that is meant (folded). */
export const OF_TIME =
  /(?<![\p{L}\p{M}])(?:ل?سنه|سنتين|عامين|ل?عام واحد|سال|साल|वर्ष|বছর|বৎসর)(?![\p{L}\p{M}])(?!\s*\d{4})/u;
export const OF_UMRAH = /(?<![\p{L}\p{M}])(?:و?(?:ال|لل)?عمره|उमरा|उमराह|ওমরাহ?|উমরাহ?)(?![\p{L}\p{M}])/u;
export const OF_HAJJ = /حج|हज|হজ/u;

/** Whose name stands behind: a father's or a husband's (folded). */
export const PARENT = /^(?:पिता|पति|والد|ولديت|ولد|شوهر|زوجه|پدر|نام_پدر|পিতা|স্বামী|পিতার|স্বামীর)$/u;

/** That a line speaks of a dose (folded). */
export const OF_DOSES =
  /تزريق|نوبت|تطبيق|حقن|لگ|लग|दिया|दी गई|দেওয|تطعيم|تلقيح|لقاح|طعم|جرعه|ويكسين|ٹيك|خوراك|واكسن|واكسين|دوز|टीक|वैक्सीन|खुराक|টিকা|ভ্যাকসিন|ডোজ/u;
