/** A worked-out plan of a booking in steps of which everybody pays their own part. */
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { divide } from "#domain/households/shares.ts";
import { fromMajor, toDecimal } from "#domain/money.ts";
import { partsByAmount, type SplitPerson } from "../people/people-model.ts";
import type { PlannedMethod } from "./figures/figures.ts";

interface Paying {
  readonly people: readonly SplitPerson[];
  readonly methods: readonly PlannedMethod[];
}

/**
 * In the order of the charges, which are all in the booking's currency and each have a day; over all of them each person
 * pays exactly their share. A method is named in the steps of its owner alone.
 */
export function partSteps({ plan, shares }: Pick<OptimizeAnswer, "plan" | "shares">, { people, methods }: Paying) {
  const amounts = plan.map(({ amount }) => minorOf(amount));
  const whole = amounts.reduce((sum, minor) => sum + minor, 0);
  const borne = divide(
    whole,
    shares.map(({ payable }) => minorOf(payable)),
  );
  const rows = partsByAmount(amounts, borne);
  return plan.flatMap(({ dueOn, currency, methodIndex }, at) =>
    people.flatMap(({ key, memberId, hasAccount, name }, i) => {
      const minor = rows[at]?.[i] ?? 0;
      if (minor === 0 || dueOn === null) return [];
      const method = methods[methodIndex];
      const isOwner = key === (method?.owner ?? people[0]?.key);
      return [
        {
          ...{ dueOn, memberId },
          ...(hasAccount ? {} : { payerName: name }),
          methodId: method?.isOwn && isOwner ? method.id : null,
          amount: { amount: toDecimal(minor), currency },
        },
      ];
    }),
  );
}

function minorOf(major: number): number {
  return fromMajor(major) ?? 0;
}
