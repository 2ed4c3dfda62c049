/** The calls of the document center: one hook each. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import {
  confirmName,
  deleteDocument,
  disputeName,
  documentHistory,
  listDocuments,
  listMyDocuments,
  type TravelDocument,
  uploadDocument,
  verdictRate,
} from "#contract/documents.ts";
import type { RouteResult } from "#contract/route.ts";
import { secondOpinion } from "#contract/second-opinion.ts";
import { listTravellers, type Traveller } from "#contract/travellers.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { routeQuery, useRouteMutation, useRouteQuery } from "../../lib/calls/queries.ts";
import { upload } from "../../lib/calls/upload.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { JOURNEY_ANSWERS } from "../../shared/journey/journey-answers.ts";
import { isInWork } from "./document-state.ts";

/** Every list of documents, on this screen and on others, and what is judged by them. */
const LISTS = [listMyDocuments, listDocuments, ...JOURNEY_ANSWERS] as const;

/** How often documents pass here; unknown until the server has said so. */
export function useVerdictRate() {
  return useRouteQuery(verdictRate).data ?? { passed: 0, decided: 0, percent: null };
}

/** People beside the account's owner whose documents are kept here; an operator travels nowhere. Null until they are known. */
export function useCompanions(): readonly Traveller[] | null {
  const { role } = useSignedIn();
  const { data, isLoading } = useQuery({ ...routeQuery(listTravellers), enabled: role === "pilgrim" });
  return isLoading ? null : (data ?? []).filter(({ isSelf }) => !isSelf);
}

/** Whether somebody is known not to be on the reader's list, as in the link of an old mail. */
export function useIsGone(travellerId: string | null): boolean {
  const { data } = useQuery({ ...routeQuery(listTravellers), enabled: false });
  if (travellerId === null) return false;
  return data?.every(({ id }) => id !== travellerId) ?? false;
}

/** Asks again for all that a verdict changes. */
export function useRefreshDocuments(): () => void {
  const client = useQueryClient();
  return useCallback(() => invalidateLists(client), [client]);
}

function invalidateLists(client: QueryClient): void {
  for (const { path } of LISTS) void client.invalidateQueries({ queryKey: [path] });
}

/** Nothing polls (SPEC §9): while a file is at work, coming back to the page looks again. */
export function useLookAgain(documents: readonly TravelDocument[], look: () => void): void {
  const waiting = documents.some(isInWork);
  useEffect(() => {
    if (!waiting) return;
    const onVisible = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [waiting, look]);
}

export interface ChosenFile {
  readonly type: DocumentType;
  readonly file: File;
  /** Null: the reader. */
  readonly traveller: string | null;
  /** Whose model may be asked about it; null: nobody's. */
  readonly secondOpinion: string | null;
}

export type Uploaded = RouteResult<typeof uploadDocument>;

/** Goes on when the page has been left meanwhile. */
export function useUploadDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ type, file, traveller, secondOpinion: host }: ChosenFile) => {
      const fields = {
        type,
        ...(traveller !== null && { memberId: traveller }),
        ...(host !== null && { secondOpinion: OPINION_TEXT_VERSION, secondOpinionHost: host }),
      };
      return upload(uploadDocument, { fields, file });
    },
    // Also after a failure: an answer that was lost on its way may still have left a document.
    onSettled: () => invalidateLists(client),
  });
}

export function useDeleteDocument(onSuccess: () => void) {
  return useRouteMutation(deleteDocument, { invalidates: LISTS, onSuccess });
}

export function useConfirmName() {
  return useRouteMutation(confirmName, { invalidates: [...LISTS, documentHistory] });
}

export function useDisputeName() {
  return useRouteMutation(disputeName, { invalidates: [...LISTS, documentHistory] });
}

export function useDocumentHistory(id: string) {
  return useRouteQuery(documentHistory, { params: { id } });
}

/** What another model said; null where none was asked, and while that is not known. */
export function useSecondOpinion(id: string) {
  return useRouteQuery(secondOpinion, { params: { id } }).data?.opinion ?? null;
}
