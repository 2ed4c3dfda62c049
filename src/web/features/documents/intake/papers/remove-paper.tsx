/** Takes a paper that is not filed away for good. */
import { useTranslations } from "use-intl";
import type { IntakePaper } from "#contract/intake.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useTakeBack } from "../queries.ts";

export function RemovePaper({ paper: { id, fileName } }: { paper: Pick<IntakePaper, "id" | "fileName"> }) {
  const t = useTranslations("intake");
  const { mutate, isPending } = useTakeBack();
  return (
    <Button
      variant="quiet"
      pending={isPending}
      aria-label={t("removeOf", { name: fileName })}
      onClick={() => mutate({ params: { id } })}
    >
      {t("remove")}
    </Button>
  );
}
