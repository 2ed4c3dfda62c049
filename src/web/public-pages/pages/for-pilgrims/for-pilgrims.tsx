/** `/for-pilgrims`: stats, family dashboard, elderly and medical support, mobile-first cards, two testimonials (SPEC §2). */
import type { PageProps } from "../../page.ts";
import { EdgeFigures } from "../../sections/figures.tsx";
import { ClosingCall } from "../../sections/night/closing-call.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { CallToAction } from "../../sections/night/way-in.tsx";
import { Section } from "../../sections/section.tsx";
import { VoiceCards } from "../../sections/voice-cards.tsx";
import type { PublicWords } from "../../words.ts";
import { Care, FamilySection, Mobile } from "./card-sections.tsx";
import { HouseholdCard } from "./household-card.tsx";

const FIGURES = ["families", "success", "savings", "rating"] as const;
const VOICES = ["daughter", "brothers"] as const;

export function ForPilgrims({ words }: PageProps) {
  const { forPilgrims: t, site } = words;
  const figures = FIGURES.map((name) => ({ value: t(`figures.${name}.value`), text: t(`figures.${name}.text`) }));
  const voices = VOICES.map((voice) => ({ quote: t(`voices.${voice}.quote`), who: t(`voices.${voice}.who`) }));
  return (
    <>
      <PageHead
        seed="for-pilgrims"
        eyebrow={t("head.eyebrow")}
        title={t("head.title")}
        lead={t("head.lead")}
        picture={<HouseholdCard words={words} />}
      >
        <Ways words={words} />
      </PageHead>
      <EdgeFigures label={t("figures.label")} items={figures} note={t("figures.note")} />
      <FamilySection words={words} />
      <Care words={words} />
      <Mobile words={words} />
      <Section id="voices" title={t("voices.title")} tone="sunken">
        <VoiceCards voices={voices} example={site("example")} note={site("exampleVoices")} />
      </Section>
      <ClosingCall seed="begin" title={t("start.title")} text={t("start.text")}>
        <Ways words={words} />
      </ClosingCall>
    </>
  );
}

function Ways({ words: { forPilgrims: t } }: { words: PublicWords }) {
  return (
    <CallToAction main={{ href: "/api/login", label: t("begin") }} other={{ href: "/packages", label: t("view") }} />
  );
}
