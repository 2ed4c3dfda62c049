/** Values that keep their own direction inside a right-to-left sentence. */
import type { ReactNode } from "react";
import { useFormats } from "./use-formats.ts";

/** An amount in major units with its currency. */
export function Money({ amount, currency }: { amount: number | string; currency: string }) {
  return <bdi className="num whitespace-nowrap">{useFormats().money(amount, currency)}</bdi>;
}

/** A calendar day `YYYY-MM-DD`. */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      <bdi>{useFormats().date(date)}</bdi>
    </time>
  );
}

/** An instant in the reader's zone. */
export function MomentText({ instant }: { instant: string }) {
  return (
    <time dateTime={instant}>
      <bdi>{useFormats().dateTime(instant)}</bdi>
    </time>
  );
}

/** Latin matter in any sentence: passport numbers, file names, user names. */
export function Latin({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
