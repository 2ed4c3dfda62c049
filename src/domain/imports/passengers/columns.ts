/** The columns of an import of passengers, and what operators call them. */
import { type Columns, columnsOf, type HeadNames, type TypedFields } from "../heads.ts";
import { PASSENGER_TEMPLATES } from "./template-heads.ts";

export const PASSENGER_FIELDS = [
  "bookingReference",
  "packageReference",
  "surname",
  "givenNames",
  "country",
  "birthDate",
  "sex",
  "nationality",
  "roomType",
  "email",
  "phone",
  "language",
  "officialNumber",
  "paid",
  "paidReference",
] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];

/** Without a column for each of these nothing can be imported. */
export const NEEDED_PASSENGER_FIELDS = [
  "bookingReference",
  "packageReference",
  "surname",
  "country",
] as const satisfies readonly PassengerField[];

export type PassengerColumns = Columns<PassengerField>;

const HEADS: HeadNames<PassengerField> = {
  bookingReference: {
    en: ["Booking reference", "booking", "booking ref", "booking no", "booking number", "file no", "pnr", "group ref"],
    ar: ["مرجع الحجز", "رقم الحجز", "الحجز"],
  },
  packageReference: {
    en: ["Package reference", "package", "package code", "package ref", "tour code", "product code", "programme"],
    ar: ["مرجع الباقة", "رمز الباقة", "الباقة", "كود الباقة"],
  },
  surname: {
    en: ["Surname", "last name", "family name", "name as in passport"],
    ar: ["اسم العائلة", "اللقب", "الاسم الأخير"],
  },
  givenNames: { en: ["Given names", "first name", "forename", "given name"], ar: ["الأسماء الأولى", "الاسم الأول"] },
  country: {
    en: ["Country of residence", "country", "residence", "lives in"],
    ar: ["بلد الإقامة", "البلد", "دولة الإقامة"],
  },
  birthDate: { en: ["Date of birth", "birth date", "dob", "born"], ar: ["تاريخ الميلاد", "الميلاد"] },
  sex: { en: ["Sex", "gender"], ar: ["الجنس"] },
  nationality: { en: ["Nationality", "passport country"], ar: ["الجنسية"] },
  roomType: { en: ["Room", "room type", "sharing", "occupancy"], ar: ["الغرفة", "نوع الغرفة"] },
  email: { en: ["Email", "mail", "e mail"], ar: ["البريد الإلكتروني", "الايميل", "البريد"] },
  phone: { en: ["Phone", "mobile", "telephone", "contact number"], ar: ["الهاتف", "الجوال", "رقم الهاتف"] },
  language: {
    en: ["Language", "preferred language", "speaks", "correspondence language"],
    ar: ["اللغة", "لغة المراسلة", "اللغة المفضلة"],
  },
  officialNumber: {
    en: ["Nusuk or visa number", "nusuk", "nusuk reference", "visa number", "contract number"],
    ar: ["رقم نسك أو التأشيرة", "رقم نسك", "رقم التأشيرة"],
  },
  paid: { en: ["Paid so far", "paid", "amount paid", "received"], ar: ["المدفوع", "المبلغ المدفوع"] },
  paidReference: {
    en: ["Payment reference", "receipt", "receipt no", "receipt number"],
    ar: ["مرجع الدفع", "رقم الإيصال"],
  },
};

export const PASSENGERS_READ_TWO_WAYS = {
  dates: ["birthDate"],
  amounts: ["paid"],
} as const satisfies TypedFields<PassengerField>;

export const passengerSheet = columnsOf(PASSENGER_FIELDS, HEADS, NEEDED_PASSENGER_FIELDS, PASSENGER_TEMPLATES);
