/** The columns of an import of packages, and what operators call them. */
import { type Columns, columnsOf, type HeadNames, type TypedFields } from "./heads.ts";
import { PACKAGE_TEMPLATES } from "./template-heads.ts";

export const IMPORT_FIELDS = [
  "operatorReference",
  "title",
  "price",
  "departureCity",
  "departureDate",
  "returnDate",
  "accommodationType",
  "distanceFromHaram",
  "capacity",
  "duration",
  "hijriYear",
  "description",
  "makkahHotel",
  "madinahHotel",
  "minaCamp",
  "campClass",
  "shifting",
  "accessible",
  "flights",
  "meals",
  "guideLanguages",
  "channels",
  "releaseDate",
  "quad",
  "triple",
  "double",
  "groupDiscounts",
  "approval",
  "cancellation",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Without a column for each of these nothing can be imported. */
export const NEEDED_FIELDS = [
  "title",
  "price",
  "departureCity",
  "departureDate",
  "returnDate",
  "accommodationType",
  "distanceFromHaram",
  "capacity",
] as const satisfies readonly ImportField[];

/** Field of each column by its place, null where the column means nothing to us. */
export type ColumnMap = Columns<ImportField>;

const HEADS: HeadNames<ImportField> = {
  operatorReference: {
    en: [
      "Reference",
      "ref",
      "code",
      "package code",
      "package id",
      "id",
      "sku",
      "tour code",
      "product code",
      "room key",
    ],
    ar: ["المرجع", "الرمز", "كود", "رقم الباقة", "رمز الباقة"],
  },
  title: {
    en: [
      "Package name",
      "title",
      "name",
      "package",
      "tour",
      "product",
      "package title",
      "description title",
      "programme",
    ],
    ar: ["اسم الباقة", "الاسم", "الباقة", "العنوان", "البرنامج"],
  },
  price: {
    en: [
      "Price per person USD",
      "price",
      "price usd",
      "price pp",
      "price per person",
      "cost",
      "rate",
      "amount",
      "tarif",
      "quad price",
    ],
    ar: ["السعر للشخص بالدولار", "السعر", "سعر الفرد", "السعر للفرد", "التكلفة", "المبلغ"],
  },
  departureCity: {
    en: ["Departure city", "city", "from", "departs from", "departure airport", "origin", "departure point", "airport"],
    ar: ["مدينة المغادرة", "المدينة", "المغادرة من", "مطار المغادرة", "من"],
  },
  departureDate: {
    en: [
      "Departure date",
      "departure",
      "departs",
      "depart",
      "start date",
      "start",
      "from date",
      "outbound",
      "date out",
    ],
    ar: ["تاريخ المغادرة", "المغادرة", "تاريخ السفر", "تاريخ الذهاب", "الذهاب", "البداية"],
  },
  returnDate: {
    en: ["Return date", "return", "returns", "end date", "end", "to date", "inbound", "arrival back", "date back"],
    ar: ["تاريخ العودة", "العودة", "تاريخ الرجوع", "النهاية"],
  },
  accommodationType: {
    en: ["Accommodation", "accommodation type", "type", "category", "class", "standard", "tier", "hotel category"],
    ar: ["نوع الإقامة", "الإقامة", "الفئة", "النوع", "التصنيف"],
  },
  distanceFromHaram: {
    en: [
      "Metres to the Haram",
      "distance",
      "distance from haram",
      "distance to haram",
      "distance m",
      "metres",
      "meters",
      "haram distance",
      "meters to haram",
    ],
    ar: ["الأمتار إلى الحرم", "المسافة", "المسافة إلى الحرم", "البعد عن الحرم", "المسافة من الحرم"],
  },
  capacity: {
    en: ["Seats", "capacity", "places", "allotment", "pax", "quota", "total seats", "available seats", "availability"],
    ar: ["المقاعد", "الأماكن", "السعة", "العدد", "عدد المقاعد", "عدد الأماكن", "الحصة"],
  },
  duration: {
    en: ["Nights", "duration", "length", "no of nights", "number of nights"],
    ar: ["الليالي", "المدة", "عدد الليالي"],
  },
  hijriYear: { en: ["Hijri year", "season", "hajj year", "hajj season"], ar: ["السنة الهجرية", "الموسم", "موسم الحج"] },
  description: { en: ["Description", "details", "summary", "notes", "about"], ar: ["الوصف", "التفاصيل", "ملاحظات"] },
  makkahHotel: {
    en: ["Makkah hotel", "hotel makkah", "mecca hotel", "makkah", "hotel in makkah", "hotel"],
    ar: ["فندق مكة", "الفندق في مكة", "فندق مكة المكرمة", "مكة"],
  },
  madinahHotel: {
    en: ["Madinah hotel", "hotel madinah", "medina hotel", "madinah", "hotel in madinah"],
    ar: ["فندق المدينة", "فندق المدينة المنورة", "الفندق في المدينة"],
  },
  minaCamp: {
    en: ["Mina camp", "camp", "camp no", "maktab", "camp number"],
    ar: ["مخيم منى", "المخيم", "رقم المخيم", "المكتب"],
  },
  campClass: { en: ["Camp class", "camp category", "mina class", "mina category"], ar: ["فئة المخيم", "تصنيف المخيم"] },
  shifting: {
    en: ["Shifting", "shifting package", "shifting or not"],
    ar: ["انتقال بين الفنادق", "شفتينج", "مع انتقال"],
  },
  accessible: {
    en: ["Step-free", "accessible", "wheelchair", "wheelchair access", "disabled access"],
    ar: ["بلا درج", "ذوو الإعاقة", "كرسي متحرك"],
  },
  flights: {
    en: ["Flights included", "flights", "flight", "airfare", "with flights"],
    ar: ["الطيران مشمول", "الطيران", "شامل الطيران", "تذاكر الطيران"],
  },
  meals: { en: ["Meals", "board", "meal plan", "food", "catering"], ar: ["الوجبات", "الإعاشة", "الطعام"] },
  guideLanguages: {
    en: ["Guide languages", "languages", "language", "guide language", "guide"],
    ar: ["لغات المرشد", "اللغات", "لغة المرشد", "اللغة"],
  },
  channels: {
    en: ["Sold through", "channel", "channels", "sales channel", "sold via"],
    ar: ["قناة البيع", "القناة", "القنوات"],
  },
  releaseDate: {
    en: ["Release date", "release", "cut off", "cut off date", "deadline"],
    ar: ["تاريخ التحرير", "آخر موعد"],
  },
  quad: {
    en: ["Quad supplement", "quad", "quad room", "room for four"],
    ar: ["إضافة الغرفة الرباعية", "رباعية", "رباعي"],
  },
  triple: {
    en: ["Triple supplement", "triple", "triple room", "room for three"],
    ar: ["إضافة الغرفة الثلاثية", "ثلاثية", "ثلاثي"],
  },
  double: {
    en: ["Double supplement", "double", "double room", "twin", "room for two"],
    ar: ["إضافة الغرفة الثنائية", "ثنائية", "ثنائي", "مزدوجة"],
  },
  groupDiscounts: {
    en: ["Group discounts", "group discount", "discounts", "discount"],
    ar: ["خصم المجموعات", "خصومات المجموعات", "الخصم"],
  },
  approval: { en: ["Confirmation", "approval", "booking approval"], ar: ["التأكيد", "الموافقة"] },
  cancellation: {
    en: ["Cancellation refunds", "cancellation", "cancellation policy", "refunds"],
    ar: ["استرداد الإلغاء", "الإلغاء", "سياسة الإلغاء"],
  },
};

/** What of a file may read two ways. */
export const READ_TWO_WAYS = {
  dates: ["departureDate", "returnDate", "releaseDate"],
  amounts: ["price", "quad", "triple", "double"],
} as const satisfies TypedFields<ImportField>;

/** How the template calls the columns, and what the heads of a file most likely mean. */
export const { headOf, guessColumns, headRow, missingFields } = columnsOf(
  IMPORT_FIELDS,
  HEADS,
  NEEDED_FIELDS,
  PACKAGE_TEMPLATES,
);
