/** The English words of the static pages; their keys are the type that every other language must fill. */
import about from "#i18n/messages/en/about.json" with { type: "json" };
import common from "#i18n/messages/en/common.json" with { type: "json" };
import contact from "#i18n/messages/en/contact.json" with { type: "json" };
import forOperators from "#i18n/messages/en/for-operators.json" with { type: "json" };
import forPilgrims from "#i18n/messages/en/for-pilgrims.json" with { type: "json" };
import landing from "#i18n/messages/en/landing.json" with { type: "json" };
import looks from "#i18n/messages/en/looks.json" with { type: "json" };
import platformFeatures from "#i18n/messages/en/platform-features.json" with { type: "json" };
import prayer from "#i18n/messages/en/prayer.json" with { type: "json" };
import privacy from "#i18n/messages/en/privacy.json" with { type: "json" };
import site from "#i18n/messages/en/site.json" with { type: "json" };
import terms from "#i18n/messages/en/terms.json" with { type: "json" };
import toasts from "#i18n/messages/en/toasts.json" with { type: "json" };
import trustSecurity from "#i18n/messages/en/trust-security.json" with { type: "json" };

export const englishWords = {
  about,
  common,
  contact,
  forOperators,
  forPilgrims,
  landing,
  looks,
  platformFeatures,
  prayer,
  privacy,
  site,
  terms,
  toasts,
  trustSecurity,
};

export type PublicMessages = typeof englishWords;
