/** A right paper with one change to its days, its fields or who signed it: none is verified that a person should see. */
import { describe, expect, it } from "vitest";
import { adding, judgedWith, putting } from "./specimens/papers/ordinary.ts";

const HEALTH = "7";
const VACCINATION = "13";
/** When the papers have grown older, and the journey is near. */
const NEAR = { today: "2027-05-02" };

describe("the end of a paper", () => {
  it.each([
    ...["Expiry: 30/11/2025", "Expiry date: 30/11/2026", "Date of expiry: 30/11/2026", "Expiry: 11/2026"],
    ...["Expiration: 01/05/2027", "Expiry date\t09/05/2027", "Duration: 1 month", "Duration: 30 days"],
    ...["Valid one month from issue", "Expiry: one month from date of issue", "Validity: 4 weeks"],
    ...["تاريخ الانتهاء: 30/11/2026", "انتهاء الصلاحية: 30/11/2026", "Date d'expiration : 30/11/2026"],
    ...["Expiration : 30/11/2026", "Tanggal kedaluwarsa: 30/11/2026", "Tarikh tamat tempoh: 30/11/2026"],
    ...["Geçerlilik bitiş tarihi: 30.11.2026", "Срок действия: 30.11.2026", "تاریخ انقضا: 30/11/2026"],
    ...["تاریخ تنسیخ: 30/11/2026", "समाप्ति तिथि: 30/11/2026", "মেয়াদ উত্তীর্ণের তারিখ: 30/11/2026"],
  ])("on a certificate before the arrival is for a person: %j", (line) => {
    expect(judgedWith(HEALTH, adding(line, "Date of examination")).status).toBe("pending");
    expect(judgedWith(HEALTH, adding(line)).status).toBe("pending");
  });

  it.each([
    "Expiry date: 05/02/2028",
    "Expiry: 06/2027",
    "Passport expiry date: 01/02/2027",
    "Valid until: 10/06/2027",
  ])("on a certificate that lasts, or of the passport, says nothing against it: %j", (line) => {
    expect(judgedWith(HEALTH, adding(line, "Date of examination")).status).toBe("verified");
  });

  it.each(["Expiration : 01/02/2027", "Date d'expiration : 01/02/2027", "Fin de validité : 01/02/2027"])(
    "on a record that no batch stands beside is the record's own: %j",
    (line) => {
      expect(judgedWith(VACCINATION, adding(line), NEAR).status).toBe("pending");
      expect(judgedWith(VACCINATION, adding(line, "Né le"), NEAR).status).toBe("pending");
    },
  );

  it("on a record beside its batch is the batch's", () => {
    expect(judgedWith(VACCINATION, adding("Péremption : 01/02/2027", "Lot"), NEAR).status).toBe("verified");
    expect(judgedWith(VACCINATION, putting("Lot", "Lot : GH7781\tPéremption : 01/02/2027"), NEAR).status).toBe(
      "verified",
    );
  });
});

describe("a right visa", () => {
  const number = (...paper: Parameters<typeof judgedWith>) =>
    judgedWith(...paper).checks.find(({ ruleId }) => ruleId === "visa_passport_number")?.outcome;

  it.each([
    ...["Old passport No.: 400118820", "Previous passport number: 400118820", "Mahram passport No.: X1234567"],
    ...["رقم الجواز السابق: 400118820", "Ancien passeport n° : 400118820", "Eski pasaport no: 400118820"],
    ...["Nomor paspor lama: C1234567", "No. pasport lama: A1234567", "Старый паспорт №: 400118820"],
    ...["پرانا پاسپورٹ نمبر: 400118820", "شماره گذرنامه قبلی: 400118820", "पुराना पासपोर्ट नंबर: 400118820"],
    ...["পুরানো পাসপোর্ট নম্বর: 400118820", "Passport No.: 400118820"],
  ])("that names another passport too, above or below its own, is not sent back: %j", (line) => {
    for (const below of ["Name", "Passport No."]) {
      expect(number("23", adding(line, below))).toBe("pass");
      expect(judgedWith("23", adding(line, below)).status).toBe("pending");
    }
  });

  it.each(["Old passport No.: 400118820", "Mahram passport No.: X1234567", "Ancien passeport n° : 400118820"])(
    "is not sent back for the number of another passport alone: %j",
    (line) => {
      expect(number("23", putting("Passport No.", line))).toBe("not_checked");
    },
  );

  it("of another passport alone is sent back, in whatever digits", () => {
    expect(number("23", putting("Passport No.", "Passport No.: 400118820"))).toBe("fail");
    expect(number("23", putting("Passport No.", "رقم الجواز: ٤٠٠١١٨٨٢٠"))).toBe("fail");
  });
});

describe("an illness without a word for it", () => {
  const isVerified = (line: string) =>
    [
      ["1", "I have examined"],
      ["1", "She has no"],
      ["7", "Date of examination"],
      ["7", ""],
    ].map(([id = "", below]) => judgedWith(id, adding(line, below)).status === "verified");

  it.each([
    "Code: Z99.2",
    "Code: N18.6",
    "Code: O09",
    "Ref: N18.6 HD 3/7",
    "Dx: N18",
    "(N18.6)",
    "Ref: ESRD-2026-17",
    "File: HD 2026",
    "Code: WCHC",
    "Seat: STCR",
    "Seat: wheel",
    "Rank: 5",
    "Department: Nephrology",
    "Dept of Oncology",
    "Clinic: Maternity",
    "Cancer Centre",
    "Service : Néphrologie",
    "Bölüm: Onkoloji",
    "Bagian: Kebidanan",
    "Jabatan: Onkologi",
    "Отделение: онкология",
    "القسم: الأورام",
    "وحدة غسيل الكلى",
    "شعبہ: امراض قلب",
    "بخش: زایمان",
    "विभाग: कैंसर",
    "প্রসূতি বিভাগ",
    "Fitness level: 2",
    "Grade: E",
    "Lungs: C",
    "Eyes: Heart",
    "Mental state: none",
    "Mental health: none",
    "She is on the machine at the hospital each Monday, Wednesday and Friday.",
    "She is attached to a machine in the morning.",
    "Haftada üç gün makineye girer.",
    "Три раза в неделю на аппарате.",
    "تذهب إلى الجهاز ثلاث مرات في الأسبوع.",
    "No examination was performed.",
    "Nobody has examined her.",
    "Aucun examen n'a été fait.",
  ])("on a certificate is for a person: %j", (line) => {
    expect(isVerified(line)).not.toContain(true);
  });

  it.each([
    "Ref: KGH/MOPD/26/771",
    "Reference: 12",
    "NHS No: 943 476 5919",
    "Department: Internal Medicine",
    "Occupation: Teacher",
    "Flat B12, High Street, Leicester",
    "Mental state: normal",
    "Mental illness: none",
    "Chest clear.",
  ])("is not what ordinary certificates have: %j", (line) => {
    expect(isVerified(line)).not.toContain(false);
  });
});

describe("free words on a certificate", () => {
  const isVerified = (line: string) =>
    [
      ["1", "12 High"],
      ["1", "I have examined"],
      ["7", "Result"],
      ["more-2-229", ""],
    ].map(([id = "", below]) => judgedWith(id, adding(line, below)).status === "verified");

  it.each([
    ...[
      "I was paid to sign this.",
      "The signature is a stamp.",
      "Only seated.",
      "Result code: 3",
      "Good for one month",
    ],
    ...["The certificate was filled in at home.", "The doctor is on the pilgrim's family.", "As stated.", "Code 3"],
    ...["Made at the desk.", "The form was signed first.", "Second opinion given.", "Health: so so", "Fit on paper."],
    ...["Based on the old report.", "Given at the request of the agency.", "Ready for the trip with care.", "On drips"],
    ...["Occupation: Patient", "Clinic: Bed 12", "Seat: Wheel", "Category: C", "Class: 3", "Valid: home"],
    ...["دل کا مریض", "چل نہیں سکتا", "بیماری قلبی دارد", "باردار است", "Malade du cœur", "Souffre du dos"],
    ...["Kalp hastası", "Yürüyemez", "Sakit jantung", "Buah pinggang rosak", "Беременна", "Плохо ходит"],
    ...["हृदय रोगी", "गर्भवती", "হৃদরোগী", "হাঁটতে পারেন না", "كبير السن جدا", "على كرسي", "Enferma", "Mgonjwa"],
  ])("that no certificate has are for a person: %j", (line) => {
    expect(isVerified(line)).not.toContain(true);
  });

  it.each([
    ...[
      "B.P. 240/150",
      "BP\t240/150",
      "PULSE 28",
      "Pulse: 28",
      "SpO2: 82",
      "Temp 39.5",
      "FBS: 22",
      "RBS 400",
      "RR 36",
      "Fever 39",
    ],
    ...["BMI: 52", "Hb 5", "Weight: 210 kg", "HbA1c: 12", "X-ray: infiltrate", "X-ray: pathology", "Albumin +"],
    ...["HIV: reactive", "ضغط الدم: 240/150", "النبض 28", "السكر العشوائي: 400", "نبض: 28", "शुगर: 400", "নাড়ি: ২৮"],
    ...["Nadi: 28", "Gula darah: 400", "Nabız: 28", "Пульс: 28", "Pouls: 28", "Glycémie: 4 g/l", "तापमान: 40"],
  ])("of a measure beyond its bounds are for a person: %j", (line) => {
    expect(isVerified(line)).not.toContain(true);
  });

  it.each([
    ...["B.P. 126/78", "PULSE 76", "Pulse\t76", "SpO2: 98 %", "RR 16", "FBS: 5.2 mmol/l", "BMI: 24.5", "Weight: 71 KG"],
    ...["النبض: 76", "الطول: 165", "Nadi: 76", "Tansiyon: 120/80", "Пульс: 76", "Height: 165 cm", "HbA1c: 5.4"],
    ...[
      "She has no infectious disease.",
      "ECG and chest X-ray are normal.",
      "Signature and stamp",
      "To the Hajj authorities",
      "Signed and stamped",
      "Fee: £45",
    ],
  ])("that every certificate has are none: %j", (line) => {
    expect(isVerified(line)).not.toContain(false);
  });
});

describe("a visa of another kind", () => {
  it.each([
    ...["labour", "staff", "catering", "butcher", "media", "security", "operator", "agent", "company", "Mission"],
    ...["companion", "(domestic)", "residence", "minor", "- used", "guest", "B", "*", "2026", "permit"],
  ])("is for a person: Hajj %s", (more) => {
    expect(judgedWith("23", putting("Visa type", `Visa type: Hajj ${more}`)).status).toBe("pending");
    expect(judgedWith("29", putting("ELECTRONIC HAJJ", `ELECTRONIC HAJJ VISA ${more}`)).status).toBe("pending");
  });

  it.each([
    ...["Visa type: Staff for Hajj", "Visa type: Ex-Hajj", "نوع التأشيرة: خدم الحج", "نوع التأشيرة: حج داخلي"],
    ...[
      "Jenis visa: Petugas Haji",
      "Type de visa : Hajj boucher",
      "Vize türü: Hac görevlisi",
      "Тип визы: хадж персонал",
    ],
    ...["ویزا کی قسم: حج خدام", "نوع ویزا: خدمه حج", "वीज़ा का प्रकार: हज कर्मचारी", "ভিসার ধরন: হজ কর্মী"],
  ])("is for a person in every language: %j", (line) => {
    expect(judgedWith("23", putting("Visa type", line)).status).toBe("pending");
  });

  it.each([
    ...[
      "Visa type: Hajj (Direct Hajj Program)",
      "Visa type: HAJJ - حج",
      "Visa type: Hajj 1448 H",
      "Purpose: To perform Hajj",
    ],
    ...[
      "Purpose: Hajj and Ziyarah",
      "نوع التأشيرة: تأشيرة حج",
      "Jenis visa: Haji",
      "Type de visa : pèlerinage du Hajj",
    ],
    ...["Vize türü: Hac", "Тип визы: хадж", "ویزا کی قسم: حج", "वीज़ा का प्रकार: हज", "ভিসার ধরন: হজ"],
  ])("is none that says Hajj in other words: %j", (line) => {
    expect(judgedWith("23", putting("Visa type", line)).status).toBe("verified");
  });

  it.each([
    ...[
      "Entries: used",
      "Entries: Single (used)",
      "Entries: one done",
      "Entries: 1 of 1",
      "Entries: 0",
      "Entry: completed",
    ],
    ...["عدد مرات الدخول: مستنفدة", "Masuk: sudah", "Entrées : utilisée", "Giriş: kullanıldı", "Въезд: использован"],
  ])("that is used is for a person: %j", (line) => {
    expect(judgedWith("23", putting("Entries", line)).status).toBe("pending");
  });

  it.each(["For information only", "For your information", "Pour information seulement", "للعلم فقط"])(
    "that is no visa is for a person: %j",
    (line) => {
      expect(judgedWith("23", adding(line)).status).toBe("pending");
    },
  );
});

describe("the nationality on a paper", () => {
  const traveller = {
    fullNames: ["Margaret Aisha Connolly"],
    birthDate: "1971-02-19",
    sex: "F",
    nationality: "GB",
  } as const;

  it.each([
    ...[
      "Nationality: Pakistan",
      "Nationality: Pakistani",
      "Nationality: PAK",
      "Nationality: Irish",
      "الجنسية: باكستان",
    ],
    ...[
      "Nationalité : Maroc",
      "Uyruk: Türkiye",
      "Kewarganegaraan: Indonesia",
      "Warganegara: Malaysia",
      "Гражданство: Россия",
    ],
    ...["قومیت: پاکستان", "ملیت: ایران", "राष्ट्रीयता: भारत", "জাতীয়তা: বাংলাদেশ", "Nationality: British / Pakistani"],
    ...["Nationality: Stateless", "Nationality: Resident"],
  ])("that is not the record's is for a person: %j", (line) => {
    expect(judgedWith("23", putting("Nationality", line), { traveller }).status).toBe("pending");
  });

  it.each([
    ...["Nationality: United Kingdom", "Nationality: British", "Nationality: GBR", "Nationality: British Citizen"],
    ...[
      "الجنسية: بريطانيا / British",
      "Nationalité : Britannique",
      "Гражданство: Великобритания",
      "Uyruk: Birleşik Krallık",
    ],
  ])("may be told in every language: %j", (line) => {
    expect(judgedWith("23", putting("Nationality", line), { traveller }).status).toBe("verified");
  });
});

describe("a line that tells otherwise than is known", () => {
  /** By class: the papers that it is put on, and what none of them is verified with. */
  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      "another Hajj",
      ["1", "13", "23"],
      [
        ...["HAJJ HEALTH CERTIFICATE 2025", "HEALTH CERTIFICATE (1446H)", "Il est apte au Hajj 2025", "1446 هـ"],
        ...["Pèlerinage 2025", "Musim haji 1446H", "Hac 2025", "Хадж 2025", "حج سیزن 2025", "हज 2025", "হজ ২০২৫"],
      ],
    ],
    [
      "another birth",
      ["7", "13", "23"],
      [
        "Born 1991",
        "Née en 1991",
        "YOB 1991",
        "1991 г.р.",
        "مواليد 1991",
        "पैदा जन्म वर्ष: 1991",
        "Birthdate: 1991",
        "Age 19",
      ],
    ],
    ["a man", ["7"], ["Mr", "Title: Mr", "Encik Noor Hafizah", "☒ Male ☐ Female", "Male", "the gentleman", "this man"]],
    [
      "an end before the journey",
      ["1", "7"],
      [
        ...["Good for one month", "One month validity", "Void after 60 days", "صلاحية الشهادة شهر واحد"],
        ...["Bir ay geçerlidir", "Berlaku 30 hari", "Действует один месяц", "اعتبار یک ماه", "एक माह के लिए मान्य"],
      ],
    ],
    [
      "a visa of somebody else, to come or used",
      ["23", "29"],
      [
        ...["Date of issue: 05/03/2027", "تاريخ الإصدار: 05/03/2027", "Entries left: none", "Entries used: 1"],
        ...["Companion", "Type of pilgrim: guide", "Position: cook", "Principal: Karl Eriksson", "مرافق", "Petugas"],
        ...["Draft", "Application", "Dependent of Karl Eriksson", "Staff"],
      ],
    ],
    [
      "a giver of another art",
      ["13"],
      [
        "Vaccinateur : Dr Jean Martin, vétérinaire",
        "Given by: Dr Rex Barker MRCVS",
        "Administered by J. Hale, student",
      ],
    ],
  ])("of %s is for a person", (_, papers, told) => {
    const kept = papers.flatMap((id) => told.filter((line) => judgedWith(id, adding(line)).status === "verified"));

    expect(kept).toEqual([]);
  });

  it.each([
    ["1", "Born 1971"],
    ["7", "Valid for six months"],
    ["7", "Puan Noor Hafizah"],
    ["23", "Date of issue: 05/11/2026"],
    ["1", "Hajj season 1448 / 2027"],
  ])("is none that agrees: on %s %j", (id, line) => {
    expect(judgedWith(id, adding(line)).status).toBe("verified");
  });
});
