/** /operator-dashboard/import: from a spreadsheet to packages in three steps; nothing is saved before the last. */
import { ArrowLeft, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { importTemplate } from "#contract/package-imports.ts";
import { pathOf } from "#web/lib/api.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { CheckRows } from "./check-rows.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { type SheetAnswers, type SheetLook, useLook } from "./queries.ts";
import { NO_ANSWERS } from "./sheet-view.ts";

export function Component() {
  const t = useTranslations("imports");
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<SheetAnswers>(NO_ANSWERS);
  const [saved, setSaved] = useState<SheetLook | null>(null);
  const look = useLook();
  const ask = (chosen: File, said: SheetAnswers) => {
    setFile(chosen);
    setAnswers(said);
    look.mutate({ file: chosen, answers: said });
  };
  const startAgain = () => {
    setFile(null);
    setAnswers(NO_ANSWERS);
    setSaved(null);
    look.reset();
  };
  const hasLook = look.data !== undefined && file !== null;
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} eyebrow={<WayBack />} actions={<Templates />} />
      <ImportSteps at={saved ? 3 : hasLook ? 2 : 1} />
      {saved && <ImportDone saved={saved} onMore={startAgain} />}
      {!saved && !hasLook && (
        <ChooseFile
          label={t("choose.label")}
          again={t("choose.again")}
          file={file}
          pending={look.isPending}
          error={look.error}
          onFile={(chosen) => ask(chosen, NO_ANSWERS)}
        />
      )}
      {!saved && hasLook && (
        <CheckRows
          file={file}
          look={look.data}
          answers={answers}
          reading={look.isPending}
          onAnswers={(said) => ask(file, said)}
          onSaved={setSaved}
          onAnother={startAgain}
        />
      )}
    </Page>
  );
}

function WayBack() {
  const t = useTranslations("imports");
  return (
    <Link
      to="/operator-dashboard?tab=packages"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t("back")}
    </Link>
  );
}

function Templates() {
  const t = useTranslations("imports");
  return (
    <>
      {(["xlsx", "csv"] as const).map((format) => (
        <a
          key={format}
          href={pathOf(importTemplate, { query: { format } })}
          download={`packages.${format}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
        >
          <FileSpreadsheet aria-hidden="true" className="size-5" />
          {t(`template.${format}`)}
        </a>
      ))}
    </>
  );
}
