/** The calls of the staff's desk that belong to no other noun. */

import * as measureContract from "#contract/measures.ts";
import * as contract from "#contract/staff.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { DocumentService } from "../documents/service.ts";
import type { MeasureService } from "./measures.ts";
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
  handle(app, contract.refusedTries, ({ query }) => staff.refused(query.q));
  handle(app, contract.searchAudit, ({ query }) => staff.audit(query));
}

/** Stopping somebody. */
export function measureRoutes(app: App, measures: MeasureService): void {
  handle(app, measureContract.findSubjects, ({ user, query }) => measures.subjects(user.id, query.q ?? ""));
  handle(app, measureContract.takeMeasure, ({ user, body }) => measures.take(user.id, body));
  handle(app, measureContract.confirmMeasure, ({ user, params }) => measures.confirm(user.id, params.id));
  handle(app, measureContract.endMeasure, ({ user, params }) => measures.end(user.id, params.id));
  handle(app, measureContract.endSessionsOf, ({ user, params, body }) =>
    measures.endSessions(user.id, params.id, body.reason),
  );
  handle(app, measureContract.bookingsOfSuspended, ({ params }) => measures.standing(params.id));
  handle(app, measureContract.callOffForOperator, ({ user, params, body }) =>
    measures.callOff(user.id, params.id, params.bookingId, body),
  );
}
