/** The English catalogue: its keys are the type every other language must fill. */
import analytics from "./en/analytics.json" with { type: "json" };
import answers from "./en/answers.json" with { type: "json" };
import assistant from "./en/assistant.json" with { type: "json" };
import auth from "./en/auth.json" with { type: "json" };
import bookings from "./en/bookings.json" with { type: "json" };
import business from "./en/business.json" with { type: "json" };
import chat from "./en/chat.json" with { type: "json" };
import claims from "./en/claims.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import company from "./en/company.json" with { type: "json" };
import dashboard from "./en/dashboard.json" with { type: "json" };
import desk from "./en/desk.json" with { type: "json" };
import documents from "./en/documents.json" with { type: "json" };
import facts from "./en/facts.json" with { type: "json" };
import family from "./en/family.json" with { type: "json" };
import gateway from "./en/gateway.json" with { type: "json" };
import groups from "./en/groups.json" with { type: "json" };
import hajj from "./en/hajj.json" with { type: "json" };
import handoff from "./en/handoff.json" with { type: "json" };
import imports from "./en/imports.json" with { type: "json" };
import intake from "./en/intake.json" with { type: "json" };
import journey from "./en/journey.json" with { type: "json" };
import licences from "./en/licences.json" with { type: "json" };
import line from "./en/line.json" with { type: "json" };
import looks from "./en/looks.json" with { type: "json" };
import myBookings from "./en/myBookings.json" with { type: "json" };
import notices from "./en/notices.json" with { type: "json" };
import notifications from "./en/notifications.json" with { type: "json" };
import numbers from "./en/numbers.json" with { type: "json" };
import offers from "./en/offers.json" with { type: "json" };
import operator from "./en/operator.json" with { type: "json" };
import packages from "./en/packages.json" with { type: "json" };
import passengers from "./en/passengers.json" with { type: "json" };
import paymentPlan from "./en/paymentPlan.json" with { type: "json" };
import payments from "./en/payments.json" with { type: "json" };
import phone from "./en/phone.json" with { type: "json" };
import plans from "./en/plans.json" with { type: "json" };
import prayer from "./en/prayer.json" with { type: "json" };
import prayerPage from "./en/prayerPage.json" with { type: "json" };
import problems from "./en/problems.json" with { type: "json" };
import queue from "./en/queue.json" with { type: "json" };
import records from "./en/records.json" with { type: "json" };
import rooms from "./en/rooms.json" with { type: "json" };
import secondFactor from "./en/secondFactor.json" with { type: "json" };
import settings from "./en/settings.json" with { type: "json" };
import shared from "./en/shared.json" with { type: "json" };
import staff from "./en/staff.json" with { type: "json" };
import standardTerms from "./en/standardTerms.json" with { type: "json" };
import thread from "./en/thread.json" with { type: "json" };
import tickets from "./en/tickets.json" with { type: "json" };
import toasts from "./en/toasts.json" with { type: "json" };
import travellers from "./en/travellers.json" with { type: "json" };
import verdicts from "./en/verdicts.json" with { type: "json" };
import voices from "./en/voices.json" with { type: "json" };
import waitlist from "./en/waitlist.json" with { type: "json" };
import welcome from "./en/welcome.json" with { type: "json" };
import wishes from "./en/wishes.json" with { type: "json" };

export const messages = {
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

export type Messages = typeof messages;
