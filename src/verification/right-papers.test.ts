/** Right papers of many countries are verified, and wrong ones that other people wrote are not. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { series } from "../../test/series.ts";
import { HEALTH, judged, SIGNED, VACCINATION } from "./specimens/papers/test-papers.ts";
import { judgeWritten, type WrittenPaper } from "./specimens/papers/written.ts";

/** By people who had not read the rules: the first half of one set, 75 right ones and 75 of fifty kinds of fault, and a few of what came later. */
const WRITTEN = JSON.parse(
  readFileSync(new URL("../../test/fixtures/written-papers.json", import.meta.url), "utf8"),
) as WrittenPaper[];

describe("ordinary papers, written before the rules were looked at", () => {
  const papers: readonly WrittenPaper[] = JSON.parse(readFileSync("test/fixtures/ordinary-papers.json", "utf8"));
  const statuses = (isFaulty: boolean) =>
    papers
      .filter(({ fault }) => (fault !== null) === isFaulty)
      .map((paper) => ({ ...paper, status: judgeWritten(paper).status }));

  it("are verified where nothing is wrong, and never with a fault", () => {
    expect(statuses(false).filter(({ status }) => status !== "verified")).toEqual([]);
    expect(statuses(true).filter(({ status }) => status === "verified")).toEqual([]);
  });
});

describe("a record of a vaccine", () => {
  const told = (...lines: readonly string[]) => judged("vaccination", [...VACCINATION, ...lines]).status;

  it.each([
    "Mfg date: 12 October 2026",
    "Mfd 12/10/2026",
    "Üretim tarihi: 12.10.2026",
    "Date de fabrication: 12/10/2026",
    "Дата изготовления: 12.10.2026",
    "تاريخ الصنع: 12/10/2026",
    "Received at pharmacy 12 October 2026",
    "Rec'd at clinic 12.10.2026",
    "Delivered 12 October 2026",
    "Dispensed: 12 October 2026",
  ])("is not dated by %j, which tells what became of the vaccine before", (day) => {
    expect(told("Vaccine: MenACWY (Nimenrix)", day, "Batch: AB1234")).not.toBe("verified");
    expect(told(`MenACWY (Nimenrix) ${day}`, "Batch: AB1234")).not.toBe("verified");
  });

  const DOSE = ["Vaccine: MenACWY (Nimenrix)", "Date of vaccination: 12 October 2026", "Batch: AB1234"];

  it.each([
    ...["0.1 ml given", "Dose: 0.1 ml", "Amount: 0.2 ml", "Test dose", "Fractional dose", "Dose: half", "Dose: 1/2"],
    ...[
      "0,1 ml i.d.",
      "0.1 мл",
      "جرعة 0.1 مل",
      "Route: intradermal",
      "Exp 03/2026",
      "Expiry: 05/2025",
      "Use by 06/2026",
    ],
    ...["Demi-dose", "نیم دوز"],
    ...["PHOTOCOPY", "Card void as stamp torn", "Fridge 14 C", "Patient 2"],
  ])("is for a person with %j", (line) => {
    expect(told(...DOSE, line)).toBe("pending");
    expect(told(line, ...DOSE)).toBe("pending");
  });

  it.each([
    [["Vaccin reçu : MENACTRA ACWY conjugué", "Fièvre jaune : déjà vacciné le 04/02/2025 (certificat à vie)"]],
    [["Vaccine: MENACTRA ACWY conjugate", "Yellow fever: vaccinated on 04/02/2025"]],
    [["MenACWY (Nimenrix) may be given", "12 May 2026"]],
    [["MenACWY (Nimenrix) lot AB12 exp 24/05/2026"]],
    [["Nimenrix Pfizer lot GJ7712", "scheduled 24 MAY 2026"]],
  ])("has no dose in %j, whose day is another vaccine's, a batch's or a plan's", (lines) => {
    expect(told(...lines)).not.toBe("verified");
  });

  it.each([
    [["Nimenrix Pfizer lot GJ7712", "24 MAY 2024"]],
    [
      [
        "Vaccin reçu : MENACTRA, méningocoque A, C, Y, W-135 conjugué",
        "Lot : U6992BA – Péremption : 07/2027",
        "Fait le : 19 octobre 2026 – Dose unique",
      ],
    ],
    [["Antiméningococcique ACWY (Menactra, conjugué), lot U7022AB, fait le 09/11/2026, bras G"]],
    [["Vaksin meningitis ACWY: Menveo (konjugat) batch AMVA900A, tgl 30-10-2026", "Tidak ada reaksi"]],
    [[...DOSE, "ردِ عمل نہیں ہوا۔", "Реакции не было."]],
  ])("has a dose in %j", (lines) => {
    expect(told(...lines)).toBe("verified");
  });

  it.each([
    ...[
      "Given by: Helen Porter",
      "Vacciné par : Claire Dupont",
      "Diberikan oleh: Siti Aminah",
      "Uygulayan: Ayşe Yılmaz",
    ],
    ...["Diberi oleh: Nurul Huda", "ANM: Sunita Devi", "Healthcare worker: Helen Porter", "Vaccinator: Shopna Akter"],
    ...["Medical Officer: Dr. Syed Ali, PMDC 48812", "Pegawai Perubatan: Dr. Nik Hasnah, MPM 48812"],
    ...["Administered by: Dr Soliman Fakeeh Hospital", "Diberikan oleh: RSUD Dr. Soetomo Surabaya"],
    ...["Nurse: S. Siddiqui", "Vaccinator: M. K. Siddiqui", "Vaccinator: Yusuf Tabib"],
    ...["Given by: Family Health Clinic", "Given by: Pilgrims Medical Centre", "Given by: Police Hospital"],
    ...["Diberikan oleh: Klinik Keluarga Sehat", "Vacciné par : Amadou Ba, infirmier chef"],
    "Administered by: MASTA Traveller Clinic",
  ])("is verified where %j says who gave it", (line) => {
    expect(told(...DOSE, line)).toBe("verified");
  });

  it.each([
    ...["Signature of vaccinated person: Amina Siddiqui", "Signature of recipient: Amina Siddiqui"],
    ...["Signature of vaccinee: Amina Siddiqui", "Signature du vacciné : Amina Siddiqui"],
    ...["Signature: Sd/-", "Signature: MO", "Signature: electronically signed", "Official stamp: KKM"],
    ...["Печать: имеется", "الختم: مختوم", "امضا: دارد", "Kaşe/İmza: var", "Tanda tangan: ada"],
    ...["Passport No: 533401278 (seen)", "Passport No: 533401278 (United Kingdom)", "Passport No: 533401278 HMPO"],
    ...["Name: Amina Zahra Siddiqui w/o Ahmed Ali", "Name: Amina Zahra Siddiqui D/O Ahmed"],
    ...["Name: Amina Zahra Siddiqui binti Ahmed", "Name: Amina Zahra Siddiqui (née Ahmed)"],
    ...["Name: Amina Zahra Siddiqui (Mrs)", "Name: Amina Zahra Siddiqui, Age 38"],
  ])("is verified with %j beside whoever gave it", (line) => {
    expect(told(...DOSE, "Nurse: Helen Porter RN", line)).toBe("verified");
  });

  it.each([
    ...["Milk Man", "Night Guard", "Office Boy", "Street Boy", "Camp Boss", "Wise Man", "Corner Store", "Market Stall"],
    ...["AZ Siddiqui", "Dr Amina Siddiqui", "Amina Siddiqui RN"],
  ])("is for a person where %j gave it", (giver) => {
    expect(told(...DOSE, `Vaccinator: ${giver}`)).toBe("pending");
  });

  it.each(["Attend with this slip on Thursday", "यात्री अनुपस्थित"])("is for a person with %j below its head", (line) => {
    expect(told(...DOSE, line)).toBe("pending");
  });

  it("is for a person where its row has less than a dose", () => {
    expect(told("Vaccine\tDate\tDose", "MenACWY (Nimenrix)\t12 October 2026\t0.1 ml")).toBe("pending");
  });

  it.each(["Dose: 0.5 ml", "Dose: 1/1", "0,5 ml IM left deltoid", "Exp 03/2028", "Expiry: 11/2026", "Route: IM"])(
    "is verified with %j",
    (line) => {
      expect(told(...DOSE, line)).toBe("verified");
    },
  );
});

describe("a visa", () => {
  const VISA = ["KINGDOM OF SAUDI ARABIA", "HAJJ VISA", "Name: Amina Zahra Siddiqui", "Passport No.: 533401278"];
  const told = (line: string) =>
    judged("visa", [...VISA, "Visa type: Hajj", "Valid from: 20/04/2027", "Valid until: 20/06/2027", line]).status;

  it.each([
    ...["Valid for Riyadh only", "Becomes active once the service charge has been settled", "Draft, not for boarding"],
    ...["تم الدخول بتاريخ 2026/11/02", "Holder deported, entry barred"],
  ])("is for a person with %j below its head", (line) => {
    expect(told(line)).toBe("pending");
  });

  it.each([
    ...["Flight group: SUB-12", "Not valid for work. Not valid for travel outside Makkah, Madinah and Jeddah."],
    ...["Please carry a printed copy of this visa with you.", "Hotel: Makkah Clock Tower"],
  ])("is verified with %j", (line) => {
    expect(told(line)).toBe("verified");
  });
});

describe("a right paper", () => {
  it.each([
    [
      "a letter in English",
      [...HEALTH, "I have examined the above named and she is fit to travel and to perform Hajj.", ...SIGNED],
    ],
    [
      "an Arabic certificate",
      [
        "شهادة صحية",
        "الاسم: Amina Zahra Siddiqui",
        "تاريخ الميلاد: ١٩٨٨/٠٥/٠٤",
        "نشهد بأن المذكورة أعلاه لائقة طبيا لأداء مناسك الحج وخالية من الأمراض المعدية",
        "تاريخ الفحص: ٢ نوفمبر ٢٠٢٦",
        "الطبيب: أحمد سالم\tرقم الترخيص: ٧٧٢٣٤",
      ],
    ],
  ])("of health, %s, is verified", (_, lines) => {
    expect(judged("health_certificate", lines)).toMatchObject({ status: "verified" });
  });

  it("of health in French is told that it must be English or Arabic", () => {
    const lines = [
      "CERTIFICAT MEDICAL",
      "Je soussigné, Dr Paul Martin, certifie avoir examiné Mme Amina Zahra Siddiqui.",
      "Elle est apte à voyager et à accomplir le Hajj.",
      "Fait à Lyon, le 2 novembre 2026",
    ];

    expect(judged("health_certificate", lines).checks.find(({ ruleId }) => ruleId === "health_language")?.outcome).toBe(
      "fail",
    );
  });

  it.each([
    [
      "the WHO's table with a date that wraps in its cell",
      [
        "INTERNATIONAL CERTIFICATE OF VACCINATION OR PROPHYLAXIS",
        "Name: Amina Zahra Siddiqui",
        "Date of birth: 4 May 1988\tSex: F",
        "Vaccine or prophylaxis\tDate\tManufacturer and batch no.\tOfficial stamp",
        "Meningococcal ACWY\t12 March\tPfizer AB1234",
        "conjugate (Nimenrix)",
        "2026",
      ],
    ],
    [
      "a date with a year of two digits",
      [...VACCINATION, "Vaccine: MenACWY (Menveo)", "administered on 03/25/26", "Batch: X12345"],
    ],
    [
      "the sentence of the WHO's form over two lines",
      [
        ...VACCINATION,
        "has on the date indicated been vaccinated against meningococcal meningitis A, C,",
        "W135 and Y on 12 March 2026 in accordance with the International Health Regulations.",
      ],
    ],
    [
      "an Indonesian record",
      [
        "SERTIFIKAT VAKSINASI",
        "Nama: Amina Zahra Siddiqui",
        "Tanggal lahir: 4 Mei 1988",
        "Jenis vaksin: Meningokokus ACWY (Menveo)",
        "Tanggal vaksinasi: 5 Maret 2026",
        "Nomor batch: AB1234",
      ],
    ],
    [
      "a Turkish record",
      [
        "AŞI KARTI",
        "Adı Soyadı: Amina Zahra Siddiqui",
        "Doğum tarihi: 04.05.1988",
        "Aşı: Meningokok ACWY konjuge (Nimenrix)",
        "Aşı tarihi: 5 Mart 2026",
        "Lot no: AB1234",
      ],
    ],
    [
      "an Urdu record",
      [
        "ویکسینیشن سرٹیفکیٹ",
        "نام: Amina Zahra Siddiqui",
        "تاریخ پیدائش: 04-05-1988",
        "ویکسین: MenACWY (Nimenrix)",
        "ویکسین کی تاریخ: 5 مارچ 2026",
        "بیچ نمبر: AB1234",
      ],
    ],
    [
      "an Arabic record",
      [
        "شهادة تطعيم دولية",
        "الاسم: Amina Zahra Siddiqui",
        "تاريخ الميلاد: 4 مايو 1988",
        "اللقاح: الحمى الشوكية الرباعي ACWY",
        "تاريخ التطعيم: ٥ مارس ٢٠٢٦",
        "رقم التشغيلة: AB1234",
      ],
    ],
    [
      "a French record",
      [
        "CARNET DE VACCINATION",
        "Nom: Amina Zahra Siddiqui",
        "Date de naissance: 4 mai 1988",
        "Vaccin: méningocoque ACWY conjugué (Nimenrix)",
        "Date de vaccination: 5 mars 2026",
        "Lot: AB1234",
      ],
    ],
  ])("of vaccination, %s, is verified", (_, lines) => {
    expect(judged("vaccination", lines)).toMatchObject({ status: "verified" });
  });

  it("that is an electronic visa is verified", () => {
    const lines = [
      "KINGDOM OF SAUDI ARABIA",
      "ELECTRONIC VISA\tتأشيرة إلكترونية",
      "Visa type: Hajj\tنوع التأشيرة: حج",
      "Name: Amina Zahra Siddiqui",
      "Passport No: 533401278",
      "Valid until: 10 June 2027",
    ];

    expect(judged("visa", lines)).toMatchObject({ status: "verified" });
  });
});

describe("166 papers that somebody else wrote", () => {
  const all = WRITTEN.map((paper) => ({ paper, status: judgeWritten(paper).status }));
  const told = (of: typeof all) => of.map(({ paper }) => `${paper.id} ${paper.type} ${paper.fault}`);

  it("none verified with a fault, none rejected without", () => {
    expect(told(all.filter(({ paper, status }) => paper.fault !== null && status === "verified"))).toEqual([]);
    expect(told(all.filter(({ paper, status }) => paper.fault === null && status === "rejected"))).toEqual([]);
  });

  it("of the right ones two of three verified", () => {
    const right = all.filter(({ paper }) => paper.fault === null);

    expect(right.filter(({ status }) => status === "verified").length).toBeGreaterThanOrEqual((right.length * 2) / 3);
  });

  /** One of each kind of line that turns a right paper round, or that nobody can tell. */
  const AGAINST = [
    ...["Not fit to travel.", "Fit to travel: No", "Known epilepsy", "To be confirmed", "With conditions", "NO"],
    ...["Re: Mr Karl Eriksson", "Mother: Fatima Khan", "Passport No: Z9999999", "Date of birth: 1 January 1950"],
    ...["Status: cancelled", "Hajj 1447", "Vaccine out of stock", "Batch recalled", "Is the patient fit to travel?"],
    ...["Valid until: 1 December 2026", "Dose to be administered on 12 December 2026", "Dr says wait"],
    ...["غير لائق للسفر", "تم إلغاء التأشيرة", "aşı yapılmadı", "вакцинация не проведена", "واکسن تزریق نشد"],
    ...["DEFERRED", "SPECIMEN", "Given: No", "Exempt from vaccination", "Titre: 1:64", "Request for tests"],
    ...["Heart failure: Yes", "Dialysis\tYes", "On oxygen at home", "BP 210/120", "No longer free of tuberculosis"],
    ...[
      "Fit for Hajj ☐ Yes ☒ No",
      "Fit to drive",
      "She may be fit after surgery",
      "If the result is good",
      "For Karl Eriksson",
    ],
    ...[
      "Passenger 2: Karl Eriksson",
      "The visa was issued for the old passport",
      "refusé",
      "randevu",
      "akan diberikan",
    ],
    ...[
      "отказ",
      "запись на приём",
      "after surgery",
      "Hajj 2026",
      "يعاني من فشل كلوي",
      "लगाया जाएगा",
      "দেওয়া হবে",
      "لگایا جائے گا",
    ],
  ];
  /** Of 218 lines that were written before the lexicon of risks was tried: two of a language, and of others that no lexicon has. */
  const INSERTED = [
    ...["Umrah", "Visit visa", "موعد التطعيم", "Gets breathless after ten steps", "Batch withdrawn by the maker"],
    ...["Issued against passport XX9900112", "يراجع وحدة الكلى ثلاث مرات أسبوعيا", "سجلت بالخطأ", "منسوخ شدہ"],
    ...["سانس پھولتا ہے", "मधुमेह की दवा चल रही है", "गलती से दर्ज", "শ্বাসকষ্ট আছে", "ভুলবশত লেখা হয়েছে"],
    ...["Nefes darlığı çekiyor", "Sehven girilmiştir", "Essoufflement au moindre effort", "Saisi par erreur"],
    ...["Sesak napas saat berjalan", "Salah input", "Mengandung enam bulan", "Salinan sahaja", "تنگی نفس دارد"],
    ...["به اشتباه ثبت شده است", "Одышка при ходьбе", "Внесено ошибочно", "疫苗尚未接种", "Ba a yi masa allurar ba"],
  ];
  const verified = all.filter(({ status }) => status === "verified").map(({ paper }) => paper);
  const each = verified.filter((_, at) => at % series(18, 1) === 0);

  it.each(AGAINST)("none of the right ones is verified any longer with %j on it", (line) => {
    const kept = each.flatMap((paper) =>
      [0, Math.floor(paper.lines.length / 2), paper.lines.length].flatMap((at) => {
        const lines = [...paper.lines.slice(0, at), line, ...paper.lines.slice(at)];
        return judgeWritten({ ...paper, lines }).status === "verified" ? [`${paper.id} at ${at}`] : [];
      }),
    );

    expect(kept).toEqual([]);
  });

  it.each(INSERTED)("nor with %j at its end", (line) => {
    const kept = verified
      .filter((_, at) => at % 40 === 0)
      .filter((paper) => judgeWritten({ ...paper, lines: [...paper.lines, line] }).status === "verified");

    expect(kept.map(({ id }) => id)).toEqual([]);
  });
});
