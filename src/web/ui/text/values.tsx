/** Values that keep their own direction inside a right-to-left sentence. */
import type { ReactNode } from "react";
import { useFormats } from "./use-formats.ts";

/** An amount in major units with its currency. */
export function Money({ amount, currency }: { amount: number | string; currency: string }) {
  return <bdi className="num whitespace-nowrap">{useFormats().money(amount, currency)}</bdi>;
}

/** A calendar day `YYYY-MM-DD`. */
export function FormattedDate({ date }: { date: string }) {
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

/** Latin matter in any sentence: file names, user names, addresses. */
export function Latin({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** A number that is read aloud and copied whole (bookings, passports, licences): it breaks only where no line holds it. */
export function Reference({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="inline-block">
      {children}
    </bdi>
  );
}
