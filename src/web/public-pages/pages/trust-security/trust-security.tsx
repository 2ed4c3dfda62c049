/** `/trust-security`: SPEC's claims, each with what it rests on and what it does not mean; every button leads to what it names. */

import { Armchair, FileSearch, Scale } from "lucide-react";
import type { PageProps } from "../../page.ts";
import { EdgeFigures } from "../../sections/figures.tsx";
import { IconColumns } from "../../sections/icon-columns.tsx";
import { ClosingCall } from "../../sections/night/closing-call.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { CallToAction } from "../../sections/night/way-in.tsx";
import { Section } from "../../sections/section.tsx";
import { Claims } from "./claims.tsx";

const FIGURES = ["pilgrims", "countries", "cipher", "privacy"] as const;
const PROOFS = [
  { name: "verdict", icon: FileSearch },
  { name: "seats", icon: Armchair },
  { name: "money", icon: Scale },
] as const;

export function TrustSecurity({ language, words }: PageProps) {
  const t = words.trustSecurity;
  const figures = FIGURES.map((name) => ({ value: t(`figures.${name}.value`), text: t(`figures.${name}.text`) }));
  const proofs = PROOFS.map(({ name, icon }) => ({
    icon,
    title: t(`proof.${name}.title`),
    text: t(`proof.${name}.text`),
  }));
  const start = <CallToAction main={{ href: "/api/login", label: t("start") }} />;
  return (
    <>
      <PageHead seed="trust-security" eyebrow={t("head.eyebrow")} title={t("head.title")} lead={t("head.lead")}>
        {start}
      </PageHead>
      <EdgeFigures label={t("figures.label")} items={figures} note={t("figures.note")} />
      <Section id="claims" title={t("claims.title")} lead={t("claims.lead")}>
        <Claims language={language} words={words} />
      </Section>
      <Section id="proof" title={t("proof.title")} lead={t("proof.lead")} tone="sunken">
        <IconColumns items={proofs} columns={3} />
      </Section>
      <ClosingCall seed="safe" title={t("closing.title")} text={t("closing.text")}>
        {start}
      </ClosingCall>
    </>
  );
}
