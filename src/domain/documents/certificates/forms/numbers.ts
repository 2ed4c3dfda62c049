/** What explains a number in a text, so that it is no score, no measure and no count of anything (folded). */
import { foldPrinted } from "../fold.ts";
import { GREGORIAN_MONTHS } from "./months.ts";

/** What numbers of houses, registers, pages and rooms stand behind. */
const NUMBERED = `
  hal urut siri bil ruj сер ф no nos nr n num numero number numbers # № cnic nic nid nric nin mykad aadhaar iqama nik reg regn regd registration register licence license lic lisence permit code ref reference file form fol folio order box bag pmb serial id ids card visa passport policy
  tel telp telepon telefon phone ph mob mobile cell fax ext extension call dial ring hotline helpline whatsapp wa
  room rm floor level flat apt apartment suite unit block blk bldg building house plot lot street st road rd avenue ave lane sector phase ward zone district section part page sheet p pp annex annexure appendix article art act law rule clause chapter schedule decree version ver rev v edition
  branch franchise outlet store gate counter desk window tent camp seat group flight km postcode zip pin plaza tower wing terminal hall station batch gmc nmc mmc cqc cr vat abn npi trn moh doh dha haad diploma dip ods nhs ccp iso clinic centre center hospital surgery school polyclinic region maktab
  bp cs rue av avenue bis etage bureau porte cedex ordre inpe rpps finess siret dossier page article loi matricule
  jl jalan jln rt rw lt lantai kav km lot blok tingkat no nomor nomer sip str sk kkp pasal bilik
  sok sokak cad caddesi mah daire kat sicil tescil protokol belge dip tes sayi sayfa oda posta
  ул д дом кв корп к стр каб г номер рег лиц лицензия серия приказ форма код огрн инн окуд каб этаж
  رقم برقم ص ب م تحت سجل ملف قيد ترخيص هاتف ت شارع طريق مبني دور غرفه فرع رمز صندوق بريد ماده صفحه مكتب قرار لسنه عام سنه
  نمبر شماره شماره كد پلاك خيابان كوچه تلفن فون گلي مكان سيكٹر بلاك كمره رجسٹريشن
  संख्या नं नंबर क्रमांक पृष्ठ वार्ड फोन কক্ষ নম্বর নং রোড বাড়ি ওয়ার্ড পৃষ্ঠা ফোন পিন
`;
const words = (list: string) =>
  list
    .split(/\s+/)
    .filter((one) => one !== "")
    .toSorted((one, other) => other.length - one.length)
    .join("|");

/** Numbers and codes behind such a word. */
const BEHIND = String.raw`(?<![\p{L}\p{M}])(?:${words(NUMBERED)})(?:[ \t.:°º#)(]|-(?=\p{L}?\d)|n°|№|no\b|nr\b|number\b|reg\b|lic\b)*(?=[\p{L}/-]{0,16}\d)[\p{L}\d]+(?:[/.\\-][\p{L}\d]+)*`;

/** What is money, an hour, or a time that something takes. */
const COUNTED = String.raw`(?:[£$€₹৳]|(?<!\p{L})(?:sar|usd|eur|rs\.?|inr|pkr|bdt|gbp|myr|rm|idr|rp\.?|tl|aed|egp|mad|dzd|xof|ngn))\s?\d[\d.,]*(?:/-)?|\d[\d.,]* ?(?:[£$€₹৳]|/-|sar|riyals?|usd|dollars?|eur|euros?|dirhams?|pounds?|rupees?|taka|lira|tl|fcfa|cfa|dh|dhs|руб\p{L}*|ريال|جنيه|درهم|دينار)(?![\p{L}])|\d{1,2} ?[:.h] ?[0-5]\d(?: ?[:.] ?[0-5]\d)?(?: ?(?:am|pm|hrs?|h|uhr|ص|م))?(?! ?(?:ml|m|mg|g|cc|l|cm|kg|%|мл|مل)(?!\p{L}))(?![\d\p{L}/])|\d{1,2} ?(?:am|pm)(?!\p{L})|\d{1,4} ?(?:minutes?|mins?|min|hours?|hrs|menit|minit|jam|dakika|saat|минут\p{L}*|час\p{L}*|دقيق\p{L}*|دقايق|ساع\p{L}*|منٹ|گهنٹ\p{L}*|मिनट|घंटे|মিনিট|ঘন্টা)(?![\p{L}])|24 ?/ ?7|\d{1,2} ?(?:years?|yrs?|ans|tahun|yil|лет|سنه|سنوات|عاما?|سال|वर्ष|বছর)(?![\p{L}])`;

/** Numbers of telephones and registers, long or with letters among them; none of two shares, and no name of an illness by its code. */
const LONG = String.raw`(?<![\p{L}\d/])\d{5,}(?:[-/]\p{L}{0,3}\d*)*(?![\p{L}\d])|(?<![\p{L}\d])(?![\p{L}]\d{2}(?:\.\d{1,2})?(?![\p{L}\d]))(?=[\p{L}\d/.\\-]*\p{L})(?=(?:[\p{L}/.\\-]*\d){3})[\p{L}\d]+(?:[/.\\-][\p{L}\d]+)*|(?<![\p{L}\d])\d{2,}(?:[/-]\d{1,}){2,}(?![\p{L}\d])|(?<![\p{L}\d])\d{3,5} ?/ ?(?:19|20|14)\d\d(?![\d])|(?<![\p{L}\d])(?=(?:[+(). -]{0,3}\d){7})\(?\+?\(?\d{1,4}\)?(?:[ .-]{0,2}\d{2,6}(?!\d)){1,5}(?![\p{L}\d/])`;

/** A share of a whole, or an amount: no number of a house (folded). */
export const MEASURE_LIKE =
  /(?<![\d/])\d{1,3} ?(?:\/|of|out of) ?\d{1,3}(?![\d/])|\d ?(?:%|mg|mcg|g|kg|mm|cm|m|ml|l|s|sec|bpm)(?![\p{L}\d])/u;

/** Years, and the number of an item in a list. */
const PLAIN = String.raw`(?<![\p{L}\d.,])(?:19|20)\d\d(?:[-/]\d\d)?(?![\p{L}\d])|(?<![\p{L}\d.,])14[4-5]\d ?(?:h|ah|هـ?)?(?![\p{L}\d])|(?<=^|\n)[\s(]*\d{1,2}(?:\.\d)*[.)-](?=\s)|(?<![\p{L}\d])(?:1st|2nd|3rd|[4-9]th)(?!\p{L})`;

/** A day whose year stands in the next line. */
const DAYS = String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${GREGORIAN_MONTHS.flat().map(foldPrinted).join("|")})(?![\p{L}\p{M}])`;

/** How heavy and how tall grown people are. */
const OF_SIZE = String.raw`(?<![\d.,])(?:(?:[4-9]\d|1[01]\d)(?:[.,]\d)? ?(?:kgs?|кг|كغ|كجم|কেজি|किग्रा)|(?:1[4-9]\d|20[0-5]) ?(?:cms?|см|سم|সেমি|सेमी))(?![\p{L}\d/])`;

/** What a grown person is given of a vaccine. */
const WHOLE_DOSE = String.raw`(?<![\d.,])0?[.,]50? ?(?:ml|cc|мл|مل)(?!\p{L})|^\s*0[.,]50?\s*$|(?:dose|doz|dosis|dos|доза|جرعه|خوراك)[ :]*(?<dose>\d) ?(?:of|/|de|sur|dari|daripada|из|من) ?\k<dose>(?!\d)`;

export const EXPLAINED = new RegExp([WHOLE_DOSE, OF_SIZE, DAYS, COUNTED, BEHIND, LONG, PLAIN].join("|"), "gu");
