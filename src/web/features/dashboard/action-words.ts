/** What is said of the next action, in the page's language. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { type ActWords, actWords, type ToldAction } from "#domain/obligations/told/words.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { MyBooking } from "./queries.ts";

export function useActionWords(action: ToldAction, booking: MyBooking | undefined): ActWords {
  const t = useTranslations("dashboard");
  const { date, due, dateTime, time } = useFormats();
  const say: Parameters<typeof actWords>[0]["say"] = (key, values) => t(key, values);
  return actWords({ say, date, due, dateTime, time }, action, booking, dateOf(new Date()));
}
