/** What states print over the fields of a passport, in the languages of the drawn pages. */
import type { LabelLanguage, PrintedField } from "./layouts.ts";

/** Fields without a word in a language stand under their English label alone. */
export const FIELD_LABELS: Readonly<Record<LabelLanguage, Readonly<Partial<Record<PrintedField, string>>>>> = {
  en: {
    ...{ type: "Type", code: "Country Code", number: "Passport No.", surname: "Surname", given: "Given Names" },
    ...{ whole: "Full Name", nationality: "Nationality", sex: "Sex", birth: "Date of Birth" },
    ...{ birthplace: "Place of Birth", issue: "Date of Issue", expiry: "Date of Expiry", authority: "Authority" },
    ...{
      personal: "Personal No.",
      previous: "Previous Passport No.",
      father: "Father's Name",
      mother: "Mother's Name",
    },
    ...{ spouse: "Name of Spouse", height: "Height", lunar: "Date of Birth (H)", tracking: "Tracking Number" },
  },
  fr: {
    ...{ type: "Type", code: "Code du pays", number: "Passeport n°", surname: "Nom", given: "Prénoms", whole: "Nom" },
    ...{ nationality: "Nationalité", sex: "Sexe", birth: "Date de naissance", birthplace: "Lieu de naissance" },
    ...{ issue: "Date de délivrance", expiry: "Date d'expiration", authority: "Autorité", height: "Taille" },
    ...{ personal: "N° personnel", mother: "Nom de la mère", spouse: "Nom du conjoint" },
  },
  es: {
    ...{ type: "Tipo", code: "Código", number: "No. del Pasaporte", surname: "Apellidos", given: "Nombres" },
    ...{ nationality: "Nacionalidad", sex: "Sexo", birth: "Fecha de nacimiento", birthplace: "Lugar de nacimiento" },
    ...{ issue: "Fecha de expedición", expiry: "Fecha de caducidad", authority: "Autoridad" },
  },
  de: {
    ...{ type: "Typ", code: "Kode", number: "Pass-Nr.", surname: "Name", given: "Vornamen", birth: "Geburtstag" },
    ...{ nationality: "Staatsangehörigkeit", sex: "Geschlecht", birthplace: "Geburtsort" },
    ...{ issue: "Ausstellungsdatum", expiry: "Gültig bis", authority: "Behörde" },
  },
  tr: {
    ...{ type: "Türü", code: "Ülke Kodu", number: "Pasaport No", surname: "Soyadı", given: "Adı", sex: "Cinsiyeti" },
    ...{ nationality: "Uyruğu", birth: "Doğum Tarihi", birthplace: "Doğum Yeri", personal: "T.C. Kimlik No" },
    ...{ issue: "Veriliş Tarihi", expiry: "Son Geçerlilik Tarihi", authority: "Veren Makam" },
  },
  id: {
    ...{ type: "Jenis", code: "Kode negara", number: "No. Paspor", whole: "Nama Lengkap", sex: "Kelamin" },
    ...{ nationality: "Kewarganegaraan", birth: "Tgl. Lahir", birthplace: "Tempat Lahir", tracking: "No. Reg." },
    ...{ issue: "Tgl. Pengeluaran", expiry: "Tgl. Habis Berlaku", authority: "Kantor yang Mengeluarkan" },
  },
  ms: {
    ...{ type: "Jenis", code: "Kod negara", number: "No. Pasport", whole: "Nama", sex: "Jantina", height: "Tinggi" },
    ...{ nationality: "Warganegara", birth: "Tarikh lahir", birthplace: "Tempat lahir", personal: "No. Pengenalan" },
    ...{ issue: "Tarikh dikeluarkan", expiry: "Sah hingga", authority: "Pejabat pengeluar" },
  },
  ar: {
    ...{ type: "النوع", code: "رمز الدولة", number: "رقم الجواز", surname: "اللقب", given: "الاسم", sex: "الجنس" },
    ...{ whole: "الاسم الكامل", nationality: "الجنسية", birth: "تاريخ الميلاد", birthplace: "مكان الميلاد" },
    ...{ issue: "تاريخ الإصدار", expiry: "تاريخ الانتهاء", authority: "جهة الإصدار", lunar: "تاريخ الميلاد" },
    ...{ personal: "الرقم الوطني" },
  },
  fa: {
    ...{ type: "نوع", code: "کد کشور", number: "شماره گذرنامه", surname: "نام خانوادگی", given: "نام", sex: "جنس" },
    ...{ father: "نام پدر", birth: "تاریخ تولد", birthplace: "محل تولد", issue: "تاریخ صدور" },
    ...{ expiry: "تاریخ انقضا", authority: "محل صدور" },
  },
  hi: {
    ...{ type: "टाइप", code: "राष्ट्र कोड", number: "पासपोर्ट नं.", surname: "उपनाम", given: "दिया गया नाम" },
    ...{ nationality: "राष्ट्रीयता", sex: "लिंग", birth: "जन्मतिथि", birthplace: "जन्म स्थान" },
    ...{ issue: "जारी करने की तिथि", expiry: "समाप्ति की तिथि" },
  },
  bn: {
    ...{ type: "টাইপ", code: "দেশ কোড", number: "পাসপোর্ট নং", surname: "বংশগত নাম", given: "প্রদত্ত নাম" },
    ...{ nationality: "জাতীয়তা", sex: "লিঙ্গ", birth: "জন্ম তারিখ", birthplace: "জন্মস্থান" },
    ...{ issue: "প্রদানের তারিখ", expiry: "মেয়াদোত্তীর্ণের তারিখ", authority: "প্রদানকারী" },
  },
  ru: {
    ...{ type: "Тип", code: "Код государства", number: "Паспорт №", surname: "Фамилия", given: "Имя", sex: "Пол" },
    ...{ nationality: "Гражданство", birth: "Дата рождения", birthplace: "Место рождения", personal: "Личный код" },
    ...{ issue: "Дата выдачи", expiry: "Дата окончания срока", authority: "Орган, выдавший документ" },
  },
};
