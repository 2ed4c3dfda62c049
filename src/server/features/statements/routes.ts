/** The calls of src/contract/statements.ts, each handed to the service. */
import * as contract from "#contract/statements.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { StatementService } from "./service.ts";

export function statementRoutes(app: App, statements: StatementService): void {
  handle(app, contract.listStatements, ({ user }) => statements.list(user.operatorId));
  handle(app, contract.statementMovements, ({ user, params, query }) =>
    statements.movements({ operatorId: user.operatorId, ...params, ...query }),
  );
  handle(app, contract.statementFile, ({ user, params, query: { currency, format }, locale }) =>
    statements.file({ operatorId: user.operatorId, month: params.month, currency }, format, locale),
  );
}
