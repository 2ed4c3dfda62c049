/** Testimonials of a family, a father and an operator. */
import { Section } from "../sections/section.tsx";
import { VoiceCards } from "../sections/voice-cards.tsx";
import type { PublicWords } from "../words.ts";

const VOICES = ["daughter", "father", "operator"] as const;

export function Voices({ words: { landing: t, site } }: { words: PublicWords }) {
  const voices = VOICES.map((voice) => ({ quote: t(`voices.${voice}.quote`), who: t(`voices.${voice}.who`) }));
  return (
    <Section id="voices" title={t("voices.title")} tone="sunken">
      <VoiceCards voices={voices} example={site("example")} note={site("exampleVoices")} />
    </Section>
  );
}
