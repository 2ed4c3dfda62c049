/** A journey day by day: what lies before, on and after the days of Hajj. Source: docs/sources.md#hajj-days. */
import { addDays, daysBetween, type HajjDays, type IsoDate } from "../calendar.ts";

export const STAGES = [
  "departure",
  "before",
  "tarwiyah",
  "arafah",
  "eid",
  "tashreeq",
  "last_day",
  "after",
  "return",
] as const;
export type StageName = (typeof STAGES)[number];

export interface Stage {
  readonly name: StageName;
  readonly from: IsoDate;
  /** The last day of it, `from` itself for one day. */
  readonly to: IsoDate;
  /** Whether the journey is there on all of its days; days of Hajj are listed in any case. */
  readonly isCovered: boolean;
}

export interface TravelDates {
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
}

/** In order of their days. Before and after are left out where there is no day for them. */
export function itineraryOf({ departureDate, returnDate }: TravelDates, hajj: HajjDays): Stage[] {
  const { tarwiyah, arafah, eid, lastDay } = hajj;
  const stage = (name: StageName, from: IsoDate, to = from): Stage => {
    return { name, from, to, isCovered: from >= departureDate && to <= returnDate };
  };
  const between = (name: StageName, from: IsoDate, to: IsoDate) => (from <= to ? [stage(name, from, to)] : []);
  const stages = [
    stage("departure", departureDate),
    ...between("before", addDays(departureDate, 1), earlier(addDays(tarwiyah, -1), addDays(returnDate, -1))),
    stage("tarwiyah", tarwiyah),
    stage("arafah", arafah),
    stage("eid", eid),
    stage("tashreeq", addDays(eid, 1), addDays(lastDay, -1)),
    stage("last_day", lastDay),
    ...between("after", later(addDays(lastDay, 1), addDays(departureDate, 1)), addDays(returnDate, -1)),
    stage("return", returnDate),
  ];
  return stages.toSorted((a, b) => daysBetween(b.from, a.from) || STAGES.indexOf(a.name) - STAGES.indexOf(b.name));
}

function earlier(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
