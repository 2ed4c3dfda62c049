/** What the pilgrim can do now, the slowest first, with one button each. */
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/surfaces/card.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { DocumentIcon } from "./document-icon.tsx";
import { type Slot, toPutRight } from "./document-state.ts";
import { usePlaces } from "./use-places.ts";

export function PutRightCard({ slots }: { slots: readonly Slot[] }) {
  const t = useTranslations("documents");
  const open = toPutRight(slots);
  if (open.length === 0) {
    return (
      <Card className="grid content-center justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden="true" className="size-14 text-ok" />
        <h2 className="text-xl">{t("status.nothingToDo")}</h2>
        <p className="text-muted">{t("status.nothingToDoText")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("status.putRight", { count: open.length })}>
      <ul className="grid divide-y divide-line">
        {open.map((slot) => (
          <PutRightRow key={slot.type} slot={slot} />
        ))}
      </ul>
    </Card>
  );
}

function PutRightRow({ slot: { type, state, document } }: { slot: Slot }) {
  const { uploadPath, verdictPath } = usePlaces();
  const t = useTranslations("documents");
  const word = t(`types.${type}`);
  const [issue] = document?.aiAnalysis?.issues ?? [];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-full",
          state === "rejected" ? "bg-bad-soft text-bad" : "bg-sunken text-muted",
        )}
      >
        <DocumentIcon type={type} className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{word}</span>
        <span className="block text-sm text-muted">{issue ?? t("status.missing")}</span>
      </span>
      <ButtonLink to={document ? verdictPath(document.id) : uploadPath(type)} variant="outline">
        <span aria-hidden="true">{t(document ? "status.seeWhy" : "status.upload")}</span>
        <VisuallyHidden>{t(document ? "status.seeWhyFor" : "status.uploadFor", { type: word })}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
