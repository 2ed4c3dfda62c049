/** What each document must be, with the dates of the coming Hajj. */
import { Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import { HEALTH_MONTHS, VACCINE_DAYS_BEFORE, VACCINE_MONTHS } from "#domain/documents/certificates/windows.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { MIN_MONTHS_VALID } from "#domain/documents/rules/passport.ts";
import { LEAST_PHOTO_SIDE } from "#domain/documents/rules/photo.ts";
import {
  type BookedJourney,
  type RequirementDates,
  requirementDates,
} from "#domain/obligations/papers/requirements.ts";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { VisuallyHidden } from "#web/ui/text/visually-hidden.tsx";
import { DocumentIcon } from "../document/document-icon.tsx";
import { isRequired, type Slot } from "../document-state.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { useBookedJourney } from "./use-booked-journey.ts";

const MONTHS_A_YEAR = 12;

interface RequirementsTabProps {
  slots: readonly Slot[];
  /** Whose they are; null: the reader's. */
  traveller: string | null;
  /** Nothing is asked of this person. */
  isExempt: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** No date until it is known what the dates are counted for. */
export function RequirementsTab({ traveller, ...props }: RequirementsTabProps) {
  const { booked, isHome, error, retry } = useBookedJourney(traveller);
  const errorText = useErrorText();
  if (booked !== undefined) return <Requirements {...props} journey={booked} isHome={isHome} />;
  return error ? <ErrorState text={errorText(error)} onRetry={retry} /> : <SkeletonCard lines={6} />;
}

interface RequirementsProps extends Omit<RequirementsTabProps, "traveller"> {
  journey: BookedJourney | null;
  isHome: boolean;
}

function Requirements({ slots, isExempt, today, journey, isHome }: RequirementsProps) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const dates = requirementDates(today, journey);
  const rules = useRules(dates);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[46rem]">
          <h2 className="text-2xl">{t("requirements.title", { year: String(dates.hijriYear) })}</h2>
          <p className="mt-1 text-muted">{t("requirements.lead", { date: date(dates.lastDay) })}</p>
          <p className="mt-1 font-semibold">
            {journey
              ? t("requirements.counted", { from: date(journey.departsOn), to: date(journey.returnsOn) })
              : t("requirements.uncounted", { firstDay: date(dates.firstDay) })}
          </p>
        </div>
        <Button
          data-no-print=""
          variant="outline"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => print()}
        >
          {t("requirements.print")}
        </Button>
      </div>
      <ul className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-4">
        {slots.map((slot) => (
          <Requirement
            key={slot.type}
            slot={slot}
            lines={rules[slot.type]}
            isRequired={isRequired(slot.type) && !isExempt}
            isOfNext={isHome && journey === null}
          />
        ))}
        <Card as="li" tone="sunken" className="grid content-center">
          <p>{t("requirements.files")}</p>
        </Card>
      </ul>
    </div>
  );
}

interface RequirementProps {
  slot: Slot;
  lines: readonly string[];
  isRequired: boolean;
  /** The requirements are those of the next journey; what is there was asked for by the last. */
  isOfNext: boolean;
}

function Requirement({ slot: { type, state }, lines, isRequired, isOfNext }: RequirementProps) {
  const { uploadPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const common = useTranslations("common");
  const word = t(`types.${type}`);
  const isStated = state !== "not_needed" && !isOfNext;
  const isOver = state === "not_needed" && !isOfNext;
  return (
    <Card as="li" className="flex break-inside-avoid flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex items-center gap-3 text-xl">
          <DocumentIcon type={type} className="size-6.5 text-brand" />
          {word}
        </h3>
        {isStated && <Status state={state} />}
      </div>
      <Rules lines={type === "visa" && state === "not_due" ? [t("requirements.visa.later"), ...lines] : lines} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-muted">
          {isRequired ? t("requirements.required") : common(isOver ? "status.not_needed" : "status.optional")}
          {" · "}
          {t("requirements.checkedByEngine")}
        </p>
        <span data-no-print="">
          <ButtonLink to={uploadPath(type)} variant="outline">
            <span aria-hidden="true">{t("status.upload")}</span>
            <VisuallyHidden>{t("status.uploadFor", { type: word })}</VisuallyHidden>
          </ButtonLink>
        </span>
      </div>
    </Card>
  );
}

function Rules({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5 ps-1">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-full bg-brand" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function useRules(dates: RequirementDates): Record<DocumentType, readonly string[]> {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const firstDay = date(dates.firstDay);
  const travelOn = date(dates.travelOn);
  return {
    passport: [
      t("requirements.passport.valid", {
        needed: date(dates.passportValidUntil),
        months: MIN_MONTHS_VALID,
        lastDay: date(dates.lastDay),
      }),
      t("requirements.passport.age", { age: MIN_AGE_YEARS, firstDay }),
      t("requirements.passport.page"),
      t("requirements.passport.name"),
      t("requirements.passport.blank"),
    ],
    visa: [t("requirements.visa.kind"), t("requirements.visa.match")],
    health_certificate: [
      t("requirements.health_certificate.fresh", {
        months: HEALTH_MONTHS,
        travelOn,
        healthFrom: date(dates.healthFrom),
      }),
      t("requirements.health_certificate.language"),
      t("requirements.health_certificate.doctor"),
    ],
    photo: [
      t("requirements.photo.size", { side: LEAST_PHOTO_SIDE }),
      t("requirements.photo.face"),
      t("requirements.photo.ground"),
    ],
    vaccination: [
      t("requirements.vaccination.dose", {
        vaccinateBy: date(dates.vaccinateBy),
        days: VACCINE_DAYS_BEFORE,
        travelOn,
      }),
      t("requirements.vaccination.fresh", {
        years: VACCINE_MONTHS.unstated / MONTHS_A_YEAR,
        conjugate: VACCINE_MONTHS.conjugate / MONTHS_A_YEAR,
      }),
      t("requirements.vaccination.written"),
    ],
  };
}
