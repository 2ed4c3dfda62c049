/** The calls of src/contract/papers.ts, each handed to the service. */
import * as contract from "#contract/papers.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PaperService } from "./service.ts";

export function paperRoutes(app: App, papers: PaperService): void {
  handle(app, contract.getTicket, ({ user, locale, params: { id }, query }) =>
    papers.ticket({ user, locale, id }, query.traveller),
  );
  handle(app, contract.getReceipt, ({ user, locale, params: { id }, query: { timeZone } }) =>
    papers.receipt({ user, locale, id, timeZone }),
  );
  handle(app, contract.getConfirmation, ({ user, locale, params: { id } }) =>
    papers.confirmation({ user, locale, id }),
  );
  handle(app, contract.getCalendar, ({ user, locale, params: { id }, query }) =>
    papers.calendar({ user, locale, id }, query.timeZone),
  );
  handle(app, contract.verifyTicket, ({ query, reply }) => {
    // True at this moment only.
    reply.header("cache-control", "no-store");
    return papers.verify(query.code);
  });
}
