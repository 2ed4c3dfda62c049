/** Titles, tabs, labels and claims of SPEC §2 and §9, to the letter, with the place of the catalogue each lives in. */
import { expect, it } from "vitest";
import { messages } from "#i18n/messages/en.ts";
import site from "../../../config/site.json" with { type: "json" };
import { COMPLIANCE_PERCENT, DEMO_FIGURES, FAILURE_CAUSES, PLANS } from "./pages/landing/sample-figures.ts";
import { englishWords } from "./words-en.ts";

const WHOLE: readonly [key: string, text: string][] = [
  ["auth.backToHome", "Back to Home"],
  ["common.login", "LOGIN"],
  ["common.signOut", "Sign Out"],
  ["common.tabs.dashboard", "Dashboard"],
  ["common.tabs.documents", "Documents"],
  ["common.tabs.packages", "Packages"],
  ["common.tabs.queue", "Queue"],
  ["common.tabs.family", "Family"],
  ["common.tabs.payments", "Payments"],
  ["common.quickActions.uploadDocuments", "Upload Documents"],
  ["common.quickActions.browsePackages", "Browse Packages"],
  ["site.header.browse", "Browse Packages"],
  ["site.header.logout", "Logout"],
  ["landing.hero.start", "Start Your Journey"],
  ["landing.hero.explore", "Explore Packages"],
  ["landing.process.upload.title", "Upload Documents"],
  ["landing.process.biometric.title", "Biometric Assistance"],
  ["landing.process.queue.title", "Queue Optimization"],
  ["landing.process.booking.title", "Secure Booking"],
  ["landing.journey.planning.title", "Planning"],
  ["landing.journey.booking.title", "Booking"],
  ["landing.journey.departure.title", "Pre-departure"],
  ["landing.journey.saudi.title", "In Saudi Arabia"],
  ["landing.journey.after.title", "Post-Hajj"],
  ["landing.plans.premium.badge", "PREMIUM"],
  ["landing.plans.family.badge", "FAMILY"],
  ["landing.plans.economic.badge", "ECONOMIC"],
  ["landing.figures.success.value", "60% → 95%"],
  ["landing.figures.approval.value", "98%"],
  ["landing.figures.waiting.value", "75%"],
  ["landing.figures.savings.value", "£500+"],
  ["about.figures.pilgrims.value", "50K+"],
  ["about.figures.countries.value", "195+"],
  ["about.figures.languages.value", "11"],
  ["forOperators.figures.commission.value", "0%"],
  ["forOperators.figures.growth.value", "300%"],
  ["forOperators.figures.check.value", "24 h"],
  ["forPilgrims.figures.families.value", "150,000+"],
  ["forPilgrims.figures.success.value", "95%"],
  ["forPilgrims.figures.savings.value", "£2,000+"],
  ["forPilgrims.figures.rating.value", "4.9"],
  ["privacy.head.updated", "Last updated: June 25, 2025"],
  ["terms.head.updated", "Last updated: June 25, 2025"],
  ["terms.head.effective", "Effective: January 1, 2025"],
  ["dashboard.title", "Hajj Dashboard"],
  ["dashboard.tracking.title", "Journey Tracking"],
  ["dashboard.payment.title", "Payment Optimization"],
  ["dashboard.voice.title", "Voice Assistant"],
  ["dashboard.activity.title", "Recent Activity"],
  ["dashboard.live", "Live Updates"],
  ["notices.subscribe.off", "Subscribe"],
  ["dashboard.steps.account", "Account Registration"],
  ["dashboard.steps.upload", "Document Upload"],
  ["dashboard.steps.verification", "AI Document Verification"],
  ["dashboard.steps.package", "Package Selection"],
  ["dashboard.steps.family", "Family Group Setup"],
  ["dashboard.steps.payment", "Payment Configuration"],
  ["dashboard.steps.queue", "Queue Entry"],
  ["dashboard.steps.nusuk", "Nusuk Booking"],
  ["dashboard.steps.tracking", "Journey Tracking"],
  ["dashboard.steps.completion", "Hajj Completion"],
  ["chat.agents.document_checker", "Document Checker"],
  ["chat.agents.queue_master", "Queue Master"],
  ["chat.agents.payment_pro", "Payment Pro"],
  ["chat.agents.tour_advisor", "Tour Advisor"],
  ["chat.voice.said", "You said"],
  ["documents.title", "AI Document Verification Center"],
  ["documents.bar.uploading", "uploading"],
  ["documents.bar.scanning", "scanning"],
  ["documents.bar.analysing", "analysing compliance"],
  ["documents.bar.finalising", "finalising"],
  ["queue.title", "Smart Queue Intelligence Dashboard"],
  ["queue.badge.active", "Active"],
  ["queue.badge.peak", "Peak Hours"],
  ["queue.tabs.intelligence", "Intelligence"],
  ["queue.tabs.family", "Family sync"],
  ["queue.tabs.analytics", "Analytics"],
  ["queue.tabs.settings", "Settings"],
  ["payments.title", "Payment optimisation centre"],
  ["payments.tabs.optimization", "Optimization"],
  ["payments.tabs.methods", "Methods"],
  ["payments.tabs.split", "Family split"],
  ["payments.tabs.history", "History"],
  ["packages.filters.more", "More Filters"],
  ["packages.book.login", "Login to Book"],
  ["packages.book.now", "Book Now"],
  ["packages.sort.popular", "Popular"],
  ["packages.sort.price_low", "Price low to high"],
  ["packages.sort.price_high", "Price high to low"],
  ["packages.sort.rating", "Highest rated"],
  ["family.role.admin", "Administrator"],
  ["operator.title", "Operator Business Center"],
  ["operator.operator", "Operator"],
  ["operator.figures.revenue", "Total Revenue"],
  ["operator.figures.active", "Active Bookings"],
  ["operator.figures.conversion", "Conversion Rate"],
  ["operator.figures.average", "Avg. Booking Value"],
  ["operator.packages.create", "Create New Package"],
  ["operator.packages.upload", "Bulk Upload"],
  ["operator.packages.list", "List New Package"],
  ["groups.create", "Create Group"],
  ["contact.channels.chat.text", "Chat response about 30 seconds."],
  ["contact.channels.email.text", "Email reply within 2 hours."],
];

/** What a longer text says among other things. */
const AMONG: readonly [key: string, words: string][] = [
  ["forPilgrims.figures.rating.text", "45,000+"],
  ["forPilgrims.family.lead", "up to six"],
  ["forPilgrims.family.discount.title", "15%"],
  ["forPilgrims.family.instalments.title", "0% interest"],
  ["contact.form.lead", "within 24 hours"],
  ["contact.form.privacyLead", "within 48 hours"],
  ["terms.disputes.lead", "Three steps. Disputes must be raised within 14 days"],
  ["terms.fees.text", "Pilgrims use the service free of charge"],
  ["terms.fees.text", "service fee only on a success"],
  ["terms.liability.text", "12 months"],
  ["privacy.data.text", "Identity: name, date of birth, nationality."],
  ["privacy.data.text", "Contact information and emergency contact."],
  ["privacy.data.text", "Passport and visa details, family relationships and medical information."],
  ["privacy.data.text", "Uploaded document images and the data that our reader extracts"],
  ["privacy.data.text", "completed the biometric app, and when."],
  ["privacy.data.text", "Verification results and compliance scores."],
  ["privacy.data.text", "Queue position updates and booking attempts."],
  ["privacy.data.text", "Payment transaction details"],
  ["terms.law.text", "English law applies, and the courts of London are competent"],
];

/** Undefined where the catalogue has no such place. */
function textAt(key: string): unknown {
  return key.split(".").reduce<unknown>(
    (branch, name) => {
      const entries: [string, unknown][] = typeof branch === "object" && branch !== null ? Object.entries(branch) : [];
      return entries.find(([own]) => own === name)?.[1];
    },
    { ...messages, ...englishWords },
  );
}

it.each(WHOLE)("%s is “%s”", (key, text) => {
  expect(textAt(key)).toBe(text);
});

it.each(AMONG)("%s says “%s”", (key, words) => {
  expect(textAt(key)).toContain(words);
});

it("the landing page's figures are SPEC's", () => {
  expect(FAILURE_CAUSES.map(({ share }) => share)).toEqual([40, 25, 20, 15]);
  expect(COMPLIANCE_PERCENT).toBe(99);
  expect(DEMO_FIGURES).toEqual({ complete: 85, revenueThousands: 847, packages: 142, bookings: 89, rating: 4.8 });
  expect(PLANS.map(({ dollars }) => dollars)).toEqual([4850, 3200, 2450]);
});

it("the shipped offices and hotline are SPEC's", () => {
  const open = site.offices.map(({ city, hours }) => [city, hours.map(({ opens, closes }) => `${opens}-${closes}`)]);

  expect(open).toEqual(["London", "Riyadh", "Dubai"].map((city) => [city, ["09:00-18:00"]]));
  expect(site.hotline.languages).toEqual(["ar", "en", "ur", "hi", "bn", "tr", "fr"]);
});
