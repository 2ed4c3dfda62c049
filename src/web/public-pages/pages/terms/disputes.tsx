/** The three steps in which a dispute is settled, and the way to the first. */
import { LOOK } from "../../frame/look.ts";
import type { PublicWords } from "../../words.ts";

const STEPS = ["one", "two", "three"] as const;

export function Disputes({ words: { terms: t }, contact }: { words: PublicWords; contact: string }) {
  return (
    <>
      <p>{t("disputes.lead")}</p>
      <ol className="grid gap-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-5 rounded-lg border border-line bg-surface p-5 shadow-card">
            <span aria-hidden="true" className="num font-serif text-2xl text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{t(`disputes.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`disputes.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={contact} className={LOOK.outline}>
          {t("disputes.write")}
        </a>
      </p>
    </>
  );
}
