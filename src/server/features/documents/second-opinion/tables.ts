/** Other models' opinions, as types. */
import type { Generated } from "kysely";
import type { InstantColumn, Nullable } from "#server/platform/database/schema/columns.ts";

/** What another model said about a document, where its uploader agreed to ask. */
export interface SecondOpinionsTable {
  documentId: string;
  host: string;
  textVersion: string;
  consentedAt: InstantColumn;
  state: Generated<"waiting" | "given" | "failed">;
  sealedOpinion: Nullable<Buffer>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    secondOpinions: SecondOpinionsTable;
  }
}
