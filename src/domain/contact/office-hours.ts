/** Whether an office is open now, by the clock of its own place. */

/** Monday first, as the week of most settings is written. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `opens` and `closes` as "09:00" by the place's clock. A closing time up to the opening one is of the next day. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

export interface Office {
  /** IANA name. */
  readonly timeZone: string;
  readonly hours: readonly OpeningHours[];
}

/** `until` and `at` by the place's clock; `day` null: today. An office without hours never opens. */
export type OfficeState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: { readonly day: Weekday | null; readonly at: string } | null };

/** The hours hold from the opening minute until before the closing minute, on both sides of a change of clocks. */
export function officeState({ timeZone, hours }: Office, now: Date): OfficeState {
  const { day, time } = placeClock(timeZone, now);
  const until = hours.map((one) => openUntil(one, day, time)).find((found) => found !== null);
  if (until) return { open: true, until };
  return { open: false, next: nextOpening(hours, day, time) };
}

function openUntil({ days, opens, closes }: OpeningHours, day: number, time: string): string | null {
  const overnight = closes <= opens;
  const today = isOn(days, day) && time >= opens && (overnight || time < closes);
  const sinceYesterday = overnight && isOn(days, day - 1) && time < closes;
  return today || sinceYesterday ? closes : null;
}

function nextOpening(hours: readonly OpeningHours[], day: number, time: string) {
  for (let ahead = 0; ahead <= WEEKDAYS.length; ahead += 1) {
    const opening = hours
      .filter(({ days, opens }) => isOn(days, day + ahead) && (ahead > 0 || opens > time))
      .map(({ opens }) => opens)
      .sort()[0];
    if (opening) return { day: ahead === 0 ? null : weekday(day + ahead), at: opening };
  }
  return null;
}

function isOn(days: readonly Weekday[], day: number): boolean {
  return days.includes(weekday(day));
}

function weekday(day: number): Weekday {
  return WEEKDAYS[(day + WEEKDAYS.length) % WEEKDAYS.length] ?? "mon";
}

/** Day of the week (0 = Monday) and "HH:MM", as a clock on the office's wall shows them. */
function placeClock(timeZone: string, now: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const names: readonly string[] = WEEKDAYS;
  return { day: names.indexOf(part("weekday").toLowerCase()), time: `${part("hour")}:${part("minute")}` };
}
