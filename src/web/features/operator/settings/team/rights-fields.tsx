/** One box a right, with what it allows. */
import { useTranslations } from "use-intl";
import { OPERATOR_RIGHTS, type OperatorRight } from "#domain/operators/rights.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";

interface RightsFieldsProps {
  rights: readonly OperatorRight[];
  onChange: (rights: OperatorRight[]) => void;
}

export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  const t = useTranslations("business");
  const rightName = useTranslations("operator");
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{t("invite.rights")}</legend>
      {OPERATOR_RIGHTS.map((right) => (
        <Checkbox
          key={right}
          label={rightName(`right.${right}`)}
          hint={t(`rightHint.${right}`)}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(OPERATOR_RIGHTS.filter((one) => (one === right ? target.checked : rights.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
