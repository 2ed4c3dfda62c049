/** Changes in percent with their sign in place, whichever way the text around them runs. */
import { useFormats } from "#web/ui/text/use-formats.ts";

/** `value` is 0–100; its sign says whether it is more or less. */
export function useChange(): (value: number) => string {
  const { percent } = useFormats();
  return (value) => {
    const tenths = Math.round(value * 10);
    const sign = tenths === 0 ? "" : tenths > 0 ? "+" : "−";
    return `\u2066${sign}${percent(Math.abs(tenths) / 10, 1)}\u2069`;
  };
}
