/** Tables of what an operator has set for its business. */
import type { JSONColumnType } from "kysely";
import type { Terms } from "#domain/packages/package.ts";

export interface CompanyProfilesTable {
  operatorId: string;
  address: string;
  phones: string[];
  email: string | null;
  about: string;
  version: number;
}

export interface StandardTermsTable {
  operatorId: string;
  terms: JSONColumnType<Terms>;
  version: number;
}
