/** What is wrong with a file before it is sent, or why it was not taken. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import type { FileProblem } from "./file-problems.ts";

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
export function WhatIsWrong({ problem, reason }: { problem: FileProblem | null; reason: string | null }) {
  const t = useTranslations("documents");
  if (problem) {
    return (
      <Banner tone="bad" title={t(`problems.${problem}.title`)}>
        {t(`problems.${problem}.text`)}
      </Banner>
    );
  }
  if (!reason) return null;
  return (
    <Banner tone="bad" role="alert" title={t("toasts.failed")}>
      {reason}
    </Banner>
  );
}
