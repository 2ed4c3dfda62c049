/** The two demonstrations; the script signs in on the way, without it the guarded page asks. */
import { ArrowRight, Building2, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { DASHBOARDS } from "#contract/accounts.ts";
import { BeadRing } from "../../ui/motif/bead-ring.tsx";
import { LOOK } from "../frame/look.ts";
import { ExampleTag, Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { PublicWords } from "../words.ts";
import { DEMO_FIGURES } from "./sample-figures.ts";

const BEADS = 20;

export function Demos({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="demo" title={t("demo.title")} lead={t("demo.lead")}>
      <div className="grid gap-6 lg:grid-cols-2">
        <DemoCard account="pilgrim" icon={UserRound} words={words}>
          <BeadRing
            total={BEADS}
            filled={Math.round((BEADS * DEMO_FIGURES.complete) / 100)}
            className="mx-auto w-full max-w-52"
          >
            <p className="num font-serif text-3xl">{DEMO_FIGURES.complete}%</p>
            <p className="text-sm text-muted">{t("demo.pilgrim.complete")}</p>
          </BeadRing>
        </DemoCard>
        <DemoCard account="operator" icon={Building2} words={words}>
          <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-7">
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
      <Note>{t("demo.note")}</Note>
    </Section>
  );
}

interface DemoCardProps {
  account: "pilgrim" | "operator";
  icon: LucideIcon;
  words: PublicWords;
  children: ReactNode;
}

function DemoCard({ account, icon: Icon, words: { landing: t, site }, children }: DemoCardProps) {
  return (
    <article className="flex flex-col rounded-lg border border-line bg-surface p-6 shadow-card md:p-8">
      <div className="mb-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-13 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon aria-hidden="true" className="size-6.5" />
        </span>
        <div className="flex-1 basis-52">
          <h3 className="text-xl">{t(`demo.${account}.title`)}</h3>
          <p className="text-sm text-muted">{t(`demo.${account}.text`)}</p>
        </div>
        <ExampleTag>{site("example")}</ExampleTag>
      </div>
      <div className="mb-8 flex flex-1 items-center">{children}</div>
      <a
        href={DASHBOARDS[account]}
        data-demo={account}
        data-entering={t("demo.entering")}
        className={`${LOOK.primary} w-full aria-busy:opacity-60`}
      >
        <span>{t(`demo.${account}.button`)}</span>
        <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </a>
    </article>
  );
}

function Figure({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-line pt-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="num font-serif text-3xl">{value}</dd>
    </div>
  );
}
