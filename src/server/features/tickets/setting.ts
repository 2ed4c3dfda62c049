/** What all papers of a booking are written with: its facts, and the words and formats of one language. */
import type { Booking } from "#contract/bookings.ts";
import { dateOf, hajjDays, type IsoDate } from "#domain/calendar.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { type Formats, formatsFor, intlTag } from "#i18n/formats.ts";
import { directionOf, type Locale, translated } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { type Translate, translator } from "#server/platform/i18n/translate.ts";
import type { PaperFact, PaperSheet, PrintablePaper } from "./paper.ts";
import type { bookingFacts, PartFacts } from "./repository.ts";

/** A paper's instants are those of Makkah where nobody says otherwise: it is read on the way. */
const PAPER_ZONE = "Asia/Riyadh";

export interface Setting {
  readonly booking: Booking;
  readonly parts: readonly PartFacts[];
  readonly facts: NonNullable<Awaited<ReturnType<typeof bookingFacts>>>;
  readonly language: Locale;
  /** With its values isolated for right-to-left text. */
  readonly t: Translate;
  readonly formats: Formats;
  /** The day of an instant in the paper's zone. */
  dayOf(instant: Date): IsoDate;
  readonly publicUrl: string;
  readonly today: IsoDate;
  /** The day of making it in the paper's zone. */
  readonly madeOn: IsoDate;
}

export type SettingParts = Omit<Setting, "t" | "formats" | "language" | "today" | "madeOn" | "dayOf"> & {
  readonly locale: Locale;
  readonly timeZone?: string | undefined;
  readonly now: Date;
};

export function settingOf({ locale, timeZone = PAPER_ZONE, now, ...rest }: SettingParts): Setting {
  const language = translated(locale);
  const dayOf = (instant: Date) => placeClock(instant, timeZone).date;
  const words = translator(language, "papers");
  return {
    ...rest,
    language,
    t: (key, values = {}) => words(key, sentenceValues(language, values as Record<string, string | number>)),
    formats: formatsFor(intlTag(language), timeZone),
    today: dateOf(now),
    madeOn: dayOf(now),
    dayOf,
  };
}

/** A paper of these sheets, with the foot that all have. */
export function paperOf(
  { t, language, formats, publicUrl, madeOn }: Setting,
  title: string,
  sheets: PaperSheet[],
): PrintablePaper {
  const foot = t("foot", { date: formats.date(madeOn), address: publicUrl });
  return { title, product: t("product"), direction: directionOf(language), sheets, foot };
}

/** `5 May 2027 (28 Dhul Qiʻdah 1448 AH)` */
export function dayText({ t, formats }: Setting, day: IsoDate): string {
  return t("dates", { date: formats.date(day), hijri: formats.hijri(day) });
}

/** Terms without a value are left out. */
export function filledFacts(
  pairs: readonly (readonly [term: string, value: string | null | undefined])[],
): PaperFact[] {
  return pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

export function hajjLine({ t, formats, parts }: Setting): string {
  const { tarwiyah, lastDay, hijriYear } = hajjDays(hijriYearOf(parts));
  return t("hajj.days", { year: String(hijriYear), dates: formats.dateRange(tarwiyah, lastDay) });
}

/** All parts of a booking are of one Hajj. */
export function hijriYearOf(parts: readonly PartFacts[]): number {
  const [first] = parts;
  if (!first) throw new Error("a booking has a part");
  return first.hijriYear;
}

/** The licence only once it was checked: an unchecked one is no proof. */
export function licenceText({ facts, language }: Setting): string | null {
  const { licenceScheme: scheme, licenceParty: party, licenceNumber: number, licenceVerifiedAt } = facts;
  if (!licenceVerifiedAt || !scheme || !number) return null;
  const words = translator(language, "licences");
  return `${words("scheme", sentenceValues(language, { scheme, party: party ?? "" }))} ${number}`.trim();
}
