/** `/for-operators`: stats, tools, a three-step how-it-works and two testimonials (SPEC §2). */
import { CalendarClock, FileCheck2, Handshake, Wallet } from "lucide-react";
import type { PageProps } from "../../page.ts";
import { EdgeFigures } from "../../sections/figures.tsx";
import { IconCards } from "../../sections/icon-cards.tsx";
import { ClosingCall } from "../../sections/night/closing-call.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { CallToAction } from "../../sections/night/way-in.tsx";
import { Note } from "../../sections/note.tsx";
import { Section } from "../../sections/section.tsx";
import { NumberedSteps } from "../../sections/step-list.tsx";
import { VoiceCards } from "../../sections/voice-cards.tsx";
import type { PublicWords } from "../../words.ts";
import { SampleAttentionCard } from "./attention-card.tsx";

const FIGURES = ["commission", "growth", "pilgrims", "check"] as const;
const STEPS = ["upload", "matched", "automate"] as const;
const VOICES = ["morning", "papers"] as const;
const TOOLS = [
  { name: "payment", icon: Wallet },
  { name: "matching", icon: Handshake },
  { name: "papers", icon: FileCheck2 },
  { name: "seats", icon: CalendarClock },
] as const;

export function ForOperators({ words }: PageProps) {
  const { forOperators: t, site } = words;
  const figures = FIGURES.map((name) => ({ value: t(`figures.${name}.value`), text: t(`figures.${name}.text`) }));
  const steps = STEPS.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }));
  const tools = TOOLS.map(({ name, icon }) => ({
    icon,
    title: t(`tools.${name}.title`),
    text: t(`tools.${name}.text`),
  }));
  const voices = VOICES.map((voice) => ({ quote: t(`voices.${voice}.quote`), who: t(`voices.${voice}.who`) }));
  return (
    <>
      <PageHead
        seed="for-operators"
        eyebrow={t("head.eyebrow")}
        title={t("head.title")}
        lead={t("head.lead")}
        picture={<SampleAttentionCard words={words} />}
      >
        <Ways words={words} />
      </PageHead>
      <EdgeFigures label={t("figures.label")} items={figures} note={t("figures.note")} />
      <Section id="tools" title={t("tools.title")} lead={t("tools.lead")}>
        <IconCards cards={tools} />
        <Note>{t("tools.note")}</Note>
      </Section>
      <Section id="how" title={t("how.title")} lead={t("how.lead")} tone="night">
        <NumberedSteps steps={steps} />
      </Section>
      <Section id="voices" title={t("voices.title")}>
        <VoiceCards voices={voices} example={site("example")} note={site("exampleVoices")} />
      </Section>
      <ClosingCall seed="join" title={t("start.title")} text={t("start.text")}>
        <Ways words={words} />
      </ClosingCall>
    </>
  );
}

/** Joining means a new account; who has one is one step from signing in. */
function Ways({ words: { forOperators: t } }: { words: PublicWords }) {
  return (
    <CallToAction
      main={{ href: "/api/login?role=operator", label: t("join") }}
      other={{ href: "/packages", label: t("demo") }}
      isDemo
    />
  );
}
