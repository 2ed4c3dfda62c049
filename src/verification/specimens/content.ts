/** Seeded contents of drawn documents: names, states, numbers and dates of all five formats. */
import { addDays } from "#domain/calendar.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import type { MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import type { Random } from "./random.ts";

/** Surnames and given names in the letters of many states, diacritics included. */
const SURNAMES = [
  "Rahman",
  "Al Harbi",
  "Bin Abdullah",
  "Özdemir",
  "Yıldırım",
  "Hussain",
  "Khan",
  "Siddiqui",
  "Nuraini",
  "Suharto",
  "Ben Youssef",
  "El Amrani",
  "Diallo",
  "Traoré",
  "Müller",
  "Großmann",
  "Ó Briain",
  "Łukaszewski",
  "Ibragimov",
  "Abdurakhmanova",
  "Tengku Ismail",
  "Chowdhury",
  "Begum",
  "Wójcik",
  "Jørgensen",
  "Åkesson",
  "Þorsteinsdóttir",
  "Zulkifli",
  "Qureshi",
  "Van der Meer",
  "Kowalczyk-Nowak",
  "Benabdallah",
  "Hadžić",
  "Ali",
  "Oyelaran",
  "Sow",
  "Mwangi",
  "Papadopoulos",
  "Ivanova",
  "Quispe",
  "Wickramasinghe",
  "Venkatanarasimharajuvaripeta",
] as const;
const GIVEN_NAMES = [
  "Amina",
  "Yusuf Karim",
  "Khadija",
  "Ibrahim Hasan",
  "Maryam",
  "Muhammad Zafar Iqbal",
  "Fatima Zahra",
  "Ömer Faruk",
  "Ayşe Gül",
  "Siti Nurhaliza",
  "Ahmad Faiz",
  "Aïcha",
  "Mohamed Lamine",
  "Björn",
  "Zoë Anneliese",
  "Jean-Baptiste",
  "Nur Aisyah Binti Abdul Karim",
  "Olga",
  "Rustam",
  "Dilnoza",
  "Wei",
  "Kofi",
  "Adaeze Chimamanda",
  "Hadiza",
  "Sean",
  "Emma Sophie",
  "X",
  "Bilal",
  "Zaynab",
  "Tariq Aziz",
  "Mehmet",
  "Leyla",
  "Abdul Quddus",
  "Vikram",
  "",
] as const;
const STATES = [
  "GBR",
  "D",
  "FRA",
  "SAU",
  "PAK",
  "IND",
  "BGD",
  "IDN",
  "MYS",
  "TUR",
  "EGY",
  "MAR",
  "DZA",
  "TUN",
  "NGA",
  "SEN",
  "GHA",
  "KEN",
  "ZAF",
  "USA",
  "CAN",
  "AUS",
  "NZL",
  "NLD",
  "BEL",
  "ESP",
  "ITA",
  "PRT",
  "POL",
  "CZE",
  "SVK",
  "HUN",
  "ROU",
  "BGR",
  "GRC",
  "HRV",
  "SRB",
  "BIH",
  "RKS",
  "MKD",
  "ALB",
  "UKR",
  "RUS",
  "KAZ",
  "UZB",
  "KGZ",
  "TJK",
  "AZE",
  "GEO",
  "IRN",
  "IRQ",
  "JOR",
  "LBN",
  "SYR",
  "YEM",
  "OMN",
  "ARE",
  "QAT",
  "KWT",
  "BHR",
  "AFG",
  "CHN",
  "JPN",
  "KOR",
  "VNM",
  "THA",
  "PHL",
  "SGP",
  "BRN",
  "LKA",
  "MDV",
  "ETH",
  "SOM",
  "SDN",
  "MLI",
  "NER",
  "CIV",
  "BRA",
  "ARG",
  "MEX",
  "CHE",
  "AUT",
  "SWE",
  "NOR",
  "DNK",
  "FIN",
  "ISL",
  "IRL",
  "LVA",
  "LTU",
  "EST",
  "GBD",
  "UNO",
  "XXA",
  "UTO",
] as const;

/** The day that drawn dates lie around; fixed, so that a seed always gives the same document. */
const AROUND = "2026-11-20";

export function drawContent(random: Random, format: MrzFormat): MrzContent {
  const issuingCountry = random.pick(STATES);
  const visa = format.startsWith("MRV");
  return {
    format,
    documentCode: documentCode(random, format),
    issuingCountry,
    surname: random.pick(SURNAMES),
    givenNames: random.pick(GIVEN_NAMES),
    documentNumber: drawNumber(random),
    nationality: visa || random.chance(0.04) ? random.pick(STATES) : issuingCountry,
    dateOfBirth: addDays(AROUND, -Math.round(random.between(13, 90) * 365.25)),
    sex: random.pick(["F", "M", "F", "M", "F", "M", "X"]),
    expiryDate: addDays(AROUND, Math.round(random.between(-8, 10) * 365.25)),
    optional: random.chance(0.45) ? drawOptional(random, format) : "",
    optional2: random.chance(0.2) ? drawDigits(random, 5 + random.below(6)) : "",
  };
}

function documentCode(random: Random, format: MrzFormat): string {
  if (format === "TD3") return random.pick(["P", "P", "P", "PP", "PN", "PD"]);
  if (format === "TD1" || format === "TD2") return random.pick(["I", "ID", "I", "IR", "AC", "C"]);
  return random.pick(["V", "V", "VN", "VH"]);
}

function drawNumber(random: Random): string {
  const letters = () => "ABCDEFGHJKLMNPRSTUVWXYZ".charAt(random.below(23));
  const kind = random.below(5);
  if (kind === 0) return drawDigits(random, 9);
  if (kind === 1) return letters() + drawDigits(random, 7);
  if (kind === 2) return letters() + letters() + drawDigits(random, 7);
  if (kind === 3) return drawDigits(random, 2) + letters() + letters() + drawDigits(random, 5);
  return Array.from({ length: 9 }, () => (random.chance(0.4) ? letters() : drawDigits(random, 1))).join("");
}

function drawOptional(random: Random, format: MrzFormat): string {
  const longest = { TD3: 14, TD1: 15, TD2: 7, "MRV-A": 16, "MRV-B": 8 }[format];
  const length = Math.min(longest, random.pick([7, 10, 13, 14, 16]));
  return random.chance(0.7) ? drawDigits(random, length) : `ZE${drawDigits(random, Math.max(1, length - 3))}B`;
}

function drawDigits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join("");
}
