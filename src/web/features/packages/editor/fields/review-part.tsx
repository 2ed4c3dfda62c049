/** The last part: what is still missing, each leading to its field, the fee, and publishing. */
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMayPublish } from "#web/lib/session/may-publish.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FormField } from "../form/parts.ts";
import { useStanding } from "../queries.ts";
import type { EditorState } from "../use-editor.ts";
import { useProblemSentence } from "./fields.tsx";

interface ReviewPartProps {
  editor: EditorState;
  onField: (field: FormField) => void;
}

export function ReviewPart({ editor, onField }: ReviewPartProps) {
  const t = useTranslations("offers");
  const { licenceVerified, businessStopped } = useSignedIn();
  const mayPublish = useMayPublish();
  const { problems, base, save } = editor;
  const isListed = base?.status === "listed";
  return (
    <div className="grid gap-5">
      <Missing editor={editor} onField={onField} />
      {businessStopped && <Banner tone="wait">{t("review.stopped")}</Banner>}
      {!licenceVerified && !businessStopped && <Banner tone="wait">{t("review.licence")}</Banner>}
      {base && !isListed && <Fee packageId={base.id} />}
      {!isListed && (
        <div>
          <Button
            size="lg"
            disabled={problems.length > 0 || !mayPublish}
            pending={save.isPending}
            pendingLabel={t("editor.saving")}
            onClick={() => editor.store(true)}
          >
            {t("review.publish")}
          </Button>
          <p className="mt-2 text-sm text-muted">{t("review.publishText")}</p>
        </div>
      )}
    </div>
  );
}

function Missing({ editor, onField }: ReviewPartProps) {
  const t = useTranslations("offers");
  const sentence = useProblemSentence();
  if (editor.problems.length === 0) {
    return (
      <p className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-6 text-ok" />
        {t("review.complete")}
      </p>
    );
  }
  return (
    <section>
      <h3 className="mb-3 text-lg">{t("review.open", { count: editor.problems.length })}</h3>
      <ul className="grid gap-2">
        {editor.problems.map((problem) => (
          <li key={`${problem.field} ${problem.key}`}>
            <button
              type="button"
              onClick={() => onField(problem.field)}
              className="flex min-h-11 w-full items-start gap-3 rounded-md border border-line px-4 py-2.5 text-start text-sm hover:border-brand hover:bg-brand-soft"
            >
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wait" />
              <span>
                <strong>{t(`form.${problem.field}`)}:</strong> {sentence(problem)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fee({ packageId }: { packageId: string }) {
  const t = useTranslations("offers");
  const { percent } = useFormats();
  const { data } = useStanding(packageId);
  if (!data) return null;
  const fee = data.serviceFeePercent;
  return <Banner>{fee === 0 ? t("review.noFee") : t("review.fee", { percent: percent(fee) })}</Banner>;
}
