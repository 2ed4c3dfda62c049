/** The form of standard terms as texts, and back to what the server takes. */
import type { RouteArgs, RouteResult } from "#contract/route.ts";
import type { changeStandardTerms, getStandardTerms } from "#contract/standard-terms.ts";
import { fromMajor } from "#domain/money.ts";
import type { Terms } from "#domain/packages/package.ts";
import { GATEWAY_TYPES } from "#domain/payment-method.ts";

export type StandardTerms = RouteResult<typeof getStandardTerms>;
type TermsBody = RouteArgs<typeof changeStandardTerms>["body"]["terms"];

export interface TypedStep {
  readonly days: string;
  readonly percent: string;
}

export function termsFormOf({ terms: { approval, cancellation, changeDays, payment, taking } }: StandardTerms) {
  const deposit = payment?.deposit;
  const value = deposit?.kind === "percent" ? deposit.percent : Number(deposit?.amount.amount ?? 20);
  return {
    approval,
    changeDays: changeDays === undefined ? "" : String(changeDays),
    steps: cancellation.map(
      ({ daysBefore, refundPercent }): TypedStep => ({
        days: String(daysBefore),
        percent: String(refundPercent),
      }),
    ),
    deposit: deposit?.kind ?? ("whole" as const),
    depositValue: String(value),
    balanceDays: String(payment?.balanceDays ?? 60),
    instalments: String(payment?.instalments ?? 1),
    graceDays: String(payment?.graceDays ?? 7),
    accepts: taking?.accepts ?? GATEWAY_TYPES,
    minimum: Number(taking?.minimum.amount ?? 0) === 0 ? "" : String(Number(taking?.minimum.amount)),
  };
}

export type TermsForm = ReturnType<typeof termsFormOf>;

/** Null while a number or every kind of method is missing; the limits are the form's fields' and the server's. */
export function termsBody(form: TermsForm): TermsBody | null {
  const needed = form.steps.flatMap(({ days, percent }) => [days, percent]);
  if (form.deposit !== "whole") needed.push(form.depositValue, form.balanceDays, form.instalments, form.graceDays);
  if (needed.some((text) => text === "" || !Number.isFinite(Number(text)))) return null;
  if (form.accepts.length === 0 || !Number.isFinite(Number(form.minimum))) return null;
  return {
    approval: form.approval,
    cancellation: form.steps.map(({ days, percent }) => ({ daysBefore: Number(days), refundPercent: Number(percent) })),
    ...(form.changeDays !== "" && { changeDays: Number(form.changeDays) }),
    payment: paymentOf(form),
    taking: { accepts: [...form.accepts], minimum: Number(form.minimum) },
  };
}

function paymentOf({ deposit, depositValue, balanceDays, instalments, graceDays }: TermsForm): TermsBody["payment"] {
  if (deposit === "whole") return null;
  const value = Number(depositValue);
  return {
    deposit: deposit === "percent" ? { kind: deposit, percent: value } : { kind: deposit, amount: value },
    balanceDays: Number(balanceDays),
    instalments: Number(instalments),
    graceDays: Number(graceDays),
  };
}

/** As the rules of refunds and payments take them. */
export function termsOf({ payment, taking: _taking, ...terms }: TermsBody): Terms {
  if (!payment) return terms;
  const { deposit } = payment;
  const secured =
    deposit.kind === "percent" ? deposit : { kind: deposit.kind, amountMinor: fromMajor(deposit.amount) ?? 0 };
  return { ...terms, payment: { ...payment, deposit: secured } };
}
