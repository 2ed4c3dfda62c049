/** SPEC's bar as ten beads with its four labels, and under it the one line that is no estimate. */
import { Check, ScanLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/motif/spinner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { BEADS, filledBeads, PHASES, type Phase, phaseAt } from "./upload-bar-model.ts";

/** `percent` is 0–100. */
export function UploadBar({ percent }: { percent: number }) {
  const t = useTranslations("documents");
  const figure = useFormats().percent(percent);
  const phase = phaseAt(percent);
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span className="inline-block font-serif text-xl first-letter:uppercase">{t(`bar.${phase.name}`)}</span>
        <span className="num text-lg font-semibold">{figure}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t("bar.label")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${figure}, ${t(`bar.${phase.name}`)}`}
        className="flex justify-between gap-1"
      >
        {BEADS.map((bead) => (
          <Bead key={bead} filled={bead <= filledBeads(percent)} now={bead === filledBeads(percent) + 1} />
        ))}
      </div>
    </div>
  );
}

function Bead({ filled, now }: { filled: boolean; now: boolean }) {
  return (
    <span
      className={classNames(
        "aspect-square w-full max-w-7 rounded-full border-2 transition-colors",
        filled ? "border-brand bg-brand" : "border-line-strong",
        now && "border-brass",
      )}
    />
  );
}

/** The four phases in a row, each done, now or next. */
export function UploadPhases({ percent }: { percent: number }) {
  const current = phaseAt(percent);
  return (
    <ol className="grid border-t border-line md:grid-cols-4 md:divide-x md:divide-line">
      {PHASES.map((phase) => (
        <PhaseCell key={phase.name} phase={phase} standing={standingOf(phase, current, percent)} />
      ))}
    </ol>
  );
}

type Standing = "done" | "now" | "next";

function standingOf(phase: Phase, current: Phase, percent: number): Standing {
  if (percent >= phase.to) return "done";
  return phase === current ? "now" : "next";
}

function PhaseCell({ phase, standing }: { phase: Phase; standing: Standing }) {
  const t = useTranslations("documents");
  return (
    <li
      aria-current={standing === "now" ? "step" : undefined}
      className={classNames("flex items-center gap-3 px-4 py-3", standing === "now" && "bg-brass-soft")}
    >
      <PhaseMark standing={standing} />
      <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3 text-sm md:block">
        <span
          className={classNames(
            "block leading-tight first-letter:uppercase",
            standing === "next" ? "text-muted" : "font-semibold",
          )}
        >
          {t(`bar.${phase.name}`)}
        </span>
        <span className="num text-xs text-muted">
          {t(`bar.${standing}`)}, <bdi>{t("bar.range", { from: phase.from, to: phase.to })}</bdi>
        </span>
      </span>
    </li>
  );
}

function PhaseMark({ standing }: { standing: Standing }) {
  const marks: Record<Standing, ReactNode> = {
    done: <Check aria-hidden="true" className="size-5" />,
    now: <Spinner className="size-5" />,
    next: null,
  };
  return (
    <span
      className={classNames(
        "grid size-9 shrink-0 place-items-center rounded-full",
        standing === "done" && "bg-ok-soft text-ok",
        standing === "now" && "border-2 border-brass text-brass-ink",
        standing === "next" && "border-2 border-line-strong",
      )}
    >
      {marks[standing]}
    </span>
  );
}

/** What the server itself said last. */
export function StageLine({ stage }: { stage: "sent" | "received" | "reading" | "checking" | "done" }) {
  const t = useTranslations("documents");
  return (
    <p className="flex gap-3 border-t border-line bg-sunken px-5 py-4 text-sm">
      <ScanLine aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-brand" />
      <span>
        <strong>{t("stage.label")}</strong> {t(`stage.${stage}`)} {t("bar.estimate")}{" "}
        {stage !== "done" && t("bar.leave")}
      </span>
    </p>
  );
}
