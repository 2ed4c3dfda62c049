/** The plan of the six days with the clock times of each place, computed where it is read. */
import { addDays, daysBetween, type HajjDays, type IsoDate, nextHajj } from "../calendar.ts";
import { dayTimes, type PlaceDay } from "../prayer/day-times.ts";
import { type ClockTime, placeClock } from "../prayer/place-clock.ts";
import { ACTS_OF_DAY, DHUL_HIJJAH, type DhulHijjah, type HajjAct, SITE_OF_DAY } from "./acts.ts";
import { type HajjSite, SITE_PLACES, SITE_ZONE } from "./sites.ts";

export interface PlannedAct extends HajjAct {
  readonly starts: ClockTime | null;
  readonly ends: ClockTime | null;
}

export interface PlannedDay {
  readonly dhulHijjah: DhulHijjah;
  readonly date: IsoDate;
  readonly site: HajjSite;
  /** At `site`. */
  readonly times: PlaceDay;
  readonly acts: readonly PlannedAct[];
}

/** The last rite is done on leaving Makkah, days after the 13th, and by the moon's sighting the 13th itself may be a day later. */
const SHOWN_AFTER_DAYS = 14;

/** The Hajj whose plan is read on a day, where no journey says which: that of the last weeks is not over for all. */
export function hajjOfPlan(today: IsoDate): HajjDays {
  return nextHajj(addDays(today, -SHOWN_AFTER_DAYS));
}

/** By the Umm al-Qura method and zone; the dates are subject to moon sighting. */
export function dayPlan({ tarwiyah }: Pick<HajjDays, "tarwiyah">): PlannedDay[] {
  return DHUL_HIJJAH.map((dhulHijjah, index) => {
    const date = addDays(tarwiyah, index);
    const site = SITE_OF_DAY[dhulHijjah];
    const acts = ACTS_OF_DAY[dhulHijjah].map((act) => timed(act, date));
    return { dhulHijjah, date, site, times: timesAt(site, date), acts };
  });
}

function timed(act: HajjAct, date: IsoDate): PlannedAct {
  const times = timesAt(act.site, date);
  return { ...act, starts: act.from && times[act.from], ends: act.to && times[act.to] };
}

function timesAt(site: HajjSite, date: IsoDate): PlaceDay {
  return dayTimes(SITE_PLACES[site], SITE_ZONE, date, { method: "umm_al_qura" });
}

/** Which day of the plan is open at first: today's; the first before it, and afterwards the last, with what is done on leaving. */
export function openDayOf(days: Pick<HajjDays, "tarwiyah" | "lastDay">, now: Date): DhulHijjah {
  return dayOfPlan(days, now) ?? (placeClock(now, SITE_ZONE).date > days.lastDay ? 13 : 8);
}

/** Which day of the plan it is there at an instant; null before and after. */
export function dayOfPlan({ tarwiyah }: Pick<HajjDays, "tarwiyah">, now: Date): DhulHijjah | null {
  const passed = daysBetween(tarwiyah, placeClock(now, SITE_ZONE).date);
  return DHUL_HIJJAH[passed] ?? null;
}
