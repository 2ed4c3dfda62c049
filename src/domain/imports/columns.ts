/** The columns of an import, and which column of a spreadsheet is meant by what stands at its head. */
import { type Cell, plainWord, textOf } from "./cell.ts";

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
export type ColumnMap = readonly (ImportField | null)[];

/** What heads are called; the first English and the first Arabic one stand in the template. */
const HEADS: Record<ImportField, { readonly en: readonly string[]; readonly ar: readonly string[] }> = {
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

/** As the template calls a column. */
export function headOf(field: ImportField, language: "en" | "ar"): string {
  return HEADS[field][language][0] ?? field;
}

const EXACT = 3;
const ALL_WORDS = 2;

const KNOWN = IMPORT_FIELDS.flatMap((field) => {
  const { en, ar } = HEADS[field];
  return [field, ...en, ...ar].map((name) => ({ field, plain: plainWord(spaced(name)) }));
});

/** Of each column the field that its head most likely means; no field is given to two columns. */
export function guessColumns(heads: readonly Cell[]): ColumnMap {
  const guesses = heads
    .flatMap((head, column) => IMPORT_FIELDS.map((field) => ({ column, field, score: scoreOf(head, field) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.column - b.column);
  const map: (ImportField | null)[] = heads.map(() => null);
  for (const { column, field } of guesses) {
    if (map[column] === null && !map.includes(field)) map[column] = field;
  }
  return map;
}

/** The row, among the first ones, whose cells are heads more than any other's; the first when none is. */
export function headRow(rows: readonly (readonly Cell[])[]): number {
  const known = rows.map((row) => guessColumns(row).filter((field) => field !== null).length);
  const most = Math.max(...known, 0);
  return most < 2 ? 0 : known.indexOf(most);
}

/** The needed fields that no column has. */
export function missingFields(map: ColumnMap): ImportField[] {
  return NEEDED_FIELDS.filter((field) => !map.includes(field));
}

/** The longer the name that was recognised, the surer. */
function scoreOf(head: Cell, field: ImportField): number {
  if (typeof head !== "string") return 0;
  const plain = plainWord(spaced(textOf(head)));
  const words = ` ${plain} `;
  if (plain === "") return 0;
  return Math.max(
    0,
    ...KNOWN.filter((known) => known.field === field).map(({ plain: name }) => {
      if (name === plain) return EXACT;
      return words.includes(` ${name} `) ? ALL_WORDS * (name.length / plain.length) : 0;
    }),
  );
}

/** departureDate and departure_date are two words. */
function spaced(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, "$1 $2");
}
