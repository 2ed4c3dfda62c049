/** Why what was just asked for has not been done. */
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Banner } from "../surfaces/banner.tsx";

interface RefusalProps {
  /** Null: nothing is shown. */
  error: Error | null;
  className?: string;
}

export function Refusal({ error, className = "" }: RefusalProps) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner tone="bad" role="alert" className={className}>
      {errorText(error)}
    </Banner>
  );
}
