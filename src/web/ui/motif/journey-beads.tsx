/** The steps of the journey as a row of beads: done, now, still to come; on phones in two rows of five, by their numbers. */
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";

export interface JourneyBead {
  label: string;
  state: "done" | "current" | "upcoming";
  /** How it stands, where that is more than its state. */
  said?: string | undefined;
}

export function JourneyBeads({ steps }: { steps: readonly JourneyBead[] }) {
  const t = useTranslations("common");
  return (
    <ol className="grid grid-cols-5 gap-y-3 md:flex">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative flex min-w-9 flex-1 flex-col items-center gap-2"
        >
          {index > 0 && <Thread lit={step.state !== "upcoming"} />}
          <Bead state={step.state} number={index + 1} />
          <span className="sr-only md:not-sr-only md:text-center md:text-xs">{step.label}</span>
          <span className="sr-only">{step.said ?? t(`step.${step.state}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Thread({ lit }: { lit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute top-4.5 hidden h-0.5 w-[calc(100%-3rem)] -translate-y-1/2 md:block",
        "end-[calc(50%+1.5rem)]",
        lit ? "bg-brand" : "bg-line",
      )}
    />
  );
}

const BEADS = {
  done: "border-brand bg-brand text-on-brand",
  current: "border-brass bg-brass-soft text-brass-ink ring-2 ring-brass",
  upcoming: "border-line-strong bg-surface text-muted",
} as const;

function Bead({ state, number }: { state: JourneyBead["state"]; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "num grid size-9 place-items-center rounded-full border text-xs font-semibold",
        BEADS[state],
      )}
    >
      {state === "done" ? <Check className="size-4" /> : number}
    </span>
  );
}
