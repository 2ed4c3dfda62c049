/** The place of the demo video: a drawn still of the dashboard, with a caption that says so. */
import { Check, FileText, Minus } from "lucide-react";
import { BeadRing } from "../../ui/motif/bead-ring.tsx";
import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const STEPS = 10;
const DONE = 5;
const BARS = ["w-4/5", "w-3/5", "w-2/3", "w-1/2"] as const;

export function ProductStill({ t }: { t: Words }) {
  return (
    <Section id="video" title={t("video.title")} tone="sunken">
      <figure>
        <div
          role="img"
          aria-label={t("video.alt")}
          className="mx-auto grid max-w-[58rem] gap-4 rounded-xl border border-line bg-paper p-4 shadow-raised md:grid-cols-[1.6fr_1fr] md:p-7"
        >
          <div className="night-ground rounded-lg p-6 md:p-8">
            <p className="text-sm text-brass">{t("video.next")}</p>
            <p className="mt-2 font-serif text-2xl">{t("video.action")}</p>
            <p className="mt-3 text-sm text-on-night-muted">{t("video.why")}</p>
            <p className="mt-7 flex flex-wrap items-center gap-1.5">
              {Array.from({ length: STEPS }, (_, index) => index).map((step) => (
                <span key={step} className={`size-4 rounded-full border-2 ${beadLook(step)}`} />
              ))}
              <span className="ms-2 text-xs text-on-night-muted">{t("video.steps")}</span>
            </p>
          </div>
          <div className="rounded-lg border border-line bg-surface p-5">
            <p className="mb-2 font-serif text-xl">{t("video.queue")}</p>
            <BeadRing total={28} filled={17} current={17} className="mx-auto w-36">
              <span className="num font-serif text-2xl">247</span>
            </BeadRing>
          </div>
          <div className="rounded-lg border border-line bg-surface p-5 md:col-span-2">
            <p className="mb-4 font-serif text-xl">{t("video.documents")}</p>
            <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
              {BARS.map((width, index) => (
                <DocumentRow key={width} width={width} verified={index < BARS.length - 1} />
              ))}
            </div>
          </div>
        </div>
        <figcaption className="mx-auto mt-5 max-w-[42rem] text-center text-sm text-muted">
          {t("video.caption")}
        </figcaption>
      </figure>
    </Section>
  );
}

function beadLook(step: number): string {
  if (step < DONE) return "border-on-night bg-on-night";
  return step === DONE ? "border-brass bg-brass" : "border-night-line";
}

function DocumentRow({ width, verified }: { width: string; verified: boolean }) {
  const Icon = verified ? Check : Minus;
  return (
    <div className="flex items-center gap-3">
      <FileText className="size-5 shrink-0 text-muted" />
      <span className="flex-1">
        <span className={`block h-2.5 rounded-full bg-line ${width}`} />
      </span>
      <span
        className={`grid size-7 place-items-center rounded-full ${verified ? "bg-ok-soft text-ok" : "bg-wait-soft text-wait"}`}
      >
        <Icon className="size-4" />
      </span>
    </div>
  );
}
