/** What a paper is before it is drawn: words alone, in their order, in one language. */

export interface PaperFact {
  readonly term: string;
  readonly value: string;
}

export type SheetBlock =
  | { readonly kind: "facts"; readonly title: string | null; readonly facts: readonly PaperFact[] }
  | { readonly kind: "text"; readonly title: string | null; readonly lines: readonly string[] }
  | {
      readonly kind: "table";
      readonly title: string | null;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The last row stands out: a sum. */
      readonly lastIsSum: boolean;
    }
  /** A QR with words beside it. */
  | { readonly kind: "code"; readonly content: string; readonly title: string; readonly lines: readonly string[] };

export interface PaperSheet {
  /** What kind of paper it is, at the end of its head. */
  readonly kicker: string;
  readonly heading: string;
  readonly lead: string;
  readonly blocks: readonly SheetBlock[];
}

export interface PrintablePaper {
  /** Of the file, as PDF readers show it. */
  readonly title: string;
  readonly product: string;
  readonly direction: "ltr" | "rtl";
  /** Each begins a page. */
  readonly sheets: readonly PaperSheet[];
  /** At the foot of every page. */
  readonly foot: string;
}
