/** Who looked at which package, as types. */
import type { DateColumn } from "#server/platform/database/schema/columns.ts";

export interface PackageViewsTable {
  packageId: string;
  day: DateColumn;
  views: number;
}

export interface ViewSaltsTable {
  day: DateColumn;
  salt: Buffer;
}

export interface ViewMarksTable {
  day: DateColumn;
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
