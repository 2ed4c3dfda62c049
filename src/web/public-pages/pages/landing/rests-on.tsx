/** What the page's examples rest on: once at its end, and a mark at each that leads there. */
import { ChevronDown } from "lucide-react";
import { COLUMN } from "../../frame/look.ts";
import type { PublicWords } from "../../words.ts";

const PLACE = "rests";

/** The tag of what nobody has measured or said; it leads to the reason, which a browser unfolds on the way. */
export function ExampleMark({ words: { site } }: { words: PublicWords }) {
  return (
    <a
      href={`#${PLACE}`}
      className="inline-flex min-h-6 items-center align-middle font-sans rounded-full border border-dashed border-line-strong px-2.5 text-xs text-muted hover:border-brand hover:text-brand"
    >
      {site("example")}
    </a>
  );
}

export function RestsOn({ words: { landing: t, site } }: { words: PublicWords }) {
  const reasons = [
    t("causes.note"),
    t("proof.note"),
    t("figures.note"),
    t("demo.note"),
    t("video.caption"),
    `${t("plans.note")} ${t("plans.count")}`,
    site("exampleVoices"),
  ];
  return (
    <aside aria-label={t("rests.title")} className={COLUMN}>
      <details className="group border-t border-line">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {t("rests.title")}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <ul id={PLACE} className="grid list-disc gap-2 ps-5 pb-4 text-sm text-muted">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
