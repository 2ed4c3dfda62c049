/** The way from a rule to its place on the page. */
import { ScanSearch } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/actions/button.tsx";
import type { NumberedCheck } from "./check-numbers.ts";

interface ShowPlaceProps {
  check: NumberedCheck;
  selected: number | null;
  onSelect: (check: NumberedCheck) => void;
}

export function ShowPlace({ check, selected, onSelect }: ShowPlaceProps) {
  const t = useTranslations("documents");
  if (!check.box) return null;
  return (
    <Button
      variant="quiet"
      className="mt-2 -ms-4"
      aria-pressed={check.number === selected}
      icon={<ScanSearch aria-hidden="true" className="size-5" />}
      onClick={() => onSelect(check)}
    >
      {t("verdict.showPlace")}
    </Button>
  );
}
