/** The calls of src/contract/company.ts, each handed to the service. */
import * as contract from "#contract/company.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { CompanyService } from "./service.ts";

export function companyRoutes(app: App, company: CompanyService): void {
  handle(app, contract.getCompany, ({ user }) => company.read(user.operatorId));
  handle(app, contract.changeCompany, ({ user, body }) => company.change(user, body));
  handle(app, contract.bookingCompany, ({ user, params }) => company.ofBooking(user.id, params.id));
}
