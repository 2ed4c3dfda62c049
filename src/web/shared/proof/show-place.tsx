/** The way from a rule to its place on the page; on a narrow screen the place comes to the rule. */
import { ScanSearch } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/actions/button.tsx";
import type { NumberedCheck } from "./check-numbers.ts";
import { PageCrop } from "./page-crop.tsx";
import type { Scan } from "./use-scan.ts";

export function ShowPlace({ check, scan }: { check: NumberedCheck; scan: Scan | null }) {
  const t = useTranslations("documents");
  if (!check.box || !scan) return null;
  const isChosen = check.number === scan.selected;
  return (
    <>
      <Button
        variant="quiet"
        className="mt-2"
        aria-pressed={isChosen}
        icon={<ScanSearch aria-hidden="true" className="size-5" />}
        onClick={() => scan.select(check.number)}
      >
        {t("verdict.showPlace")}
      </Button>
      {isChosen && scan.asked && scan.chosen && scan.picture && (
        <div className="mt-2 lg:hidden">
          <PageCrop picture={scan.picture} check={check} page={scan.page} />
        </div>
      )}
    </>
  );
}
