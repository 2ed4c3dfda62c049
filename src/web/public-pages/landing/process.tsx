/** The four steps, on a card that overlaps the hero's edge. */
import { FileCheck2, Fingerprint, ListOrdered, ShieldCheck } from "lucide-react";
import { COLUMN } from "../frame/look.ts";
import type { Words } from "../words.ts";

const STEPS = [
  { name: "upload", icon: FileCheck2 },
  { name: "biometric", icon: Fingerprint },
  { name: "queue", icon: ListOrdered },
  { name: "booking", icon: ShieldCheck },
] as const;

export function Process({ t }: { t: Words }) {
  return (
    <section id="process" aria-labelledby="process-title" className={`${COLUMN} relative -mt-14 md:-mt-32`}>
      <h2 id="process-title" className="sr-only">
        {t("process.title")}
      </h2>
      <ol className="grid divide-line rounded-lg border border-line bg-surface shadow-raised max-lg:divide-y md:max-lg:grid-cols-2 lg:grid-cols-4 lg:divide-x">
        {STEPS.map(({ name, icon: Icon }, index) => (
          <li key={name} className="p-6 md:p-7">
            <div className="mb-5 flex items-center justify-between">
              <Icon aria-hidden="true" className="size-8 text-brand" />
              <span aria-hidden="true" className="num font-serif text-2xl text-muted">
                {index + 1}
              </span>
            </div>
            <h3 className="text-xl">{t(`process.${name}.title`)}</h3>
            <p className="mt-2 text-sm text-muted">{t(`process.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
