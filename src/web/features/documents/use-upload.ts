/** One upload at a time: its bar, its end, and the clearing afterwards (SPEC §4). */
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { useErrorText } from "../../lib/error-text.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { type ChosenFile, useUploadDocument } from "./queries.ts";
import { FULL, nextPercent, RESULT_MS, STEP_MS } from "./upload-bar-model.ts";

export type Work =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly chosen: ChosenFile; readonly percent: number }
  | { readonly state: "done"; readonly chosen: ChosenFile; readonly percent: number; readonly document: TravelDocument }
  | { readonly state: "failed"; readonly chosen: ChosenFile; readonly reason: string };

const IDLE: Work = { state: "idle" };

/** `onCleared` is called when the result has been shown long enough. */
export function useUpload(onCleared: () => void) {
  const [work, setWork] = useState<Work>(IDLE);
  const errorText = useErrorText();
  const toasts = useUploadToasts();
  const { mutate } = useUploadDocument({
    onSuccess: (document, chosen) => {
      setWork({ state: "done", chosen, percent: FULL, document });
      toasts.succeeded(chosen);
    },
    onError: (error, chosen) => {
      setWork({ state: "failed", chosen, reason: errorText(error) });
      toasts.failed();
    },
  });
  useSteps(work.state === "working", setWork);
  useClearing(work.state === "done", () => {
    setWork(IDLE);
    onCleared();
  });
  return {
    work,
    start(chosen: ChosenFile) {
      setWork({ state: "working", chosen, percent: 0 });
      mutate(chosen);
    },
    /** Takes back the sentence about a failure. */
    forget: () => setWork(IDLE),
  };
}

function useUploadToasts() {
  const t = useTranslations("documents");
  return {
    succeeded({ type }: ChosenFile) {
      const description = t("toasts.uploadedText", { type: t(`typesInSentence.${type}`) });
      showToast({ title: t("toasts.uploaded"), description, tone: "good" });
    },
    failed() {
      showToast({ title: t("toasts.failed"), description: t("toasts.failedText"), tone: "bad" });
    },
  };
}

function useSteps(running: boolean, setWork: (change: (work: Work) => Work) => void): void {
  useEffect(() => {
    if (!running) return;
    const step = (work: Work): Work =>
      work.state === "working" ? { ...work, percent: nextPercent(work.percent) } : work;
    const timer = setInterval(() => setWork(step), STEP_MS);
    return () => clearInterval(timer);
  }, [running, setWork]);
}

function useClearing(done: boolean, clear: () => void): void {
  // The latest function at the end of the time, without starting the time again when it changes.
  const onEnd = useEffectEvent(clear);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onEnd, RESULT_MS);
    return () => clearTimeout(timer);
  }, [done]);
}
