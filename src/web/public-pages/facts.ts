/** What a page says to programs (schema.org): only what a reader of the page reads too. */
import { addressIn, type PageProps } from "./page.ts";
import { SITE_ORIGIN } from "./site-origin.ts";

/** Who runs this installation and how to reach them. */
export function organisationFacts({
  installation: { organisation, phone, email, offices, hotline },
}: PageProps): object {
  return {
    "@type": "Organization",
    name: organisation,
    url: SITE_ORIGIN,
    logo: `${SITE_ORIGIN}/favicon.svg`,
    email,
    telephone: phone,
    contactPoint: [
      ...offices.map((office) => ({
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: office.phone,
        areaServed: office.country,
      })),
      {
        "@type": "ContactPoint",
        contactType: "emergency",
        telephone: hotline.phone,
        areaServed: "SA",
        availableLanguage: hotline.languages,
      },
    ],
  };
}

/** The questions that stand on the contact page with their answers. */
export function questionFacts({ language, words: { contact: t } }: PageProps, names: readonly QuestionName[]): object {
  return {
    "@type": "FAQPage",
    url: SITE_ORIGIN + addressIn(language, "/contact"),
    mainEntity: names.map((name) => ({
      "@type": "Question",
      name: t(`questions.${name}.question`),
      acceptedAnswer: { "@type": "Answer", text: t(`questions.${name}.answer`) },
    })),
  };
}

type QuestionName = "book" | "fail" | "family" | "data";

/** A data block of the page's head. Inside a script element a text would end at a closing tag. */
export function factsElement(facts: readonly object[]): string {
  if (facts.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": facts };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}
