/** The figures that the payer moves, and the plan that the server works out of them. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { Currency } from "#domain/money.ts";
import type { MethodType } from "#domain/payments/method.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import { routeQuery } from "#web/lib/queries.ts";

export interface PlannedMethod {
  readonly id: string;
  readonly type: MethodType;
  readonly currency: Currency;
  readonly limit: number;
  /** Null: those usual for its type. */
  readonly fees: PaymentMethod["fees"];
}

export interface Figures {
  readonly total: number;
  readonly currencies: readonly Currency[];
  readonly methods: readonly PlannedMethod[];
  readonly people: number;
  readonly isWallet: boolean;
  readonly section75: boolean;
  readonly fewestCharges: boolean;
  /** The demonstration's package, priced by its operator in three currencies. */
  readonly isExample: boolean;
}

/** SPEC §9. */
const START_TOTAL = 34_000;
export const MOST_PEOPLE = 8;
const START_PEOPLE = 5;
const START_CURRENCIES = ["GBP", "SAR", "USD"] as const;
const SAMPLE: readonly PlannedMethod[] = [
  { id: "visa", type: "visa", currency: "GBP", limit: 15_000, fees: null },
  { id: "mastercard", type: "mastercard", currency: "GBP", limit: 20_000, fees: null },
];
/** Between the last move of a slider and the question. */
const PAUSE_MS = 150;

/** The payer's own methods in their order; SPEC's two samples where there are none yet. */
export function startOf(own: readonly PaymentMethod[], isDemo: boolean): Figures {
  const described = own.map(({ id, type, limit, fees }) => {
    return { id, type, currency: limit.currency, limit: Number(limit.amount), fees };
  });
  const methods = described.length > 0 ? described : isDemo ? exampleMethods() : SAMPLE;
  return {
    ...{ total: START_TOTAL, currencies: START_CURRENCIES, people: START_PEOPLE, methods },
    ...{ isWallet: false, section75: false, fewestCharges: false, isExample: isDemo },
  };
}

function exampleMethods(): PlannedMethod[] {
  const none = { fixedFee: "0.00", minimum: "0.00", cashbackPercent: 0, cashbackCap: "0.00" };
  return EXAMPLE_PROBLEM.methods.map(({ id, type, currency, limitMinor, fees }) => {
    const percents = { spreadPercent: fees.spreadPpm / 10_000, foreignPercent: fees.foreignFeePpm / 10_000 };
    return { id, type, currency, limit: limitMinor / 100, fees: { ...none, ...percents } };
  });
}

export function requestOf(figures: Figures, nameOf: (number: number) => string): OptimizeRequest {
  const { total, currencies, methods, people, isWallet, section75, fewestCharges, isExample } = figures;
  return {
    totalAmount: total,
    currencies: [...currencies],
    paymentMethods: methods.map(({ id, type, currency, limit, fees }) => ({ id, type, currency, limit, fees })),
    familyMembers: people,
    members: Array.from({ length: people }, (_, at) => ({ name: nameOf(at + 1), weight: 1, cap: null })),
    target: isWallet ? "wallet" : "operator",
    wishes: { section75, fewestCharges },
    ...(isExample && !isWallet ? { example: true } : {}),
  };
}

/** `nameOf` calls people by their number. Asked again a moment after the last change; until then the plan before stays in sight. */
export function usePlan(figures: Figures, nameOf: (number: number) => string) {
  const settled = useSettled(useDeferredValue(figures));
  const body = requestOf(settled, nameOf);
  return useQuery({
    ...routeQuery(optimizePayment, { body }),
    queryKey: [optimizePayment.path, body],
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
