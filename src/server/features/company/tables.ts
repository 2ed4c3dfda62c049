/** What an operator says about itself, as types. */

export interface CompanyProfilesTable {
  operatorId: string;
  address: string;
  phones: string[];
  email: string | null;
  about: string;
  version: number;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    companyProfiles: CompanyProfilesTable;
  }
}
