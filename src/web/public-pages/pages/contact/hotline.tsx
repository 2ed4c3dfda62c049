/** Emergencies in Saudi Arabia: the public numbers first, then our own line with its languages. */
import { Phone } from "lucide-react";
import { intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import type { PageProps } from "../../page.ts";
import { Section } from "../../sections/section.tsx";
import { telephone } from "./telephone.ts";

/** docs/sources.md#emergency */
const PUBLIC_NUMBERS = ["all", "care", "health"] as const;

export function Hotline({ language, words: { contact: t }, installation: { hotline } }: PageProps) {
  return (
    <Section id="hotline" title={t("hotline.title")} lead={t("hotline.lead")} tone="night">
      <ul className="grid gap-4 sm:grid-cols-3">
        {PUBLIC_NUMBERS.map((name) => (
          <li key={name}>
            <NumberLink number={t(`hotline.${name}.number`)} title={t(`hotline.${name}.title`)} />
          </li>
        ))}
      </ul>
      <div className="mt-8 border-t border-night-line pt-8">
        <h3 className="text-xl">{t("hotline.ours")}</h3>
        <p className="mt-2 text-on-night-muted">{t("hotline.always")}</p>
        <p className="mt-1 text-on-night-muted">
          {t("hotline.languages", { languages: namesOf(hotline.languages, language, t("hotline.bengali")) })}
        </p>
        <a
          href={telephone(hotline.phone)}
          className="on-night mt-5 inline-flex min-h-13 items-center gap-3 rounded-md bg-brass px-6 text-lg font-semibold text-on-brass hover:bg-brass-strong"
        >
          <Phone aria-hidden="true" className="size-5" />
          <bdi className="num">{hotline.phone}</bdi>
        </a>
      </div>
    </Section>
  );
}

function NumberLink({ number, title }: { number: string; title: string }) {
  return (
    <a
      href={telephone(number)}
      className="on-night flex min-h-24 flex-col justify-between gap-2 rounded-lg border border-night-line p-5 hover:bg-white/10"
    >
      <span className="text-on-night-muted">{title}</span>
      <span className="num font-serif text-3xl">{number}</span>
    </a>
  );
}

function namesOf(tags: readonly string[], language: Translated, bengali: string): string {
  const names = new Intl.DisplayNames(intlTag(language), { type: "language" });
  // SPEC's word, where the tables of today say Bangla.
  const nameOf = (tag: string) => (tag === "bn" ? bengali : (names.of(tag) ?? tag));
  return new Intl.ListFormat(intlTag(language)).format(tags.map(nameOf));
}
