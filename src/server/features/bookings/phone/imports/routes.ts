/** The calls of imports of passengers. */
import * as contract from "#contract/passenger-imports.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PassengerImports } from "./service.ts";

export function passengerImportRoutes(app: App, imports: PassengerImports): void {
  handle(app, contract.importPassengers, ({ user, upload, locale }) =>
    imports.run({ user, bytes: upload.bytes, fields: upload.fields, locale }),
  );
  handle(app, contract.passengersToMend, ({ user, upload, locale }) =>
    imports.toMend({ user, bytes: upload.bytes, fields: upload.fields, locale }),
  );
  handle(app, contract.passengerTemplate, ({ query, locale }) => imports.template(query.format, locale));
  handle(app, contract.passengerProgress, ({ user, params }) => imports.progress(user.operatorId, params.importId));
  handle(app, contract.listPassengerImports, ({ user }) => imports.list(user.operatorId));
  handle(app, contract.undoPassengerImport, ({ user, params, query }) =>
    imports.undo(user, params.id, query.preview !== undefined),
  );
}
