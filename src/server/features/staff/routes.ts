/** The calls of the staff's desk that belong to no other noun. */
import * as contract from "#contract/staff.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { DocumentService } from "../documents/service.ts";
import type { StaffService } from "./service.ts";

export function staffRoutes(app: App, staff: StaffService, { reviews }: Pick<DocumentService, "reviews">): void {
  handle(app, contract.documentsForReview, ({ user, locale }) => reviews.list({ id: user.id, locale }));
  handle(app, contract.reviewAgreement, ({ user, locale }) => reviews.agreement({ id: user.id, locale }));
  handle(app, contract.documentForReview, ({ user, locale, params }) =>
    reviews.open({ id: user.id, locale }, params.id),
  );
  handle(app, contract.fileForReview, async ({ user, locale, params, query }) => ({
    ...(await reviews.page({ id: user.id, locale }, params.id, query.page)),
    inline: true,
  }));
  handle(app, contract.decideDocument, ({ user, locale, params, body }) =>
    reviews.decide({ id: user.id, locale }, params.id, body),
  );
  handle(app, contract.searchAudit, ({ query }) => staff.audit(query));
}
