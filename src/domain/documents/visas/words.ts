/**
 * What the electronic visa of the Kingdom is made of (its form of the Ministry of Foreign Affairs, in English and Arabic):
 * labels, the values that are no number, day or name, and lines that stand by themselves. Each line of a list is one
 * meaning with its phrases; the first one is what it is called.
 */
import { wordsOf } from "../certificates/fold.ts";

/** What a label asks for. */
export type VisaField = keyof typeof LABELS;

const LABELS = {
  visa: "Visa No. | Visa | رقم التاشيرة | Visa Number | eVisa No. | eVisa Number | E-Visa No. | E-Visa Number | رقم التأشيرة | رقم التأشيرة الإلكترونية",
  number:
    "E-Number | E Number | رقم المستند | رقم الوثيقة | Application No. | Application Number | Request No. | Request Number | E Number | Reference No. | Reference | Barcode | Barcode No. | Border No. | Sponsor ID | Sponsor No. | Insurance Policy No. | Policy No. | Nusuk No. | Booking No. | Serial No. | Record No. | File No. | رقم السجل | رقم الملف | Permit No. | رقم الطلب | الرقم المرجعي | رقم المرجع | الباركود | رقم الباركود | رقم الحدود | رقم الكفيل | رقم وثيقة التأمين | رقم الحجز | الرقم التسلسلي | رقم المعاملة",
  type: "Visa Type | Type of Visa | Type | Visa Category | Category | Visa Class | نوع التأشيرة | فئة التأشيرة | النوع",
  purpose:
    "Purpose | Purpose of Visit | Purpose of Travel | Purpose of Entry | Purpose of Journey | الغرض | الغرض من الزيارة | الغرض من السفر | الغرض من القدوم | الغرض من الدخول | الغرض من التأشيرة",
  name: "Name | Full Name | Name of Holder | Name of Applicant | Holder | Holder Name | Visa Holder | Applicant Name | Name of Visa Holder | Name in Passport | Name in English | English Name | Name in Arabic | Arabic Name | الاسم اللاتيني | الاسم بالإنجليزية | الاسم بالعربية | الاسم العربي | الاسم | الاسم الكامل | اسم حامل التأشيرة | اسم صاحب التأشيرة | حامل التأشيرة | صاحب التأشيرة | اسم مقدم الطلب",
  surname: "Surname | Family Name | Last Name | اسم العائلة | اللقب | العائلة",
  given:
    "Given Names | الاسم Given Names | Given Names الاسم | Given Name | First Name | First Names | الأسماء الأولى | الاسم الأول | الأسماء",
  passport:
    "Passport No. | Passport Number | Passport | Travel Document No. | Travel Document Number | Travel Document | رقم الجواز | رقم جواز السفر | جواز السفر | رقم وثيقة السفر | وثيقة السفر",
  passportUntil:
    "Passport Expiry | Passport Expiry Date | Passport Valid Until | Passport Expires | تاريخ انتهاء الجواز | تاريخ انتهاء جواز السفر | انتهاء الجواز | صلاحية الجواز",
  passportIssued: "Passport Issue Date | Passport Date of Issue | تاريخ إصدار الجواز | تاريخ إصدار جواز السفر",
  nationality: "Nationality | Current Nationality | Present Nationality | الجنسية الحالية | Citizenship | الجنسية",
  residence: "Country of Residence | بلد الإقامة",
  birth: "Date of Birth | Birth Date | DOB | تاريخ الميلاد | تاريخ الولادة",
  sex: "Sex | Gender | الجنس",
  issued:
    "Date of Issue | Visa Issue Date | Issue Date | Issued on | Issued | تاريخ الإصدار | صدرت بتاريخ | صدرت في | تاريخ إصدار التأشيرة",
  from: "Valid from | Visa Start Date | Visa Valid from | تاريخ بداية الصلاحية | تاريخ بداية التأشيرة | Start Date | Valid as of | صالحة اعتبارا من | صالح اعتبارا من | صالحة من | سارية من | سارية اعتبارا من | تاريخ البداية | تاريخ بدء الصلاحية",
  until:
    "Valid until | Visa Expiry Date | Visa Valid until | Visa Expiry | Valid to | Valid till | Expiry Date | Date of Expiry | End Date | صالحة لغاية | صالحة حتى | صالحة إلى | صالح لغاية | صالح حتى | سارية حتى | سارية لغاية | تاريخ الانتهاء | تاريخ انتهاء الصلاحية | تاريخ انتهاء التأشيرة",
  stay: "Duration of Stay | Stay Duration | Period of Stay | Length of Stay | Stay | Duration | Permitted Stay | مدة الإقامة | مدة البقاء | مدة الإقامة المسموح بها | مدة الإقامة المصرح بها",
  entries:
    "Entry Type | عدد مرات السفر | Entries | Entry | Number of Entries | No. of Entries | Type of Entry | عدد مرات الدخول | مرات الدخول | الدخول | عدد السفرات | عدد الدخول | نوع الدخول",
  place:
    "Place of Issue | Issued at | Issued in | Issuing Mission | Issuing Post | Issuing Authority | مصدر التأشيرة | مكان الإصدار | جهة الإصدار | الممثلية | بعثة الإصدار",
  season: "Hajj Season | Season | Hajj Year | موسم الحج | موسم حج | الموسم | الموسم الهجري",
  trade: "Occupation | Profession | المهنة | الوظيفة",
  religion: "Religion | الديانة",
  status: "Status | Visa Status | الحالة | حالة التأشيرة",
  fees: "Visa Fees | Visa Fee | Fees | رسوم التأشيرة | الرسوم",
  sponsor:
    "Sponsor | Host | Service Provider | Hajj Service Provider | مقدم الخدمة | الجهة المستضيفة | Sponsor Name | اسم الكفيل | الكفيل | المستضيف",
  printed: "Printed on | Print Date | تاريخ الطباعة",
  remarks: "Remarks | Notes | Note | ملاحظات | الملاحظات",
} as const;

/** Heads of the form. */
const HEADS = `
  kingdom of saudi arabia | saudi arabia | ksa | المملكة العربية السعودية
  ministry of foreign affairs | وزارة الخارجية | وزارة الخارجية السعودية
  nusuk | nusuk hajj | نسك | نسك حج | منصة نسك | منصة نسك حج
  visa details | visa information | بيانات التأشيرة | معلومات التأشيرة
  visa services | خدمات التأشيرات | visa platform | منصة التأشيرات | منصة خدمات التأشيرات
  ministry of hajj and umrah | وزارة الحج والعمرة
  consular affairs | الشؤون القنصلية
  ksa visa | saudi visa | visa | تأشيرة | التأشيرة
  e visa | evisa | electronic visa | تأشيرة إلكترونية | التأشيرة الإلكترونية
  entry visa | entry evisa | entry e visa | تأشيرة دخول | تأشيرة دخول إلكترونية
  hajj | حج | الحج | hajj visa | e visa for hajj | evisa for hajj | electronic visa for hajj | hajj e visa | hajj evisa | electronic hajj visa | visa for hajj | تأشيرة حج | تأشيرة الحج | تأشيرة إلكترونية للحج | تأشيرة حج إلكترونية
  بسم الله الرحمن الرحيم
  digital embassy | السفارة الرقمية
  visa mofa gov sa | https visa mofa gov sa | www mofa gov sa | mofa gov sa | ksavisa sa | printed from visa mofa gov sa
`;

/** Notices of the form, which its remarks may say too. */
const NOTICES = `
  welcome to saudi arabia | welcome to the kingdom of saudi arabia | مرحبا بكم في السعودية | مرحبا بكم في المملكة العربية السعودية | أهلا بكم في السعودية | welcome to the kingdom | أهلا بكم في المملكة | مرحبا بكم في المملكة
  not permitted to work | work is not permitted | work not permitted | no work permitted | work is not allowed | not allowed to work | غير مصرح له بالعمل | غير مصرح لها بالعمل | غير مصرح بالعمل | لا يسمح لحاملها بالعمل | لا يسمح لحامله بالعمل | لا يسمح بالعمل | ولا يسمح بالعمل | لا يسمح له بالعمل | غير مسموح له بالعمل | غير مسموح بالعمل
  hajj only | for hajj only | this visa is for hajj only | for hajj purposes only | valid for hajj only | this visa is for hajj only and does not permit work | للحج فقط ولا تسمح بالعمل | للحج فقط | هذه التأشيرة للحج فقط | هذه التأشيرة مخصصة للحج فقط | مخصصة للحج فقط
  holder is not permitted to work | the holder is not permitted to work
  this visa is issued for hajj only and does not entitle its holder to work | هذه التأشيرة للحج فقط ولا تخول حاملها العمل
  keep a copy of this visa with you until you leave the kingdom | احتفظ بنسخة من هذه التأشيرة حتى مغادرتك المملكة
  traffickers of drugs are punished by death | عقوبة مهربي المخدرات الإعدام
  any alteration or erasure makes this visa void | أي كشط أو تعديل يلغي هذه التأشيرة
  passport must be valid for at least six months upon entry | يجب أن يكون الجواز صالحا لمدة لا تقل عن ستة أشهر عند الدخول
  printed from nusuk | www nusuk sa | nusuk sa | hajj nusuk sa
  يمكن التحقق من التأشيرة عبر منصة التأشيرات visa mofa gov sa | يمكن التحقق من التأشيرة عبر منصة التأشيرات
  page 1 of 1 | page 1 1 | صفحة 1 من 1 | صفحة 1 1 | page 1 1 صفحة | صفحة
  to verify this visa scan the qr code or go to visa mofa gov sa | scan the qr code to verify this visa | the visa can be verified at https visa mofa gov sa by its number and the passport number | للتحقق من التأشيرة امسح رمز الاستجابة السريعة
  this document is issued electronically and needs no signature | this is an electronically issued document and needs no signature | electronically issued no signature required | وثيقة إلكترونية لا تحتاج إلى توقيع | هذه وثيقة إلكترونية لا تحتاج إلى توقيع
  holder must carry the passport used for this application | يجب على حامل التأشيرة حمل جواز السفر المستخدم في الطلب
  please carry this visa with your passport | carry this visa with your passport | يرجى حمل هذه التأشيرة مع جواز السفر
  entry through jeddah and madinah airports | الدخول عبر مطاري جدة والمدينة المنورة
  important the holder may not work in the kingdom and must leave before the end of the stay | هام لا يسمح لحامل التأشيرة بالعمل وعليه المغادرة قبل انتهاء مدة الإقامة
  the holder must leave the kingdom before the visa expires | the holder must leave before the visa expires | يجب على حامل التأشيرة مغادرة المملكة قبل انتهاء صلاحية التأشيرة
`;

/** Values, by what their label asks for. */
const VALUES: Readonly<Partial<Record<VisaField, string>>> = {
  type: "Hajj | Hajj (Pilgrimage) | Pilgrimage | Hajj Visa | Visa for Hajj | حج | الحج | للحج | تأشيرة حج | تأشيرة الحج",
  purpose:
    "Hajj | To perform Hajj | Performing Hajj | Hajj only | حج | الحج | للحج | أداء الحج | لأداء الحج | أداء فريضة الحج | لأداء فريضة الحج | أداء مناسك الحج",
  entries: `
    single | single entry | one | one entry | 1 | مفردة | مفرد | دخول مفرد | مرة واحدة | دخول لمرة واحدة | لمرة واحدة | سفرة واحدة | واحدة
    multiple | multiple entry | متعددة | متعدد | دخول متعدد
  `,
  sex: `
    male | m | ذكر
    female | f | أنثى
  `,
  sponsor: `
    ministry of hajj and umrah | وزارة الحج والعمرة
    al bait guests | al bait guests co | al bait guests company | شركة ضيوف البيت | ضيوف البيت
    rehlat wa manafea | rehlat wa manafea co | رحلات ومنافع | شركة رحلات ومنافع
    rawaf mina | rawaf mina co | رواف منى | شركة رواف منى
    mashariq | mashariq co | mashariq al masiah | شركة مشارق | مشارق الماسية | شركة مشارق الماسية
    ithraa al khair | ithraa al khair company | إثراء الخير | شركة إثراء الخير
    al rajhi | al rajhi co | الراجحي | شركة الراجحي
    ikram al dyf | ikram aldyf | إكرام الضيف | شركة إكرام الضيف
  `,
  religion: "Islam | Muslim | الإسلام | مسلم | مسلمة",
  status: "Issued | Valid | Active | Approved | صادرة | سارية | فعالة | معتمدة | سارية المفعول",
  trade: `
    teacher | معلم | معلمة | مدرس | مدرسة
    engineer | مهندس | مهندسة
    doctor | طبيب | طبيبة
    nurse | ممرض | ممرضة
    student | طالب | طالبة
    retired | pensioner | متقاعد | متقاعدة
    housewife | ربة منزل | ربة بيت
    employee | موظف | موظفة
    merchant | trader | تاجر | تاجرة
    accountant | محاسب | محاسبة
    farmer | مزارع | مزارعة
    driver | سائق
    lawyer | محام | محامي | محامية
    businessman | رجل أعمال
    technician | فني | فنية
    manager | مدير | مديرة
    private | خاص
    other | أخرى
    private employee | موظف خاص | موظف قطاع خاص | موظفة قطاع خاص
    none | لا يوجد
    government employee | موظف حكومي | موظفة حكومية
  `,
  place: `
    ministry of foreign affairs | وزارة الخارجية
    london | لندن
    manchester | مانشستر
    edinburgh | إدنبرة
    dublin | دبلن
    paris | باريس
    marseille | مرسيليا
    berlin | برلين
    brussels | بروكسل
    the hague | لاهاي
    madrid | مدريد
    rome | روما
    vienna | فيينا
    geneva | جنيف
    stockholm | ستوكهولم
    copenhagen | كوبنهاغن
    oslo | أوسلو
    moscow | موسكو
    sarajevo | سراييفو
    istanbul | إسطنبول | اسطنبول
    ankara | أنقرة
    tashkent | طشقند
    tehran | طهران
    kabul | كابول
    islamabad | إسلام آباد | إسلام اباد
    karachi | كراتشي
    lahore | لاهور
    new delhi | نيودلهي | نيو دلهي
    mumbai | مومباي | بومباي
    dhaka | دكا
    colombo | كولومبو
    jakarta | جاكرتا
    surabaya | سورابايا
    kuala lumpur | كوالالمبور | كوالا لمبور
    singapore | سنغافورة
    manila | مانيلا
    beijing | بكين
    cairo | القاهرة
    alexandria | الإسكندرية
    khartoum | الخرطوم
    tripoli | طرابلس
    tunis | تونس
    algiers | الجزائر
    rabat | الرباط
    casablanca | الدار البيضاء
    nouakchott | نواكشوط
    dakar | داكار
    abuja | أبوجا
    lagos | لاغوس
    kano | كانو
    accra | أكرا
    nairobi | نيروبي
    addis ababa | أديس أبابا
    mogadishu | مقديشو
    djibouti | جيبوتي
    johannesburg | جوهانسبرغ
    pretoria | بريتوريا
    amman | عمان | عمّان
    baghdad | بغداد
    beirut | بيروت
    damascus | دمشق
    kuwait | الكويت
    doha | الدوحة
    manama | المنامة
    muscat | مسقط
    abu dhabi | أبوظبي | أبو ظبي
    dubai | دبي
    riyadh | الرياض
    washington | washington dc | واشنطن
    new york | نيويورك
    houston | هيوستن
    los angeles | لوس أنجلوس
    ottawa | أوتاوا
    toronto | تورنتو
    canberra | كانبرا
    sydney | سيدني
    nusuk hajj | nusuk | منصة نسك حج | منصة نسك | نسك
    ksa visa platform | visa platform | منصة التأشيرات | منصة خدمات التأشيرات
    digital embassy | السفارة الرقمية
  `,
};

export const phraseOf = (text: string) => wordsOf(text).join(" ");

const meaningsOf = (list: string) =>
  list
    .split("\n")
    .map((line) => line.split("|").map((one) => one.trim()))
    .filter(([first = ""]) => first !== "");

/** Phrase to what it means. */
const tableOf = (list: string) =>
  new Map(meaningsOf(list).flatMap((phrases) => phrases.map((one) => [phraseOf(one), phrases[0] ?? ""] as const)));

const FIELDS = Object.keys(LABELS) as VisaField[];
/** What a label is called on the form. */
export const CALLED = new Map(FIELDS.map((field) => [field, LABELS[field].split(" | ")[0] ?? ""] as const));
export const LABEL_FIELDS = new Map(
  FIELDS.flatMap((field) => [...tableOf(LABELS[field]).keys()].map((phrase) => [phrase, field] as const)),
);
export const [HEAD_PHRASES, NOTICE_PHRASES] = [tableOf(HEADS), tableOf(NOTICES)];
/** That there is nothing to remark. */
export const NO_REMARKS = new Set(["none", "nil", "لا يوجد", "لا توجد"].map(phraseOf));
/** The heading that says what the visa is for, and the value that it stands for. */
export const [HAJJ_LINE, HAJJ_VALUE] = ["hajj", "Hajj"];
const VALUE_PHRASES = new Map(FIELDS.map((field) => [field, tableOf(VALUES[field] ?? "")] as const));

/** What a phrase means as a field's value; null where it is none of them. */
export const meaningIn = (field: VisaField, phrase: string) => VALUE_PHRASES.get(field)?.get(phrase) ?? null;
