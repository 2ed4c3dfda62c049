/** The two demonstrations and the film; the script signs in on the way, without it the guarded page asks. */
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { DASHBOARDS } from "#contract/accounts.ts";
import type { Translated } from "#i18n/locales.ts";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { LOOK } from "../../../frame/look.ts";
import { Section } from "../../../sections/section.tsx";
import type { PublicWords } from "../../../words.ts";
import { ExampleMark } from "../rests-on.tsx";
import { DEMO_FIGURES } from "../sample-figures.ts";
import { DemoFilm } from "./demo-film.tsx";

const BEADS = 20;

export function Demos({ words, language }: { words: PublicWords; language: Translated }) {
  const t = words.landing;
  return (
    <Section id="demo" title={t("demo.title")} lead={t("demo.lead")} mark={<ExampleMark words={words} />}>
      <div className="grid items-start gap-5 lg:grid-cols-[1.25fr_1fr] lg:gap-10">
        <div className="grid grid-cols-2 gap-3 lg:order-1 lg:grid-cols-1 lg:gap-5 no-demo:hidden">
          <DemoCard account="pilgrim" words={words}>
            <BeadRing
              total={BEADS}
              filled={Math.round((BEADS * DEMO_FIGURES.complete) / 100)}
              className="w-22 shrink-0"
            >
              <p className="num font-serif text-lg leading-none">{DEMO_FIGURES.complete}%</p>
              <p className="text-xs text-muted">{t("demo.pilgrim.complete")}</p>
            </BeadRing>
          </DemoCard>
          <DemoCard account="operator" words={words}>
            <dl className="grid grid-cols-2 gap-x-3 gap-y-1 md:w-full md:grid-cols-4">
              <Figure
                value={t("demo.operator.thousands", { thousands: DEMO_FIGURES.revenueThousands })}
                label={t("demo.operator.revenue")}
              />
              <Figure value={DEMO_FIGURES.packages} label={t("demo.operator.packages")} />
              <Figure value={DEMO_FIGURES.bookings} label={t("demo.operator.bookings")} />
              <Figure value={DEMO_FIGURES.rating} label={t("demo.operator.rating")} />
            </dl>
          </DemoCard>
        </div>
        <DemoFilm t={t} language={language} />
      </div>
    </Section>
  );
}

interface DemoCardProps {
  account: "pilgrim" | "operator";
  words: PublicWords;
  children: ReactNode;
}

function DemoCard({ account, words: { landing: t }, children }: DemoCardProps) {
  return (
    <article className="flex flex-col rounded-lg border border-line bg-surface p-4 shadow-card md:p-6">
      <h3 className="text-lg md:text-xl">{t(`demo.${account}.title`)}</h3>
      <p className="text-sm text-muted max-md:hidden">{t(`demo.${account}.text`)}</p>
      <div className="my-2 grid flex-1 items-center max-lg:justify-items-center">{children}</div>
      <a
        href={DASHBOARDS[account]}
        data-demo={account}
        data-entering={t("demo.entering")}
        className={`${LOOK.outline} w-full max-sm:px-2 aria-busy:opacity-60`}
      >
        <span>{t(`demo.${account}.button`)}</span>
        <ArrowRight aria-hidden="true" className="size-5 max-sm:hidden rtl:-scale-x-100" />
      </a>
    </article>
  );
}

function Figure({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="num font-serif text-lg">{value}</dd>
    </div>
  );
}
