/** Takes the form's place when the message has been received. */
import { CircleCheck } from "lucide-react";
import { LOOK } from "../../frame/look.ts";
import type { PublicWords } from "../../words.ts";

export function Receipt({ words: { contact: t } }: { words: PublicWords }) {
  return (
    <div role="status">
      <div data-receipt="" hidden>
        <h3 tabIndex={-1} className="flex items-center gap-3 text-2xl">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-ok" />
          {t("form.sentTitle")}
        </h3>
        <p data-sent={t.raw("form.sentText")} className="mt-4 text-lg" />
        <p className="mt-3 text-muted">{t("form.sentHint")}</p>
        <button type="button" data-another="" className={`${LOOK.outline} mt-6`}>
          {t("form.another")}
        </button>
      </div>
    </div>
  );
}
