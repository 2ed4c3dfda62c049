/** Addresses inside the document center: the tab, the type to upload and the open verdict stand in the search. */
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";

const TABS = ["upload", "status", "requirements"] as const;
export type TabName = (typeof TABS)[number];

export function tabPath(tab: TabName): string {
  return `/documents?tab=${tab}`;
}

export function uploadPath(type: DocumentType): string {
  return `${tabPath("upload")}&type=${type}`;
}

export function verdictPath(documentId: string): string {
  return `${tabPath("status")}&document=${encodeURIComponent(documentId)}`;
}

/** What an address asks for; anything unknown counts as not said. */
export function placeOf(search: URLSearchParams): { tab: TabName; type: DocumentType | null; document: string | null } {
  return {
    tab: TABS.find((tab) => tab === search.get("tab")) ?? "upload",
    type: DOCUMENT_TYPES.find((type) => type === search.get("type")) ?? null,
    document: search.get("document"),
  };
}
