/** Who looked at which package, as types. */
import type { DateText } from "#server/platform/database/schema/columns.ts";

export interface PackageViewsTable {
  packageId: string;
  day: DateText;
  views: number;
}

export interface ViewSaltsTable {
  day: DateText;
  salt: Buffer;
}

export interface ViewMarksTable {
  day: DateText;
  packageId: string;
  visitor: Buffer;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    packageViews: PackageViewsTable;
    viewSalts: ViewSaltsTable;
    viewMarks: ViewMarksTable;
  }
}
