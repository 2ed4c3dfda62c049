/** The calls about documents. */
import * as contract from "#contract/documents.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { DocumentService } from "./service.ts";

export function documentRoutes(app: App, documents: DocumentService): void {
  handle(app, contract.uploadDocument, async ({ user, locale, upload }) =>
    documents.upload({ id: user.id, locale }, { ...upload.fields, fileName: upload.fileName, bytes: upload.bytes }),
  );

  handle(app, contract.listMyDocuments, async ({ user, locale }) => documents.listOwn({ id: user.id, locale }));

  // An operator travels nowhere: its list is empty.
  handle(app, contract.listDocuments, async ({ user, locale }) => documents.list({ id: user.id, locale }));

  handle(app, contract.getDocument, async ({ user, locale, params }) =>
    documents.get({ id: user.id, locale }, params.id),
  );

  handle(app, contract.getDocumentFile, async ({ user, locale, params, query }) => ({
    ...(await documents.page({ id: user.id, locale }, params.id, query.page)),
    inline: true,
  }));

  handle(app, contract.getNusukPhoto, ({ user, locale, params }) =>
    documents.nusukPhoto({ id: user.id, locale }, params.id),
  );

  handle(app, contract.getNusukPassport, ({ user, locale, params }) =>
    documents.nusukPassport({ id: user.id, locale }, params.id),
  );

  handle(app, contract.confirmName, async ({ user, locale, params }) => {
    await documents.acts.confirmName(user.id, params.id);
    return documents.get({ id: user.id, locale }, params.id);
  });

  handle(app, contract.disputeName, async ({ user, locale, params }) => {
    await documents.acts.disputeName(user.id, params.id);
    return documents.get({ id: user.id, locale }, params.id);
  });

  handle(app, contract.documentHistory, ({ user, params }) => documents.acts.history(user.id, params.id));

  handle(app, contract.verdictRate, () => documents.rate());

  handle(app, contract.deleteDocument, async ({ user, locale, params }) =>
    documents.remove({ id: user.id, locale }, params.id),
  );
}
