/** The line of uploads as the document center shows it, and how a file joins it. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { ENDS_SESSION } from "#web/lib/calls/queries.ts";
import { currentUserQuery, useSignedIn } from "#web/lib/session/session.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { type ChosenFile, useUploadDocument } from "../queries.ts";
import { STEP_MS } from "./upload-bar-model.ts";
import { lineOf, type Sender } from "./upload-line.ts";

export type Uploads = ReturnType<typeof useUpload>;

export function useUpload() {
  const client = useQueryClient();
  const { id } = useSignedIn();
  const line = lineOf(client, id);
  const sender = useSender(id);
  const shown = useSyncExternalStore(line.subscribe, line.snapshot);
  const { climb, goOn, takeBack, forget } = line;
  const isWorking = shown.work.state === "working";
  // From when the file at work is drawn: the bar begins at its beginning.
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(climb, STEP_MS);
    return () => clearInterval(timer);
  }, [isWorking, climb]);
  return {
    ...shown,
    ...{ goOn, takeBack, forget },
    start: (chosen: ChosenFile) => line.start(chosen, sender),
  };
}

function useSender(owner: string): Sender {
  const t = useTranslations("documents");
  const client = useQueryClient();
  const { mutateAsync } = useUploadDocument();
  return {
    send: mutateAsync,
    mayGoOn() {
      const hasSignedOut = client.getMutationCache().find({ mutationKey: ENDS_SESSION, status: "success" });
      return !hasSignedOut && client.getQueryData(currentUserQuery.queryKey)?.id === owner;
    },
    tellSuccess({ type }) {
      const description = t("toasts.uploadedText", { type: t(`typesInSentence.${type}`) });
      showToast({ title: t("toasts.uploaded"), description, tone: "good" });
    },
    tellFailure() {
      showToast({ title: t("toasts.failed"), description: t("toasts.failedText"), tone: "bad" });
    },
  };
}
