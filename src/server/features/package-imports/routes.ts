/** The calls of package imports. */
import * as contract from "#contract/package-imports.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PackageImportService } from "./service.ts";

export function packageImportRoutes(app: App, imports: PackageImportService): void {
  handle(app, contract.importPackages, ({ user, upload, locale }) =>
    imports.run({ agent: user, bytes: upload.bytes, fields: upload.fields, locale }),
  );
  handle(app, contract.rowsToMend, ({ user, upload, locale }) =>
    imports.toMend({ agent: user, bytes: upload.bytes, fields: upload.fields, locale }),
  );
  handle(app, contract.importTemplate, ({ query, locale }) => imports.template(query.format, locale));
  handle(app, contract.importProgress, ({ user, params }) => imports.progress(user.operatorId, params.importId));
}
