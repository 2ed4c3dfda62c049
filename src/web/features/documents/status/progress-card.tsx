/** How far the required documents are: SPEC's counts, each type's state, and the true success rate. */

import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { requiredProgress } from "#domain/documents/document.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { isRequired, isWithPerson, type Slot } from "../document-state.ts";
import { useVerdictRate } from "../queries.ts";
import { useBookedJourney } from "../requirements/use-booked-journey.ts";
import { useDocumentAddresses } from "../use-places.ts";

/** Beads a required document, so that a quarter is a visible stretch of the ring. */
const BEADS_EACH = 5;

interface ProgressCardProps {
  documents: readonly TravelDocument[];
  slots: readonly Slot[];
  /** Whose they are; null for the reader's own. */
  name: string | null;
  /** How each type stands is told above. */
  isBrief?: boolean;
}

export function ProgressCard({ documents, slots, name, isBrief = false }: ProgressCardProps) {
  const t = useTranslations("documents");
  const formats = useFormats();
  const { isHome } = useBookedJourney(null);
  const { verified, required, percent } = requiredProgress(documents);
  const visaWaits = slots.some(({ type, state }) => type === "visa" && state === "not_due");
  return (
    <Card title={name === null ? t("progress.title") : t("progress.titleOf", { name })} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <BeadRing total={required * BEADS_EACH} filled={verified * BEADS_EACH} className="size-32 shrink-0">
          <span className="num block font-serif text-2xl">{formats.percent(percent)}</span>
          <span className="block text-xs text-muted">{t("progress.complete")}</span>
        </BeadRing>
        <Counts documents={documents} slots={slots} verified={t("progress.verifiedOf", { verified, required })} />
      </div>
      {isBrief ? <div className="mt-5" /> : <SlotList slots={slots} />}
      {visaWaits && verified < required && <p className="mb-5 text-sm text-muted">{t("progress.visaCounts")}</p>}
      {isHome && <p className="mb-5 text-sm text-muted">{t("progress.past")}</p>}
      <SuccessRate />
    </Card>
  );
}

interface CountsProps {
  documents: readonly TravelDocument[];
  slots: readonly Slot[];
  verified: string;
}

function Counts({ documents, slots, verified }: CountsProps) {
  const t = useTranslations("documents");
  const processing = documents.filter(({ status }) => status === "pending").length;
  const review = documents.filter(isWithPerson).length;
  const rejected = slots.filter(({ type, state }) => isRequired(type) && state === "rejected").length;
  const rows = [
    { name: t("progress.verified"), figure: verified },
    { name: t("progress.processing"), figure: processing },
    ...(review > 0 ? [{ name: t("progress.review"), figure: review }] : []),
    ...(rejected > 0 ? [{ name: t("progress.rejected"), figure: rejected }] : []),
    { name: t("progress.toCome"), figure: slots.filter(({ type, document }) => isRequired(type) && !document).length },
  ];
  return (
    <dl className="grid min-w-40 flex-1 gap-2 text-sm">
      {rows.map(({ name, figure }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="num font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function SlotList({ slots }: { slots: readonly Slot[] }) {
  const { verdictPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  return (
    <ul className="my-5 grid gap-3 border-y border-line py-5">
      {slots.map(({ type, state, document }) => (
        <li key={type} className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {document ? (
            <Link to={verdictPath(document.id)} className="py-1 text-brand underline-offset-4 hover:underline">
              {t(`types.${type}`)}
            </Link>
          ) : (
            t(`types.${type}`)
          )}
          <Status state={state} />
        </li>
      ))}
    </ul>
  );
}

function SuccessRate() {
  const t = useTranslations("documents");
  const formats = useFormats();
  const { passed, decided, percent } = useVerdictRate();
  return (
    <div className="mt-auto">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{t("progress.rate")}</span>
        <span className="num font-semibold">{percent === null ? "—" : formats.percent(percent)}</span>
      </p>
      <p className="text-xs text-muted">
        {percent === null
          ? t("progress.rateUnknown")
          : `${t("progress.rateOf", { passed, decided })} ${t("progress.rateMeaning")}`}
      </p>
    </div>
  );
}
