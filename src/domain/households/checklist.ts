/** The shared list of what is to be done before the journey, and what we put on it for a household that begins. */
import { addDays, type HajjDays, type IsoDate } from "../calendar.ts";

export const MAX_TODOS = 60;
export const MAX_TODO_TEXT = 160;

/** What a household can take over, in the order of time; each once. */
export const DEFAULT_TODOS = [
  "packages",
  "biometrics",
  "bank",
  "health",
  "vaccine",
  "debts",
  "rites",
  "medicines",
  "clothes",
  "meeting_point",
  "copies",
  "nusuk_card",
] as const;
export type DefaultTodo = (typeof DEFAULT_TODOS)[number];

/**
 * Days before 8 Dhul Hijjah. The vaccine has to be ten days old on arrival, a certificate at most three months old, and a
 * bank transfer takes days (docs/sources.md#meningitis, #health-certificate, #preferences); the others are our advice.
 */
const DAYS_BEFORE: Readonly<Record<DefaultTodo, number>> = {
  packages: 130,
  biometrics: 125,
  bank: 120,
  health: 66,
  vaccine: 40,
  debts: 30,
  rites: 28,
  medicines: 24,
  clothes: 21,
  meeting_point: 18,
  copies: 16,
  nusuk_card: 10,
};
/** For a household that begins late: nothing is due sooner than in so many days. */
const LEAST_DAYS = 7;

/** By when; never before a week from `today`, unless Hajj itself is nearer. */
export function defaultDue(key: DefaultTodo, { tarwiyah }: HajjDays, today: IsoDate): IsoDate {
  const due = addDays(tarwiyah, -DAYS_BEFORE[key]);
  const soonest = addDays(today, LEAST_DAYS);
  const latest = addDays(tarwiyah, -1);
  if (due >= soonest) return due;
  return soonest < latest ? soonest : latest;
}

/** Whether somebody should be told: past its day and not done. */
export function isLate(
  { dueOn, isDone }: { readonly dueOn: IsoDate | null; readonly isDone: boolean },
  today: IsoDate,
) {
  return !isDone && dueOn !== null && dueOn < today;
}
