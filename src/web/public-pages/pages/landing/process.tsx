/** The four steps, on a card that overlaps the hero's edge. */
import { FileCheck2, Fingerprint, ListOrdered, ShieldCheck } from "lucide-react";
import { COLUMN } from "../../frame/look.ts";
import type { LandingWords } from "../../words.ts";

const STEPS = [
  { name: "upload", icon: FileCheck2 },
  { name: "biometric", icon: Fingerprint },
  { name: "queue", icon: ListOrdered },
  { name: "booking", icon: ShieldCheck },
] as const;

export function Process({ t }: { t: LandingWords }) {
  return (
    <section id="process" aria-labelledby="process-title" className={`${COLUMN} relative -mt-14 md:-mt-32`}>
      <h2 id="process-title" className="sr-only">
        {t("process.title")}
      </h2>
      <ol className="grid divide-line rounded-lg border border-line bg-surface shadow-raised max-lg:divide-y md:max-lg:grid-cols-2 lg:grid-cols-4 lg:divide-x">
        {STEPS.map(({ name, icon: Icon }, index) => (
          <li key={name} className="grid grid-cols-[2rem_1fr_auto] gap-x-3 px-4 py-2.5 md:p-7">
            <Icon aria-hidden="true" className="size-7 text-brand" />
            <h3 className="self-center text-lg md:order-1 md:col-span-3 md:mt-5 md:text-xl">
              {t(`process.${name}.title`)}
            </h3>
            <span aria-hidden="true" className="num font-serif text-2xl text-muted md:col-start-3">
              {index + 1}
            </span>
            <p className="col-span-3 text-sm text-muted md:order-2 md:mt-2">{t(`process.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
