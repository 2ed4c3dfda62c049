/** The four tools as pictures, with SPEC's sample figures. */
import { Check, Wrench, X } from "lucide-react";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { SampleCard } from "../../sections/sample-card.tsx";
import type { PublicWords } from "../../words.ts";

interface SampleProps {
  words: PublicWords;
}

const PASSED = ["sharp", "digits", "name"] as const;

export function VerdictSample({ words: { platformFeatures: t, site } }: SampleProps) {
  return (
    <SampleCard title={t("documents.sample.title")} alt={t("documents.sample.alt")} example={site("example")}>
      <ul className="divide-y divide-line border-y border-line">
        <li className="flex items-center gap-3 py-3.5 text-sm font-semibold text-bad">
          <X className="size-5 shrink-0" />
          {t("documents.sample.expires")}
        </li>
        {PASSED.map((rule) => (
          <li key={rule} className="flex items-center gap-3 py-3.5 text-sm">
            <Check className="size-5 shrink-0 text-ok" />
            {t(`documents.sample.${rule}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-3 rounded-md bg-wait-soft px-4 py-3 text-sm text-wait">
        <Wrench className="size-5 shrink-0" />
        {t("documents.sample.remedy")}
      </p>
    </SampleCard>
  );
}

/** SPEC §9's placeholders of the queue; the ring is filled as SPEC fills it: 100 − position ÷ 500 × 100. */
const QUEUE = { position: 247, minutes: 23, score: 94, beads: 30 };
const QUEUE_FILLED = Math.round((QUEUE.beads * (100 - (QUEUE.position / 500) * 100)) / 100);

export function QueueSample({ words: { platformFeatures: t, site } }: SampleProps) {
  return (
    <SampleCard title={t("queue.sample.title")} alt={t("queue.sample.alt")} example={site("example")}>
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-6">
        <BeadRing total={QUEUE.beads} filled={QUEUE_FILLED} current={QUEUE_FILLED} className="w-52">
          <p className="num font-serif text-4xl">{QUEUE.position}</p>
          <p className="text-sm text-muted">{t("queue.sample.position")}</p>
        </BeadRing>
        <div className="grid gap-5">
          <p className="border-t border-line pt-3 text-lg">{t("queue.sample.wait", { minutes: QUEUE.minutes })}</p>
          <p className="border-t border-line pt-3">
            <span className="num font-serif text-2xl">
              <bdi>{QUEUE.score}/100</bdi>
            </span>{" "}
            <span className="text-sm text-muted">{t("queue.sample.score")}</span>
          </p>
        </div>
      </div>
    </SampleCard>
  );
}

const SEATS = [1, 2, 3, 4, 5];
const HOLD = { minutes: 12, of: 15 };

export function FamilySample({ words: { platformFeatures: t, site } }: SampleProps) {
  return (
    <SampleCard title={t("family.sample.title")} alt={t("family.sample.alt")} example={site("example")}>
      <div className="night-ground rounded-lg p-6">
        <div className="flex items-center">
          {SEATS.map((seat) => (
            <span key={seat} className="flex items-center">
              {seat > 1 && <span className="h-0.5 w-0.5 bg-on-night-muted min-[24rem]:w-4 sm:w-7" />}
              <span className="num grid size-8 place-items-center rounded-full border-2 border-on-night font-serif min-[24rem]:size-10 sm:size-12">
                {seat}
              </span>
            </span>
          ))}
        </div>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-2">
          <span className="font-semibold">{t("family.sample.held")}</span>
          <span className="num text-sm text-brass">{t("family.sample.left", { minutes: HOLD.minutes })}</span>
        </p>
        <svg
          viewBox={`0 0 ${HOLD.of} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-2 h-1.5 w-full rounded-full rtl:-scale-x-100"
        >
          <rect width={HOLD.of} height="1" className="fill-night-line" />
          <rect width={HOLD.minutes} height="1" className="fill-brass" />
        </svg>
      </div>
      <p className="mt-4 text-muted">{t("family.sample.line")}</p>
    </SampleCard>
  );
}

/** SPEC §9's default total and cards: Visa to its limit, the rest by Mastercard. */
const SPLIT = [
  { name: "visa", pounds: 15_000 },
  { name: "mastercard", pounds: 19_000 },
] as const;
const TOTAL = 34_000;

export function PaymentSample({ words: { platformFeatures: t, site } }: SampleProps) {
  return (
    <SampleCard title={t("payment.sample.title")} alt={t("payment.sample.alt")} example={site("example")}>
      <svg
        viewBox={`0 0 ${TOTAL} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-4 w-full rounded-full rtl:-scale-x-100"
      >
        <rect width={TOTAL} height="1" className="fill-ink" />
        <rect width={SPLIT[0].pounds} height="1" className="fill-brand" />
      </svg>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {SPLIT.map(({ name, pounds }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3.5">
            <span className="flex items-center gap-3">
              <span className={`size-3 rounded-full ${name === "visa" ? "bg-brand" : "bg-ink"}`} />
              {t(`payment.sample.${name}`)}
            </span>
            <span className="num font-semibold">
              <bdi>£{pounds.toLocaleString("en")}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("payment.sample.sum")}</p>
    </SampleCard>
  );
}
