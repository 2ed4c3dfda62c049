/** One choice from a list, or none. */
import { useTranslations } from "use-intl";
import { SelectField } from "#web/ui/forms/select-field.tsx";

const ANY = "";

interface PickProps<V extends string | number> {
  label: string;
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onPick: (value: V | undefined) => void;
}

export function Pick<V extends string | number>({ label, value, options, onPick }: PickProps<V>) {
  const t = useTranslations("packages");
  return (
    <SelectField
      label={label}
      value={value ?? ANY}
      options={[
        { value: ANY, label: t("filters.any") },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
      onChange={(event) => onPick(options.find((option) => String(option.value) === event.target.value)?.value)}
    />
  );
}
