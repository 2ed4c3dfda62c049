/** Changes between the groups of somebody who is in several. */
import { useTranslations } from "use-intl";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import type { FamilyGroup } from "../queries.ts";

interface GroupSwitchProps {
  groups: readonly FamilyGroup[];
  value: string;
  onChange: (id: string) => void;
}

export function GroupSwitch({ groups, value, onChange }: GroupSwitchProps) {
  const t = useTranslations("family");
  return (
    <div className="fading-edges mb-5 overflow-x-auto">
      <SegmentedControl
        label={t("switch")}
        value={value}
        onChange={onChange}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
