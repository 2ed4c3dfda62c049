/** The calls of src/contract/problems.ts, each handed to the service. */
import * as contract from "#contract/problems.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { ProblemPictures, ProblemService } from "./service.ts";

export function problemRoutes(app: App, problems: ProblemService, pictures: ProblemPictures): void {
  handle(app, contract.raiseProblem, ({ user, params, body }) => problems.raise(user, params.id, body));
  handle(app, contract.addProblemPicture, ({ user, params, upload }) => pictures.add(user, params.id, upload.bytes));
  handle(app, contract.removeProblemPicture, ({ user, params }) => pictures.remove(user, params.id));
  handle(app, contract.problemPicture, ({ user, params }) => pictures.read(user, params.id));
  handle(app, contract.bookingProblems, ({ user, params }) => problems.ofBooking(user, params.id));
  handle(app, contract.answerProblem, ({ user, params, body }) => problems.answer(user, params.id, body.words));
  handle(app, contract.escalateProblem, ({ user, params, body }) => problems.escalate(user, params.id, body.words));
  handle(app, contract.settleProblem, ({ user, params }) => problems.settle(user, params.id));
  handle(app, contract.operatorProblems, ({ user }) => problems.ofOperator(user.operatorId));
  handle(app, contract.staffProblems, () => problems.withStaff());
  handle(app, contract.decideProblem, ({ user, params, body }) => problems.decide(user, params.id, body));
}
