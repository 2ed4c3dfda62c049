/** The calls of the contact form and its inbox. */
import * as contract from "#contract/contact.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { ContactService } from "./service.ts";

export function contactRoutes(app: App, contact: ContactService): void {
  handle(app, contract.openContactForm, () => contact.open());
  handle(app, contract.sendContactForm, ({ user, locale, request, body }) =>
    contact.send({ user, locale, network: request.network }, body),
  );
  handle(app, contract.contactInbox, ({ query }) => contact.desk.inbox(query.state));
  handle(app, contract.answerContact, ({ user, params, body }) => contact.desk.answer(user, params.id, body.answer));
  handle(app, contract.closeAsSpam, ({ user, params }) => contact.desk.closeAsSpam(user, params.id));
  handle(app, contract.reopenMessage, ({ user, params }) => contact.desk.reopen(user, params.id));
}
