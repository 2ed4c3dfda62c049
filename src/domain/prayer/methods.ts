/** How prayer times are computed where: the methods of the authorities, and which country follows which. */

/** Minutes that an authority adds to what the sun gives. */
type Offsets = Readonly<Partial<Record<"fajr" | "sunrise" | "dhuhr" | "asr" | "maghrib" | "isha", number>>>;

/** Isha by the sun's angle below the horizon, or so many minutes after Maghrib. */
type Isha = { readonly angle: number } | { readonly minutesAfterMaghrib: number; readonly inRamadan: number };

export interface PrayerMethod {
  /** Degrees of the sun below the horizon. */
  readonly fajrAngle: number;
  readonly isha: Isha;
  readonly maghribAngle?: number;
  readonly offsets?: Offsets;
  /** Seconds are rounded up to the next minute; elsewhere to the nearest. */
  readonly roundsUp?: true;
  /** Asr when a shadow is twice its object's length longer, as the Hanafi school has it; elsewhere once. */
  readonly hanafiAsr?: true;
  /** Fajr and Isha follow the season's twilight instead of one angle all year. */
  readonly seasonal?: true;
}

export const PRAYER_METHODS = [
  "umm_al_qura",
  "muslim_world_league",
  "isna",
  "moonsighting_committee",
  "karachi",
  "egypt",
  "diyanet",
  "kemenag",
  "muis",
  "jakim",
  "dubai",
  "kuwait",
  "qatar",
  "tehran",
  "russia",
] as const;
export type MethodName = (typeof PRAYER_METHODS)[number];

export function isMethod(value: unknown): value is MethodName {
  return PRAYER_METHODS.some((name) => name === value);
}

/** Source: docs/sources.md#prayer-methods. */
export const METHODS: Readonly<Record<MethodName, PrayerMethod>> = {
  umm_al_qura: { fajrAngle: 18.5, isha: { minutesAfterMaghrib: 90, inRamadan: 120 } },
  muslim_world_league: { fajrAngle: 18, isha: { angle: 17 }, offsets: { dhuhr: 1 } },
  isna: { fajrAngle: 15, isha: { angle: 15 }, offsets: { dhuhr: 1 } },
  moonsighting_committee: { fajrAngle: 18, isha: { angle: 18 }, offsets: { dhuhr: 5, maghrib: 3 }, seasonal: true },
  karachi: { fajrAngle: 18, isha: { angle: 18 }, offsets: { dhuhr: 1 }, hanafiAsr: true },
  egypt: { fajrAngle: 19.5, isha: { angle: 17.5 }, offsets: { dhuhr: 1 } },
  diyanet: { fajrAngle: 18, isha: { angle: 17 }, offsets: { sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 } },
  kemenag: {
    fajrAngle: 20,
    isha: { angle: 18 },
    offsets: { fajr: 2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 },
    roundsUp: true,
  },
  muis: { fajrAngle: 20, isha: { angle: 18 }, offsets: { dhuhr: 1 }, roundsUp: true },
  jakim: { fajrAngle: 18, isha: { angle: 18 } },
  dubai: { fajrAngle: 18.2, isha: { angle: 18.2 }, offsets: { sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 } },
  kuwait: { fajrAngle: 18, isha: { angle: 17.5 } },
  qatar: { fajrAngle: 18, isha: { minutesAfterMaghrib: 90, inRamadan: 90 } },
  tehran: { fajrAngle: 17.7, isha: { angle: 14 }, maghribAngle: 4.5 },
  russia: { fajrAngle: 16, isha: { angle: 15 } },
};

const FOLLOWERS: Readonly<Partial<Record<MethodName, string>>> = {
  umm_al_qura: "SA",
  isna: "US CA",
  moonsighting_committee: "GB IE",
  karachi: "PK IN BD AF",
  egypt: "EG SY IQ LB",
  diyanet: "TR",
  kemenag: "ID",
  muis: "SG",
  jakim: "MY BN",
  dubai: "AE",
  kuwait: "KW",
  qatar: "QA",
  tehran: "IR",
  russia: "RU",
};

/** The method a country follows (alpha-2); the Muslim World League's where none is its own. */
export function methodOf(country: string | null): MethodName {
  const own = PRAYER_METHODS.find((name) => country !== null && FOLLOWERS[name]?.split(" ").includes(country));
  return own ?? "muslim_world_league";
}
