/** The calls of reviews and questions. */
import * as enquiry from "#contract/enquiries.ts";
import * as review from "#contract/reviews.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { VoiceService } from "./service.ts";

export function voiceRoutes(app: App, { reviews, desk, enquiries }: VoiceService): void {
  handle(app, review.packageReviews, ({ params, query, user }) => reviews.page(params.id, user, query));
  handle(app, review.writeReview, ({ user, params, body }) => reviews.write(user, params.id, body));
  handle(app, review.changeReview, ({ user, params, body }) => reviews.change(user, params.id, body));
  handle(app, review.reviewOfBooking, ({ user, params }) => reviews.ofBooking(user, params.id));
  handle(app, review.answerReview, ({ user, params, body }) => reviews.answer(user, params.id, body.answer));
  handle(app, review.operatorReviews, ({ user }) => reviews.ofOperator(user.operatorId));
  handle(app, review.reportReview, ({ user, params, body }) => desk.report(user, params.id, body));
  handle(app, review.reportedReviews, () => desk.list());
  handle(app, review.decideReview, ({ user, params, body }) => desk.decide(user, params.id, body));
  handle(app, enquiry.packageEnquiries, ({ params, user }) => enquiries.shown(params.id, user));
  handle(app, enquiry.askOperator, ({ user, params, body }) => enquiries.ask(user, params.id, body));
  handle(app, enquiry.operatorEnquiries, ({ user, query }) => enquiries.ofOperator(user.operatorId, query.state));
  handle(app, enquiry.answerEnquiry, ({ user, params, body }) => enquiries.answer(user, params.id, body.answer));
  handle(app, enquiry.hideEnquiry, ({ user, params, body }) => enquiries.hide(user, params.id, body.reason));
}
