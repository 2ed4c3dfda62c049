/** Percentages with their sign in place, whichever way the text around them runs. */
import { useFormats } from "#web/ui/text/use-formats.ts";

/** `value` is 0–100. A change says with its sign whether it is more or less. */
export function usePercent() {
  const { number } = useFormats();
  const isolated = (text: string) => `\u2066${text}%\u2069`;
  return {
    percent: (value: number, decimals: number) => isolated(number(value, decimals)),
    change: (value: number) => {
      const tenths = Math.round(value * 10);
      return isolated(`${tenths > 0 ? "+" : ""}${tenths < 0 ? "−" : ""}${number(Math.abs(tenths) / 10, 1)}`);
    },
  };
}
