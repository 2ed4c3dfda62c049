/** /operator-dashboard/import: from a spreadsheet to packages in three steps; nothing is saved before the last. */
import { ArrowLeft, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { importTemplate } from "#contract/package-imports.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { CheckRows } from "./check-rows.tsx";
import { ImportDone } from "./import-done.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { type PackageImportAnswers, previewSheet, type SheetLook } from "./queries.ts";
import { ChooseFile } from "./sheet/choose-file.tsx";
import { NO_ANSWERS } from "./sheet/sheet-view.ts";
import { useDryRun } from "./use-look.ts";

const AS_DRAFTS: PackageImportAnswers = { ...NO_ANSWERS, listed: false };

export function Component() {
  const t = useTranslations("imports");
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<PackageImportAnswers>(AS_DRAFTS);
  const [saved, setSaved] = useState<SheetLook | null>(null);
  const { look, reading, error, ask: read, forget } = useDryRun(previewSheet);
  const ask = (chosen: File, said: PackageImportAnswers) => {
    setFile(chosen);
    setAnswers(said);
    read({ file: chosen, answers: said });
  };
  const startAgain = () => {
    setFile(null);
    setAnswers(AS_DRAFTS);
    setSaved(null);
    forget();
  };
  const hasLook = look !== null && file !== null && error === null;
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
          pending={reading}
          error={error}
          onFile={(chosen) => ask(chosen, AS_DRAFTS)}
        />
      )}
      {!saved && hasLook && (
        <CheckRows
          file={file}
          look={look}
          answers={answers}
          reading={reading}
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
