/** The Arabic words of the static pages. */
import about from "#i18n/messages/ar/about.json" with { type: "json" };
import common from "#i18n/messages/ar/common.json" with { type: "json" };
import contact from "#i18n/messages/ar/contact.json" with { type: "json" };
import forOperators from "#i18n/messages/ar/for-operators.json" with { type: "json" };
import forPilgrims from "#i18n/messages/ar/for-pilgrims.json" with { type: "json" };
import landing from "#i18n/messages/ar/landing.json" with { type: "json" };
import platformFeatures from "#i18n/messages/ar/platform-features.json" with { type: "json" };
import prayer from "#i18n/messages/ar/prayer.json" with { type: "json" };
import privacy from "#i18n/messages/ar/privacy.json" with { type: "json" };
import site from "#i18n/messages/ar/site.json" with { type: "json" };
import terms from "#i18n/messages/ar/terms.json" with { type: "json" };
import toasts from "#i18n/messages/ar/toasts.json" with { type: "json" };
import trustSecurity from "#i18n/messages/ar/trust-security.json" with { type: "json" };
import type { PublicMessages } from "./words-en.ts";

export const arabic: PublicMessages = {
  about,
  common,
  contact,
  forOperators,
  forPilgrims,
  landing,
  platformFeatures,
  prayer,
  privacy,
  site,
  terms,
  toasts,
  trustSecurity,
};
