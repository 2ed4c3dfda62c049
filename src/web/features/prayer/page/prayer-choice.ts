/** What the reader chose: place, method, Asr; remembered on this device and sent nowhere. */
import { CITIES } from "#domain/prayer/cities.ts";
import { isMethod, type MethodName, methodOf } from "#domain/prayer/methods.ts";
import { isPlace, type Place } from "#domain/prayer/places.ts";
import { countryOfZone } from "#domain/prayer/zone-country.ts";
import { onDevice } from "#web/lib/device/kept.ts";

const KEY = "rihla.prayer";

export const ASR = ["usual", "standard", "hanafi"] as const;
export type Asr = (typeof ASR)[number];

export interface ChosenPlace extends Place {
  readonly timeZone: string;
  /** Of a shipped city; null for a point that was found or typed. */
  readonly city: string | null;
}

export interface PrayerChoice {
  readonly place: ChosenPlace;
  /** Null: the one that is usual there. */
  readonly method: MethodName | null;
  readonly asr: Asr;
}

export function cityPlace(english: string): ChosenPlace | null {
  const found = CITIES.find((city) => city.english === english);
  return found ? { ...found, city: found.english } : null;
}

/** Makkah, where nothing was chosen yet. */
export const FIRST_CHOICE: PrayerChoice = {
  place: cityPlace("Makkah") ?? { latitude: 21.42, longitude: 39.83, timeZone: "Asia/Riyadh", city: null },
  method: null,
  asr: "usual",
};

/** A city by its own country, a point by the country of its zone. */
export function usualMethod({ city, timeZone }: ChosenPlace): MethodName {
  const country = CITIES.find(({ english }) => english === city)?.country;
  return methodOf(country ?? countryOfZone(timeZone));
}

/** What `dayTimes` asks for. */
export function dayChoice({ place, method, asr }: PrayerChoice) {
  return { method: method ?? usualMethod(place), ...(asr !== "usual" && { hanafiAsr: asr === "hanafi" }) };
}

export function keepChoice(choice: PrayerChoice): void {
  onDevice.keep(KEY, JSON.stringify(choice));
}

/** The first choice where nothing good was kept: an older form, another hand. */
export function keptChoice(): PrayerChoice {
  try {
    const kept: unknown = JSON.parse(onDevice.read(KEY) ?? "null");
    return isChoice(kept) ? kept : FIRST_CHOICE;
  } catch {
    return FIRST_CHOICE;
  }
}

function isChoice(value: unknown): value is PrayerChoice {
  if (typeof value !== "object" || value === null || !("place" in value)) return false;
  const { place, method, asr } = value as Partial<PrayerChoice>;
  const hasMethod = method === null || isMethod(method);
  return hasMethod && ASR.some((one) => one === asr) && isPlace(place) && isZone(place?.timeZone);
}

function isZone(zone: unknown): boolean {
  try {
    return typeof zone === "string" && new Intl.DateTimeFormat("en", { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
