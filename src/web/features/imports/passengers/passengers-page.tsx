/** /operator-dashboard/import-passengers: people who are booked elsewhere, from a spreadsheet to bookings, and back for a day. */
import { ArrowLeft, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { passengerTemplate } from "#contract/passenger-imports.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { ImportSteps } from "../import-steps.tsx";
import { ChooseFile } from "../sheet/choose-file.tsx";
import { NO_ANSWERS } from "../sheet/sheet-view.ts";
import { useDryRun } from "../use-look.ts";
import { CheckPassengers } from "./check-passengers.tsx";
import { PassengersDone } from "./passengers-done.tsx";
import { PastImports } from "./past-imports.tsx";
import { type PassengerImportAnswers, type PassengerLook, readPassengers } from "./queries.ts";

export function Component() {
  const t = useTranslations("passengers");
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<PassengerImportAnswers>(NO_ANSWERS);
  const [saved, setSaved] = useState<PassengerLook | null>(null);
  const { look, reading, error, ask: read, forget } = useDryRun(readPassengers);
  const ask = (chosen: File, said: PassengerImportAnswers) => {
    setFile(chosen);
    setAnswers(said);
    read({ file: chosen, answers: said });
  };
  const startAgain = () => {
    setFile(null);
    setSaved(null);
    forget();
  };
  const isChecking = saved === null && look !== null && file !== null && error === null;
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} eyebrow={<WayBack />} actions={<Templates />} />
      <ImportSteps at={saved ? 3 : isChecking ? 2 : 1} />
      {saved && <PassengersDone saved={saved} onMore={startAgain} />}
      {isChecking && (
        <CheckPassengers
          {...{ file, answers, look, reading }}
          onAnswers={(said) => ask(file, said)}
          onSaved={setSaved}
          onAnother={startAgain}
        />
      )}
      {!saved && !isChecking && (
        <div className="grid gap-8">
          <ChooseFile
            label={t("choose")}
            again={t("again")}
            file={file}
            pending={reading}
            error={error}
            onFile={(chosen) => ask(chosen, NO_ANSWERS)}
          />
          <PastImports />
        </div>
      )}
    </Page>
  );
}

function WayBack() {
  const t = useTranslations("passengers");
  return (
    <Link
      to="/operator-dashboard/phone"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t("back")}
    </Link>
  );
}

function Templates() {
  const t = useTranslations("imports");
  return (["xlsx", "csv"] as const).map((format) => (
    <a
      key={format}
      href={pathOf(passengerTemplate, { query: { format } })}
      download={`passengers.${format}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
    >
      <FileSpreadsheet aria-hidden="true" className="size-5" />
      {t(`template.${format}`)}
    </a>
  ));
}
