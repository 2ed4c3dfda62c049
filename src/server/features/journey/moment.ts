/** The moment in a reader's words. */
import type { moment } from "#contract/journey.ts";
import type { RouteOutput } from "#contract/route.ts";
import { dateOf } from "#domain/calendar.ts";
import { obligationsOf } from "#domain/obligations/obligations.ts";
import { momentOf, targetOf } from "#domain/obligations/told/moment.ts";
import { type ActWords, actWords, type Speech } from "#domain/obligations/told/words.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { ReadFacts } from "./read-facts.ts";

export interface DisplayLocale {
  readonly locale: Locale;
  /** In which instants are written. */
  readonly timeZone: string;
}

export function presentMoment({ facts }: ReadFacts, asked: DisplayLocale): RouteOutput<typeof moment> {
  const { state, obligation, more } = momentOf(obligationsOf(facts));
  const { act } = obligation;
  const booking = "bookingId" in act ? facts.bookings.find(({ id }) => id === act.bookingId) : undefined;
  const words = act.kind === "welcome" ? null : actWords(speechOf(asked), act, booking, dateOf(facts.now));
  return { state, obligation, more, words: words && presentWords(words), target: targetOf(act) };
}

function presentWords({ title, text, paper, person, deadline, button }: ActWords) {
  return { title, reason: [text, paper].filter((one) => one !== null).join(" "), person, deadline, verb: button };
}

/** The dashboard's sentences: what the page says, every other surface says. */
function speechOf({ locale, timeZone }: DisplayLocale): Speech {
  const { date, due, dateTime, time } = formatsFor(intlTag(translated(locale)), timeZone);
  return { say: translator(locale, "dashboard"), date, due, dateTime, time };
}
