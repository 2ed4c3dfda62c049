/** The Arabic catalogue; the type makes a missing key a compile error. */
import analytics from "./ar/analytics.json" with { type: "json" };
import answers from "./ar/answers.json" with { type: "json" };
import assistant from "./ar/assistant.json" with { type: "json" };
import auth from "./ar/auth.json" with { type: "json" };
import bookings from "./ar/bookings.json" with { type: "json" };
import business from "./ar/business.json" with { type: "json" };
import chat from "./ar/chat.json" with { type: "json" };
import claims from "./ar/claims.json" with { type: "json" };
import common from "./ar/common.json" with { type: "json" };
import company from "./ar/company.json" with { type: "json" };
import dashboard from "./ar/dashboard.json" with { type: "json" };
import desk from "./ar/desk.json" with { type: "json" };
import documents from "./ar/documents.json" with { type: "json" };
import facts from "./ar/facts.json" with { type: "json" };
import family from "./ar/family.json" with { type: "json" };
import gateway from "./ar/gateway.json" with { type: "json" };
import groups from "./ar/groups.json" with { type: "json" };
import hajj from "./ar/hajj.json" with { type: "json" };
import handoff from "./ar/handoff.json" with { type: "json" };
import imports from "./ar/imports.json" with { type: "json" };
import intake from "./ar/intake.json" with { type: "json" };
import journey from "./ar/journey.json" with { type: "json" };
import licences from "./ar/licences.json" with { type: "json" };
import line from "./ar/line.json" with { type: "json" };
import looks from "./ar/looks.json" with { type: "json" };
import myBookings from "./ar/myBookings.json" with { type: "json" };
import notices from "./ar/notices.json" with { type: "json" };
import notifications from "./ar/notifications.json" with { type: "json" };
import numbers from "./ar/numbers.json" with { type: "json" };
import offers from "./ar/offers.json" with { type: "json" };
import operator from "./ar/operator.json" with { type: "json" };
import packages from "./ar/packages.json" with { type: "json" };
import passengers from "./ar/passengers.json" with { type: "json" };
import paymentPlan from "./ar/paymentPlan.json" with { type: "json" };
import payments from "./ar/payments.json" with { type: "json" };
import phone from "./ar/phone.json" with { type: "json" };
import plans from "./ar/plans.json" with { type: "json" };
import prayer from "./ar/prayer.json" with { type: "json" };
import prayerPage from "./ar/prayerPage.json" with { type: "json" };
import problems from "./ar/problems.json" with { type: "json" };
import queue from "./ar/queue.json" with { type: "json" };
import records from "./ar/records.json" with { type: "json" };
import rooms from "./ar/rooms.json" with { type: "json" };
import secondFactor from "./ar/secondFactor.json" with { type: "json" };
import settings from "./ar/settings.json" with { type: "json" };
import shared from "./ar/shared.json" with { type: "json" };
import staff from "./ar/staff.json" with { type: "json" };
import standardTerms from "./ar/standardTerms.json" with { type: "json" };
import thread from "./ar/thread.json" with { type: "json" };
import tickets from "./ar/tickets.json" with { type: "json" };
import toasts from "./ar/toasts.json" with { type: "json" };
import travellers from "./ar/travellers.json" with { type: "json" };
import verdicts from "./ar/verdicts.json" with { type: "json" };
import voices from "./ar/voices.json" with { type: "json" };
import waitlist from "./ar/waitlist.json" with { type: "json" };
import welcome from "./ar/welcome.json" with { type: "json" };
import wishes from "./ar/wishes.json" with { type: "json" };
import type { Messages } from "./en.ts";

export const messages: Messages = {
  analytics,
  answers,
  assistant,
  auth,
  bookings,
  chat,
  claims,
  business,
  common,
  company,
  dashboard,
  desk,
  documents,
  facts,
  family,
  hajj,
  handoff,
  gateway,
  groups,
  imports,
  intake,
  journey,
  licences,
  line,
  looks,
  myBookings,
  notices,
  notifications,
  numbers,
  offers,
  operator,
  packages,
  passengers,
  phone,
  paymentPlan,
  payments,
  plans,
  prayer,
  prayerPage,
  problems,
  records,
  queue,
  rooms,
  secondFactor,
  settings,
  shared,
  staff,
  standardTerms,
  thread,
  tickets,
  toasts,
  travellers,
  verdicts,
  voices,
  waitlist,
  welcome,
  wishes,
};
