/** The calls of the staff's desk that belong to no other noun. */
import * as contract from "#contract/staff.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { DocumentService } from "../documents/service.ts";
import type { StaffService } from "./service.ts";

export function staffRoutes(app: App, staff: StaffService, { reviews }: Pick<DocumentService, "reviews">): void {
  handle(app, contract.documentsForReview, ({ user }) => reviews.list(user));
  handle(app, contract.documentForReview, ({ user, params }) => reviews.open(user, params.id));
  handle(app, contract.fileForReview, async ({ user, params }) => ({
    ...(await reviews.page(user, params.id)),
    inline: true,
  }));
  handle(app, contract.decideDocument, ({ user, params, body }) => reviews.decide(user, params.id, body));
  handle(app, contract.searchAudit, ({ query }) => staff.audit(query));
}
