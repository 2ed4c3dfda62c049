/** The calls of the payment centre, each handed to the service. */
import * as methods from "#contract/payment-methods.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PaymentService } from "./service.ts";

export function paymentRoutes(app: App, payments: PaymentService): void {
  methodRoutes(app, payments.methods);
}

function methodRoutes(app: App, own: PaymentService["methods"]): void {
  handle(app, methods.listPaymentMethods, ({ user }) => own.list(user.id));
  handle(app, methods.addPaymentMethod, ({ user, body }) => own.add(user.id, body));
  handle(app, methods.orderPaymentMethods, ({ user, body }) => own.order(user.id, body.ids));
  handle(app, methods.changePaymentMethod, ({ user, params, body }) => own.change(user.id, params.id, body));
  handle(app, methods.removePaymentMethod, ({ user, params }) => own.remove(user.id, params.id));
}
