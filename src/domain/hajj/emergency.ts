/** Whom to call in danger: in Saudi Arabia, and in the countries that pilgrims live in. */

/** Source: docs/sources.md#emergency. */
export const EMERGENCY = [
  { name: "all", number: "911" },
  { name: "pilgrims", number: "1966" },
  { name: "health", number: "937" },
] as const;

export type Service = "ambulance" | "police" | "fire";

/** Answers from most mobile phones where nothing else is known. Source: docs/sources.md#emergency-abroad. */
export const ANYWHERE = "112";

type Numbers = Readonly<Record<Service, readonly string[]>>;

const one = (...numbers: readonly string[]): Numbers => ({ ambulance: numbers, police: numbers, fire: numbers });

/** The European Union, and those beside it that share its number. */
const EUROPE = "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";

/** By country (ISO 3166-1 alpha-2), as read on 2026-11-23. Source: docs/sources.md#emergency-abroad. */
const ABROAD: Readonly<Record<string, Numbers>> = {
  ...Object.fromEntries(EUROPE.split(" ").map((country) => [country, one("112")])),
  GB: one("999", "112"),
  US: one("911"),
  CA: one("911"),
  AU: one("000"),
  NZ: one("111"),
  TR: one("112"),
  RU: one("112"),
  IN: one("112"),
  BD: one("999"),
  MY: one("999"),
  ID: { ambulance: ["112", "119"], police: ["112", "110"], fire: ["112", "113"] },
  PK: { ambulance: ["1122"], police: ["15"], fire: ["15"] },
  IR: { ambulance: ["115"], police: ["110"], fire: ["125"] },
};

/** The number to call first comes first; empty where we have read of none. */
export function emergencyNumbers(country: string, service: Service): readonly string[] {
  return country === "SA" ? [EMERGENCY[0].number] : (ABROAD[country]?.[service] ?? []);
}

export interface Helpline {
  readonly name: string;
  readonly number: string;
}

/** For whoever does not want to live, free and at any hour, as read on 2026-11-23. Source: docs/sources.md#helplines. */
export const HELPLINES: Readonly<Record<string, Helpline>> = {
  GB: { name: "Samaritans", number: "116\u00a0123" },
  US: { name: "988 Suicide and Crisis Lifeline", number: "988" },
  CA: { name: "9-8-8 Suicide Crisis Helpline", number: "988" },
};
