/** The calls of the payment centre, each handed to the service. */
import { fxRates, optimizePayment } from "#contract/payment-centre.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import * as past from "#contract/payment-history.ts";
import * as methods from "#contract/payment-methods.ts";
import * as plans from "#contract/payment-plans.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PaymentService } from "./service.ts";

export function paymentRoutes(app: App, payments: PaymentService): void {
  methodRoutes(app, payments.methods);
  planRoutes(app, payments.plans);
  handle(app, fxRates, () => payments.optimiser.rates());
  handle(app, optimizePayment, ({ user, body, locale }) => payments.optimiser.optimise(body, user, locale));
  handle(app, plannableBookings, ({ user }) => payments.dues(user.id));
  handle(app, past.paymentHistory, ({ user }) => payments.history.list(user.id));
  handle(app, past.paymentHistoryFile, ({ user, query, locale }) =>
    payments.history.file(user.id, query.format, locale),
  );
}

function methodRoutes(app: App, own: PaymentService["methods"]): void {
  handle(app, methods.listPaymentMethods, ({ user }) => own.list(user.id));
  handle(app, methods.addPaymentMethod, ({ user, body }) => own.add(user.id, body));
  handle(app, methods.orderPaymentMethods, ({ user, body }) => own.order(user.id, body.ids));
  handle(app, methods.changePaymentMethod, ({ user, params, body }) => own.change(user.id, params.id, body));
  handle(app, methods.removePaymentMethod, ({ user, params }) => own.remove(user.id, params.id));
}

function planRoutes(app: App, saved: PaymentService["plans"]): void {
  handle(app, plans.listPaymentPlans, ({ user }) => saved.list(user.id));
  handle(app, plans.savePaymentPlan, ({ user, body }) => saved.save(user, body));
  handle(app, plans.saveBestPlan, ({ user, body }) => saved.saveCheapest(user, body));
  handle(app, plans.removePaymentPlan, ({ user, params }) => saved.remove(user.id, params.id));
  handle(app, plans.checkOffStep, ({ user, params, body }) => saved.checkOff(user.id, params, body.done));
  handle(app, plans.payStep, ({ user, params, body, headers }) =>
    saved.pay(user.id, params, { ...body, idempotencyKey: headers["idempotency-key"] ?? null }),
  );
  handle(app, plans.withdrawStep, ({ user, params }) => saved.withdraw(user.id, params));
  handle(app, plans.askMembers, ({ user, params }) => saved.ask(user, params.id));
  handle(app, plans.planCalendar, ({ user, params, locale }) => saved.calendar(user.id, params.id, locale));
}
