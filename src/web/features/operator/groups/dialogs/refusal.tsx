/** Why a change was not made; a household that would be divided may be, once that is said. */
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface RefusalProps {
  error: Error | null;
  isDivided: boolean;
  onDivide: (isDivided: boolean) => void;
}

export function GroupRefusal({ error, isDivided, onDivide }: RefusalProps) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  if (!error) return null;
  const divides = error instanceof ApiError && error.code === "household_divided";
  return (
    <div className="grid gap-2">
      <Banner tone={divides ? "wait" : "bad"} role="alert">
        {errorText(error)}
      </Banner>
      {divides && (
        <Checkbox label={t("form.divide")} checked={isDivided} onChange={({ target }) => onDivide(target.checked)} />
      )}
    </div>
  );
}
