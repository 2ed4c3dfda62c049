/** The licensed operators of the demonstration: forty invented companies. */
import type { LicenceScheme } from "#domain/operators/licence.ts";
import type { DemoCity } from "./places.ts";
import type { Tier } from "./stays.ts";

export interface DemoOperator {
  /** The user's id, as it stands in a package's operatorId. */
  readonly id: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cities: readonly DemoCity[];
  readonly tiers: readonly Tier[];
  /** Register and number; every number begins with DEMO, so that it is nobody's. */
  readonly licence: {
    readonly scheme: LicenceScheme;
    /** What a register of another scheme is called. */
    readonly party: string | null;
    readonly number: string;
    readonly verified: boolean;
  };
}

/** `operator_demo`: its packages are written out in `demo-operator-packages.ts`. */
export const AL_SAFA: DemoOperator = {
  id: "al-safa-travel",
  company: "Al-Safa Travel",
  firstName: "Salma",
  lastName: "Idris",
  cities: ["London", "Istanbul", "Jakarta", "Lahore"],
  tiers: ["mid"],
  licence: { scheme: "atol", party: null, number: "DEMO 10448", verified: true },
};

/** The register that licenses operators of a city's country. */
const REGISTERS: Record<DemoCity, string> = {
  London: "ATOL",
  Manchester: "ATOL",
  Birmingham: "ATOL",
  Glasgow: "ATOL",
  Paris: "Atout France",
  Toronto: "TICO",
  "New York": "IATA",
  Berlin: "IATA",
  Sydney: "ATAS",
  "Cape Town": "SAHUC",
  Istanbul: "TÜRSAB",
  Ankara: "TÜRSAB",
  Jakarta: "PIHK",
  Surabaya: "PIHK",
  "Kuala Lumpur": "PJH",
  Lahore: "HGO",
  Karachi: "HGO",
  Mumbai: "HGO",
  Dhaka: "HAB",
  Cairo: "ETAA",
  Casablanca: "ONMT",
  Lagos: "NAHCON",
  Dubai: "DET",
};

type Line = readonly [company: string, person: string, cities: readonly DemoCity[], tiers: readonly Tier[]];

const COMPANIES: readonly Line[] = [
  ["Lantern Road Hajj", "Adeel Farooqi", ["London", "Birmingham"], ["budget", "mid"]],
  ["Noor Harbour Travel", "Maha Darwish", ["London"], ["mid", "premium"]],
  ["Qamar Bridge Journeys", "Tahmina Rauf", ["London", "Manchester"], ["mid"]],
  ["Thistle and Crescent", "Iain Yusuf Calder", ["Glasgow"], ["mid"]],
  ["Pennine Pilgrims", "Sajid Mahmood", ["Manchester"], ["budget", "mid"]],
  ["Sabil Compass Tours", "Nafeesa Patel", ["Birmingham"], ["mid", "premium"]],
  ["White Rose Hajj Circle", "Junaid Karim", ["Manchester", "Glasgow"], ["mid"]],
  ["Caravane des Lilas", "Salim Benyahia", ["Paris"], ["budget", "mid"]],
  ["Étoile du Hijaz", "Mariam Cissokho", ["Paris"], ["mid", "premium"]],
  ["Seine et Safa", "Nabil Cherkaoui", ["Paris"], ["mid"]],
  ["Maple Miqat", "Rehana Virani", ["Toronto"], ["mid"]],
  ["Lakeshore Hajj Guild", "Hatem Soliman", ["Toronto"], ["mid", "premium"]],
  ["Hudson Caravan", "Ibrahim Toure", ["New York"], ["mid", "premium"]],
  ["Five Boroughs Hajj", "Samira Odeh", ["New York"], ["budget", "mid"]],
  ["Spree Pilgerreisen", "Selim Aktaş", ["Berlin"], ["mid"]],
  ["Southern Cross Hajj", "Rosmah Daud", ["Sydney"], ["mid", "premium"]],
  ["Table Bay Pilgrims", "Yasien Davids", ["Cape Town"], ["budget", "mid"]],
  ["Boğaz Kervan", "Nihat Özkan", ["Istanbul"], ["budget", "mid"]],
  ["Yedi Tepe Hac", "Sevgi Tunç", ["Istanbul"], ["mid", "premium"]],
  ["Anadolu Mîkat", "Cemal Işık", ["Ankara"], ["budget", "mid"]],
  ["Lale Yolu", "Gülay Esen", ["Istanbul", "Ankara"], ["mid"]],
  ["Cahaya Kafilah", "Bambang Sutrisno", ["Jakarta"], ["budget", "mid"]],
  ["Melati Tanah Suci", "Rina Hapsari", ["Jakarta"], ["mid", "premium"]],
  ["Angsana Haji", "Teguh Prasetyo", ["Jakarta", "Surabaya"], ["mid"]],
  ["Timur Berkah", "Wulan Anggraini", ["Surabaya"], ["budget"]],
  ["Selat Rahmah", "Azlan Harun", ["Kuala Lumpur"], ["mid", "premium"]],
  ["Wau Bulan Haji", "Norhayati Salleh", ["Kuala Lumpur"], ["budget", "mid"]],
  ["Ravi Caravan", "Asif Bhatti", ["Lahore"], ["budget", "mid"]],
  ["Shalimar Hajj House", "Uzma Rafi", ["Lahore"], ["mid", "premium"]],
  ["Clifton Qafila", "Danish Memon", ["Karachi"], ["budget", "mid"]],
  ["Mehran Pilgrims", "Sadia Soomro", ["Karachi"], ["mid"]],
  ["Gateway Hajj Circle", "Arif Merchant", ["Mumbai"], ["budget", "mid"]],
  ["Padma Kafela", "Shirin Haque", ["Dhaka"], ["budget", "mid"]],
  ["Nile Lantern", "Ashraf Badawi", ["Cairo"], ["budget", "mid"]],
  ["Atlas Qafila", "Ilham Tazi", ["Casablanca"], ["mid"]],
  ["Lagoon Hajj Trust", "Rukayat Adeyemi", ["Lagos"], ["budget", "mid"]],
  ["Falcon Road Hajj", "Saif Al Marri", ["Dubai"], ["premium"]],
  ["Clyde Caravan", "Fiona Rahim", ["Glasgow"], ["mid"]],
  ["Kite Street Travel", "Owais Lone", ["London"], ["mid"]],
];

/** The last two wait for their licence to be checked: they have drafts and sell nothing. */
const UNVERIFIED = 2;

export const OTHER_OPERATORS: readonly DemoOperator[] = COMPANIES.map(([company, person, cities, tiers], i) => {
  const [firstName = "", ...rest] = person.split(" ");
  const verified = i < COMPANIES.length - UNVERIFIED;
  const licence = { ...schemeOf(REGISTERS[cities[0] ?? "London"]), number: `DEMO ${20117 + i * 83}`, verified };
  return { id: slugOf(company), company, firstName, lastName: rest.join(" "), cities, tiers, licence };
});

function schemeOf(register: string): { scheme: LicenceScheme; party: string | null } {
  if (register === "ATOL") return { scheme: "atol", party: null };
  return register === "IATA" ? { scheme: "iata", party: null } : { scheme: "other", party: register };
}

/** `Étoile du Hijaz` → `etoile-du-hijaz`: letters, digits and hyphens only. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
