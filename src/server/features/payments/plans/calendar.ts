/** The open steps of a plan as an iCalendar file (RFC 5545): whole days, each with a reminder; none of an example. */
import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import type { PaymentPlan } from "#contract/payment-plans.ts";
import { REMIND_STEP_DAYS } from "#domain/payments/plan-steps.ts";
import type { Locale } from "#i18n/locales.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";

const DAY_SECONDS = 86_400;

export function planCalendar(
  plan: PaymentPlan,
  { locale, publicUrl, now }: { readonly locale: Locale; readonly publicUrl: string; readonly now: Date },
): FileAnswer {
  const t = translator(locale, "papers");
  const url = `${publicUrl}/payments?tab=split&plan=${plan.id}`;
  const calendar = ical({
    name: t("calendar.plan", { title: plan.title }),
    prodId: { company: "Rihla", product: "payments", language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const open = plan.isExample ? [] : plan.steps.filter(({ state }) => state !== "done");
  for (const step of open) {
    const summary = t("calendar.step", { ...step.amount, name: step.payer.name, title: plan.title });
    calendar.createEvent({
      id: `${step.id}@${new URL(publicUrl).hostname}`,
      // A whole day is written as UTC has it, wherever the server stands.
      start: new Date(step.dueOn),
      allDay: true,
      ...{ summary, url, stamp: now },
      alarms: [{ type: ICalAlarmType.display, trigger: REMIND_STEP_DAYS * DAY_SECONDS, description: summary }],
    });
  }
  return {
    contentType: "text/calendar; charset=utf-8",
    content: Buffer.from(calendar.toString()),
    fileName: `rihla-payments-${plan.id.slice(0, 8)}.ics`,
  };
}
