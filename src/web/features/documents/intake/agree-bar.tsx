/** One tap for everything that is clear; it stays in sight above the phone's bar. */
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/actions/button.tsx";
import { Refusal } from "../../../ui/feedback/refusal.tsx";
import { agreedOf, type PersonPapers } from "./intake-model.ts";
import type { useAgree } from "./queries.ts";

interface AgreeBarProps {
  /** Of whom nothing is asked any more. */
  people: readonly PersonPapers[];
  agree: ReturnType<typeof useAgree>;
}

export function AgreeBar({ people, agree: { mutate, isPending, error } }: AgreeBarProps) {
  const t = useTranslations("intake");
  const { newcomers, papers } = agreedOf(people);
  if (papers.length === 0) return <Refusal error={error} />;
  return (
    <div className="sticky bottom-18 z-10 grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-card md:bottom-4">
      <Refusal error={error} />
      <Button size="lg" block pending={isPending} onClick={() => mutate({ body: { newcomers, papers } })}>
        {t("agree.all", { papers: papers.length })}
      </Button>
      {newcomers.length > 0 && (
        <p className="text-center text-sm text-muted">{t("agree.adds", { people: newcomers.length })}</p>
      )}
    </div>
  );
}
