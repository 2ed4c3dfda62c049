/** What is done on which of the days of Hajj, where, and from when to when: the common ground of the schools. */
import type { HajjSite } from "./sites.ts";

/** A moment that the sun gives at the act's own place; `nextFajr` is that of the following day. */
export const MOMENTS = ["fajr", "sunrise", "dhuhr", "maghrib", "isha", "nextFajr"] as const;
export type TimeOfDay = (typeof MOMENTS)[number];

/**
 * How the schools class it, as the majority has it: without a pillar there is no Hajj, a duty left out is made good by a
 * sacrifice, a sunnah is recommended; `care` is advice of health or order and no rite.
 */
export const RULINGS = ["pillar", "duty", "sunnah", "care"] as const;
export type Ruling = (typeof RULINGS)[number];

export const HAJJ_ACTS = [
  "ihram",
  "toMina",
  "minaPrayers",
  "toArafat",
  "arafatPrayers",
  "standing",
  "shade",
  "toMuzdalifah",
  "muzdalifahNight",
  "aqabah",
  "sacrifice",
  "hair",
  "ifadah",
  "sayi",
  "stoning",
  "minaNight",
  "leaveMina",
  "lastStoning",
  "farewell",
] as const;
export type ActName = (typeof HAJJ_ACTS)[number];

/** Where the schools differ in something that a pilgrim may have to decide. */
const DIFFERING = [
  "ihram",
  "minaPrayers",
  "arafatPrayers",
  "standing",
  "muzdalifahNight",
  "aqabah",
  "sacrifice",
  "hair",
  "ifadah",
  "sayi",
  "stoning",
  "minaNight",
  "leaveMina",
  "farewell",
] as const satisfies readonly ActName[];
export type DifferingAct = (typeof DIFFERING)[number];

export function schoolsDiffer(name: ActName): name is DifferingAct {
  return DIFFERING.some((one) => one === name);
}

export interface HajjAct {
  readonly name: ActName;
  readonly site: HajjSite;
  readonly standing: Ruling;
  /** Null: no hour of its own. */
  readonly from: TimeOfDay | null;
  readonly to: TimeOfDay | null;
  /** Anchor in docs/sources.md. */
  readonly source: "rites" | "heat" | "emergency";
}

/** Day of Dhul Hijjah → its acts in order. Source: docs/sources.md#rites. */
export const ACTS_OF_DAY: Readonly<Record<DhulHijjah, readonly HajjAct[]>> = {
  8: [
    { name: "ihram", site: "makkah", standing: "pillar", from: "fajr", to: "dhuhr", source: "rites" },
    { name: "toMina", site: "mina", standing: "sunnah", from: "sunrise", to: "dhuhr", source: "rites" },
    { name: "minaPrayers", site: "mina", standing: "sunnah", from: "dhuhr", to: "nextFajr", source: "rites" },
  ],
  9: [
    { name: "toArafat", site: "arafat", standing: "sunnah", from: "sunrise", to: "dhuhr", source: "rites" },
    {
      name: "arafatPrayers",
      site: "arafat",
      standing: "sunnah",
      from: "dhuhr",
      to: null,
      source: "rites",
    },
    {
      name: "standing",
      site: "arafat",
      standing: "pillar",
      from: "dhuhr",
      to: "maghrib",
      source: "rites",
    },
    { name: "shade", site: "arafat", standing: "care", from: null, to: null, source: "heat" },
    { name: "toMuzdalifah", site: "muzdalifah", standing: "duty", from: "maghrib", to: "isha", source: "rites" },
    {
      ...{ name: "muzdalifahNight", site: "muzdalifah", standing: "duty" },
      ...{ from: "isha", to: "nextFajr", source: "rites" },
    },
  ],
  10: [
    {
      name: "aqabah",
      site: "jamarat",
      standing: "duty",
      from: "sunrise",
      to: "maghrib",
      source: "rites",
    },
    { name: "sacrifice", site: "mina", standing: "duty", from: "sunrise", to: null, source: "rites" },
    { name: "hair", site: "mina", standing: "duty", from: "sunrise", to: null, source: "rites" },
    { name: "ifadah", site: "makkah", standing: "pillar", from: "sunrise", to: null, source: "rites" },
    { name: "sayi", site: "makkah", standing: "pillar", from: "sunrise", to: null, source: "rites" },
    {
      name: "minaNight",
      site: "mina",
      standing: "duty",
      from: "maghrib",
      to: "nextFajr",
      source: "rites",
    },
  ],
  11: [
    {
      name: "stoning",
      site: "jamarat",
      standing: "duty",
      from: "dhuhr",
      to: "maghrib",
      source: "rites",
    },
    {
      name: "minaNight",
      site: "mina",
      standing: "duty",
      from: "maghrib",
      to: "nextFajr",
      source: "rites",
    },
  ],
  12: [
    {
      name: "stoning",
      site: "jamarat",
      standing: "duty",
      from: "dhuhr",
      to: "maghrib",
      source: "rites",
    },
    {
      name: "leaveMina",
      site: "mina",
      standing: "sunnah",
      from: "dhuhr",
      to: "maghrib",
      source: "rites",
    },
  ],
  13: [
    { name: "lastStoning", site: "jamarat", standing: "duty", from: "dhuhr", to: "maghrib", source: "rites" },
    { name: "farewell", site: "makkah", standing: "duty", from: "dhuhr", to: null, source: "rites" },
  ],
};

export const DHUL_HIJJAH = [8, 9, 10, 11, 12, 13] as const;
export type DhulHijjah = (typeof DHUL_HIJJAH)[number];

/** Whose prayer times are shown beside a day: where most of it is spent. */
export const SITE_OF_DAY: Readonly<Record<DhulHijjah, HajjSite>> = {
  8: "mina",
  9: "arafat",
  10: "mina",
  11: "mina",
  12: "mina",
  13: "mina",
};
