/** The form of standard terms as texts, and back to what the server takes. */
import type { RouteArgs, RouteResult } from "#contract/route.ts";
import type { changeStandardTerms, getStandardTerms } from "#contract/standard-terms.ts";
import { fromMajor } from "#domain/money.ts";
import type { Terms } from "#domain/packages/package.ts";
import { GATEWAY_TYPES } from "#domain/payment-method.ts";
import { typedNumber, typedWhole } from "#domain/typed-number.ts";

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
  const cancellation = form.steps.flatMap(({ days, percent }) => {
    const [daysBefore, refundPercent] = [typedWhole(days), typedWhole(percent)];
    return daysBefore === null || refundPercent === null ? [] : [{ daysBefore, refundPercent }];
  });
  const changeDays = typedWhole(form.changeDays || "0");
  const minimum = typedNumber(form.minimum || "0");
  const payment = form.deposit === "whole" ? null : paymentOf(form);
  if (cancellation.length < form.steps.length || changeDays === null || payment === undefined) return null;
  if (form.accepts.length === 0 || minimum === null) return null;
  return {
    approval: form.approval,
    cancellation,
    ...(form.changeDays !== "" && { changeDays }),
    payment,
    taking: { accepts: [...form.accepts], minimum },
  };
}

/** Undefined while a number is missing. */
function paymentOf({ deposit, ...typed }: TermsForm): NonNullable<TermsBody["payment"]> | undefined {
  const value = deposit === "percent" ? typedWhole(typed.depositValue) : typedNumber(typed.depositValue);
  const balanceDays = typedWhole(typed.balanceDays);
  const instalments = typedWhole(typed.instalments);
  const graceDays = typedWhole(typed.graceDays);
  if (value === null || balanceDays === null || instalments === null || graceDays === null) return undefined;
  return {
    deposit: deposit === "percent" ? { kind: deposit, percent: value } : { kind: "per_person", amount: value },
    ...{ balanceDays, instalments, graceDays },
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
