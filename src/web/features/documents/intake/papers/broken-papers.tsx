/** Files that could not be taken or read, each with its reason; the others go on. */
import { useTranslations } from "use-intl";
import type { IntakePaper } from "#contract/intake.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import type { RefusedUpload } from "../sending/use-hand-in.ts";
import { PaperRow } from "./paper-row.tsx";
import { RemovePaper } from "./remove-paper.tsx";

interface BrokenPapersProps {
  broken: readonly IntakePaper[];
  refused: readonly RefusedUpload[];
  onForget: (key: string) => void;
}

export function BrokenPapers({ broken, refused, onForget }: BrokenPapersProps) {
  const t = useTranslations("intake");
  const count = broken.length + refused.length;
  if (count === 0) return null;
  return (
    <Card title={t("broken.title", { count })}>
      <ul className="grid gap-4">
        {broken.map((paper) => (
          <li key={paper.id}>
            <PaperRow paper={paper} title={paper.problem} end={<RemovePaper paper={paper} />} />
          </li>
        ))}
        {refused.map(({ key, name, reason }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold">{reason ?? t("broken.tooLarge")}</p>
              <p className="truncate text-sm text-muted">
                <Latin>{name}</Latin>
              </p>
            </div>
            <Button variant="quiet" aria-label={t("removeOf", { name })} onClick={() => onForget(key)}>
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
