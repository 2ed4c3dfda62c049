/** The method and the school of Asr. */
import { useTranslations } from "use-intl";
import { isMethod, PRAYER_METHODS } from "#domain/prayer/methods.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { ASR, type PrayerChoice, usualMethod } from "./prayer-choice.ts";

interface MethodFieldsProps {
  choice: PrayerChoice;
  onChange: (changes: Partial<PrayerChoice>) => void;
}

export function MethodFields({ choice, onChange }: MethodFieldsProps) {
  const t = useTranslations("prayerPage");
  const prayer = useTranslations("prayer");
  const usual = prayer(`methods.${usualMethod(choice.place)}`);
  const asrWords = {
    usual: t("settings.asrUsual"),
    standard: t("settings.asrStandard"),
    hanafi: t("settings.asrHanafi"),
  };
  return (
    <>
      <SelectField
        label={t("settings.method")}
        value={choice.method ?? ""}
        onChange={({ target }) => onChange({ method: isMethod(target.value) ? target.value : null })}
        options={[
          { value: "", label: t("settings.auto", { method: usual }) },
          ...PRAYER_METHODS.map((method) => ({ value: method, label: prayer(`methods.${method}`) })),
        ]}
      />
      <SelectField
        label={t("settings.asr")}
        value={choice.asr}
        onChange={({ target }) => onChange({ asr: ASR.find((one) => one === target.value) ?? "usual" })}
        options={ASR.map((asr) => ({ value: asr, label: asrWords[asr] }))}
      />
    </>
  );
}
