/** The static pages: the one list that the build, the server's routes and whatever lists the site's addresses read. */
import { TRANSLATED } from "#i18n/locales.ts";
import { organisationFacts, questionFacts } from "./facts.ts";
import { addressIn, type PageAddress, type PublicPage } from "./page.ts";
import { About } from "./pages/about/about.tsx";
import { DashboardHeader } from "./pages/about/dashboard-header.tsx";
import { ContactProblem, ContactSent } from "./pages/contact/answers.tsx";
import { Contact } from "./pages/contact/contact.tsx";
import { QUESTIONS } from "./pages/contact/questions.tsx";
import { ForOperators } from "./pages/for-operators/for-operators.tsx";
import { ForPilgrims } from "./pages/for-pilgrims/for-pilgrims.tsx";
import { Landing } from "./pages/landing/landing.tsx";
import { PlatformFeatures } from "./pages/platform-features/platform-features.tsx";
import { Privacy } from "./pages/privacy/privacy.tsx";
import { TermsOfService } from "./pages/terms/terms.tsx";
import { TrustSecurity } from "./pages/trust-security/trust-security.tsx";

const CONTACT_STYLES = "contact/contact.css";

const PAGES: readonly PublicPage[] = [
  {
    name: "home",
    path: "/",
    styles: "landing/landing.css",
    Body: Landing,
    facts: (page) => [organisationFacts(page)],
    leadsOn: true,
  },
  { name: "about", path: "/about", styles: "about/about.css", Body: About, Header: DashboardHeader },
  {
    name: "platformFeatures",
    path: "/platform-features",
    styles: "platform-features/platform-features.css",
    Body: PlatformFeatures,
  },
  { name: "forOperators", path: "/for-operators", styles: "for-operators/for-operators.css", Body: ForOperators },
  { name: "forPilgrims", path: "/for-pilgrims", styles: "for-pilgrims/for-pilgrims.css", Body: ForPilgrims },
  { name: "trustSecurity", path: "/trust-security", styles: "trust-security/trust-security.css", Body: TrustSecurity },
  {
    name: "contact",
    path: "/contact",
    styles: CONTACT_STYLES,
    Body: Contact,
    facts: (page) => [organisationFacts(page), questionFacts(page, QUESTIONS)],
  },
  { name: "contactSent", path: "/contact/sent", styles: CONTACT_STYLES, Body: ContactSent, isAnswer: true },
  { name: "contactProblem", path: "/contact/problem", styles: CONTACT_STYLES, Body: ContactProblem, isAnswer: true },
  { name: "privacy", path: "/privacy", styles: "privacy/privacy.css", Body: Privacy },
  { name: "terms", path: "/terms", styles: "terms/terms.css", Body: TermsOfService },
];

/** Every page in every language that has a catalogue. */
export function publicAddresses(): PageAddress[] {
  return PAGES.flatMap((page) =>
    TRANSLATED.map((language) => ({ address: addressIn(language, page.path), language, page })),
  );
}
