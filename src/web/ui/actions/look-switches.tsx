/** How pages look: the size of text, plain mode, light or dark; all act at once, on this device. */
import { useTranslations } from "use-intl";
import { LOOKS } from "#domain/looks.ts";
import { changeLook } from "../../lib/device/looks.ts";
import { useLook } from "../../lib/device/use-look.ts";
import { Checkbox } from "../forms/choice.tsx";
import { useFormats } from "../text/use-formats.ts";
import { SegmentedControl } from "./segmented-control.tsx";

export function LookSwitches() {
  return (
    <div className="grid gap-4">
      <TextSizeSwitch />
      <PlainSwitch />
      <ThemeSwitch />
    </div>
  );
}

function TextSizeSwitch() {
  const t = useTranslations("looks");
  const { percent } = useFormats();
  return (
    <SegmentedControl
      label={t("text")}
      block
      value={useLook("text")}
      options={LOOKS.text.map((value) => ({ value, label: percent(Number(value)) }))}
      onChange={(choice) => changeLook("text", choice)}
    />
  );
}

function PlainSwitch() {
  const t = useTranslations("looks");
  return (
    <Checkbox
      label={t("plain.label")}
      hint={t("plain.hint")}
      checked={useLook("plain") === "on"}
      onChange={({ target }) => changeLook("plain", target.checked ? "on" : "off")}
    />
  );
}

function ThemeSwitch() {
  const t = useTranslations("looks");
  return (
    <SegmentedControl
      label={t("theme.label")}
      block
      value={useLook("theme")}
      options={LOOKS.theme.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(choice) => changeLook("theme", choice)}
    />
  );
}
