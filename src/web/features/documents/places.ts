/** Addresses inside the document center: the tab, the type to upload and the open verdict stand in the search. */
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";

const TABS = ["upload", "status", "requirements"] as const;
export type DocumentTab = (typeof TABS)[number];

/** The addresses of this screen that stay with one person's documents; null is the reader's own. */
export function placesOf(whose: string | null) {
  const person = whose === null ? "" : `&for=${encodeURIComponent(whose)}`;
  const tabPath = (tab: DocumentTab) => `/documents?tab=${tab}${person}`;
  return {
    tabPath,
    uploadPath: (type: DocumentType) => `${tabPath("upload")}&type=${type}`,
    /** The same with the camera open, where there is one. */
    photographPath: (type: DocumentType) => `${tabPath("upload")}&type=${type}&photograph=1`,
    verdictPath: (documentId: string) => `${tabPath("status")}&document=${encodeURIComponent(documentId)}`,
  };
}

/** Whose documents an address shows: a traveller's id; null for the reader's own. */
export function whoseOf(search: URLSearchParams): string | null {
  return search.get("for");
}

/** The address of another tab of the same person. */
export function withTab(search: URLSearchParams, tab: string): Record<string, string> {
  const whose = whoseOf(search);
  return whose === null ? { tab } : { tab, for: whose };
}

interface Place {
  readonly tab: DocumentTab;
  readonly type: DocumentType | null;
  readonly document: string | null;
  readonly photograph: boolean;
  /** The paper that is asked for in a sheet of its own: a photograph or a file, and nothing else to choose. */
  readonly give: DocumentType | null;
}

/** What an address asks for; anything unknown counts as not said. */
export function placeOf(search: URLSearchParams): Place {
  return {
    tab: TABS.find((tab) => tab === search.get("tab")) ?? "upload",
    type: typeIn(search, "type"),
    document: search.get("document"),
    photograph: search.has("photograph"),
    give: typeIn(search, "give"),
  };
}

function typeIn(search: URLSearchParams, name: string): DocumentType | null {
  return DOCUMENT_TYPES.find((type) => type === search.get(name)) ?? null;
}
