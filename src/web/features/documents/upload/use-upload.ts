/** Uploads one after the other: the bar of the one at work, its end, the clearing afterwards (SPEC §4), and who waits. */
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { type ChosenFile, useUploadDocument } from "../queries.ts";
import { FULL, nextPercent, RESULT_MS, STEP_MS } from "./upload-bar-model.ts";

export type UploadState =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly chosen: ChosenFile; readonly percent: number }
  | {
      readonly state: "done";
      readonly chosen: ChosenFile;
      readonly percent: number;
      readonly document: TravelDocument;
      /** The same file was here before. */
      readonly duplicate: boolean;
    };

const IDLE: UploadState = { state: "idle" };

export interface Failure {
  readonly chosen: ChosenFile;
  readonly reason: string;
}

export type Uploads = ReturnType<typeof useUpload>;

export function useUpload() {
  const [work, setWork] = useState<UploadState>(IDLE);
  const [waiting, setWaiting] = useState<readonly ChosenFile[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [cleared, setCleared] = useState<ChosenFile | null>(null);
  const reasonOf = useErrorText();
  const toasts = useUploadToasts();
  const { mutate } = useUploadDocument({
    onSuccess: ({ document, duplicate }, chosen) => {
      setWork({ state: "done", chosen, percent: FULL, document, duplicate });
      // Of a file that was refused, or that nobody has decided on yet, the result beside the form tells.
      if (document.status === "verified") toasts.succeeded(chosen);
    },
    onError: (error, chosen) => {
      setWork(IDLE);
      setFailure({ chosen, reason: reasonOf(error) });
      toasts.failed();
    },
  });
  const begin = (chosen: ChosenFile) => {
    setWork({ state: "working", chosen, percent: 0 });
    mutate(chosen);
  };
  useSteps(work.state === "working", setWork);
  useClearing(work.state === "done", () => {
    if (work.state === "done") setCleared(work.chosen);
    setWork(IDLE);
  });
  useNext(work.state === "idle" ? waiting[0] : undefined, (chosen) => {
    setWaiting((files) => files.filter((file) => file !== chosen));
    begin(chosen);
  });
  useKeepOpen(waiting.length > 0);
  return {
    work,
    waiting,
    failure,
    /** The upload whose result was cleared last: its type is no longer chosen. */
    cleared,
    start: (chosen: ChosenFile) => setWaiting((files) => withoutTwin(files, chosen)),
    takeBack: (chosen: ChosenFile) => setWaiting((files) => files.filter((file) => file !== chosen)),
    /** Takes back the sentence about a failure. */
    forget: () => setFailure(null),
  };
}

/** Tells the files that wait from each other. */
export function waitingKey({ type, traveller, file: { name, size, lastModified } }: ChosenFile): string {
  return [type, traveller, name, size, lastModified].join(" ");
}

/** A file that is chosen twice waits once. */
function withoutTwin(files: readonly ChosenFile[], chosen: ChosenFile): readonly ChosenFile[] {
  return [...files.filter((file) => waitingKey(file) !== waitingKey(chosen)), chosen];
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

function useSteps(running: boolean, setWork: (change: (work: UploadState) => UploadState) => void): void {
  useEffect(() => {
    if (!running) return;
    const step = (work: UploadState): UploadState =>
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

/** The server takes many files of one person at once; one after the other is fairer to everybody else. */
function useNext(next: ChosenFile | undefined, begin: (chosen: ChosenFile) => void): void {
  const onNext = useEffectEvent(begin);
  useEffect(() => {
    if (next) onNext(next);
  }, [next]);
}

/** Files that wait are lost with the page: the browser asks first. What was sent is checked either way. */
function useKeepOpen(someWait: boolean): void {
  useEffect(() => {
    if (!someWait) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [someWait]);
}
