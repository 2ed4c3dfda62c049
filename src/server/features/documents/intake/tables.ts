/** Papers that wait to be filed, as types. */
import type { Generated } from "kysely";
import type { InstantColumn, Nullable, NullableText } from "#server/platform/database/schema/columns.ts";

/** A household's paper that waits to be filed. */
export interface IntakePapersTable {
  id: Generated<string>;
  userId: string;
  clientKey: string;
  contentDigest: Buffer;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  fileId: string | null;
  fileKey: Buffer | null;
  stage: Generated<"received" | "reading" | "done">;
  refusal: NullableText;
  attempts: Generated<number>;
  sealedReading: Nullable<Buffer>;
  receivedAt: InstantColumn;
  deleteAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    intakePapers: IntakePapersTable;
  }
}
