/** What is wrong with a file before it is sent, or why it was not taken. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import type { FileProblem } from "./file/file-problems.ts";
import { type Failure, waitingKey } from "./upload-line.ts";

/** Said in the toast as SPEC wants, and kept at the field until it is put right. */
export function useFileProblem() {
  const t = useTranslations("documents");
  const [current, setCurrent] = useState<FileProblem | null>(null);
  return {
    current,
    clear: () => setCurrent(null),
    tell(problem: FileProblem) {
      setCurrent(problem);
      showToast({ title: t(`problems.${problem}.title`), description: t(`problems.${problem}.text`), tone: "bad" });
    },
  };
}

/** The sentence at the field; nothing while nothing is wrong. */
export function WhatIsWrong({ problem }: { problem: FileProblem | null }) {
  const t = useTranslations("documents");
  if (!problem) return null;
  return (
    <Banner tone="bad" title={t(`problems.${problem}.title`)}>
      {t(`problems.${problem}.text`)}
    </Banner>
  );
}

interface NotTakenProps {
  failures: readonly Failure[];
  /** Where the same file can be sent again. */
  onAgain?: () => void;
}

/** Why each file was not taken. */
export function NotTaken({ failures, onAgain }: NotTakenProps) {
  const t = useTranslations("documents");
  const common = useTranslations("common");
  const reasonOf = useErrorText();
  return failures.map(({ chosen, error }) => (
    <div key={waitingKey(chosen)} className="grid justify-items-start gap-2">
      <p className="text-sm">
        <span className="font-semibold">{t(`types.${chosen.type}`)}</span>{" "}
        <span className="text-muted">
          <Latin>{chosen.file.name}</Latin>
        </span>
      </p>
      <Banner tone="bad" role="alert" title={t("toasts.failed")} className="w-full">
        {reasonOf(error)}
      </Banner>
      {onAgain && (
        <Button variant="outline" onClick={onAgain}>
          {common("retry")}
        </Button>
      )}
    </div>
  ));
}
