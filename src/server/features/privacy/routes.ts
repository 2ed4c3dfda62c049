/** The calls about one's own data. */
import { listConsents, listDocumentViews, withdrawConsent } from "#contract/own-records.ts";
import * as contract from "#contract/privacy.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { clearSessionCookie } from "#server/platform/http/session.ts";
import type { PrivacyService } from "./service.ts";

export function privacyRoutes(app: App, { data, erasure, ask, records }: PrivacyService): void {
  handle(app, listConsents, ({ user }) => records.consents(user.id));
  handle(app, withdrawConsent, ({ user, params }) => records.withdraw(user, params.id));
  handle(app, listDocumentViews, ({ user }) => records.views(user.id));
  handle(app, contract.exportOwnData, ({ user, query }) => data.file(user, query.form));
  handle(app, contract.erasurePreview, ({ user }) => erasure.preview(user.id));
  handle(app, contract.eraseAccount, async ({ user, body, reply }) => {
    await erasure.erase(user, body.password);
    clearSessionCookie(reply);
  });
  handle(app, contract.askForRight, ({ user, body, request }) => ask(user, request.network, body));
}
