/** What is said of the next action: title, reason, person, date, and where its one button leads. */
import { useTranslations } from "use-intl";
import type { NextAction } from "#domain/journey/action.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { MyBooking } from "./queries.ts";

/** The welcome has a card of its own. */
export type Told = Exclude<NextAction, { kind: "welcome" }>;

const PATHS: Readonly<Partial<Record<Told["kind"], string>>> = {
  add_travellers: "/travellers",
  tell_details: "/travellers",
  choose_package: "/packages",
  take_turn: "/queue",
  await_turn: "/queue",
};

export function pathOf(action: Told): string {
  if ("bookingId" in action) return `/bookings/${action.bookingId}`;
  if ("groupId" in action) {
    const tab = action.kind === "remind_member" ? "coordination" : "members";
    return `/family?group=${encodeURIComponent(action.groupId)}&tab=${tab}`;
  }
  const whose = whoseOf(action);
  return PATHS[action.kind] ?? (whose ? `/documents?for=${encodeURIComponent(whose.id)}` : "/documents");
}

/** Whose document it is about; null: the reader's own, or no document. */
function whoseOf(action: Told): { id: string; name: string } | null {
  return "traveller" in action ? action.traveller : null;
}

const OF_ALL: readonly Told["kind"][] = ["add_travellers", "name_people", "choose_package", "secure_hold", "take_turn"];

/** Title, reason and button of each action, with the names and times of what it is about. */
export function useActionWords(action: Told, booking: MyBooking | undefined) {
  const t = useTranslations("dashboard");
  const { time, date, dateTime } = useFormats();
  const whose = whoseOf(action);
  const until = "until" in action ? action.until : null;
  const values = {
    package: booking?.packageName ?? "",
    operator: booking?.operatorName ?? "",
    seats: action.kind === "name_people" ? action.count : (booking?.seats ?? 0),
    who: whose === null ? "self" : "other",
    name: action.kind === "remind_member" ? action.member : (whose?.name ?? ""),
    document: "type" in action ? t(`documents.type.${action.type}`) : "",
    // An offer of the waitlist ends on another day.
    time: until === null ? "" : (booking?.offered ? dateTime : time)(until),
    until: until === null ? "" : dateTime(until),
    date: action.kind === "await_travel" ? date(action.departureDate) : "",
    dueOn: action.kind === "pay_amount" ? date(action.dueOn) : "",
    returnDate: action.kind === "travel" ? date(action.returnDate) : "",
  };
  return {
    title: t(`next.${action.kind}.title`, values),
    text: t(`next.${action.kind}.text`, values),
    button: t(`next.${action.kind}.button`, values),
    why: t(`next.why.${action.kind}`),
    person: usePerson(action),
    deadline: useDeadline(action),
    paper: "reason" in action ? t(`next.paper.${action.reason}`) : null,
  };
}

function usePerson(action: Told): string {
  const t = useTranslations("dashboard");
  if (action.kind === "remind_member") return t("next.for.other", { name: action.member });
  const whose = whoseOf(action);
  if (whose) return t("next.for.other", { name: whose.name });
  return t(OF_ALL.includes(action.kind) ? "next.for.all" : "next.for.self");
}

/** Null for what is only waited for. */
function useDeadline(action: Told): string | null {
  const t = useTranslations("dashboard");
  const { date, dateTime } = useFormats();
  if ("dueOn" in action) {
    if (action.dueOn === null) return t("next.noDate");
    const when = date(action.dueOn);
    if ("isForecast" in action && action.isForecast) return t("next.forecast", { when });
    return t("isLate" in action && action.isLate ? "next.late" : "next.by", { when });
  }
  if (!("until" in action) || action.until === null) return null;
  return t("next.by", { when: dateTime(action.until) });
}
