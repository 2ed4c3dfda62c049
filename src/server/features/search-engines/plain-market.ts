/** The market as plain HTML and as schema.org's facts, in one language. */
import type { Package } from "#contract/packages.ts";
import { type Formats, formatsFor, intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import { type Translate, translator } from "#server/platform/i18n/translate.ts";
import { escapeHtml } from "#server/platform/pages/page-slots.ts";

/** What a search engine shows of a description at most. */
const DESCRIPTION_CHARACTERS = 160;

export interface Shown {
  readonly title: string;
  readonly description: string;
  readonly plain: string;
  readonly facts: object;
}

interface Words {
  readonly t: Translate;
  readonly formats: Formats;
}

/** `origin` is the site's own. */
export function showList(packages: readonly Package[], language: Translated, origin: string): Shown {
  const words = wordsOf(language);
  const { t, formats } = words;
  const least = packages.length > 0 ? Math.min(...packages.map(({ price }) => price)) : 0;
  const values = { count: packages.length, price: formats.money(least, "USD") };
  const rows = packages.map(
    (one) => `<li><a href="${addressOf(one)}">${escapeHtml(one.title)}</a><br>${escapeHtml(lineOf(one, words))}</li>`,
  );
  return {
    title: t("list.title"),
    description: t("list.description", values),
    plain: `<main><h1>${escapeHtml(t("list.heading"))}</h1><p>${escapeHtml(t("list.description", values))}</p><ul>${rows.join("")}</ul>${footOf(words)}</main>`,
    facts: {
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: packages.length,
      itemListElement: packages.map((one, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: origin + addressOf(one),
      })),
    },
  };
}

export function showPlainPackage(one: Package, language: Translated, origin: string): Shown {
  const words = wordsOf(language);
  const { t, formats } = words;
  const { title, operatorName, departureCity } = one;
  const line = lineOf(one, words);
  const description = shortened(one.description || line);
  return {
    title: t("package.title", { title, city: departureCity }),
    description,
    plain: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p><p>${escapeHtml(one.description)}</p><p>${escapeHtml(
      t("package.operator", { operator: operatorName }),
    )}</p><p>${escapeHtml(formats.dateRange(one.departureDate, one.returnDate))}</p><p><a href="/packages">${escapeHtml(t("package.all"))}</a></p>${footOf(words)}</main>`,
    facts: { "@context": "https://schema.org", ...factsOf(one, description, origin) },
  };
}

/** A price that holds for one person in the cheapest room, as everywhere on the site. */
function factsOf(one: Package, description: string, origin: string): object {
  const { title, operatorName, price, currency, availableSlots, rating, reviewCount } = one;
  const provider = { "@type": "Organization", name: operatorName };
  const stock = availableSlots > 0 ? "InStock" : "SoldOut";
  return {
    "@type": ["Product", "TouristTrip"],
    name: title,
    description,
    brand: provider,
    provider,
    url: origin + addressOf(one),
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${stock}`,
      url: origin + addressOf(one),
      seller: provider,
    },
    ...(rating !== null && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
  };
}

function lineOf(one: Package, { t, formats }: Words): string {
  return t("line", {
    operator: one.operatorName,
    city: one.departureCity,
    date: formats.date(one.departureDate),
    nights: one.duration,
    metres: one.distanceFromHaram,
    price: formats.money(one.price, one.currency),
    seats: one.availableSlots,
  });
}

function footOf({ t }: Words): string {
  return `<p>${escapeHtml(t("script"))}</p>`;
}

function addressOf({ id }: Package): string {
  return `/packages/${encodeURIComponent(id)}`;
}

function wordsOf(language: Translated): Words {
  return { t: translator(language, "search-engines"), formats: formatsFor(intlTag(language), "UTC") };
}

/** At a word's end. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_CHARACTERS) return line;
  return `${line.slice(0, DESCRIPTION_CHARACTERS).replace(/\s\S*$/, "")}…`;
}
